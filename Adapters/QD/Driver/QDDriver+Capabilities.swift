import Foundation
import Parlance
import ParlanceConformance
import QD_IMSDK

extension QDDriver: ReceiptDriver, GroupAcknowledgingDriver {
  func acknowledge(_ id: MessageID, in conversation: ConversationID) async throws {
    try await act("sendMessageReceipt") { driver, completion in
      driver.client.chatManager.sendMessageReceipt(try driver.object(id, in: conversation), completion: completion)
    }
  }

  func isReadByPeer(_ id: MessageID, in conversation: ConversationID) async throws -> Bool {
    try await perform { try self.object(id, in: conversation).isRemoteRead }
  }

  /// QD's receipt names one message, and its completion knows no list of failures.
  func acknowledgeGroup(_ ids: [MessageID], in conversation: ConversationID) async throws -> [MessageID] {
    var failed: [MessageID] = []
    for id in ids {
      do { try await acknowledge(id, in: conversation) } catch is VendorError { failed.append(id) }
    }
    return failed
  }

  /// The error of a completion that has to have one.
  static func some(_ error: (any Error)?) -> any Error {
    error ?? ConformanceFailure("a completion with neither a result nor an error")
  }
}

extension QDDriver: RevocationDriver, ReadMarkingDriver, LocalDeletionDriver, ResendingDriver {
  func revoke(_ id: MessageID, in conversation: ConversationID, words: RevocationWords?) async throws -> Bool {
    try await log.request("revokeMessage") { (reply: Reply<Bool>) in
      self.client.chatManager.revokeMessage(try self.object(id, in: conversation)) { error in
        if let error { reply.fail(error) } else { reply.succeed(self.lists(id, in: conversation)) }
      }
    }
  }

  func unreadCount(_ conversation: ConversationID) async throws -> Int {
    try await perform {
      self.client.conversationManager.recentSession(by: Self.session(conversation))?.unreadCount ?? 0
    }
  }

  func markRead(_ conversation: ConversationID) async throws {
    try await act("markAllMessagesRead") { driver, completion in
      driver.client.conversationManager.markAllMessagesRead(in: Self.session(conversation), completion: completion)
    }
  }

  func deleteLocally(_ id: MessageID, in conversation: ConversationID) async throws {
    try await act("delete") { driver, completion in
      driver.client.conversationManager.delete(try driver.object(id, in: conversation), completion: completion)
    }
  }

  func resend(_ id: MessageID, in conversation: ConversationID) async throws {
    try await perform {
      try self.client.chatManager.send(try self.object(id, in: conversation), to: Self.session(conversation))
    }
  }
}

extension QDDriver: GroupDriver, RoomDriver {
  func createGroup(name: String, members: [AccountID]) async throws -> String {
    try await log.request("createGroup") { (reply: Reply<String>) in
      let option = QDCreateGroupOption(groupName: name)
      self.client.groupManager.createGroup(option, userList: members.map(\.name)) { group, error in
        if let group { reply.succeed(group.groupId) } else { reply.fail(Self.some(error)) }
      }
    }
  }

  func addMembers(_ accounts: [AccountID], toGroup id: String) async throws {
    try await act("addUsers") { driver, completion in
      driver.client.groupManager.addUsers(accounts.map(\.name), toGroup: id, completion: completion)
    }
  }

  func removeMembers(_ accounts: [AccountID], fromGroup id: String) async throws {
    try await act("kickUsers") { driver, completion in
      driver.client.groupManager.kickUsers(accounts.map(\.name), fromGroup: id, completion: completion)
    }
  }

  func leaveGroup(_ id: String) async throws {
    try await act("quitGroup") { driver, completion in
      driver.client.groupManager.quitGroup(id, completion: completion)
    }
  }

  func enterRoom(_ id: String) async throws {
    try await act("enterChatroom") { driver, completion in
      driver.client.chatroomManager.enterChatroom(id) { _, error in completion(error) }
    }
  }

  func leaveRoom(_ id: String) async throws {
    try await act("exitChatroom") { driver, completion in
      driver.client.chatroomManager.exitChatroom(id, completion: completion)
    }
  }
}
