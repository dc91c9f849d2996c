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
    let counts = try runner.performInParts(from: ()) { (turn, _) throws(MessagingError) -> (Int, Void?) in
      try turn.revocations.revokePart(ofBroadcast: id, sender: sender, scope: scope, request)
    }
    return try RevocationRules.sum(counts)
  }
}

extension RevocationRules {
  /// Revokes a broadcast in some rooms, and returns their number, and whether there are others.
  fileprivate func revokePart(
    ofBroadcast id: MessageID, sender: AccountID?, scope: Revocation.Scope, _ request: RevocationRequest
  ) throws(MessagingError) -> (Int, Void?) {
    let part = try revokeBroadcast(id, sender: sender, scope: scope, request)
    return (part.count, part.hasMore ? () : nil)
  }

  fileprivate static func sum(_ counts: [Int]) throws(MessagingError) -> Int {
    let sum = counts.reduce(0, +)
    guard sum > 0 else { throw MessagingError(.messageNotFound) }
    return sum
  }
}
