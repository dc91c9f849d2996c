public import Foundation
internal import Parlance

/// The settings of a client, passed to `AgoraChatClient.initializeSDK(with:)` before the login.
open class AgoraChatOptions: NSObject, @unchecked Sendable {
  // Safe to share: everything that changes is behind the lock.

  private struct Values {
    var appkey: String?
    var requiresReadAck = true
    var confirmsDelivery = false
    var forgetsGroups = true
    var forgetsRooms = true
    var ownersLeaveRooms = true
    var importsAsRead = false
    var fetchesThumbnails = true
    var grantsFriendRequests = false
    var deviceName: String?
    var loginExtension: String?
    var logsToConsole = false
    var logLevel = AgoraChatLogLevel.debug
    var countsTraffic = false
    var reportsSentMessages = false
    /// nil until the app sets it.
    var logsInAutomatically: Bool?
  }

  private let values = Lock(Values())
  /// The options without effect.
  let stored = Lock(StoredOptions())

  /// The app's key at the vendor. Stored only; the environment determines the client's hub.
  open var appkey: String! { values.withLock { $0.appkey } }

  /// Creates options with the vendor's defaults.
  ///
  /// - parameter aAppkey: The app's key; an empty one is refused by `initializeSDK(with:)`.
  public init(appkey aAppkey: String) {
    super.init()
    change(appkey: aAppkey)
  }

  /// Creates options without an app key, which `initializeSDK(with:)` refuses.
  public override init() { super.init() }

  func change(appkey: String) { values.withLock { $0.appkey = appkey } }

  /// A Boolean value that indicates whether `sendMessageReadAck` sends receipts; true by default.
  open var enableRequireReadAck: Bool {
    get { values.withLock { $0.requiresReadAck } }
    set { values.withLock { $0.requiresReadAck = newValue } }
  }

  /// A Boolean value that indicates whether delivery receipts are sent; false by default. Takes effect at the next
  /// login.
  open var enableDeliveryAck: Bool {
    get { values.withLock { $0.confirmsDelivery } }
    set { values.withLock { $0.confirmsDelivery = newValue } }
  }

  /// A Boolean value that indicates whether a group's messages are deleted when this account is no longer in it; true
  /// by default.
  open var deleteMessagesOnLeaveGroup: Bool {
    get { values.withLock { $0.forgetsGroups } }
    set { values.withLock { $0.forgetsGroups = newValue } }
  }

  /// A Boolean value that indicates whether a chatroom's messages are deleted when this account is no longer in it;
  /// true by default.
  open var deleteMessagesOnLeaveChatroom: Bool {
    get { values.withLock { $0.forgetsRooms } }
    set { values.withLock { $0.forgetsRooms = newValue } }
  }

  /// A Boolean value that indicates whether this account may leave a chat room that it owns; true by default. Otherwise leaving
  /// one fails with 706.
  open var canChatroomOwnerLeave: Bool {
    get { values.withLock { $0.ownersLeaveRooms } }
    set { values.withLock { $0.ownersLeaveRooms = newValue } }
  }

  /// A Boolean value that indicates whether `messagesDidReceive(_:)` also reports the messages that this client sent, once the
  /// server has accepted them; false by default.
  open var includeSendMessageInMessageListener: Bool {
    get { values.withLock { $0.reportsSentMessages } }
    set { values.withLock { $0.reportsSentMessages = newValue } }
  }

  /// A Boolean value that indicates whether imported messages count as read; false by default.
  open var regardImportMessagesAsRead: Bool {
    get { values.withLock { $0.importsAsRead } }
    set { values.withLock { $0.importsAsRead = newValue } }
  }

  /// A Boolean value that indicates whether thumbnails of pictures and films are downloaded as soon as a message
  /// arrives; true by default. Recordings always are.
  open var autoDownloadThumbnail: Bool {
    get { values.withLock { $0.fetchesThumbnails } }
    set { values.withLock { $0.fetchesThumbnails = newValue } }
  }

