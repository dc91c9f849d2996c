internal import ParlanceCore

extension HistoryCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&query.conversation)
    guard (1...100).contains(query.limit) else { throw MessagingError(.invalidArgument, "limit 1 to 100") }
    query.after = Timestamp(milliseconds: min(max(-1, query.after.milliseconds), 1 << 52))
    query.before = query.before.map { border.clamped($0) }
    try border.check(tags: query.tags)
  }
}

extension ClearHistoryCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(note, "note")
  }
}
