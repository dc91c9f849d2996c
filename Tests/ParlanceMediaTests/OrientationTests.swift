import ParlanceCore
import Testing

@testable import ParlanceMedia

/// Turning pictures as cameras note it.
@Suite struct OrientationTests {
  // The picture to be shown, for the stored one 1 2 3 / 4 5 6.
  static let turned: [(PictureOrientation, [[UInt8]])] = [
    (.topLeft, [[1, 2, 3], [4, 5, 6]]), (.topRight, [[3, 2, 1], [6, 5, 4]]),
    (.bottomRight, [[6, 5, 4], [3, 2, 1]]), (.bottomLeft, [[4, 5, 6], [1, 2, 3]]),
    (.leftTop, [[1, 4], [2, 5], [3, 6]]), (.rightTop, [[4, 1], [5, 2], [6, 3]]),
    (.rightBottom, [[6, 3], [5, 2], [4, 1]]), (.leftBottom, [[3, 6], [2, 5], [1, 4]]),
  ]

  @Test(arguments: turned) func aPictureIsTurned(_ orientation: PictureOrientation, _ rows: [[UInt8]]) throws {
    let stored = TestPictures.picture(3, 2, (1...6).flatMap { [$0, 0, 0, 255] })
    let shown = try #require(orientation.turned(stored))
    #expect(shown.width == rows[0].count && shown.height == rows.count)
    #expect(stride(from: 0, to: shown.pixels.count, by: 4).map { shown.pixels[$0] } == rows.flatMap { $0 })
  }
}
