/// Decides who may log in, and for how long.
///
/// A hub asks it at each login and whenever a device renews its token, on a queue of its own: it may take its time.
///
/// - parameter request: The token that a device shows, and for whom.
/// - returns: The grant, which ends when the token expires.
/// - throws: A `MessagingError` with a code such as `invalidToken`, `tokenExpired` or `accountBlocked`, which the device
///   receives.
public typealias TokenCheck = @Sendable (_ request: TokenRequest) throws(MessagingError) -> TokenGrant

/// A token that a device shows at a login or a renewal.
public struct TokenRequest: Hashable, Sendable {
  /// The account, under its registered name; as the device wrote it if it is not registered.
  public var account: AccountID
  /// The device that logs in or is logged in.
  public var device: DeviceID
  /// The token; empty if the app showed none.
  public var token: String
  /// The app's text that goes with the token of a login; nil for none, and at a renewal.
  public var loginExtension: String?

  /// Creates a request.
  public init(account: AccountID, device: DeviceID, token: String, loginExtension: String? = nil) {
    self.account = account
    self.device = device
    self.token = token
    self.loginExtension = loginExtension
  }
}

extension TokenRequest: CustomStringConvertible, CustomReflectable {
  /// The account and the device; the token and what goes with it are left out, for logs must not contain them.
  public var description: String { "\(account.name) on \(device.string)" }
  /// The account and the device.
  public var customMirror: Mirror { Mirror(self, children: ["account": account, "device": device]) }
}

/// The permission to log in.
public struct TokenGrant: Hashable, Sendable {
  /// The time at which the token expires; nil if it does not.
  ///
  /// The hub notifies the device beforehand and ends the login then, unless the device shows another token. A grant that
  /// has expired already is refused with `tokenExpired`.
  public var expiry: Timestamp?
  /// The time at which the token was issued; nil if that is not known.
  ///
  /// The hub compares it with the times before which its operator refuses tokens.
  public var issued: Timestamp?

  /// Creates a grant.
  ///
  /// - parameter expiry: The time at which the token expires; nil, the default, if it does not.
  /// - parameter issued: The time at which the token was issued; nil, the default, if that is not known.
  public init(expiry: Timestamp? = nil, issued: Timestamp? = nil) {
    self.expiry = expiry
    self.issued = issued
  }
}
