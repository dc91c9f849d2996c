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
    try perform { turn throws(MessagingError) in
      if let version, try turn.words.words().list.version != version { return nil }
      return try turn.words.setWords(words)
    }
  }

  package func reports(after cursor: Int64, limit: Int) throws(MessagingError) -> MessageReportPage {
    guard (1...500).contains(limit) else { throw MessagingError(.invalidArgument, "limit 1 to 500") }
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
