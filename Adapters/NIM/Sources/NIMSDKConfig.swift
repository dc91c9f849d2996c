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
  /// The app's own type of this client, which the account's other clients see as `NIMLoginClient.customClientType`. Only
  /// numbers above 0 count. Default: 0.
  open var customClientType = 0
  /// Decides what the client ignores, and supplies tokens. Held weakly; clients read it at the login. Default: nil.
  open weak var delegate: (any NIMSDKConfigDelegate)?
  /// A Boolean value that indicates whether a local database that is damaged is set aside at the next login, which then
  /// begins with what the server has. Otherwise, logins fail with local error `databaseError`. Default: false.
  open var sessionDatabaseBackupEnabled = false

  // MARK: without effect

  // What follows concerns the vendor's own service, network, logs and files. It is kept for the app.

  /// A Boolean value that indicates whether the network is not examined when requests fail. Nothing does here. Default:
  /// false.
  open var disableTraceroute = false
  /// A Boolean value that indicates whether files are readable while the machine is locked. No effect. Default: false.
  open var fileProtectionNone = false
  /// A Boolean value that indicates whether the app protects its data. No effect. Default: false.
  open var enableDataProtection = false
  /// A Boolean value that indicates whether addresses in profiles become those of HTTPS. No effect: they stay as they are.
  /// Default: true.
  open var enabledHttpsForInfo = true
  /// A Boolean value that indicates whether addresses in messages become those of HTTPS. No effect: they stay as they are.
  /// Default: true.
  open var enabledHttpsForMessage = true
  /// The number of days for which logs are kept, at least 2. No effect. Default: 7.
  open var maximumLogDays = 7 { didSet { maximumLogDays = max(2, maximumLogDays) } }
  /// A Boolean value that indicates whether thumbnails of moving pictures move. No effect. Default: false.
  open var animatedImageThumbnailEnabled = false
  /// A Boolean value that indicates whether a client in the background does not restore its connection. No effect, as the
  /// vendor has withdrawn it. Default: false.
  open var reconnectInBackgroundStateDisabled = false
  /// A Boolean value that indicates whether a file that the server has is not sent again. No effect. Default: true.
  open var fileQuickTransferEnabled = true
  /// A Boolean value that indicates whether errors are reported to the vendor. No effect. Default: false.
  open var exceptionOptimizationEnabled = false
  /// A Boolean value that indicates whether `didLoadAllRecentSessionCompletion()` is called after a login. The
  /// recent sessions are loaded at the login in any case. Default: false.
  open var asyncLoadRecentSessionEnabled = false
  /// The largest size of logs that are uploaded, in bytes; 0 for any. No effect. Default: 0.
  open var maxUploadLogSize: UInt64 = 0
  /// The time between statistics of chatrooms, in seconds. No effect. Default: 30.
  open var cdnTrackInterval: TimeInterval = 30
  /// The shortest time between reports of messages of chatrooms, in seconds. No effect: they are reported as they come.
  /// Default: 0.
  open var chatroomMessageReceiveMinInterval: TimeInterval = 0
  /// Settings that the vendor's support names. No effect. Default: nil.
  open var optimizeSettings: String?
  /// A Boolean value without effect, as the vendor has it. Default: false.
  open var linkQuickSwitch = false
  /// The version of a plug-in for Flutter. No effect. Default: empty.
  open var flutterSDKVersion = ""
  /// A Boolean value that indicates whether the vendor's service checks who reads files. No effect. Default: false.
  open var fcsEnable = false
  /// The way in which it checks. No effect. Default: 0.
  open var fcsAuthType = 0
  /// The user agent for such files. No effect. Default: empty.
  open var fcsUa = ""
  /// The referrer for such files. No effect. Default: empty.
  open var fcsRefer = ""
  /// A Boolean value that indicates whether all messages are in one table. No effect. Default: false.
  open var isSingleTable = false
  /// A Boolean value that indicates whether the vendor recognizes machines. No effect. Default: true.
  open var growDeviceEnabled = true
  /// The settings of what logs leave out; a copy is kept. No effect, for there are no logs.
  open var logDesensitizationConfig: NIMLogDesensitizationConfig {
    get { logSettings }
    set { logSettings = newValue.copy() as? NIMLogDesensitizationConfig ?? newValue }
  }
  private var logSettings = NIMLogDesensitizationConfig()
  /// The size of thumbnails, in pixels. No effect: the engine's previews have one size. Default: 350.
  open var thumbnailSize = 350
  /// A Boolean value that indicates whether ignored messages are reported to the vendor. No effect. Default: false.
  open var reportIgnoredMessage = false

  /// Creates a configuration for a separate client.
  public required override init() {}

  /// Sets the folder of all data of the clients without an environment of their own. Call it before the first use of
  /// `NIMSDK.shared()`; later calls have no effect once there was a login, and neither has an empty path.
  open func setupSDKDir(_ sdkDir: String) {
    guard !sdkDir.isEmpty else { return }
    MessagingEnvironment.setDefaultFolder(URL(fileURLWithPath: sdkDir, isDirectory: true))
  }

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
