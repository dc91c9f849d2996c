import Parlance

extension AgoraRtmChannel {
  /// The engine's conversation for the channel, while it is joined.
  var conversation: ConversationID? {
    state.withLock { if case .joined(let conversation) = $0.phase { conversation } else { nil } }
  }

  /// A Boolean value that indicates whether it is joined or being joined.
  var isTaken: Bool {
    state.withLock { state in
      switch state.phase {
      case .joining, .joined: true
      case .apart, .destroyed: false
      }
    }
  }

  /// Runs a join or a leave now, or when the earlier requests of the app have ended.
  func inTurn(_ change: @escaping ChannelChange) {
    let waits = state.withLock { state in
      if state.isChanging { state.changes.append(change) }
      defer { state.isChanging = true }
      return state.isChanging
    }
    if !waits { change { [self] in startNextChange() } }
  }

  private func startNextChange() {
    let next = state.withLock { state -> ChannelChange? in
      state.isChanging = !state.changes.isEmpty
      return state.isChanging ? state.changes.removeFirst() : nil
    }
    next? { [self] in startNextChange() }
  }

  func join(_ complete: @escaping (AgoraRtmJoinChannelErrorCode) -> Void) {
    let (isDestroyed, isTaken) = state.withLock { state in
      switch state.phase {
      case .destroyed: (true, false)
      case .joining, .joined: (false, true)
      case .apart: (false, false)
      }
    }
    var invalid: AgoraRtmJoinChannelErrorCode?
    if isDestroyed { invalid = .channelErrorInvalidArgument }
    if isTaken { invalid = .channelErrorAlreadyJoined }
    let attempt = state.withLock { state in
      state.lastAttempt += 1
      return state.lastAttempt
    }
    core.request(.join, invalid: invalid) { [self] in
      guard core.admitJoin({ begin(attempt) }) else { return .channelErrorExceedLimit }
      if core.admits(.joinChannel(id)) { return nil }
      state.withLock { $0.endJoining(attempt) }
      return .sameChannelErrorTooOften
    } release: { [self] in
      state.withLock { $0.endJoining(attempt) }
    } fail: { [self] code in
      state.withLock { $0.endJoining(attempt) }
      complete(code)
    } body: { [self] device, fail in
      // The channel may have been destroyed while the call waited for the link.
      guard isJoining(attempt) else { return core.afterCallbacks { complete(.channelErrorFailure) } }
      device.subscribe(to: id, createsRoom: true) { [self] result in
        switch result {
        case .success(let subscribers):
          guard joined(subscribers.conversation, attempt) else {
            // Another object may have taken the place of a destroyed one.
            if core.channel(id)?.isTaken != true { device.unsubscribe(from: id, isFinal: true) { _ in } }
            return complete(.channelErrorFailure)
          }
          complete(.channelErrorOk)
          reportCount(subscribers.accounts.count)
        case .failure(let error): fail(error)
        }
      }
    }
  }

  private func begin(_ attempt: Int) {
    state.withLock { state in
      if case .apart = state.phase { state.phase = .joining(attempt) }
    }
  }

  private func isJoining(_ attempt: Int) -> Bool {
    state.withLock { if case .joining(attempt) = $0.phase { true } else { false } }
  }

  /// Records a join that succeeded; returns false if the channel was destroyed or the login ended meanwhile.
  private func joined(_ conversation: ConversationID, _ attempt: Int) -> Bool {
    state.withLock { state in
      guard case .joining(attempt) = state.phase else { return false }
      state.phase = .joined(conversation)
      state.generation += 1
      return true
    }
  }

  func leave(_ complete: @escaping (AgoraRtmLeaveChannelErrorCode) -> Void) {
    if core.isShutDown { return core.afterCallbacks { complete(.notInitialized) } }
    guard let device = core.device else { return core.afterCallbacks { complete(.notLoggedIn) } }
    guard conversation != nil else { return core.afterCallbacks { complete(.notInChannel) } }
    device.unsubscribe(from: id) { [self] error in
      if let error, error.code != .notMember { return complete(AgoraRtmLeaveChannelErrorCode(error)) }
      state.withLock { $0.part() }
      complete(error.map { AgoraRtmLeaveChannelErrorCode($0) } ?? .ok)
    }
  }

  /// Leaves for good.
  func destroy() {
    let wasTaken = isTaken
    state.withLock { state in
      state.part()
      state.phase = .destroyed
    }
    // A join that is under way is answered before this.
    if wasTaken { core.device?.unsubscribe(from: id, isFinal: true) { _ in } }
  }

  /// The login ended, or this user may not be here any more.
  func part() { state.withLock { $0.part() } }

  // MARK: news, on the callback queue

  func report(entered: [AccountID], left: [AccountID], count: Int) {
    if let delegate = channelDelegate, count <= Limits.listedMembers {
      for account in entered { delegate.channel(self, memberJoined: AgoraRtmMember(account.name, in: id)) }
      for account in left { delegate.channel(self, memberLeft: AgoraRtmMember(account.name, in: id)) }
    }
    reportCount(count)
  }

  /// Reports the number of members, now or when enough time has passed since the last report.
  func reportCount(_ count: Int) {
    let now = core.now
    let interval = count > Limits.listedMembers ? Limits.largeMemberCountInterval : Limits.memberCountInterval
    let (reportsNow, waits, generation) = state.withLock { state -> (Bool, Int64?, Int) in
      if let told = state.toldCount, case let next = core.time(interval, after: told.time), now < next {
        let isWaiting = state.pendingCount != nil
        state.pendingCount = count
        return (false, isWaiting ? nil : next, state.generation)
      }
      state.toldCount = (count, now)
      state.pendingCount = nil
      return (true, nil, state.generation)
    }
    if reportsNow { channelDelegate?.channel(self, memberCount: Int32(clamping: count)) }
    if let waits { core.schedule(at: waits) { [weak self] in self?.reportPendingCount(generation) } }
  }

  private func reportPendingCount(_ generation: Int) {
    let pending = state.withLock { state -> Int? in
      guard state.generation == generation, let pending = state.pendingCount else { return nil }
      let isNew = state.toldCount?.count != pending
      state.pendingCount = nil
      return isNew ? pending : nil
    }
    if let pending { reportCount(pending) }
  }

  func report(_ message: AgoraRtmMessage, from sender: AccountID) {
    let member = AgoraRtmMember(sender.name, in: id)
    switch message {
    case let image as AgoraRtmImageMessage: channelDelegate?.channel(self, imageMessageReceived: image, from: member)
    case let file as AgoraRtmFileMessage: channelDelegate?.channel(self, fileMessageReceived: file, from: member)
    default: channelDelegate?.channel(self, messageReceived: message, from: member)
    }
  }

  func report(_ attributes: [Attribute]) {
    channelDelegate?.channel(self, attributeUpdate: attributes.map(AgoraRtmChannelAttribute.init))
  }
}
