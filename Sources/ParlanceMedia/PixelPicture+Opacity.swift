internal import ParlanceCore

extension PixelPicture {
  /// A Boolean value that indicates whether nothing of it is transparent.
  var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { pixels in
      for index in stride(from: 3, to: pixels.count, by: 4) where pixels[index] != 255 { return false }
      return true
    }
  }

  /// The pixels as they look on white, opaque; those of an opaque picture are not copied.
  var onWhite: [UInt8] {
    if isOpaque { return pixels }
    var result = pixels
    result.withUnsafeMutableBufferPointer { pixels in
      for start in stride(from: 0, to: pixels.count, by: 4) {
        let opacity = Int(pixels[start + 3])
        for index in start..<start + 3 {
          pixels[index] = UInt8((Int(pixels[index]) * opacity + 255 * (255 - opacity) + 127) / 255)
        }
        pixels[start + 3] = 255
      }
    }
    return result
  }
}
