public import ParlanceCore

/// The files that a device has.
extension Device {
  /// Returns the path of the file that this device has of a message: the one that it sent, or downloaded. nil if it is
  /// not, or no longer, there.
  ///
  /// A file in the device's own folder that is damaged is not returned: its length is compared at each call, its
  /// content when it is first asked for. A file of more than 256 KB is compared in the background, so the first call
  /// may still return it; `fetchAttachment` waits for the comparison, and fetches a damaged file again.
  public func localPath(
    of message: MessageID, _ part: MediaPart = .file, in conversation: ConversationID? = nil
  ) -> String? {
    usable(
      read { core throws(MessagingError) in try core.attachments.copy(of: message, part, in: conversation) } ?? nil)
  }

  /// Returns the path of the file that this device has of some media, compared as that of a message. nil if it is not,
  /// or no longer, there.
  public func localPath(of media: MediaDescriptor) -> String? {
    usable(read { core throws(MessagingError) in try core.attachments.copy(of: media) } ?? nil)
  }

  private func usable(_ copy: CopyChecks.Copy?) -> String? {
    guard let copy else { return nil }
    switch state(of: copy) {
    case .missing, .damaged: return nil
    case .intact: break
    case .unchecked:
      if copies.begin(copy) { files.queue.perform { [copies] in _ = copies.check(copy) } }
    }
    return copy.path
  }

  /// Returns what is known of a copy, reading a small one.
  private func state(of copy: CopyChecks.Copy) -> CopyChecks.State {
    let state = copies.state(of: copy)
    guard case .unchecked = state, copy.size ?? 0 <= CopyChecks.immediateSize else { return state }
    return copies.check(copy)
  }

  /// Fetches a file of a message into the device's folder; at once if it is there already, and undamaged.
  ///
  /// - parameter message: The message's id.
  /// - parameter part: The part of the message.
  /// - parameter conversation: The conversation of the message.
  /// - parameter progress: Receives the progress after each piece.
  /// - parameter completion: Receives the file's path, or an error of `download`, `messageNotStored`, or
  ///   `mediaNotFound` if the message has no such file.
  /// - returns: The id of the transfer.
  @discardableResult
  public func fetchAttachment(
    of message: MessageID, _ part: MediaPart = .file, in conversation: ConversationID? = nil,
    progress: ((TransferProgress) -> Void)? = nil, completion: @escaping (Result<String, MessagingError>) -> Void
  ) -> TransferID {
    let id = core.withLock { $0.transfers.table.makeID() }
    let copy =
      read { core throws(MessagingError) in try core.attachments.copy(of: message, part, in: conversation) } ?? nil
    let fetchAgain: () -> Void = { [self] in
      fetch(id, message, part, in: conversation, progress: progress, completion: completion)
    }
    guard let copy else {
      fetchAgain()
      return id
    }
    switch state(of: copy) {
    case .intact: complete { completion(.success(copy.path)) }
    case .missing, .damaged: fetchAgain()
    case .unchecked:
      // Handed to one queue and called there alone.
      nonisolated(unsafe) let (fetchAgain, completion) = (fetchAgain, completion)
      let isWaiting = Self.isWaiting
      files.queue.perform { [self] in
        let isIntact = copies.check(copy) == .intact
        Self.$isWaiting.withValue(isWaiting) {
          if isIntact { complete { completion(.success(copy.path)) } } else { fetchAgain() }
        }
      }
    }
    return id
  }

  private func fetch(
    _ id: TransferID, _ message: MessageID, _ part: MediaPart, in conversation: ConversationID?,
    progress: ((TransferProgress) -> Void)?, completion: @escaping (Result<String, MessagingError>) -> Void
  ) {
    // A database that cannot be read looks like one without the message.
    if let error = storageError { return complete { completion(.failure(error)) } }
    guard let found = self.message(message, in: conversation), let media = found.body.content.media?[part: part],
      !media.id.string.isEmpty
    else {
      let isStored = self.message(message, in: conversation) != nil
      return complete {
        completion(.failure(MessagingError(isStored ? .mediaNotFound : .messageNotStored, message.string)))
      }
    }
    download(media.id, describedBy: media, as: id, progress: progress) { result in
      completion(result.map { $0.path ?? "" })
    }
  }
}
