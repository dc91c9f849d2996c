public import ParlanceCore
internal import ParlanceEngine

/// Reports of messages, and the operator's list of words.
extension MessagingClient {
  /// Reports a message to the operator, who finds it in `HubAdministration.reports(after:limit:)` or over the API for back
  /// ends. Its sender is not notified.
  ///
  /// A further report of the same message replaces the earlier one; after the operator closed that, it has no effect. The
  /// report keeps the message's sender, kind and words, also when the message is revoked.
  ///
  /// - parameter message: A message that this account may read.
  /// - parameter tag: The category, in the app's words; 256 bytes at most.
  /// - parameter reason: The user's words, 4 KB at most.
  /// - throws: `MessagingError` with code `messageNotFound` for a message that was revoked, `messageTooLarge` for a text,
  ///   `limitExceeded` if 100 reports of this account are open (unless the hub has other limits, `HubLimits`),
  ///   `notMember`.
  public func report(_ message: Message, tag: String, reason: String = "") async throws(MessagingError) {
    try await outcome {
      $0.reportMessage(message.id, in: message.conversation, tag: tag, reason: reason, completion: $1)
    }
  }

  /// Fetches the list of words that the operator does not want in messages. This device keeps a copy, which follows the
  /// list from then on.
  @discardableResult public func fetchWordList() async throws(MessagingError) -> WordList {
    try await result { $0.fetchWordList(completion: $1) }
  }

  /// Looks for words of the operator's list in a text, by this device's copy; nothing is sent. The hub carries out its own
  /// part of the list whatever an app does.
  ///
  /// - parameter text: The text.
  /// - parameter replacement: The text in place of each word that the app is to replace.
  /// - returns: The outcome; nil if this device never fetched the list.
  /// - throws: `MessagingError` with code `notLoggedIn`.
  public func checkWords(in text: String, replacement: String = "***") throws(MessagingError) -> WordCheck? {
    try read { $0.checkWords(in: text, replacement: replacement) }
  }
}
