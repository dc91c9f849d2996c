internal import ParlanceCore

/// The accounts and places that a device watches and attends, and the attributes that it notes.
extension DeviceCore {
  func receive(_ news: PresenceNews) throws(MessagingError) {
    if case .attendance(let change) = news, change.left.contains(account) {
      session.endAttending(change.conversation.name)
    }
    guard case .accounts(let states) = news else { return turn.tell(.presence(news), basis: .memory) }
    let changed = session.take(states)
    if !changed.isEmpty { turn.tell(.presence(.accounts(changed)), basis: .memory) }
  }

  /// Asks again, after a break, for what ended with the former session.
  func restorePresence() {
    for id in session.attended.sorted() {
      request(AttendCall(id: id, creates: false), isVital: true) { core, result in
        switch result {
        case .success(let reply):
          core.conversations[reply.attendance.conversation]?.cursor.advance(to: reply.sequence)
        case .failure(let error):
          if error.code != .notConnected && error.code != .notLoggedIn { core.session.endAttending(id) }
        }
      }
    }
    for accounts in session.watched.keys.sorted().divided(by: limits.accounts) {
      request(WatchPresenceCall(accounts: accounts), isVital: true) { _, _ in }
    }
    if !session.attributes.isEmpty {
      let call = ChangeAttributesCall(owner: .account(account), change: .replace(session.attributes), announces: false)
      request(call, isVital: true) { _, _ in }
    }
  }
}
