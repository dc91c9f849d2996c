/// Methods that receive the state of the connection to the server, on the environment's callback queue.
public protocol AgoraConnectionListener: AnyObject {
  /// The login succeeded, for the first time or again.
  func onConnected()
  /// The connection is lost, or the server ended the login.
  ///
  /// - parameter error: 300 if it will be restored automatically; the login has ended with 206 (another device logged
  ///   in), 217 (another device of the account requested it) or 305 (the server's administration did).
  func onDisconnected(_ error: Int)
}
