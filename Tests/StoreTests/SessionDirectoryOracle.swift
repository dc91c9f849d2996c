import ParlanceCore
import TestNumbers
import TestRandomness
import Testing

/// A directory kept in the plainest way: copied at the beginning of a turn, searched from end to end.
private struct PlainDirectory {
  var lastLogin = LoginNumber.zero
  var sessions: [SessionRecord] = []
  var occupants: [StreamNumber: [AccountNumber: (nickname: String?, sessions: [SessionID])]] = [:]
  var places: [SessionID: Set<StreamNumber>] = [:]
  var emptied: [StreamNumber: Timestamp] = [:]
  var watchers: [(name: String, session: SessionID)] = []
  var lost: [AccountNumber: Timestamp] = [:]
  var told: [AccountNumber: PresenceState] = [:]
  var expiries: [SessionID: TokenExpiry] = [:]
}

/// Seeded sequences of operations and rollbacks, answered by the directory in memory as by the plainest one.
@Suite struct SessionDirectoryOracle {
  private static let names = ["bob", "carol", "zo\u{EB}"]

  private func login(_ random: inout SeededRandom) -> SessionRecord {
    let account: AccountNumber = random.number(1...3)
    let record = AccountRecord(number: account, id: AccountID("a\(account)"))
    let device = DeviceRecord(account: account, id: "d", style: "s", registered: .zero, lastSeen: .zero)
    return SessionRecord(
      id: SessionID(UInt64(random.number(1...9))), account: record, device: device, platform: .linux, tag: nil,
      exclusivity: nil, since: .zero, number: 1, stream: StreamNumber(rawValue: account.rawValue),
      followsGroups: random.chance(50),
      waiting: nil,
      terms: ProtocolTerms(version: 1, capabilities: [], limits: .least))
  }

  private func contents(_ directory: MemorySessionDirectory) -> String {
    var text = ""
    for account in numbers(1...3) as [AccountNumber] {
      text += "\(directory.sessions(of: account).map(\.id)) \(directory.recipients(of: account))\n"
      text += "\(String(describing: directory.lost(account))) \(String(describing: directory.told(account)))\n"
    }
    for stream in numbers(1...3) as [StreamNumber] {
      for (account, occupant) in directory.occupants(of: stream).sorted(by: { $0.key < $1.key }) {
        text += "\(stream) \(account) \(String(describing: occupant.profile.nickname)) \(occupant.sessions)\n"
      }
      text += "\(String(describing: directory.emptied(stream)))\n"
    }
    for session in (1...9).map(SessionID.init(_:)) {
      text += "\(directory.session(session) != nil) \(directory.places(of: session).sorted()) "
      text += "\(directory.watched(by: session).sorted()) \(String(describing: directory.expiry(of: session)))\n"
    }
    text += "\(String(describing: directory.nextExpiry()))\n"
    for name in Self.names { text += "\(directory.watchers(of: name))\n" }
    return text + "\(directory.lostAccounts)"
  }

  private func contents(_ plain: PlainDirectory) -> String {
    var text = ""
    for account in numbers(1...3) as [AccountNumber] {
      let own = plain.sessions.filter { $0.account.number == account }
      let recipients = own.map { Recipient(session: $0.id, account: account, followsGroups: $0.followsGroups) }
      text += "\(own.map(\.id)) \(recipients)\n"
      text += "\(String(describing: plain.lost[account])) \(String(describing: plain.told[account]))\n"
    }
    for stream in numbers(1...3) as [StreamNumber] {
      for (account, occupant) in (plain.occupants[stream] ?? [:]).sorted(by: { $0.key < $1.key }) {
        text += "\(stream) \(account) \(String(describing: occupant.nickname)) \(occupant.sessions)\n"
      }
      text += "\(String(describing: plain.emptied[stream]))\n"
    }
    for session in (1...9).map(SessionID.init(_:)) {
      text += "\(plain.sessions.contains { $0.id == session }) \((plain.places[session] ?? []).sorted()) "
      text += "\(plain.watchers.filter { $0.session == session }.map(\.name).sorted()) "
      text += "\(String(describing: plain.expiries[session]))\n"
    }
    let next = plain.expiries.min { ($0.value.due, $0.key.number) < ($1.value.due, $1.key.number) }
    text += "\(String(describing: next.map { (session: $0.key, expiry: $0.value) }))\n"
    for name in Self.names { text += "\(plain.watchers.filter { $0.name == name }.map(\.session))\n" }
    return text + "\(plain.lost.keys.sorted())"
  }

  /// The first line in which they differ.
  private func difference(_ directory: MemorySessionDirectory, _ plain: PlainDirectory) -> String? {
    zip(contents(directory).split(separator: "\n"), contents(plain).split(separator: "\n")).first { $0 != $1 }
      .map { "\($0) | \($1)" }
  }

