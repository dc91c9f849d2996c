import ParlanceCore

@testable import ParlanceEngine

extension MessagePurpose {
  /// Returns the request with which a client asks for the action.
  ///
  /// - parameter reply: The id of the message that is sent where the action is a reply.
  func call(_ id: MessageID, in conversation: ConversationID, reply: MessageID) -> any HubCall {
    switch self {
    case .read: return MessagesByIDCall(conversation: conversation, ids: [id])
    case .readReactions:
      return ReactionPageCall(conversation: conversation, id: id, text: "+1", after: nil, limit: 10)
    case .react: return AddReactionCall(conversation: conversation, id: id, text: "+1")
    // There is none: past the gate it is not found.
    case .removeReaction: return RemoveReactionCall(conversation: conversation, id: id, text: "-1")
    case .edit:
      let body = MessageBody(content: .text("other")).encoded()
      return EditMessageCall(conversation: conversation, id: id, body: body)
    case .pin: return PinMessageCall(conversation: conversation, id: id)
    case .report: return ReportMessageCall(conversation: conversation, id: id, tag: "", reason: "reason")
    case .reply:
      var body = MessageBody(content: .text("reply"))
      let reference = MessageReference(id: id, sender: "x", time: .zero)
      body.reply = MessageReply(to: reference, thread: reference)
      return SubmitCall(
        id: reply, conversation: conversation, options: .ordinary, kind: .text, body: body.encoded(), resumes: true)
    case .readReplies: return RepliesCall(ReplyQuery(conversation: conversation, thread: id))
    case .startThread: return CreateThreadCall(name: "Thread", group: conversation.name, message: id)
    case .confirmReading:
      if conversation.kind == .direct {
        return ReadDirectCall(conversation: conversation, sequence: 0, scope: .message(id))
      }
      return ReadGroupCall(conversation: conversation, ids: [id], note: nil)
    case .readReceipts: return ReceiptDetailCall(conversation: conversation, id: id)
    case .delete: return DeleteMessagesCall(conversation: conversation, ids: [id], note: nil)
    case .revoke, .revokeWithinWindow:
      return RevokeCall(
        conversation: conversation, id: id, request: RevocationRequest(),
        windowAppliesToManagers: self == .revokeWithinWindow)
    }
  }

  /// Returns the error's code in an answer to the request; nil if the action was carried out.
  fileprivate func outcome(
    of result: Result<any Sendable, MessagingError>, _ id: MessageID
  ) -> MessagingError.Code? {
    switch result {
    case .failure(let error): return self == .removeReaction && error.code == .reactionNotFound ? nil : error.code
    case .success(let reply):
      // These two are answered with what was found, and with what was not.
      if let found = reply as? FoundMessages {
        return found.messages.map(\.message.id) == [id] ? nil : .messageNotFound
      }
      if let failed = reply as? [MessageID] { return failed.isEmpty ? nil : .messageNotFound }
      return nil
    }
  }
}

extension HostileClient {
  /// Waits for the answer to a request for an action, and returns the error's code; nil if the action was carried out.
  func outcome(
    of purpose: MessagePurpose, on id: MessageID, _ number: UInt64
  ) async throws -> MessagingError.Code? {
    let result = try await wait(for: "the answer to \(purpose)") { received in
      received.replies.removeValue(forKey: number)
    }
    return purpose.outcome(of: result, id)
  }
}
