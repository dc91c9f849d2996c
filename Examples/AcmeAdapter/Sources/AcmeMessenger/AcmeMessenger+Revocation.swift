public import Parlance

/// Notes that are taken back.
extension AcmeMessenger {
  /// Takes a note back.
  ///
  /// - parameter id: The note.
  /// - parameter conversation: The note's conversation.
  /// - parameter words: The words for those who are notified; nil for none.
  /// - parameter attachment: A text for the apps of those who are notified; nil for none.
  /// - parameter completion: Receives nil once the note is gone everywhere.
  public func revoke(
    _ id: MessageID, in conversation: ConversationID, words: String? = nil, attachment: String? = nil,
    completion: @escaping (AcmeError?) -> Void
  ) {
    let revocation = RevocationRequest(postscript: words, attachment: attachment)
    request(completion) { $0.revoke(id, in: conversation, request: revocation, completion: $1) }
  }
}
