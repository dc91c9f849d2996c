/// The marked parts of a JPEG up to its first scan.
///
/// They end early where the bytes are cut off or are not JPEG. The first scan is the last part: coded data follow it.
package struct JPEGSegments: Sequence, IteratorProtocol {
  /// A part.
  package struct Segment: Sendable {
    /// The second byte of its marker.
    package let marker: UInt8
    /// The range of its content, behind the length. It may reach beyond the end of bytes that are cut off.
    package let content: Range<Int>

    /// A Boolean value that indicates whether it states the picture's size and coding.
    package var isFrame: Bool {
      (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
    }
    /// A Boolean value that indicates whether coded data follow it.
    package var isScan: Bool { marker == 0xDA }
  }

  private let bytes: BoundedBytes
  private var position = 2

  /// Creates the parts of bytes that begin as a JPEG does.
  package init(_ bytes: [UInt8]) { self.bytes = BoundedBytes(bytes) }

  // Every round goes on by at least one byte.
  package mutating func next() -> Segment? {
    while let lead = bytes.byte(position), lead == 0xFF, let marker = bytes.byte(position + 1) {
      if marker == 0xFF {
        // Markers may be filled up.
        position += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD7).contains(marker) {
        position += 2
        continue
      }
      // Beginning, end, and what stands for a byte of coded data have no length.
      if marker == 0x00 || marker == 0xD8 || marker == 0xD9 { return nil }
      guard let length = bytes.big16(position + 2), length >= 2 else { return nil }
      let start = position + 4
      let segment = Segment(marker: marker, content: start..<start + length - 2)
      position = segment.isScan ? -1 : segment.content.upperBound
      return segment
    }
    return nil
  }
}
