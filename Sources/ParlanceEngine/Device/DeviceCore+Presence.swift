internal import ParlanceCore

/// The accounts and places that a device watches and is subscribed to, and the attributes that it notes.
extension DeviceCore {
  func receive(_ update: PresenceUpdate) throws(MessagingError) {
    if case .subscribers(let change) = update, change.left.contains(account) {
      session.endSubscription(change.conversation.name)
    }
    if case .statuses(let statuses) = update {
      let changed = session.take(statuses)
      if !changed.isEmpty { turn.report(.presence(.statuses(changed)), basis: .memory) }
      return
    }
    guard case .accounts(let states) = update else { return turn.report(.presence(update), basis: .memory) }
    let changed = session.take(states)
    if !changed.isEmpty { turn.report(.presence(.accounts(changed)), basis: .memory) }
  }

  /// Asks again, after a break, for what ended with the former session.
  func restorePresence() {
    for id in session.subscribed.sorted() {
      request(SubscribeCall(id: id, creates: false), for: { .vital($0) }) { core, result in
        switch result {
        case .success(let reply):
          core.conversations[reply.subscribers.conversation]?.cursor.advance(to: reply.sequence)
        case .failure(let error):
          if error.code != .notConnected && error.code != .notLoggedIn { core.session.endSubscription(id) }
        }
      }
    }
    for accounts in session.watched.keys.sorted().divided(by: limits.accounts) {
      request(WatchPresenceCall(accounts: accounts), for: { .vital($0) }) { _, _ in }
    }
    resumeStatusSubscriptions()
    if !session.attributes.isEmpty {
      let call = ChangeAttributesCall(owner: .account(account), change: .replace(session.attributes), announces: false)
      request(call, for: { .vital($0) }) { _, _ in }
    }
  }
}
