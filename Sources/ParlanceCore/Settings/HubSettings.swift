/// The settings of a hub.
public struct HubSettings: Sendable {
  /// The logins of one account that are allowed at the same time.
  public enum LoginPolicy: Sendable {
    /// Any number of devices.
    case severalDevices
    /// One device of each kind of machine; a second one ends the first.
    case oneDevicePerPlatform
  }

  /// The accounts that may create rooms with their apps.
  public enum RoomCreation: Sendable {
    /// None: back ends create rooms.
    case nobody
    /// Those that the operator chose (`HubAdministration.setCreatesRooms(_:_:)`).
    case chosenAccounts
    /// All of them.
    case everyone
  }

  /// The time after its acceptance during which its sender can revoke a message, in milliseconds; two minutes by default.
  public var revokeWindow: Int64 = 120_000
  /// A Boolean value that indicates whether messages in groups may ask for receipts.
  public var groupReceiptsEnabled = true
  /// The largest group whose messages may ask for receipts.
  public var groupReceiptMemberLimit = 200
  /// The limits of the hub's work and memory.
  public var limits = HubLimits()
  /// The commands that ask for a revocation, whatever style sends them.
  public var revocationCommands: [RevocationCommandPattern] = [
    RevocationCommandPattern(action: "REVOKE_FLAG", parameter: "msgId"),
    RevocationCommandPattern(action: "em_revoke", parameter: "em_revoke_messageId"),
  ]
  /// The largest number of members of a group, unless its creator sets a lower one.
  public var groupMemberLimit = 200
  /// A Boolean value that indicates whether accounts that members invite are asked in all groups; false by default: they are asked in the
  /// groups with `GroupInfo.asksInvitees`. Accounts that an operator adds are not asked.
  public var asksInvitees = false
  /// The accounts that may create rooms with their apps; those that the operator chose by default.
  public var roomCreation = RoomCreation.chosenAccounts
  /// A Boolean value that indicates whether apps may list the rooms of the hub; true by default.
  public var listsRooms = true
  /// A Boolean value that indicates whether apps may enter and read rooms without an account, as visitors (`RoomVisitor`); false by
  /// default. Visitors show no token.
  public var admitsVisitors = false
  /// The logins of one account that are allowed at the same time; any number of devices by default.
  public var loginPolicy = LoginPolicy.severalDevices
  /// A Boolean value that indicates whether an account is registered by its first login; true by default. Otherwise the
  /// login of an account that is not registered fails with `accountNotFound`.
  public var registersAtLogin = true
  /// The time before the expiry of a login's token at which its device is notified, in milliseconds; 30 seconds by
  /// default. A device whose token has less than twice this time left when it is shown is notified when half of that is
  /// over. A change applies to tokens that are shown afterwards.
  public var tokenExpiryWarning: Int64 = 30_000
  /// The maximum number of entries of one stream that an answer has, and that a device new to the hub is given; older ones are
  /// history.
  public var pullLimit = 500
  /// The maximum number of entries of one stream that a device that was away is given, the newest ones; it asks for the older ones
  /// when its app pages back to them.
  public var catchUpLimit = 10_000
  /// The time that a command waits for a device that is away, in milliseconds; seven days by default.
  public var commandRetention: Int64 = 7 * 86_400_000
  /// The time that events of one account alone wait for a device that is away, in milliseconds; 30 days by default. A
  /// device that was away for longer reads the state of its groups and conversations instead; it does not learn that a
  /// single message of its own was read or delivered meanwhile.
  public var accountEventRetention: Int64 = 30 * 86_400_000
  /// The time after which an account whose last device lost the link is reported as unreachable, in milliseconds.
  public var unreachableAfter: Int64 = 6000
  /// The time after which an account whose last device lost the link is reported as offline, in milliseconds.
  public var offlineAfter: Int64 = 30_000
  /// The limits of an account's attributes.
  public var accountAttributeLimits = AttributeLimits(
    count: 32, keyBytes: 32, valueBytes: 8192, totalBytes: 16 * 1024)
  /// The limits of the attributes of a group or room.
  public var conversationAttributeLimits = AttributeLimits(
    count: 32, keyBytes: 32, valueBytes: 8192, totalBytes: 32 * 1024)
  /// The time that a room's attributes outlive its last member, in milliseconds; two minutes by default.
  public var emptyRoomAttributeLife: Int64 = 120_000
  /// The time after which the id of a dismissed group or room can be used again, in milliseconds; 30 days by
  /// default, nil for never. Checked once an hour. The new group or room has nothing of the former one.
  public var dismissedNameRetention: Int64? = 30 * 86_400_000
  /// The time after which an empty room without activity is dismissed and its id can be used again, in milliseconds;
  /// 30 days by default, nil for never. Checked once an hour. Rooms that a back end created are not dismissed.
  public var emptyRoomRetention: Int64? = 30 * 86_400_000
  /// The largest file that may be uploaded, in bytes; 30 MB by default.
  public var mediaSizeLimit: Int64 = 30 * 1024 * 1024
  /// The time that uploads are kept that do not set it themselves, in milliseconds; nil, the default, for ever.
  public var mediaLifetime: Int64?
  /// The bytes that the uploads of one account may have together, finished and unfinished; nil, the default, for any
  /// number.
  ///
  /// An upload that would go beyond it is refused with `limitExceeded` when it begins. An unfinished one counts with the
  /// size that it is to have, and each finished one counts, whether or not the same content was uploaded before, by this
  /// account or another one. What expired, was taken back, or went with its last message does not count. One that has
  /// begun goes on when this becomes less.
  public var mediaQuota: Int64?
  /// The maximum number of unfinished uploads of one account.
  public var mediaUploadLimit = 64
  /// The time that an unfinished upload waits for its device, in milliseconds; one day by default.
  public var mediaUploadRetention: Int64 = 86_400_000
  /// The time that a device that does not log in is remembered, in milliseconds; a year by default. It is new to the
  /// hub afterwards.
  public var deviceRetention: Int64 = 365 * 86_400_000

  /// Creates the default settings.
  public init() {}
}

/// A command that asks for a revocation: its action, and the attribute with the message's id.
public struct RevocationCommandPattern: Hashable, Sendable {
  /// The command's action.
  public var action: String
  /// The key of the message's attributes, a JSON object, for the id of the message to revoke.
  public var parameter: String

  /// Creates a pattern.
  public init(action: String, parameter: String) {
    self.action = action
    self.parameter = parameter
  }
}
