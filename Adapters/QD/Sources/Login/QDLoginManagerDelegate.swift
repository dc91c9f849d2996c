public import Foundation

/// Methods that receive events of the login, on the environment's callback queue.
public protocol QDLoginManagerDelegate: NSObjectProtocol {
  /// A step of logging in, or the connection broke. QD: login.
  func onLogin(_ step: QDLoginStep)

  /// An automatic login, or one after a lost connection, was refused, or the login's token expired; the login is over
  /// (ours; optional).
  ///
  /// - parameter error: Of `QDErrorDomain`.
  func onAutoLoginFailed(_ error: any Error)

  /// The server ended the login (ours; optional). `onLogin` reported `loseConnection` before.
  ///
  /// - parameter code: The reason.
  /// - parameter clientType: The platform of the other login or device.
  func onKick(_ code: QDKickReason, clientType: QDPlatfromType)
}

extension QDLoginManagerDelegate {
  public func onAutoLoginFailed(_ error: any Error) {}
  public func onKick(_ code: QDKickReason, clientType: QDPlatfromType) {}
}
