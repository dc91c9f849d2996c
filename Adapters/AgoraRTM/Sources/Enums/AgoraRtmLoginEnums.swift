/// The result of a login.
public enum AgoraRtmLoginErrorCode: Int, Sendable {
  /// It succeeded.
  case ok = 0
  /// It failed for a reason without a code, such as a database that cannot be opened.
  case unknown = 1
  /// The service refuses this user.
  case rejected = 2
  /// The user id is not valid.
  case invalidArgument = 3
  /// The app id is not made of 32 hexadecimal digits.
  case invalidAppId = 4
  /// The token is not valid.
  case invalidToken = 5
  /// The token has expired.
  case tokenExpired = 6
  /// The token does not allow this.
  case notAuthorized = 7
  /// There is a login, or one under way, or one that was aborted and not logged out.
  case alreadyLogin = 8
  /// The service was not reached within ten seconds.
  case timeout = 9
  /// More than two logins within a second.
  case loginTooOften = 10
  /// There is no engine: the environment was shut down.
  case loginNotInitialized = 101
}

/// The result of a logout.
public enum AgoraRtmLogoutErrorCode: Int, Sendable {
  /// It succeeded.
  case ok = 0
  /// Reserved by the vendor; never reported.
  case rejected = 1
  /// There is no engine: the environment was shut down.
  case notInitialized = 101
  /// There is no login, or it has not succeeded yet.
  case notLoggedIn = 102
}

/// The result of a renewal of the token.
public enum AgoraRtmRenewTokenErrorCode: Int, Sendable {
  /// It succeeded.
  case ok = 0
  /// It failed.
  case failure = 1
  /// The token is empty.
  case invalidArgument = 2
  /// Reserved by the vendor; never reported.
  case rejected = 3
  /// More than two renewals within a second.
  case tooOften = 4
  /// The token has expired.
  case tokenExpired = 5
  /// The token is not valid.
  case invalidToken = 6
  /// There is no engine: the environment was shut down.
  case notInitialized = 101
  /// There is no login, or it has not succeeded yet.
  case notLoggedIn = 102
}
