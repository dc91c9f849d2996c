public import Foundation
import Parlance

/// A session in the list of recent ones, as it was when it was fetched or reported. QD: sessions.
open class QDRecentSession: NSObject {
  private let summary: ConversationSummary
  private let login: Login?
  private var message: QDMessage?

  /// The session by its kind and id; equal sessions are the same conversation.
  public let session: QDSession

  /// The number of its unread messages.
  open var unreadCount: Int { summary.unreadCount }

  /// The newest message; nil if it has none.
  open var lastMessage: QDMessage? {
    if let message { return message }
    guard let last = summary.lastMessage else { return nil }
    let made = login?.object(for: last) ?? QDMessage(last, nil)
    message = made
    return made
  }

  /// The app's own data with it on this device; nil if none. `QDIMChatManager.updateRecentLocalExt` changes it.
  open var localExt: [AnyHashable: Any]? { summary.localExtension.flatMap { JSONObject.dictionary(of: $0) } }

  init(_ summary: ConversationSummary, _ login: Login?) {
    self.summary = summary
    self.login = login
    session = QDSession(summary.conversation)
  }
}
