/// The result of an upload.
public enum AgoraRtmUploadMediaErrorCode: Int, Sendable {
  /// The service has the file.
  case ok = 0
  /// It was not uploaded: the file does not exist or may not be read, changed meanwhile, or a disk is full.
  case failure = 1
  /// The path is empty or not a full one, or the file is empty.
  case invalidArgument = 2
  /// Nothing was transferred for 120 seconds.
  case timeout = 3
  /// The file is larger than 30 MB.
  case sizeOverflow = 4
  /// Nine uploads and downloads of the kit are under way already.
  case concurrencyLimitExceeded = 5
  /// The app cancelled it or logged out, or the login was aborted.
  case interrupted = 6
  /// There is no engine: the environment was shut down.
  case notInitialized = 101
  /// There is no login, or it has not succeeded yet.
  case notLoggedIn = 102
}

/// The result of a download.
public enum AgoraRtmDownloadMediaErrorCode: Int, Sendable {
  /// The download is complete.
  case ok = 0
  /// It was not downloaded: the destination may not be written, or a disk is full.
  case failure = 1
  /// The media ID does not have the form of one, or the path is empty or not a full one.
  case invalidArgument = 2
  /// Nothing was transferred for 120 seconds.
  case timeout = 3
  /// The service has nothing under the media ID, or no longer: it keeps files for seven days.
  case notExist = 4
  /// Nine uploads and downloads of the kit are under way already.
  case concurrencyLimitExceeded = 5
  /// The app cancelled it or logged out, or the login was aborted.
  case interrupted = 6
  /// There is no engine: the environment was shut down.
  case notInitialized = 101
  /// There is no login, or it has not succeeded yet.
  case notLoggedIn = 102
}

/// The result of cancelling an upload or a download.
public enum AgoraRtmCancelMediaErrorCode: Int, Sendable {
  /// It is cancelled; its own block got `interrupted`.
  case ok = 0
  /// It could not be cancelled and continues.
  case failure = 1
  /// No such upload or download is under way: the id is unknown, it has ended, or it is one of the other kind.
  case notExist = 2
  /// There is no engine: the environment was shut down.
  case notInitialized = 101
  /// There is no login, or it has not succeeded yet.
  case notLoggedIn = 102
}
