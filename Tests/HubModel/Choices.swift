/// A source of decisions, one byte for most of them.
///
/// Each decision takes the same number of bytes whatever came before, so that a fuzzer that changes a byte changes little
/// else. Behind the end all bytes are zero.
package struct Choices {
  private let bytes: [UInt8]
  private var position = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Bytes that look random and are the same in every run (SplitMix64).
  package init(seed: UInt64, count: Int) { self.init(Self.bytes(seed: seed, count: count)) }

  /// Returns the same bytes for the same seed.
  package static func bytes(seed: UInt64, count: Int) -> [UInt8] {
    var state = seed
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 8)
    while bytes.count < count {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      mixed ^= mixed >> 31
      for _ in 0..<8 {
        bytes.append(UInt8(truncatingIfNeeded: mixed))
        mixed >>= 8
      }
    }
    return bytes
  }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func byte() -> Int {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return Int(bytes[position])
  }

  /// Returns a number less than a count of at most 256.
  mutating func below(_ count: Int) -> Int { byte() % count }

  /// Returns whether something happens that does so often.
  ///
  /// - parameter percent: How often.
  mutating func chance(_ percent: Int) -> Bool { byte() * 100 >= (100 - percent) * 256 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(byte()) } }

  mutating func number() -> UInt64 { bytes(8).reduce(0) { $0 << 8 | UInt64($1) } }
}
