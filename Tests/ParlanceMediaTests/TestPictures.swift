import Foundation
import ParlanceCore

/// Pictures that tests make themselves.
enum TestPictures {
  static let red: [UInt8] = [255, 0, 0, 255]
  static let green: [UInt8] = [0, 255, 0, 255]
  static let blue: [UInt8] = [0, 0, 255, 255]
  static let white: [UInt8] = [255, 255, 255, 255]

  static func picture(_ width: Int, _ height: Int, _ pixels: [UInt8]) -> PixelPicture {
    guard let picture = PixelPicture(width: width, height: height, pixels: pixels) else {
      preconditionFailure("not as many pixels as there should be")
    }
    return picture
  }

  /// Four fields: red and green above, blue and white below.
  static func quadrants(_ width: Int, _ height: Int) -> PixelPicture {
    func row(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
      Array(repeatElement(left, count: width / 2).joined())
        + Array(repeatElement(right, count: width - width / 2).joined())
    }
    let pixels =
      Array(repeatElement(row(red, green), count: height / 2).joined())
      + Array(repeatElement(row(blue, white), count: height - height / 2).joined())
    return picture(width, height, pixels)
  }

  /// From black at the left to grey at the right; the same row again and again, so that a large one is quickly made.
  static func gradient(_ width: Int, _ height: Int, opacity: UInt8 = 255) -> PixelPicture {
    var row: [UInt8] = []
    row.reserveCapacity(width * 4)
    for x in 0..<width {
      let value = UInt8(x * 200 / width)
      row += [value, value, value, opacity]
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(row.count * height)
    for _ in 0..<height { pixels += row }
    return picture(width, height, pixels)
  }

  /// A camera's note on how a JPEG is to be turned, behind its beginning.
  static func turned(_ jpeg: [UInt8], _ orientation: UInt8) -> [UInt8] {
    let notes: [UInt8] =
      Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0] + [0, 0, 0, 0]
    return Array(jpeg[..<2]) + [0xFF, 0xE1, 0, UInt8(notes.count + 2)] + notes + Array(jpeg[2...])
  }

  /// A JPEG that claims another size than it has.
  static func claiming(_ width: Int, _ height: Int, _ jpeg: [UInt8]) -> [UInt8] {
    guard let frame = JPEGSegments(jpeg).first(where: \.isFrame) else { return jpeg }
    var jpeg = jpeg
    let start = frame.content.lowerBound + 1
    jpeg.replaceSubrange(
      start..<start + 4,
      with: [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)])
    return jpeg
  }

  /// The pixel in the middle of one of nine fields.
  static func colour(_ picture: PixelPicture, _ column: Int, _ row: Int) -> [UInt8] {
    let place = (row * 2 + 1) * picture.height / 6 * picture.width + (column * 2 + 1) * picture.width / 6
    return Array(picture.pixels[place * 4..<place * 4 + 4])
  }

  /// Returns whether two colours differ by at most `distance` in each channel.
  static func isClose(_ one: [UInt8], _ other: [UInt8], by distance: Int = 12) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= distance }
  }
}

/// A folder for the files of one test.
final class TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("pictures-" + UUID().uuidString, isDirectory: true)

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }
}

/// Numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
