/// The properties of a picture that its first bytes state; nothing is decoded.
///
/// JPEG, PNG and BMP are supported. Bytes that are cut off, contradict themselves or claim an impossible size are not a picture.
/// That is not an error: the file is sent as one of unknown size.
public struct PictureHeader: Hashable, Sendable {
  /// The formats of pictures.
  public enum Format: String, Sendable {
    case jpeg = "image/jpeg"
    case png = "image/png"
    case bmp = "image/bmp"
  }

  /// The format, as the first bytes show it.
  public var format: Format
  /// The width as it is shown, in pixels, after the turn that a camera's note asks for.
  public var width: Int
  /// The height as it is shown, in pixels, after that turn.
  public var height: Int
  /// The turn that the stored picture needs to be shown.
  package private(set) var orientation: PictureOrientation

  /// The number of bytes from a file's start that are enough for nearly every picture: a camera's notes and previews
  /// come first.
  public static let usualLength = 256 * 1024
  /// No picture is larger in one direction, in pixels.
  static let limit = 1 << 20

  /// Reads a header.
  ///
  /// - parameter bytes: The first bytes of a file; the result is nil if they are not a picture, or do not include its size.
  public init?(_ bytes: [UInt8]) {
    let found: PictureHeader?
    if Self.matches(bytes, [0xFF, 0xD8, 0xFF]) {
      found = Self.jpeg(bytes)
    } else if Self.matches(bytes, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      found = Self.png(bytes)
    } else if Self.matches(bytes, [0x42, 0x4D]) {
      found = Self.bmp(bytes)
    } else {
      found = nil
    }
    guard let found else { return nil }
    self = found
  }

  private init?(_ format: Format, width: Int, height: Int, _ orientation: PictureOrientation = .topLeft) {
    guard (1...Self.limit).contains(width), (1...Self.limit).contains(height) else { return nil }
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
  }

  private static func matches(_ bytes: [UInt8], _ start: [UInt8]) -> Bool { bytes.starts(with: start) }

  // MARK: PNG

  private static func png(_ bytes: [UInt8]) -> PictureHeader? {
    let bytes = BoundedBytes(bytes)
    guard bytes.big32(8) == 13, bytes.big32(12) == 0x4948_4452, let width = bytes.big32(16),
      let height = bytes.big32(20)
    else { return nil }
    return PictureHeader(.png, width: width, height: height)
  }

  // MARK: BMP

  private static func bmp(_ bytes: [UInt8]) -> PictureHeader? {
    let bytes = BoundedBytes(bytes)
    guard let length = bytes.little32(14) else { return nil }
    if length == 12 {
      guard let width = bytes.little16(18), let height = bytes.little16(20) else { return nil }
      return PictureHeader(.bmp, width: width, height: height)
    }
    guard (40...256).contains(length), let width = bytes.little32(18), let height = bytes.little32(22) else {
      return nil
    }
    // A negative height says that the rows go from top to bottom.
    let rows = Int32(truncatingIfNeeded: height)
    guard rows != .min else { return nil }
    return PictureHeader(.bmp, width: Int(Int32(truncatingIfNeeded: width)), height: Int(abs(rows)))
  }

  // MARK: JPEG

  private static func jpeg(_ array: [UInt8]) -> PictureHeader? {
    let bytes = BoundedBytes(array)
    var orientation = PictureOrientation.topLeft
    for segment in JPEGSegments(array) {
      let content = segment.content
      if segment.isFrame {
        guard content.count >= 6, let height = bytes.big16(content.lowerBound + 1),
          let width = bytes.big16(content.lowerBound + 3)
        else { return nil }
        let isTurned = orientation.swapsSides
        return PictureHeader(
          .jpeg, width: isTurned ? height : width, height: isTurned ? width : height, orientation)
      }
      if segment.marker == 0xE1, let noted = exifOrientation(bytes, content.lowerBound, content.count) {
        orientation = PictureOrientation(rawValue: noted) ?? .topLeft
      }
    }
    // The picture itself begins, or the bytes end: no frame header came before.
    return nil
  }

  /// Returns the turn of the picture that a camera's notes ask for, 1 to 8.
  private static func exifOrientation(_ bytes: BoundedBytes, _ start: Int, _ length: Int) -> Int? {
    guard length >= 14, bytes.big32(start) == 0x4578_6966, bytes.big16(start + 4) == 0 else { return nil }
    let base = start + 6
    let isLittle: Bool
    switch bytes.big16(base) {
    case 0x4949: isLittle = true
    case 0x4D4D: isLittle = false
    default: return nil
    }
    func word(_ offset: Int) -> Int? { isLittle ? bytes.little16(offset) : bytes.big16(offset) }
    func long(_ offset: Int) -> Int? { isLittle ? bytes.little32(offset) : bytes.big32(offset) }
    guard word(base + 2) == 42, let directory = long(base + 4), directory <= length,
      let count = word(base + directory)
    else { return nil }
    for index in 0..<min(count, 64) {
      let entry = base + directory + 2 + index * 12
      guard entry + 12 <= start + length, let tag = word(entry) else { return nil }
      if tag == 0x0112, word(entry + 2) == 3 { return word(entry + 8) }
    }
    return nil
  }
}
