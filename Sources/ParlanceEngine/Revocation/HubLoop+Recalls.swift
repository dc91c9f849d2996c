package import ParlanceCore

/// The operator's recalls beyond `AdministrationPort`.
extension HubLoop {
  /// Revokes a message of one conversation in its sender's name, whatever its age.
  ///
  /// - parameter sender: The message's sender; nil for any.
  package func revoke(
    _ id: MessageID, sender: AccountID?, in conversation: AdministeredConversation, scope: Revocation.Scope,
    request: RevocationRequest
  ) throws(MessagingError) {
    try perform { turn throws(MessagingError) in
      try turn.revocations.revoke(id, sender: sender, in: conversation, scope: scope, request)
    }
  }

  /// Takes a broadcast back from all rooms that have it, in its sender's name.
  ///
  /// - parameter sender: The broadcast's sender; nil for any.
  /// - returns: The number of rooms.
  /// - throws: `messageNotFound` if no room has it.
  package func revokeBroadcast(
    _ id: MessageID, sender: AccountID?, scope: Revocation.Scope, request: RevocationRequest
  ) throws(MessagingError) -> Int {
    var count = 0
    var hasMore = true
    // The requests of others have their turns between those for many rooms.
    while hasMore {
      let part = try perform { turn throws(MessagingError) in
        try turn.revocations.revokeBroadcast(id, sender: sender, scope: scope, request)
      }
      count += part.count
      hasMore = part.hasMore
    }
    guard count > 0 else { throw MessagingError(.messageNotFound) }
    return count
  }
}
