public import Foundation

/// The account to log in automatically.
open class NIMAutoLoginData: NSObject {
  /// The account to log in. Default: empty.
  open var account = ""
  /// The token that the server checks. Default: empty.
  open var token = ""
  /// The kind of the token, a number of `NIMSDKAuthType`. Default: 0.
  open var authType: Int32 = 0
  /// The extension, which goes with the token to the server's check; required for a third party's. Default: empty.
  open var loginExtension = ""
  /// A Boolean value that indicates whether a client may log in that was not the account's last one. No effect: it may in any
  /// case. Default: false.
  open var forcedMode = false

  public override init() {}
}

/// The server's time.
open class NIMServerTime: NSObject {
  private let milliseconds: UInt64

  /// The time in milliseconds since 1970; 0 if the server did not answer.
  open var timestamp: UInt64 { milliseconds }

  /// Creates an object without a time.
  public override init() { milliseconds = 0 }

  init(milliseconds: Int64) { self.milliseconds = UInt64(max(0, milliseconds)) }
}
