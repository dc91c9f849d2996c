internal import ParlanceCore

extension SearchHistoryCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    guard (1...100).contains(limit) else { throw MessagingError(.invalidArgument, "limit 1 to 100") }
    // The cost of a search grows with the length of its keywords.
    var size = 0
    for keyword in search.keywords { size += keyword.folded.bytes.count }
    guard size <= border.limits.searchTextSize else {
      throw MessagingError(.messageTooLarge, "keywords: limit \(border.limits.searchTextSize) bytes")
    }
    search.keywords.removeAll(where: \.isEmpty)
    if !search.conversations.isEmpty { try border.check(&search.conversations) }
    try border.check(&search.senders)
    search.after = Timestamp(milliseconds: min(max(-1, search.after.milliseconds), 1 << 52))
    search.before = search.before.map { border.clamped($0) }
    if var place = cursor {
      try border.check(&place.conversation)
      place.began = border.clamped(place.began)
      place.activity = border.clamped(place.activity)
      place.position = place.position.map { border.clamped($0) }
      cursor = place
    }
  }
}
