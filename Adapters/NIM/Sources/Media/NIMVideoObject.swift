public import Foundation
internal import Parlance

/// A film.
open class NIMVideoObject: NSObject, NIMMessageObject, MediaObject {
  /// The message it belongs to.
  open weak var message: NIMMessage?
  /// What is known of it.
  final let file: MediaFile

  /// A film on the disk; it has to stay there until it is sent.
  ///
  /// - parameter sourcePath: Its path. Sending it fails with local error `invalidMedia` if there is no such file or it is
  ///   empty, `ioError` if it cannot be read.
  public convenience init(sourcePath: String) { self.init(MediaFile(.video, path: sourcePath)) }

  /// A film in memory.
  ///
  /// - parameter data: The bytes of its file.
  /// - parameter extension: The ending that its file would have, as `mp4`.
  public convenience init(data: Data, extension: String) {
    self.init(MediaFile(.video, data: data, extension: `extension`))
  }

  /// A film on the disk.
  ///
  /// - parameter scene: How long the server keeps it: a key of `NIMSDK.sceneDict`. Sending it fails with local error
  ///   `sceneUnregistered` for one that is not there.
  public convenience init(sourcePath: String, scene: String) {
    self.init(MediaFile(.video, path: sourcePath, scene: scene))
  }

  /// A film in memory.
  ///
  /// - parameter scene: A key of `NIMSDK.sceneDict`.
  public convenience init(data: Data, extension: String, scene: String) {
    self.init(MediaFile(.video, data: data, extension: `extension`, scene: scene))
  }

  /// A film that is known already.
  init(_ file: MediaFile) { self.file = file }

  /// Has the film sent as what was uploaded before, instead of uploading it.
  ///
  /// - parameter urlString: An address that `NIMResourceManager` or another message gave in this run of the app; sending
  ///   it fails with local error `invalidUrl` for any other.
  open func setUploadURL(_ urlString: String) { file.setUploadedAddress(urlString) }

  /// The name under which it is shown; that of the file, unless the app sets it before the film is sent.
  open var displayName: String? {
    get { file.displayName }
    set { file.displayName = newValue }
  }
  /// The MD5 of its file in lower-case hexadecimal digits; nil until it is uploaded.
  open var md5: String? { file.md5 }
  /// Where it is on this device: the app's file for a film that was sent. For one that came, where the app puts it if it
  /// downloads it, whether it is there or not. nil for data not sent yet.
  open var path: String? { file.path(.file) }
  /// Where the film can be opened; made at each look. nil until it is uploaded.
  open var url: String? { file.url(.file) }
  /// Where its cover can be opened; nil if it has none.
  open var coverUrl: String? { file.url(file.thumbnail) }
  /// Where its cover is on this device, or will be when it is fetched; nil if it has none.
  open var coverPath: String? { file.path(file.thumbnail) }
  /// The size of its cover in pixels, else that of the film; zero if it is not known.
  open var coverSize: CGSize {
    guard let cover = file.content.preview else { return file.size }
    return CGSize(width: cover.width, height: cover.height)
  }
  /// How long it plays, in milliseconds; 0 unless the sender's app set it before it was sent.
  open var duration: Int {
    get { file.duration }
    set { file.duration = newValue }
  }
  /// The length of its file in bytes.
  open var fileLength: Int64 { file.length }

  open func type() -> NIMMessageType { .video }
}
