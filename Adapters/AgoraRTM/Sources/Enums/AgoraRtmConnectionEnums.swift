/// The state of the connection.
public enum AgoraRtmConnectionState: Int, Sendable {
  /// Not logged in.
  case disconnected = 1
  /// Logging in.
  case connecting = 2
  /// Logged in.
  case connected = 3
  /// The link broke; the login is being restored.
  case reconnecting = 4
  /// Another login or the service ended the login. Log out before logging in again.
  case aborted = 5
}

/// The reasons for a change of the connection.
public enum AgoraRtmConnectionChangeReason: Int, Sendable {
  /// The app is logging in.
  case login = 1
  /// The login succeeded, or was restored.
  case loginSuccess = 2
  /// The login was refused.
  case loginFailure = 3
  /// The service was not reached within ten seconds.
  case loginTimeout = 4
  /// The link has been broken for four seconds.
  case interrupted = 5
  /// The app logged out.
  case logout = 6
  /// The service ended the login.
  case bannedByServer = 7
  /// The same user logged in elsewhere.
  case remoteLogin = 8
}
