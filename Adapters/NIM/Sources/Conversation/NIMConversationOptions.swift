public import Foundation
internal import Parlance

/// What goes with the deletion of all messages of a session, or of all sessions.
open class NIMDeleteMessagesOption: NSObject {
  /// The session leaves the list of recent ones too. Default: false.
  open var removeSession = false
  public override init() {}
}

/// Which messages of a session to delete.
open class NIMBatchDeleteMessagesOption: NSObject {
  /// From when, in seconds since 1970; 0 for the first. Default: 0.
  open var start: TimeInterval = 0
  /// Until when, in seconds since 1970; 0 for the last. Default: 0.
  open var end: TimeInterval = 0
  public override init() {}
}

/// What goes with the clearing of a session.
open class NIMClearMessagesOption: NSObject {
  /// The server's history goes too. Default: true.
  open var removeRoam = true
  public override init() {}
}

/// What goes with the clearing of a session's history at the server.
open class NIMSessionDeleteAllRemoteMessagesOptions: NSObject {
  /// The account's other clients clear it too. Default: false.
  open var removeOtherClients = false
  /// What they are told with it. Default: empty.
  open var ext = ""
  public override init() {}
}

/// That another client cleared its history of a session.
open class NIMSessionDeleteAllRemoteMessagesInfo: NSObject {
  /// The session.
  open var session: NIMSession
  /// Who cleared it: the own account.
  open var fromAccid: String
  /// When, in milliseconds since 1970.
  open var time: UInt64
  /// What the other client said with it.
  open var ext: String

  init(session: NIMSession, fromAccid: String, time: Timestamp, ext: String) {
    self.session = session
    self.fromAccid = fromAccid
    self.time = UInt64(max(0, time.milliseconds))
    self.ext = ext
  }
}

/// Which messages to fetch from the server's history.
open class NIMHistoryMessageSearchOption: NSObject {
  /// Only messages later than this, in seconds since 1970; 0 for no bound. In a chatroom: where to begin, in the
  /// direction of `order`; 0 for the newest.
  open var startTime: TimeInterval = 0
  /// How many at most, up to 100; 0 is 100.
  open var limit: UInt = 0
  /// Only messages earlier than this, in seconds since 1970; 0 for no bound. Not heeded in chatrooms.
  open var endTime: TimeInterval = 0
  /// From which message on to look in the direction of `order`; it is not in the result. Not heeded in chatrooms.
  open var currentMessage: NIMMessage?
  /// The same by the message's `serverID`, ahead of `currentMessage`; the device must have the message.
  open var serverId: String?
  /// From new to old (the default) or from old to new; the result has the same order.
  open var order: NIMMessageSearchOrder = .desc
  /// What comes is put into the local database too. Default: false. Not heeded in chatrooms.
  open var sync = false
  /// Only these types, as numbers of `NIMMessageType`; all if empty. Heeded in chatrooms only.
  open var messageTypes: [NSNumber] = []
  /// Together with `sync`: puts the session into the list of recent ones if it is not there. Default: false.
  open var createRecentSessionIfNotExists = false
  public override init() {}
}

/// Which messages to get from the server, or from the local database while it cannot be reached.
open class NIMGetMessagesDynamicallyParam: NSObject, NSCopying {
  /// The session.
  open var session: NIMSession
  /// Only messages later than this, in seconds since 1970; 0 for no bound.
  open var startTime: TimeInterval = 0
  /// How many at most, up to 100; 0 is 100.
  open var limit: UInt = 0
  /// Only messages earlier than this, in seconds since 1970; 0 for no bound.
  open var endTime: TimeInterval = 0
  /// From which message on to look in the direction of `order`, by its `messageId`; it is not in the result.
  open var anchorClientId: String?
  /// The same by its `serverID`.
  open var anchorServerId: String?
  /// From new to old (the default) or from old to new; the result has the same order.
  open var order: NIMMessageSearchOrder = .desc

  /// Asks about no session yet: set it.
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

  /// A copy whose limit is between 1 and 100.
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
