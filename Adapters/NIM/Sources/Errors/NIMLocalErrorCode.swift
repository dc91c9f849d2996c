/// Errors that are found without asking the server; codes of `NIMLocalErrorDomain`.
public enum NIMLocalErrorCode: Int, Sendable {
  /// An argument is wrong, or the local database has no such message.
  case invalidParam = 1
  /// A media file is wrong.
  case invalidMedia = 2
  /// A picture is wrong.
  case invalidPicture = 3
  /// An address is wrong.
  case invalidUrl = 4
  /// Reading or writing a file failed, or the disk is full.
  case ioError = 5
  /// The file service refused the token.
  case invalidToken = 6
  /// A request over HTTP failed.
  case httpReqeustFailed = 7
  /// The app may not record.
  case audioRecordErrorNoPermission = 8
  /// The recorder did not start.
  case audioRecordErrorInitFailed = 9
  /// Recording failed.
  case audioRecordErrorRecordFailed = 10
  /// The player did not start.
  case audioPlayErrorInitFailed = 11
  /// The local database could not be read or written.
  case sqlFailed = 12
  /// There is no login.
  case userInfoNeeded = 13
  /// The app is not registered.
  case appKeyNeed = 14
  /// The automatic login reached its retry limit.
  case autoLoginRetryLimit = 15
  /// The same operation is still under way.
  case sameOperationInProgress = 16
  /// The chatroom's address could not be fetched.
  case requestChatroomAddressesFailed = 17
  /// `NIMSDKConfig.teamReceiptEnabled` is off.
  case teamReceiptDisabled = 18
  /// The app cancelled it.
  case manualCancelTask = 19
  /// The file is no longer kept.
  case resourcesOverdue = 20
  /// The scene is not in `NIMSDK.sceneDict`.
  case sceneUnregistered = 21
  /// The local database is damaged or in use.
  case databaseError = 22
  /// The conference was joined already.
  case joinSameRTSConference = 23
  /// The engine does not have this.
  case notSupported = 24
  /// Another error.
  case unknownError = 25
  /// A file could not be saved.
  case saveFileError = 26
  /// Calls come too fast.
  case frequentCallError = 27
  /// Settings contradict each other.
  case settingConflictError = 28
}
