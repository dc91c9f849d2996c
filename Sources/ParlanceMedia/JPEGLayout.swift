internal import ParlanceCore

/// The facts that a JPEG states about its coding, as far as they decide what decoding takes.
struct JPEGLayout {
  /// The number of components of a pixel: 1, 3, or 4 for pictures made for printing.
  let components: Int
  /// The number of blocks of 8 × 8 coefficients, without the filling at the edges.
  let blocks: Int
  /// A Boolean value that indicates whether the decoder keeps all coefficients: those of one block come in several
  /// scans.
  let isBuffered: Bool

  /// The number of scans; nil if the picture's end is missing.
  let scans: Int?

  /// A coefficient takes two bytes.
  var coefficientMemory: Int { isBuffered ? blocks * 128 : 0 }

  /// Reads it from a file; nil if a decoder would refuse it, or it is coded as no picture that is exchanged is: with
  /// arithmetic codes, without loss, in a hierarchy.
  init?(_ file: [UInt8]) {
    var frame: (components: Int, blocks: Int, isProgressive: Bool)?
    for segment in JPEGSegments(file) {
      if segment.isFrame {
        guard frame == nil, let read = Self.frame(segment, file) else { return nil }
        frame = read
      } else if segment.isScan {
        guard let frame, file.indices.contains(segment.content.lowerBound) else { return nil }
        components = frame.components
        blocks = frame.blocks
        isBuffered = frame.isProgressive || Int(file[segment.content.lowerBound]) < frame.components
        scans = Self.scans(file, from: segment.content.upperBound)
        return
      }
    }
    return nil
  }

  /// Counts scans up to the picture's end, behind which cameras put films and further pictures.
  ///
  /// - parameter start: The place at which the first scan's data begin.
  private static func scans(_ file: [UInt8], from start: Int) -> Int? {
    file.withUnsafeBufferPointer { file in
      var scans = 1
      var position = start
      while position + 1 < file.count {
        guard file[position] == 0xFF else {
          position += 1
          continue
        }
        switch file[position + 1] {
        case 0xD9: return scans
        // Filling; a byte of the data, and marks in them.
        case 0xFF: position += 1
        case 0x00, 0x01, 0xD0...0xD7: position += 2
        case let marker:
          guard position + 3 < file.count else { return nil }
          if marker == 0xDA { scans += 1 }
          position += 2 + max(2, Int(file[position + 2]) << 8 | Int(file[position + 3]))
        }
      }
      return nil
    }
  }

  private static func frame(
    _ segment: JPEGSegments.Segment, _ file: [UInt8]
  ) -> (components: Int, blocks: Int, isProgressive: Bool)? {
    guard (0xC0...0xC2).contains(segment.marker), segment.content.upperBound <= file.count,
      segment.content.count >= 6
    else { return nil }
    let content = Array(file[segment.content])
    let height = Int(content[1]) << 8 | Int(content[2])
    let width = Int(content[3]) << 8 | Int(content[4])
    let components = Int(content[5])
    guard [1, 3, 4].contains(components), content.count == 6 + components * 3 else { return nil }
    let factors = (0..<components).map { index in
      let byte = Int(content[7 + index * 3])
      return (across: byte >> 4, down: byte & 15)
    }
    guard factors.allSatisfy({ (1...4).contains($0.across) && (1...4).contains($0.down) }) else { return nil }
    let widest = factors.map(\.across).max() ?? 1
    let highest = factors.map(\.down).max() ?? 1
    let blocks = factors.map { factor in
      let across = (width * factor.across + widest * 8 - 1) / (widest * 8)
      let down = (height * factor.down + highest * 8 - 1) / (highest * 8)
      return across * down
    }
    return (components, blocks.reduce(0, +), segment.marker == 0xC2)
  }
}
