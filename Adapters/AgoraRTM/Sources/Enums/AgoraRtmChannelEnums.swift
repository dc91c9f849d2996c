/// The result of sending a message to a channel.
public enum AgoraRtmSendChannelMessageErrorCode: Int, Sendable {
  /// The service has it.
  case errorOk = 0
  /// It was not sent: the channel is not joined, or the user may not write there.
  case errorFailure = 1
  /// No answer came within ten seconds. It may still arrive.
  case errorTimeout = 2
  /// More than 180 messages, to peers and channels together, within three seconds.
  case tooOften = 3
  /// It has no content that can be sent, or is larger than 32 KB.
  case invalidMessage = 4
  /// There is no engine: the environment was shut down.
  case errorNotInitialized = 101
  /// There is no login, or it has not succeeded yet.
  case notLoggedIn = 102
}

/// The result of joining a channel.
public enum AgoraRtmJoinChannelErrorCode: Int, Sendable {
  /// It succeeded.
  case channelErrorOk = 0
  /// It failed.
  case channelErrorFailure = 1
  /// The channel is a group, and the user is not a member of it. The vendor reserves this code.
  case channelErrorRejected = 2
  /// The channel was destroyed.
  case channelErrorInvalidArgument = 3
  /// No answer came within five seconds.
  case channelErrorTimeout = 4
  /// Twenty channels are joined already.
  case channelErrorExceedLimit = 5
  /// It is joined, or being joined.
  case channelErrorAlreadyJoined = 6
  /// More than 50 calls within three seconds.
  case channelErrorTooOften = 7
  /// More than two calls for one channel within five seconds.
  case sameChannelErrorTooOften = 8
  /// There is no engine: the environment was shut down.
  case channelErrorNotInitialized = 101
  /// There is no login, or it has not succeeded yet.
  case channelErrorNotLoggedIn = 102
}

/// The result of leaving a channel.
public enum AgoraRtmLeaveChannelErrorCode: Int, Sendable {
  /// It succeeded.
  case ok = 0
  /// It failed: there is no link now.
  case failure = 1
  /// Reserved by the vendor; never reported.
  case rejected = 2
  /// The channel is not joined.
  case notInChannel = 3
  /// There is no engine: the environment was shut down.
  case notInitialized = 101
  /// There is no login, or it has not succeeded yet.
  case notLoggedIn = 102
}

/// The result of a query of a channel's members.
public enum AgoraRtmGetMembersErrorCode: Int, Sendable {
  /// It succeeded.
  case ok = 0
  /// It failed.
  case failure = 1
  /// Reserved by the vendor; never reported.
  case rejected = 2
  /// No answer came within five seconds.
  case timeout = 3
  /// More than five queries within two seconds.
  case tooOften = 4
  /// The channel is not joined.
  case notInChannel = 5
  /// There is no engine: the environment was shut down.
  case notInitialized = 101
  /// There is no login, or it has not succeeded yet.
  case notLoggedIn = 102
}

/// The result of a query of member counts.
public enum AgoraRtmChannelMemberCountErrorCode: Int, Sendable {
  /// It succeeded.
  case ok = 0
  /// It failed.
  case failure = 1
  /// No ids, or an invalid one.
  case invalidArgument = 2
  /// More than one query within a second.
  case tooOften = 3
  /// No answer came within five seconds.
  case timeout = 4
  /// More than 32 channels.
  case exceedLimit = 5
  /// There is no engine: the environment was shut down.
  case notInitialized = 101
  /// There is no login, or it has not succeeded yet.
  case notLoggedIn = 102
}
