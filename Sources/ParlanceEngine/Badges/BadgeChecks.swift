internal import ParlanceCore

extension SetBadgeCountCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    guard let count else { return }
    guard (0...Int64(PushBadge.limit)).contains(count) else { throw MessagingError(.invalidArgument, "count") }
  }
}
