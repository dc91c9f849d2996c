internal import ParlanceCore

/// Erasing accounts, in several turns: the first one revokes the account's rights, the others remove its data. An erasure that
/// was interrupted continues when the operator requests it again.
///
/// The account's number keeps its name for ever, because remaining messages and conversations are identified by the name. If
/// the operator lets the name be registered again, the new account has none of the old one's data.
struct ErasureRules: TurnPart {
  let turn: TurnContext

  /// Returns an account, also one that was erased.
  func registered(_ id: AccountID) throws(MessagingError) -> AccountRecord? {
    if let record = turn.cache.account(folded: id.folded) { return record }
    guard let record = try store.account(folded: id.folded) else { return nil }
    turn.cache.remember(record)
    return record
  }

  /// Returns an account that must be or have been registered.
  func registeredAccount(_ id: AccountID) throws(MessagingError) -> AccountRecord {
    guard let id = id.canonical else { throw MessagingError(.invalidArgument, "account") }
    guard let record = try registered(id) else { throw MessagingError(.accountNotFound) }
    return record
  }

  /// Registers the name of an erased account again, if the operator allowed it.
  ///
  /// - throws: `accountExists` if the account exists, or its name may not be registered again.
  func registerAgain(_ account: AccountRecord) throws(MessagingError) {
    var kept = try turn.standing.keptStanding(of: account)
    guard kept.value.erased != nil, kept.value.isNameFree else { throw MessagingError(.accountExists) }
    kept.value.erased = nil
    kept.value.isNameFree = false
    // Entries appended in the meantime, such as receipts, are for the erased account.
    kept.value.streamFloor = try turn.lookup.lastSequence(turn.lookup.accountStream(of: account.number))
    try turn.standing.save(kept, of: account)
  }

  /// Notes that an account was erased elsewhere, of which there is nothing here but what it wrote.
  func erase(_ id: AccountID, at time: Timestamp, freesName: Bool) throws(MessagingError) {
    let account = try registeredAccount(id)
    var kept = try turn.standing.keptStanding(of: account)
    guard kept.value.erased == nil else { return }
    guard kept.stream == .zero, try store.stream(key: KeptValueKind.profile.key(account.number)) == nil,
      turn.sessions.allSessions(of: account.number).isEmpty, try store.devices(account: account.number).isEmpty
    else { throw MessagingError(.accountExists, "the account is in use here") }
    kept.value.erased = min(time, turn.clockTime)
    kept.value.isNameFree = freesName
    try turn.standing.save(kept, of: account)
  }

  // MARK: the steps

  /// Ends an account's rights, and removes the data that belongs to it alone.
  ///
  /// - parameter freesName: The name may be registered again.
  func beginErasure(of id: AccountID, freesName: Bool) throws(MessagingError) -> AccountRecord {
    let account = try registeredAccount(id)
    var kept = try turn.standing.keptStanding(of: account)
    let wasErased = kept.value.erased != nil
    kept.value.ban = nil
    kept.value.mutes = AccountMutes()
    kept.value.createsRooms = false
    kept.value.tokensSince = max(kept.value.tokensSince, turn.clockTime)
    kept.value.erased = kept.value.erased ?? now
    kept.value.isNameFree = freesName
    try turn.standing.save(kept, of: account)
    for session in turn.sessions.allSessions(of: account.number) {
      try turn.sessions.end(session.id, telling: .administration(reason: "the account was erased"))
    }
    try turn.pushTokens.removePushTokens(of: account.number)
    try turn.badges.removeBadges(of: account.number)
    try turn.conversationSettings.removeSettings(of: account.number)
    try turn.attributes.removeAttributes(of: try turn.lookup.accountStream(of: account.number))
    try forgetKeptValues(of: account)
    try turn.sessionLog.forget(account.id)
    // Let the next upkeep forget the account's devices.
    for var device in try store.devices(account: account.number) {
      device.lastSeen = .zero
      try store.save(device)
    }
    if !wasErased { turn.serviceEvents.note(.accountErased) { .accountErased(account.id) } }
    return account
  }

  private func forgetKeptValues(of account: AccountRecord) throws(MessagingError) {
    // What they name is known only as long as they are kept.
    try turn.roomManagement.removeCards(of: account)
    for kind in KeptValueKind.allCases {
      if let value = kind.erased(account) { try turn.keptValues.replace(kind, of: account, with: value) }
    }
    turn.pushSettings.forgetPushSettings(of: account)
  }

  /// The maximum number of entries, items or conversations that one turn checks.
  private static let erasedAtOnce = 200

