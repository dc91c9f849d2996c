public import ParlanceCore

/// How a device is opened: which one it is, and the policies of its style.
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
  /// Whose device it is.
  public var account: AccountID
  /// Which installation; the same one opens the same local database again.
  public var device: DeviceID
  /// What kind of machine it says it is.
  public var platform: Platform = .current
  /// What the app says of the device; its account's other devices see it.
  public var tag: String?
  /// What the hub does for the device's login.
  public var login = LoginPolicy()
  /// What becomes of revoked messages.
  public var revocation = RevocationPolicy()
  /// How reading is counted, acknowledged and shared.
  public var reading = ReadingPolicy()
  /// How long the local database keeps messages.
  public var retention = RetentionPolicy()
  /// How files are uploaded and downloaded.
  public var transfers = TransferPolicy()

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
