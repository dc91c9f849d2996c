public import Foundation

/// The name that QD's section on read receipts gives to `QDIMChatManager`.
public typealias QDChatManager = QDIMChatManager

/// Sends, receives and revokes messages. `QDClient.chatManager` is the one there is; calls return at once.
///
/// Errors are of `QDErrorDomain`; completions run once, on the environment's callback queue.
public protocol QDIMChatManager: NSObjectProtocol {
  /// Sends a message, or sends one again that failed.
  ///
  /// The message goes into the local database at once and to the server when it can be reached;
  /// `QDChatManagerDelegate.send(_:didCompleteWithError:)` tells how it ended. QD: sending messages.
  ///
  /// - parameter message: The message; the same object comes back in the callbacks. A tip cannot be sent.
  /// - parameter session: Where to.
  /// - throws: `userInfoNeeded` without a login; `invalidParam` for an id or session that cannot be and for extensions
  ///   that are no JSON object; `notSupported` for a tip, a notification or an object of the app's own class, and for
  ///   pixels where nothing can encode them (`QDClient.pictureEncoder`); `ioError` for a file that is not there or
  ///   cannot be read, `invalidParam` for an empty one;
  ///   `sameOperationInProgress` or `exist` for a message that is on its way or was sent; `parameterError` for one that
  ///   is too large.
  func send(_ message: QDMessage, to session: QDSession) throws

  /// Fetches what belongs to a message: the thumbnail of a picture, the cover of a video, a recording, a file. QD:
  /// receiving messages.
  ///
  /// Of a message that arrives in a P2P or group session all but files are fetched without it.
  /// `QDChatManagerDelegate.fetchMessageAttachment(_:progress:)` tells how far it has come; asking twice is asking once,
  /// and what is here already, or a picture or video without a thumbnail, is done at once.
  ///
  /// - parameter message: A message with something to fetch.
  /// - throws: `userInfoNeeded` without a login; `invalidParam` for a message of another type or one that this device
  ///   does not have; `notExist` for one whose file is neither here nor at the server yet.
  func fetchMessageAttachment(_ message: QDMessage) throws

  /// Tells the senders that a message and those before it were read. QD: read receipts.
  ///
  /// In a group it tells of the messages of the last 30 days whose senders ask for it.
  ///
  /// - parameter message: The last message that was read: another account's.
  /// - parameter completion: `invalidParam` for a message of one's own or without a place at the server, `notSupported`
  ///   in a chatroom.
  func sendMessageReceipt(_ message: QDMessage, completion: (((any Error)?) -> Void)?)

  /// Takes a message back. QD: message revocation.
  ///
  /// After the completion told success, the message goes from the local database.
  ///
  /// - parameter completion: `domainExpireOld` if it is too late, `forbidden` for what is not one's own, `invalidParam`
  ///   for a message that this device does not have.
  func revokeMessage(_ message: QDMessage, completion: (((any Error)?) -> Void)?)

  /// The recent sessions, newest first; nil without a login. QD: sessions.
  func allRecentSessions() -> [QDRecentSession]?

  /// Notes something with a recent session on this device; a JSON object, nil for nothing. QD: sessions.
  ///
  /// `QDConversationManagerDelegate.didUpdate` tells of it.
  func updateRecentLocalExt(_ ext: [AnyHashable: Any]?, recentSession: QDRecentSession)

  /// Messages of the local database, the oldest first. QD: history.
  ///
  /// - parameter session: Where they were written.
  /// - parameter message: Those before this one; nil for the newest.
  /// - parameter limit: How many at most.
  func messages(in session: QDSession, message: QDMessage?, limit: Int) -> [QDMessage]

  /// Messages of the local database by their ids, the oldest first; nil without a login. QD: history.
  ///
  /// Unlike the vendor's, it does not find deleted messages: nothing of them is kept.
  func messages(in session: QDSession, messageIds: [String]) -> [QDMessage]?

  /// Puts a message into the local database only, as a tip after a revocation (ours: QD tells apps to do so, but not
  /// how). `onRecvMessages` tells of it.
  ///
  /// - parameter message: Its `senderId` is this account unless set, its `timestamp` now unless set.
  /// - parameter completion: `exist` for a message that is there already, `invalidParam` and `notSupported` as `send`.
  func save(_ message: QDMessage, for session: QDSession, completion: (((any Error)?) -> Void)?)

  /// Tells a delegate, which is held weakly; adding it twice is adding it once (ours).
  func add(_ delegate: any QDChatManagerDelegate)
  /// Tells a delegate no more (ours).
  func remove(_ delegate: any QDChatManagerDelegate)
  /// The same as `add(_:)`, by the name that an older edition of QD's documents has.
  func addChatDeleage(_ delegate: any QDChatManagerDelegate)
  /// The same as `remove(_:)`, by the name that an older edition of QD's documents has.
  func removeChatDelegate(_ delegate: any QDChatManagerDelegate)
}

extension QDIMChatManager {
  /// `sendMessageReceipt(_:completion:)` for which nobody waits.
  public func sendMessageReceipt(_ message: QDMessage) { sendMessageReceipt(message, completion: nil) }
  /// `revokeMessage(_:completion:)` for which nobody waits.
  public func revokeMessage(_ message: QDMessage) { revokeMessage(message, completion: nil) }
  /// `save(_:for:completion:)` for which nobody waits.
  public func save(_ message: QDMessage, for session: QDSession) { save(message, for: session, completion: nil) }
}
