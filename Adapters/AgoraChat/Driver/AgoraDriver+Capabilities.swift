import AgoraChat
import Foundation
import Parlance
import ParlanceConformance

extension AgoraDriver: ReceiptDriver, GroupReceiptDriver, GroupAcknowledgingDriver {
  func acknowledge(_ id: MessageID, in conversation: ConversationID) async throws {
    try await act("sendMessageReadAck") { driver, completion in
      let message = try driver.object(id, in: conversation)
      driver.client.chatManager.sendMessageReadAck(
        message.messageId, toUser: message.conversationId, completion: completion)
    }
  }

  func isReadByPeer(_ id: MessageID, in conversation: ConversationID) async throws -> Bool {
    try await perform { try self.object(id, in: conversation).isReadAcked }
  }

  func readCounts(_ id: MessageID, in conversation: ConversationID) async throws -> ReadCounts? {
    try await perform { ReadCounts(read: Int(try self.object(id, in: conversation).groupAckCount), unread: nil) }
  }

  func fetchReaders(_ id: MessageID, in conversation: ConversationID) async throws -> ReaderLists {
    try await log.request("asyncFetchGroupMessageAcks") { (reply: Reply<ReaderLists>) in
      self.client.chatManager.asyncFetchGroupMessageAcks(
        fromServer: id.string, groupId: conversation.name, startGroupAckId: "", pageSize: 100
      ) { result, error, count in
        guard let acks = result?.list, acks.count == Int(count) else {
          return reply.fail(error.map(Self.error) ?? ConformanceFailure("\(count) acks are not those that came"))
        }
        reply.succeed(ReaderLists(readers: Set(acks.map { AccountID($0.from) }), nonReaders: nil))
      }
    }
  }

  /// The SDK knows a count of its own, and names only from the server.
  func localReaders(_ id: MessageID, in conversation: ConversationID) async throws -> ReaderLists? { nil }

  func acknowledgeGroup(_ ids: [MessageID], in conversation: ConversationID) async throws -> [MessageID] {
    var failed: [MessageID] = []
    for id in ids {
      do {
        try await act("sendGroupMessageReadAck") { driver, completion in
          driver.client.chatManager.sendGroupMessageReadAck(
            id.string, toGroup: conversation.name, content: "read", completion: completion)
        }
      } catch is VendorError { failed.append(id) }
    }
    return failed
  }
}

extension AgoraDriver: CommandDriver, ReadMarkingDriver, LocalDeletionDriver, ResendingDriver {
  func sendCommand(_ command: CommandContent, attributes: String?, to conversation: ConversationID) async throws {
    try await act("send a CMD") { driver, completion in
      let body = AgoraChatCmdMessageBody(action: command.action)
      if let parameters = command.parameters.flatMap({ JSONObject.dictionary(of: $0) }) { body.params = [parameters] }
      let ext = attributes.flatMap { JSONObject.dictionary(of: $0) }
      let message = AgoraChatMessage(conversationID: conversation.name, body: body, ext: ext)
      message.chatType = Self.chatType(conversation)
      driver.client.chatManager.send(message, progress: nil) { _, error in completion(error) }
    }
  }

  func unreadCount(_ conversation: ConversationID) async throws -> Int {
    try await perform { Int(self.conversation(conversation)?.unreadMessagesCount ?? 0) }
  }

  func markRead(_ conversation: ConversationID) async throws {
    try await local { $0.conversation(conversation)?.markAllMessages(asRead: $1) }
  }

  func deleteLocally(_ id: MessageID, in conversation: ConversationID) async throws {
    try await local { $0.conversation(conversation)?.deleteMessage(withId: id.string, error: $1) }
  }

  func resend(_ id: MessageID, in conversation: ConversationID) async throws {
    try await perform { self.client.chatManager.resend(try self.object(id, in: conversation), progress: nil) }
  }

  /// Makes a call that tells its error through a pointer.
  private func local(
    _ body: @escaping @Sendable (AgoraDriver, UnsafeMutablePointer<AgoraChatError?>) -> Void
  ) async throws {
    try await perform {
      var error: AgoraChatError?
      body(self, &error)
      if let error { throw Self.error(error) }
    }
  }
}

extension AgoraDriver: PinningDriver {
  func setPinned(_ isPinned: Bool, _ conversation: ConversationID) async throws {
    try await act("pinConversation") { driver, completion in
      driver.client.chatManager.pinConversation(
        conversation.name, isPinned: isPinned, completionBlock: completion)
    }
  }

  func isPinned(_ conversation: ConversationID) async throws -> Bool {
    try await perform { self.conversation(conversation)?.isPinned ?? false }
  }
}

extension AgoraDriver: GroupBlockDriver {
  func setBlocked(_ isBlocked: Bool, group id: String) async throws {
    try await act(isBlocked ? "blockGroup" : "unblockGroup") { driver, completion in
      if isBlocked {
        driver.client.groupManager.blockGroup(id) { completion($1) }
      } else {
        driver.client.groupManager.unblockGroup(id) { completion($1) }
      }
    }
  }
}

extension AgoraDriver: GroupDriver, RoomManagementDriver {
  func createGroup(name: String, members: [AccountID]) async throws -> String {
    try await log.request("createGroup") { (reply: Reply<String>) in
      let options = AgoraChatGroupOptions()
      options.isInviteNeedConfirm = false
      self.client.groupManager.createGroup(
        withSubject: name, description: nil, invitees: members.map(\.name), message: nil, setting: options
      ) { group, error in
        if let group { return reply.succeed(group.groupId) }
        reply.fail(error.map(Self.error) ?? ConformanceFailure("neither a group nor an error"))
      }
    }
  }

  func addMembers(_ accounts: [AccountID], toGroup id: String) async throws {
    try await act("addMembers") { driver, completion in
      driver.client.groupManager.addMembers(accounts.map(\.name), toGroup: id, message: nil) { completion($1) }
    }
  }

  func removeMembers(_ accounts: [AccountID], fromGroup id: String) async throws {
    try await act("removeMembers") { driver, completion in
      driver.client.groupManager.removeMembers(accounts.map(\.name), fromGroup: id) { completion($1) }
    }
  }

  func leaveGroup(_ id: String) async throws {
    try await act("leaveGroup") { driver, completion in
      driver.client.groupManager.leaveGroup(id, completion: completion)
    }
  }

  func enterRoom(_ id: String) async throws {
    try await act("joinChatroom") { driver, completion in
      driver.client.roomManager.joinChatroom(id) { completion($1) }
    }
  }

  func leaveRoom(_ id: String) async throws {
    try await act("leaveChatroom") { driver, completion in
      driver.client.roomManager.leaveChatroom(id, completion: completion)
    }
  }

  func setMuted(_ isMuted: Bool, _ account: AccountID, inRoom id: String) async throws {
    try await act("muteMembers") { driver, completion in
      if isMuted {
        driver.client.roomManager.muteMembers([account.name], muteMilliseconds: -1, fromChatroom: id) {
          completion($1)
        }
      } else {
        driver.client.roomManager.unmuteMembers([account.name], fromChatroom: id) { completion($1) }
      }
    }
  }

  func setBlocked(_ isBlocked: Bool, _ account: AccountID, inRoom id: String) async throws {
    try await act("blockMembers") { driver, completion in
      if isBlocked {
        driver.client.roomManager.blockMembers([account.name], fromChatroom: id) { completion($1) }
      } else {
        driver.client.roomManager.unblockMembers([account.name], fromChatroom: id) { completion($1) }
      }
    }
  }
}
