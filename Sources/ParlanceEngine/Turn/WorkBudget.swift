internal import Dispatch
internal import ParlanceCore

/// The work that one request may still do: look at, answer and take. What a request has when it is used up is its
/// answer; the device asks on.
struct WorkBudget {
  private(set) var rows: Int
  private(set) var bytes: Int
  /// The number of bytes that were used.
  private(set) var usedBytes = 0
  private let deadline: DispatchTime

  init(_ limits: HubLimits) {
    rows = limits.rowsPerRequest
    bytes = limits.bytesPerReply
    deadline = .now() + .milliseconds(Int(clamping: limits.timePerRequest))
  }

  mutating func use(rows: Int = 0, bytes: Int = 0) {
    self.rows -= rows
    self.bytes -= bytes
    usedBytes += bytes
  }

  var isSpent: Bool { rows <= 0 || bytes <= 0 || DispatchTime.now() > deadline }
}

/// The messages that are read at a time where not all of them are wanted.
struct HistoryWindow {
  var messages: Int
  var bytes = Int.max
}
