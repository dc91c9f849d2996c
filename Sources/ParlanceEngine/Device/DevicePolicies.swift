public import ParlanceCore

extension DeviceConfiguration {
  /// A policy of a device's login at the hub.
  public struct LoginPolicy: Hashable, Sendable {
    /// The messages of the account's groups that a device receives.
    public enum GroupDelivery: Hashable, Sendable {
      /// All of them, without being asked for.
      case all
      /// Those that are sent while the device is subscribed to the group.
      case subscribed
    }

    /// The calls that a device may make at the hub.
    public enum Scope: Hashable, Sendable {
      /// All calls that its account may make.
      case everything
      /// Calls about rooms: it enters them, and reads and writes there as its account may. It logs in as the account does, but is not
      /// one of the account's devices: no account sees it online, it receives nothing of the account, and neither ends the account's logins nor is
      /// ended by them. Other calls fail with `forbidden`. Its local database is in memory, and its id must differ from those of the
      /// account's devices.
      case rooms
      /// Enters and reads rooms as a visitor, without an account, where the hub admits visitors (`HubSettings.admitsVisitors`). Other
      /// calls fail with `forbidden`. Its local database is in memory.
      case visitor(RoomVisitor)
    }

    /// The calls that the device may make at the hub; all by default.
    public var scope = Scope.everything
    /// Of several logins of one account in one such group only the newest is kept; nil for no group.
    public var exclusivityGroup: String?
    /// Which messages of the account's groups arrive.
    public var groups: GroupDelivery
    /// Which messages wait at the hub while the device is away; all of them if nil.
    public var waitingLimits: WaitingLimits?
    /// A Boolean value that indicates whether the style shows threads (`GroupThread`). From the devices of other styles the
    /// hub hides them, with their messages and events, also those that another device of the account joined.
    public var opensThreads = false
    /// A Boolean value that indicates whether the style shows who comes and goes in rooms. The device then asks who is in a
    /// room when it enters, and reports after a break of the link who came and went meanwhile.
    public var followsRoomMembers = true

    /// A policy.
    ///
    /// - parameter exclusivityGroup: The group of logins in which only the newest is kept; nil for no group.
    /// - parameter groups: The messages of the account's groups that arrive.
    /// - parameter waitingLimits: The messages that wait while the device is away; all of them if nil.
    public init(
      exclusivityGroup: String? = nil, groups: GroupDelivery = .all, waitingLimits: WaitingLimits? = nil
    ) {
      self.exclusivityGroup = exclusivityGroup
      self.groups = groups
      self.waitingLimits = waitingLimits
    }
  }

  /// A policy for revoked messages.
  public struct RevocationPolicy: Hashable, Sendable {
    /// The time at which a message that another device revoked leaves the local database.
    public enum Removal: Hashable, Sendable {
      /// It can no longer be found when the app is notified.
      case beforeReport
      /// The app can look it up while it is notified.
      case afterReport
    }

    /// The moment at which a message that another device revoked leaves the local database.
    public var removal: Removal
    /// A Boolean value that indicates whether a revoked message that was unread no longer counts.
    public var uncountsMessages: Bool

    /// A policy.
    ///
    /// - parameter removal: The moment at which a message that another device revoked leaves the local database.
    /// - parameter uncountsMessages: A revoked message that was unread no longer counts.
    public init(removal: Removal = .beforeReport, uncountsMessages: Bool = true) {
      self.removal = removal
      self.uncountsMessages = uncountsMessages
    }
  }

  /// A policy of counting, acknowledging and sharing what was read.
  public struct ReadingPolicy: Hashable, Sendable {
    /// The messages that a receipt for a single message reads.
    public enum ReceiptScope: Hashable, Sendable {
      /// The message and everything before it.
      case upToMessage
      /// That message alone.
      case singleMessage
    }

