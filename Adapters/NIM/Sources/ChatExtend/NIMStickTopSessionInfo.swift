public import Foundation
internal import Parlance

/// A session that is stuck to the top of the list.
open class NIMStickTopSessionInfo: NSObject {
  /// The session that is stuck to the top.
  open var session: NIMSession
  /// The app's text with it, up to 512 characters; nil if there is none.
  open var ext: String?
  /// The time at which it was stuck to the top, in seconds since 1970; 0 for a session that is not.
  open var createTime: TimeInterval
  /// The time of the last change of this record, in seconds since 1970; 0 for a session that is not stuck to the top.
  open var updateTime: TimeInterval

  /// Creates the record of an empty session, which calls refuse with local error `invalidParam`.
  public override convenience init() { self.init(NIMSession()) }

  init(_ session: NIMSession, _ pin: ConversationPin?) {
    self.session = session
    ext = pin?.note
    createTime = pin?.time.seconds ?? 0
    updateTime = pin?.updated.seconds ?? 0
  }

  init(_ session: NIMSession) {
    self.session = session
    createTime = 0
    updateTime = 0
  }
}

/// The session to stick to the top.
open class NIMAddStickTopSessionParams: NSObject {
  /// The session to stick to the top, a P2P session or a team.
  open var session: NIMSession
  /// The app's text with it, up to 512 characters. Default: empty.
  open var ext = ""

  /// Creates parameters of an empty session, which calls refuse with local error `invalidParam`.
  public override convenience init() { self.init(session: NIMSession()) }

  /// Creates parameters.
  public init(session: NIMSession) { self.session = session }
}

/// The sessions that are stuck to the top, as they are after a login.
open class NIMSyncStickTopSessionResponse: NSObject {
  /// The time of the synchronization, in seconds since 1970.
  open var timestamp: TimeInterval
  /// A Boolean value that indicates whether they differ from this device's copy.
  open var hasChange: Bool
  /// All of them.
  open var allInfos: [NIMStickTopSessionInfo]

  /// Creates a response without sessions.
  public override convenience init() { self.init(timestamp: 0, hasChange: false, allInfos: []) }

  init(timestamp: TimeInterval, hasChange: Bool, allInfos: [NIMStickTopSessionInfo]) {
    self.timestamp = timestamp
    self.hasChange = hasChange
    self.allInfos = allInfos
  }
}

/// Options for loading the recent sessions.
open class NIMLoadRecentSessionsOptions: NSObject {
  /// A Boolean value that indicates whether those that are stuck to the top come first. Default: false.
  open var sortByStickTopInfos = false
  public override init() {}
}
