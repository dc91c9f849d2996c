public import Foundation
internal import Parlance

/// The kinds of a session's last message.
public enum NIMLastMsgType: Int, Sendable {
  /// A message that was not revoked; the only kind here.
  case normalMessage = 0
  /// The notification of a revoked message. Not used here: the message before a revoked one becomes the last one.
  case revokeNotication = 1
}

/// Receives the sessions that could not be imported, and the first error; an empty array and nil if there is none.
public typealias NIMImportRecentSessionsBlock = ((any Error)?, [NIMImportedRecentSession]?) -> Void

/// Options for deleting a message from the local database.
open class NIMDeleteMessageOption: NSObject {
  /// A Boolean value that indicates whether the message is removed from the database instead of marked as deleted.
  /// Default: false. There is no such mark: either way the message is removed.
  open var removeFromDB = false
  public override init() {}
}

/// Options for removing a session from the list of recent ones.
open class NIMDeleteRecentSessionOption: NSObject {
  /// A Boolean value that indicates whether this account's history of the session is cleared at the server too. Default:
  /// false.
  open var isDeleteRoamMessage = false
  /// A Boolean value that indicates whether the session is marked as read first, also on the account's other clients
  /// with `NIMSDKConfig.shouldSyncUnreadCount`. Default: false; it is read on this client only.
  open var shouldMarkAllMessagesReadInSessions = false
  public override init() {}
}

/// Options for adding a session to the list of recent ones.
open class NIMAddEmptyRecentSessionBySessionOption: NSObject {
  /// A Boolean value that indicates whether a session with messages takes the place in the list of the last one instead
  /// of the first place. Default: false.
  open var withLastMsg = false
  /// A Boolean value that indicates whether a session without a message takes the first place in the list instead of
  /// the last. Default: true.
  open var addEmptyMsgIfNoLastMsgExist = true
  public override init() {}
}

/// Options for a look at the list of recent sessions.
open class NIMRecentSessionOption: NSObject {
  /// The types of message that are passed over for `NIMRecentSession.lastMessage`, as numbers of `NIMMessageType`.
  /// Default: empty.
  open var filterLastMessageTypes: [NSNumber] = []
  public override init() {}
}

/// A session to put into the list of recent ones.
open class NIMImportedRecentSession: NSObject {
  /// The session, which must be set.
  open var session = NIMSession("", type: .P2P)
  /// The time of its last update, in seconds since 1970. Default: 0.
  open var timestamp: TimeInterval = 0
  public override init() {}
}
