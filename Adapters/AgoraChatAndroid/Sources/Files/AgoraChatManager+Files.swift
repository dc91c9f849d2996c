internal import Parlance

/// Downloading files. Pictures and films bring their thumbnails by themselves, recordings their file; everything else is
/// downloaded when it is asked for.
extension AgoraChatManager {
  /// Downloads the file of a message, to where its body says; a thumbnail that failed before is fetched too.
  ///
  /// Told of it are the callback of `AgoraMessage.setMessageStatusCallback(_:)` and that of
  /// `FileMessageBody.setDownloadCallback(_:)`: progress from 0 to 100, which `AgoraMessage.progress` says too, and then
  /// success, at once if the file is here; or 201 (no login), 400 (the server never had it), 407 (it has it no more),
  /// 403 (it could not be kept, or something is in its place), 500 (no message with a file). A file appears under its
  /// name when it is whole. Of two calls for one message the second waits for the first one's download.
  public func asyncFetchMessage(_ message: AgoraMessage) { core.fetch(message) }

  /// Downloads what an address leads to.
  ///
  /// - parameter remoteUrl: An address that a body showed in this run of the app.
  /// - parameter localFilePath: Where it is to be; the file appears there when it is whole, in the place of one that is there.
  /// - parameter headers: What a server asks for that knows nobody; the engine knows the account by its login.
  /// - parameter callback: Told progress and, once, success; or 201, 400 (an address of nothing known), 407, 403.
  public func downloadFile(
    _ remoteUrl: String, _ localFilePath: String, _ headers: [String: String], _ callback: (any AgoraCallBack)?
  ) {
    core.download(remoteUrl, to: localFilePath, callback)
  }
}
