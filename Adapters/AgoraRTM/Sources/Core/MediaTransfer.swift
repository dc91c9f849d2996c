import Parlance

/// An upload or a download of a kit, as long as it lasts.
struct MediaTransfer {
  enum Direction {
    case up
    case down
  }

  var direction: Direction
  /// The engine's id of the transfer; nil until it has one.
  var id: TransferID?
  /// The time at which the delegate was last notified of its progress.
  var lastTold: Int64?

  /// Returns whether to notify the delegate of progress now.
  mutating func reports(at time: Int64) -> Bool {
    let (next, isNever) = (lastTold ?? .min).addingReportingOverflow(Limits.progressInterval)
    if isNever || time < next { return false }
    lastTold = time
    return true
  }
}
