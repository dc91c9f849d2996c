internal import ParlanceCore

/// Finds the followers of streams, and sends entries to them.
struct TurnAudience: TurnPart {
  let turn: TurnContext

  /// Sends an entry to a conversation's followers.
  ///
  /// - parameter accounts: The accounts that may see it: the others learn that it is there and nothing of it. nil for all.
  func announce(
    _ payload: EventPayload, in conversation: HubConversation, onlyTo accounts: Set<AccountNumber>? = nil,
    sequence: Int64, time: Timestamp, except origin: SessionID? = nil, hiddenFrom hidden: AccountNumber? = nil
  ) {
    let followers = followers(of: conversation)
    var parts = [(payload, followers)]
    if let accounts {
      parts = [
        (payload, followers.filter { accounts.contains($0.account) }),
        (.nothing, followers.filter { !accounts.contains($0.account) }),
      ]
    }
    for (payload, audience) in parts {
      turn.effects.announce(
        Announcement(
          stream: conversation.stream, sequence: sequence, time: time, payload: payload, naming: conversation.naming,
          audience: audience, except: origin, hiddenFrom: hidden))
    }
  }

  /// Sends an entry. One that concerns a thread goes to the logins that receive threads; to the others it is a place in the
  /// numbering.
  func announce(_ entry: Announcement, concernsThread: Bool, hiddenFrom origin: SessionID? = nil) {
    let concerned =
      concernsThread ? entry.audience.filter { followsThreads($0) && $0.session != origin } : entry.audience
    turn.effects.announce(concerned.count == entry.audience.count ? entry : entry.limited(to: concerned))
    guard concerned.count < entry.audience.count else { return }
    let known = Set(concerned)
    turn.effects.announce(
      Announcement(
        stream: entry.stream, sequence: entry.sequence, time: entry.time, payload: .nothing, naming: entry.naming,
        audience: entry.audience.filter { !known.contains($0) }, except: entry.except))
  }

  /// Returns whether a login receives threads.
  func followsThreads(_ recipient: Recipient) -> Bool { directory.session(recipient.session)?.followsThreads ?? false }

  /// Returns the logins that follow a conversation.
  func followers(of conversation: HubConversation) -> [Recipient] {
    let epoch = directory.epoch
    if let known = turn.cache.audience(of: conversation, epoch: epoch) { return known }
    var followers: [Recipient] = []
    switch conversation.kind {
    case .direct:
      if let pair = conversation.pair {
        followers += directory.recipients(of: pair.0.number)
        if pair.1.number != pair.0.number { followers += directory.recipients(of: pair.1.number) }
      }
    case .group:
      let occupants = directory.occupants(of: conversation.stream)
      for account in conversation.members.keys {
        let present = occupants[account]?.sessions ?? []
        followers += directory.recipients(of: account).filter {
          $0.followsGroups || present.contains($0.session)
        }
      }
      if conversation.thread != nil { followers = followers.filter(followsThreads) }
    case .room:
      for (account, occupant) in directory.occupants(of: conversation.stream) {
        followers += directory.recipients(of: account).filter { occupant.sessions.contains($0.session) }
        followers += directory.roomSessions(of: account).filter { occupant.sessions.contains($0.id) }
          .map { Recipient($0) }
      }
    case .account: break
    }
    turn.cache.remember(followers, for: conversation, epoch: epoch)
    return followers
  }

  /// Returns whether an account has no login, or none but the given one.
  func isAbsent(_ account: AccountNumber, apartFrom session: SessionID? = nil) -> Bool {
    directory.recipients(of: account).allSatisfy { $0.session == session }
  }
}
