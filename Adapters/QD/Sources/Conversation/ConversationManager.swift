import Foundation
import Parlance

/// The conversation manager of one client.
final class ConversationManager: NSObject, QDIMConversationManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func allRecentSessions() -> [QDRecentSession]? { core.login?.recentSessions() }

  func recentSession(by session: QDSession) -> QDRecentSession? {
    guard let login = core.login else { return nil }
    return login.device.conversation(session.conversation).map { QDRecentSession($0, login) }
  }

  func addEmptyRecentSession(by session: QDSession, completion: (((any Error)?) -> Void)?) {
    core.change(completion) { login throws(MessagingError) in
      try login.device.addConversation(session.conversation)
    }
  }

  func delete(_ recentSession: QDRecentSession, completion: (((any Error)?) -> Void)?) {
    core.change(completion) { login throws(MessagingError) in
      try login.device.removeConversation(recentSession.session.conversation)
    }
  }

  func updateRecentLocalExt(_ ext: [AnyHashable: Any]?, recentSession: QDRecentSession) {
    core.change(nil) { login throws(MessagingError) in
      try login.setLocalExtension(ext, of: recentSession)
    }
  }

  func allUnreadCount() -> Int { core.login?.device.unreadCount(of: nil) ?? 0 }

  func markAllMessagesRead(in session: QDSession, completion: (((any Error)?) -> Void)?) {
    core.change(completion) { login throws(MessagingError) in
      try login.device.markRead(session.conversation)
    }
  }

  func markAllMessagesRead(completion: (((any Error)?) -> Void)?) {
    core.change(completion) { login throws(MessagingError) in
      for summary in login.device.conversations() where summary.unreadCount > 0 {
        try login.device.markRead(summary.conversation)
      }
    }
  }

  func delete(_ message: QDMessage, completion: (((any Error)?) -> Void)?) {
    core.change(completion) { login throws(MessagingError) in
      try login.device.deleteMessage(MessageID(message.messageId), in: message.conversation)
    }
  }

  func deleteAllMessages(in session: QDSession, removesRecentSession: Bool, completion: (((any Error)?) -> Void)?) {
    core.change(completion) { login throws(MessagingError) in
      try login.device.deleteMessages(in: session.conversation, removesConversation: removesRecentSession)
    }
  }

  func update(_ message: QDMessage, for session: QDSession, completion: (((any Error)?) -> Void)?) {
    core.change(completion) { login throws(MessagingError) in try login.update(message, for: session) }
  }

  func add(_ delegate: any QDConversationManagerDelegate) {
    core.conversationDelegates.add(delegate) { [weak delegate] in delegate }
  }
  func remove(_ delegate: any QDConversationManagerDelegate) { core.conversationDelegates.remove(delegate) }
}

extension Login {
  /// The recent sessions, newest first; nil once the login ended.
  func recentSessions() -> [QDRecentSession]? {
    device.isOpen ? device.conversations().map { QDRecentSession($0, self) } : nil
  }

  /// Stores the app's own data with a recent session.
  func setLocalExtension(_ ext: [AnyHashable: Any]?, of recentSession: QDRecentSession) throws(MessagingError) {
    var text: String?
    if let ext { text = try JSONObject.text(of: ext) }
    try device.setLocalExtension(text, of: recentSession.session.conversation)
  }

  /// Keeps what may be changed in a message of the local database.
  func update(_ message: QDMessage, for session: QDSession) throws(MessagingError) {
    let id = MessageID(message.messageId)
    let conversation = session.conversation
    guard let stored = device.message(id, in: conversation) else {
      throw MessagingError(.messageNotStored, message.messageId)
    }
    let notes = try message.notesText()
    if notes != stored.localExtension { try device.setLocalExtension(notes, of: id, in: conversation) }
    if message.time != stored.time && message.time != .zero {
      try device.setTime(message.time, of: id, in: conversation)
    }
  }
}
