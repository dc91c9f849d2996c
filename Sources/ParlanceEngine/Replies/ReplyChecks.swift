internal import ParlanceCore

extension RepliesCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    guard (1...100).contains(query.limit) else { throw MessagingError(.invalidArgument, "limit 1 to 100") }
    try border.check(&query.conversation)
    try border.check(&query.thread)
    query.after = border.clamped(query.after)
    query.before = query.before.map { border.clamped($0) }
  }
}

extension MessagesByIDCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&ids)
  }
}
