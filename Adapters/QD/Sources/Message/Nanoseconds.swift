import Foundation
import Parlance

extension Timestamp {
  /// Nanoseconds since 1970, as QD expresses times (QD: `QDMessage.timestamp`).
  var nanoseconds: TimeInterval { Double(milliseconds) * 1_000_000 }

  /// The millisecond nearest to a time in nanoseconds since 1970; zero for NaN.
  init(nanoseconds: TimeInterval) {
    // Rounded: a Double of today's nanoseconds is a multiple of 256, which truncation would make a millisecond less.
    self.init(rounding: nanoseconds / 1_000_000)
  }
}
