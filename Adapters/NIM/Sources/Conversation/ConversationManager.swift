internal import Foundation
internal import Parlance

/// The conversation manager of one client.
final class ConversationManager: NSObject, NIMConversationManager {
  let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func add(_ delegate: any NIMConversationManagerDelegate) {
    core.conversationDelegates.add(delegate) { [weak delegate] in delegate }
  }
  func remove(_ delegate: any NIMConversationManagerDelegate) { core.conversationDelegates.remove(delegate) }

  /// Calls the delegates after everything that was reported before.
  func report(_ body: @escaping (any NIMConversationManagerDelegate) -> Void) {
    core.afterCallbacks { [core] in core.conversationDelegates.notify(body) }
  }

  // MARK: recent sessions

  func allRecentSessions() -> [NIMRecentSession]? {
    core.device?.conversations().compactMap { summary in
      summary.conversation.kind == .room ? nil : NIMRecentSession(summary, core: core)
    }
  }

  func recentSession(by session: NIMSession) -> NIMRecentSession? {
    guard let conversation = core.knownConversation(of: session), conversation.kind != .room else { return nil }
    return core.device?.conversation(conversation).map { NIMRecentSession($0, core: core) }
  }

  func addEmptyRecentSession(by session: NIMSession) {
    guard let conversation = core.knownConversation(of: session), conversation.kind != .room else { return }
    core.change(nil) { try $0.addConversation(conversation) }
  }

  func delete(_ recentSession: NIMRecentSession) {
    guard let conversation = core.knownConversation(of: recentSession.session) else { return }
    core.change(nil) { try $0.removeConversation(conversation) }
  }

  func updateRecentLocalExt(_ ext: [AnyHashable: Any]?, recentSession: NIMRecentSession) {
    guard let conversation = core.knownConversation(of: recentSession.session) else { return }
    let value = LazyDictionary(ext)
    core.change(nil) { device in
      try device.setLocalExtension(try value.json("localExt"), of: conversation)
      recentSession.setLocalExtension(value)
    }
  }

  // MARK: unread

  func allUnreadCount() -> Int { core.device?.unreadCount(of: nil) ?? 0 }

  func unreadCount(of type: NIMSessionType) -> Int {
    guard let kind = type.conversationKind, let device = core.device else { return 0 }
    return kind == .group ? device.unreadCount(ofLargeGroups: type == .superTeam) : device.unreadCount(of: kind)
  }

  func allUnreadMessages(in session: NIMSession) -> [Any] { unread(in: session).flatMap { core.messages($0) } ?? [] }

  func allUnreadMessages(in session: NIMSession, completion: @escaping ((any Error)?, [NIMMessage]?) -> Void) {
    answer(completion, unread(in: session))
  }

  func markAllMessagesRead() {
    markRead(core.unreadConversations(of: nil))
    report { $0.allMessagesRead() }
  }

  func markMessagesRead(of type: NIMSessionType) {
    markRead(core.unreadConversations(of: type))
    report { $0.messagesRead(of: type) }
  }

  func batchMarkMessagesRead(in sessions: [NIMSession]) {
    markRead(core.unreadConversations(among: sessions))
    report { $0.onBatchMarkMessagesRead(in: sessions) }
  }

  func batchMarkMessagesRead(
    in sessions: [NIMSession], completion: @escaping ((any Error)?, [NIMSession]?) -> Void
  ) {
    guard core.device != nil else {
      return core.afterCallbacks { completion(NSError.notLoggedIn, sessions) }
    }
    let invalid = sessions.filter { core.knownConversation(of: $0) == nil }
    let (failed, error) = markRead(core.unreadConversations(among: sessions))
    let refused = invalid + failed.map { core.session(of: $0) }
    let failure = error ?? (invalid.isEmpty ? nil : .notSupported("a session type without unread messages"))
    report { $0.onBatchMarkMessagesRead(in: sessions.filter { !refused.contains($0) }) }
    core.afterCallbacks { completion(failure, refused) }
  }

  /// Marks conversations as read without reporting each of them to the delegates.
  @discardableResult
  private func markRead(_ conversations: [ConversationID]) -> (failed: [ConversationID], error: NSError?) {
    guard let device = core.device else { return (conversations, .notLoggedIn) }
    do throws(MessagingError) {
      try device.markRead(conversations, reportsConversations: false)
      return ([], nil)
    } catch {
      return (conversations, error.nim)
    }
  }

  func markAllMessagesRead(in session: NIMSession) { markRead(session, nil) }

  func markAllMessagesRead(in session: NIMSession, completion: @escaping ((any Error)?) -> Void) {
    markRead(session, completion)
  }

  private func markRead(_ session: NIMSession, _ completion: (((any Error)?) -> Void)?) {
    let answer = { [core] (error: (any Error)?) in
      core.conversationDelegates.notify { $0.onMarkMessageReadComplete(in: session, error: error) }
      completion?(error)
    }
    core.change(answer) { try $0.markRead(try core.conversation(of: session)) }
  }

  /// Passes messages of the local database to a completion, after missing ones were fetched; none without a query.
  func answer(_ completion: @escaping ((any Error)?, [NIMMessage]?) -> Void, _ query: MessageQuery?) {
    core.fetch(completion) { [core] device, done in
      guard let query else { return core.afterCallbacks { done(.success([])) } }
      device.page(query) { page in done(page.nim.map { $0.map { NIMMessage($0, core: core) } }) }
    }
  }
}

extension ConversationManager {
  /// Returns the question for the unread messages of a session.
  private func unread(in session: NIMSession) -> MessageQuery? {
    core.knownConversation(of: session).map { MessageQuery(in: $0, unreadOnly: true, limit: .max) }
  }
}
