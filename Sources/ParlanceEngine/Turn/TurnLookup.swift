package import ParlanceCore

/// Accounts and conversations by name, from the cache or the store.
package struct TurnLookup: TurnPart {
  let turn: TurnContext

  /// Returns an account; nil for one that was erased.
  func account(_ id: AccountID) throws(MessagingError) -> AccountRecord? {
    guard let record = try turn.erasure.registered(id), try turn.standing.standing(of: record).erased == nil else {
      return nil
    }
    return record
  }

  /// Returns an account, or a visitor, whose number says its name.
  func account(number: AccountNumber) throws(MessagingError) -> AccountRecord {
    if number.isVisitor, let id = AccountID(visitorNumber: number) { return AccountRecord(number: number, id: id) }
    if let record = turn.cache.account(number: number) { return record }
    guard let record = try store.account(number: number) else { throw MessagingError(.accountNotFound) }
    turn.cache.remember(record)
    return record
  }

  /// Returns an account that must exist, or a visitor, of which the hub keeps nothing.
  func existingAccountOrVisitor(_ id: AccountID) throws(MessagingError) -> AccountRecord {
    guard let number = id.visitorNumber else { return try existingAccount(id) }
    return try account(number: number)
  }

  func accountIDs(_ numbers: [AccountNumber]) throws(MessagingError) -> [AccountID] {
    var ids: [AccountID] = []
    ids.reserveCapacity(numbers.count)
    for number in numbers { ids.append(try account(number: number).id) }
    return ids
  }

  /// Returns an account that must exist.
  func existingAccount(_ id: AccountID) throws(MessagingError) -> AccountRecord {
    guard let id = id.canonical else { throw MessagingError(.invalidArgument, "account") }
    guard let record = try account(id) else { throw MessagingError(.accountNotFound) }
    return record
  }

  /// Stores a new account, of which this turn has found that there is none.
  func insertAccount(_ id: AccountID) throws(MessagingError) -> AccountRecord {
    guard CanonicalName.isUnmistakable(id.name), !id.isVisitor else {
      throw MessagingError(.invalidArgument, "account")
    }
    let number: AccountNumber
    do throws(MessagingError) {
      number = try store.insertAccount(name: id)
    } catch {
      throw error.code == .accountExists ? turn.entries.overtaken() : error
    }
    let record = AccountRecord(number: number, id: id)
    turn.cache.remember(record)
    return record
  }

  /// Registers an account for the administration.
  package func createAccount(_ id: AccountID) throws(MessagingError) {
    guard let id = id.canonical else { throw MessagingError(.invalidArgument, "account") }
    if let known = try turn.erasure.registered(id) { return try turn.erasure.registerAgain(known) }
    _ = try insertAccount(id)
  }

  /// Returns the account's own stream.
  func accountStream(of account: AccountNumber) throws(MessagingError) -> StreamNumber {
    if let stream = turn.cache.accountStream(of: account) { return stream }
    let key = StreamKey.account(account)
    let record: StreamRecord
    if let known = try store.stream(key: key) {
      record = known
    } else {
      record = try store.insertStream(key: key, kind: .account, profile: [])
    }
    turn.cache.rememberStream(record.number, of: account)
    return record.number
  }

  // MARK: conversations

  /// Returns a conversation as an account names it. Groups and rooms must exist; whether the account belongs to them is
  /// for the caller to check.
  ///
  /// - parameter isToBeWritten: A direct conversation is made if there is none; otherwise one in which nothing was ever
  ///   written has the stream 0, in which nothing is.
  func conversation(
    _ id: ConversationID, _ requester: Requester, isToBeWritten: Bool = false
  ) throws(MessagingError) -> HubConversation {
    switch id {
    case .direct(let peer):
      // The conversation with an erased account can still be read.
      let peer = isToBeWritten ? try existingAccount(peer) : try turn.erasure.registeredAccount(peer)
      return try directConversation(requester.account, peer, isToBeWritten: isToBeWritten)
    case .group(let name):
      let group = try group(name)
      if group.thread != nil && !requester.followsThreads { throw MessagingError(.groupNotFound) }
      return group
    case .room(let name): return try room(name)
    }
  }

  func directConversation(
    _ first: AccountRecord, _ second: AccountRecord, isToBeWritten: Bool
  ) throws(MessagingError) -> HubConversation {
    if let stream = turn.cache.directStream(first.number, second.number), let known = turn.cache.conversation(stream) {
      return known
    }
    let low = first.number <= second.number ? first : second
    let high = first.number <= second.number ? second : first
    let key = StreamKey.direct(low: low.number, high: high.number)
    let record: StreamRecord
    if let known = try store.stream(key: key) {
      record = known
    } else if !isToBeWritten {
      return HubConversation(stream: .zero, kind: .direct, pair: (low, high))
    } else {
      record = try store.insertStream(key: key, kind: .direct, profile: [])
      try store.saveMarks(MemberRecord(stream: record.number, account: low.number))
      if high.number != low.number { try store.saveMarks(MemberRecord(stream: record.number, account: high.number)) }
    }
    let conversation = HubConversation(
      stream: record.number, kind: .direct, version: record.version, pair: (low, high),
      relation: try relation(record))
    turn.cache.remember(conversation)
    return conversation
  }

  /// Returns a direct conversation from its stored stream; the cache does not keep it.
  func directConversation(_ record: StreamRecord) throws(MessagingError) -> HubConversation {
    guard case .direct(let low, let high) = record.key else {
      throw MessagingError(.storageDamaged, "stream \(record.number)")
    }
    return HubConversation(
      stream: record.number, kind: .direct, version: record.version,
      pair: (try account(number: low), try account(number: high)), relation: try relation(record))
  }

  private func relation(_ record: StreamRecord) throws(MessagingError) -> Relation {
    if record.profile.isEmpty { return .none }
    return try decoded(record) { bytes throws(MessagingError) in try Relation(decoding: bytes) }
  }

  func group(_ id: String) throws(MessagingError) -> HubConversation {
    guard let record = try store.stream(key: StreamKey.conversation(id)), record.kind == .group, !record.isDismissed
    else {
      throw MessagingError(.groupNotFound)
    }
    return try conversation(record)
  }

  /// Returns a group that is not a thread.
  func ordinaryGroup(_ id: String) throws(MessagingError) -> HubConversation {
    let group = try group(id)
    guard group.thread == nil else { throw MessagingError(.groupNotFound) }
    return group
  }

  /// Returns a group, or a thread; nil if there is none.
  func groupOrNone(_ id: String) throws(MessagingError) -> HubConversation? {
    do throws(MessagingError) {
      return try group(id)
    } catch {
      if turn.entries.isFatal(error) { throw error }
      return nil
    }
  }

  func room(_ id: String) throws(MessagingError) -> HubConversation {
    guard let record = try store.stream(key: StreamKey.conversation(id)), record.kind == .room, !record.isDismissed
    else {
      throw MessagingError(.roomNotFound)
    }
    return try conversation(record)
  }

  /// Returns the group or room of an id; nil if the id is free. A thread is neither.
  func groupOrRoom(_ id: String) throws(MessagingError) -> HubConversation? {
    guard let record = try store.stream(key: StreamKey.conversation(id)) else { return nil }
    guard !record.isDismissed else {
      throw MessagingError(record.kind == .room ? .roomNotFound : .groupNotFound)
    }
    let conversation = try conversation(record)
    guard conversation.thread == nil else { throw MessagingError(.groupNotFound) }
    return conversation
  }

  /// Returns a conversation from its stored stream.
  ///
  /// - throws: `groupNotFound` or `roomNotFound` if it was dismissed.
  func conversation(_ record: StreamRecord) throws(MessagingError) -> HubConversation {
    if record.isDismissed { throw MessagingError(record.kind == .room ? .roomNotFound : .groupNotFound) }
    // Use a cached conversation only if its version is current: another hub may have changed it.
    if let known = turn.cache.conversation(record.number), known.version == record.version { return known }
    let conversation: HubConversation
    switch record.kind {
    case .account: throw MessagingError(.messageNotFound)
    case .direct:
      conversation = try directConversation(record)
    case .group:
      let profile = try decoded(record) { bytes throws(MessagingError) in try GroupProfile(decoding: bytes) }
      var members: [AccountNumber: HubMember] = [:]
      for member in try store.members(stream: record.number) {
        _ = try account(number: member.account)
        members[member.account] = try HubMember(member)
      }
      conversation = HubConversation(
        stream: record.number, kind: .group, version: record.version, members: members, group: profile.group,
        silenced: profile.silenced, blocked: profile.blocked, files: profile.files,
        requests: profile.requests, recalled: profile.recalled)
    case .room:
      let profile = try decoded(record) { bytes throws(MessagingError) in try RoomProfile(decoding: bytes) }
      conversation = HubConversation(
        stream: record.number, kind: .room, version: record.version, room: profile.room,
        standings: profile.standings, hasTransientEntries: profile.hasTransientEntries,
        mutedTags: profile.mutedTags, isOpen: profile.isOpen, emptySince: profile.emptySince)
    }
    turn.cache.remember(conversation)
    return conversation
  }

  /// Returns the names of a conversation, and its properties if it is a group; its members are not looked up.
  func outline(_ record: StreamRecord) throws(MessagingError) -> (naming: StreamNaming, group: GroupInfo?) {
    guard record.kind == .group, turn.cache.conversation(record.number)?.version != record.version else {
      let conversation = try conversation(record)
      return (conversation.naming, conversation.group)
    }
    let profile = try decoded(record) { bytes throws(MessagingError) in try GroupProfile(decoding: bytes) }
    return (.group(profile.group.id), profile.group)
  }

  /// Decodes stored properties. A failure is damage of the store, not an error of the request.
  func decoded<Value>(
    _ record: StreamRecord, _ body: ([UInt8]) throws(MessagingError) -> Value
  ) throws(MessagingError) -> Value {
    do throws(MessagingError) {
      return try body(record.profile)
    } catch {
      throw MessagingError(.storageDamaged, "stream \(record.number)")
    }
  }

  /// Returns the positions up to which this account has read, acknowledged and cleared a conversation that it may read,
  /// and the one from which on it may.
  func membership(
    _ conversation: HubConversation, _ requester: Requester
  ) throws(MessagingError) -> MemberRecord {
    let account = requester.account.number
    var marks =
      try store.member(stream: conversation.stream, account: account)
      ?? MemberRecord(stream: conversation.stream, account: account)
    switch conversation.kind {
    case .direct: break
    case .group:
      guard let member = conversation.members[account] else { throw MessagingError(.notMember) }
      marks.joinedSequence = member.joinedSequence
      marks.role = member.profile.role
    case .room:
      guard directory.occupants(of: conversation.stream)[account] != nil else { throw MessagingError(.notMember) }
      marks.joinedSequence = 0
    case .account: throw MessagingError(.messageNotFound)
    }
    return marks
  }

  /// Stores how far an account has read, acknowledged and cleared. Being in a room is not stored: it ends with the
  /// login. Nor is anything of a direct conversation without an entry.
  func save(_ marks: MemberRecord, in conversation: HubConversation) throws(MessagingError) {
    if conversation.kind != .room && conversation.stream != .zero { try store.saveMarks(marks) }
  }

  /// Returns the position of a stream.
  func lastSequence(_ stream: StreamNumber) throws(MessagingError) -> Int64 {
    try store.stream(number: stream)?.lastSequence ?? 0
  }

  /// Returns the position up to which an account clears the history of a stream that it clears now: its last one, or that of what
  /// was imported if it has nothing else.
  func end(of stream: StreamNumber) throws(MessagingError) -> Int64 {
    let last = try lastSequence(stream)
    guard last == 0 else { return last }
    return try turn.history.hasPast(stream) ? PastPosition.last : 0
  }

  /// Returns an id that no group or room has.
  func newConversationName(_ wanted: String?) throws(MessagingError) -> String {
    if let wanted {
      guard CanonicalName.isValid(wanted) else { throw MessagingError(.invalidArgument, "group id") }
      let name = CanonicalName.normalized(wanted)
      guard try store.stream(key: StreamKey.conversation(name)) == nil else { throw MessagingError(.groupExists) }
      guard CanonicalName.isUnmistakable(name) else { throw MessagingError(.invalidArgument, "group id") }
      return name
    }
    var random = SystemRandomness()
    while true {
      let name = String(UInt64.random(in: 1_000_000_000...9_999_999_999, using: &random))
      if try store.stream(key: StreamKey.conversation(name)) == nil { return name }
    }
  }
}
