public import Foundation
internal import Parlance

/// A conversation in the list of recent ones, as it was when it was fetched or reported.
open class NIMRecentSession: NSObject {
  private let summary: ConversationSummary
  private let core: NIMCore
  private lazy var recentSession = NIMSession(summary.conversation)
  private lazy var newestMessage = summary.lastMessage.map { NIMMessage($0, core: core) }
  private var localExtension: LazyDictionary

  /// The conversation.
  open var session: NIMSession? { recentSession }
  /// The newest message that updates the list; nil if there is none.
  open var lastMessage: NIMMessage? {
    get { newestMessage }
    set { newestMessage = newValue }
  }
  /// The number of unread messages.
  open var unreadCount: Int { summary.unreadCount }
  /// The app's own data with it on this device; set by `NIMConversationManager.updateRecentLocalExt(_:recentSession:)`.
  open var localExt: [AnyHashable: Any]? { localExtension.dictionary() }
  /// The time of its last update, in seconds since 1970.
  open var updateTime: TimeInterval { summary.updated.seconds }

  init(_ summary: ConversationSummary, core: NIMCore) {
    self.summary = summary
    self.core = core
    localExtension = LazyDictionary(text: summary.localExtension)
  }

  /// Takes over what was noted.
  final func setLocalExtension(_ value: LazyDictionary) { localExtension = value }
}