  /// A Boolean value that indicates whether requests to become a contact are granted by themselves; false by default.
  /// Takes effect at the next login.
  open var autoAcceptFriendInvitation: Bool {
    get { values.withLock { $0.grantsFriendRequests } }
    set { values.withLock { $0.grantsFriendRequests = newValue } }
  }

  /// The name of this device for the account's other devices. Takes effect at the next login.
  open var customDeviceName: String! {
    get { values.withLock { $0.deviceName } }
    set { values.withLock { $0.deviceName = newValue } }
  }
}

/// The log, statistics, and what a login says to the device whose place it takes.
extension AgoraChatOptions {
  /// The text for a device whose place a login of this client takes, which receives it in
  /// `userAccountDidLoginFromOtherDevice(with:)`; nil for none. Takes effect at the next login; one with more than 2 KB is
  /// refused with 510.
  public var loginExtensionInfo: String! {
    get { values.withLock { $0.loginExtension } }
    set { values.withLock { $0.loginExtension = newValue } }
  }

  /// A Boolean value that indicates whether the lines of the log go to the console (the standard error) as well; false by
  /// default.
  public var enableConsoleLog: Bool {
    get { values.withLock { $0.logsToConsole } }
    set { values.withLock { $0.logsToConsole = newValue } }
  }

  /// The least level of the events that are logged; `debug` by default, which is all of them. What the app itself logs is
  /// always written.
  public var logLevel: AgoraChatLogLevel {
    get { values.withLock { $0.logLevel } }
    set { values.withLock { $0.logLevel = newValue } }
  }

  /// A Boolean value that indicates whether `AgoraChatClient.statisticsManager` counts the traffic of messages; false by
  /// default.
  public var enableStatistics: Bool {
    get { values.withLock { $0.countsTraffic } }
    set { values.withLock { $0.countsTraffic = newValue } }
  }
}

/// Automatic login.
extension AgoraChatOptions {
  /// A Boolean value that indicates whether a login is remembered, and `initializeSDK(with:)` of the app's next start logs in
  /// by itself; true by default. Set it before both.
  ///
  /// `autoLoginDidCompleteWithError(_:)` reports the outcome. A logout, or a login that the server ended, is not remembered. A
  /// client that was created with an environment and a device (ours) remembers its login only if the app sets this.
  public var isAutoLogin: Bool {
    get { values.withLock { $0.logsInAutomatically ?? true } }
    set { values.withLock { $0.logsInAutomatically = newValue } }
  }

  /// The value that the app set; nil if it did not.
  var chosenAutoLogin: Bool? { values.withLock { $0.logsInAutomatically } }
}

/// The spelling of 3.x.
extension AgoraChatOptions {
  /// Creates options of 3.x; without an app key `initializeSDK(with:)` refuses them.
  @_disfavoredOverload
  public convenience init(appkey aAppkey: String!) { self.init(appkey: aAppkey ?? "") }

  /// The name of `deleteMessagesOnLeaveGroup` in 3.x.
  public var isDeleteMessagesWhenExitGroup: Bool {
    get { deleteMessagesOnLeaveGroup }
    set { deleteMessagesOnLeaveGroup = newValue }
  }

  /// The name of `autoAcceptFriendInvitation` in 3.x.
  public var isAutoAcceptFriendInvitation: Bool {
    get { autoAcceptFriendInvitation }
    set { autoAcceptFriendInvitation = newValue }
  }

  /// The name of `canChatroomOwnerLeave` in 3.x.
  public var isChatroomOwnerLeaveAllowed: Bool {
    get { canChatroomOwnerLeave }
    set { canChatroomOwnerLeave = newValue }
  }

  /// The name of `autoDownloadThumbnail` in 3.x.
  public var isAutoDownloadThumbnail: Bool {
    get { autoDownloadThumbnail }
    set { autoDownloadThumbnail = newValue }
  }

  /// The name of `deleteMessagesOnLeaveChatroom` in 3.x.
  public var isDeleteMessagesWhenExitChatRoom: Bool {
    get { deleteMessagesOnLeaveChatroom }
    set { deleteMessagesOnLeaveChatroom = newValue }
  }
}
