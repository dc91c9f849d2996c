import AgoraChat
import Parlance
import ParlanceConformance

/// The calls about pins of messages, for the generations that have them.
extension AgoraDriver {
  func setPinned(_ isPinned: Bool, _ id: MessageID, in conversation: ConversationID) async throws {
    try await act(isPinned ? "pinMessage" : "unpinMessage") { driver, completion in
      if isPinned {
        driver.client.chatManager.pinMessage(id.string) { _, error in completion(error) }
      } else {
        driver.client.chatManager.unpinMessage(id.string) { _, error in completion(error) }
      }
    }
  }

  func localPin(_ id: MessageID, in conversation: ConversationID) async throws -> AccountID? {
    try await perform { try self.object(id, in: conversation).pinnedInfo.map { AccountID($0.operatorId) } }
  }

  func loadPins(in conversation: ConversationID) async throws -> Set<MessageID> {
    try await log.request("getPinnedMessages") { (reply: Reply<Set<MessageID>>) in
      self.client.chatManager.getPinnedMessages(fromServer: conversation.name) { messages, error in
        if let error { return reply.fail(Self.error(error)) }
        let fetched = Set((messages ?? []).map { MessageID($0.messageId) })
        let local = Set((self.conversation(conversation)?.pinnedMessages() ?? []).map { MessageID($0.messageId) })
        if local != fetched { self.log.note(violation: "pinnedMessages() are \(local), and \(fetched) at the hub") }
        reply.succeed(fetched)
      }
    }
  }

  func notePin(
    _ messageId: String, _ conversationId: String, _ operation: AgoraChatMessagePinOperation,
    _ info: AgoraChatMessagePinInfo
  ) {
    let id = MessageID(messageId)
    guard let message = shown[id] ?? client.chatManager.getMessageWithMessageId(messageId) else {
      return log.note(violation: "onMessagePinChanged of \(id), which is not here")
    }
    let place = Self.conversation(message)
    if place.name != conversationId { log.note(violation: "onMessagePinChanged in \(conversationId), not \(place)") }
    let pin = ObservedPin(
      messageID: id, conversation: place, account: AccountID(info.operatorId), isRemoval: operation == .unpin)
    log.record(pin, raw: "onMessagePinChanged \(pin)")
  }
}