  /// Takes messages of an account back that it sent in its conversations, a part of one conversation at a time.
  ///
  /// - parameter place: The place to go on behind.
  /// - returns: The number of messages, and the place to go on behind; nil at the end.
  func eraseMessages(
    of account: AccountRecord, after place: EventPlace
  ) throws(MessagingError) -> (count: Int, next: EventPlace?) {
    let part = try store.followed(
      FollowedQuestion(
        account: account.number, after: place.stream.advanced(by: -1), rows: Self.erasedAtOnce,
        bytes: limits.bytesPerReply))
    let found = part.streams.lazy.map(\.stream).first {
      ($0.kind == .direct || $0.kind == .group) && !$0.isDismissed
    }
    guard let stream = found else { return (0, part.next.map { EventPlace(stream: $0.successor, sequence: 0) }) }
    let after = stream.number == place.stream ? place.sequence : 0
    let page = try store.events(PageQuestion(stream: stream.number, after: after, limit: Self.erasedAtOnce))
    var count = 0
    for record in page.events where record.sender == account.number && record.isRevocable {
      guard record.contentKind != .notification, let id = record.id else { continue }
      // The recall of a message of a thread changes the thread.
      guard let current = try store.stream(number: stream.number) else { throw MessagingError(.storageDamaged) }
      try turn.revocations.revoke(
        record, id, try turn.lookup.conversation(current), revoker: account, scope: .everyone)
      try turn.entries.finishAppends()
      count += 1
    }
    if page.hasMore, let last = page.events.last { return (count, last.place) }
    return (count, EventPlace(stream: stream.number.successor, sequence: 0))
  }

  /// Takes an account out of its groups and contacts, a few at a time, and makes the history of its conversations end.
  ///
  /// - parameter position: The stream to go on behind.
  /// - returns: The stream to go on behind; nil at the end.
  func eraseMemberships(
    of account: AccountRecord, after position: StreamNumber
  ) throws(MessagingError) -> StreamNumber? {
    let part = try store.followed(
      FollowedQuestion(account: account.number, after: position, rows: 20, bytes: limits.bytesPerReply))
    for followed in part.streams {
      guard let record = try store.stream(number: followed.stream.number), !record.isDismissed else { continue }
      switch record.kind {
      case .direct: try endRelation(of: account, in: try turn.lookup.directConversation(record), followed.member)
      // From threads it goes with their group.
      case .group:
        if try !turn.threads.isThread(record) { try takeOut(account, of: try turn.lookup.conversation(record)) }
      case .room, .account: break
      }
      try turn.entries.finishAppends()
    }
    return part.next ?? part.streams.last?.stream.number
  }

  private func endRelation(
    of account: AccountRecord, in known: HubConversation, _ marks: MemberRecord
  ) throws(MessagingError) {
    var marks = marks
    marks.cleared = try turn.lookup.end(of: known.stream)
    try turn.lookup.save(marks, in: known)
    try turn.contacts.endRelation(of: account, in: known)
  }

  /// Takes an account out of a group. One that it owns passes to a manager, or else to the member who has been in it for
  /// longest; it ends if there is none.
  private func takeOut(_ account: AccountRecord, of group: HubConversation) throws(MessagingError) {
    guard let info = group.group, let member = group.members[account.number] else { return }
    let context = RequestContext(administrationOf: account)
    guard member.profile.role == .owner else {
      _ = try LeaveGroupCall(id: info.id).answer(turn, context)
      return
    }
    let others = group.members.filter { $0.key != account.number }
    let heir = others.min {
      let (one, other) = ($0.value, $1.value)
      if one.profile.role != other.profile.role { return one.profile.role > other.profile.role }
      return (one.joinedSequence, $0.key) < (other.joinedSequence, $1.key)
    }
    if let heir {
      let call = TransferGroupCall(id: info.id, account: heir.value.profile.account, leaves: true)
      _ = try call.answer(turn, context)
    } else {
      _ = try DismissGroupCall(id: info.id).answer(turn, context)
    }
  }

  /// Removes what an account has much of, a part at a time, and makes its own stream end at last.
  ///
  /// - returns: A Boolean value that indicates whether something is left to remove.
  func endErasure(of account: AccountRecord) throws(MessagingError) -> Bool {
    for rules in turn.erasing { if try rules.erase(of: account, limit: Self.erasedAtOnce) { return true } }
    var kept = try turn.standing.keptStanding(of: account)
    kept.value.streamFloor = try turn.lookup.lastSequence(turn.lookup.accountStream(of: account.number))
    try turn.standing.save(kept, of: account)
    return false
  }
}
