#if Media && !canImport(ImageIO)
  internal import CTurboJPEG
  internal import ParlanceCore

  /// Decodes a JPEG no larger than a thumbnail needs it: the transform of each block gives 1, 2, 4 or 8 pixels a side.
  struct JPEGDecoder {
    private let file: [UInt8]
    private let layout: JPEGLayout
    private let limits: PictureLimits
    private let width: Int
    private let height: Int

    /// More scans than encoders write; each goes over all coefficients, so that a small file could take very long.
    private static let scanLimit = 100

    /// Creates a decoder; nil if the picture is not whole or asks for too much.
    init?(_ file: [UInt8], _ header: PictureHeader, _ limits: PictureLimits) {
      guard let layout = JPEGLayout(file), layout.coefficientMemory <= limits.memory,
        // No block is coded in less than a bit: the rest of such a file is missing, or was never there.
        layout.blocks / 8 <= file.count, let scans = layout.scans, scans <= Self.scanLimit
      else { return nil }
      self.file = file
      self.layout = layout
      self.limits = limits
      (width, height) =
        header.orientation.swapsSides ? (header.height, header.width) : (header.width, header.height)
    }

    /// Returns the picture as it is stored, as small as its thumbnail.
    func reduced(_ options: ThumbnailOptions) -> PixelPicture? {
      let target = options.size(width: width, height: height)
      // The smallest that is not smaller than the thumbnail.
      let divisor = [8, 4, 2].first { width / $0 >= target.width && height / $0 >= target.height } ?? 1
      let columns = (width + divisor - 1) / divisor
      let rows = (height + divisor - 1) / divisor
      if columns == target.width, rows == target.height {
        guard layout.coefficientMemory + columns * rows * 4 <= limits.memory else { return nil }
        return decoded(columns, rows).flatMap { PixelPicture(width: columns, height: rows, pixels: $0) }
      }
      let memory =
        layout.coefficientMemory + columns * rows * 4
        + AreaSampler.memory(targetWidth: target.width, targetHeight: target.height)
      guard memory <= limits.memory, let pixels = decoded(columns, rows) else { return nil }
      var sampler = AreaSampler(
        width: columns, height: rows, targetWidth: target.width, targetHeight: target.height)
      pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<rows {
          sampler.add(UnsafeBufferPointer(rebasing: pixels[row * columns * 4..<(row + 1) * columns * 4]), row: row)
        }
      }
      return PixelPicture(width: target.width, height: target.height, pixels: sampler.pixels)
    }

    private func decoded(_ width: Int, _ height: Int) -> [UInt8]? {
      guard let handle = tjInitDecompress() else { return nil }
      defer { tjDestroy(handle) }
      let isForPrinting = layout.components == 4
      let format = isForPrinting ? TJPF_CMYK : TJPF_RGBA
      var pixels = [UInt8](repeating: 0, count: width * height * 4)
      // The library takes the largest scale that fits into what it is given, so that it never writes beyond it.
      let status = tjDecompress2(
        handle, file, UInt(file.count), &pixels, Int32(width), 0, Int32(height), Int32(format.rawValue),
        TJFLAG_FASTUPSAMPLE | TJFLAG_LIMITSCANS)
      // Cameras' files have harmless faults at their ends; a fault in the middle shows as a grey place.
      guard status == 0 || tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) else { return nil }
      if isForPrinting { Self.convertInks(&pixels) }
      return pixels
    }

    /// Converts from cyan, magenta, yellow and black, which are stored inverted, to red, green, blue and opacity.
    private static func convertInks(_ pixels: inout [UInt8]) {
      pixels.withUnsafeMutableBufferPointer { pixels in
        for start in stride(from: 0, to: pixels.count, by: 4) {
          let black = Int(pixels[start + 3])
          for index in start..<start + 3 { pixels[index] = UInt8((Int(pixels[index]) * black + 127) / 255) }
          pixels[start + 3] = 255
        }
      }
    }
  }
#endif
