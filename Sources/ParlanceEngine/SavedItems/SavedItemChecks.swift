internal import ParlanceCore

extension SaveItemCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(data, "data", limit: border.limits.savedItemSize)
    try border.check(savedItemNote: &note, "note")
    try border.check(savedItemNote: &uniqueID, "name")
  }
}

extension SavedItemsCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    guard (1...100).contains(query.limit) else { throw MessagingError(.invalidArgument, "limit 1 to 100") }
    query.after = query.after.map { border.clamped($0) }
    query.before = query.before.map { border.clamped($0) }
  }
}

extension UpdateSavedItemCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    time = border.clamped(time)
    try border.check(savedItemNote: &note, "note")
  }
}

extension RemoveSavedItemsCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(count: times.count, limit: border.limits.messagesPerRequest, "items")
    times = times.map { border.clamped($0) }
  }
}

extension Border {
  /// Checks a text with a saved item; of no text and an empty one there is only the former.
  fileprivate func check(savedItemNote text: inout String?, _ what: String) throws(MessagingError) {
    try check(text, what, limit: limits.savedItemNoteSize)
    if text?.isEmpty == true { text = nil }
  }
}
