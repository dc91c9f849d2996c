public import Parlance

/// Notes whose text is changed.
extension AcmeMessenger {
  /// Changes the text of a note.
  ///
  /// - parameter id: The note.
  /// - parameter conversation: The note's conversation.
  /// - parameter text: The new text.
  /// - parameter completion: Receives the note as it is then.
  public func edit(
    _ id: MessageID, in conversation: ConversationID, to text: String,
    completion: @escaping (Result<AcmeNote, AcmeError>) -> Void
  ) {
    fetch(completion) { device, completion in
      device.edit(id, in: conversation, to: .text(text)) { result in
        completion(result.map { AcmeNote($0, messenger: self) })
      }
    }
  }
}
