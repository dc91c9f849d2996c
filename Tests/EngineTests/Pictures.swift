/// The smallest files that are pictures, as far as their headers go.
enum Pictures {
  static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }
  static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

  static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13, 4) + Array("IHDR".utf8) + big(width, 4)
      + big(height, 4) + [8, 6, 0, 0, 0] + [1, 2, 3, 4]
  }

  static func bmp(_ width: Int, _ height: Int) -> [UInt8] {
    [0x42, 0x4D] + little(100, 4) + little(0, 4) + little(54, 4) + little(40, 4) + little(width, 4)
      + little(height, 4) + little(1, 2) + little(24, 2) + [UInt8](repeating: 0, count: 24)
  }

  static func oldBMP(_ width: Int, _ height: Int) -> [UInt8] {
    [0x42, 0x4D] + little(100, 4) + little(0, 4) + little(26, 4) + little(12, 4) + little(width, 2)
      + little(height, 2) + little(1, 2) + little(24, 2)
  }

  static func segment(_ marker: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big(bytes.count + 2, 2) + bytes
  }

  static func exif(orientation: Int, isLittle: Bool) -> [UInt8] {
    let number = isLittle ? little : big
    let header = (isLittle ? [0x49, 0x49] : [0x4D, 0x4D]) + number(42, 2) + number(8, 4)
    let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + number(0, 2)
    let other = number(0x0100, 2) + number(4, 2) + number(1, 4) + number(9, 4)
    return segment(0xE1, Array("Exif".utf8) + [0, 0] + header + number(2, 2) + other + entry + number(0, 4))
  }

  static func jpeg(_ width: Int, _ height: Int, before: [UInt8] = [], frame: UInt8 = 0xC0) -> [UInt8] {
    [0xFF, 0xD8] + segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0]) + before
      + segment(frame, [8] + big(height, 2) + big(width, 2) + [1, 1, 0x11, 0]) + [0xFF, 0xDA, 0, 2, 1, 2, 3]
  }
}
