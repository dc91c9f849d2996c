public import Foundation

/// The account to log in automatically.
open class NIMAutoLoginData: NSObject {
  /// The account.
  open var account = ""
  /// The token.
  open var token = ""

  public override init() {}
}

/// The server's time.
open class NIMServerTime: NSObject {
  private let milliseconds: UInt64

  /// The time in milliseconds since 1970; 0 if the server did not answer.
  open var timestamp: UInt64 { milliseconds }

  init(milliseconds: Int64) { self.milliseconds = UInt64(max(0, milliseconds)) }
}
