internal import ParlanceCore

/// The accounts and places that a device watches and is subscribed to, and the attributes that it notes.
final class DevicePresence: DeviceComponent {
  unowned let core: DeviceCore
  var session = SessionState()

  init(_ core: DeviceCore) { self.core = core }

  func receive(_ update: PresenceUpdate) throws(MessagingError) {
    switch update {
    case .accounts(let states):
      let changed = session.take(states)
      if !changed.isEmpty { core.turn.report(.presence(.accounts(changed)), basis: .memory) }
    case .statuses(let statuses):
      let changed = session.take(statuses)
      if !changed.isEmpty { core.turn.report(.presence(.statuses(changed)), basis: .memory) }
    case .subscribers(let change): core.places.receive(change)
    case .attributes(let conversation, let attributes): core.places.receive(attributes, of: conversation)
    }
  }

  /// Asks again, after a break, for what ended with the former session.
  func restorePresence() {
    for id in session.subscribed.sorted() {
      core.request(SubscribeCall(id: id, creates: false), for: { .vital($0) }) { core, result throws(MessagingError) in
        switch result {
        case .success(let reply):
          core.conversations.byID[reply.subscribers.conversation]?.cursor.advance(to: reply.sequence)
          try core.rosters.follow(result, of: id, for: { .vital($0) }) { core, result in
            if case .success(let reply) = result { core.places.noteSubscribed(reply, id) }
          }
        case .failure(let error):
          if error.code != .notConnected && error.code != .notLoggedIn { core.places.loseSubscription(id, error) }
        }
      }
    }
    for accounts in session.watched.keys.sorted().divided(by: core.login.limits.accounts) {
      core.request(WatchPresenceCall(accounts: accounts), for: { .vital($0) }) { _, _ in }
    }
    core.statuses.resumeStatusSubscriptions()
    if !session.attributes.isEmpty {
      let call = ChangeAttributesCall(
        owner: .account(core.account), change: .replace(session.attributes), announces: false)
      core.request(call, for: { .vital($0) }) { _, _ in }
    }
  }
}
