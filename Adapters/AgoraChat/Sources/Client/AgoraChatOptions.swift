public import Foundation
internal import Parlance

/// How a client is set up; to be given to `AgoraChatClient.initializeSDK(with:)` before the login.
open class AgoraChatOptions: NSObject, @unchecked Sendable {
  // Safe to share: everything that changes is behind the lock.

  private struct Values {
    var requiresReadAck = true
    var confirmsDelivery = false
    var forgetsGroups = true
    var forgetsRooms = true
    var importsAsRead = false
    var fetchesThumbnails = true
    var deviceName: String?
  }

  private let values = Lock(Values())

  /// The app's key at the vendor. Kept; which hub a client belongs to is its environment's matter.
  public let appkey: String!

  /// Options as the vendor has them unless told otherwise.
  ///
  /// - parameter aAppkey: The app's key; an empty one is refused by `initializeSDK(with:)`.
  public init(appkey aAppkey: String) {
    appkey = aAppkey
    super.init()
  }

  /// Options without an app key, which `initializeSDK(with:)` refuses.
  public override init() {
    appkey = nil
    super.init()
  }

  /// Whether `sendMessageReadAck` sends anything; true by default.
  open var enableRequireReadAck: Bool {
    get { values.withLock { $0.requiresReadAck } }
    set { values.withLock { $0.requiresReadAck = newValue } }
  }

  /// Whether senders are told that this device has their messages; false by default. Counts from the next login on.
  open var enableDeliveryAck: Bool {
    get { values.withLock { $0.confirmsDelivery } }
    set { values.withLock { $0.confirmsDelivery = newValue } }
  }

  /// Whether a group's messages go when this account is no longer in it; true by default.
  open var deleteMessagesOnLeaveGroup: Bool {
    get { values.withLock { $0.forgetsGroups } }
    set { values.withLock { $0.forgetsGroups = newValue } }
  }

  /// Whether a chatroom's messages go when this account is no longer in it; true by default.
  open var deleteMessagesOnLeaveChatroom: Bool {
    get { values.withLock { $0.forgetsRooms } }
    set { values.withLock { $0.forgetsRooms = newValue } }
  }

  /// Whether imported messages count as read; false by default.
  open var regardImportMessagesAsRead: Bool {
    get { values.withLock { $0.importsAsRead } }
    set { values.withLock { $0.importsAsRead = newValue } }
  }

  /// Whether thumbnails of pictures and films are downloaded as soon as a message arrives; true by default. Recordings
  /// always are.
  open var autoDownloadThumbnail: Bool {
    get { values.withLock { $0.fetchesThumbnails } }
    set { values.withLock { $0.fetchesThumbnails = newValue } }
  }

  /// What the account's other devices call this one. Counts from the next login on.
  open var customDeviceName: String! {
    get { values.withLock { $0.deviceName } }
    set { values.withLock { $0.deviceName = newValue } }
  }
}

/// The spelling of 3.x.
extension AgoraChatOptions {
  /// Options of 3.x; without an app key `initializeSDK(with:)` refuses them.
  @_disfavoredOverload
  public convenience init(appkey aAppkey: String!) { self.init(appkey: aAppkey ?? "") }

  /// `deleteMessagesOnLeaveGroup` in 3.x.
  public var isDeleteMessagesWhenExitGroup: Bool {
    get { deleteMessagesOnLeaveGroup }
    set { deleteMessagesOnLeaveGroup = newValue }
  }

  /// `autoDownloadThumbnail` in 3.x.
  public var isAutoDownloadThumbnail: Bool {
    get { autoDownloadThumbnail }
    set { autoDownloadThumbnail = newValue }
  }

  /// `deleteMessagesOnLeaveChatroom` in 3.x.
  public var isDeleteMessagesWhenExitChatRoom: Bool {
    get { deleteMessagesOnLeaveChatroom }
    set { deleteMessagesOnLeaveChatroom = newValue }
  }
}