  private func sessionStep(
    _ random: inout SeededRandom, _ directory: MemorySessionDirectory, _ plain: inout PlainDirectory
  ) -> Bool {
    let session = login(&random)
    switch random.number(0...5) {
    case 0, 1:
      guard !plain.sessions.contains(where: { $0.id == session.id }) else { return true }
      plain.sessions.append(session)
      directory.insert(session)
      return true
    case 2:
      guard let gone = plain.sessions.first(where: { $0.id == session.id }) else { return true }
      // The session leaves its places first.
      for stream in (plain.places[gone.id] ?? []).sorted() {
        guard leave(stream, gone, directory, &plain) else { return false }
      }
      plain.sessions.removeAll { $0.id == gone.id }
      plain.watchers.removeAll { $0.session == gone.id }
      plain.expiries[gone.id] = nil
      directory.remove(gone.id)
      return true
    case 3:
      let time = random.time(-5...20)
      plain.lastLogin = max(
        plain.lastLogin.successor, LoginNumber(rawValue: max(0, time.milliseconds) * 1000))
      return directory.nextLogin(at: time) == plain.lastLogin
    case 4:
      guard plain.sessions.contains(where: { $0.id == session.id }) else { return true }
      let name = random.pick(Self.names)
      let isNew = !plain.watchers.contains { $0.name == name && $0.session == session.id }
      if isNew { plain.watchers.append((name, session.id)) }
      return directory.watch(name, by: session.id) == isNew
    default:
      let name = random.pick(Self.names)
      plain.watchers.removeAll { $0.name == name && $0.session == session.id }
      directory.unwatch(name, by: session.id)
      return true
    }
  }

  private func leave(
    _ stream: StreamNumber, _ session: SessionRecord, _ directory: MemorySessionDirectory, _ plain: inout PlainDirectory
  ) -> Bool {
    let account = session.account.number
    let isThere = plain.occupants[stream]?[account]?.sessions.contains(session.id) ?? false
    plain.occupants[stream]?[account]?.sessions.removeAll { $0 == session.id }
    let isGone = isThere && plain.occupants[stream]?[account]?.sessions.isEmpty ?? false
    if isGone { plain.occupants[stream]?[account] = nil }
    plain.places[session.id]?.remove(stream)
    return directory.leave(stream, session) == isGone
  }

  private func placeStep(
    _ random: inout SeededRandom, _ directory: MemorySessionDirectory, _ plain: inout PlainDirectory
  ) -> Bool {
    guard let session = plain.sessions.randomElement(using: &random) else { return true }
    let account = session.account.number
    let stream: StreamNumber = random.number(1...3)
    let time = random.chance(50) ? random.time(0...9) : nil
    switch random.number(0...8) {
    case 6...8:
      let time = random.time(0...9)
      let expiry = TokenExpiry(time: time, warning: random.pick([nil, time.advanced(byMilliseconds: -3), .zero]))
      plain.expiries[session.id] = random.chance(80) ? expiry : nil
      directory.setExpiry(session.id, plain.expiries[session.id])
    case 0, 1:
      var profile = Member(account: session.account.id)
      profile.nickname = random.pick(["x", "y", nil])
      let isNew = plain.occupants[stream]?[account] == nil
      var sessions = plain.occupants[stream]?[account]?.sessions ?? []
      if !sessions.contains(session.id) { sessions.append(session.id) }
      plain.occupants[stream, default: [:]][account] = (profile.nickname, sessions)
      plain.places[session.id, default: []].insert(stream)
      return directory.enter(stream, session, profile: profile) == isNew
    case 2:
      return leave(stream, session, directory, &plain)
    case 3:
      plain.emptied[stream] = time
      directory.setEmptied(stream, time)
    case 4:
      plain.lost[account] = time
      directory.setLost(account, time)
    default:
      let state = random.pick([PresenceState.online, .unreachable, nil])
      plain.told[account] = state
      directory.setTold(account, state)
    }
    return true
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func aRollbackUndoesEverything(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let directory = MemorySessionDirectory()
    var plain = PlainDirectory()
    for turn in 0..<150 {
      let before = plain
      let epoch = directory.epoch
      let isTurn = random.chance(80)
      if isTurn { directory.begin() }
      for _ in 0..<random.number(1...12) {
        let isSame =
          random.chance(50)
          ? sessionStep(&random, directory, &plain) : placeStep(&random, directory, &plain)
        try #require(isSame, "turn \(turn)")
        // Requested only at times, as the directory may cache the result.
        if random.chance(20) { try #require(difference(directory, plain) == nil, "turn \(turn)") }
      }
      if isTurn, random.chance(40) {
        directory.rollback()
        plain = before
        try #require(directory.epoch > epoch, "turn \(turn)")
      } else if isTurn {
        directory.commit()
      }
      try #require(directory.epoch >= epoch)
      try #require(difference(directory, plain) == nil, "turn \(turn)")
    }
  }
}
