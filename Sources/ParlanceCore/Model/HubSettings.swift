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
  /// The largest body of a message, in bytes of its encoded form: a protection of the hub, above every vendor's own limit.
  public var messageSizeLimit = 128 * 1024
  /// How many members a group may have, unless its creator says less.
  public var groupMemberLimit = 200
  /// Which logins of one account may stand beside each other.
  public var loginPolicy = LoginPolicy.severalDevices
  /// How many events of one stream a device that was away is given; older ones are history.
  public var pullLimit = 500
  /// How long a command waits for a device that is away, in milliseconds; seven days by default.
  public var commandRetention: Int64 = 7 * 86_400_000
  /// How long what concerns one account alone waits for a device that is away, in milliseconds; 30 days by default.
  public var accountEventRetention: Int64 = 30 * 86_400_000
  /// The largest file that may be uploaded, in bytes; 30 MB by default.
  public var mediaSizeLimit: Int64 = 30 * 1024 * 1024
  /// How long uploads are kept that do not say so themselves, in milliseconds; nil, the default, for ever.
  public var mediaLifetime: Int64?
  /// How many uploads of one account may be unfinished at a time.
  public var mediaUploadLimit = 64
  /// How long an unfinished upload waits for its device, in milliseconds; one day by default.
  public var mediaUploadRetention: Int64 = 86_400_000

  /// The defaults.
  public init() {}
}
