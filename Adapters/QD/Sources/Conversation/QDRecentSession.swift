public import Foundation
import Parlance

/// A session in the list of recent ones, as it was when it was asked for or told. QD: sessions.
open class QDRecentSession: NSObject {
  private let summary: ConversationSummary
  private let connection: AccountConnection?
  private var message: QDMessage?

  /// Which session.
  public let session: QDSession

  /// How many of its messages are unread.
  open var unreadCount: Int { summary.unreadCount }

  /// Its newest message; nil if it has none.
  open var lastMessage: QDMessage? {
    if let message { return message }
    guard let last = summary.lastMessage else { return nil }
    let made = connection?.object(for: last) ?? QDMessage(last, nil)
    message = made
    return made
  }

  /// What the app noted with it on this device; nil if nothing. `QDIMChatManager.updateRecentLocalExt` changes it.
  open var localExt: [AnyHashable: Any]? { summary.localExtension.flatMap { JSONObject.dictionary(of: $0) } }

  init(_ summary: ConversationSummary, _ connection: AccountConnection?) {
    self.summary = summary
    self.connection = connection
    session = QDSession(summary.conversation)
  }
}
