import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

extension NIMDriver: ReceiptDriver, ReadCountRefreshingDriver, GroupAcknowledgingDriver {
  func acknowledge(_ id: MessageID, in conversation: ConversationID) async throws {
    try await act("send receipt") { driver, completion in
      let receipt = NIMMessageReceipt(message: try driver.object(id, in: conversation))
      driver.sdk.chatManager.send(receipt, completion: completion)
    }
  }

  func isReadByPeer(_ id: MessageID, in conversation: ConversationID) async throws -> Bool {
    try await perform { try self.object(id, in: conversation).isRemoteRead }
  }

  func readCounts(_ id: MessageID, in conversation: ConversationID) async throws -> ReadCounts? {
    try await perform {
      try self.object(id, in: conversation).teamReceiptInfo.map {
        ReadCounts(read: $0.readCount, unread: $0.unreadCount)
      }
    }
  }

  func fetchReaders(_ id: MessageID, in conversation: ConversationID) async throws -> ReaderLists {
    try await log.request("queryMessageReceiptDetail") { (reply: Reply<ReaderLists>) in
      let object = try self.object(id, in: conversation)
      self.sdk.chatManager.queryMessageReceiptDetail(object) { error, detail in
        if let detail { reply.succeed(Self.lists(detail)) } else { reply.fail(Self.some(error)) }
      }
    }
  }

  func localReaders(_ id: MessageID, in conversation: ConversationID) async throws -> ReaderLists? {
    try await perform {
      self.sdk.chatManager.localMessageReceiptDetail(try self.object(id, in: conversation)).map(Self.lists)
    }
  }

  func refreshReadCounts(_ ids: [MessageID], in conversation: ConversationID) async throws {
    try await perform {
      self.sdk.chatManager.refreshTeamMessageReceipts(try ids.map { try self.object($0, in: conversation) })
    }
  }

  func acknowledgeGroup(_ ids: [MessageID], in conversation: ConversationID) async throws -> [MessageID] {
    try await log.request("sendTeamMessageReceipts") { (reply: Reply<[MessageID]>) in
      let receipts = try ids.map { NIMMessageReceipt(message: try self.object($0, in: conversation)) }
      self.sdk.chatManager.sendTeamMessageReceipts(receipts) { error, failed in
        if let error, (failed ?? []).isEmpty { return reply.fail(error) }
        reply.succeed((failed ?? []).map { MessageID($0.messageId) })
      }
    }
  }

  private static func lists(_ detail: NIMTeamMessageReceiptDetail) -> ReaderLists {
    let accounts = { (names: [Any]) in Set(names.compactMap { ($0 as? String).map { AccountID($0) } }) }
    return ReaderLists(readers: accounts(detail.readUserIds), nonReaders: accounts(detail.unreadUserIds))
  }

  /// The error of a completion that has to have one.
  static func some(_ error: (any Error)?) -> any Error {
    error ?? ConformanceFailure("a completion with neither a result nor an error")
  }
}

extension NIMDriver: RevocationDriver, ReadMarkingDriver, LocalDeletionDriver, ResendingDriver {
  func revoke(_ id: MessageID, in conversation: ConversationID, words: RevocationWords?) async throws -> Bool {
    try await log.request("revokeMessage") { (reply: Reply<Bool>) in
      let object = try self.object(id, in: conversation)
      let completion = { (error: (any Error)?) in
        if let error { reply.fail(error) } else { reply.succeed(self.lists(id, in: conversation)) }
      }
      guard let words else { return self.sdk.chatManager.revokeMessage(object, completion: completion) }
      let option = NIMRevokeMessageOption()
      option.postscript = words.postscript
      option.attach = words.attachment
      self.sdk.chatManager.revokeMessage(object, option: option, completion: completion)
    }
  }

  func unreadCount(_ conversation: ConversationID) async throws -> Int {
    try await perform {
      self.sdk.conversationManager.recentSession(by: self.session(conversation))?.unreadCount ?? 0
    }
  }

