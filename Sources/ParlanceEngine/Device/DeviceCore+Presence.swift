internal import ParlanceCore

/// What a device watches, attends and notes.
extension DeviceCore {
  func receive(_ news: PresenceNews) throws(MessagingError) {
    try finishRun()
    if case .attendance(let change) = news, change.left.contains(account) { attended.remove(change.conversation.name) }
    guard case .accounts(let states) = news else {
      items.append(.event(.presence(news)))
      return
    }
    var changed: [AccountPresence] = []
    for state in states {
      guard let known = watched[state.account], known != state.state else { continue }
      watched[state.account] = .some(state.state)
      changed.append(state)
    }
    if !changed.isEmpty { items.append(.event(.presence(.accounts(changed)))) }
  }

  /// Asks again, after a break, for what ended with the former session.
  func restorePresence() {
    for id in attended.sorted() {
      request(
        .presence(.attend(id, creates: false)),
        .other { core, result in
          switch result {
          case .success(.presence(.attendance(let attendance, let sequence))):
            core.conversations[attendance.conversation]?.cursor.advance(to: sequence)
          case .failure(let error) where error.code != .notConnected && error.code != .notLoggedIn:
            core.attended.remove(id)
          default: break
          }
        })
    }
    if !watched.isEmpty { request(.presence(.watch(watched.keys.sorted())), .other { _, _ in }) }
    if !ownAttributes.isEmpty {
      request(.presence(.change(.account(account), .replace(ownAttributes), announces: false)), .other { _, _ in })
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
