public import Foundation
internal import Parlance

/// Options for deleting all messages of a session, or of all sessions.
open class NIMDeleteMessagesOption: NSObject {
  /// A Boolean value that indicates whether to remove the session from the list of recent ones too. Default: false.
  open var removeSession = false
  /// A Boolean value that indicates whether the tables of the messages are removed instead of the messages being marked
  /// as deleted. Default: false. There is no such mark: either way the messages are removed.
  open var removeTable = false
  public override init() {}
}

/// The messages of a session to delete.
open class NIMBatchDeleteMessagesOption: NSObject {
  /// The beginning of the range, in seconds since 1970; 0 for the first message. Default: 0.
  open var start: TimeInterval = 0
  /// The end of the range, in seconds since 1970; 0 for the last message. Default: 0.
  open var end: TimeInterval = 0
  public override init() {}
}

/// Options for clearing a session.
open class NIMClearMessagesOption: NSObject {
  /// A Boolean value that indicates whether to clear the server's history too. Default: true.
  open var removeRoam = true
  public override init() {}
}

/// Options for clearing a session's history at the server.
open class NIMSessionDeleteAllRemoteMessagesOptions: NSObject {
  /// A Boolean value that indicates whether the account's other clients clear it too. Default: false.
  open var removeOtherClients = false
  /// Data for them. Default: empty.
  open var ext = ""
  public override init() {}
}

/// A report that another client cleared its history of a session.
open class NIMSessionDeleteAllRemoteMessagesInfo: NSObject {
  /// The session whose history was cleared.
  open var session: NIMSession
  /// The account that cleared it: this one.
  open var fromAccid: String
  /// The time of clearing, in milliseconds since 1970.
  open var time: UInt64
  /// The other client's data; empty if it gave none.
  open var ext: String

  /// Creates a report about an empty session.
  public override convenience init() { self.init(session: NIMSession(), fromAccid: "", time: .zero, ext: "") }

  init(session: NIMSession, fromAccid: String, time: Timestamp, ext: String) {
    self.session = session
    self.fromAccid = fromAccid
    self.time = UInt64(max(0, time.milliseconds))
    self.ext = ext
  }
}

/// The sessions to fetch from the server's list.
open class NIMFetchServerSessionOption: NSObject {
  /// Only sessions that were updated later than this, in milliseconds since 1970; 0 for no bound. Default: 0.
  open var minTimestamp: TimeInterval = 0
  /// Only sessions that were updated earlier than this, in milliseconds since 1970; 0 for no bound. Default: 0.
  open var maxTimestamp: TimeInterval = 0
  /// A Boolean value that indicates whether each comes with its last message. Default: true.
  open var needLastMessage = true
  /// The maximum number of sessions, up to 100; 0 is 100. Default: 100.
  open var limit = 100
  public override init() {}
}

/// The messages to fetch from the server's history.
open class NIMHistoryMessageSearchOption: NSObject {
  /// Only messages later than this, in seconds since 1970; 0 for no bound. In a chatroom: the time to begin at, in the
  /// direction of `order`; 0 for the newest.
  open var startTime: TimeInterval = 0
  /// The maximum number of messages, up to 100; 0 is 100.
  open var limit: UInt = 0
  /// Only messages earlier than this, in seconds since 1970; 0 for no bound. Ignored in chatrooms.
  open var endTime: TimeInterval = 0
  /// The message after which to begin, in the direction of `order`; it is not in the result. Ignored in chatrooms.
  open var currentMessage: NIMMessage?
  /// The same by the message's `serverID`, with priority over `currentMessage`; the device must have the message.
  open var serverId: String?
  /// From new to old (the default) or from old to new; the result has the same order.
  open var order: NIMMessageSearchOrder = .desc
  /// A Boolean value that indicates whether to store the result in the local database, unless `messageTypes` is set.
  /// Default: false. Ignored in chatrooms.
  open var sync = false
  /// Only these types, as numbers of `NIMMessageType`; all if empty. With some of them, `syncMessageTypes` takes the place of
  /// `sync`.
  open var messageTypes: [NSNumber] = []
  /// A Boolean value that indicates whether to store the result in the local database if `messageTypes` is set. Default:
  /// false. Ignored in chatrooms.
  open var syncMessageTypes = false
  /// Decides, on the callback queue, which messages are left out: those for which it returns true are neither stored nor in
  /// the result. They count for the limit. Default: nil. Ignored in chatrooms.
  open var customFilter: NIMHistoryMessageFilterBlock?
  /// A Boolean value that indicates whether, with `sync`, a missing session is added to the recent ones. Default:
  /// false.
  open var createRecentSessionIfNotExists = false
  public override init() {}
}

/// The messages to get from the server, or from the local database while the server cannot be reached.
open class NIMGetMessagesDynamicallyParam: NSObject, NSCopying {
  /// The session whose messages are requested.
  open var session: NIMSession
  /// Only messages later than this, in seconds since 1970; 0 for no bound.
  open var startTime: TimeInterval = 0
  /// The maximum number of messages, up to 100; 0 is 100.
  open var limit: UInt = 0
  /// Only messages earlier than this, in seconds since 1970; 0 for no bound.
  open var endTime: TimeInterval = 0
  /// The message after which to begin, in the direction of `order`, by its `messageId`; it is not in the result.
  open var anchorClientId: String?
  /// The same by its `serverID`.
  open var anchorServerId: String?
  /// From new to old (the default) or from old to new; the result has the same order.
  open var order: NIMMessageSearchOrder = .desc

  /// Creates parameters without a session, which must be set.
  public override init() { session = NIMSession("", type: .P2P) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NIMGetMessagesDynamicallyParam()
    copy.session = session
    copy.startTime = startTime
    copy.limit = limit
    copy.endTime = endTime
    copy.anchorClientId = anchorClientId
    copy.anchorServerId = anchorServerId
    copy.order = order
    return copy
  }

  /// Returns a copy whose limit is between 1 and 100.
  open func createStandardized() -> NIMGetMessagesDynamicallyParam {
    let copy = NIMGetMessagesDynamicallyParam()
    copy.session = session
    copy.startTime = max(0, startTime)
    copy.limit = limit == 0 ? Limits.history : min(limit, Limits.history)
    copy.endTime = max(0, endTime)
    copy.anchorClientId = anchorClientId
    copy.anchorServerId = anchorServerId
    copy.order = order
    return copy
  }
}
