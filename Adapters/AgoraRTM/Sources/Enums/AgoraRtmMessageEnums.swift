/// The types of message.
public enum AgoraRtmMessageType: Int, Sendable {
  /// The message has no type.
  case undefined = 0
  /// A text without raw data: an `AgoraRtmMessage`.
  case text = 1
  /// Bytes with a description.
  case raw = 2
  /// A file: an `AgoraRtmFileMessage`.
  case file = 3
  /// A picture: an `AgoraRtmImageMessage`.
  case image = 4
}

/// The result of sending a message to a peer.
public enum AgoraRtmSendPeerMessageErrorCode: Int, Sendable {
  /// A device of the peer has it.
  case ok = 0
  /// It was not sent.
  case failure = 1
  /// No answer came within ten seconds. It may still arrive.
  case timeout = 2
  /// The peer is offline, and the message was not to wait.
  case peerUnreachable = 3
  /// The peer is offline; the message waits.
  case cachedByServer = 4
  /// More than 180 messages, to peers and channels together, within three seconds.
  case tooOften = 5
  /// The peer's id is not valid.
  case invalidUserId = 6
  /// It has no content that can be sent, such as a file without a media ID, or is larger than 32 KB.
  case invalidMessage = 7
  /// The peer's SDK is too old for it; ours never is. The spelling is the vendor's.
  case imcompatibleMessage = 8
  /// There is no engine: the environment was shut down.
  case notInitialized = 101
  /// There is no login, or it has not succeeded yet.
  case notLoggedIn = 102
}
