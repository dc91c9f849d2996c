/// A record of what happens in a world: a fingerprint of all of it, and the last lines.
package final class Trace {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  private var lines: [String] = []
  private let sink: ((String) -> Void)?
  private let length: Int

  /// - parameter length: How many lines to keep.
  /// - parameter sink: Takes each line.
  package init(length: Int = 60, sink: ((String) -> Void)? = nil) {
    self.length = length
    self.sink = sink
  }

  /// The same for the same events in the same order (FNV-1a).
  package var fingerprint: UInt64 { hash }

  /// The last lines.
  package var tail: [String] { Array(lines.suffix(length)) }

  func note(number: UInt64) { hash = (hash ^ number) &* 0x100_0000_01B3 }

  func note(_ line: String) {
    for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    lines.append(line)
    if lines.count > 4 * length { lines.removeFirst(lines.count - length) }
    sink?(line)
  }
}
