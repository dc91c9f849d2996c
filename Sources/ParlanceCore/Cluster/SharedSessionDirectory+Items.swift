/// The name of one thing that hubs share.
enum LiveKey: Hashable {
  case session(SessionID)
  /// A login in a room, or subscribed to a group.
  case place(StreamNumber, SessionID)
  case watching(SessionID, String)
  /// An account that receives the reports of a status.
  case following(AccountNumber, StatusTopic)
  case lost(AccountNumber)
  case told(AccountNumber)
  case emptied(StreamNumber)
  case change(SharedChange)
}

/// Keys in the order in which they came first.
struct LiveKeyList {
  private(set) var keys: [LiveKey] = []
  private var known: Set<LiveKey> = []

  var isEmpty: Bool { keys.isEmpty }

  mutating func insert(_ key: LiveKey) {
    if known.insert(key).inserted { keys.append(key) }
  }
}

/// Items as the copy has them, and items of other hubs that come into it.
extension SharedSessionDirectory {
  /// Returns an item as it is now.
  func item(_ key: LiveKey) -> LiveItem {
    var name = ByteWriter()
    var value: ByteWriter?
    func write(_ time: Timestamp?) {
      guard let time else { return }
      value = ByteWriter()
      value?.write(time)
    }
    let kind: LiveItem.Kind
    switch key {
    case .session(let id):
      kind = .session
      name.write(unsigned: id.number)
      if let record = copy.session(id) {
        var writer = ByteWriter()
        record.write(to: &writer)
        value = writer
      }
    case .place(let stream, let id):
      kind = .place
      name.write(stream)
      name.write(unsigned: id.number)
      if let record = copy.session(id), let occupant = copy.occupants(of: stream)[record.account.number],
        occupant.sessions.contains(id)
      {
        var writer = ByteWriter()
        RoomMember(occupant.profile).write(to: &writer)
        value = writer
      }
    case .watching(let id, let folded):
      kind = .watching
      name.write(unsigned: id.number)
      name.write(folded)
      if copy.watched(by: id).contains(folded) { value = ByteWriter() }
    case .following(let account, let topic):
      kind = .following
      name.write(account)
      name.write(integer: topic.type)
      name.write(topic.folded)
      write(copy.followed(by: account)[topic])
    case .lost(let account):
      kind = .lost
      name.write(account)
      write(copy.lost(account))
    case .told(let account):
      kind = .told
      name.write(account)
      if let state = copy.told(account) {
        value = ByteWriter()
        value?.write(byte: state.rawValue)
      }
    case .emptied(let stream):
      kind = .emptied
      name.write(stream)
      write(copy.emptied(stream))
    case .change(let change):
      kind = .change
      change.write(to: &name)
    }
    return LiveItem(kind: kind, key: name.bytes, value: value?.bytes)
  }

  /// Takes items of other hubs into the copy, outside of a turn, and notes what is new for this hub.
  func apply(_ items: [LiveItem], _ news: inout News) throws(MessagingError) {
    var batch = LiveBatch()
    for item in items { try batch.read(item) }
    let visitors = visitors(in: batch)
    // Logins come before what is said of them, and go after it.
    for session in batch.sessions.sorted(by: { $0.number < $1.number }) {
      // One that is known is the same: a login never changes.
      if copy.session(session.id) == nil {
        copy.insert(session)
        if session.id.hub != hub { news.arrivals.append(session.id) }
      }
      copy.lastLogin = max(copy.lastLogin, session.number)
    }
    for change in batch.places {
      guard let session = copy.session(change.session) else { continue }
      if let profile = change.profile {
        _ = copy.enter(change.stream, session, profile: profile)
        if session.id.hub != hub { news.arrivals.append(session.id) }
      } else {
        _ = copy.leave(change.stream, session)
      }
    }
    for change in batch.watchings where copy.session(change.session) != nil {
      if change.isWatching { _ = copy.watch(change.folded, by: change.session) }
      if !change.isWatching { copy.unwatch(change.folded, by: change.session) }
    }
    for change in batch.followings {
      guard change.expiry == nil || !copy.recipients(of: change.account).isEmpty else { continue }
      copy.follow(change.topic, by: change.account, until: change.expiry)
    }
    for session in batch.endedSessions { copy.remove(session) }
    for (account, time) in batch.lost { copy.setLost(account, time) }
    for (account, state) in batch.told { copy.setTold(account, state) }
    for (stream, time) in batch.emptied { copy.setEmptied(stream, time) }
    news.changes = batch.changes
    for (stream, before) in visitors.sorted(by: { $0.key < $1.key }) { noteVisits(stream, before, &news) }
  }

