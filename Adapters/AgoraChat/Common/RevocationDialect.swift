package import Parlance

/// Taking a message back by a CMD, as the vendor's page "iOS Message Withdraw" has it.
package enum RevocationDialect {
  /// The action of that page, and the key of its extension under which the message's id stands.
  package static let action = "REVOKE_FLAG"
  package static let messageIDKey = "msgId"

  /// The same as the vendor's own helper class of 2016 sends it.
  private static let helperAction = "em_revoke"
  private static let helperMessageIDKey = "em_revoke_messageId"

  /// The message that a CMD asks to take back; nil for any other CMD.
  package static func revokedMessage(action: String, ext: [AnyHashable: Any]?) -> MessageID? {
    let key: String
    switch action {
    case Self.action: key = messageIDKey
    case helperAction: key = helperMessageIDKey
    default: return nil
    }
    guard let id = ext?[key] as? String, !id.isEmpty else { return nil }
    return MessageID(id)
  }

  /// Returns whether an action is the vendor's own, which apps may not send. Its helper's revocation is an app's.
  package static func isReserved(_ action: String) -> Bool {
    action != helperAction && (action.hasPrefix("em_") || action.hasPrefix("easemob::"))
  }

  /// Returns the CMD that reports a revocation: the one that requested it, or a new one for revocations of other
  /// styles.
  ///
  /// The sender is the revoker. A new CMD has an id that is derived from the message's, so that it is the same each
  /// time it is reported.
  package static func message(telling revocation: Revocation) -> Message {
    let id: MessageID
    let body: [UInt8]
    if let command = revocation.request.command {
      (id, body) = (command.id, command.encodedBody)
    } else {
      id = MessageID(action + " " + revocation.messageID.string)
      let ext = try? JSONObject.text(of: [messageIDKey: revocation.messageID.string])
      body = MessageBody(content: .command(CommandContent(action: action)), attributes: ext).encoded()
    }
    return Message(
      id: id, conversation: revocation.conversation, sender: revocation.revoker, time: revocation.time,
      state: .received, kind: .command, encodedBody: body)
  }
}