  func markRead(_ conversation: ConversationID) async throws {
    try await act("markAllMessagesRead") { driver, completion in
      driver.sdk.conversationManager.markAllMessagesRead(in: self.session(conversation), completion: completion)
    }
  }

  func deleteLocally(_ id: MessageID, in conversation: ConversationID) async throws {
    try await perform { self.sdk.conversationManager.delete(try self.object(id, in: conversation)) }
  }

  func resend(_ id: MessageID, in conversation: ConversationID) async throws {
    try await perform { try self.sdk.chatManager.resend(try self.object(id, in: conversation)) }
  }
}

extension NIMDriver: PinningDriver {
  func setPinned(_ isPinned: Bool, _ conversation: ConversationID) async throws {
    try await act("stick to the top") { driver, completion in
      let (manager, session) = (driver.sdk.chatExtendManager, self.session(conversation))
      if isPinned {
        manager.addStickTopSession(NIMAddStickTopSessionParams(session: session)) { error, _ in completion(error) }
      } else {
        manager.removeStickTopSession(manager.stickTopInfo(for: session)) { error, _ in completion(error) }
      }
    }
  }

  func isPinned(_ conversation: ConversationID) async throws -> Bool {
    try await perform { self.sdk.chatExtendManager.stickTopInfo(for: self.session(conversation)).createTime > 0 }
  }
}

extension NIMDriver: GroupDriver, RoomManagementDriver {
  func createGroup(name: String, members: [AccountID]) async throws -> String {
    try await log.request("createTeam") { (reply: Reply<String>) in
      let option = NIMCreateTeamOption()
      option.name = name
      option.type = .advanced
      option.beInviteMode = .noAuth
      self.sdk.teamManager.createTeam(option, users: members.map(\.name)) { error, id, _ in
        if let id { reply.succeed(id) } else { reply.fail(Self.some(error)) }
      }
    }
  }

  func addMembers(_ accounts: [AccountID], toGroup id: String) async throws {
    try await act("addUsers") { driver, completion in
      driver.sdk.teamManager.addUsers(accounts.map(\.name), toTeam: id, postscript: nil, attach: nil) { error, _ in
        completion(error)
      }
    }
  }

  func removeMembers(_ accounts: [AccountID], fromGroup id: String) async throws {
    try await act("kickUsers") { driver, completion in
      driver.sdk.teamManager.kickUsers(accounts.map(\.name), fromTeam: id, completion: completion)
    }
  }

  func leaveGroup(_ id: String) async throws {
    try await act("quitTeam") { driver, completion in driver.sdk.teamManager.quitTeam(id, completion: completion) }
  }

  func enterRoom(_ id: String) async throws {
    try await act("enterChatroom") { driver, completion in
      let request = NIMChatroomEnterRequest()
      request.roomId = id
      driver.sdk.chatroomManager.enterChatroom(request) { error, _, _ in completion(error) }
    }
  }

  func leaveRoom(_ id: String) async throws {
    try await act("exitChatroom") { driver, completion in
      driver.sdk.chatroomManager.exitChatroom(id, completion: completion)
    }
  }

  func setMuted(_ isMuted: Bool, _ account: AccountID, inRoom id: String) async throws {
    try await act("updateMemberMute") { driver, completion in
      driver.sdk.chatroomManager.updateMemberMute(Self.update(isMuted, account, id), completion: completion)
    }
  }

  func setBlocked(_ isBlocked: Bool, _ account: AccountID, inRoom id: String) async throws {
    try await act("updateMemberBlack") { driver, completion in
      driver.sdk.chatroomManager.updateMemberBlack(Self.update(isBlocked, account, id), completion: completion)
    }
  }

  private static func update(
    _ enable: Bool, _ account: AccountID, _ room: String
  ) -> NIMChatroomMemberUpdateRequest {
    let request = NIMChatroomMemberUpdateRequest()
    (request.roomId, request.userId, request.enable) = (room, account.name, enable)
    return request
  }
}
