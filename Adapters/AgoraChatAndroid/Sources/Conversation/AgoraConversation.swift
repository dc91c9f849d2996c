internal import Parlance

/// One conversation as this device has it. The object holds no copy of it, so it is always current. May be used from
/// any thread.
public final class AgoraConversation: Sendable {
  /// The types of conversation.
  public enum AgoraConversationType: Hashable, Sendable, CaseIterable {
    /// With one account.
    case Chat
    /// In a group.
    case GroupChat
    /// In a chat room.
    case ChatRoom

    var kind: ConversationKind {
      switch self {
      case .Chat: .direct
      case .GroupChat: .group
      case .ChatRoom: .room
      }
    }
  }

  private let core: ClientCore
  let id: ConversationID

  init(_ core: ClientCore, _ id: ConversationID) {
    self.core = core
    self.id = id
  }

  /// Returns the peer's name, or the id of the group or chat room.
  public func getUserName() -> String { id.name }
  /// Returns whether it is a group's.
  public func isGroup() -> Bool { id.kind == .group }
  /// Returns its type.
  public func getType() -> AgoraConversationType {
    switch id.kind {
    case .direct: .Chat
    case .group: .GroupChat
    case .room: .ChatRoom
    }
  }

  // MARK: unread messages

  /// Returns the number of unread messages.
  public func getUnreadMsgCount() -> Int { core.login?.device.conversation(id)?.unreadCount ?? 0 }
  /// Marks all messages as read; the peer is not notified (`AgoraChatManager.ackMessageRead(_:_:)` does that).
  public func markAllMessagesAsRead() { try? core.requireDevice().markRead(id) }
  /// Marks one message as read; the peer is not notified.
  public func markMessageAsRead(_ msgId: String) {
    try? core.login?.device.markRead(message: MessageID(msgId), in: id)
  }
  /// The name that older versions have for `markAllMessagesAsRead()`.
  public func resetUnreadMsgCount() { markAllMessagesAsRead() }

  // MARK: messages

  /// Returns a message of this conversation; nil if the local database has none of this id.
  public func getMessage(_ msgId: String) -> AgoraMessage? {
    guard let login = core.login, let message = login.device.message(MessageID(msgId), in: id),
      message.kind != .notification
    else { return nil }
    return core.object(for: message, login)
  }

  /// Returns all messages of the local database, the oldest first.
  public func getAllMessages() -> [AgoraMessage] { messages(before: nil, limit: .max) }

  /// Returns the number of messages in the local database.
  public func getMsgCount() -> Int { getAllMessages().count }

  /// Returns the newest message; nil if there is none.
  public func getLastMessage() -> AgoraMessage? { messages(before: nil, limit: 1).last }

  /// Returns older messages of the local database, the oldest first.
  ///
  /// - parameter startMsgId: The message before which to begin; the newest if it is empty or does not exist.
  /// - parameter pagesize: The maximum number of messages.
  public func loadMoreMsgFromDB(_ startMsgId: String, _ pagesize: Int) -> [AgoraMessage] {
    let device = core.login?.device
    let start = device?.message(MessageID(startMsgId), in: id) ?? device?.message(MessageID(startMsgId))
    return messages(before: start.map { MessageQuery.Anchor($0) }, limit: pagesize)
  }

  /// The same as `loadMoreMsgFromDB(_:_:)`, under the name that the Java SDK has for groups.
  public func loadMoreGroupMsgFromDB(_ startMsgId: String, _ pagesize: Int) -> [AgoraMessage] {
    loadMoreMsgFromDB(startMsgId, pagesize)
  }

  /// Deletes a message from this device.
  ///
  /// A message of another conversation stays, unless it was revoked: the document's handler looks a group's message up
  /// under its sender's name.
  public func removeMessage(_ msgId: String) {
    guard let device = core.login?.device else { return }
    let message = MessageID(msgId)
    if device.message(message, in: id) != nil {
      try? device.deleteMessage(message, in: id)
    } else if let found = device.message(message), device.wasRevoked(message, in: found.conversation) {
      try? device.deleteMessage(message, in: found.conversation)
    }
  }

  /// Deletes all messages from this device; the conversation stays on the list.
  public func clear() { _ = deleteMessages() }

  func deleteMessages() -> Bool {
    do throws(MessagingError) {
      try core.requireDevice().deleteMessages(in: id, removesConversation: false)
      return true
    } catch {
      return false
    }
  }

  /// Messages before a place, or the newest. Changes of groups are not messages in this SDK, so further ones are read
  /// in their stead.
  private func messages(before anchor: MessageQuery.Anchor?, limit: Int) -> [AgoraMessage] {
    guard let login = core.login, limit > 0 else { return [] }
    var anchor = anchor
    var found: [AgoraMessage] = []
    while found.count < limit {
      let size = min(limit - found.count, 500)
      let page = login.device.messages(MessageQuery(in: id, anchor: anchor, limit: size))
      found.insert(
        contentsOf: page.filter { $0.kind != .notification }.map { core.object(for: $0, login) }, at: 0)
      guard let oldest = page.first, page.count == size else { break }
      anchor = MessageQuery.Anchor(oldest)
    }
    return found
  }
}
