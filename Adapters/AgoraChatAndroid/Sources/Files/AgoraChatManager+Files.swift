internal import Parlance

/// Downloading files. Thumbnails of pictures and films, and recordings, are downloaded automatically; everything else
/// on request.
extension AgoraChatManager {
  /// Downloads the file of a message, to its body's local path; a thumbnail that failed before is fetched too.
  ///
  /// The callbacks of `AgoraMessage.setMessageStatusCallback(_:)` and `FileMessageBody.setDownloadCallback(_:)` receive
  /// the progress from 0 to 100, which `AgoraMessage.progress` has too, and then success, at once if this device has
  /// the file; or 201 (no login), 400 (the server never had it), 407 (the server no longer has it), 403 (it could not
  /// be stored, or its path is in use), 500 (no message with a file). A file appears under its name when it is
  /// complete. A second call for one message waits for the first one's download.
  public func asyncFetchMessage(_ message: AgoraMessage) { core.fetch(message) }

  /// Downloads the file of an address.
  ///
  /// - parameter remoteUrl: An address that a body showed, in whichever user's app.
  /// - parameter localFilePath: The destination; the complete file appears there and replaces an existing one.
  /// - parameter headers: Headers for a server without logins; the engine knows the account by its login.
  /// - parameter callback: Receives progress and, once, success; or 201, 400 (an unknown address), 407, 403.
  public func downloadFile(
    _ remoteUrl: String, _ localFilePath: String, _ headers: [String: String], _ callback: (any AgoraCallBack)?
  ) {
    core.download(remoteUrl, to: localFilePath, callback)
  }
}
