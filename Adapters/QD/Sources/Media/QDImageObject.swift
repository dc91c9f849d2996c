public import Foundation

#if canImport(UIKit)
  import Parlance
  public import UIKit
#else
  public import Parlance
#endif

/// A picture. QD: sending messages, picture message.
///
/// Paths and addresses are made at each look, and are not to be kept.
open class QDImageObject: NSObject, QDMessageObject, MediaObject {
  let file: MediaFile

  /// A picture that is given as pixels; it is sent as a JPEG of quality 0.5.
  ///
  /// - parameter image: The pixels: a `UIImage` on systems that have it, elsewhere a `PixelPicture`.
  public convenience init(image: QDImage) { self.init(image: image, imageOption: nil) }

  /// A picture that is given as pixels.
  ///
  /// It is encoded when the message is sent. Without UIKit, `QDClient.pictureEncoder` does it; without
  /// one `QDIMChatManager.send(_:to:)` throws `notSupported`.
  ///
  /// - parameter image: The pixels.
  /// - parameter imageOption: How they are compressed; nil for a JPEG of quality 0.5.
  public init(image: QDImage, imageOption: QDImageOption?) {
    file = MediaFile(.image, .picture(image))
    file.option = imageOption
    super.init()
  }

  /// A picture in a file, which is sent as it is.
  ///
  /// - parameter filepath: The file's path. It must stay as it is until the message is sent. A file that is no picture,
  ///   or a broken one, is sent too.
  public init(sourcePath filepath: String) {
    file = MediaFile(.image, .path(filepath))
    super.init()
  }

  init(_ content: MediaContent) {
    file = MediaFile(.image, content)
    super.init()
  }

  /// The name to show. Unless the app sets one it is that of the file that was sent; nil for pixels.
  open var fileName: String? {
    get { file.fileName }
    set { file.fileName = newValue }
  }

  /// The picture's id at the server; nil until it is there.
  public var guid: String? { file.guid }
  /// Its width and height in pixels; zero if they are not known.
  public var size: CGSize { file.size }

  /// Where this device has the picture. Of a received one, where the app is to put it when it downloads it from `url`.
  /// nil for pixels that were not sent yet.
  public var path: String? { file.path }

  /// Where this device has the thumbnail, which is fetched when the message arrives. nil if there is none: the sender's
  /// environment has no `ThumbnailMaker`, or one that does not understand the picture.
  public var thumbPath: String? { file.previewPath }

  /// An address at which the picture can be opened; nil until it is at the server.
  public var url: String? { file.url(of: .file) }
  /// An address at which the thumbnail can be opened; nil if there is none.
  public var thumbUrl: String? { file.url(of: .preview) }

  /// How pixels are compressed when they are sent; nil for a JPEG of quality 0.5, and without effect on a file.
  open var option: QDImageOption? {
    get { file.option }
    set { file.option = newValue }
  }

  /// Its length in bytes; 0 for pixels that were not sent yet.
  public var fileLength: Int64 { file.length }
  /// The MD5 of the file in lower-case hexadecimal digits; nil until it is at the server.
  public var md5: String? { file.md5 }
}
