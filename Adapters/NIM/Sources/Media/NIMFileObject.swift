public import Foundation
internal import Parlance

/// A file of any kind.
open class NIMFileObject: NSObject, NIMMessageObject, MediaObject {
  /// The message it belongs to.
  open weak var message: NIMMessage?
  /// The object's file.
  final let file: MediaFile

  /// Creates an object without a file. Sending fails with local error `invalidMedia`, unless `setUploadURL(_:)` names one.
  public override convenience init() { self.init(MediaFile(.file, path: "")) }

  /// Creates a file object from a file on the disk, which must exist until it is sent.
  ///
  /// - parameter sourcePath: The file's path. Sending fails with local error `invalidMedia` if there is no such file or
  ///   it is empty, `ioError` if it cannot be read.
  public convenience init(sourcePath: String) { self.init(MediaFile(.file, path: sourcePath)) }

  /// Creates a file object from bytes in memory.
  ///
  /// - parameter data: Its bytes.
  /// - parameter extension: The file name's extension, such as `pdf`.
  public convenience init(data: Data, extension: String) {
    self.init(MediaFile(.file, data: data, extension: `extension`))
  }

  /// Creates a file object from a file on the disk, with a scene.
  ///
  /// - parameter sourcePath: The file's path. The file must exist until it is sent.
  /// - parameter scene: The scene under which the server keeps it, a key of `NIMSDK.sceneDict`. Sending fails with
  ///   local error `sceneUnregistered` for an unknown one.
  public convenience init(sourcePath: String, scene: String) {
    self.init(MediaFile(.file, path: sourcePath, scene: scene))
  }

  /// Creates a file object from bytes in memory, with a scene.
  ///
  /// - parameter data: The bytes of the file.
  /// - parameter extension: The file name's extension, such as `txt`.
  /// - parameter scene: A key of `NIMSDK.sceneDict`.
  public convenience init(data: Data, extension: String, scene: String) {
    self.init(MediaFile(.file, data: data, extension: `extension`, scene: scene))
  }

  /// A file that is known already.
  init(_ file: MediaFile) { self.file = file }

  /// Makes the message refer to a file that was uploaded before, instead of uploading it.
  ///
  /// - parameter urlString: An address from `NIMResourceManager` or another message, of whichever user; sending
  ///   fails with local error `invalidUrl` for any other.
  open func setUploadURL(_ urlString: String) { file.setUploadedAddress(urlString) }

  /// The name under which it is shown; that of the file on the disk, unless the app sets it before it is sent.
  open var displayName: String? {
    get { file.displayName }
    set { file.displayName = newValue }
  }
  /// The path that it has or will have on this device. nil for data not sent yet.
  open var path: String? { file.path(.file) }
  /// The address at which it can be opened; created at each read. nil until it is uploaded.
  open var url: String? { file.url(.file) }
  /// The MD5 in lower-case hexadecimal digits; nil until it is uploaded.
  open var md5: String? { file.md5 }
  /// The length in bytes.
  open var fileLength: Int64 { file.length }

  open func type() -> NIMMessageType { .file }
}