  /// Returns the accounts of which items say that they enter or leave places, with their profiles there; nil for one that is not in
  /// the place yet. Only these, for a place can have many others.
  private func visitors(in batch: LiveBatch) -> [StreamNumber: [AccountNumber: Member?]] {
    let new = Dictionary(batch.sessions.map { ($0.id, $0) }) { first, _ in first }
    var visitors: [StreamNumber: [AccountNumber: Member?]] = [:]
    func note(_ stream: StreamNumber, _ session: SessionID) {
      guard let account = (copy.session(session) ?? new[session])?.account.number else { return }
      visitors[stream, default: [:]].updateValue(copy.occupants(of: stream)[account]?.profile, forKey: account)
    }
    for change in batch.places { note(change.stream, change.session) }
    for session in batch.endedSessions { for stream in copy.places(of: session) { note(stream, session) } }
    return visitors
  }

  private func noteVisits(_ stream: StreamNumber, _ before: [AccountNumber: Member?], _ news: inout News) {
    let after = copy.occupants(of: stream)
    var visits = PlaceVisits(stream: stream, entered: [], left: [])
    for (account, known) in before.sorted(by: { $0.key < $1.key }) {
      switch (known, after[account]?.profile) {
      case (nil, let profile?): visits.entered.append(profile)
      case (let profile?, nil): visits.left.append(profile)
      default: break
      }
    }
    if visits.entered.isEmpty && visits.left.isEmpty { return }
    guard after.values.contains(where: { $0.sessions.contains { $0.hub == hub } }) else { return }
    news.visits.append(visits)
  }
}

/// Items of other hubs, by their kinds.
private struct LiveBatch {
  var sessions: [SessionRecord] = []
  var endedSessions: [SessionID] = []
  var places: [(stream: StreamNumber, session: SessionID, profile: Member?)] = []
  var watchings: [(session: SessionID, folded: String, isWatching: Bool)] = []
  var followings: [(account: AccountNumber, topic: StatusTopic, expiry: Timestamp?)] = []
  var lost: [(AccountNumber, Timestamp?)] = []
  var told: [(AccountNumber, PresenceState?)] = []
  var emptied: [(StreamNumber, Timestamp?)] = []
  var changes: [SharedChange] = []

  mutating func read(_ item: LiveItem) throws(MessagingError) {
    var key = ByteReader(item.key)
    var value = item.value.map { ByteReader($0) }
    switch item.kind {
    case .session:
      let id = SessionID(try key.readUnsigned())
      if value != nil { sessions.append(try SessionRecord(id: id, from: &value!)) } else { endedSessions.append(id) }
    case .place:
      let (stream, id): (StreamNumber, SessionID) = (try key.readNumber(), SessionID(try key.readUnsigned()))
      places.append((stream, id, value == nil ? nil : try RoomMember(from: &value!).member))
    case .watching:
      let id = SessionID(try key.readUnsigned())
      watchings.append((id, try key.readString(), value != nil))
    case .following:
      let account: AccountNumber = try key.readNumber()
      let topic = StatusTopic(type: try key.readInteger(), folded: try key.readString())
      followings.append((account, topic, value == nil ? nil : try value!.readTimestamp()))
    case .lost: lost.append((try key.readNumber(), value == nil ? nil : try value!.readTimestamp()))
    case .told:
      told.append((try key.readNumber(), value == nil ? nil : try value!.readEnum(PresenceState.self)))
    case .emptied: emptied.append((try key.readNumber(), value == nil ? nil : try value!.readTimestamp()))
    case .change: changes.append(try SharedChange(from: &key))
    }
  }
}
