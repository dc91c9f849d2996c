public import ParlanceCore
internal import ParlanceEngine

/// Files, with and without messages.
///
/// ```swift
/// let message = try await client.send(
///   file: "/tmp/cat.jpg", as: .image(MediaContent()), to: .direct("bob")
/// ) { progress in
///   print(progress.fraction)
/// }
/// let path = try await client.attachment(of: message)
/// ```
///
/// Cancelling the task of an upload or download cancels the transfer. A message with a file stays on its way, as any
/// message.
extension MessagingClient {
  /// Sends a file: uploads it, and then the message.
  ///
  /// The message is in the local database at once, and goes on after a crash or a lost link.
  ///
  /// - parameter file: The file's path.
  /// - parameter content: `.image`, `.audio`, `.video` or `.file`; what is set in it stands, the rest is found out.
  /// - parameter conversation: The conversation to send it to.
  /// - parameter preview: A file with the thumbnail or cover.
  /// - parameter attributes: Values that travel with it, for every app to read.
  /// - parameter options: The message's treatment on its way.
  /// - parameter progress: Called after each piece of the file, on the environment's callback queue.
  /// - returns: The message with the hub's time and numbers, and the descriptors of what was uploaded.
  /// - throws: What `send(_:progress:)` throws, or what `Device.upload` names.
  @discardableResult
  public func send(
    file: String, as content: MessageContent = .file(MediaContent()), to conversation: ConversationID,
    preview: String? = nil, attributes: [String: JSONValue]? = nil, options: MessageOptions = .ordinary,
    progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(MessagingError) -> Message {
    var draft = try draft(content, conversation, attributes, options)
    draft.attachments.append(MessageAttachment(.file, source: .file(file)))
    if let preview { draft.attachments.append(MessageAttachment(.preview, source: .file(preview))) }
    return try await send(draft, progress: progress)
  }

  /// Uploads a file, or bytes, without a message.
  ///
  /// - parameter source: The source of the bytes.
  /// - parameter options: The known properties of the bytes, and how long the hub is to keep them.
  /// - parameter progress: Called after each piece, on the environment's callback queue.
  /// - returns: The descriptor, whose id a message or anything else can carry.
  /// - throws: `MessagingError` with a code that `Device.upload` names.
  public func upload(
    _ source: MediaSource, options: UploadOptions = UploadOptions(),
    progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(MessagingError) -> MediaDescriptor {
    try await transfer { $0.upload(source, options: options, progress: progress, completion: $1) }
  }

  /// Downloads media into a file, the device's folder, or memory.
  ///
  /// - parameter media: The media to download.
  /// - parameter destination: The destination of the bytes.
  /// - parameter progress: Called after each piece, on the environment's callback queue.
  /// - throws: `MessagingError` with a code that `Device.download` names.
  public func download(
    _ media: MediaDescriptor, to destination: MediaDestination = .deviceFolder,
    progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(MessagingError) -> DownloadedMedia {
    try await transfer {
      $0.download(media.id, to: destination, describedBy: media, progress: progress, completion: $1)
    }
  }

  /// Fetches a file of a message into the device's folder; at once if it is there already.
  ///
  /// - parameter message: A message of the local database.
  /// - parameter part: The file itself, or its preview.
  /// - parameter progress: Called after each piece, on the environment's callback queue.
  /// - returns: The file's path.
  /// - throws: `MessagingError` with code `messageNotStored`, `mediaNotFound` if the message has no such file, or what
  ///   `Device.download` names.
  public func attachment(
    of message: Message, _ part: MediaPart = .file, progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(MessagingError) -> String {
    try await transfer {
      $0.fetchAttachment(of: message.id, part, in: message.conversation, progress: progress, completion: $1)
    }
  }

  /// Returns the number of uploads and downloads that are under way or wait for others.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`.
  public func transferCount() throws(MessagingError) -> Int { try read { $0.transferCount } }

  /// Returns the path of the file that this device has of a message: the one that it sent, or fetched.
  ///
  /// - returns: nil if it is not, or no longer, there.
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func localPath(of message: Message, _ part: MediaPart = .file) throws(MessagingError) -> String? {
    try read { $0.localPath(of: message.id, part, in: message.conversation) }
  }

  /// Returns the path of the file that this device has of some media.
  ///
  /// - returns: nil if it is not, or no longer, there.
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func localPath(of media: MediaDescriptor) throws(MessagingError) -> String? {
    try read { $0.localPath(of: media) }
  }

  /// Returns how far this device has come with fetching a file of a message.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func downloadState(
    of message: Message, _ part: MediaPart = .file
  ) throws(MessagingError) -> MediaDownloadState {
    try read { $0.downloadState(of: message.id, part, in: message.conversation) }
  }

  /// Returns an address at which the app can open media, made for now: it may be another one tomorrow.
  ///
  /// - returns: The address of a file that is to be read, not changed; nil if there is nothing to open.
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func url(of media: MediaDescriptor) throws(MessagingError) -> String? { try read { $0.url(of: media) } }

  /// Looks at a file as an upload would: its length, type, and the size of a picture.
  ///
  /// - throws: `MessagingError` with code `invalidArgument` for an empty path, `fileNotFound`, `fileNotReadable`,
  ///   `fileEmpty`, `notLoggedIn`.
  public func inspectFile(_ path: String) throws(MessagingError) -> FileInspection { try device.inspectFile(path) }
}
