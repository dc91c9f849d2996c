package import ParlanceCore

/// The operator's list of words and inbox of reports. Each call waits until it is durable.
extension HubLoop {
  package func wordList() throws(MessagingError) -> WordList {
    try perform { turn throws(MessagingError) in try turn.words.words().list }
  }

  package func setWords(_ words: [FilteredWord]) throws(MessagingError) -> WordList {
    try perform { turn throws(MessagingError) in try turn.words.setWords(words) }
  }

  /// Sets the list in place of the one of a version, or of any if that is nil.
  ///
  /// - returns: nil if the list has another version, and stays.
  package func setWords(
    _ words: [FilteredWord], replacing version: Int64?
  ) throws(MessagingError) -> WordList? {
    try perform { turn throws(MessagingError) in try turn.words.setWords(words, replacing: version) }
  }

  package func reports(after cursor: Int64, limit: Int) throws(MessagingError) -> MessageReportPage {
    try ReportRules.check(limit: limit)
    return try perform { turn throws(MessagingError) in try turn.reports.reports(after: cursor, limit: limit) }
  }

  package func report(_ number: Int64) throws(MessagingError) -> MessageReport { try reported(number).report }

  package func closeReport(_ number: Int64, note: String) throws(MessagingError) -> MessageReport {
    try perform { turn throws(MessagingError) in
      try turn.reports.closeReport(ReportNumber(rawValue: number), note: note)
    }
  }

  /// Returns a report and its message; nil for one that was revoked or removed since.
  package func reported(
    _ number: Int64
  ) throws(MessagingError) -> (report: MessageReport, message: HistoryMessage?) {
    try perform { turn throws(MessagingError) in try turn.reports.report(number: ReportNumber(rawValue: number)) }
  }
}

extension WordRules {
  /// Replaces the list, unless it is another one than the given one by now.
  fileprivate func setWords(_ words: [FilteredWord], replacing version: Int64?) throws(MessagingError) -> WordList? {
    if let version, try self.words().list.version != version { return nil }
    return try setWords(words)
  }
}

extension ReportRules {
  fileprivate static func check(limit: Int) throws(MessagingError) {
    guard (1...500).contains(limit) else { throw MessagingError(.invalidArgument, "limit 1 to 500") }
  }
}
