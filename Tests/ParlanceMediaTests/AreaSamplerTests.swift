import ParlanceCore
import Testing

@testable import ParlanceMedia

/// Making pictures smaller.
@Suite struct AreaSamplerTests {
  private func sampled(_ picture: PixelPicture, _ width: Int, _ height: Int, rows: [Int]? = nil) -> [UInt8] {
    var sampler = AreaSampler(width: picture.width, height: picture.height, targetWidth: width, targetHeight: height)
    picture.pixels.withUnsafeBufferPointer { pixels in
      for row in rows ?? Array(0..<picture.height) {
        let start = row * picture.width * 4
        sampler.add(UnsafeBufferPointer(rebasing: pixels[start..<start + picture.width * 4]), row: row)
      }
    }
    return sampler.pixels
  }

  @Test func aPictureOfTheSameSizeStaysAsItIs() {
    let picture = TestPictures.quadrants(7, 5)
    #expect(sampled(picture, 7, 5) == picture.pixels)
  }

  @Test func aPixelIsTheMeanOfItsArea() {
    let values: [UInt8] = [0, 30, 60, 90, 120, 150]
    let picture = TestPictures.picture(3, 2, values.flatMap { [$0, $0, $0, 255] })
    #expect(sampled(picture, 1, 1) == [75, 75, 75, 255])
    // Half of the pixel in the middle belongs to each side.
    #expect(sampled(picture, 2, 1).enumerated().filter { $0.offset % 4 == 0 }.map(\.element) == [55, 95])
  }

  @Test func transparentPixelsHaveNoColour() {
    let picture = TestPictures.picture(2, 1, [200, 100, 0, 255, 0, 255, 255, 0])
    #expect(sampled(picture, 1, 1) == [200, 100, 0, 128])
    #expect(sampled(TestPictures.picture(1, 1, [9, 9, 9, 0]), 1, 1) == [0, 0, 0, 0])
  }

  @Test(arguments: [(100, 70, 33, 21), (64, 64, 63, 63), (1, 500, 1, 7), (500, 1, 7, 1), (9, 9, 1, 1)])
  func theOrderOfRowsDoesNotMatter(_ width: Int, _ height: Int, _ targetWidth: Int, _ targetHeight: Int) {
    let picture = TestPictures.gradient(width, height)
    let whole = sampled(picture, targetWidth, targetHeight)
    #expect(whole.count == targetWidth * targetHeight * 4)
    #expect(sampled(picture, targetWidth, targetHeight, rows: (0..<height).reversed()) == whole)
  }

  @Test func rowsMayComeInParts() {
    let picture = TestPictures.quadrants(10, 4)
    var sampler = AreaSampler(width: 10, height: 4, targetWidth: 3, targetHeight: 3)
    for row in 0..<4 {
      for first in 0..<4 {
        var part: [UInt8] = []
        for x in stride(from: first, to: 10, by: 4) {
          let start = (row * 10 + x) * 4
          part += picture.pixels[start..<start + 4]
        }
        part.withUnsafeBufferPointer { sampler.add($0, row: row, from: first, step: 4) }
      }
    }
    #expect(sampler.pixels == sampled(picture, 3, 3))
  }

  @Test func thumbnailsKeepProportions() {
    let options = ThumbnailOptions(longestSide: 100)
    #expect(options.size(width: 400, height: 300) == (100, 75))
    #expect(options.size(width: 300, height: 400) == (75, 100))
    #expect(options.size(width: 100, height: 20) == (100, 20))
    #expect(options.size(width: 30, height: 20) == (30, 20))
    #expect(options.size(width: 100_000, height: 1) == (100, 1))
    #expect(options.size(width: 1 << 20, height: 1 << 20) == (100, 100))
  }

  @Test func optionsOutOfRangeAreTheNearest() {
    #expect(ThumbnailOptions(longestSide: 0).longestSide == 16)
    #expect(ThumbnailOptions(longestSide: .max).longestSide == 1024)
    #expect(ThumbnailOptions(quality: .nan).quality == 0.05)
    #expect(ThumbnailOptions(quality: -1).quality == 0.05)
    #expect(ThumbnailOptions(quality: 7).quality == 1)
    #expect(ThumbnailOptions().longestSide == 320 && ThumbnailOptions().quality == 0.8)
  }
}
