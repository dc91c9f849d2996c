#if Media || canImport(ImageIO)
  import Parlance
  import ParlanceCore
  import Testing

  @testable import ParlanceMedia

  /// Files made of pixels.
  @Suite struct PictureEncodingTests {
    private let codec = PictureCodec()

    @Test func fileIsAsRequested() throws {
      let picture = TestPictures.quadrants(50, 30)
      for format in [PictureFormat.png, .jpeg(quality: 0.5), .jpeg(quality: 1), .jpeg(quality: 0.001)] {
        let header = try #require(PictureHeader(try codec.file(picture, as: format)))
        #expect(header.format == (format == .png ? .png : .jpeg))
        #expect(header.width == 50 && header.height == 30)
      }
    }

    @Test func aBetterQualityTakesMoreBytes() throws {
      let picture = TestPictures.quadrants(300, 200)
      let sizes = try [0.1, 0.5, 0.9, 1].map { try codec.file(picture, as: .jpeg(quality: $0)).count }
      #expect(sizes == sizes.sorted() && Set(sizes).count == 4)
    }

    @Test(arguments: [0, -1, 1.01, .nan, .infinity, -.infinity]) func qualityOutOfRangeIsRefused(_ quality: Double) {
      #expect(codec.encode(TestPictures.quadrants(2, 2), as: .jpeg(quality: quality)) == nil)
    }

    #if !canImport(ImageIO)
      @Test func pictureTooWideForJPEGIsRefused() {
        let line = TestPictures.gradient(65_501, 1)
        #expect(codec.encode(line, as: .jpeg(quality: 0.5)) == nil)
        #expect(codec.encode(line, as: .png) != nil)
      }
    #endif

    @Test func inAJPEGPixelsLieOnWhite() {
      let picture = TestPictures.picture(3, 1, [10, 20, 30, 255, 10, 20, 30, 0, 0, 0, 255, 128])
      #expect(picture.onWhite == [10, 20, 30, 255, 255, 255, 255, 255, 127, 127, 255, 255])
      #expect(!picture.isOpaque)
      #expect(TestPictures.quadrants(3, 3).isOpaque)
      #expect(TestPictures.quadrants(3, 3).onWhite == TestPictures.quadrants(3, 3).pixels)
    }

    @Test func fileIsEncodedAgainAsItIsShown() throws {
      let picture = TestPictures.quadrants(80, 60)
      let formats: [PictureFormat] = [.png, .jpeg(quality: 0.9)]
      for source in formats {
        let file = try codec.file(picture, as: source)
        for format in formats {
          let made = try #require(codec.encode(file: file, as: format))
          let header = try #require(PictureHeader(made))
          #expect(header.format == (format == .png ? .png : .jpeg))
          #expect(header.width == 80 && header.height == 60)
        }
        #expect(codec.encode(file: file, as: .jpeg(quality: 0)) == nil)
        #expect(codec.encode(file: Array(file.prefix(20)), as: .png) == nil)
        let strict = PictureCodec(limits: PictureLimits(pixels: 4799))
        #expect(strict.encode(file: file, as: .png) == nil)
      }
      // A quarter turn swaps the sides; a thumbnail's size is not a limit.
      let turned = TestPictures.turned(try codec.file(TestPictures.gradient(1500, 700), as: .jpeg(quality: 0.9)), 6)
      let upright = try #require(codec.encode(file: turned, as: .jpeg(quality: 0.5)))
      let header = try #require(PictureHeader(upright))
      #expect(header.width == 700 && header.height == 1500)
      #expect(codec.encode(file: [], as: .png) == nil)
    }

    @Test func encoderOfPixelsAloneReturnsNilForFiles() {
      struct PixelEncoder: PictureEncoder {
        func encode(_ picture: PixelPicture, as format: PictureFormat) -> [UInt8]? { [1] }
      }
      #expect(PixelEncoder().encode(file: [1], as: .png) == nil)
    }
  }
#endif
