public import ParlanceCore

/// Uploads, downloads, and the places of files.
extension Device {
  // MARK: uploads

  /// Uploads a file, or bytes, without a message.
  ///
  /// A broken link only delays it; it goes on from where it was. The app passes the descriptor's id to the other side
  /// in any way, for example as the content of a message.
  ///
  /// - parameter source: The source of the bytes.
  /// - parameter options: The known properties of the bytes, and how long the hub is to keep them.
  /// - parameter progress: Called after each piece, on the callback queue.
  /// - parameter completion: Called once, on the callback queue, with the descriptor, or `notLoggedIn`, `sessionEnded`,
  ///   `limitExceeded` (too many transfers, or more than the account may have), `invalidArgument` (an empty path),
  ///   `fileNotFound`, `fileNotReadable` (a folder, for one), `fileEmpty`, `fileTooLarge`, `fileChanged`, `cancelled`,
  ///   `timeout`, `storageFull` or another storage code of the hub.
  /// - returns: Its id, valid for `cancelTransfer` until the completion is called.
  @discardableResult
  public func upload(
    _ source: MediaSource, options: UploadOptions = UploadOptions(),
    progress: ((TransferProgress) -> Void)? = nil,
    completion: @escaping (Result<MediaDescriptor, MessagingError>) -> Void
  ) -> TransferID {
    runner.media.upload(source, options: options, progress: progress, completion: completion)
  }

  // MARK: downloads

  /// Downloads media.
  ///
  /// A broken link only delays it; it goes on from where it was. The bytes that arrive are compared with what was
  /// uploaded, and a file appears under its name when it is whole.
  ///
  /// - parameter media: The id, from a message or elsewhere.
  /// - parameter destination: The destination of the bytes.
  /// - parameter descriptor: The known properties of the bytes, for the name of a file in the device's folder.
  /// - parameter progress: Called after each piece, on the callback queue.
  /// - parameter completion: Called once, on the callback queue, with what was downloaded, or `notLoggedIn`,
  ///   `sessionEnded`, `limitExceeded` (too many transfers), `invalidArgument` (an empty path or id), `mediaNotFound`,
  ///   `mediaExpired`, `fileExists`, `fileNotWritable`, `storageFull` (its detail names the file), `mediaDamaged`,
  ///   `cancelled`, `timeout`.
  /// - returns: Its id, valid for `cancelTransfer` until the completion is called.
  @discardableResult
  public func download(
    _ media: MediaID, to destination: MediaDestination = .deviceFolder, describedBy descriptor: MediaDescriptor? = nil,
    progress: ((TransferProgress) -> Void)? = nil,
    completion: @escaping (Result<DownloadedMedia, MessagingError>) -> Void
  ) -> TransferID {
    runner.media.download(
      media, to: destination, describedBy: descriptor, as: runner.makeTransferID(), progress: progress,
      completion: completion)
  }

  /// Takes back an upload or download; it ends with `cancelled`, and leaves nothing behind.
  ///
  /// Cancelling the upload of a message's file takes the message back out of the outbox, as `cancelSending` does.
  ///
  /// - throws: `MessagingError` with code `transferNotFound` if there is none: it is over, or was cancelled before;
  ///   `notLoggedIn`.
  public func cancelTransfer(_ id: TransferID) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in try core.transfers.cancel(id) }
  }

  /// The number of uploads and downloads that are under way or wait for others.
  public var transferCount: Int { runner.read { $0.transfers.table.list.count } ?? 0 }

  // MARK: where files are

  /// Looks at a file as an upload would: its length, type, and the size of a picture.
  ///
  /// - throws: `MessagingError` with code `invalidArgument` for an empty path, `fileNotFound`, `fileNotReadable`,
  ///   `fileEmpty`.
  public func inspectFile(_ path: String) throws(MessagingError) -> FileInspection {
    try runner.files.inspect(path)
  }

  /// Returns the MD5 of a file in lower-case hexadecimal digits, for styles that show it before an upload. Reads all of
  /// it.
  ///
  /// - throws: What `inspectFile` throws.
  public func md5(ofFile path: String) throws(MessagingError) -> String {
    try runner.files.md5(of: path)
  }

  /// The device's own folder, in which `downloadPath(of:)` and the files that it sent are, those of all conversations. It
  /// need not be there yet.
  public var filesFolder: String { runner.files.folder() }

  /// Returns the path to which a download into the device's folder writes media, whether it is there or not; empty for
  /// an id that names none.
  public func downloadPath(of media: MediaDescriptor) -> String {
    runner.files.path(of: media.id, type: media.type, fileName: media.fileName) ?? ""
  }

  /// Returns an address at which the app can open media: made at each call, since it may be another one tomorrow.
  ///
  /// If hub and app share a machine it is the address of a file, which is to be read, not changed. nil if there is
  /// nothing to open: not uploaded, or gone from the hub and not on this device.
  public func url(of media: MediaDescriptor) -> String? {
    runner.media.url(of: media)
  }

  /// Returns the media at an address that `url(of:)` gave the app of any device that reaches the hub over a gateway.
  ///
  /// - returns: The media, of which nothing but the id is known; nil for any other address.
  public func media(at address: String) -> MediaDescriptor? {
    runner.link.media(at: address).map { MediaDescriptor(id: $0) }
  }

  /// Returns the state of this device's copy of a file of a message.
  public func downloadState(
    of message: MessageID, _ part: MediaPart = .file, in conversation: ConversationID? = nil
  ) -> MediaDownloadState {
    runner.media.downloadState(of: message, part, in: conversation)
  }
}
