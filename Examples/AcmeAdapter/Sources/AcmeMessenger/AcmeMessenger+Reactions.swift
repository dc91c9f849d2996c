public import Parlance

/// Reactions to notes: each account has each text once.
extension AcmeMessenger {
  /// Adds a reaction to a note.
  public func addReaction(
    _ text: String, to id: MessageID, in conversation: ConversationID, completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { $0.addReaction(text, to: id, in: conversation, completion: $1) }
  }

  /// Removes an own reaction from a note.
  public func removeReaction(
    _ text: String, from id: MessageID, in conversation: ConversationID, completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { $0.removeReaction(text, from: id, in: conversation, completion: $1) }
  }

  /// Returns the reactions to a note, as this device knows them.
  public func knownReactions(to id: MessageID, in conversation: ConversationID) throws(AcmeError) -> [Reaction] {
    try read { $0.reactions(of: id, in: conversation) }
  }

  /// Fetches the reactions to a note.
  public func fetchReactions(
    to id: MessageID, in conversation: ConversationID, completion: @escaping (Result<[Reaction], AcmeError>) -> Void
  ) {
    fetch(completion) { device, completion in
      device.fetchReactions(of: [id], in: conversation) { result in
        completion(result.map { $0.flatMap(\.reactions) })
      }
    }
  }
}
