public import Foundation
internal import Parlance

/// Speech.
open class NIMAudioObject: NSObject, NIMMessageObject, MediaObject {
  /// The message it belongs to.
  open weak var message: NIMMessage?
  /// What is known of it.
  final let file: MediaFile

  /// A recording on the disk; it has to stay there until it is sent.
  ///
  /// - parameter sourcePath: Its path. Sending it fails with local error `invalidMedia` if there is no such file or it is
  ///   empty, `ioError` if it cannot be read.
  public convenience init(sourcePath: String) { self.init(MediaFile(.audio, path: sourcePath)) }

  /// A recording in memory.
  ///
  /// - parameter data: The bytes of its file.
  /// - parameter extension: The ending that its file would have, as `aac`.
  public convenience init(data: Data, extension: String) {
    self.init(MediaFile(.audio, data: data, extension: `extension`))
  }

  /// A recording on the disk.
  ///
  /// - parameter scene: How long the server keeps it: a key of `NIMSDK.sceneDict`. Sending it fails with local error
  ///   `sceneUnregistered` for one that is not there.
  public convenience init(sourcePath: String, scene: String) {
    self.init(MediaFile(.audio, path: sourcePath, scene: scene))
  }

  /// A recording in memory.
  ///
  /// - parameter scene: A key of `NIMSDK.sceneDict`.
  public convenience init(data: Data, extension: String, scene: String) {
    self.init(MediaFile(.audio, data: data, extension: `extension`, scene: scene))
  }

  /// A recording that is known already.
  init(_ file: MediaFile) { self.file = file }

  /// Has the recording sent as what was uploaded before, instead of uploading it.
  ///
  /// - parameter urlString: An address that `NIMResourceManager` or another message gave in this run of the app; sending
  ///   it fails with local error `invalidUrl` for any other.
  open func setUploadURL(_ urlString: String) { file.setUploadedAddress(urlString) }

  /// Where it is on this device, or will be when it is fetched. nil for data not sent yet.
  open var path: String? { file.path(.file) }
  /// Where it can be opened; made at each look. nil until it is uploaded.
  open var url: String? { file.url(.file) }
  /// How long it plays, in milliseconds; 0 unless the sender's app set it before it was sent.
  open var duration: Int {
    get { file.duration }
    set { file.duration = newValue }
  }
  /// The MD5 of its file in lower-case hexadecimal digits; nil until it is uploaded.
  open var md5: String? { file.md5 }
  /// The name under which it is shown; that of the file, unless the app sets it before it is sent.
  open var displayName: String? {
    get { file.displayName }
    set { file.displayName = newValue }
  }

  open func type() -> NIMMessageType { .audio }
}
