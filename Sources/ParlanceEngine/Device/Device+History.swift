public import ParlanceCore

/// Revocation, and what the hub keeps.
extension Device {
  /// Takes a message back.
  ///
  /// The completion runs before the notice, which this device is told as an event too; the local message goes after
  /// those callbacks returned.
  ///
  /// - parameter id: A message of the local database that the hub has accepted.
  /// - parameter completion: Gets nil, or `messageNotStored` (no local row), `messageNotFound` (never accepted, or
  ///   revoked before), `notOwnMessage`, `revokeWindowElapsed`, `notMember`, `notConnected`, `notLoggedIn`.
  public func revoke(
    _ id: MessageID, in conversation: ConversationID, request: RevocationRequest,
    completion: @escaping (MessagingError?) -> Void
  ) {
    ask(
      .revoke(conversation, id, request), completion: completion,
      check: { core throws(MessagingError) in
        let message = try core.existing(id)
        guard message.state == .sent || message.state == .received, message.conversation == conversation else {
          throw MessagingError(.messageNotFound)
        }
      },
      apply: { core in _ = core.ownRevocations.insert(id) })
  }

  /// Messages from the hub's history, oldest first.
  ///
  /// - parameter completion: Gets the messages, or `invalidArgument` (a limit outside 1 to 100), `notMember`,
  ///   `notConnected`, `notLoggedIn`.
  public func fetchHistory(
    _ query: HistoryQuery, completion: @escaping (Result<[Message], MessagingError>) -> Void
  ) {
    ask(.history(query), completion: completion) { core, reply throws(MessagingError) in
      guard case .history(let found) = reply else { return nil }
      var messages: [Message] = []
      for entry in found {
        if let known = try core.store.message(id: entry.message.id) {
          if !known.marks.contains(.revoked) { messages.append(known) }
          continue
        }
        var message = Message(
          id: entry.message.id, conversation: query.conversation, sender: entry.message.sender, time: entry.time,
          sequence: entry.sequence, number: entry.message.number, senderNumber: entry.message.senderNumber,
          options: entry.message.options, platform: entry.message.platform, state: .received, marks: .readLocally,
          kind: entry.message.kind, encodedBody: entry.message.body)
        if query.stores {
          let conversation = try core.conversation(query.conversation)
          message.row = try core.store.insert(message, conversation: conversation.record.number) ?? 0
          conversation.isLastKnown = false
        }
        messages.append(message)
      }
      return messages
    }
  }

  /// Deletes messages from this account's history at the hub and on its devices; the account's other devices are told
  /// `messagesDeleted`.
  ///
  /// - parameter note: Words for the other devices.
  public func deleteFromHub(
    _ conversation: ConversationID, _ ids: [MessageID], note: String?, completion: @escaping (MessagingError?) -> Void
  ) {
    ask(
      .deleteMessages(conversation, ids, note: note), completion: completion,
      apply: { core throws(MessagingError) in for id in ids { try core.delete(id) } })
  }

  /// Clears this account's history of a conversation at the hub.
  ///
  /// - parameter everywhere: On the account's other devices too, which are told `historyCleared`.
  public func clearHubHistory(
    _ conversation: ConversationID, note: String?, everywhere: Bool, completion: @escaping (MessagingError?) -> Void
  ) {
    ask(.clearHistory(conversation, note: note, everywhere: everywhere), completion: completion)
  }
}
