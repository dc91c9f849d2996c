public import Foundation

/// The name of `QDIMChatManager` in QD's section on read receipts.
public typealias QDChatManager = QDIMChatManager

/// Sends, receives and revokes messages. `QDClient.chatManager` is the only one; calls return at once.
///
/// Errors are of `QDErrorDomain`; completions run once, on the environment's callback queue.
public protocol QDIMChatManager: NSObjectProtocol {
  /// Sends a message, or sends one again that failed.
  ///
  /// The message goes into the local database at once and to the server when it can be reached;
  /// `QDChatManagerDelegate.send(_:didCompleteWithError:)` reports the outcome. QD: sending messages.
  ///
  /// - parameter message: The message; the callbacks pass the same object. A tip cannot be sent.
  /// - parameter session: The session to send it to.
  /// - throws: `userInfoNeeded` without a login; `invalidParam` for an id or session that is not valid and for
  ///   extensions that are not a JSON object; `notSupported` for a tip, a notification or an object of the app's own
  ///   class, and for pixels where no encoder is set (`QDClient.pictureEncoder`); `ioError` for a file that does not
  ///   exist or cannot be read, `invalidParam` for an empty one; `sameOperationInProgress` or `exist` for a message
  ///   that is being sent or was sent; `parameterError` for one that is too large.
  func send(_ message: QDMessage, to session: QDSession) throws

  /// Fetches a message's attachment: the thumbnail of a picture, the cover of a video, a recording, a file. QD:
  /// receiving messages.
  ///
  /// Attachments that arrive in a P2P or group session, except files, are fetched without this call.
  /// `QDChatManagerDelegate.fetchMessageAttachment(_:progress:)` reports the progress. A second call for the same
  /// message has no effect. An attachment that is on this device, or a picture or video without a thumbnail, completes
  /// at once.
  ///
  /// - parameter message: A message with an attachment.
  /// - throws: `userInfoNeeded` without a login; `invalidParam` for a message of another type or one that this device
  ///   does not have; `notExist` for one whose file is neither on this device nor at the server yet.
  func fetchMessageAttachment(_ message: QDMessage) throws

  /// Notifies the senders that a message and those before it were read. QD: read receipts.
  ///
  /// In a group it covers the messages of the last 30 days whose senders request receipts.
  ///
  /// - parameter message: The last message that was read: another account's.
  /// - parameter completion: `invalidParam` for a message of one's own or without a place at the server, `notSupported`
  ///   in a chatroom.
  func sendMessageReceipt(_ message: QDMessage, completion: (((any Error)?) -> Void)?)

  /// Revokes a message. QD: message revocation.
  ///
  /// After the completion reported success, the message is removed from the local database.
  ///
  /// - parameter message: The message to revoke: one of this account's.
  /// - parameter completion: `domainExpireOld` if it is too late, `forbidden` for another account's message,
  ///   `invalidParam` for a message that this device does not have.
  func revokeMessage(_ message: QDMessage, completion: (((any Error)?) -> Void)?)

  /// Returns the recent sessions, newest first; nil without a login. QD: sessions.
  func allRecentSessions() -> [QDRecentSession]?

  /// Stores the app's own data with a recent session on this device; a JSON object, nil for none. QD: sessions.
  ///
  /// `QDConversationManagerDelegate.didUpdate` reports it.
  func updateRecentLocalExt(_ ext: [AnyHashable: Any]?, recentSession: QDRecentSession)

  /// Returns messages of the local database, the oldest first. QD: history.
  ///
  /// - parameter session: The messages' session.
  /// - parameter message: The message before which to begin; nil for the newest.
  /// - parameter limit: The maximum number of messages.
  func messages(in session: QDSession, message: QDMessage?, limit: Int) -> [QDMessage]

  /// Returns messages of the local database by their ids, the oldest first; nil without a login. QD: history.
  ///
  /// Unlike the vendor's, it does not find deleted messages: they are not kept.
  func messages(in session: QDSession, messageIds: [String]) -> [QDMessage]?

  /// Puts a message into the local database only, such as a tip after a revocation (ours: QD asks apps to do so, but
  /// names no method). `onRecvMessages` reports it.
  ///
  /// - parameter message: The message; `senderId` is this account unless set, `timestamp` the current time unless set.
  /// - parameter session: The session to put it into.
  /// - parameter completion: `exist` for a message that the database has, `invalidParam` and `notSupported` as `send`.
  func save(_ message: QDMessage, for session: QDSession, completion: (((any Error)?) -> Void)?)

  /// Adds a delegate, which is held weakly; adding it again has no effect (ours).
  func add(_ delegate: any QDChatManagerDelegate)
  /// Removes a delegate (ours).
  func remove(_ delegate: any QDChatManagerDelegate)
  /// The same as `add(_:)`, under the name in an older edition of QD's documents.
  func addChatDeleage(_ delegate: any QDChatManagerDelegate)
  /// The same as `remove(_:)`, under the name in an older edition of QD's documents.
  func removeChatDelegate(_ delegate: any QDChatManagerDelegate)
}

extension QDIMChatManager {
  /// Calls `sendMessageReceipt(_:completion:)` without a completion handler.
  public func sendMessageReceipt(_ message: QDMessage) { sendMessageReceipt(message, completion: nil) }
  /// Calls `revokeMessage(_:completion:)` without a completion handler.
  public func revokeMessage(_ message: QDMessage) { revokeMessage(message, completion: nil) }
  /// Calls `save(_:for:completion:)` without a completion handler.
  public func save(_ message: QDMessage, for session: QDSession) { save(message, for: session, completion: nil) }
}
