/// The result of an operation on attributes.
public enum AgoraRtmProcessAttributeErrorCode: Int, Sendable {
  /// It succeeded.
  case attributeOperationErrorOk = 0
  /// Deprecated by the vendor; never reported.
  case attributeOperationErrorNotReady = 1
  /// It failed.
  case attributeOperationErrorFailure = 2
  /// An id, a name or a list is not valid.
  case attributeOperationErrorInvalidArgument = 3
  /// More than 32 attributes, a value above 8 KB, or above 16 KB (user) or 32 KB (channel) altogether.
  case attributeOperationErrorSizeOverflow = 4
  /// More calls than the vendor allows within five seconds.
  case attributeOperationErrorTooOften = 5
  /// The user is offline or does not exist.
  case attributeOperationErrorUserNotFound = 6
  /// No answer came within five seconds.
  case attributeOperationErrorTimeout = 7
  /// There is no engine: the environment was shut down.
  case attributeOperationErrorNotInitialized = 101
  /// There is no login, or it has not succeeded yet.
  case attributeOperationErrorNotLoggedIn = 102
}
