/// The platforms that a client can run on.
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
  /// Connecting to the server.
  case linking = 1
  /// The server was reached.
  case linkOK = 2
  /// The server could not be reached.
  case linkFailed = 3
  /// Sending the token.
  case logining = 4
  /// Logged in.
  case loginOK = 5
  /// Refused.
  case loginFailed = 6
  /// Fetching missed messages.
  case syncing = 7
  /// The missed messages were fetched.
  case syncOK = 8
  /// The connection broke; the SDK restores it.
  case loseConnection = 9
  /// The network changed; not reported by this SDK.
  case netChanged = 10
  /// Logged out.
  case logout = 11
}

/// The reasons for the end of a login.
public enum NIMKickReason: Int, Sendable {
  /// Another login replaced it.
  case byClient = 1
  /// The server ended it.
  case byServer = 2
  /// Another client requested it.
  case byClientManually = 3
}

/// The changes of the set of logged-in clients.
public enum NIMMultiLoginType: Int, Sendable {
  /// Clients were logged in already when this one logged in.
  case `init` = 1
  /// A client logged in.
  case login = 2
  /// A client logged out.
  case logout = 3
}

/// The kinds of tokens with which an account logs in.
public enum NIMSDKAuthType: Int, Sendable {
  /// A static token.
  case `default` = 0
  /// A token that a delegate supplies at each login.
  case dynamicToken = 1
  /// A token that the app's own service checks.
  case thirdParty = 2
}

/// The services that the SDK can be logged in to.
public enum NIMSDKAuthMode: Int, Sendable {
  /// None.
  case undefined = 0
  /// The messaging service.
  case IM = 1
  /// A chatroom without the messaging service; not in this version.
  case chatroom = 2
}
