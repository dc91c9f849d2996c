internal import ParlanceCore

/// What is noted with accounts, groups and rooms.
extension Hub {
  /// The stream whose attributes an owner's are; nil for a room that does not exist.
  private func attributeStream(
    of owner: AttributeOwner, _ login: HubSession.Login
  ) throws(MessagingError) -> (stream: Int64, conversation: HubConversation?)? {
    switch owner {
    case .account(let id):
      guard let account = try account(id), try isOnline(id) else {
        throw MessagingError(.accountNotFound, "not online")
      }
      return (try accountStream(of: account.number), nil)
    case .conversation(let id):
      guard !id.isEmpty, id.utf8.count <= 64 else { throw MessagingError(.invalidArgument, "conversation") }
      guard let record = try store.stream(key: "c:" + id), !record.profile.isEmpty else { return nil }
      let conversation = try conversation(record)
      if conversation.kind == .group, conversation.members[login.account.number] == nil {
        throw MessagingError(.notMember)
      }
      try clearIfAbandoned(conversation)
      return (conversation.stream, conversation)
    }
  }

  func attributes(
    of owner: AttributeOwner, _ keys: [String]?, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    guard let (stream, _) = try attributeStream(of: owner, login) else { return .presence(.attributes([])) }
    let wanted = keys.map(Set.init)
    let found = try attributes(stream: stream).filter { wanted?.contains($0.key) ?? true }
    return .presence(.attributes(found))
  }

  private func attributes(stream: Int64) throws(MessagingError) -> [Attribute] {
    var attributes: [Attribute] = []
    for record in try store.attributes(stream: stream) {
      attributes.append(
        Attribute(
          key: record.key, value: record.value, updater: try account(number: record.updater).id, time: record.time))
    }
    return attributes
  }

  func changeAttributes(
    of owner: AttributeOwner, _ change: AttributeChange, _ announces: Bool, _ session: HubSession,
    _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    var found = try attributeStream(of: owner, login)
    var limits = settings.conversationAttributeLimits
    switch owner {
    case .account(let id):
      guard id == login.account.id else { throw MessagingError(.forbidden) }
      limits = settings.accountAttributeLimits
    case .conversation(let id) where found == nil:
      // Nobody has to be in a room to write its attributes, not even for it to exist.
      _ = try createRoom(id: id, name: id, owner: login.account.id)
      found = try attributeStream(of: owner, login)
    case .conversation: break
    }
    guard let (stream, conversation) = found else { throw MessagingError(.roomNotFound) }
    try write(change, stream, limits, by: login.account)
    guard let conversation else { return .done }
    if conversation.kind == .room, conversation.members.isEmpty, emptied[stream] == nil {
      emptied[stream] = clock.now()
    }
    if announces {
      let all = try attributes(stream: stream)
      for follower in followers(of: conversation) where attends(follower, conversation) && follower !== session {
        guard let account = follower.login?.account.number else { continue }
        send(.presence(.attributes(conversation.name(for: account), all)), to: follower)
      }
      if attends(session, conversation) {
        newsAfterReply.append((session, .attributes(conversation.name(for: login.account.number), all)))
      }
    }
    return .done
  }

  private func write(
    _ change: AttributeChange, _ stream: Int64, _ limits: AttributeLimits, by account: AccountRecord
  ) throws(MessagingError) {
    var written: [String: String] = [:]
    var after: [String: String] = [:]
    switch change {
    case .clear: return try store.removeAttributes(stream: stream, keys: nil)
    case .remove(let keys): return try store.removeAttributes(stream: stream, keys: keys)
    case .replace(let attributes): written = attributes
    case .merge(let attributes):
      written = attributes
      for record in try store.attributes(stream: stream) { after[record.key] = record.value }
    }
    guard !written.keys.contains("") else { throw MessagingError(.invalidArgument, "an attribute without a name") }
    after.merge(written) { $1 }
    try limits.check(after)
    if case .replace = change { try store.removeAttributes(stream: stream, keys: nil) }
    let now = clock.now()
    for (key, value) in written {
      try store.save(AttributeRecord(stream: stream, key: key, value: value, updater: account.number, time: now))
    }
  }

  /// Takes the attributes of a room in which nobody was for long.
  func clearIfAbandoned(_ conversation: HubConversation) throws(MessagingError) {
    guard conversation.kind == .room, conversation.members.isEmpty else { return }
    // After a restart nobody knows since when the room is empty.
    let since = emptied[conversation.stream] ?? clock.now()
    emptied[conversation.stream] = since
    guard clock.now().milliseconds - since.milliseconds >= settings.emptyRoomAttributeLife else { return }
    try store.removeAttributes(stream: conversation.stream, keys: nil)
  }
}
