public import Foundation

#if canImport(UIKit)
  import Parlance
  public import UIKit
#else
  public import Parlance
#endif

/// A picture. QD: sending messages, picture message.
///
/// Paths and addresses are created at each read; do not store them.
open class QDImageObject: NSObject, QDMessageObject, MediaObject {
  let file: MediaFile

  /// Creates a picture from pixels; it is sent as a JPEG of quality 0.5.
  ///
  /// - parameter image: The pixels: a `UIImage` on systems that have it, elsewhere a `PixelPicture`.
  public convenience init(image: QDImage) { self.init(image: image, imageOption: nil) }

  /// Creates a picture from pixels.
  ///
  /// It is encoded when the message is sent. Without UIKit, `QDClient.pictureEncoder` encodes it; if that is nil,
  /// `QDIMChatManager.send(_:to:)` throws `notSupported`.
  ///
  /// - parameter image: The pixels.
  /// - parameter imageOption: The compression; nil for a JPEG of quality 0.5.
  public init(image: QDImage, imageOption: QDImageOption?) {
    file = MediaFile(.image, .picture(image))
    file.option = imageOption
    super.init()
  }

  /// Creates a picture from a file, which is sent unchanged.
  ///
  /// - parameter filepath: The file's path. The file must not change until the message is sent. A file that is
  ///   not a picture, or is damaged, is sent too.
  public init(sourcePath filepath: String) {
    file = MediaFile(.image, .path(filepath))
    super.init()
  }

  init(_ content: MediaContent) {
    file = MediaFile(.image, content)
    super.init()
  }

  /// The name to show. The default is that of the file that was sent; nil for pixels.
  open var fileName: String? {
    get { file.fileName }
    set { file.fileName = newValue }
  }

  /// The picture's id at the server; nil before the upload.
  public var guid: String? { file.guid }
  /// The width and height in pixels; zero if they are unknown.
  public var size: CGSize { file.size }

  /// The picture's path on this device. Of a received one, the path to which the app is to download it from `url`. nil
  /// for pixels that were not sent yet.
  public var path: String? { file.path }

  /// The thumbnail's path on this device; it is fetched when the message arrives. nil if there is none: the sender's
  /// environment has no `ThumbnailMaker`, or one that cannot read the picture.
  public var thumbPath: String? { file.previewPath }

  /// An address at which the picture can be opened; nil before the upload.
  public var url: String? { file.url(of: .file) }
  /// An address at which the thumbnail can be opened; nil if there is none.
  public var thumbUrl: String? { file.url(of: .preview) }

  /// The compression of pixels when they are sent; nil for a JPEG of quality 0.5, and without effect on a file.
  open var option: QDImageOption? {
    get { file.option }
    set { file.option = newValue }
  }

  /// The length in bytes; 0 for pixels that were not sent yet.
  public var fileLength: Int64 { file.length }
  /// The MD5 of the file in lower-case hexadecimal digits; nil before the upload.
  public var md5: String? { file.md5 }
}
