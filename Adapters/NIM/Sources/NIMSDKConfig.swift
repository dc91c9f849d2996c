public import Foundation
internal import Parlance

/// The settings of a client. Set them before the login, which reads them; not safe to change from several threads.
open class NIMSDKConfig: NSObject {
  private static let singletons = Lock<[ObjectIdentifier: NIMSDKConfig]>([:])

  /// A Boolean value that indicates whether a revoked message that was unread no longer counts (NIM: message
  /// revocation). Default: false, since apps usually replace it with a tip.
  open var shouldConsiderRevokedMessageUnreadCount = false
  /// A Boolean value that indicates whether unread counts are synchronized with the account's other clients. Default:
  /// false.
  open var shouldSyncUnreadCount = false
  /// A Boolean value that indicates whether notifications of a team count as unread. Default: false.
  open var shouldCountTeamNotification = false
  /// A Boolean value that indicates whether team receipts are used. Otherwise messages do not request them and the
  /// calls about them fail with local error `teamReceiptDisabled` (NIM: message read receipts). Default: false.
  open var teamReceiptEnabled = false
  /// A Boolean value that indicates whether the attachments of arriving messages are fetched: thumbnails, covers and
  /// speech, not files. Default: true.
  open var fetchAttachmentAutomaticallyAfterReceiving = true
  /// The same for messages of chatrooms. Default: false.
  open var fetchAttachmentAutomaticallyAfterReceivingInChatroom = false
  /// A Boolean value that indicates whether `onNotifySyncStickTopSessions(_:)` reports the sessions that are stuck to the
  /// top after a login. This device has a copy of them in any case. Default: false.
  open var shouldSyncStickTopSessionInfos = false
  /// A Boolean value that indicates whether a P2P message to an account that has this one in its black list fails with
  /// remote 7101; otherwise it is sent, and does not arrive. Read when a message is sent. Default: false.
  open var fixMsgStatusByBlackList = false
  /// The number of times that an automatic login may fail to reach the server before it ends with local error
  /// `autoLoginRetryLimit`; 0 for no limit, the default.
  open var maxAutoLoginRetryTimes = 0
  /// Supplies further texts by which `NIMIndexManager` finds messages. Read at each query, which then looks at every message
  /// instead of using the index. Default: nil.
  open var msgIndexProducer: (any NIMMsgIndexProduceDelegate)?
  /// The tag of this client that the account's other clients see, as `NIMLoginClient.customTag`. Default: empty.
  open var customTag = ""

  /// Creates a configuration for a separate client.
  public required override init() {}

  /// Returns the configuration of `NIMSDK.shared()`; a subclass has one of its own.
  open class func shared() -> Self {
    let key = ObjectIdentifier(self)
    if let existing = singletons.withLock({ $0[key] }) as? Self { return existing }
    // Made outside the lock, since it is the subclass's code too; the first one that is noted stays.
    let made = self.init()
    return singletons.withLock { all in
      if let existing = all[key] as? Self { return existing }
      all[key] = made
      return made
    }
  }
}
