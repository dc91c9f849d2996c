internal import ParlanceCore

/// Asking the style what its configuration wants to be asked, on the callback queue and without the lock.
extension DeviceRunner {
  /// Asks what a turn left to be asked.
  func ask(_ questions: [DeviceCore.Question]) {
    for question in questions {
      callbackQueue.perform { [self] in
        switch question {
        case .pause(let number): askForPause(number)
        case .token(let number): askForToken(number)
        }
      }
    }
  }

  private func askForPause(_ number: Int) {
    let pause = configuration.hooks.reconnectPause?().map { max(0, $0) }
    link.setPause(pause)
    guard let pause, pause > 0 else { return release(number) }
    clock.schedule(at: clock.now().advanced(byMilliseconds: pause)) { [weak self] in self?.release(number) }
  }

  private func release(_ number: Int) {
    try? change { core throws(MessagingError) in try core.login.perform(core.connection.released(number)) }
  }

  private func askForToken(_ number: Int) {
    let token = configuration.hooks.token?()
    let loginExtension = configuration.hooks.loginExtension?()
    try? change { core throws(MessagingError) in
      let actions = core.connection.prepared(number)
      if !actions.isEmpty, let token { core.login.use(token: token) }
      core.login.use(loginExtension: loginExtension ?? core.configuration.loginExtension)
      try core.login.perform(actions)
    }
  }

  // MARK: messages

  /// Asks about the messages among frames that the device would store, and takes the frames without those that are to be
  /// ignored.
  ///
  /// - returns: A Boolean value that indicates whether there is anything to ask about; otherwise nothing was done.
  func asks(about frames: [InboundFrame]) -> Bool {
    guard configuration.hooks.ignoresMessage != nil, frames.contains(where: { !$0.storedMessages.isEmpty }) else {
      return false
    }
    let number = intake.withLock { $0.begin() }
    callbackQueue.perform { [self] in
      let ignored = Set(unknownMessages(in: frames).filter(isIgnored).map(\.key))
      loop.perform { [self] in take(frames, without: ignored, answering: number) }
    }
    return true
  }

  private func isIgnored(_ message: Message) -> Bool { configuration.hooks.ignoresMessage?(message) ?? false }

  /// Returns the messages that the device neither has nor is sending.
  private func unknownMessages(in frames: [InboundFrame]) -> [Message] {
    let messages = frames.flatMap(\.storedMessages)
    return read { core throws(MessagingError) in
      var unknown: [Message] = []
      for message in messages where try !core.isKnown(message.key) { unknown.append(message) }
      return unknown
    } ?? []
  }

  /// Takes frames about which the app was asked, and what came after them up to the next question; on the queue of turns.
  private func take(_ frames: [InboundFrame], without ignored: Set<MessageKey>, answering number: Int) {
    guard intake.withLock({ $0.isOpen(number) }) else { return }
    take(ignored.isEmpty ? frames : frames.compactMap { $0.removing(ignored.contains) })
    // What was taken may have given up the link, and with it what waits.
    guard intake.withLock({ $0.isOpen(number) }) else { return }
    while let piece = intake.withLock({ $0.next() }) {
      switch piece {
      case .frames(let frames):
        if asks(about: frames) { return }
        take(frames)
      case .link(let isReachable): takeLinkChange(isReachable: isReachable)
      }
    }
  }
}

extension DeviceCore {
  /// Something to ask the style, with a number that its answer carries.
  enum Question: Sendable {
    /// The pause before the next login.
    case pause(Int)
    /// The token of the next login.
    case token(Int)
  }

  /// Returns whether a message is in the database, or on its way to the hub.
  fileprivate func isKnown(_ key: MessageKey) throws(MessagingError) -> Bool {
    guard !sending.outbox.contains(key) else { return true }
    return try messages.stored(key.id, in: key.conversation) != nil
  }
}
