/// What the hub allows.
public struct HubSettings: Sendable {
  /// Which logins of one account may stand beside each other.
  public enum LoginPolicy: Sendable {
    /// Any number of devices.
    case severalDevices
    /// One device of each kind of machine; a second one ends the first.
    case oneDevicePerPlatform
  }

  /// How long after its acceptance a message can be revoked, in milliseconds; two minutes by default.
  public var revokeWindow: Int64 = 120_000
  /// Whether messages in groups may ask for receipts.
  public var groupReceiptsEnabled = true
  /// The largest group whose messages may ask for receipts.
  public var groupReceiptMemberLimit = 200
  /// How much the hub does and keeps.
  public var limits = HubLimits()
  /// The commands that ask for a revocation, whatever style sends them.
  public var revocationCommands: [RevocationCommandPattern] = [
    RevocationCommandPattern(action: "REVOKE_FLAG", parameter: "msgId"),
    RevocationCommandPattern(action: "em_revoke", parameter: "em_revoke_messageId"),
  ]
  /// How many members a group may have, unless its creator says less.
  public var groupMemberLimit = 200
  /// Which logins of one account may stand beside each other.
  public var loginPolicy = LoginPolicy.severalDevices
  /// How many entries of one stream an answer has at most, and how many a device is given that is new to the hub; older
  /// ones are history.
  public var pullLimit = 500
  /// How many entries of one stream a device that was away is given, the newest ones; it asks for the older ones when its app
  /// pages back to them.
  public var catchUpLimit = 10_000
  /// How long a command waits for a device that is away, in milliseconds; seven days by default.
  public var commandRetention: Int64 = 7 * 86_400_000
  /// How long what concerns one account alone waits for a device that is away, in milliseconds; 30 days by default.
  public var accountEventRetention: Int64 = 30 * 86_400_000
  /// How long after its last device lost the link an account is told as unreachable, in milliseconds.
  public var unreachableAfter: Int64 = 6000
  /// How long after its last device lost the link an account is told as offline, in milliseconds.
  public var offlineAfter: Int64 = 30_000
  /// What an account's attributes may be.
  public var accountAttributeLimits = AttributeLimits(
    count: 32, keyBytes: 32, valueBytes: 8192, totalBytes: 16 * 1024)
  /// What the attributes of a group or room may be.
  public var conversationAttributeLimits = AttributeLimits(
    count: 32, keyBytes: 32, valueBytes: 8192, totalBytes: 32 * 1024)
  /// How long a room's attributes outlive its last member, in milliseconds; two minutes by default.
  public var emptyRoomAttributeLife: Int64 = 120_000
  /// The largest file that may be uploaded, in bytes; 30 MB by default.
  public var mediaSizeLimit: Int64 = 30 * 1024 * 1024
  /// How long uploads are kept that do not say so themselves, in milliseconds; nil, the default, for ever.
  public var mediaLifetime: Int64?
  /// How many uploads of one account may be unfinished at a time.
  public var mediaUploadLimit = 64
  /// How long an unfinished upload waits for its device, in milliseconds; one day by default.
  public var mediaUploadRetention: Int64 = 86_400_000
  /// How long a device that does not log in is remembered, in milliseconds; a year by default. It is new to the hub afterwards.
  public var deviceRetention: Int64 = 365 * 86_400_000

  /// The defaults.
  public init() {}
}

/// A command that asks for a revocation: its action, and where it names the message.
public struct RevocationCommandPattern: Hashable, Sendable {
  /// The command's action.
  public var action: String
  /// The key of the message's attributes, a JSON object, under which the id of the message to revoke stands.
  public var parameter: String

  /// A pattern.
  public init(action: String, parameter: String) {
    self.action = action
    self.parameter = parameter
  }
}
