public import ParlanceCore

/// The operator's list of words, and the reports of messages.
extension HubAdministration {
  /// The list of words that the operator does not want in messages, in all styles; empty at first.
  public var wordList: WordList {
    get throws(MessagingError) { try port.get().wordList() }
  }

  /// Sets the list of words in place of the one before. Devices that keep the list have it at once, or at their next
  /// login.
  ///
  /// The hub looks for words with `withhold`, `refuse` and `mask` (`WordOperation`) in the texts of messages: of texts,
  /// tips, places and custom contents, in names of files, and in the texts for other styles and for notifications; not in
  /// commands, attributes and raw data.
  ///
  /// - parameter words: The words, 10,000 at most, each of 256 bytes at most, and 256 KB altogether (unless the hub has
  ///   other limits, `HubLimits`); of two that are the same but for their case, the later one's operation holds.
  /// - returns: The list as it is then.
  /// - throws: `MessagingError` with code `invalidArgument` for an empty word, `limitExceeded` or `messageTooLarge`.
  @discardableResult
  public func setWords(_ words: [FilteredWord]) throws(MessagingError) -> WordList {
    try port.get().setWords(words)
  }

  /// Returns a page of the reports that accounts made of messages, those that are open first.
  ///
  /// - parameter cursor: `MessageReportPage.next` of the page before; 0 for the first page.
  /// - parameter limit: The most reports, 1 to 500.
  /// - throws: `MessagingError` with code `invalidArgument`.
  public func reports(after cursor: Int64 = 0, limit: Int = 100) throws(MessagingError) -> MessageReportPage {
    try port.get().reports(after: cursor, limit: limit)
  }

  /// Returns a report.
  ///
  /// - throws: `MessagingError` with code `requestNotFound`.
  public func report(_ number: Int64) throws(MessagingError) -> MessageReport { try port.get().report(number) }

  /// Closes a report, or changes the note of one that is closed. It stays in the list, behind those that are open.
  ///
  /// - parameter number: The report's number.
  /// - parameter note: What came of it, 4 KB at most. The reporter does not see it.
  /// - returns: The report as it is then.
  /// - throws: `MessagingError` with code `requestNotFound` or `messageTooLarge`.
  @discardableResult
  public func closeReport(_ number: Int64, note: String) throws(MessagingError) -> MessageReport {
    try port.get().closeReport(number, note: note)
  }
}
