internal import ParlanceCore
internal import ParlanceEngine
internal import TestNumbers

/// All that a store has, in short: a number for each account, stream and medium.
struct Fingerprint {
  private(set) var parts: [String: Int] = [:]

  /// - parameter foreignChanges: How often other hubs changed the versions of streams; it is subtracted.
  /// - parameter ignoresEmpty: Streams without entries do not count, unless they are groups or rooms.
  init(
    _ store: any HubStore, foreignChanges: [StreamNumber: Int64] = [:], ignoresEmpty: Bool = false
  ) throws(MessagingError) {
    var account: AccountNumber = 1
    while let record = try store.account(number: account) {
      parts["account \(record.id.name)"] = try hash { hasher throws(MessagingError) in
        hasher.combine(record.number)
        hasher.combine(try store.devices(account: account))
        hasher.combine(try store.uploadCount(account: account))
        hasher.combine(try store.mediaSize(account: account))
        hasher.combine(try store.conversationSettings(account: account))
        for followed in try store.followed(account: account, since: .zero) where !ignoresEmpty {
          hasher.combine(followed.stream.number)
        }
      }
      account = account.successor
    }
    var stream: StreamNumber = 1
    while var record = try store.stream(number: stream) {
      defer { stream = stream.successor }
      if ignoresEmpty && record.lastSequence == 0 && (record.kind == .direct || record.kind == .account) { continue }
      if ignoresEmpty { record.number = 0 }
      record.version -= foreignChanges[stream] ?? 0
      parts["stream \(record.key.text)"] = try hash { hasher throws(MessagingError) in
        hasher.combine(record)
        try Self.combine(contentsOf: stream, of: store, accountCount: account.rawValue - 1, &hasher)
      }
    }
    parts["media"] = try hash { hasher throws(MessagingError) in
      for id in Vocabulary.media {
        hasher.combine(try store.media(id))
        hasher.combine(try store.upload(id))
      }
      hasher.combine(try store.nextMediaExpiry())
    }
    parts["time"] = Int(try store.newestTime().milliseconds)
  }

  private static func combine(
    contentsOf stream: StreamNumber, of store: any HubStore, accountCount: Int64, _ hasher: inout Hasher
  ) throws(MessagingError) {
    hasher.combine(try store.members(stream: stream))
    hasher.combine(try store.attributes(stream: stream))
    // The past of a conversation stands below zero.
    let events = try store.events(PageQuestion(stream: stream, after: .min)).events
    hasher.combine(events)
    for event in events where event.kind == .message {
      hasher.combine(try store.roster(event.place))
      hasher.combine(try store.readers(event.place))
      hasher.combine(try store.reactions(event.place))
      hasher.combine(try store.pin(event.place))
    }
    let sequences = events.map(\.sequence)
    for account in numbers(1...max(1, accountCount)) as [AccountNumber] {
      hasher.combine(try store.hidden(account: account, stream: stream, among: sequences).sorted())
    }
  }

  private func hash(_ body: (inout Hasher) throws(MessagingError) -> Void) throws(MessagingError) -> Int {
    var hasher = Hasher()
    try body(&hasher)
    return hasher.finalize()
  }

  /// Describes the differences from another fingerprint; nil if they are equal.
  func difference(from other: Fingerprint) -> String? {
    guard parts != other.parts else { return nil }
    let names = Set(parts.keys).union(other.parts.keys).filter { parts[$0] != other.parts[$0] }
    return names.sorted().map { name in
      "\(name) \(parts[name] == nil ? "was not there" : other.parts[name] == nil ? "is gone" : "changed")"
    }.joined(separator: ", ")
  }
}

/// All that a directory has.
struct DirectorySnapshot: Equatable {
  /// The logins, in the order of each account's.
  var logins: [AccountNumber: [SessionID]] = [:]
  /// The records of logins, which never change.
  var records: [SessionID: ObjectIdentifier] = [:]
  var places: [SessionID: Set<StreamNumber>] = [:]
  var occupants: [StreamNumber: [AccountNumber: [SessionID]]] = [:]
  var watched: [SessionID: Set<String>] = [:]
  var watchers: [String: [SessionID]] = [:]
  /// The statuses that accounts with logins follow, with the ends of the subscriptions.
  var followed: [AccountNumber: [StatusTopic: Timestamp]] = [:]
  /// Of accounts with logins.
  var told: [AccountNumber: PresenceState] = [:]

  init(_ directory: any SessionDirectory, sessions: [ModelSession], accounts: Int64, streams: Int64) {
    for session in sessions {
      let id = session.session.id
      guard let record = directory.session(id) else { continue }
      records[id] = ObjectIdentifier(record)
      places[id] = directory.places(of: id)
      watched[id] = directory.watched(by: id)
      for name in watched[id] ?? [] { watchers[name] = directory.watchers(of: name) }
    }
    for account in numbers(1...max(1, accounts)) as [AccountNumber] {
      let all = directory.sessions(of: account).map(\.id)
      guard !all.isEmpty else { continue }
      logins[account] = all
      told[account] = directory.told(account)
      followed[account] = directory.followed(by: account)
    }
    for stream in numbers(1...max(1, streams)) as [StreamNumber] {
      let there = directory.occupants(of: stream)
      if !there.isEmpty { occupants[stream] = there.mapValues(\.sessions) }
    }
  }

  /// Removes the logins whose links have ended, with all their state.
  mutating func remove(_ gone: Set<SessionID>) {
    guard !gone.isEmpty else { return }
    logins = logins.compactMapValues { all in Self.without(gone, all) }
    told = told.filter { logins[$0.key] != nil }
    followed = followed.filter { logins[$0.key] != nil }
    records = records.filter { !gone.contains($0.key) }
    places = places.filter { !gone.contains($0.key) }
    watched = watched.filter { !gone.contains($0.key) }
    watchers = watchers.compactMapValues { all in Self.without(gone, all) }
    occupants = occupants.compactMapValues { there in
      let rest = there.compactMapValues { all in Self.without(gone, all) }
      return rest.isEmpty ? nil : rest
    }
  }

  private static func without(_ gone: Set<SessionID>, _ all: [SessionID]) -> [SessionID]? {
    let rest = all.filter { !gone.contains($0) }
    return rest.isEmpty ? nil : rest
  }

  /// Describes the differences from another snapshot; nil if they are equal.
  func difference(from other: DirectorySnapshot) -> String? {
    if self == other { return nil }
    var names: [String] = []
    if logins != other.logins || records != other.records { names.append("logins") }
    if places != other.places { names.append("places") }
    if occupants != other.occupants { names.append("occupants") }
    if watched != other.watched || watchers != other.watchers { names.append("watched accounts") }
    if told != other.told { names.append("presence") }
    if followed != other.followed { names.append("followed accounts") }
    return names.joined(separator: ", ")
  }
}
