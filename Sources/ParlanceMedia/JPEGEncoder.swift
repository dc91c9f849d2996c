#if Media && !canImport(ImageIO)
  internal import CTurboJPEG
  internal import ParlanceCore

  /// Makes JPEGs.
  enum JPEGEncoder {
    static func encode(_ picture: PixelPicture, quality: Double) -> [UInt8]? {
      guard quality > 0, quality <= 1, picture.width <= 65_500, picture.height <= 65_500 else { return nil }
      guard let handle = tjInitCompress() else { return nil }
      defer { tjDestroy(handle) }
      var bytes: UnsafeMutablePointer<UInt8>?
      var count: UInt = 0
      defer { tjFree(bytes) }
      // Full colour resolution above a quality of 0.9; else half the resolution of brightness in each direction.
      let subsampling = quality > 0.9 ? TJSAMP_444 : TJSAMP_420
      let status = tjCompress2(
        handle, picture.onWhite, Int32(picture.width), 0, Int32(picture.height), Int32(TJPF_RGBX.rawValue), &bytes,
        &count, Int32(subsampling.rawValue), Int32(max(1, (quality * 100).rounded())), 0)
      guard status == 0, let bytes else { return nil }
      return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
  }
#endif
