import Parlance

/// What changes in a channel.
struct ChannelState {
  enum Phase {
    case apart
    case joining
    case joined(ConversationID)
    case destroyed
  }

  weak var delegate: (any AgoraRtmChannelDelegate)?
  var phase = Phase.apart
  /// Grows with every join, so that what belongs to an earlier one can be told.
  var generation = 0
  /// The number of members that was told last, and when.
  var toldCount: (count: Int, time: Int64)?
  /// The number that is to be told when enough time has passed.
  var pendingCount: Int?

  /// Ends the membership.
  mutating func part() {
    if case .destroyed = phase { return }
    phase = .apart
    generation += 1
    toldCount = nil
    pendingCount = nil
  }
}
