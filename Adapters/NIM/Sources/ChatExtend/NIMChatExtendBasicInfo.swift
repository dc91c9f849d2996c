public import Foundation
internal import Parlance

/// The facts that identify a message of the server.
open class NIMChatExtendBasicInfo: NSObject, NSCopying {
  /// The kind of session.
  open var type: NIMSessionType
  /// The time when the server accepted the message, in seconds since 1970.
  open var timestamp: TimeInterval
  /// The account that sent it.
  open var fromAccount: String
  /// The peer's account or the team's id, as its sender names the session.
  open var toAccount: String
  /// The server's id of the message.
  open var serverID: String
  /// The id of the message.
  open var messageID: String
  /// The session of the message, as this account names it.
  open var session: NIMSession {
    NIMSession(type == .P2P && isReceived ? fromAccount : toAccount, type: type)
  }
  private final let isReceived: Bool

  /// Creates facts of no message, which calls refuse with local error `invalidParam`.
  public override init() {
    type = .P2P
    timestamp = 0
    fromAccount = ""
    toAccount = ""
    serverID = ""
    messageID = ""
    isReceived = false
  }

  /// Creates the facts of a message.
  public init(message: NIMMessage) {
    let session = message.session
    type = session?.sessionType ?? .P2P
    timestamp = message.timestamp
    fromAccount = message.from ?? ""
    serverID = message.serverID
    messageID = message.messageId
    let account = message.core?.account
    isReceived = type == .P2P && account.map { AccountID(message.from ?? "") != $0 } ?? false
    toAccount = isReceived ? account?.name ?? "" : session?.sessionId ?? ""
  }

  private init(_ info: NIMChatExtendBasicInfo) {
    type = info.type
    timestamp = info.timestamp
    fromAccount = info.fromAccount
    toAccount = info.toAccount
    serverID = info.serverID
    messageID = info.messageID
    isReceived = info.isReceived
  }

  open func copy(with zone: NSZone? = nil) -> Any { NIMChatExtendBasicInfo(self) }
}
