public import Foundation

/// Recent sessions, unread counts and the local database. Ours: QD's public documents name the delegate only; the
/// declarations are those of the SDK that QD's text derives from.
///
/// Completions run once, on the environment's callback queue, with an error of `QDErrorDomain` or nil, after the
/// callbacks that the call causes.
public protocol QDIMConversationManager: NSObjectProtocol {
  /// Returns the recent sessions, newest first; nil without a login.
  func allRecentSessions() -> [QDRecentSession]?
  /// Returns the recent session of a session; nil if it is not in the list.
  func recentSession(by session: QDSession) -> QDRecentSession?
  /// Adds a session without messages to the list.
  func addEmptyRecentSession(by session: QDSession, completion: (((any Error)?) -> Void)?)
  /// Removes a session from the list; its messages stay, since deleting a recent session does not delete the session.
  func delete(_ recentSession: QDRecentSession, completion: (((any Error)?) -> Void)?)
  /// Stores the app's own data with a recent session on this device; a JSON object, nil for none.
  func updateRecentLocalExt(_ ext: [AnyHashable: Any]?, recentSession: QDRecentSession)

  /// Returns the number of unread messages in all sessions.
  func allUnreadCount() -> Int
  /// Marks the messages of a session as read on this device; no receipt is sent.
  func markAllMessagesRead(in session: QDSession, completion: (((any Error)?) -> Void)?)
  /// Marks the messages of all sessions as read on this device; no receipt is sent.
  func markAllMessagesRead(completion: (((any Error)?) -> Void)?)

  /// Deletes a message from the local database.
  func delete(_ message: QDMessage, completion: (((any Error)?) -> Void)?)
  /// Deletes the messages of a session from the local database, and removes it from the list if requested.
  func deleteAllMessages(in session: QDSession, removesRecentSession: Bool, completion: (((any Error)?) -> Void)?)
  /// Stores an app's changes to a message of the local database: `localExt`, `openTimestamp` and `timestamp`. The sent
  /// parts are not changed.
  func update(_ message: QDMessage, for session: QDSession, completion: (((any Error)?) -> Void)?)

  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any QDConversationManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any QDConversationManagerDelegate)
}

extension QDIMConversationManager {
  /// Calls `addEmptyRecentSession(by:completion:)` without a completion handler.
  public func addEmptyRecentSession(by session: QDSession) { addEmptyRecentSession(by: session, completion: nil) }
  /// Calls `delete(_:completion:)` without a completion handler.
  public func delete(_ recentSession: QDRecentSession) { delete(recentSession, completion: nil) }
  /// Calls `markAllMessagesRead(in:completion:)` without a completion handler.
  public func markAllMessagesRead(in session: QDSession) { markAllMessagesRead(in: session, completion: nil) }
  /// Calls `markAllMessagesRead(completion:)` without a completion handler.
  public func markAllMessagesRead() { markAllMessagesRead(completion: nil) }
  /// Calls `delete(_:completion:)` without a completion handler.
  public func delete(_ message: QDMessage) { delete(message, completion: nil) }
  /// Calls `deleteAllMessages(in:removesRecentSession:completion:)` without a completion handler.
  public func deleteAllMessages(in session: QDSession, removesRecentSession: Bool) {
    deleteAllMessages(in: session, removesRecentSession: removesRecentSession, completion: nil)
  }
  /// Calls `update(_:for:completion:)` without a completion handler.
  public func update(_ message: QDMessage, for session: QDSession) { update(message, for: session, completion: nil) }
}
