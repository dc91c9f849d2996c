import Parlance

/// A join or a leave; calls `done` when it has ended.
typealias ChannelChange = (_ done: @escaping () -> Void) -> Void

/// The mutable state of a channel.
struct ChannelState {
  enum Phase {
    case apart
    /// Carries the number of the attempt, so that an earlier one changes nothing when it ends late.
    case joining(Int)
    case joined(ConversationID)
    case destroyed
  }

  weak var delegate: (any AgoraRtmChannelDelegate)?
  var phase = Phase.apart
  /// The number of the last attempt to join.
  var lastAttempt = 0
  /// A Boolean value that indicates whether a join or a leave is under way.
  var isChanging = false
  /// Joins and leaves that the app requested meanwhile, in their order.
  var changes: [ChannelChange] = []
  /// Increases with every join, to distinguish the results of earlier ones.
  var generation = 0
  /// The last reported number of members, and the time of the report.
  var toldCount: (count: Int, time: Int64)?
  /// The number to report when enough time has passed.
  var pendingCount: Int?

  /// Ends an attempt to join that failed.
  mutating func endJoining(_ attempt: Int) {
    if case .joining(attempt) = phase { part() }
  }

  /// Ends the membership.
  mutating func part() {
    if case .destroyed = phase { return }
    phase = .apart
    generation += 1
    toldCount = nil
    pendingCount = nil
  }
}
