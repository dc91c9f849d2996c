import Parlance

extension AgoraRtmChannel {
  /// What the channel is to the engine, while it is joined.
  var conversation: ConversationID? {
    state.withLock { if case .joined(let conversation) = $0.phase { conversation } else { nil } }
  }

  /// Whether it is joined or being joined.
  var isTaken: Bool {
    state.withLock { state in
      switch state.phase {
      case .joining, .joined: true
      case .apart, .destroyed: false
      }
    }
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
    if invalid == nil && core.joinedChannelCount >= Limits.joinedChannels { invalid = .channelErrorExceedLimit }
    if invalid == nil && core.canCall && !core.admits(.joinChannel(id)) { invalid = .sameChannelErrorTooOften }
    core.call(.join, .join, invalid: invalid, begin: { [self] in state.withLock { $0.phase = .joining } }) {
      [self] code in
      if invalid == nil { state.withLock { $0.part() } }
      complete(code)
    } body: { [self] device, fail in
      device.attend(id, createsRoom: true) { [self] result in
        switch result {
        case .success(let attendance):
          guard joined(attendance.conversation) else { return complete(.channelErrorFailure) }
          complete(.channelErrorOk)
          tellCount(attendance.accounts.count)
        case .failure(let error): fail(error)
        }
      }
    }
  }

  /// Notes a join that succeeded; false if the channel was destroyed or the login ended meanwhile.
  private func joined(_ conversation: ConversationID) -> Bool {
    state.withLock { state in
      guard case .joining = state.phase else { return false }
      state.phase = .joined(conversation)
      state.generation += 1
      return true
    }
  }

  func leave(_ complete: @escaping (AgoraRtmLeaveChannelErrorCode) -> Void) {
    if core.environment.isShutDown { return core.callBack { complete(.notInitialized) } }
    guard let device = core.device else { return core.callBack { complete(.notLoggedIn) } }
    guard conversation != nil else { return core.callBack { complete(.notInChannel) } }
    device.stopAttending(id) { [self] error in
      if let error, error.code != .notMember { return complete(AgoraRtmLeaveChannelErrorCode(error)) }
      state.withLock { $0.part() }
      complete(error.map(AgoraRtmLeaveChannelErrorCode.init) ?? .ok)
    }
  }

  /// Leaves for good.
  func destroy() {
    let wasJoined = conversation != nil
    state.withLock { state in
      state.part()
      state.phase = .destroyed
    }
    if wasJoined { core.device?.stopAttending(id) { _ in } }
  }

  /// The login ended, or this user may not be here any more.
  func part() { state.withLock { $0.part() } }

  // MARK: news, on the callback queue

  func tell(entered: [AccountID], left: [AccountID], count: Int) {
    if let delegate = channelDelegate, count <= Limits.listedMembers {
      for account in entered { delegate.channel(self, memberJoined: AgoraRtmMember(account.name, in: id)) }
      for account in left { delegate.channel(self, memberLeft: AgoraRtmMember(account.name, in: id)) }
    }
    tellCount(count)
  }

  /// Tells the number of members, now or when enough time has passed since the last time.
  func tellCount(_ count: Int) {
    let now = core.now
    let interval = count > Limits.listedMembers ? Limits.largeMemberCountInterval : Limits.memberCountInterval
    let (tellsNow, waits, generation) = state.withLock { state -> (Bool, Int64?, Int) in
      if let told = state.toldCount, case let next = core.time(interval, after: told.time), now < next {
        let isWaiting = state.pendingCount != nil
        state.pendingCount = count
        return (false, isWaiting ? nil : next, state.generation)
      }
      state.toldCount = (count, now)
      state.pendingCount = nil
      return (true, nil, state.generation)
    }
    if tellsNow { channelDelegate?.channel(self, memberCount: Int32(clamping: count)) }
    if let waits { core.schedule(at: waits) { [weak self] in self?.tellPendingCount(generation) } }
  }

  private func tellPendingCount(_ generation: Int) {
    let pending = state.withLock { state -> Int? in
      guard state.generation == generation, let pending = state.pendingCount else { return nil }
      let isNews = state.toldCount?.count != pending
      state.pendingCount = nil
      return isNews ? pending : nil
    }
    if let pending { tellCount(pending) }
  }

  func tell(_ message: AgoraRtmMessage, from sender: AccountID) {
    let member = AgoraRtmMember(sender.name, in: id)
    switch message {
    case let image as AgoraRtmImageMessage: channelDelegate?.channel(self, imageMessageReceived: image, from: member)
    case let file as AgoraRtmFileMessage: channelDelegate?.channel(self, fileMessageReceived: file, from: member)
    default: channelDelegate?.channel(self, messageReceived: message, from: member)
    }
  }

  func tell(_ attributes: [Attribute]) {
    channelDelegate?.channel(self, attributeUpdate: attributes.map(AgoraRtmChannelAttribute.init))
  }
}
