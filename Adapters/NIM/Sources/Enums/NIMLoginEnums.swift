/// What kind of machine a client runs on.
public enum NIMLoginClientType: Int, Sendable {
  /// Unknown.
  case typeUnknown = 0
  /// Android.
  case typeAOS = 1
  /// iOS.
  case typeiOS = 2
  /// A desktop.
  case typePC = 4
  /// Windows Phone.
  case typeWP = 8
  /// A browser.
  case typeWeb = 16
  /// A server.
  case typeRestful = 32
  /// macOS.
  case typemacOS = 64
}

/// A step of the login.
public enum NIMLoginStep: Int, Sendable {
  /// Reaching out for the server.
  case linking = 1
  /// The server was reached.
  case linkOK = 2
  /// The server could not be reached.
  case linkFailed = 3
  /// Showing the token.
  case logining = 4
  /// Logged in.
  case loginOK = 5
  /// Refused.
  case loginFailed = 6
  /// Fetching what was missed.
  case syncing = 7
  /// Fetched what was missed.
  case syncOK = 8
  /// The connection broke; the SDK restores it.
  case loseConnection = 9
  /// The network changed; not told by this SDK.
  case netChanged = 10
  /// Logged out.
  case logout = 11
}

/// Why a login was ended.
public enum NIMKickReason: Int, Sendable {
  /// Another login took its place.
  case byClient = 1
  /// The server ended it.
  case byServer = 2
  /// Another client asked for it.
  case byClientManually = 3
}

/// How the set of logged-in clients changed.
public enum NIMMultiLoginType: Int, Sendable {
  /// What was there when this client came.
  case `init` = 1
  /// One came.
  case login = 2
  /// One went.
  case logout = 3
}

/// What the SDK is logged in to.
public enum NIMSDKAuthMode: Int, Sendable {
  /// Nothing.
  case undefined = 0
  /// The service.
  case IM = 1
  /// A chatroom without the service; not in this version.
  case chatroom = 2
}
