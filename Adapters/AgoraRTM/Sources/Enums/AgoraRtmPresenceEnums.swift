/// The online states of a peer.
public enum AgoraRtmPeerOnlineState: Int, Sendable {
  /// The peer is online.
  case online = 0
  /// The peer's last device lost its connection more than six seconds ago; reported to subscribers only.
  case unreachable = 1
  /// The peer is offline, or its last device lost its connection thirty seconds ago.
  case offline = 2
}

/// The kinds of status that can be subscribed to.
public enum AgoraRtmPeerSubscriptionOptions: Int, Sendable {
  /// The peers' online status.
  case onlineStatus = 0
}

/// The result of a query of peers' online status.
public enum AgoraRtmQueryPeersOnlineErrorCode: Int, Sendable {
  /// It succeeded.
  case ok = 0
  /// It failed.
  case failure = 1
  /// No ids, more than 256, or an invalid one.
  case invalidArgument = 2
  /// Reserved by the vendor; never reported.
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

/// The result of subscribing to peers' online status, or of unsubscribing.
public enum AgoraRtmPeerSubscriptionStatusErrorCode: Int, Sendable {
  /// It succeeded.
  case ok = 0
  /// It failed.
  case failure = 1
  /// No ids, or an invalid one.
  case invalidArgument = 2
  /// Reserved by the vendor; never reported.
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

/// The result of listing the peers that are subscribed to.
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
