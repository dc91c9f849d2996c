public import Foundation
internal import Parlance
#if canImport(UIKit)
  public import UIKit
#endif

/// The formats of pictures that are encoded when they are sent.
public enum NIMImageFormat: Int, Sendable {
  /// JPEG.
  case JPEG = 0
  /// PNG, which loses nothing.
  case PNG = 1
}

/// The form in which a picture is sent that the app has as data or as pixels.
open class NIMImageOption: NSObject {
  /// The quality of a JPEG, above 0 and up to 1; a number out of range counts as the nearest one. Default: 0.5.
  open var compressQuality: Float = 0.5
  /// The format. Default: `JPEG`.
  open var format = NIMImageFormat.JPEG

  /// Creates an option.
  public override init() {}

  var pictureFormat: PictureFormat {
    // NaN is out of range, too.
    let quality = compressQuality >= 0.01 ? min(Double(compressQuality), 1) : 0.01
    return format == .PNG ? .png : .jpeg(quality: quality)
  }
}

/// A picture. A file is sent as it is; data and pixels are encoded as `option` says.
open class NIMImageObject: NSObject, NIMMessageObject, MediaObject {
  /// The message it belongs to.
  open weak var message: NIMMessage?
  /// The object's file.
  final let file: MediaFile

  /// Creates an object without a file. Sending fails with local error `invalidMedia`, unless `setUploadURL(_:)` names one.
  public override convenience init() { self.init(MediaFile(.image, path: "")) }

  #if canImport(UIKit)
    /// Creates a picture from the system's, which becomes a file when it is sent: a JPEG, unless `option` says otherwise.
    ///
    /// - parameter image: The picture.
    public convenience init(image: UIImage) { self.init(MediaFile(image, scene: nil)) }

    /// Creates a picture from the system's, with a scene.
    ///
    /// - parameter image: The picture.
    /// - parameter scene: A key of `NIMSDK.sceneDict`.
    public convenience init(image: UIImage, scene: String) { self.init(MediaFile(image, scene: scene)) }
  #endif

  /// Creates a picture from a file on the disk, which must exist until it is sent.
  ///
  /// - parameter filepath: The file's path. Sending fails with local error `invalidMedia` if there is no such file or
  ///   it is empty, `ioError` if it cannot be read.
  public convenience init(filepath: String) { self.init(MediaFile(.image, path: filepath)) }

  /// Creates a picture from bytes in memory.
  ///
  /// - parameter data: The bytes of its file.
  /// - parameter extension: The file name's extension, such as `jpg`.
  public convenience init(data: Data, extension: String) {
    self.init(MediaFile(.image, data: data, extension: `extension`))
  }

  /// Creates a picture from a file on the disk, with a scene.
  ///
  /// - parameter filepath: The file's path. The file must exist until it is sent.
  /// - parameter scene: The scene under which the server keeps it, a key of `NIMSDK.sceneDict`. Sending fails with
  ///   local error `sceneUnregistered` for an unknown one.
  public convenience init(filepath: String, scene: String) {
    self.init(MediaFile(.image, path: filepath, scene: scene))
  }

  /// Creates a picture of known size from a file on the disk.
  ///
  /// - parameter filepath: The file's path. The file must exist until it is sent.
  /// - parameter scene: A key of `NIMSDK.sceneDict`.
  /// - parameter size: The size in pixels; zero for that in the file.
  public convenience init(filepath: String, scene: String, size: CGSize) {
    self.init(filepath: filepath, scene: scene)
    file.size = size
  }

  /// Creates a picture from bytes in memory, with a scene.
  ///
  /// - parameter data: The bytes of the file.
  /// - parameter extension: The file name's extension, such as `jpg`.
  /// - parameter scene: A key of `NIMSDK.sceneDict`.
  public convenience init(data: Data, extension: String, scene: String) {
    self.init(MediaFile(.image, data: data, extension: `extension`, scene: scene))
  }

  /// Creates a picture of known size from bytes in memory.
  ///
  /// - parameter data: The bytes of the file.
  /// - parameter extension: The file name's extension, such as `jpg`.
  /// - parameter scene: A key of `NIMSDK.sceneDict`.
  /// - parameter size: The size in pixels; zero for that in the data.
  public convenience init(data: Data, extension: String, scene: String, size: CGSize) {
    self.init(data: data, extension: `extension`, scene: scene)
    file.size = size
  }

  /// A picture that is known already.
  init(_ file: MediaFile) { self.file = file }

  /// Makes the message refer to a picture that was uploaded before, instead of uploading it.
  ///
  /// - parameter urlString: An address from `NIMResourceManager` or another message, of whichever user; sending
  ///   fails with local error `invalidUrl` for any other.
  open func setUploadURL(_ urlString: String) { file.setUploadedAddress(urlString) }

  /// The name under which it is shown; that of the file, unless the app sets it before the picture is sent.
  open var displayName: String? {
    get { file.displayName }
    set { file.displayName = newValue }
  }
  /// The path on this device: of a sent picture, the app's file; of a received one, the path to which the app downloads
  /// it, which need not exist yet. nil for data not sent yet.
  open var path: String? { file.path(.file) }
  /// The path that its thumbnail has or will have on this device; for a picture without one, that of the picture.
  open var thumbPath: String? { file.path(file.thumbnail) }
  /// The address at which the picture can be opened; created at each read. nil until it is uploaded.
  open var url: String? { file.url(.file) }
  /// The address at which its thumbnail can be opened; for a picture without one, that of the picture.
  open var thumbUrl: String? { file.url(file.thumbnail) }
  /// The form in which data or pixels are sent; nil, the default, to send data as it is. Data that cannot be read as a picture here is
  /// sent as it is: without the package trait `Media` on other systems than Apple's all of it, with the trait what is not JPEG or PNG.
  open var option: NIMImageOption? {
    get { file.option }
    set { file.option = newValue }
  }
  /// The size in pixels; zero if it is unknown, as before it is sent or for a damaged picture.
  open var size: CGSize { file.size }
  /// The length of its file in bytes.
  open var fileLength: Int64 { file.length }
  /// The MD5 of its file in lower-case hexadecimal digits; nil until it is uploaded.
  open var md5: String? { file.md5 }

  open func type() -> NIMMessageType { .image }
}

#if canImport(UIKit)
  extension MediaFile {
    /// The pixels of the system's picture.
    convenience init(_ image: UIImage, scene: String?) {
      let size = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
      self.init(pixels: size, scene: scene) { format in
        let data =
          switch format {
          case .jpeg(let quality): image.jpegData(compressionQuality: quality)
          case .png: image.pngData()
          }
        return data.map { [UInt8]($0) }
      }
    }
  }
#endif
