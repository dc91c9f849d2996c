internal import ParlanceCore

/// Logging in and catching up.
extension DeviceCore {
  func perform(_ actions: [ConnectionMachine.Action]) throws(MessagingError) {
    for action in actions {
      switch action {
      case .tell(let change):
        try finishRun()
        items.append(.event(.connection(change)))
      case .sendLogin:
        request(
          .connect(
            ConnectRequest(
              account: account, token: token, device: configuration.device, style: configuration.style,
              platform: configuration.platform, tag: configuration.tag,
              exclusivity: configuration.exclusivityGroup, since: hubTime,
              followsGroups: configuration.followsGroups, waiting: configuration.waitingLimits,
              restored: connection.isRestoring ? login : nil)), .connect)
      case .complete(let error):
        if let completion = loginCompletion {
          loginCompletion = nil
          items.append(.end(isImmediate: isLoginWaitedFor) { completion(error) })
        }
      case .startFetching: break
      case .failRequests(let error): failRequests(error)
      }
    }
  }

  private func failRequests(_ error: MessagingError) {
    let pending = requests.sorted { $0.key < $1.key }
    requests.removeAll()
    // What was not handed to the link yet belongs to the login that is over.
    frames.removeAll()
    outstandingFetches = 0
    isFetchingAccount = false
    for conversation in conversations.values { conversation.isFetching = false }
    for id in outgoing.keys { outgoing[id]?.isSubmitted = false }
    interruptTransfers(error)
    for (_, request) in pending {
      if case .transfer(let body) = request { try? body(self, .failure(error)) }
      if case .other(let body) = request { body(self, .failure(error)) }
    }
  }

  func connected(_ reply: Connected) throws(MessagingError) {
    login = reply.login
    clockOffset = reply.time.milliseconds - clock.now().milliseconds
    otherDevices = reply.otherDevices
    try begin(isDurable: false)
    try perform(connection.accepted())
    if !reply.otherDevices.isEmpty { items.append(.event(.otherDevices(reply.otherDevices, .initial))) }
    let isNew = !isKnown
    if isNew {
      firstLogin = reply.time
      try save(reply.time.milliseconds, asSetting: "firstLogin")
    }
    isKnown = true
    try catchUp(with: reply, knowingNothing: isNew)
    for (id, member) in rooms.sorted(by: { $0.key < $1.key }) { enterAgain(id, member) }
    restorePresence()
    drainOutbox()
    try resumeTransfers()
    try finishFetchIfDone()
  }

  /// Fetches the streams that are ahead of this device.
  ///
  /// - parameter knowingNothing: What the heads say is the whole of what the account's own stream would have told: the
  ///   device is new, or that stream was cut off before it could be fetched.
  private func catchUp(with reply: Connected, knowingNothing: Bool) throws(MessagingError) {
    hubTime = reply.time
    expectedGroups = Dictionary(uniqueKeysWithValues: reply.groups.map { ($0.id, $0) })
    var positions: [PullPosition] = []
    for head in reply.heads {
      switch head.stream {
      case .account:
        if knowingNothing {
          accountCursor.advance(to: head.sequence)
          try save(accountCursor.position, asSetting: "accountCursor")
        } else if head.sequence > accountCursor.position {
          isFetchingAccount = true
          positions.append(PullPosition(stream: .account, after: accountCursor.position))
        }
      case .conversation(let id):
        let conversation = try conversation(id)
        conversation.waitedUpTo = head.sequence
        conversation.ownRead = knowingNothing || configuration.synchronizesUnread ? head.ownRead : 0
        if knowingNothing && head.peerRead > conversation.record.peerRead {
          conversation.record.peerRead = head.peerRead
          markDirty(conversation)
        }
        if configuration.synchronizesUnread && conversation.record.unread > 0 {
          try readElsewhere(conversation, upTo: head.ownRead)
        }
        if head.sequence > conversation.cursor.position {
          conversation.isFetching = true
          positions.append(PullPosition(stream: head.stream, after: conversation.cursor.position))
        } else if let group = id.groupName {
          try checkGroup(group, conversation)
        }
      }
    }
    if !positions.isEmpty {
      outstandingFetches += 1
      request(.pull(positions), .fetch)
    }
  }

