#if canImport(UIKit)
  public import UIKit
  import Foundation
  import Parlance

  /// The pixels of a picture: the system's type.
  public typealias QDImage = UIImage

  extension UIImage {
    /// Width and height in pixels.
    var pixelSize: CGSize { CGSize(width: size.width * scale, height: size.height * scale) }

    /// The bytes of a file with this picture; the system has a codec, so that an app's own is not asked.
    func encoded(as format: PictureFormat, by encoder: (any PictureEncoder)?) throws(MessagingError) -> [UInt8] {
      let data =
        switch format {
        case .jpeg(let quality): jpegData(compressionQuality: quality)
        case .png: pngData()
        }
      guard let data else { throw MessagingError(.invalidArgument, "image") }
      return [UInt8](data)
    }
  }
#else
  import Foundation
  public import Parlance

  /// The pixels of a picture. On systems with UIKit it is their `UIImage`, as in the vendor's SDK.
  public typealias QDImage = PixelPicture

  extension PixelPicture {
    /// Width and height in pixels.
    var pixelSize: CGSize { CGSize(width: width, height: height) }

    /// The bytes of a file with this picture.
    ///
    /// - throws: `unsupported` if nothing here can encode pictures, `invalidArgument` if this one cannot be.
    func encoded(as format: PictureFormat, by encoder: (any PictureEncoder)?) throws(MessagingError) -> [UInt8] {
      guard let encoder else { throw MessagingError(.unsupported, "image") }
      guard let bytes = encoder.encode(self, as: format) else { throw MessagingError(.invalidArgument, "image") }
      return bytes
    }
  }
#endif
