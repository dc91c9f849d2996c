public import ParlanceCore

/// Reports of messages, and the operator's list of words.
extension Device {
  /// Reports a message to the operator. The sender is not notified. A further report of the same message takes the
  /// place of the one before, as long as the operator has not closed it; then it has no effect.
  ///
  /// - parameter id: The message's id.
  /// - parameter conversation: The conversation of the message.
  /// - parameter tag: The category, in the app's words; 256 bytes at most.
  /// - parameter reason: The user's words, 4 KB at most.
  /// - parameter completion: Receives nil, or `messageNotFound` (also for a message that was revoked), `messageTooLarge`
  ///   (a text), `limitExceeded` (too many open reports), `notMember`, `accountNotFound`, `groupNotFound`,
  ///   `roomNotFound`, `notConnected`, `notLoggedIn`.
  public func reportMessage(
    _ id: MessageID, in conversation: ConversationID, tag: String, reason: String,
    completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(ReportMessageCall(conversation: conversation, id: id, tag: tag, reason: reason), completion: completion)
  }

  /// Returns this device's copy of the operator's list of words; nil if it has none. The hub is not asked.
  ///
  /// A device has a copy once it fetched the list, or from its first login on with
  /// `DeviceConfiguration.keepsWordList`; the copy follows the list while the device is connected and at each login.
  public func wordList() -> WordList? {
    runner.read { core throws(MessagingError) in core.wordList.known?.list } ?? nil
  }

  /// Fetches the operator's list of words from the hub. A copy of it stays.
  ///
  /// - parameter completion: Receives the list, or `notConnected`, `notLoggedIn`.
  public func fetchWordList(completion: @escaping (Result<WordList, MessagingError>) -> Void) {
    runner.ask(completion: completion) { core, end in core.wordList.fetch(then: end) }
  }

  /// Looks for words of the operator's list in a text, by this device's copy. The hub is not asked.
  ///
  /// - parameter text: The text.
  /// - parameter replacement: The text in place of each word that the app is to replace.
  /// - returns: The outcome; nil if there is no copy.
  public func checkWords(in text: String, replacement: String) -> WordCheck? {
    let words = runner.read { core throws(MessagingError) in core.wordList.known } ?? nil
    return words?.matcher.check(text, replacement: replacement)
  }
}

extension DeviceWordList {
  fileprivate func fetch(then end: @escaping (DeviceCore, Result<WordList, MessagingError>) -> Void) {
    core.request(WordListCall(known: known?.list.version)) { core, result in
      end(
        core,
        result.applied(in: core) { lists throws(MessagingError) in
          try core.wordList.take(lists)
          guard let list = core.wordList.known?.list else { throw MessagingError(.malformedData) }
          return list
        })
    }
  }
}
