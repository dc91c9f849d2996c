public import Foundation
internal import Parlance

/// Speech.
open class NIMAudioObject: NSObject, NIMMessageObject, MediaObject {
  /// The message it belongs to.
  open weak var message: NIMMessage?
  /// The object's file.
  final let file: MediaFile

  /// Creates an object without a file. Sending fails with local error `invalidMedia`, unless `setUploadURL(_:)` names one.
  public override convenience init() { self.init(MediaFile(.audio, path: "")) }

  /// Creates speech from a file on the disk, which must exist until it is sent.
  ///
  /// - parameter sourcePath: The file's path. Sending fails with local error `invalidMedia` if there is no such file or
  ///   it is empty, `ioError` if it cannot be read.
  public convenience init(sourcePath: String) { self.init(MediaFile(.audio, path: sourcePath)) }

  /// Creates speech from bytes in memory.
  ///
  /// - parameter data: The bytes of its file.
  /// - parameter extension: The file name's extension, such as `aac`.
  public convenience init(data: Data, extension: String) {
    self.init(MediaFile(.audio, data: data, extension: `extension`))
  }

  /// Creates speech from a file on the disk, with a scene.
  ///
  /// - parameter sourcePath: The file's path. The file must exist until it is sent.
  /// - parameter scene: The scene under which the server keeps it, a key of `NIMSDK.sceneDict`. Sending fails with
  ///   local error `sceneUnregistered` for an unknown one.
  public convenience init(sourcePath: String, scene: String) {
    self.init(MediaFile(.audio, path: sourcePath, scene: scene))
  }

  /// Creates speech from bytes in memory, with a scene.
  ///
  /// - parameter data: The bytes of the file.
  /// - parameter extension: The file name's extension, such as `aac`.
  /// - parameter scene: A key of `NIMSDK.sceneDict`.
  public convenience init(data: Data, extension: String, scene: String) {
    self.init(MediaFile(.audio, data: data, extension: `extension`, scene: scene))
  }

  /// A recording that is known already.
  init(_ file: MediaFile) { self.file = file }

  /// Makes the message refer to a recording that was uploaded before, instead of uploading it.
  ///
  /// - parameter urlString: An address from `NIMResourceManager` or another message, of whichever user; sending
  ///   fails with local error `invalidUrl` for any other.
  open func setUploadURL(_ urlString: String) { file.setUploadedAddress(urlString) }

  /// The path that it has or will have on this device. nil for data not sent yet.
  open var path: String? { file.path(.file) }
  /// The address at which it can be opened; created at each read. nil until it is uploaded.
  open var url: String? { file.url(.file) }
  /// The duration in milliseconds; 0 unless the sender's app set it before it was sent.
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
