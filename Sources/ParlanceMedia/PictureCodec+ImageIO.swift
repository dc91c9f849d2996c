#if canImport(ImageIO)
  internal import AVFoundation
  internal import CoreGraphics
  internal import CoreMedia
  internal import Foundation
  internal import ImageIO
  public import ParlanceCore

  // Apple's systems bring all codecs.
  extension PictureCodec {
    /// Returns the thumbnail of a picture in a file; nil if it has none.
    public func thumbnail(ofPictureAt path: String) -> Thumbnail? {
      let url = URL(fileURLWithPath: path)
      guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= limits.fileSize,
        let source = CGImageSourceCreateWithURL(url as CFURL, nil),
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
        let width = properties[kCGImagePropertyPixelWidth] as? Int,
        let height = properties[kCGImagePropertyPixelHeight] as? Int
      else { return nil }
      let area = width.multipliedReportingOverflow(by: height)
      guard !area.overflow, area.partialValue > 0, area.partialValue <= limits.pixels else { return nil }
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceThumbnailMaxPixelSize: min(thumbnails.longestSide, max(width, height)),
      ]
      guard let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary) else { return nil }
      return thumbnail(image)
    }

    /// Returns a video's first picture; nil if there is none.
    public func cover(ofVideoAt path: String) -> Thumbnail? {
      let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: path)))
      generator.appliesPreferredTrackTransform = true
      generator.maximumSize = CGSize(width: thumbnails.longestSide, height: thumbnails.longestSide)
      guard let image = try? generator.copyCGImage(at: .zero, actualTime: nil) else { return nil }
      return thumbnail(image)
    }

    /// Returns the bytes of a file with these pixels.
    ///
    /// - parameter picture: The pixels. A JPEG shows them on white, since it has no transparency.
    /// - parameter format: The format.
    /// - returns: nil for a quality that is not above 0 and up to 1, or if the system cannot encode it.
    public func encode(_ picture: PixelPicture, as format: PictureFormat) -> [UInt8]? {
      let pixels: [UInt8]
      switch format {
      case .jpeg(let quality):
        guard quality > 0, quality <= 1 else { return nil }
        pixels = picture.onWhite
      case .png:
        pixels = picture.pixels
      }
      guard let provider = CGDataProvider(data: Data(pixels) as CFData),
        let space = CGColorSpace(name: CGColorSpace.sRGB),
        let image = CGImage(
          width: picture.width, height: picture.height, bitsPerComponent: 8, bitsPerPixel: 32,
          bytesPerRow: picture.width * 4, space: space,
          bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
          shouldInterpolate: false, intent: .defaultIntent)
      else { return nil }
      return encode(image, as: format)
    }

    /// Returns the bytes of a file with the picture of another file, turned as the camera's notes say.
    ///
    /// - parameter file: The bytes of the file.
    /// - parameter format: The format.
    /// - returns: nil for a file that the system cannot read or that exceeds the limits, and for a quality that is not above 0 and up
    ///   to 1.
    public func encode(file: [UInt8], as format: PictureFormat) -> [UInt8]? {
      if case .jpeg(let quality) = format, !(quality > 0 && quality <= 1) { return nil }
      guard file.count <= limits.fileSize, let source = CGImageSourceCreateWithData(Data(file) as CFData, nil),
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
        let width = properties[kCGImagePropertyPixelWidth] as? Int,
        let height = properties[kCGImagePropertyPixelHeight] as? Int
      else { return nil }
      let area = width.multipliedReportingOverflow(by: height)
      guard !area.overflow, area.partialValue > 0, area.partialValue <= limits.pixels else { return nil }
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceThumbnailMaxPixelSize: max(width, height),
      ]
      guard let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary) else { return nil }
      return encode(image, as: format)
    }

    private func thumbnail(_ image: CGImage) -> Thumbnail? {
      let opaque: [CGImageAlphaInfo] = [.none, .noneSkipFirst, .noneSkipLast]
      let isOpaque = opaque.contains(image.alphaInfo)
      guard let bytes = encode(image, as: isOpaque ? .jpeg(quality: thumbnails.quality) : .png) else { return nil }
      let type: PictureHeader.Format = isOpaque ? .jpeg : .png
      return Thumbnail(bytes: bytes, type: type.rawValue, width: image.width, height: image.height)
    }

    private func encode(_ image: CGImage, as format: PictureFormat) -> [UInt8]? {
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
