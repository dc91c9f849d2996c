/// The members that the rules use, answered by the copy; changes are noted to be stored.
extension SharedSessionDirectory {
  package func nextLogin(at now: Timestamp) -> LoginNumber { copy.nextLogin(at: now) }

  package func insert(_ session: SessionRecord) {
    noteRemoval(of: session.id)
    copy.insert(session)
    changes.insert(.session(session.id))
  }

  package func remove(_ session: SessionID) {
    noteRemoval(of: session)
    copy.remove(session)
  }

  private func noteRemoval(of session: SessionID) {
    for name in copy.watched(by: session) { changes.insert(.watching(session, name)) }
    guard let record = copy.session(session) else { return }
    changes.insert(.session(session))
    let account = record.account.number
    guard record.scope == .everything, copy.recipients(of: account).count == 1 else { return }
    for topic in copy.followed(by: account).keys { changes.insert(.following(account, topic)) }
  }

  package func session(_ id: SessionID) -> SessionRecord? { copy.session(id) }
  package func sessions(of account: AccountNumber) -> [SessionRecord] { copy.sessions(of: account) }
  package func recipients(of account: AccountNumber) -> [Recipient] { copy.recipients(of: account) }
  package func roomSessions(of account: AccountNumber) -> [SessionRecord] { copy.roomSessions(of: account) }
  package var visitorCount: Int { copy.visitorCount }
  package var epoch: UInt64 { copy.epoch }

  package func setExpiry(_ session: SessionID, _ expiry: TokenExpiry?) { copy.setExpiry(session, expiry) }
  package func expiry(of session: SessionID) -> TokenExpiry? { copy.expiry(of: session) }
  package func nextExpiry() -> (session: SessionID, expiry: TokenExpiry)? { copy.nextExpiry() }

  package func enter(_ stream: StreamNumber, _ session: SessionRecord, profile: Member) -> Bool {
    let isNew = copy.enter(stream, session, profile: profile)
    // An account has one profile in a place, which its other logins share.
    for other in copy.occupants(of: stream)[session.account.number]?.sessions ?? [] {
      changes.insert(.place(stream, other))
    }
    return isNew
  }

  package func leave(_ stream: StreamNumber, _ session: SessionRecord) -> Bool {
    if copy.places(of: session.id).contains(stream) { changes.insert(.place(stream, session.id)) }
    return copy.leave(stream, session)
  }

  package func places(of session: SessionID) -> Set<StreamNumber> { copy.places(of: session) }
  package func occupants(of stream: StreamNumber) -> [AccountNumber: Occupant] { copy.occupants(of: stream) }
  package var occupiedPlaces: [StreamNumber] { copy.occupiedPlaces }
  package func emptied(_ stream: StreamNumber) -> Timestamp? { copy.emptied(stream) }

  package func setEmptied(_ stream: StreamNumber, _ time: Timestamp?) {
    guard copy.emptied(stream) != time else { return }
    copy.setEmptied(stream, time)
    changes.insert(.emptied(stream))
  }

  package func watch(_ folded: String, by session: SessionID) -> Bool {
    let isNew = copy.watch(folded, by: session)
    if isNew { changes.insert(.watching(session, folded)) }
    return isNew
  }

  package func unwatch(_ folded: String, by session: SessionID) {
    guard copy.watched(by: session).contains(folded) else { return }
    copy.unwatch(folded, by: session)
    changes.insert(.watching(session, folded))
  }

  package func watched(by session: SessionID) -> Set<String> { copy.watched(by: session) }
  package func watchers(of folded: String) -> [SessionID] { copy.watchers(of: folded) }

  package func follow(_ topic: StatusTopic, by account: AccountNumber, until expiry: Timestamp?) {
    guard copy.followed(by: account)[topic] != expiry else { return }
    copy.follow(topic, by: account, until: expiry)
    changes.insert(.following(account, topic))
  }

  package func followed(by account: AccountNumber) -> [StatusTopic: Timestamp] { copy.followed(by: account) }
  package func followers(of topic: StatusTopic) -> [AccountNumber: Timestamp] { copy.followers(of: topic) }

  package func lost(_ account: AccountNumber) -> Timestamp? { copy.lost(account) }

  package func setLost(_ account: AccountNumber, _ time: Timestamp?) {
    guard copy.lost(account) != time else { return }
    copy.setLost(account, time)
    changes.insert(.lost(account))
  }

  package var lostAccounts: [AccountNumber] { copy.lostAccounts }
  package func told(_ account: AccountNumber) -> PresenceState? { copy.told(account) }

  package func setTold(_ account: AccountNumber, _ state: PresenceState?) {
    guard copy.told(account) != state else { return }
    copy.setTold(account, state)
    changes.insert(.told(account))
  }
}
