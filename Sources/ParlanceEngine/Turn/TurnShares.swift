internal import Dispatch
internal import ParlanceCore

/// The shares of a turn that sessions have used, so that a demanding session does not delay the others.
struct TurnShares {
  private struct Share {
    var nanoseconds: UInt64 = 0
    var bytes = 0
  }

  private let limits: HubLimits
  private let end: UInt64
  private var shares: [SessionID: Share] = [:]
  /// Grows with each request that is measured.
  private(set) var revision = 0
  /// The number of bytes of the answer that is being made.
  private var bytes = 0

  init(_ limits: HubLimits) {
    self.limits = limits
    end = Self.time + Self.nanoseconds(limits.longestTurn)
  }

  /// The time for `measure`, in nanoseconds.
  static var time: UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// Adds bytes to the answer that is being made.
  mutating func note(bytes: Int) { self.bytes += bytes }

  /// Notes that a request of a session was decided.
  mutating func measure(_ session: SessionID, since begin: UInt64) {
    var share = shares[session] ?? Share()
    share.nanoseconds += Self.time - begin
    share.bytes += bytes
    bytes = 0
    revision += 1
    shares[session] = share
  }

  /// Returns whether the rest of a session's requests waits for the next turn.
  func isSpent(_ session: SessionID) -> Bool {
    guard let share = shares[session] else { return false }
    return share.nanoseconds >= Self.nanoseconds(limits.timePerTurn) || share.bytes >= limits.bytesPerTurn
  }

  /// A Boolean value that indicates whether everything that is left waits for the next turn.
  var isOver: Bool { Self.time >= end }

  private static func nanoseconds(_ milliseconds: Int64) -> UInt64 {
    UInt64(min(max(0, milliseconds), 1_000_000)) * 1_000_000
  }
}
