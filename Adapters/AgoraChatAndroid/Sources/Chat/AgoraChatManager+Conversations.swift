internal import Parlance

extension AgoraChatManager {
  /// Returns a conversation by the name of a peer, or by the id of a group or chat room that this device knows.
  /// Otherwise a new, empty conversation with a peer, which is in no list.
  public func getConversation(_ username: String) -> AgoraConversation {
    let device = core.login?.device
    var id = ConversationID.direct(AccountID(username))
    if device?.conversation(id) == nil {
      if device?.group(username) != nil || device?.conversation(.group(username)) != nil {
        id = .group(username)
      } else if device?.rooms.contains(username) == true || hasMessages(of: .room(username)) {
        // Chat rooms are on no list.
        id = .room(username)
      }
    }
    return AgoraConversation(core, id)
  }

  private func hasMessages(of conversation: ConversationID) -> Bool {
    core.login?.device.messages(MessageQuery(in: conversation, limit: 1)).isEmpty == false
  }

  /// Returns the conversation with an account, or of a group.
  public func getConversation(_ username: String, _ isGroup: Bool) -> AgoraConversation {
    getConversationByType(username, isGroup ? .GroupChat : .Chat)
  }

  /// Returns the conversation of a type.
  public func getConversationByType(
    _ username: String, _ type: AgoraConversation.AgoraConversationType
  ) -> AgoraConversation {
    AgoraConversation(core, ConversationID(kind: type.kind, name: username))
  }

  /// Returns the conversations of the list, by the name of the peer or the id of the group or chat room.
  public func getAllConversations() -> [String: AgoraConversation] {
    var found: [String: AgoraConversation] = [:]
    for summary in core.login?.device.conversations() ?? [] {
      found[summary.conversation.name] = AgoraConversation(core, summary.conversation)
    }
    return found
  }

  /// Reads the conversations from the local database, as apps do after the login. They are available when this returns,
  /// and were before.
  public func loadAllConversations() { _ = core.login?.device.conversations() }

  /// Returns the number of unread messages in all conversations.
  public func getUnreadMsgsCount() -> Int { core.login?.device.unreadCount(of: nil) ?? 0 }

  /// Marks every message as read; the senders are not notified.
  public func markAllConversationsAsRead() {
    for conversation in getAllConversations().values { conversation.markAllMessagesAsRead() }
  }

  /// Deletes a conversation and its messages from this device.
  ///
  /// - returns: A Boolean value that indicates whether it succeeded.
  @discardableResult
  public func deleteConversation(_ username: String) -> Bool { delete(getConversation(username).id, true) }

  /// Deletes the conversation with an account or of a group, and its messages, from this device.
  @discardableResult
  public func deleteConversation(_ username: String, _ isGroup: Bool) -> Bool {
    deleteConversation(username, isGroup, true)
  }

  /// Removes a conversation from the list.
  ///
  /// - parameter username: The peer's account, or the group's id.
  /// - parameter isGroup: A Boolean value that indicates whether `username` is a group's id.
  /// - parameter deleteMessages: Deletes its messages from this device too.
  /// - returns: A Boolean value that indicates whether it succeeded.
  @discardableResult
  public func deleteConversation(_ username: String, _ isGroup: Bool, _ deleteMessages: Bool) -> Bool {
    delete(getConversation(username, isGroup).id, deleteMessages)
  }

  /// Deletes the messages of a conversation from this device; it stays on the list.
  ///
  /// - returns: A Boolean value that indicates whether it succeeded.
  @discardableResult
  public func clearConversation(_ username: String) -> Bool { getConversation(username).deleteMessages() }

  /// Deletes all conversations and messages from this device.
  public func deleteAllConversation() {
    try? core.requireDevice().deleteMessages(in: nil, removesConversation: true)
  }

  private func delete(_ id: ConversationID, _ deleteMessages: Bool) -> Bool {
    do throws(MessagingError) {
      let device = try core.requireDevice()
      if deleteMessages {
        try device.deleteMessages(in: id, removesConversation: true)
      } else {
        try device.removeConversation(id)
      }
      return true
    } catch {
      return false
    }
  }
}
