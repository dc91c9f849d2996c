internal import ParlanceCore
internal import ParlanceEngine
internal import TestNumbers

/// The oracle's copy of the store, and its expectations of the directory.
extension HubModel {
  // MARK: names

  func number(of account: AccountID) -> AccountNumber? {
    let name = account.normalized.folded
    if let known = accountNumbers[name] { return known }
    guard let record = try? base.account(folded: name) else { return nil }
    accountNumbers[name] = record.number
    return record.number
  }

  /// The stream that an account calls by a name.
  func streamNumber(of name: StreamName, _ account: AccountNumber) -> StreamNumber? {
    switch name {
    case .account: return streamNumber(key: .account(account))
    case .conversation(.direct(let peer)):
      guard let other = number(of: peer) else { return nil }
      return streamNumber(key: .direct(low: min(account, other), high: max(account, other)))
    case .conversation(.group(let id)), .conversation(.room(let id)): return streamNumber(key: .conversation(id))
    }
  }

  func streamNumber(key: StreamKey) -> StreamNumber? {
    if let known = streamNumbers[key] { return known }
    guard let record = try? base.stream(key: key) else { return nil }
    streamNumbers[key] = record.number
    return record.number
  }

  // MARK: entries

  /// Applies the entries and changes that a turn made durable.
  func noteEntries(_ new: [FailingStore.Entry]) throws(MessagingError) {
    entries.removeAll(keepingCapacity: true)
    readers.removeAll(keepingCapacity: true)
    while try base.account(number: AccountNumber(rawValue: accountCount + 1)) != nil { accountCount += 1 }
    while let record = try base.stream(number: StreamNumber(rawValue: streamCount + 1)) {
      streamCount += 1
      streams[record.number] = record
      // The name of a group or room that ended a while ago is free for another one.
      streamNumbers[record.key] = record.number
    }
    for entry in new {
      let place = EventPlace(stream: entry.draft.stream, sequence: entry.sequence)
      entries[place] = entry
      guard let stream = streams[place.stream] else { continue }
      if entry.draft.kind == .message { note(entry.draft, in: stream) }
      guard stream.kind == .group else { continue }
      if entry.draft.kind == .groupChange { try noteChange(entry.draft) }
      readers[place] = members[place.stream, default: []]
      let isWritten = entry.draft.kind == .message || entry.draft.kind == .command
      if isWritten, entry.draft.contentKind != .notification, readers[place]?.contains(entry.draft.sender) != true {
        strangers.append(place)
      }
    }
  }

  private func noteChange(_ draft: EventDraft) throws(MessagingError) {
    guard case .groupChanged(let info, let updated, let removed) = try EventPayload(decoding: draft.payload) else {
      return
    }
    let roles = updated.compactMap { member in number(of: member.account).map { ($0, member.role) } }
    let gone = removed.compactMap { number(of: $0) }
    members[draft.stream, default: []].formUnion(roles.map(\.0))
    members[draft.stream]?.subtract(gone)
    maker.knowledge.note(info, updated: roles, removed: gone, in: draft.stream)
  }

  private func note(_ draft: EventDraft, in stream: StreamRecord) {
    guard let id = draft.id, draft.contentKind != .notification else { return }
    var naming: StreamNaming
    var pair: Set<AccountNumber>?
    switch stream.kind {
    case .account: return
    case .group: naming = .group(stream.conversationName)
    case .room: naming = .room(stream.conversationName)
    case .direct:
      guard case .direct(let low, let high) = stream.key else { return }
      let accounts = [low, high].compactMap { number in
        (try? base.account(number: number)).flatMap { $0 }
      }
      guard accounts.count == 2 else { return }
      naming = .direct(accounts[0], accounts[1])
      pair = Set(accounts.map(\.number))
    }
    maker.knowledge.note(
      Knowledge.KnownMessage(id: id, naming: naming, pair: pair, stream: stream.number, sender: draft.sender))
  }

  // MARK: sessions

