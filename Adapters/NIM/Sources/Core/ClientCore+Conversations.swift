internal import Foundation
internal import Parlance

extension ClientCore {
  /// Messages of the local database as objects; nil without a login.
  func messages(_ query: MessageQuery) -> [NIMMessage]? {
    device?.messages(query).map { NIMMessage($0, core: self) }
  }

  /// Conversations of sessions of a type (all if nil) with unread messages.
  func unreadConversations(of type: NIMSessionType?) -> [ConversationID] {
    (device?.conversations() ?? []).compactMap { summary in
      let fits =
        summary.unreadCount > 0 && (type == nil || session(of: summary.conversation).sessionType == type)
      return fits ? summary.conversation : nil
    }
  }

  /// Those of some sessions that have unread messages.
  func unreadConversations(among sessions: [NIMSession]) -> [ConversationID] {
    Set(sessions.compactMap { knownConversation(of: $0) }).filter { (device?.conversation($0)?.unreadCount ?? 0) > 0 }
  }

  // MARK: events

  func conversationChanged(_ change: ConversationChange) {
    guard !conversationDelegates.isEmpty, change.summary.conversation.kind != .room else { return }
    let session = NIMRecentSession(change.summary, core: self)
    let total = change.totalUnreadCount
    conversationDelegates.notify { delegate in
      switch change.kind {
      case .added: delegate.didAdd(session, totalUnreadCount: total)
      case .updated: delegate.didUpdate(session, totalUnreadCount: total)
      case .removed: delegate.didRemove(session, totalUnreadCount: total)
      @unknown default: break
      }
    }
  }

  func messagesDeleted(_ messages: [Message], _ note: String?) {
    guard !conversationDelegates.isEmpty else { return }
    let objects = messages.map { NIMMessage($0, core: self) }
    let notes = note.map { note in
      Dictionary(objects.map { ($0.messageId, note) }, uniquingKeysWith: { first, _ in first })
    }
    conversationDelegates.notify { $0.onRecvMessagesDeleted(objects, exts: notes) }
  }

  func historyCleared(_ conversation: ConversationID, _ time: Timestamp, _ note: String?) {
    guard !conversationDelegates.isEmpty else { return }
    let info = NIMSessionDeleteAllRemoteMessagesInfo(
      session: session(of: conversation), fromAccid: account?.name ?? "", time: time, ext: note ?? "")
    conversationDelegates.notify { $0.onRecvAllRemoteMessages(inSessionDeleted: info) }
  }
}
