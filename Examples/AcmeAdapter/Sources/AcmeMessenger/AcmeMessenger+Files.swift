public import Parlance

/// Files of notes.
extension AcmeMessenger {
  /// Fetches a file of a note.
  ///
  /// - parameter part: The file itself, or the small picture that stands for it.
  /// - parameter id: The note.
  /// - parameter conversation: The note's conversation.
  /// - parameter completion: Receives the file's path.
  public func fetchFile(
    _ part: MediaPart = .file, of id: MessageID, in conversation: ConversationID,
    completion: @escaping (Result<String, AcmeError>) -> Void
  ) {
    fetch(completion) { $0.fetchAttachment(of: id, part, in: conversation, completion: $1) }
  }
}
