internal import ParlanceCore

/// The files of messages on this device, and fetching those that are not.
extension MediaCalls {
  func localPath(of message: MessageID, _ part: MediaPart, in conversation: ConversationID?) -> String? {
    usable(
      runner.read { core throws(MessagingError) in try core.attachments.copy(of: message, part, in: conversation) }
        ?? nil)
  }

  func localPath(of media: MediaDescriptor) -> String? {
    usable(runner.read { core throws(MessagingError) in try core.attachments.copy(of: media) } ?? nil)
  }

  private func usable(_ copy: CopyChecks.Copy?) -> String? {
    guard let copy else { return nil }
    switch state(of: copy) {
    case .missing, .damaged: return nil
    case .intact: break
    case .unchecked:
      if runner.copies.begin(copy) { runner.files.queue.perform { [copies = runner.copies] in _ = copies.check(copy) } }
    }
    return copy.path
  }

  /// Returns what is known of a copy, reading a small one.
  private func state(of copy: CopyChecks.Copy) -> CopyChecks.State {
    let state = runner.copies.state(of: copy)
    guard case .unchecked = state, copy.size ?? 0 <= CopyChecks.immediateSize else { return state }
    return runner.copies.check(copy)
  }

  func fetchAttachment(
    of message: MessageID, _ part: MediaPart, in conversation: ConversationID?,
    progress: ((TransferProgress) -> Void)?, completion: @escaping (Result<String, MessagingError>) -> Void
  ) -> TransferID {
    let id = runner.makeTransferID()
    let copy =
      runner.read { core throws(MessagingError) in try core.attachments.copy(of: message, part, in: conversation) }
      ?? nil
    let fetchAgain: () -> Void = {
      fetch(id, message, part, in: conversation, progress: progress, completion: completion)
    }
    guard let copy else {
      fetchAgain()
      return id
    }
    switch state(of: copy) {
    case .intact: runner.complete { completion(.success(copy.path)) }
    case .missing, .damaged: fetchAgain()
    case .unchecked:
      // Handed to one queue and called there alone.
      nonisolated(unsafe) let (fetchAgain, completion) = (fetchAgain, completion)
      let isWaiting = DeviceRunner.isWaiting
      runner.files.queue.perform {
        let isIntact = runner.copies.check(copy) == .intact
        DeviceRunner.$isWaiting.withValue(isWaiting) {
          if isIntact { runner.complete { completion(.success(copy.path)) } } else { fetchAgain() }
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
    if let error = runner.storageError { return runner.complete { completion(.failure(error)) } }
    let found =
      runner.read { core throws(MessagingError) in try core.messages.visible(message, in: conversation) } ?? nil
    guard let found, let media = found.body.content.media?[part: part],
      !media.id.string.isEmpty
    else {
      let isStored = found != nil
      return runner.complete {
        completion(.failure(MessagingError(isStored ? .mediaNotFound : .messageNotStored, message.string)))
      }
    }
    _ = download(media.id, to: .deviceFolder, describedBy: media, as: id, progress: progress) { result in
      completion(result.map { $0.path ?? "" })
    }
  }
}
