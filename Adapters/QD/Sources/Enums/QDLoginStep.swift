import Parlance

/// The steps of a login. QD: login. The order is documented, the numbers are ours.
public enum QDLoginStep: Int, Sendable {
  /// Connecting to the server.
  case linking = 1
  /// The server was reached.
  case linkOK = 2
  /// The server cannot be reached.
  case linkFailed = 3
  /// Logging in.
  case logining = 4
  /// Logged in.
  case loginOK = 5
  /// Refused.
  case loginFailed = 6
  /// Fetching missed messages.
  case syncing = 7
  /// The missed messages were fetched.
  case syncOK = 8
  /// The connection broke or was ended.
  case loseConnection = 9

  /// Returns the step of a change of the connection; nil for logging out and for a token that expires soon,
  /// which have none.
  init?(_ change: ConnectionChange) {
    switch change {
    case .connecting: self = .linking
    case .linked: self = .linkOK
    case .unreachable: self = .linkFailed
    case .authenticating: self = .logining
    case .authenticated: self = .loginOK
    case .refused: self = .loginFailed
    case .synchronizing: self = .syncing
    case .synchronized: self = .syncOK
    case .lost, .ended: self = .loseConnection
    case .loggedOut, .tokenWillExpire: return nil
    }
  }
}

/// The reasons for which the server ended a login. Ours: QD documents none.
public enum QDKickReason: Int, Sendable {
  /// Another login of the account replaced it.
  case byClient = 1
  /// The server's administration ended it.
  case byServer = 2
  /// Another device of the account requested it.
  case byClientManually = 3
}
