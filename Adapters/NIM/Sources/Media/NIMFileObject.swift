public import Foundation
internal import Parlance

/// A file of any kind.
open class NIMFileObject: NSObject, NIMMessageObject, MediaObject {
  /// The message it belongs to.
  open weak var message: NIMMessage?
  /// What is known of it.
  final let file: MediaFile

  /// A file on the disk; it has to stay there until it is sent.
  ///
  /// - parameter sourcePath: Its path. Sending it fails with local error `invalidMedia` if there is no such file or it is
  ///   empty, `ioError` if it cannot be read.
  public convenience init(sourcePath: String) { self.init(MediaFile(.file, path: sourcePath)) }

  /// A file in memory.
  ///
  /// - parameter data: Its bytes.
  /// - parameter extension: The ending that it would have, as `pdf`.
  public convenience init(data: Data, extension: String) {
    self.init(MediaFile(.file, data: data, extension: `extension`))
  }

  /// A file on the disk.
  ///
  /// - parameter scene: How long the server keeps it: a key of `NIMSDK.sceneDict`. Sending it fails with local error
  ///   `sceneUnregistered` for one that is not there.
  public convenience init(sourcePath: String, scene: String) {
    self.init(MediaFile(.file, path: sourcePath, scene: scene))
  }

  /// A file in memory.
  ///
  /// - parameter scene: A key of `NIMSDK.sceneDict`.
  public convenience init(data: Data, extension: String, scene: String) {
    self.init(MediaFile(.file, data: data, extension: `extension`, scene: scene))
  }

  /// A file that is known already.
  init(_ file: MediaFile) { self.file = file }

  /// Has the file sent as what was uploaded before, instead of uploading it.
  ///
  /// - parameter urlString: An address that `NIMResourceManager` or another message gave in this run of the app; sending
  ///   it fails with local error `invalidUrl` for any other.
  open func setUploadURL(_ urlString: String) { file.setUploadedAddress(urlString) }

  /// The name under which it is shown; that of the file on the disk, unless the app sets it before it is sent.
  open var displayName: String? {
    get { file.displayName }
    set { file.displayName = newValue }
  }
  /// Where it is on this device, or will be when it is fetched. nil for data not sent yet.
  open var path: String? { file.path(.file) }
  /// Where it can be opened; made at each look. nil until it is uploaded.
  open var url: String? { file.url(.file) }
  /// Its MD5 in lower-case hexadecimal digits; nil until it is uploaded.
  open var md5: String? { file.md5 }
  /// Its length in bytes.
  open var fileLength: Int64 { file.length }

  open func type() -> NIMMessageType { .file }
}
