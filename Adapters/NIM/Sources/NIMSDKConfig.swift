public import Foundation
internal import Parlance

/// How a client behaves. Set it before the login, which reads it; not safe to change from several threads.
open class NIMSDKConfig: NSObject {
  private static let singletons = Lock<[ObjectIdentifier: NIMSDKConfig]>([:])

  /// A revoked message that was unread no longer counts (NIM: message revocation). Default: false, since apps usually
  /// put a tip in its place.
  open var shouldConsiderRevokedMessageUnreadCount = false
  /// Unread counts follow the account's other clients, and they this one. Default: false.
  open var shouldSyncUnreadCount = false
  /// Notifications of a team count as unread. Default: false.
  open var shouldCountTeamNotification = false
  /// Team receipts are used: without, messages do not ask for them and the calls about them fail with local error
  /// `teamReceiptDisabled` (NIM: message read receipts). Default: false.
  open var teamReceiptEnabled = false
  /// The attachments of messages that come are fetched: thumbnails, covers and speech, not files. Default: true.
  open var fetchAttachmentAutomaticallyAfterReceiving = true
  /// The same for messages of chatrooms. Default: false.
  open var fetchAttachmentAutomaticallyAfterReceivingInChatroom = false
  /// How often an automatic login may fail to reach the server before it ends with local error `autoLoginRetryLimit`;
  /// 0 for no limit, the default.
  open var maxAutoLoginRetryTimes = 0
  /// What the account's other clients see of this one, as `NIMLoginClient.customTag`. Default: empty.
  open var customTag = ""

  /// A configuration of its own, for a client of its own.
  public required override init() {}

  /// The configuration of `NIMSDK.shared()`; a subclass has one of its own.
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
