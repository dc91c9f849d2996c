internal import ParlanceCore

/// The accounts and places that a device watches and is subscribed to, and the attributes that it notes.
extension DeviceCore {
  func receive(_ update: PresenceUpdate) throws(MessagingError) {
    switch update {
    case .accounts(let states):
      let changed = session.take(states)
      if !changed.isEmpty { turn.report(.presence(.accounts(changed)), basis: .memory) }
    case .statuses(let statuses):
      let changed = session.take(statuses)
      if !changed.isEmpty { turn.report(.presence(.statuses(changed)), basis: .memory) }
    case .subscribers(let change): receive(change)
    case .attributes(let conversation, let attributes): receive(attributes, of: conversation)
    }
  }

  /// Asks again, after a break, for what ended with the former session.
  func restorePresence() {
    for id in session.subscribed.sorted() {
      request(SubscribeCall(id: id, creates: false), for: { .vital($0) }) { core, result throws(MessagingError) in
        switch result {
        case .success(let reply):
          core.conversations[reply.subscribers.conversation]?.cursor.advance(to: reply.sequence)
          try core.follow(result, of: id, for: { .vital($0) }) { core, result in
            if case .success(let reply) = result { core.noteSubscribed(reply, id) }
          }
        case .failure(let error):
          if error.code != .notConnected && error.code != .notLoggedIn { core.loseSubscription(id, error) }
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
