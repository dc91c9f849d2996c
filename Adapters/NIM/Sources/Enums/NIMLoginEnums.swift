/// What kind of machine a client runs on.
public enum NIMLoginClientType: Int, Sendable {
  case typeUnknown = 0
  case typeAOS = 1
  case typeiOS = 2
  case typePC = 4
  case typeWP = 8
  case typeWeb = 16
  case typeRestful = 32
  case typemacOS = 64
}

/// A step of the login.
public enum NIMLoginStep: Int, Sendable {
  case linking = 1
  case linkOK = 2
  case linkFailed = 3
  case logining = 4
  case loginOK = 5
  case loginFailed = 6
  case syncing = 7
  case syncOK = 8
  case loseConnection = 9
  case netChanged = 10
  case logout = 11
}

/// Why a login was ended.
public enum NIMKickReason: Int, Sendable {
  case byClient = 1
  case byServer = 2
  case byClientManually = 3
}

/// How the set of logged-in clients changed.
public enum NIMMultiLoginType: Int, Sendable {
  case `init` = 1
  case login = 2
  case logout = 3
}

/// What the SDK is logged in to.
public enum NIMSDKAuthMode: Int, Sendable {
  case undefined = 0
  case IM = 1
  case chatroom = 2
}
