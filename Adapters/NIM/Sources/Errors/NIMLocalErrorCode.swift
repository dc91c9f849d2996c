/// What failed before the server was asked; codes of `NIMLocalErrorDomain`.
public enum NIMLocalErrorCode: Int, Sendable {
  case invalidParam = 1
  case invalidMedia = 2
  case invalidPicture = 3
  case invalidUrl = 4
  case ioError = 5
  case invalidToken = 6
  case httpReqeustFailed = 7
  case audioRecordErrorNoPermission = 8
  case audioRecordErrorInitFailed = 9
  case audioRecordErrorRecordFailed = 10
  case audioPlayErrorInitFailed = 11
  case sqlFailed = 12
  case userInfoNeeded = 13
  case appKeyNeed = 14
  case autoLoginRetryLimit = 15
  case sameOperationInProgress = 16
  case requestChatroomAddressesFailed = 17
  case teamReceiptDisabled = 18
  case manualCancelTask = 19
  case resourcesOverdue = 20
  case sceneUnregistered = 21
  case databaseError = 22
  case joinSameRTSConference = 23
  case notSupported = 24
  case unknownError = 25
  case saveFileError = 26
  case frequentCallError = 27
  case settingConflictError = 28
}
