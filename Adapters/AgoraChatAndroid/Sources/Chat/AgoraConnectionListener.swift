/// How the connection to the server fares. Arrives on the environment's callback queue.
public protocol AgoraConnectionListener: AnyObject {
  /// The server knows this login, for the first time or again.
  func onConnected()
  /// The connection is lost, or the server ended the login.
  ///
  /// - parameter error: 300 if it will be restored by itself; the login is over with 206 (another device logged in),
  ///   217 (another device of the account asked for it) or 305 (the server's administration did).
  func onDisconnected(_ error: Int)
}
