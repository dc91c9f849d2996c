/// A source of choices that are the same for the same seed (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number less than a count.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }

  /// Returns a number of a range, its ends included.
  mutating func between(_ low: Int64, _ high: Int64) -> Int64 { low + Int64(below(Int(high - low) + 1)) }

  /// Returns true with a probability of `permille` in a thousand.
  mutating func chance(_ permille: Int) -> Bool { below(1000) < permille }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// Returns an element, or nil if there is none.
  mutating func pickAny<Element>(_ elements: [Element]) -> Element? { elements.isEmpty ? nil : pick(elements) }
}