  /// Checks that the state that devices derived is the directory's.
  func checkSessions(_ turn: TurnInputs, _ outcome: TurnOutcome) throws(ModelViolation) {
    for session in sessions where !session.isOverrun {
      let id = session.session.id
      guard let record = directory.session(id) else {
        // A login ends silently only where its session asks for another one.
        guard session.account == nil || turn.connecting.contains(id) else {
          throw ModelViolation("the login of session \(session.slot) ended and it was not told")
        }
        session.endLogin()
        continue
      }
      guard session.account == record.account.number, session.login == record.number else {
        throw ModelViolation("session \(session.slot) has a login of which it was not told")
      }
      let places = Set(session.places.compactMap { streamNumber(key: .conversation($0)) })
      guard places == directory.places(of: id) else {
        throw ModelViolation("session \(session.slot) is in \(directory.places(of: id)) and knows of \(places)")
      }
      try checkWatched(session)
      try checkSurroundings(session, record.account.number, isComplete: outcome != .failed)
    }
  }

  private func checkWatched(_ session: ModelSession) throws(ModelViolation) {
    guard Set(session.watched.keys) == directory.watched(by: session.session.id) else {
      throw ModelViolation("session \(session.slot) watches others than it asked for")
    }
    for (name, state) in session.watched {
      let number = number(of: AccountID(name))
      let told = number.flatMap { directory.told($0) } ?? .offline
      guard state == told else {
        throw ModelViolation("session \(session.slot) was told \(String(describing: state)) of \(name), who is \(told)")
      }
    }
  }

  // MARK: the directory

  /// Checks that logins have open links, and that the presence of accounts is as it was reported.
  func checkDirectory() throws(ModelViolation) {
    let open = Dictionary(uniqueKeysWithValues: sessions.map { ($0.session.id, $0) })
    for account in numbers(1...max(1, accountCount)) as [AccountNumber] {
      let logins = directory.sessions(of: account)
      guard directory.recipients(of: account).map(\.session) == logins.map(\.id) else {
        throw ModelViolation("account \(account) has other recipients than logins")
      }
      for login in logins {
        guard open[login.id] != nil, directory.session(login.id) === login, login.account.number == account else {
          throw ModelViolation("account \(account) has a login whose link is gone")
        }
      }
      try checkPresence(of: account, isOnline: !logins.isEmpty)
    }
    for stream in numbers(1...max(1, streamCount)) as [StreamNumber] {
      for (account, occupant) in directory.occupants(of: stream) {
        let isLive = occupant.sessions.allSatisfy {
          directory.session($0)?.account.number == account && directory.places(of: $0).contains(stream)
        }
        guard isLive, !occupant.sessions.isEmpty, Set(occupant.sessions).count == occupant.sessions.count,
          number(of: occupant.profile.account) == account
        else { throw ModelViolation("account \(account) is in \(stream) without a login") }
        if streams[stream]?.kind == .group, members[stream]?.contains(account) != true {
          throw ModelViolation("account \(account) is subscribed to \(stream), of which it is not a member")
        }
      }
    }
    for session in closed {
      let id = session.session.id
      guard directory.session(id) == nil, directory.places(of: id).isEmpty, directory.watched(by: id).isEmpty else {
        throw ModelViolation("something is left of session \(session.slot), whose link is gone")
      }
    }
  }

  private func checkPresence(of account: AccountNumber, isOnline: Bool) throws(ModelViolation) {
    let told = directory.told(account) ?? .offline
    let isLost = directory.lost(account) != nil
    if isOnline {
      guard told == .online, !isLost else { throw ModelViolation("account \(account) is online and told as \(told)") }
    } else if !isLost {
      guard told == .offline else { throw ModelViolation("account \(account) is gone and told as \(told)") }
    } else {
      guard told != .offline else { throw ModelViolation("account \(account) is offline and waited for") }
      // A turn must be scheduled in which the others are notified.
      guard nodes.contains(where: { !$0.wakes.isEmpty }) else {
        throw ModelViolation("account \(account) is told as \(told) for ever")
      }
    }
  }
}
