internal import ParlanceCore

/// What a device watches, attends and notes.
extension DeviceCore {
  func receive(_ news: PresenceNews) throws(MessagingError) {
    try finishRun()
    if case .attendance(let change) = news, change.left.contains(account) { attended.remove(change.conversation.name) }
    guard case .accounts(let states) = news else {
      callbacks.tell(.presence(news))
      return
    }
    var changed: [AccountPresence] = []
    for state in states {
      guard let known = watched[state.account], known != state.state else { continue }
      watched[state.account] = .some(state.state)
      changed.append(state)
    }
    if !changed.isEmpty { callbacks.tell(.presence(.accounts(changed))) }
  }

  /// Asks again, after a break, for what ended with the former session.
  func restorePresence() {
    for id in attended.sorted() {
      request(AttendCall(id: id, creates: false), isVital: true) { core, result in
        switch result {
        case .success(let reply):
          core.conversations[reply.attendance.conversation]?.cursor.advance(to: reply.sequence)
        case .failure(let error):
          if error.code != .notConnected && error.code != .notLoggedIn { core.attended.remove(id) }
        }
      }
    }
    for accounts in watched.keys.sorted().divided(by: limits.accounts) {
      request(WatchPresenceCall(accounts: accounts), isVital: true) { _, _ in }
    }
    if !ownAttributes.isEmpty {
      let call = ChangeAttributesCall(owner: .account(account), change: .replace(ownAttributes), announces: false)
      request(call, isVital: true) { _, _ in }
    }
  }

  /// Follows what the hub made of a change of this account's attributes.
  func note(_ change: AttributeChange) {
    switch change {
    case .replace(let attributes): ownAttributes = attributes
    case .merge(let attributes): ownAttributes.merge(attributes) { $1 }
    case .remove(let keys): for key in keys { ownAttributes[key] = nil }
    case .clear: ownAttributes.removeAll()
    }
  }
}
