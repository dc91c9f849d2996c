/// The domain of every error of this module. Ours: QD documents neither domains nor codes.
public let QDErrorDomain = "QDErrorDomain"

/// The codes of `QDErrorDomain`. Ours, and the numbers are those of the SDK that QD's own text derives from.
public enum QDErrorCode: Int, Sendable, CaseIterable {
  /// An argument is empty, too long or malformed, or names a message that this device does not have; an empty file.
  case invalidParam = 1
  /// A file does not exist, could not be read or written, or arrived damaged.
  case ioError = 5
  /// The local database could not be read or written.
  case sqlFailed = 12
  /// There is no login.
  case userInfoNeeded = 13
  /// The same operation is still under way.
  case sameOperationInProgress = 16
  /// The app cancelled it.
  case manualCancelTask = 19
  /// The local database is damaged or in use by another process.
  case databaseError = 22
  /// The operation is not supported, such as sending a tip, or pixels where no encoder is set.
  case notSupported = 24
  /// An error that this version has no code for.
  case unknownError = 25
  /// The password, code or token was refused.
  case invalidPass = 302
  /// The account may not do this.
  case forbidden = 403
  /// There is no such account, message, or file at the server.
  case notExist = 404
  /// No answer came in time.
  case timeoutError = 408
  /// The message is too large.
  case parameterError = 414
  /// The server cannot be reached.
  case connectionError = 415
  /// Calls come faster than allowed.
  case frequently = 416
  /// The object exists already.
  case exist = 417
  /// A limit is reached, such as by a file that is too large.
  case beyondLimit = 419
  /// The account may not log in.
  case accountBlock = 422
  /// It is too late, such as for revoking an old message.
  case domainExpireOld = 508
  /// The group has its maximum number of members, or more than receipts are supported for.
  case groupMemberLimit = 801
  /// The account may not write in the group.
  case groupAccessError = 802
  /// There is no such group.
  case groupNotExists = 803
  /// The account is not in the group.
  case notInGroup = 804
  /// The account is in the group already.
  case groupAlreadyIn = 809
  /// Part of a request for many succeeded.
  case partialSuccess = 816
  /// The server sent data that cannot be parsed.
  case unpacket = 998
  /// There is no such chatroom.
  case invalidChatroom = 13002
}
