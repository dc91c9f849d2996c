public import Foundation
internal import Parlance

/// The ending of the names of films.
public let NIMVideoMp4Ext: String = "mp4"
/// The ending of the names of films' covers.
public let NIMVideoThumbExt: String = "jpg"

/// A film.
open class NIMVideoObject: NSObject, NIMMessageObject, MediaObject {
  /// The message it belongs to.
  open weak var message: NIMMessage?
  /// The object's file.
  final let file: MediaFile

  /// Creates an object without a file. Sending fails with local error `invalidMedia`, unless `setUploadURL(_:)` names one.
  public override convenience init() { self.init(MediaFile(.video, path: "")) }

  /// Creates a film from a file on the disk, which must exist until it is sent.
  ///
  /// - parameter sourcePath: The file's path. Sending fails with local error `invalidMedia` if there is no such file or
  ///   it is empty, `ioError` if it cannot be read.
  public convenience init(sourcePath: String) { self.init(MediaFile(.video, path: sourcePath)) }

  /// Creates a film from bytes in memory.
  ///
  /// - parameter data: The bytes of its file.
  /// - parameter extension: The file name's extension, such as `mp4`.
  public convenience init(data: Data, extension: String) {
    self.init(MediaFile(.video, data: data, extension: `extension`))
  }

  /// Creates a film from a file on the disk, with a scene.
  ///
  /// - parameter sourcePath: The file's path. The file must exist until it is sent.
  /// - parameter scene: The scene under which the server keeps it, a key of `NIMSDK.sceneDict`. Sending fails with
  ///   local error `sceneUnregistered` for an unknown one.
  public convenience init(sourcePath: String, scene: String) {
    self.init(MediaFile(.video, path: sourcePath, scene: scene))
  }

  /// Creates a film from bytes in memory, with a scene.
  ///
  /// - parameter data: The bytes of the file.
  /// - parameter extension: The file name's extension, such as `mp4`.
  /// - parameter scene: A key of `NIMSDK.sceneDict`.
  public convenience init(data: Data, extension: String, scene: String) {
    self.init(MediaFile(.video, data: data, extension: `extension`, scene: scene))
  }

  /// A film that is known already.
  init(_ file: MediaFile) { self.file = file }

  /// Makes the message refer to a film that was uploaded before, instead of uploading it.
  ///
  /// - parameter urlString: An address from `NIMResourceManager` or another message, of whichever user; sending
  ///   fails with local error `invalidUrl` for any other.
  open func setUploadURL(_ urlString: String) { file.setUploadedAddress(urlString) }

  /// The name under which it is shown; that of the file, unless the app sets it before the film is sent.
  open var displayName: String? {
    get { file.displayName }
    set { file.displayName = newValue }
  }
  /// The MD5 of its file in lower-case hexadecimal digits; nil until it is uploaded.
  open var md5: String? { file.md5 }
  /// The path on this device: of a sent film, the app's file; of a received one, the path to which the app downloads
  /// it, which need not exist yet. nil for data not sent yet.
  open var path: String? { file.path(.file) }
  /// The address at which the film can be opened; created at each read. nil until it is uploaded.
  open var url: String? { file.url(.file) }
  /// The address at which its cover can be opened; nil if it has none.
  open var coverUrl: String? { file.url(file.thumbnail) }
  /// The path that its cover has or will have on this device; nil if it has none.
  open var coverPath: String? { file.path(file.thumbnail) }
  /// The size of its cover in pixels, else that of the film; zero if it is unknown.
  open var coverSize: CGSize {
    guard let cover = file.content.preview else { return file.size }
    return CGSize(width: cover.width, height: cover.height)
  }
  /// The duration in milliseconds; 0 unless the sender's app set it before it was sent.
  open var duration: Int {
    get { file.duration }
    set { file.duration = newValue }
  }
  /// The length of its file in bytes.
  open var fileLength: Int64 { file.length }

  open func type() -> NIMMessageType { .video }
}
