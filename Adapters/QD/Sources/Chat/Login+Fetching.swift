import Parlance

/// Fetching the attachments of received messages, as QD does.
extension Login {
  /// Fetches a message's attachment, and notifies the delegates.
  ///
  /// - throws: `invalidArgument` for a message of a type that has nothing to fetch, `messageNotStored`, `mediaNotFound`
  ///   for a file that is neither here nor at the hub yet.
  func fetchAttachment(of object: QDMessage) throws(MessagingError) {
    guard let message = object.neutral ?? device.message(MessageID(object.messageId), in: object.conversation)
    else {
      throw MessagingError(.messageNotStored, object.messageId)
    }
    guard let part = message.kind.fetchedPart, let content = message.body.content.media else {
      throw MessagingError(.invalidArgument, "messageType")
    }
    let media = content[part: part]
    let isHere = media == nil || device.place(of: part, in: content, of: message.key)?.isHere == true
    if let media, !isHere, !media.id.isValid { throw MessagingError(.mediaNotFound, message.id.string) }
    // Asked for while it is on its way, it is the same fetching.
    guard details.withLock({ $0.fetching.insert(message.key).inserted }) else { return }
    var told: Float = -1
    let report = { (progress: Float) in
      guard progress > told else { return }
      told = progress
      self.core?.chatDelegates.notify { $0.fetchMessageAttachment(object, progress: progress) }
    }
    let finish = { (error: MessagingError?) in
      self.details.withLock { _ = $0.fetching.remove(message.key) }
      if error == nil { report(1) }
      self.core?.chatDelegates.notify { $0.fetchMessageAttachment(object, didCompleteWithError: error?.qd) }
    }
    guard let media, !isHere else { return device.afterCallbacks { finish(nil) } }
    device.download(media.id, describedBy: media) { progress in
      // All bytes arrive before the file exists: it still has to be verified and named.
      if progress.completed < progress.total { report(Float(progress.fraction)) }
    } completion: { result in
      switch result {
      case .success: finish(nil)
      case .failure(let error): finish(error)
      }
    }
  }

  /// Returns whether a message's attachment is being fetched.
  func isFetching(_ message: Message) -> Bool { details.withLock { $0.fetching.contains(message.key) } }

  /// Returns whether an arriving message has an attachment that is fetched without a request: in P2P and group
  /// sessions, by QD's documents, all but files.
  func fetchesByItself(_ message: Message) -> Bool {
    guard message.state == .received, message.kind != .file, message.conversation.kind != .room,
      let part = message.kind.fetchedPart
    else { return false }
    return message.body.content.media?[part: part]?.id.isValid == true
  }

  /// Fetches what belongs to an arriving message.
  func fetchByItself(_ object: QDMessage) {
    do throws(MessagingError) {
      try fetchAttachment(of: object)
    } catch {
      core?.chatDelegates.notify { $0.fetchMessageAttachment(object, didCompleteWithError: error.qd) }
    }
  }
}

extension MessageKind {
  /// The part that QD fetches of a message of this kind; nil if none.
  var fetchedPart: MediaPart? {
    switch self {
    case .image, .video: .preview
    case .audio, .file: .file
    default: nil
    }
  }
}
