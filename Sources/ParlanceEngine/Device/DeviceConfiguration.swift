public import ParlanceCore

/// The settings with which a device is opened: its identity, and the policies of its style.
///
/// The policies are those of most styles by default; a style says in one place where it differs:
///
/// ```swift
/// var configuration = DeviceConfiguration(style: "Demo", account: "alice", device: "phone")
/// configuration.revocation.removal = .afterReport
/// configuration.retention = DeviceConfiguration.RetentionPolicy(keepsMessages: false)
/// ```
public struct DeviceConfiguration: Sendable {
  /// The adapter's name: devices of different styles are different devices.
  public var style: String
  /// The account of the device.
  public var account: AccountID
  /// Which installation; the same one opens the same local database again.
  public var device: DeviceID
  /// The kind of machine that other devices see.
  public var platform: Platform = .current
  /// The app's description of the device; its account's other devices see it.
  public var tag: String?
  /// The app's text for a device whose place this one's login takes (`SessionEnd.replaced`), at most 2 KiB unless the
  /// hub's limits say otherwise; nil for none. A login with a longer one is refused with `messageTooLarge`.
  public var replacementNote: String?
  /// The app's text that goes with the token of each login to the hub's `TokenCheck` (`TokenRequest.loginExtension`), at
  /// most as long as a token; nil for none. A login with a longer one is refused with `messageTooLarge`.
  public var loginExtension: String?
  /// The policy of the device's login at the hub.
  public var login = LoginPolicy()
  /// The policy for revoked messages.
  public var revocation = RevocationPolicy()
  /// The policy of counting, acknowledging and sharing what was read.
  public var reading = ReadingPolicy()
  /// The policy of keeping messages in the local database.
  public var retention = RetentionPolicy()
  /// A Boolean value that indicates whether the device grants requests of other accounts to become friends by itself;
  /// then they are not reported.
  public var grantsFriendRequests = false
  /// A Boolean value that indicates whether the device accepts invitations into groups by itself; then they are not reported.
  public var acceptsGroupInvitations = false
  /// The number of notices that the device keeps of what other accounts did about a friendship or asked about a group; the oldest go
  /// beyond it.
  /// 0, the default, keeps and reports none.
  public var accountNoticeLimit = 0
  /// A Boolean value that indicates whether the device reads the profiles of its account and its friends from the hub
  /// when it does not know them, so that its copies are complete.
  public var keepsProfiles = false
  /// A Boolean value that indicates whether each login resumes the account's subscriptions to the status of others: it is
  /// notified of changes, and first of the status that they have. Otherwise, a login is once its app asks for them.
  public var resumesStatusSubscriptions = false
  /// A Boolean value that indicates whether the device reads the account's push settings from the hub when it does not know
  /// them.
  public var keepsPushSettings = false
  /// A Boolean value that indicates whether the device has a copy of the operator's list of words from its first login on.
  public var keepsWordList = false
  /// A Boolean value that indicates whether a message of this device takes the content in which the hub masked words
  /// (`WordOperation.mask`), and with it the mark `MessageMarks.contentMasked`; otherwise it keeps what its sender wrote.
  public var showsMaskedContent = false
  /// A Boolean value that indicates whether the device takes invitations to calls, and makes them.
  public var takesCallInvitations = false
  /// A Boolean value that indicates whether the device takes call channels, and makes them.
  public var takesCallChannels = false
  /// A Boolean value that indicates whether the device takes bulletins, which are the operator's texts to all accounts.
  public var takesBulletins = false
  /// A Boolean value that indicates whether the device reports the operator texts of back ends.
  public var takesOperatorTexts = false
  /// The policy of uploads and downloads.
  public var transfers = TransferPolicy()
  /// The questions that the device asks while it works; none by default.
  public var hooks = Hooks()

  /// A configuration for a visitor of rooms.
  ///
  /// - parameter style: The adapter's name.
  /// - parameter visitor: The visitor.
  /// - parameter device: The installation.
  public init(style: String, visitor: RoomVisitor, device: DeviceID) {
    self.init(style: style, account: visitor.account, device: device)
    login.scope = .visitor(visitor)
  }

  /// A configuration.
  ///
  /// - parameter style: The adapter's name.
  /// - parameter account: Whose device it is.
  /// - parameter device: The installation.
  public init(style: String, account: AccountID, device: DeviceID) {
    self.style = style
    self.account = account
    self.device = device
  }
}
