#if Server
  /// The packet numbers of one run that were received. Numbers that are older than the newest by `width` or more count as
  /// received.
  struct ReplayWindow: Sendable {
    /// The number of newest packet numbers that are tracked.
    static let width: UInt64 = 1024

    private var newest: UInt64?
    /// A bit for each tracked number, at its remainder modulo `width`.
    private var bits = [UInt64](repeating: 0, count: Int(width / 64))

    /// Returns whether a number is new.
    func accepts(_ number: UInt64) -> Bool {
      guard let newest, number <= newest else { return true }
      return newest - number < Self.width && bits[Self.word(number)] & Self.bit(number) == 0
    }

    /// Notes that a new number was received.
    mutating func note(_ number: UInt64) {
      if let newest, number > newest {
        if number - newest >= Self.width {
          bits = [UInt64](repeating: 0, count: bits.count)
        } else {
          for skipped in newest + 1...number { bits[Self.word(skipped)] &= ~Self.bit(skipped) }
        }
      }
      newest = max(newest ?? number, number)
      bits[Self.word(number)] |= Self.bit(number)
    }

    private static func word(_ number: UInt64) -> Int { Int(number % width / 64) }
    private static func bit(_ number: UInt64) -> UInt64 { 1 << (number % 64) }
  }
#endif
