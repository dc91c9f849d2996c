/// Whether a peer is online.
public enum AgoraRtmPeerOnlineState: Int, Sendable {
  /// It is.
  case online = 0
  /// Nothing was heard of it for more than six seconds; told to subscribers only.
  case unreachable = 1
  /// It is not, or nothing was heard of it for thirty seconds.
  case offline = 2
}

/// What can be subscribed to.
public enum AgoraRtmPeerSubscriptionOptions: Int, Sendable {
  /// Whether peers are online.
  case onlineStatus = 0
}

/// What became of a query of peers' online status.
public enum AgoraRtmQueryPeersOnlineErrorCode: Int, Sendable {
  /// It succeeded.
  case ok = 0
  /// It failed.
  case failure = 1
  /// No ids, more than 256, or an invalid one.
  case invalidArgument = 2
  /// Reserved by the vendor; never told.
  case rejected = 3
  /// No answer came within ten seconds.
  case timeout = 4
  /// More than ten queries within five seconds.
  case tooOften = 5
  /// There is no engine: the environment was shut down.
  case notInitialized = 101
  /// There is no login, or it has not succeeded yet.
  case notLoggedIn = 102
}

/// What became of subscribing to peers' online status, or of ending it.
public enum AgoraRtmPeerSubscriptionStatusErrorCode: Int, Sendable {
  /// It succeeded.
  case ok = 0
  /// It failed.
  case failure = 1
  /// No ids, or an invalid one.
  case invalidArgument = 2
  /// Reserved by the vendor; never told.
  case rejected = 3
  /// No answer came within ten seconds.
  case timeout = 4
  /// More than ten calls within five seconds.
  case tooOften = 5
  /// More than 512 peers would be subscribed to.
  case overflow = 6
  /// There is no engine: the environment was shut down.
  case notInitialized = 101
  /// There is no login, or it has not succeeded yet.
  case notLoggedIn = 102
}

/// What became of listing the peers that are subscribed to.
public enum AgoraRtmQueryPeersBySubscriptionOptionErrorCode: Int, Sendable {
  /// It succeeded.
  case ok = 0
  /// It failed.
  case failure = 1
  /// No answer came within five seconds.
  case timeout = 2
  /// More than ten calls within five seconds.
  case tooOften = 3
  /// There is no engine: the environment was shut down.
  case notInitialized = 101
  /// There is no login, or it has not succeeded yet.
  case notLoggedIn = 102
}
