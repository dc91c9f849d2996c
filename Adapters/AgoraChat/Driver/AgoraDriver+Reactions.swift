import AgoraChat
import Parlance
import ParlanceConformance

/// The calls about reactions, for the generations that have them.
extension AgoraDriver {
  func addReaction(_ text: String, to id: MessageID, in conversation: ConversationID) async throws {
    try await act("addReaction") { driver, completion in
      driver.client.chatManager.addReaction(text, toMessage: id.string, completion: completion)
    }
  }

  func removeReaction(_ text: String, from id: MessageID, in conversation: ConversationID) async throws {
    try await act("removeReaction") { driver, completion in
      driver.client.chatManager.removeReaction(text, fromMessage: id.string, completion: completion)
    }
  }

  func localReactions(_ id: MessageID, in conversation: ConversationID) async throws -> [String: Set<AccountID>] {
    try await perform { Self.accounts(try self.object(id, in: conversation).reactionList ?? []) }
  }

  func fetchReactions(_ id: MessageID, in conversation: ConversationID) async throws -> [String: Set<AccountID>] {
    try await log.request("getReactionList") { (reply: Reply<[String: Set<AccountID>]>) in
      let group = conversation.kind == .group ? conversation.name : nil
      self.client.chatManager.getReactionList(
        [id.string], groupId: group, chatType: Self.chatType(conversation)
      ) { lists, error in
        if let error { reply.fail(Self.error(error)) } else { reply.succeed(Self.accounts(lists[id.string] ?? [])) }
      }
    }
  }

  func noteReactions(_ changes: [AgoraChatMessageReactionChange]) {
    for change in changes {
      let id = MessageID(change.messageId ?? "")
      guard let message = shown[id] ?? client.chatManager.getMessageWithMessageId(id.string) else {
        log.note(violation: "messageReactionDidChange of \(id), which is not here")
        continue
      }
      for operation in change.operations ?? [] {
        let observed = ObservedReaction(
          messageID: id, conversation: Self.conversation(message), account: AccountID(operation.userId),
          text: operation.reaction, isRemoval: operation.operate == .remove)
        log.record(observed, raw: "messageReactionDidChange \(observed)")
      }
    }
  }

  private static func accounts(_ reactions: [AgoraChatMessageReaction]) -> [String: Set<AccountID>] {
    reactions.reduce(into: [:]) { $0[$1.reaction ?? ""] = Set(($1.userList ?? []).map { AccountID($0) }) }
  }
}
