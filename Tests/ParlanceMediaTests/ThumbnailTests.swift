#if Media && !canImport(ImageIO)
  import CSPNG
  import CTurboJPEG
  import Foundation
  import ParlanceCore
  import Testing

  @testable import ParlanceMedia

  /// Thumbnails of whole pictures.
  @Suite struct ThumbnailTests {
    private let codec = PictureCodec(thumbnails: ThumbnailOptions(longestSide: 64, quality: 0.9))

    private func jpeg(_ picture: PixelPicture) throws -> [UInt8] {
      try codec.file(picture, as: .jpeg(quality: 0.95))
    }

    /// A JPEG that the library writes with these flags and from these pixels.
    private func jpeg(
      _ pixels: [UInt8], _ width: Int, _ height: Int, _ format: TJPF, _ subsampling: TJSAMP, flags: Int32 = 0
    ) throws -> [UInt8] {
      let handle = try #require(tjInitCompress())
      defer { tjDestroy(handle) }
      var bytes: UnsafeMutablePointer<UInt8>?
      var count: UInt = 0
      defer { tjFree(bytes) }
      #expect(
        tjCompress2(
          handle, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &bytes, &count,
          Int32(subsampling.rawValue), 90, flags) == 0)
      return Array(UnsafeBufferPointer(start: try #require(bytes), count: Int(count)))
    }

    /// A PNG that the library writes with this header.
    private func png(
      _ bytes: [UInt8], _ width: Int, _ height: Int, type: Int, depth: Int, isInterlaced: Bool = false,
      transparent: UInt16? = nil
    ) throws -> [UInt8] {
      let context = try #require(spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)))
      defer { spng_ctx_free(context) }
      var header = spng_ihdr()
      header.width = UInt32(width)
      header.height = UInt32(height)
      header.color_type = UInt8(type)
      header.bit_depth = UInt8(depth)
      header.interlace_method = isInterlaced ? 1 : 0
      #expect(spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1) == 0 && spng_set_ihdr(context, &header) == 0)
      if let transparent {
        var chunk = spng_trns()
        chunk.gray = transparent
        #expect(spng_set_trns(context, &chunk) == 0)
      }
      #expect(
        spng_encode_image(
          context, bytes, bytes.count, Int32(SPNG_FMT_PNG.rawValue), Int32(SPNG_ENCODE_FINALIZE.rawValue)) == 0)
      var count = 0
      var status: Int32 = 0
      let buffer = try #require(spng_get_png_buffer(context, &count, &status))
      defer { free(buffer) }
      return Array(UnsafeRawBufferPointer(start: buffer, count: count))
    }

    /// Decodes a thumbnail.
    private func shown(_ thumbnail: Thumbnail) throws -> PixelPicture {
      let header = try #require(PictureHeader(thumbnail.bytes))
      #expect(header.format.rawValue == thumbnail.type)
      #expect(header.width == thumbnail.width && header.height == thumbnail.height)
      let options = ThumbnailOptions(longestSide: 1024)
      let picture =
        header.format == .png
        ? PNGDecoder(thumbnail.bytes, header, PictureLimits())?.reduced(options)
        : JPEGDecoder(thumbnail.bytes, header, PictureLimits())?.reduced(options)
      return try #require(picture)
    }

    private func isQuadrants(_ picture: PixelPicture) -> Bool {
      TestPictures.isClose(TestPictures.colour(picture, 0, 0), TestPictures.red)
        && TestPictures.isClose(TestPictures.colour(picture, 2, 0), TestPictures.green)
        && TestPictures.isClose(TestPictures.colour(picture, 0, 2), TestPictures.blue)
        && TestPictures.isClose(TestPictures.colour(picture, 2, 2), TestPictures.white)
    }

    /// Each scale at which blocks are decoded, and sizes that no block divides.
    @Test(arguments: [(40, 30), (64, 64), (65, 40), (130, 100), (257, 200), (513, 300), (1201, 803), (50, 700)])
    func aJPEG(_ width: Int, _ height: Int) throws {
      let thumbnail = try #require(codec.thumbnail(of: try jpeg(TestPictures.quadrants(width, height))))
      let size = codec.thumbnails.size(width: width, height: height)
      #expect(thumbnail.type == "image/jpeg")
      #expect(thumbnail.width == size.width && thumbnail.height == size.height)
      #expect(isQuadrants(try shown(thumbnail)))
    }

    @Test(arguments: [(40, 30), (64, 64), (65, 40), (513, 300), (1201, 803)])
    func aPNG(_ width: Int, _ height: Int) throws {
      let file = try codec.file(TestPictures.quadrants(width, height), as: .png)
      let thumbnail = try #require(codec.thumbnail(of: file))
      let size = codec.thumbnails.size(width: width, height: height)
      // Nothing can be seen through.
      #expect(thumbnail.type == "image/jpeg")
      #expect(thumbnail.width == size.width && thumbnail.height == size.height)
      #expect(isQuadrants(try shown(thumbnail)))
    }

    @Test func transparencyIsKept() throws {
      let picture = TestPictures.gradient(200, 100, opacity: 90)
      let file = try codec.file(picture, as: .png)
      let thumbnail = try #require(codec.thumbnail(of: file))
      #expect(thumbnail.type == "image/png")
      #expect(thumbnail.width == 64 && thumbnail.height == 32)
      let shown = try shown(thumbnail)
      #expect(TestPictures.isClose(TestPictures.colour(shown, 1, 1), [100, 100, 100, 90], by: 4))
      // A small one stays pixel for pixel.
      let small = TestPictures.gradient(31, 17, opacity: 1)
      let again = try #require(codec.thumbnail(of: try codec.file(small, as: .png)))
      #expect(try self.shown(again) == small)
    }

    @Test(arguments: 1...9) func aCamerasNoteIsHeeded(_ orientation: Int) throws {
      let stored = TestPictures.quadrants(160, 120)
      let file = TestPictures.turned(try jpeg(stored), UInt8(orientation))
      let thumbnail = try #require(codec.thumbnail(of: file))
      // Other tags are ignored.
      let known = PictureOrientation(rawValue: orientation) ?? .topLeft
      #expect((thumbnail.width, thumbnail.height) == (known.swapsSides ? (48, 64) : (64, 48)))
      let expected = try #require(known.turned(stored))
      let shown = try shown(thumbnail)
      for (column, row) in [(0, 0), (2, 0), (0, 2), (2, 2)] {
        #expect(
          TestPictures.isClose(TestPictures.colour(shown, column, row), TestPictures.colour(expected, column, row)))
      }
      // The thumbnail is already rotated, and has no orientation.
      #expect(PictureHeader(thumbnail.bytes)?.orientation == .topLeft)
    }

    @Test func otherKindsOfJPEG() throws {
      let picture = TestPictures.quadrants(300, 200)
      for subsampling in [TJSAMP_444, TJSAMP_422, TJSAMP_420, TJSAMP_440, TJSAMP_411] {
        for flags in [0, TJFLAG_PROGRESSIVE] {
          let file = try jpeg(picture.pixels, 300, 200, TJPF_RGBX, subsampling, flags: flags)
          let thumbnail = try #require(codec.thumbnail(of: file))
          #expect(isQuadrants(try shown(thumbnail)), "\(subsampling) \(flags)")
        }
      }
      let grey = try jpeg([UInt8](repeating: 77, count: 30_000), 200, 150, TJPF_GRAY, TJSAMP_GRAY)
      let greyThumbnail = try #require(codec.thumbnail(of: grey))
      #expect(TestPictures.isClose(TestPictures.colour(try shown(greyThumbnail), 1, 1), [77, 77, 77, 255], by: 3))
      // Inks: full yellow, stored inverted.
      let inks = Array(repeatElement([255, 255, 0, 255] as [UInt8], count: 30_000).joined())
      let printed = try #require(codec.thumbnail(of: try jpeg(inks, 200, 150, TJPF_CMYK, TJSAMP_444)))
      #expect(TestPictures.isClose(TestPictures.colour(try shown(printed), 1, 1), [255, 255, 0, 255]))
    }

    /// Each scan goes over the whole picture, so that many short ones would take long.
    @Test func scansAreCounted() throws {
      let picture = TestPictures.quadrants(300, 200)
      let file = try jpeg(picture.pixels, 300, 200, TJPF_RGBX, TJSAMP_420, flags: TJFLAG_PROGRESSIVE)
      let last = try #require(file.indices.dropLast().last { file[$0] == 0xFF && file[$0 + 1] == 0xDA })
      let own = try #require(JPEGLayout(file)?.scans)
      let scan = file[last..<file.count - 2]
      func repeated(_ count: Int) -> [UInt8] {
        Array(file[..<(file.count - 2)]) + Array(repeatElement(scan, count: count).joined()) + [0xFF, 0xD9]
      }
      #expect(JPEGLayout(repeated(7))?.scans == own + 7)
      #expect(JPEGLayout(Array(file[..<(file.count - 2)]))?.scans == nil)
      #expect(codec.thumbnail(of: repeated(100 - own)) != nil)
      #expect(codec.thumbnail(of: repeated(101 - own)) == nil)
    }

    /// The coefficients of a progressive picture are held as a whole, those of another are not.
    @Test func theMemoryOfAProgressivePictureIsCounted() throws {
      let picture = TestPictures.quadrants(640, 640)
      for (flags, coefficients) in [(0, 0), (TJFLAG_PROGRESSIVE, 640 * 640 * 3)] {
        let file = try jpeg(picture.pixels, 640, 640, TJPF_RGBX, TJSAMP_420, flags: flags)
        #expect(JPEGLayout(file)?.coefficientMemory == coefficients)
        let decoded = 80 * 80 * 4 + AreaSampler.memory(targetWidth: 64, targetHeight: 64)
        func thumbnail(_ memory: Int) -> Thumbnail? {
          PictureCodec(thumbnails: codec.thumbnails, limits: PictureLimits(memory: memory)).thumbnail(of: file)
        }
        #expect(thumbnail(coefficients + decoded) != nil)
        #expect(thumbnail(coefficients + decoded - 1) == nil)
      }
    }

    @Test(arguments: [false, true]) func otherKindsOfPNG(_ isInterlaced: Bool) throws {
      let large = ThumbnailOptions(longestSide: 64)
      for (width, height) in [(1, 1), (3, 2), (5, 9), (33, 47), (150, 130)] {
        let picture = TestPictures.quadrants(width, height)
        let file = try png(picture.pixels, width, height, type: 6, depth: 8, isInterlaced: isInterlaced)
        let header = try #require(PictureHeader(file))
        let decoded = try #require(PNGDecoder(file, header, PictureLimits())?.reduced(large))
        if width <= 64 && height <= 64 { #expect(decoded == picture) } else { #expect(isQuadrants(decoded)) }
      }
      // Grey in one, eight and sixteen bits; one of the values is transparent.
      let bits = try png(
        [UInt8](repeating: 0xAA, count: 200 * 25), 200, 200, type: 0, depth: 1, isInterlaced: isInterlaced)
      #expect(
        TestPictures.isClose(
          TestPictures.colour(try shown(try #require(codec.thumbnail(of: bits))), 1, 1), [128, 128, 128, 255], by: 40))
      let wide = try png(
        [UInt8](repeating: 0x40, count: 200 * 100 * 2), 200, 100, type: 0, depth: 16, isInterlaced: isInterlaced)
      #expect(
        TestPictures.isClose(
          TestPictures.colour(try shown(try #require(codec.thumbnail(of: wide))), 1, 1), [64, 64, 64, 255], by: 3))
      let hole = try png(
        [UInt8](repeating: 7, count: 50 * 50), 50, 50, type: 0, depth: 8, isInterlaced: isInterlaced, transparent: 7)
      let seenThrough = try #require(codec.thumbnail(of: hole))
      #expect(seenThrough.type == "image/png")
      #expect(TestPictures.colour(try shown(seenThrough), 1, 1)[3] == 0)
    }

    @Test func extremeProportions() throws {
      for (width, height) in [(4000, 1), (1, 4000), (4000, 3)] {
        let picture = TestPictures.gradient(width, height)
        for format in [PictureFormat.png, .jpeg(quality: 0.8)] {
          let thumbnail = try #require(codec.thumbnail(of: try codec.file(picture, as: format)))
          #expect(max(thumbnail.width, thumbnail.height) == 64 && min(thumbnail.width, thumbnail.height) == 1)
        }
      }
    }

    @Test func onlyPlainFilesAreRead() throws {
      let folder = try TemporaryFolder()
      let file = try folder.file("a.jpg", try jpeg(TestPictures.quadrants(100, 80)))
      #expect(codec.thumbnail(ofPictureAt: file)?.width == 64)
      #expect(codec.thumbnail(ofPictureAt: folder.path("none")) == nil)
      #expect(codec.thumbnail(ofPictureAt: folder.path("")) == nil)
      #expect(codec.thumbnail(ofPictureAt: "") == nil)
      #expect(codec.thumbnail(ofPictureAt: try folder.file("empty", [])) == nil)
      let pipe = folder.path("pipe")
      #expect(mkfifo(pipe, 0o600) == 0)
      #expect(codec.thumbnail(ofPictureAt: pipe) == nil)
      // A format that nothing here decodes, and no film either.
      #expect(codec.thumbnail(of: [0x42, 0x4D] + [UInt8](repeating: 1, count: 60)) == nil)
      #expect(codec.cover(ofVideoAt: file) == nil)
    }
  }
#endif
