import AgoraChatAndroid
import Parlance
import ParlanceConformance

extension AgoraChatAndroidDriver: ReceiptDriver, CommandDriver {
  func acknowledge(_ id: MessageID, in conversation: ConversationID) async throws {
    try await perform {
      let message = try self.object(id, in: conversation)
      try Self.vendor { () throws(EaseMobException) in
        try self.manager.ackMessageRead(message.getFrom(), message.getMsgId())
      }
    }
  }

  func isReadByPeer(_ id: MessageID, in conversation: ConversationID) async throws -> Bool {
    try await perform { try self.object(id, in: conversation).isAcked }
  }

  func sendCommand(_ command: CommandContent, attributes: String?, to conversation: ConversationID) async throws {
    try await act("sendMessage of a CMD") { driver, callback in
      let message = AgoraMessage.createSendMessage(.CMD)
      message.setChatType(Self.chatType(conversation))
      message.setReceipt(conversation.name)
      let params = command.parameters.flatMap { JSONObject.dictionary(of: $0) as? [String: String] }
      message.addBody(params.map { CmdMessageBody(command.action, $0) } ?? CmdMessageBody(command.action))
      for case (let name, let value as String) in attributes.flatMap({ JSONObject.dictionary(of: $0) }) ?? [:] {
        message.setAttribute(name, value)
      }
      driver.manager.sendMessage(message, callback)
    }
  }
}

extension AgoraChatAndroidDriver: RevocationDriver, ReadMarkingDriver, LocalDeletionDriver, ResendingDriver {
  /// As the vendor's page has it; the sending device keeps its copy until its app deletes it.
  func revoke(_ id: MessageID, in conversation: ConversationID, words: RevocationWords?) async throws -> Bool {
    try await log.request("sendMessage of a REVOKE_FLAG") { (reply: Reply<Bool>) in
      let message = AgoraMessage.createSendMessage(.CMD)
      message.setChatType(Self.chatType(conversation))
      message.setReceipt(conversation.name)
      message.addBody(CmdMessageBody("REVOKE_FLAG"))
      message.setAttribute("msgId", try self.object(id, in: conversation).getMsgId())
      self.manager.sendMessage(
        message,
        Callback { error in
          if let error { return reply.fail(error) }
          let wasStored = self.lists(id, in: conversation)
          self.conversation(conversation).removeMessage(id.string)
          reply.succeed(wasStored)
        })
    }
  }

  func unreadCount(_ conversation: ConversationID) async throws -> Int {
    try await perform { self.conversation(conversation).getUnreadMsgCount() }
  }

  func markRead(_ conversation: ConversationID) async throws {
    try await perform { self.conversation(conversation).markAllMessagesAsRead() }
  }

  func deleteLocally(_ id: MessageID, in conversation: ConversationID) async throws {
    try await perform { self.conversation(conversation).removeMessage(id.string) }
  }

  func resend(_ id: MessageID, in conversation: ConversationID) async throws {
    try await perform { self.send(try self.object(id, in: conversation)) }
  }
}

extension AgoraChatAndroidDriver: GroupDriver, RoomDriver {
  func createGroup(name: String, members: [AccountID]) async throws -> String {
    try await perform {
      try Self.vendor { () throws(EaseMobException) in
        try self.groups.createPrivateGroup(name, "", members.map(\.name), false).getGroupId()
      }
    }
  }

  func addMembers(_ accounts: [AccountID], toGroup id: String) async throws {
    try await perform {
      try Self.vendor { () throws(EaseMobException) in try self.groups.addUsersToGroup(id, accounts.map(\.name)) }
    }
  }

  func removeMembers(_ accounts: [AccountID], fromGroup id: String) async throws {
    try await perform {
      for account in accounts {
        try Self.vendor { () throws(EaseMobException) in try self.groups.removeUserFromGroup(id, account.name) }
      }
    }
  }

  func leaveGroup(_ id: String) async throws {
    try await perform { try Self.vendor { () throws(EaseMobException) in try self.groups.exitFromGroup(id) } }
  }

  func enterRoom(_ id: String) async throws {
    try await log.request("joinChatRoom") { (reply: Reply<Void>) in
      self.manager.joinChatRoom(id, RoomCallback(reply))
    }
  }

  func leaveRoom(_ id: String) async throws {
    try await perform { self.manager.leaveChatRoom(id) }
  }

  private final class RoomCallback: AgoraValueCallBack {
    let reply: Reply<Void>
    init(_ reply: Reply<Void>) { self.reply = reply }
    func onSuccess(_ room: AgoraChatRoom) { reply.succeed(()) }
    func onError(_ code: Int, _ error: String) { reply.fail(AgoraChatAndroidDriver.error(code)) }
  }
}

extension AgoraChatAndroidDriver: GroupBlockDriver, OpenGroupDriver, RoomListDriver {
  func setBlocked(_ isBlocked: Bool, group id: String) async throws {
    try await perform {
      try Self.vendor { () throws(EaseMobException) in
        if isBlocked { try self.groups.blockGroupMessage(id) } else { try self.groups.unblockGroupMessage(id) }
      }
    }
  }

  func createGroup(name: String, isOpen: Bool) async throws -> String {
    try await perform {
      try Self.vendor { () throws(EaseMobException) in
        let group =
          isOpen
          ? try self.groups.createPublicGroup(name, "", [], false)
          : try self.groups.createPrivateGroup(name, "", [], false)
        return group.getGroupId()
      }
    }
  }

  func nameOfOpenGroup(_ id: String) async throws -> String {
    try await perform {
      try Self.vendor { () throws(EaseMobException) in try self.groups.getGroupFromServer(id).getGroupName() }
    }
  }

  func joinOpenGroup(_ id: String) async throws {
    try await perform { try Self.vendor { () throws(EaseMobException) in try self.groups.joinGroup(id) } }
  }

  func rooms(pageSize: Int) async throws -> [[String]] {
    try await perform {
      try Self.vendor { () throws(EaseMobException) in
        var pages: [[String]] = []
        var cursor: String?
        repeat {
          let page = try self.manager.fetchPublicChatRoomsFromServer(pageSize, cursor)
          pages.append(page.getData().map { $0.getId() })
          cursor = page.getCursor()
        } while cursor?.isEmpty == false
        return pages
      }
    }
  }
}
