internal import ParlanceCore

/// Accounts and conversations by name, from the cache or the store.
extension Hub {
  func account(_ id: AccountID) throws(MessagingError) -> AccountRecord? {
    if let record = accounts[id.folded] { return record }
    guard let record = try store.account(folded: id.folded) else { return nil }
    remember(record)
    return record
  }

  func account(number: Int64) throws(MessagingError) -> AccountRecord {
    if let record = accountsByNumber[number] { return record }
    guard let record = try store.account(number: number) else { throw MessagingError(.accountNotFound) }
    remember(record)
    return record
  }

  func accountIDs(_ numbers: [Int64]) throws(MessagingError) -> [AccountID] {
    var ids: [AccountID] = []
    for number in numbers { ids.append(try account(number: number).id) }
    return ids
  }

  /// An account that must exist.
  func existingAccount(_ id: AccountID) throws(MessagingError) -> AccountRecord {
    guard id.isValid else { throw MessagingError(.invalidArgument, "account") }
    guard let record = try account(id) else { throw MessagingError(.accountNotFound) }
    return record
  }

  func insertAccount(_ id: AccountID) throws(MessagingError) -> AccountRecord {
    let record = AccountRecord(number: try store.insertAccount(name: id), id: id)
    remember(record)
    return record
  }

  private func remember(_ record: AccountRecord) {
    accounts[record.id.folded] = record
    accountsByNumber[record.number] = record
  }

  /// A conversation as a session names it. Groups and rooms must exist; whether the account belongs to them is for the
  /// caller to check.
  func conversation(
    _ id: ConversationID, _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> HubConversation {
    if let known = session.conversations[id] { return known }
    let conversation: HubConversation
    switch id {
    case .direct(let peer): conversation = try directConversation(login.account, try existingAccount(peer))
    case .group(let name): conversation = try group(name)
    case .room(let name): conversation = try room(name)
    }
    session.conversations[id] = conversation
    return conversation
  }

  func directConversation(
    _ first: AccountRecord, _ second: AccountRecord
  ) throws(MessagingError) -> HubConversation {
    let low = first.number <= second.number ? first : second
    let high = first.number <= second.number ? second : first
    let key = "d:\(low.number):\(high.number)"
    let record: StreamRecord
    if let known = try store.stream(key: key) {
      record = known
    } else {
      record = try store.insertStream(key: key, kind: .direct, profile: [])
      try store.save(MemberRecord(stream: record.number, account: low.number))
      if high.number != low.number { try store.save(MemberRecord(stream: record.number, account: high.number)) }
    }
    if let known = conversations[record.number] { return known }
    let conversation = HubConversation(stream: record.number, kind: .direct, pair: (low, high))
    conversations[record.number] = conversation
    return conversation
  }

  func group(_ id: String) throws(MessagingError) -> HubConversation {
    guard let record = try store.stream(key: "c:" + id), record.kind == .group, !record.profile.isEmpty else {
      throw MessagingError(.groupNotFound)
    }
    return try conversation(record)
  }

  func room(_ id: String) throws(MessagingError) -> HubConversation {
    guard let record = try store.stream(key: "c:" + id), record.kind == .room, !record.profile.isEmpty else {
      throw MessagingError(.roomNotFound)
    }
    return try conversation(record)
  }

  /// A conversation from its stored stream.
  func conversation(_ record: StreamRecord) throws(MessagingError) -> HubConversation {
    if let known = conversations[record.number] { return known }
    switch record.kind {
    case .account: throw MessagingError(.messageNotFound)
    case .direct:
      let numbers = record.key.split(separator: ":").dropFirst().compactMap { Int64($0) }
      guard numbers.count == 2 else { throw MessagingError(.storageDamaged, "stream \(record.number)") }
      return try directConversation(try account(number: numbers[0]), try account(number: numbers[1]))
    case .group:
      let conversation = HubConversation(stream: record.number, kind: .group)
      var reader = ByteReader(record.profile)
      conversation.group = try GroupInfo(from: &reader)
      for member in try store.members(stream: record.number) {
        _ = try account(number: member.account)
        var reader = ByteReader(member.profile)
        conversation.members[member.account] = HubMember(record: member, profile: try Member(from: &reader))
      }
      conversations[record.number] = conversation
      return conversation
    case .room:
      let conversation = HubConversation(stream: record.number, kind: .room)
      var reader = ByteReader(record.profile)
      conversation.room = try RoomInfo(from: &reader)
      conversations[record.number] = conversation
      return conversation
    }
  }

  /// This account's place in a conversation that it may read.
  func membership(
    _ conversation: HubConversation, _ login: HubSession.Login
  ) throws(MessagingError) -> MemberRecord {
    switch conversation.kind {
    case .direct:
      return try store.member(stream: conversation.stream, account: login.account.number)
        ?? MemberRecord(stream: conversation.stream, account: login.account.number)
    case .group, .room:
      guard let member = conversation.members[login.account.number] else { throw MessagingError(.notMember) }
      return member.record
    case .account: throw MessagingError(.messageNotFound)
    }
  }

  /// How far a stream has come.
  func lastSequence(_ stream: Int64) throws(MessagingError) -> Int64 {
    try store.stream(number: stream)?.lastSequence ?? 0
  }
}
