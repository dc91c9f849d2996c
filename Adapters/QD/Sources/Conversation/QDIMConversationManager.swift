public import Foundation

/// Recent sessions, unread counts and the local database. Ours: QD's public documents name the delegate only; the
/// shapes are those of the SDK that QD's text derives from.
///
/// Completions run once, on the environment's callback queue, with an error of `QDErrorDomain` or nil, after the
/// callbacks that the call causes.
public protocol QDIMConversationManager: NSObjectProtocol {
  /// The recent sessions, newest first; nil without a login.
  func allRecentSessions() -> [QDRecentSession]?
  /// The recent session of a session; nil if it is not in the list.
  func recentSession(by session: QDSession) -> QDRecentSession?
  /// Puts a session without messages into the list.
  func addEmptyRecentSession(by session: QDSession, completion: (((any Error)?) -> Void)?)
  /// Takes a session off the list; its messages stay, since deleting a recent session does not delete the session.
  func delete(_ recentSession: QDRecentSession, completion: (((any Error)?) -> Void)?)
  /// Notes something with a recent session on this device; a JSON object, nil for nothing.
  func updateRecentLocalExt(_ ext: [AnyHashable: Any]?, recentSession: QDRecentSession)

  /// How many messages are unread in all sessions.
  func allUnreadCount() -> Int
  /// Marks the messages of a session as read on this device; no receipt is sent.
  func markAllMessagesRead(in session: QDSession, completion: (((any Error)?) -> Void)?)
  /// Marks the messages of all sessions as read on this device; no receipt is sent.
  func markAllMessagesRead(completion: (((any Error)?) -> Void)?)

  /// Deletes a message from the local database.
  func delete(_ message: QDMessage, completion: (((any Error)?) -> Void)?)
  /// Deletes the messages of a session from the local database, and takes it off the list if asked to.
  func deleteAllMessages(in session: QDSession, removesRecentSession: Bool, completion: (((any Error)?) -> Void)?)
  /// Keeps what an app changed in a message of the local database: `localExt`, `openTimestamp` and `timestamp`. What
  /// travelled is not changed.
  func update(_ message: QDMessage, for session: QDSession, completion: (((any Error)?) -> Void)?)

  /// Tells a delegate, which is held weakly; adding it twice is adding it once.
  func add(_ delegate: any QDConversationManagerDelegate)
  /// Tells a delegate no more.
  func remove(_ delegate: any QDConversationManagerDelegate)
}

extension QDIMConversationManager {
  /// `addEmptyRecentSession(by:completion:)` for which nobody waits.
  public func addEmptyRecentSession(by session: QDSession) { addEmptyRecentSession(by: session, completion: nil) }
  /// `delete(_:completion:)` for which nobody waits.
  public func delete(_ recentSession: QDRecentSession) { delete(recentSession, completion: nil) }
  /// `markAllMessagesRead(in:completion:)` for which nobody waits.
  public func markAllMessagesRead(in session: QDSession) { markAllMessagesRead(in: session, completion: nil) }
  /// `markAllMessagesRead(completion:)` for which nobody waits.
  public func markAllMessagesRead() { markAllMessagesRead(completion: nil) }
  /// `delete(_:completion:)` for which nobody waits.
  public func delete(_ message: QDMessage) { delete(message, completion: nil) }
  /// `deleteAllMessages(in:removesRecentSession:completion:)` for which nobody waits.
  public func deleteAllMessages(in session: QDSession, removesRecentSession: Bool) {
    deleteAllMessages(in: session, removesRecentSession: removesRecentSession, completion: nil)
  }
  /// `update(_:for:completion:)` for which nobody waits.
  public func update(_ message: QDMessage, for session: QDSession) { update(message, for: session, completion: nil) }
}
