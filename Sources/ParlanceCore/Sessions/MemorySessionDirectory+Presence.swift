/// Those who watch one account, in the order of watching.
struct WatcherList {
  private var numbers: [SessionID: UInt64] = [:]
  /// Nil until it is asked for again after a change.
  private var order: [SessionID]?

  var isEmpty: Bool { numbers.isEmpty }

  func contains(_ session: SessionID) -> Bool { numbers[session] != nil }

  mutating func insert(_ session: SessionID, number: UInt64) {
    numbers[session] = number
    order = nil
  }

  /// Removes a session and returns the number with which it was inserted.
  mutating func remove(_ session: SessionID) -> UInt64? {
    order = nil
    return numbers.removeValue(forKey: session)
  }

  mutating func inOrder() -> [SessionID] {
    if let order { return order }
    let order = numbers.sorted { $0.value < $1.value }.map(\.key)
    self.order = order
    return order
  }
}

extension MemorySessionDirectory {
  package func watch(_ folded: String, by session: SessionID) -> Bool {
    guard watched[session, default: []].insert(folded).inserted else { return false }
    watchers[folded, default: WatcherList()].insert(session, number: nextWatching)
    // It is not counted back: a number that was used once never stands for another place in the order.
    nextWatching += 1
    undo.note { _ = $0.take(folded, from: session) }
    return true
  }

  package func unwatch(_ folded: String, by session: SessionID) {
    guard let number = take(folded, from: session) else { return }
    undo.note {
      $0.watched[session, default: []].insert(folded)
      $0.watchers[folded, default: WatcherList()].insert(session, number: number)
    }
  }

  private func take(_ folded: String, from session: SessionID) -> UInt64? {
    watched[session]?.remove(folded)
    if watched[session]?.isEmpty ?? false { watched[session] = nil }
    let number = watchers[folded]?.remove(session)
    if watchers[folded]?.isEmpty ?? false { watchers[folded] = nil }
    return number
  }

  package func watched(by session: SessionID) -> Set<String> { watched[session] ?? [] }
  package func watchers(of folded: String) -> [SessionID] { watchers[folded]?.inOrder() ?? [] }

  package func follow(_ topic: StatusTopic, by account: AccountNumber, until expiry: Timestamp?) {
    let known = followed[account]?[topic]
    guard known != expiry else { return }
    followed[account, default: [:]][topic] = expiry
    if followed[account]?.isEmpty ?? false { followed[account] = nil }
    followers[topic, default: [:]][account] = expiry
    if followers[topic]?.isEmpty ?? false { followers[topic] = nil }
    undo.note { $0.follow(topic, by: account, until: known) }
  }

  package func followed(by account: AccountNumber) -> [StatusTopic: Timestamp] { followed[account] ?? [:] }
  package func followers(of topic: StatusTopic) -> [AccountNumber: Timestamp] { followers[topic] ?? [:] }

  package func lost(_ account: AccountNumber) -> Timestamp? { lost[account] }

  package func setLost(_ account: AccountNumber, _ time: Timestamp?) {
    let known = lost[account]
    lost[account] = time
    undo.note { $0.lost[account] = known }
  }

  package var lostAccounts: [AccountNumber] { lost.keys.sorted() }

  package func told(_ account: AccountNumber) -> PresenceState? { told[account] }

  package func setTold(_ account: AccountNumber, _ state: PresenceState?) {
    let known = told[account]
    told[account] = state
    undo.note { $0.told[account] = known }
  }
}
