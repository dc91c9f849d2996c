import Foundation
import Parlance

/// A folder for the files of one test.
final class Files {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("qd-" + UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The path of a file that need not be there.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// A file with bytes in it.
  func file(_ name: String, _ bytes: Data) throws -> String {
    try bytes.write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }
}

/// Bytes of no meaning, the same for the same count.
func someBytes(_ count: Int) -> Data { Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }) }

/// The smallest files that are pictures, as far as their headers go.
enum Pictures {
  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }

  static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13, 4) + Array("IHDR".utf8) + big(width, 4)
      + big(height, 4) + [8, 6, 0, 0, 0] + [1, 2, 3, 4]
  }

  static func jpeg(_ width: Int, _ height: Int) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8] + big(height, 2) + big(width, 2) + [1, 1, 0x11, 0] + [0xFF, 0xDA, 0, 2, 1, 2, 3]
  }
}

/// The codec of an app, as far as headers go; it notes what it was asked for.
final class NotingEncoder: PictureEncoder {
  let asked = Lock<[PictureFormat]>([])
  private let fails: Bool

  init(fails: Bool = false) { self.fails = fails }

  func encode(_ picture: PixelPicture, as format: PictureFormat) -> [UInt8]? {
    asked.withLock { $0.append(format) }
    if fails { return nil }
    return format == .png
      ? Pictures.png(picture.width, picture.height) : Pictures.jpeg(picture.width, picture.height)
  }
}

/// Makes the same small picture of everything.
struct SameThumbnail: ThumbnailMaker {
  static let bytes = Pictures.png(16, 9)
  private let thumbnail = Thumbnail(bytes: Self.bytes, type: "image/png", width: 16, height: 9)

  func thumbnail(ofPictureAt path: String) -> Thumbnail? { thumbnail }
  func cover(ofVideoAt path: String) -> Thumbnail? { thumbnail }
}

/// Returns the bytes at a path; nil without a file.
func contents(_ path: String?) -> Data? { path.flatMap { FileManager.default.contents(atPath: $0) } }

/// Returns the bytes at an address; nil without an address.
func opened(_ address: String?) throws -> Data? {
  try address.flatMap { URL(string: $0) }.map { try Data(contentsOf: $0) }
}