  /// The account's own stream was cut off: what it would have told is read from where everything stands.
  private func takeSnapshot() {
    outstandingFetches += 1
    request(
      .snapshot,
      .other { core, result in
        core.outstandingFetches = max(0, core.outstandingFetches - 1)
        guard case .success(.connected(let reply)) = result else { return }
        do throws(MessagingError) {
          try core.catchUp(with: reply, knowingNothing: true)
          let groups = Set(reply.groups.map(\.id))
          for conversation in core.conversations.values {
            guard let group = conversation.group, !groups.contains(group.id) else { continue }
            conversation.setGroup(nil, [])
            core.markDirty(conversation)
            core.items.append(.event(.groupRemoved(group, reason: .left, actor: core.account)))
          }
        } catch {
          core.abandon(error)
        }
      })
  }

  private func enterAgain(_ id: String, _ member: Member) {
    request(
      .room(.enter(id, member)),
      .other { core, result in
        guard case .success(.room(_, _, let sequence)) = result else { return }
        core.conversations[.room(id)]?.cursor.advance(to: sequence)
      })
  }

  /// Hands everything that waits to the link, in the order in which it was written.
  func drainOutbox() {
    let waiting = outgoing.values.filter { !$0.isSubmitted }.sorted { $0.position < $1.position }
    for entry in waiting { submit(entry.message) }
  }

  func submit(_ message: Message) {
    if transfers.pending[message.id] != nil { return uploadAttachments(of: message.id) }
    if configuration.sendsInOrder && isBehindFiles(message) { return }
    outgoing[message.id]?.isSubmitted = true
    request(
      .submit(
        Submission(
          id: message.id, conversation: message.conversation, options: message.options, kind: message.kind,
          body: message.encodedBody, revokes: outgoing[message.id]?.revokes)), .submission(message.id))
  }

  /// Asks for a stream from where this device is.
  func fetch(_ conversation: DeviceConversation) {
    guard !conversation.isFetching, connection.isConnected else { return }
    conversation.isFetching = true
    request(
      .pull([PullPosition(stream: .conversation(conversation.record.id), after: conversation.cursor.position)]), .fetch)
  }

  func fetchAccount() {
    guard !isFetchingAccount, connection.isConnected else { return }
    isFetchingAccount = true
    request(.pull([PullPosition(stream: .account, after: accountCursor.position)]), .fetch)
  }

  func pulled(_ streams: [PulledStream]) throws(MessagingError) {
    let isOffline = connection.state == .synchronizing
    try begin(isDurable: false)
    for stream in streams {
      switch stream.stream {
      case .account:
        isFetchingAccount = false
        for event in stream.events where accountCursor.receiveFetched(event.sequence) == .apply {
          try apply(event, isOffline: isOffline)
        }
        accountCursor.advance(to: stream.upTo)
        try save(accountCursor.position, asSetting: "accountCursor")
        if stream.isTruncated { takeSnapshot() }
      case .conversation(let id):
        let conversation = try conversation(id)
        conversation.isFetching = false
        for event in stream.events where conversation.cursor.receiveFetched(event.sequence) == .apply {
          try apply(event, isOffline: isOffline)
        }
        conversation.cursor.advance(to: stream.upTo)
        markDirty(conversation)
        if let group = id.groupName { try checkGroup(group, conversation) }
      }
      try finishRun()
    }
  }

  /// Fetches a group's members if this device's copy is not the hub's.
  private func checkGroup(_ id: String, _ conversation: DeviceConversation) throws(MessagingError) {
    guard let expected = expectedGroups[id] else { return }
    if let known = conversation.group, known.version >= expected.version { return }
    expectedGroups[id] = nil
    outstandingFetches += 1
    request(
      .group(.members(id)),
      .other { core, result in
        core.outstandingFetches = max(0, core.outstandingFetches - 1)
        guard case .success(.group(let group, let members, _)) = result,
          let conversation = core.conversations[.group(id)]
        else { return }
        let isNew = conversation.group == nil
        conversation.setGroup(group, members)
        core.markDirty(conversation)
        core.items.append(.event(isNew ? .groupAdded(group) : .groupUpdated(group)))
      })
  }

  /// Ends the catching up once nothing is missing.
  func finishFetchIfDone() throws(MessagingError) {
    guard connection.state == .synchronizing, outstandingFetches == 0 else { return }
    try begin(isDurable: false)
    try save(hubTime.milliseconds, asSetting: "hubTime")
    try perform(connection.synchronized())
  }
}

extension ConversationID {
  var groupName: String? { if case .group(let id) = self { id } else { nil } }
}
