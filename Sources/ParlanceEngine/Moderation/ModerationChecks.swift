internal import ParlanceCore

extension ReportMessageCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&id)
    try border.check(tag, "tag", limit: border.limits.reportTagSize)
    try border.check(reason, "reason", limit: border.limits.reportReasonSize)
  }
}

extension WordListCall {
  mutating func check(_ border: Border) throws(MessagingError) {}
}

extension Border {
  /// Brings the operator's words into their one form: none empty, and each once, the last one of a text.
  func checked(_ words: [FilteredWord]) throws(MessagingError) -> [FilteredWord] {
    try check(count: words.count, limit: limits.filteredWords, "words")
    var size = 0
    var places: [String: Int] = [:]
    var checked: [FilteredWord] = []
    for word in words {
      guard !word.text.isEmpty else { throw MessagingError(.invalidArgument, "an empty word") }
      try check(word.text, "word", limit: limits.filteredWordSize)
      // As the matcher compares them.
      let key = word.text.lowercased()
      if let place = places[key] {
        checked[place].operation = word.operation
        continue
      }
      size += word.text.utf8.count
      places[key] = checked.count
      checked.append(word)
    }
    guard size <= limits.wordListSize else {
      throw MessagingError(.messageTooLarge, "words: limit \(limits.wordListSize) bytes")
    }
    return checked
  }
}
