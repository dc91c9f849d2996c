internal import ParlanceCore

/// The work of a hub whose store others share.
struct ClusterRules: TurnPart {
  let turn: TurnContext

  func take(_ step: ClusterStep) throws(MessagingError) {
    switch step {
    case .refresh: break
    case .tend: try tend()
    case .entry(let stream, let sequence, let audience):
      try deliver(stream: stream, after: sequence - 1, to: present(audience))
    }
  }

  private func tend() throws(MessagingError) {
    guard let shared else { return }
    for hub in try shared.renewLease() {
      for session in shared.sessions(ofHub: hub) { try turn.sessions.end(session.id, isLost: true) }
      guard try shared.removeHub(hub) else { throw turn.entries.overtaken() }
      turn.effects.noteRemoval(of: hub)
    }
    // The hub that lost an account's link may be gone.
    if !directory.lostAccounts.isEmpty { turn.isPresenceDue = true }
    try lookForEntries()
    try turn.serviceEvents.lookForEvents()
  }

  /// Sends what other hubs appended and the bus may have lost.
  private func lookForEntries() throws(MessagingError) {
    guard let shared else { return }
    let time = turn.looks.begin(
      at: now, newest: try store.newestTime(), isConnected: turn.isBusConnected, losses: turn.busLossCount)
    if let time {
      let places = try shared.entries(since: time, limit: limits.rowsPerRequest)
      for (stream, position) in turn.looks.newEntries(among: places) {
        try deliver(stream: stream, after: position, to: nil)
      }
    }
    turn.effects.noteLooks(turn.looks)
  }

  /// Notifies other hubs of entries that this one appended before it knew of logins there, or of the places that they entered.
  ///
  /// - parameter arrivals: The logins.
  /// - parameter recent: The entries, which the devices may already have.
  func tell(_ arrivals: Set<SessionID>, of recent: RecentEntries) throws(MessagingError) {
    guard !arrivals.isEmpty else { return }
    let logins = arrivals.compactMap { directory.session($0) }
    for entries in recent.all {
      let recipients = try followers(of: entries, among: logins).filter { arrivals.contains($0.session) }
      for (hub, audience) in Dictionary(grouping: recipients, by: \.session.hub).sorted(by: { $0.key < $1.key }) {
        turn.effects.tell(hub, .entry(stream: entries.stream, sequence: entries.first, audience: audience, except: nil))
      }
    }
  }

  /// Notifies the logins of this hub of accounts that entered and left their places through other hubs.
  func report(_ visits: [PlaceVisits]) throws(MessagingError) {
    for visit in visits {
      guard let place = try turn.rooms.place(visit.stream) else { continue }
      if place.kind == .room {
        turn.rooms.reportOccupants(of: place, entered: visit.entered, left: visit.left)
        if !visit.left.isEmpty { turn.roomEntries.noteExit(from: place) }
      } else {
        turn.subscriptions.reportSubscribers(
          place, entered: visit.entered.map(\.account), left: visit.left.map(\.account))
      }
    }
  }

  /// Returns the logins that follow a stream, if any of these may be among them; the conversations of recent entries are at
  /// hand, so that the store is seldom asked.
  private func followers(
    of entries: RecentEntries.Entries, among logins: [SessionRecord]
  ) throws(MessagingError) -> [Recipient] {
    switch entries.naming {
    case .account:
      return logins.first { $0.stream == entries.stream }.map { directory.recipients(of: $0.account.number) } ?? []
    case .direct(let one, let other):
      let accounts = Set([one.number, other.number]).intersection(logins.map(\.account.number))
      return accounts.sorted().flatMap { directory.recipients(of: $0) }
    case .room:
      let occupants = directory.occupants(of: entries.stream)
      guard logins.contains(where: { occupants[$0.account.number] != nil }) else { return [] }
    case .group: break
    }
    var known = turn.cache.conversation(entries.stream)
    if known == nil, let record = try store.stream(number: entries.stream), !record.isDismissed {
      known = try turn.lookup.conversation(record)
    }
    guard let known, known.kind == .room || logins.contains(where: { known.members[$0.account.number] != nil }) else {
      return []
    }
    return turn.audience.followers(of: known)
  }

  /// Sends the entries of a stream behind a position to logins of this hub, as if they had just been appended. A device
  /// that has them ignores them. Of many it gets the newest, and fetches those before.
  ///
  /// - parameter audience: The logins; all that follow the stream if nil.
  private func deliver(
    stream: StreamNumber, after position: Int64, to audience: [Recipient]?
  ) throws(MessagingError) {
    guard let record = try store.stream(number: stream), !record.isDismissed else { return }
    guard let (naming, recipients) = try followers(of: record) else { return }
    let concerned = audience.map(Set.init)
    let last = record.lastSequence
    for recipient in recipients where recipient.session.hub == shared?.hub {
      if let concerned, !concerned.contains(recipient) { continue }
      guard let login = directory.session(recipient.session) else { continue }
      let name = naming.stream(for: recipient.account)
      let place = max(position, turn.pushedPlace(of: login.id, in: name))
      guard place < last else { continue }
      var sent: Int64 = 0
      // A page begins with its oldest entries, and ends where it is full.
      for after in [max(place, last - Int64(settings.pullLimit)), last - 1] where sent < last {
        for pulled in try turn.pulls.pull([PullPosition(stream: name, after: max(after, sent))], login) {
          for event in pulled.events { turn.effects.push(.event(event), to: login.id) }
          sent = max(sent, pulled.events.last?.sequence ?? 0)
        }
      }
    }
  }

  /// Returns the logins of this hub for which an entry is that was meant for some: these, or in the place of one that ended the
  /// present ones of its account.
  private func present(_ audience: [Recipient]) -> [Recipient] {
    audience.flatMap { recipient -> [Recipient] in
      if directory.session(recipient.session) != nil { return [recipient] }
      return directory.recipients(of: recipient.account).filter { $0.session.hub == shared?.hub }
    }
  }

  private func followers(
    of record: StreamRecord
  ) throws(MessagingError) -> (naming: StreamNaming, recipients: [Recipient])? {
    guard record.kind == .account else {
      let conversation = try turn.lookup.conversation(record)
      return (conversation.naming, turn.audience.followers(of: conversation))
    }
    guard case .account(let account) = record.key else { return nil }
    return (.account, directory.recipients(of: account))
  }

  /// Stores what the turn changed of what hubs share, as its last action.
  ///
  /// Frames for logins of other hubs go along with it: that a login has ended reaches its device whatever the bus does.
  func storeSharedChanges() throws(MessagingError) {
    guard let shared,
      shared.hasChanges || (turn.keepsRemoteFrames || !turn.isBusConnected) && turn.effects.hasRemoteFrames
    else { return }
    turn.effects.noteSharedChange()
    guard try shared.flush(turn.effects.takeRemoteFrames(apartFrom: shared.hub)) else { throw turn.entries.overtaken() }
  }
}
