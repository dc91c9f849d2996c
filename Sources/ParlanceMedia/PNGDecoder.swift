#if Media && !canImport(ImageIO)
  internal import CSPNG
  internal import ParlanceCore

  /// Decodes a PNG row by row, and makes it smaller on the way.
  struct PNGDecoder {
    private let file: [UInt8]
    private let limits: PictureLimits
    private let width: Int
    private let height: Int

    /// The seven passes of an interlaced picture: the first column and the distance between columns (PNG 1.2, 2.6).
    private static let passes = [(0, 8), (4, 8), (0, 4), (2, 4), (0, 2), (1, 2), (0, 1)]
    /// The longest chunk beside the pixels, and all of them together: profiles are the longest that are of use.
    private static let chunkLimit = 4 << 20

    /// Creates a decoder; nil if the picture asks for too much.
    init?(_ file: [UInt8], _ header: PictureHeader, _ limits: PictureLimits) {
      self.file = file
      self.limits = limits
      width = header.width
      height = header.height
    }

    /// Returns the picture, as small as its thumbnail.
    func reduced(_ options: ThumbnailOptions) -> PixelPicture? {
      let target = options.size(width: width, height: height)
      // What the library holds of a row, two of the file and one of its own, has at most eight bytes a pixel.
      let memory =
        width * 32 + Self.chunkLimit
        + AreaSampler.memory(targetWidth: target.width, targetHeight: target.height)
      guard memory <= limits.memory else { return nil }
      return file.withUnsafeBytes { file in decode(file, target.width, target.height) }
    }

    private func decode(_ file: UnsafeRawBufferPointer, _ targetWidth: Int, _ targetHeight: Int) -> PixelPicture? {
      guard let context = spng_ctx_new(0) else { return nil }
      defer { spng_ctx_free(context) }
      var header = spng_ihdr()
      guard spng_set_image_limits(context, UInt32(width), UInt32(height)) == 0,
        spng_set_chunk_limits(context, Self.chunkLimit, Self.chunkLimit) == 0,
        spng_set_png_buffer(context, file.baseAddress, file.count) == 0, spng_get_ihdr(context, &header) == 0,
        Int(header.width) == width, Int(header.height) == height,
        // Progressive decoding takes no buffer here: the rows are fetched one by one.
        spng_decode_image(
          context, nil, 0, Int32(SPNG_FMT_RGBA8.rawValue),
          Int32(SPNG_DECODE_TRNS.rawValue | SPNG_DECODE_PROGRESSIVE.rawValue)) == 0
      else { return nil }
      let isInterlaced = header.interlace_method != 0
      var sampler = AreaSampler(width: width, height: height, targetWidth: targetWidth, targetHeight: targetHeight)
      var row = [UInt8](repeating: 0, count: width * 4)
      while true {
        var info = spng_row_info()
        guard spng_get_row_info(context, &info) == 0 else { return nil }
        let status = spng_decode_scanline(context, &row, row.count)
        let isLast = status == Int32(SPNG_EOI.rawValue)
        guard status == 0 || isLast else { return nil }
        let (first, step) = isInterlaced ? Self.passes[Int(info.pass)] : (0, 1)
        let count = (width - first + step - 1) / step
        row.withUnsafeBufferPointer { row in
          sampler.add(
            UnsafeBufferPointer(rebasing: row.prefix(count * 4)), row: Int(info.row_num), from: first, step: step)
        }
        if isLast { break }
      }
      return PixelPicture(width: sampler.targetWidth, height: sampler.targetHeight, pixels: sampler.pixels)
    }
  }
#endif
