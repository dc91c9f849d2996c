#if canImport(ImageIO) && !canImport(UIKit)
  import CoreGraphics
  import Foundation
  import ImageIO
  import Parlance

  /// The codec of a system that has one but no `UIImage`.
  struct SystemPictureEncoder: PictureEncoder {
    func encode(_ picture: PixelPicture, as format: PictureFormat) -> [UInt8]? {
      guard let provider = CGDataProvider(data: Data(picture.pixels) as CFData),
        let space = CGColorSpace(name: CGColorSpace.sRGB),
        let image = CGImage(
          width: picture.width, height: picture.height, bitsPerComponent: 8, bitsPerPixel: 32,
          bytesPerRow: picture.width * 4, space: space,
          bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
          shouldInterpolate: false, intent: .defaultIntent)
      else { return nil }
      let data = NSMutableData()
      let (type, properties): (String, [CFString: Any]) =
        switch format {
        case .jpeg(let quality): ("public.jpeg", [kCGImageDestinationLossyCompressionQuality: quality])
        case .png: ("public.png", [:])
        }
      guard let destination = CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil) else {
        return nil
      }
      CGImageDestinationAddImage(destination, image, properties as CFDictionary)
      return CGImageDestinationFinalize(destination) ? [UInt8](data as Data) : nil
    }
  }
#endif
