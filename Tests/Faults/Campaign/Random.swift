/// Numbers that look random and are the same for the same seed (SplitMix64).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Numbers for one case of a campaign.
  init(seed: UInt64, kind: CaseKind, index: Int) {
    let place = UInt64(CaseKind.allCases.firstIndex(of: kind) ?? 0)
    state = seed &* 0x9E37_79B9 &+ place << 48 &+ UInt64(index) &* 0xD1B5_4A32_D192_ED03
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &self) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
