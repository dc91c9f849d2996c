#if Media && !canImport(ImageIO)
  internal import CSPNG
  internal import Glibc
  internal import ParlanceCore

  /// Makes PNGs.
  enum PNGEncoder {
    static func encode(_ picture: PixelPicture) -> [UInt8]? {
      guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { return nil }
      defer { spng_ctx_free(context) }
      guard let width = UInt32(exactly: picture.width), let height = UInt32(exactly: picture.height) else { return nil }
      var header = spng_ihdr()
      header.width = width
      header.height = height
      header.bit_depth = 8
      header.color_type = UInt8(SPNG_COLOR_TYPE_TRUECOLOR_ALPHA.rawValue)
      guard spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1) == 0, spng_set_ihdr(context, &header) == 0,
        spng_encode_image(
          context, picture.pixels, picture.pixels.count, Int32(SPNG_FMT_PNG.rawValue),
          Int32(SPNG_ENCODE_FINALIZE.rawValue)) == 0
      else { return nil }
      var count = 0
      var status: Int32 = 0
      guard let bytes = spng_get_png_buffer(context, &count, &status) else { return nil }
      defer { free(bytes) }
      return Array(UnsafeRawBufferPointer(start: bytes, count: count))
    }
  }
#endif
