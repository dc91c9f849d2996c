public import ParlanceCore

/// How a device is opened.
public struct DeviceConfiguration: Sendable {
  /// The adapter's name: devices of different styles are different devices.
  public var style: String
  /// Whose device it is.
  public var account: AccountID
  /// Which installation; the same one opens the same local database again.
  public var device: DeviceID
  /// What kind of machine it says it is.
  public var platform: Platform = .current
  /// What the app says of the device; its account's other devices see it.
  public var tag: String?
  /// Of several logins of one account in one such group only the newest stands; nil for no group.
  public var exclusivityGroup: String?
  /// A message revoked by another device can no longer be found when the app is told; otherwise it goes afterwards.
  public var hidesRevokedMessages = true
  /// A revoked message that was unread no longer counts.
  public var uncountsRevokedMessages = false
  /// Notifications of group changes count as unread.
  public var countsNotifications = false
  /// A receipt for one message reads everything before it too; otherwise that one alone.
  public var treatsSingleReceiptsAsWatermarks = true
  /// `DirectReceipt.messages` lists what was read.
  public var listsReadMessages = false
  /// Senders that ask are told that this device has their messages.
  public var confirmsDelivery = true
  /// Unread counts follow the account's other devices, and they this one.
  public var synchronizesUnread = false
  /// A conversation that another device of the account acknowledged as a whole is read here too, and told as
  /// `readElsewhere`.
  public var followsConversationReads = false
  /// Messages of the account's groups arrive without being asked for; otherwise while the device attends them.
  public var followsGroups = true
  /// Which messages wait at the hub while the device is away; all of them if nil.
  public var waitingLimits: WaitingLimits?
  /// Messages stay in the local database; otherwise each goes once the app has been told of it, or of its outcome.
  public var keepsMessages = true
  /// What was not accepted when an earlier login ended is sent at the next one; otherwise it is dropped.
  public var resumesSending = true
  /// A message waits until the files of the earlier ones of its conversation are uploaded; otherwise it goes ahead.
  public var sendsInOrder = false
  /// How many uploads and downloads of its own an app may have at a time, those of messages aside; one more is refused
  /// with `limitExceeded`. nil for any number, of which some wait.
  public var transferLimit: Int?
  /// How long a transfer may go without progress, in milliseconds, before it fails with `timeout`; two minutes by default.
  public var transferTimeout: Int64 = 120_000

  /// A configuration.
  ///
  /// - parameter style: The adapter's name.
  /// - parameter account: Whose device it is.
  /// - parameter device: Which installation.
  public init(style: String, account: AccountID, device: DeviceID) {
    self.style = style
    self.account = account
    self.device = device
  }
}
