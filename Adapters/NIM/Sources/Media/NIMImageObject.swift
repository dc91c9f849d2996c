public import Foundation
internal import Parlance

/// A picture. It is sent as it is: nothing is compressed.
open class NIMImageObject: NSObject, NIMMessageObject, MediaObject {
  /// The message it belongs to.
  open weak var message: NIMMessage?
  /// What is known of it.
  final let file: MediaFile

  /// A picture on the disk; it has to stay there until it is sent.
  ///
  /// - parameter filepath: Its path. Sending it fails with local error `invalidMedia` if there is no such file or it is
  ///   empty, `ioError` if it cannot be read.
  public convenience init(filepath: String) { self.init(MediaFile(.image, path: filepath)) }

  /// A picture in memory.
  ///
  /// - parameter data: The bytes of its file.
  /// - parameter extension: The ending that its file would have, as `jpg`.
  public convenience init(data: Data, extension: String) {
    self.init(MediaFile(.image, data: data, extension: `extension`))
  }

  /// A picture on the disk.
  ///
  /// - parameter scene: How long the server keeps it: a key of `NIMSDK.sceneDict`. Sending it fails with local error
  ///   `sceneUnregistered` for one that is not there.
  public convenience init(filepath: String, scene: String) {
    self.init(MediaFile(.image, path: filepath, scene: scene))
  }

  /// A picture on the disk whose size is known.
  ///
  /// - parameter size: In pixels; zero for what its file says.
  public convenience init(filepath: String, scene: String, size: CGSize) {
    self.init(filepath: filepath, scene: scene)
    file.size = size
  }

  /// A picture in memory.
  ///
  /// - parameter scene: A key of `NIMSDK.sceneDict`.
  public convenience init(data: Data, extension: String, scene: String) {
    self.init(MediaFile(.image, data: data, extension: `extension`, scene: scene))
  }

  /// A picture in memory whose size is known.
  ///
  /// - parameter size: In pixels; zero for what the data say.
  public convenience init(data: Data, extension: String, scene: String, size: CGSize) {
    self.init(data: data, extension: `extension`, scene: scene)
    file.size = size
  }

  /// A picture that is known already.
  init(_ file: MediaFile) { self.file = file }

  /// Has the picture sent as what was uploaded before, instead of uploading it.
  ///
  /// - parameter urlString: An address that `NIMResourceManager` or another message gave in this run of the app; sending
  ///   it fails with local error `invalidUrl` for any other.
  open func setUploadURL(_ urlString: String) { file.setUploadedAddress(urlString) }

  /// The name under which it is shown; that of the file, unless the app sets it before the picture is sent.
  open var displayName: String? {
    get { file.displayName }
    set { file.displayName = newValue }
  }
  /// Where it is on this device: the app's file for a picture that was sent. For one that came, where the app puts it
  /// if it downloads it, whether it is there or not. nil for data not sent yet.
  open var path: String? { file.path(.file) }
  /// Where its thumbnail is on this device, or will be when it is fetched; a picture without one stands for itself.
  open var thumbPath: String? { file.path(file.thumbnail) }
  /// Where the picture can be opened; made at each look. nil until it is uploaded.
  open var url: String? { file.url(.file) }
  /// Where its thumbnail can be opened; a picture without one stands for itself.
  open var thumbUrl: String? { file.url(file.thumbnail) }
  /// Its size in pixels; zero if it is not known, as before it is sent or for a broken picture.
  open var size: CGSize { file.size }
  /// The length of its file in bytes.
  open var fileLength: Int64 { file.length }
  /// The MD5 of its file in lower-case hexadecimal digits; nil until it is uploaded.
  open var md5: String? { file.md5 }

  open func type() -> NIMMessageType { .image }
}
