internal import ParlanceCore

/// Fetching streams, and the members of groups.
extension DeviceCore {
  /// Asks for a stream from where this device is.
  func fetch(_ conversation: DeviceConversation) {
    guard !conversation.isFetching, connection.isConnected else { return }
    conversation.isFetching = true
    let stream = StreamName.conversation(conversation.record.id)
    pull([PullPosition(stream: stream, after: conversation.cursor.position)], isCatchUp: false)
  }

  func fetchAccount() {
    guard !isFetchingAccount, connection.isConnected else { return }
    isFetchingAccount = true
    pull([PullPosition(stream: .account, after: accountCursor.position)], isCatchUp: false)
  }

  /// Asks for streams, in as many calls as the hub wants.
  ///
  /// - parameter isCatchUp: The device is up to date once they are here.
  func pull(_ positions: [PullPosition], isCatchUp: Bool) {
    for part in positions.divided(by: limits.positions) {
      if isCatchUp { outstandingFetches += 1 }
      send(PullCall(part), for: .fetch(part, isCatchUp: isCatchUp))
    }
  }

  /// Applies what came of the streams that were asked for, and asks for the rest of them.
  func pulled(_ streams: [PulledStream], for positions: [PullPosition], isCatchUp: Bool) throws(MessagingError) {
    try begin(isDurable: false)
    var asked = Dictionary(positions.map { ($0.stream, $0.after) }, uniquingKeysWith: min)
    var rest: [PullPosition] = []
    for stream in streams {
      // What was not asked for is none of this reply's business.
      guard let after = asked.removeValue(forKey: stream.stream) else { continue }
      let position = try apply(stream)
      if !stream.hasMore {
        try endFetching(stream.stream)
      } else if position > after {
        rest.append(PullPosition(stream: stream.stream, after: position))
      } else {
        giveUpFetching([PullPosition(stream: stream.stream, after: after)], isCatchUp: isCatchUp)
      }
      try finishRun()
    }
    let missing = positions.filter { asked.removeValue(forKey: $0.stream) != nil }
    // A hub that answers nothing of what it was asked would be asked for ever.
    if missing.count < positions.count {
      rest += missing
    } else {
      giveUpFetching(missing, isCatchUp: isCatchUp)
    }
    pull(rest, isCatchUp: isCatchUp)
  }

  /// Applies a part of a stream and returns how far the device is.
  private func apply(_ part: PulledStream) throws(MessagingError) -> Int64 {
    let isOffline = connection.state == .synchronizing
    switch part.stream {
    case .account:
      for event in part.events where event.stream == .account {
        if accountCursor.receiveFetched(event.sequence) == .apply { try applyAccountEvent(event) }
      }
      accountCursor.advance(to: part.upTo)
      try save(accountCursor.position, asSetting: "accountCursor")
      if part.isTruncated { takeSnapshot() }
      return accountCursor.position
    case .conversation(let id):
      let conversation = try conversation(id)
      for event in part.events where event.stream == part.stream {
        if conversation.cursor.receiveFetched(event.sequence) == .apply {
          try apply(event, conversation, isOffline: isOffline)
        }
      }
      conversation.cursor.advance(to: part.upTo)
      markDirty(conversation)
      return conversation.cursor.position
    }
  }

  private func endFetching(_ stream: StreamName) throws(MessagingError) {
    switch stream {
    case .account: isFetchingAccount = false
    case .conversation(let id):
      let conversation = try conversation(id)
      conversation.isFetching = false
      if let group = id.groupName { try checkGroup(group, conversation) }
    }
  }

  /// Streams could not be fetched: they are again when something is pushed, or at the next login.
  func giveUpFetching(_ positions: [PullPosition], isCatchUp: Bool) {
    guard !positions.isEmpty else { return }
    if isCatchUp { nextHubTime = nil }
    for position in positions {
      switch position.stream {
      case .account: isFetchingAccount = false
      case .conversation(let id): conversations[id]?.isFetching = false
      }
    }
  }

  func endFetch() { outstandingFetches = max(0, outstandingFetches - 1) }

  // MARK: groups

  /// Fetches a group's members if this device's copy is not the hub's.
  func checkGroup(_ id: String, _ conversation: DeviceConversation) throws(MessagingError) {
    guard let expected = expectedGroups[id], !awaitedGroups.contains(id) else { return }
    if let known = conversation.group, known.version >= expected.version, !conversation.lacksMembers { return }
    expectedGroups[id] = nil
    fetchMembers(of: id) { core, reply in
      guard let reply, let conversation = core.conversations[.group(id)] else { return }
      let isNew = conversation.group == nil
      conversation.setGroup(reply.group, reply.members)
      core.markDirty(conversation)
      core.callbacks.tell(isNew ? .groupAdded(reply.group) : .groupUpdated(reply.group))
    }
  }

  /// Fetches the members of a new group, which has too many for the news of it; then the app is told of the group. If they
  /// cannot be fetched, it is told without.
  func awaitMembers(of group: GroupInfo, _ time: Timestamp) {
    awaitedGroups.insert(group.id)
    fetchMembers(of: group.id) { core, reply throws(MessagingError) in
      // It may have been left meanwhile.
      guard core.awaitedGroups.remove(group.id) != nil else { return }
      let group = reply?.group ?? group
      let conversation = try core.conversation(.group(group.id))
      conversation.setGroup(group, reply?.members ?? [])
      core.markDirty(conversation)
      try core.tell(.groupJoined(group, [], sequence: 0), .group(group.id), time)
    }
  }

  /// Fetches a group with its members; the device is not up to date before they are here.
  private func fetchMembers(
    of id: String, then body: @escaping (DeviceCore, GroupReply?) throws(MessagingError) -> Void
  ) {
    outstandingFetches += 1
    request(GroupMembersCall(id: id), isVital: true) { core, result throws(MessagingError) in
      core.endFetch()
      if case .success(let reply) = result, reply.group.id == id {
        try body(core, reply)
      } else {
        try body(core, nil)
      }
    }
  }
}

extension ConversationID {
  var groupName: String? { if case .group(let id) = self { id } else { nil } }
}

extension Array {
  /// The elements in pieces of at most so many; no piece if there are none.
  func divided(by count: Int) -> [[Element]] {
    let count = Swift.max(1, count)
    if self.count <= count { return isEmpty ? [] : [self] }
    return stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
  }
}
