public import Foundation
internal import Parlance

/// A conversation in the list of recent ones, as it was when it was fetched or reported.
open class NIMRecentSession: NSObject {
  private let summary: ConversationSummary?
  private let recentSession: NIMSession?
  private lazy var newestMessage = core.flatMap { core in summary?.lastMessage.map { NIMMessage($0, core: core) } }
  private let core: ClientCore?
  private var localExtension: LazyDictionary

  /// The conversation.
  open var session: NIMSession? { recentSession }
  /// The newest message that updates the list; nil if there is none.
  open var lastMessage: NIMMessage? {
    get { newestMessage }
    set { newestMessage = newValue }
  }
  /// The kind of what it shows last: always a message, since a revoked one gives way to the one before it.
  open var lastMessageType: NIMLastMsgType { .normalMessage }
  /// The notification that it shows last: always nil, for the same reason.
  open var lastRevokeNotification: NIMRevokeMessageNotification? { nil }
  /// The number of unread messages.
  open var unreadCount: Int { summary?.unreadCount ?? 0 }
  /// The app's own data with it on this device; set by `NIMConversationManager.updateRecentLocalExt(_:recentSession:)`.
  open var localExt: [AnyHashable: Any]? { localExtension.dictionary() }
  /// The text that the account keeps with it on all of its clients; empty if there is none. Set by
  /// `NIMConversationManager.updateServerSessionExt(_:session:completion:)`.
  open var serverExt: String
  /// The time of its last update, in seconds since 1970.
  open var updateTime: TimeInterval { summary?.updated.seconds ?? 0 }

  /// Creates an object without a conversation.
  public override init() {
    summary = nil
    core = nil
    recentSession = nil
    serverExt = ""
    localExtension = LazyDictionary()
  }

  /// - parameter serverExt: The text that the account keeps with it; nil for the one of the summary.
  init(_ summary: ConversationSummary, core: ClientCore, serverExt: String? = nil) {
    self.summary = summary
    self.core = core
    recentSession = core.session(of: summary.conversation)
    self.serverExt = serverExt ?? summary.settings?.note ?? ""
    localExtension = LazyDictionary(text: summary.localExtension)
  }

  /// A session as the server lists it, with what this device notes of it.
  convenience init(_ listed: ListedConversation, core: ClientCore) {
    let known = core.device?.conversation(listed.conversation)
    self.init(
      ConversationSummary(
        conversation: listed.conversation, lastMessage: listed.lastMessage, unreadCount: known?.unreadCount ?? 0,
        localExtension: known?.localExtension, updated: listed.updated, settings: listed.settings), core: core)
  }

  /// Takes over what was noted.
  final func setLocalExtension(_ value: LazyDictionary) { localExtension = value }
}
