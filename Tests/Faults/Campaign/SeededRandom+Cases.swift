import TestRandomness

extension SeededRandom {
  /// Numbers for one case of a campaign.
  init(seed: UInt64, kind: CaseKind, index: Int) {
    let place = UInt64(CaseKind.allCases.firstIndex(of: kind) ?? 0)
    self.init(seed: seed &* 0x9E37_79B9 &+ place << 48 &+ UInt64(index) &* 0xD1B5_4A32_D192_ED03)
    _ = next()
  }
}
