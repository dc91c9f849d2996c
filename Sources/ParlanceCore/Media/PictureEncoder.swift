/// The pixels of a picture, for systems that have no type of their own for them.
public struct PixelPicture: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Red, green, blue and opacity of each pixel, a byte each, row by row from the top left. The colours are not
  /// multiplied by the opacity.
  public let pixels: [UInt8]

  /// Creates a picture; nil unless there are pixels, four bytes each, for all of it.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0 else { return nil }
    let area = width.multipliedReportingOverflow(by: height)
    guard !area.overflow, pixels.count.isMultiple(of: 4), pixels.count / 4 == area.partialValue else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// The encoding of a picture.
public enum PictureFormat: Hashable, Sendable {
  /// JPEG, with a quality above 0 and up to 1.
  case jpeg(quality: Double)
  /// PNG, which loses nothing.
  case png
}

/// An encoder that makes files of pixels, where the system has no codec.
///
/// Called on the thread of the app that sends a picture. nil means that it cannot be encoded: the picture is refused.
public protocol PictureEncoder: Sendable {
  /// Returns the bytes of the file; nil if the picture cannot be encoded.
  func encode(_ picture: PixelPicture, as format: PictureFormat) -> [UInt8]?
  /// Returns the bytes of a file with the picture of another file, turned as the camera's notes say; nil if that cannot be read.
  func encode(file: [UInt8], as format: PictureFormat) -> [UInt8]?
}

extension PictureEncoder {
  /// Returns nil: an encoder that reads no files.
  public func encode(file: [UInt8], as format: PictureFormat) -> [UInt8]? { nil }
}
