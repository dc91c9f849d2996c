public import Foundation
internal import Parlance

/// A session of which this client lacks messages, because too many were sent while it was offline.
///
/// The values are those of the oldest message that follows the missing ones: fetch the server's history from there.
open class NIMIncompleteSessionInfo: NSObject, NSCopying {
  private let key: NIMSession
  private let oldest: Message?

  /// The incomplete session.
  open var session: NIMSession { key }
  /// The account that sent the message; empty if the client has none of the newest ones.
  open var from: String { oldest?.sender.name ?? "" }
  /// The time of the message, in seconds since 1970.
  open var timestamp: TimeInterval { oldest?.time.seconds ?? 0 }
  /// The message's id at the server.
  open var serverId: String { number }
  private let number: String

  /// Creates an object with an empty session.
  public override init() {
    key = NIMSession()
    number = ""
    oldest = nil
  }

  init(_ incomplete: IncompleteConversation, of account: AccountID, core: ClientCore) {
    number = incomplete.oldest?.serverID(of: account) ?? ""
    key = core.session(of: incomplete.conversation)
    oldest = incomplete.oldest
  }

  private init(_ other: NIMIncompleteSessionInfo) {
    key = other.key
    number = other.number
    oldest = other.oldest
  }

  open func copy(with zone: NSZone? = nil) -> Any { NIMIncompleteSessionInfo(self) }
}
