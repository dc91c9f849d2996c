public import ParlanceCore
internal import ParlanceEngine

/// Files, with and without messages.
///
/// ```swift
/// let message = try await client.send(file: "/tmp/cat.jpg", as: .image(MediaContent()), to: .direct("bob")) { progress in
///   print(progress.fraction)
/// }
/// let path = try await client.download(message.body.content.media!.media).path
/// ```
///
/// Cancelling the task that waits cancels the transfer.
extension MessagingClient {
  /// Uploads a file, or bytes, without a message.
  ///
  /// - parameter source: Where the bytes are.
  /// - parameter options: What is known about them, and how long the hub is to keep them.
  /// - parameter progress: Told after each piece, on the environment's callback queue.
  /// - returns: What it is called from now on.
  /// - throws: `MessagingError` with a code that `Device.upload` names.
  public func upload(
    _ source: MediaSource, options: UploadOptions = UploadOptions(),
    progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws -> MediaDescriptor {
    try await transfer { $0.upload(source, options: options, progress: progress, completion: $1) }
  }

  /// Downloads media into a file, the device's folder, or memory.
  ///
  /// - parameter media: What to download.
  /// - parameter destination: Where the bytes go.
  /// - parameter progress: Told after each piece, on the environment's callback queue.
  /// - throws: `MessagingError` with a code that `Device.download` names.
  public func download(
    _ media: MediaDescriptor, to destination: MediaDestination = .deviceFolder,
    progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws -> DownloadedMedia {
    try await transfer {
      $0.download(media.id, to: destination, describedBy: media, progress: progress, completion: $1)
    }
  }

  /// Sends a file: uploads it, and then the message.
  ///
  /// The message is in the local database at once, and goes on after a crash or a lost link.
  ///
  /// - parameter file: The file's path.
  /// - parameter content: `.image`, `.audio`, `.video` or `.file`; what is set in it stands, the rest is found out.
  /// - parameter conversation: Where to.
  /// - parameter preview: A file with the thumbnail or cover.
  /// - parameter progress: Told after each piece of the file, on the environment's callback queue.
  /// - returns: The message with the hub's time and numbers, and the descriptors of what was uploaded.
  /// - throws: `MessagingError` with a code that `Device.send` or `Device.upload` names.
  @discardableResult
  public func send(
    file: String, as content: MessageContent = .file(MediaContent()), to conversation: ConversationID,
    preview: String? = nil, attributes: String? = nil, options: MessageOptions = .ordinary,
    progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws -> Message {
    let device = try device
    let id = MessageID.generate(at: device.now)
    var draft = MessageDraft(
      id: id, conversation: conversation, body: MessageBody(content: content, attributes: attributes),
      options: options, attachments: [MessageAttachment(.file, source: .file(file))])
    if let preview { draft.attachments.append(MessageAttachment(.preview, source: .file(preview))) }
    let ready = draft
    let key = MessageKey(id, in: conversation)
    if let progress { follow(key, progress) }
    defer { unfollow(key) }
    return try await withTaskCancellationHandler {
      try await send(ready)
    } onCancel: {
      _ = device.cancelSending(id, in: conversation)
    }
  }

  private func transfer<Value: Sendable>(
    _ call: (Device, @escaping (Result<Value, MessagingError>) -> Void) -> TransferID
  ) async throws -> Value {
    let device = try device
    let started = Lock<(id: TransferID?, isCancelled: Bool)>((nil, false))
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Value, any Error>) in
        let id = call(device) { result in continuation.resume(with: result.mapError { $0 as any Error }) }
        let isCancelled = started.withLock { started in
          started.id = id
          return started.isCancelled
        }
        if isCancelled { try? device.cancelTransfer(id) }
      }
    } onCancel: {
      let id = started.withLock { started in
        started.isCancelled = true
        return started.id
      }
      if let id { try? device.cancelTransfer(id) }
    }
  }
}
