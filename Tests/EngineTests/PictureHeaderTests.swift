import ParlanceCore
import Testing

@Suite struct PictureHeaderTests {
  private func size(_ bytes: [UInt8]) -> [Int]? { PictureHeader(bytes).map { [$0.width, $0.height] } }

  @Test func formats() {
    #expect(size(Pictures.png(640, 480)) == [640, 480])
    #expect(PictureHeader(Pictures.png(1, 1))?.format == .png)
    #expect(size(Pictures.bmp(33, 44)) == [33, 44])
    #expect(size(Pictures.bmp(33, -44)) == [33, 44])
    #expect(size(Pictures.oldBMP(5, 6)) == [5, 6])
    #expect(PictureHeader(Pictures.bmp(1, 1))?.format == .bmp)
    #expect(size(Pictures.jpeg(4000, 3000)) == [4000, 3000])
    #expect(size(Pictures.jpeg(40, 30, frame: 0xC2)) == [40, 30])
    #expect(PictureHeader(Pictures.jpeg(1, 1))?.format == .jpeg)
  }

  @Test(arguments: 1...9, [true, false]) func aTurnedPictureIsMeasuredAsItIsShown(_ orientation: Int, _ isLittle: Bool)
  {
    let bytes = Pictures.jpeg(40, 30, before: Pictures.exif(orientation: orientation, isLittle: isLittle))
    #expect(size(bytes) == ((5...8).contains(orientation) ? [30, 40] : [40, 30]))
  }

  @Test func fillingAndTablesAreSkipped() {
    let before = [0xFF, 0xFF] + Pictures.segment(0xC4, [1, 2, 3]).dropFirst() + Pictures.segment(0xDB, [1])
    #expect(size(Pictures.jpeg(40, 30, before: before)) == [40, 30])
  }

  /// A picture that is cut off anywhere is not recognised, unless its size came before.
  @Test(arguments: [
    Pictures.png(640, 480), Pictures.bmp(33, 44), Pictures.oldBMP(5, 6),
    Pictures.jpeg(40, 30, before: Pictures.exif(orientation: 6, isLittle: true)),
  ])
  func truncated(_ bytes: [UInt8]) {
    let whole = size(bytes)
    for count in bytes.indices {
      let found = size(Array(bytes[..<count]))
      #expect(found == nil || found == whole)
    }
    #expect(size(Array(bytes[..<12])) == nil)
  }

  @Test func hostileSizesAreRejected() {
    #expect(size(Pictures.png(0, 5)) == nil)
    #expect(size(Pictures.png(0x7FFF_FFFF, 5)) == nil)
    #expect(size(Pictures.png(0xFFFF_FFFF, 0xFFFF_FFFF)) == nil)
    #expect(size(Pictures.bmp(-5, 5)) == nil)
    #expect(size(Pictures.bmp(5, 0)) == nil)
    #expect(size(Pictures.bmp(5, Int(Int32.min))) == nil)
    #expect(size(Pictures.jpeg(0, 30)) == nil)
    // A segment shorter than its own length field, and one that reaches beyond everything.
    #expect(size([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xC0]) == nil)
    #expect(size([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 1, 2]) == nil)
    // Notes of a camera that point far away.
    let far: [UInt8] =
      Array("Exif".utf8) + [0, 0, 0x49, 0x49, 42, 0, 0xFF, 0xFF, 0xFF, 0xFF] + [UInt8](repeating: 0xFF, count: 20)
    #expect(size(Pictures.jpeg(40, 30, before: Pictures.segment(0xE1, far))) == [40, 30])
    #expect(size([]) == nil)
    #expect(size(Array("plain text".utf8)) == nil)
  }

  @Test func damagedBytesAreSurvived() {
    var generator = SeededGenerator(state: 99)
    let whole = [
      Pictures.png(640, 480), Pictures.bmp(33, 44), Pictures.oldBMP(3, 4),
      Pictures.jpeg(40, 30, before: Pictures.exif(orientation: 6, isLittle: true)),
      Pictures.jpeg(40, 30, before: Pictures.exif(orientation: 6, isLittle: false)),
    ]
    for _ in 0..<20_000 {
      var bytes = whole[Int.random(in: 0..<whole.count, using: &generator)]
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator)) }
      if let found = PictureHeader(bytes) {
        #expect(found.width > 0 && found.height > 0 && found.width <= 1 << 20 && found.height <= 1 << 20)
      }
    }
  }
}
