/// Makes a picture smaller while its rows come in: each pixel of the result is the mean of the area that it stands for.
///
/// It holds the result only, never the picture. The rows may come in any order, and in parts, as those of an interlaced
/// PNG do. A transparent pixel's colour counts as much as it can be seen.
struct AreaSampler {
  let width: Int
  let height: Int
  let targetWidth: Int
  let targetHeight: Int

  // Red, green, blue (each times opacity) and opacity. A pixel of the picture is `targetWidth` wide and `targetHeight`
  // high, one of the result is `width` and `height`, so that whatever falls on two of them is shared in whole numbers.
  // With sides of at most 2^20 pixels the sums stay below 2^56.
  private var sums: [UInt64]
  private var line: [UInt64]

  /// Returns the memory that it allocates, in bytes.
  static func memory(targetWidth: Int, targetHeight: Int) -> Int { (targetHeight + 1) * targetWidth * 32 }

  /// Creates a sampler; no side of the result is longer than the picture's.
  init(width: Int, height: Int, targetWidth: Int, targetHeight: Int) {
    self.width = width
    self.height = height
    self.targetWidth = min(width, targetWidth)
    self.targetHeight = min(height, targetHeight)
    line = [UInt64](repeating: 0, count: self.targetWidth * 4)
    sums = [UInt64](repeating: 0, count: self.targetWidth * self.targetHeight * 4)
  }

  /// Takes pixels of a row: red, green, blue and opacity of each.
  ///
  /// - parameter pixels: The pixels.
  /// - parameter row: The row, from the top.
  /// - parameter first: The column of the first of them.
  /// - parameter step: The distance between their columns.
  mutating func add(_ pixels: UnsafeBufferPointer<UInt8>, row: Int, from first: Int = 0, step: Int = 1) {
    line.withUnsafeMutableBufferPointer { line in
      line.update(repeating: 0)
      var cell = 0
      var end = width
      var left = first * targetWidth
      var index = 0
      while index < pixels.count, left < width * targetWidth {
        while left >= end {
          cell += 4
          end += width
        }
        let right = left + targetWidth
        let inside = UInt64(min(right, end) - left)
        Self.add(pixels, index, times: inside, to: line, cell)
        if right > end { Self.add(pixels, index, times: UInt64(right - end), to: line, cell + 4) }
        index += 4
        left += step * targetWidth
      }
    }
    let top = row * targetHeight
    let bottom = top + targetHeight
    let cell = top / height
    let end = (cell + 1) * height
    addLine(to: cell, times: UInt64(min(bottom, end) - top))
    if bottom > end { addLine(to: cell + 1, times: UInt64(bottom - end)) }
  }

  private static func add(
    _ pixels: UnsafeBufferPointer<UInt8>, _ index: Int, times weight: UInt64,
    to line: UnsafeMutableBufferPointer<UInt64>, _ cell: Int
  ) {
    let opacity = weight * UInt64(pixels[index + 3])
    line[cell] += opacity * UInt64(pixels[index])
    line[cell + 1] += opacity * UInt64(pixels[index + 1])
    line[cell + 2] += opacity * UInt64(pixels[index + 2])
    line[cell + 3] += opacity
  }

  private mutating func addLine(to row: Int, times weight: UInt64) {
    let start = row * line.count
    line.withUnsafeBufferPointer { line in
      sums.withUnsafeMutableBufferPointer { sums in
        for index in line.indices { sums[start + index] += weight * line[index] }
      }
    }
  }

  /// The result, once all rows came in.
  var pixels: [UInt8] {
    let area = UInt64(width) * UInt64(height)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(sums.count)
    for start in stride(from: 0, to: sums.count, by: 4) {
      let opacity = sums[start + 3]
      for colour in sums[start..<start + 3] {
        pixels.append(opacity == 0 ? 0 : UInt8((colour + opacity / 2) / opacity))
      }
      pixels.append(UInt8((opacity + area / 2) / area))
    }
    return pixels
  }
}