    /// The state that a device shares with the account's other devices.
    public struct Synchronization: OptionSet, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// Unread counts follow the account's other devices, and they this one: what is read up to a position on one of them is
      /// read on all, whether its app marks a conversation as read or sends the peer of a direct conversation a receipt. A
      /// message that is marked alone, or is deleted, and a conversation that is taken off the list concern one device.
      public static let unreadCounts = Synchronization(rawValue: 1)
      /// A conversation that a device of the account acknowledged as a whole is read on all, and reported by the others as
      /// `readElsewhere`.
      public static let wholeConversations = Synchronization(rawValue: 2)
    }

    /// A Boolean value that indicates whether notifications of group changes count as unread.
    public var countsNotifications: Bool
    /// The messages that a receipt for a single message reads.
    public var receiptScope: ReceiptScope
    /// A Boolean value that indicates whether `DirectReceipt.messages` lists what was read.
    public var listsMessages: Bool
    /// A Boolean value that indicates whether senders that ask are notified that this device has their messages.
    public var confirmsDelivery: Bool
    /// The state that this device shares with the account's other devices.
    public var synchronization: Synchronization

    /// A policy.
    ///
    /// - parameter countsNotifications: Notifications of group changes count as unread.
    /// - parameter receiptScope: The messages that a receipt for a single one covers.
    /// - parameter listsMessages: `DirectReceipt.messages` lists what was read.
    /// - parameter confirmsDelivery: Senders that ask are notified that this device has their messages.
    /// - parameter synchronization: The state that this device shares with the account's other devices.
    public init(
      countsNotifications: Bool = false, receiptScope: ReceiptScope = .upToMessage, listsMessages: Bool = false,
      confirmsDelivery: Bool = true, synchronization: Synchronization = []
    ) {
      self.countsNotifications = countsNotifications
      self.receiptScope = receiptScope
      self.listsMessages = listsMessages
      self.confirmsDelivery = confirmsDelivery
      self.synchronization = synchronization
    }
  }

  /// A policy of keeping messages in the local database.
  public struct RetentionPolicy: Hashable, Sendable {
    /// A Boolean value that indicates whether messages stay in the local database; otherwise each is deleted once it, or its
    /// outcome, has been reported to the app.
    public var keepsMessages: Bool
    /// A Boolean value that indicates whether messages that were not accepted when an earlier login ended are sent at the next
    /// one; otherwise they are dropped.
    public var resumesSending: Bool

    /// A policy.
    ///
    /// - parameter keepsMessages: Messages stay in the local database.
    /// - parameter resumesSending: Messages that were not accepted when an earlier login ended are sent at the next
    ///   one.
    public init(keepsMessages: Bool = true, resumesSending: Bool = true) {
      self.keepsMessages = keepsMessages
      self.resumesSending = resumesSending
    }
  }

  /// A policy of uploads and downloads.
  public struct TransferPolicy: Hashable, Sendable {
    /// A Boolean value that indicates whether a message waits until the files of the earlier ones of its conversation
    /// are uploaded; otherwise it goes ahead.
    public var sendsInOrder: Bool
    /// The number of uploads and downloads of its own that an app may have at a time, those of messages aside; one more
    /// is refused with `limitExceeded`. nil for any number, of which some wait.
    public var limit: Int?
    /// The time that a transfer may go without progress before it fails with `timeout`, in milliseconds.
    public var timeout: Int64

    /// A policy.
    ///
    /// - parameter sendsInOrder: A message waits until the files of the earlier ones of its conversation are uploaded.
    /// - parameter limit: The number of transfers of its own that an app may have at a time; nil for any number.
    /// - parameter timeout: The longest time that a transfer may go without progress, in milliseconds; two minutes by
    ///   default.
    public init(sendsInOrder: Bool = false, limit: Int? = nil, timeout: Int64 = 120_000) {
      self.sendsInOrder = sendsInOrder
      self.limit = limit
      self.timeout = timeout
    }
  }
}
