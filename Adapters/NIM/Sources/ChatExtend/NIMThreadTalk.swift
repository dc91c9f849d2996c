public import Foundation

/// Receives the replies of a thread, or an error.
public typealias NIMThreadTalkFetchMessages = ((any Error)?, NIMThreadTalkFetchResult?) -> Void
/// Receives the messages that were found, by what identified them; or an error.
public typealias NIMFetchHistoryMessagesByIds = ((any Error)?, NIMHistoryMessagesOfInfos?) -> Void

#if canImport(Darwin)
  /// Messages of the server, by what identified them.
  public typealias NIMHistoryMessagesOfInfos = NSMapTable<NIMChatExtendBasicInfo, NIMMessage>
#else
  /// Messages of the server, by what identified them. Foundation has no `NSMapTable` here.
  public typealias NIMHistoryMessagesOfInfos = [NIMChatExtendBasicInfo: NIMMessage]
#endif

/// Options for fetching the replies of a thread.
open class NIMThreadTalkFetchOption: NSObject {
  /// Only replies later than this, in seconds since 1970. Default: 0, for no bound.
  open var start: TimeInterval = 0
  /// Only replies earlier than this, in seconds since 1970. Default: 0, for no bound.
  open var end: TimeInterval = 0
  /// The last reply of the page before, behind which to go on. Default: a new message, for the first page.
  open var excludeMessage = NIMMessage()
  /// The largest number of replies, 100 at most. Default: 100, and so for 0.
  open var limit: UInt = 100
  /// A Boolean value that indicates whether the oldest replies come first. Default: false.
  open var reverse = false
  /// A Boolean value that indicates whether what is fetched is put into the local database. Default: false.
  open var sync = false

  public override init() {}
}

/// The replies of a thread.
open class NIMThreadTalkFetchResult: NSObject {
  /// The message with which the thread began; a new, empty one if it was revoked, or deleted from this account's history.
  open var message: NIMMessage
  /// The replies, each a `NIMMessage`.
  open var subMessages: [Any]
  /// The number of all replies of the thread.
  open var total: Int64
  /// The time of the newest message of the thread, in seconds since 1970.
  open var timestamp: TimeInterval

  /// Creates a result without replies; its message is a new one.
  public override convenience init() { self.init(message: NIMMessage(), subMessages: [], total: 0, timestamp: 0) }

  init(message: NIMMessage, subMessages: [NIMMessage], total: Int, timestamp: TimeInterval) {
    self.message = message
    self.subMessages = subMessages
    self.total = Int64(total)
    self.timestamp = timestamp
  }
}
