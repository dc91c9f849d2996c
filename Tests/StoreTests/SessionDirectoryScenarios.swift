import ParlanceCore
import TestNumbers
import Testing

/// The directory of connected sessions.
@Suite struct SessionDirectoryScenarios {
  private func login(
    _ id: UInt64, account: AccountNumber = 1, followsGroups: Bool = true, number: LoginNumber = 1,
    scope: SessionScope = .everything
  ) -> SessionRecord {
    let record = AccountRecord(number: account, id: AccountID("a\(account)"))
    let device = DeviceRecord(account: account, id: "d", style: "s", registered: .zero, lastSeen: .zero)
    return SessionRecord(
      id: SessionID(id), account: record, device: device, platform: .linux, tag: nil, exclusivity: nil, since: .zero,
      number: number, stream: StreamNumber(rawValue: 100 + account.rawValue), followsGroups: followsGroups,
      waiting: nil,
      terms: ProtocolTerms(version: 1, capabilities: [], limits: .least), scope: scope)
  }

  private func ids(_ sessions: [SessionRecord]) -> [UInt64] { sessions.map(\.id.number) }

  @Test func loginsAreListedInTheirOrder() {
    let directory = MemorySessionDirectory()
    for id in [5, 2, 9] as [UInt64] { directory.insert(login(id, followsGroups: id != 2)) }
    directory.insert(login(7, account: 2))
    #expect(ids(directory.sessions(of: 1)) == [5, 2, 9])
    #expect(directory.recipients(of: 1).map(\.session.number) == [5, 2, 9])
    #expect(directory.recipients(of: 1).map(\.followsGroups) == [true, false, true])
    #expect(directory.recipients(of: 2).map(\.account) == [2])
    #expect(directory.session(SessionID(2))?.followsGroups == false)
    directory.remove(SessionID(2))
    directory.remove(SessionID(77))
    #expect(ids(directory.sessions(of: 1)) == [5, 9])
    #expect(directory.recipients(of: 1).map(\.session.number) == [5, 9])
    #expect(directory.session(SessionID(2)) == nil)
    #expect(directory.recipients(of: 3).isEmpty && directory.sessions(of: 3).isEmpty)
    directory.begin()
    directory.remove(SessionID(5))
    directory.rollback()
    #expect(ids(directory.sessions(of: 1)) == [5, 9])
  }

  /// Sessions of rooms alone are not among an account's logins, also when a turn that changed them is taken back.
  @Test func roomSessionsAreNotListedAsLogins() {
    let directory = MemorySessionDirectory()
    directory.insert(login(1))
    let epoch = directory.epoch
    directory.insert(login(2, scope: .rooms))
    #expect(directory.epoch != epoch && directory.session(SessionID(2))?.scope == .rooms)
    directory.insert(login(3, account: -5, scope: .visit(VisitorProfile(name: "Guest"))))
    func isAsBefore() -> Bool {
      ids(directory.sessions(of: 1)) == [1] && directory.recipients(of: 1).map(\.session.number) == [1]
        && ids(directory.roomSessions(of: 1)) == [2] && ids(directory.roomSessions(of: -5)) == [3]
        && directory.sessions(of: -5).isEmpty && directory.visitorCount == 1
    }
    #expect(isAsBefore())
    directory.begin()
    directory.remove(SessionID(2))
    directory.remove(SessionID(3))
    directory.insert(login(4, scope: .rooms))
    #expect(ids(directory.roomSessions(of: 1)) == [4] && directory.visitorCount == 0)
    directory.rollback()
    #expect(isAsBefore())
    #expect(directory.enter(9, login(2, scope: .rooms), profile: Member(account: "a1")))
    directory.remove(SessionID(2))
    #expect(ids(directory.sessions(of: 1)) == [1] && directory.roomSessions(of: 1).isEmpty)
  }

  @Test func loginNumbersGrow() {
    let directory = MemorySessionDirectory()
    let time = Timestamp(milliseconds: 1_700_000_000_000)
    #expect(directory.nextLogin(at: time) == 1_700_000_000_000_000)
    #expect(directory.nextLogin(at: time) == 1_700_000_000_000_001)
    // A clock that goes back, and the ends of all time.
    #expect(directory.nextLogin(at: .zero) == 1_700_000_000_000_002)
    #expect(directory.nextLogin(at: Timestamp(milliseconds: .min)) == 1_700_000_000_000_003)
    let last = directory.nextLogin(at: Timestamp(milliseconds: .max))
    #expect(directory.nextLogin(at: Timestamp(milliseconds: .max)) == last.successor)
    #expect(directory.nextLogin(at: time) == last.advanced(by: 2))
    directory.begin()
    #expect(directory.nextLogin(at: time) == last.advanced(by: 3))
    directory.rollback()
    #expect(directory.nextLogin(at: time) == last.advanced(by: 3))
    // A hub that starts later begins above.
    #expect(MemorySessionDirectory().nextLogin(at: time.advanced(byMilliseconds: 1)) == 1_700_000_000_001_000)
  }

  @Test func anAccountIsInAPlaceThroughItsLogins() throws {
    let directory = MemorySessionDirectory()
    let (phone, laptop, other) = (login(1), login(2), login(3, account: 2))
    for session in [phone, laptop, other] { directory.insert(session) }
    var profile = Member(account: "a1")
    #expect(directory.enter(9, phone, profile: profile))
    profile.nickname = "new"
    #expect(!directory.enter(9, laptop, profile: profile))
    #expect(!directory.enter(9, laptop, profile: profile))
    #expect(directory.enter(9, other, profile: Member(account: "a2")))
    #expect(directory.enter(8, phone, profile: profile))
    let occupant = try #require(directory.occupants(of: 9)[1])
    #expect(occupant.sessions == [phone.id, laptop.id] && occupant.profile.nickname == "new")
    #expect(directory.occupants(of: 9).keys.sorted() == [1, 2])
    #expect(directory.places(of: phone.id) == [8, 9])
    #expect(!directory.leave(9, phone))
    #expect(directory.leave(9, laptop))
    // An account that is not in a place cannot leave it.
    #expect(!directory.leave(9, laptop))
    #expect(!directory.leave(7, laptop))
    #expect(directory.occupants(of: 9).keys.sorted() == [2])
    #expect(directory.places(of: phone.id) == [8])
    #expect(directory.places(of: laptop.id).isEmpty)
    directory.setEmptied(9, Timestamp(milliseconds: 4))
    #expect(directory.emptied(9) == Timestamp(milliseconds: 4) && directory.emptied(8) == nil)
    directory.setEmptied(9, nil)
    #expect(directory.emptied(9) == nil)
  }

  @Test func watchersAreNotifiedInOrderOfWatching() {
    let directory = MemorySessionDirectory()
    for id in 1...5 as ClosedRange<UInt64> { directory.insert(login(id)) }
    for id in [3, 1, 5, 2] as [UInt64] { #expect(directory.watch("bob", by: SessionID(id))) }
    #expect(!directory.watch("bob", by: SessionID(5)))
    #expect(directory.watch("carol", by: SessionID(1)))
    func watchers(_ name: String) -> [UInt64] { directory.watchers(of: name).map(\.number) }
    #expect(watchers("bob") == [3, 1, 5, 2])
    directory.unwatch("bob", by: SessionID(1))
    directory.unwatch("bob", by: SessionID(4))
    #expect(watchers("bob") == [3, 5, 2])
    #expect(directory.watch("bob", by: SessionID(1)))
    #expect(watchers("bob") == [3, 5, 2, 1])
    #expect(directory.watched(by: SessionID(1)) == ["bob", "carol"])
    directory.begin()
    directory.remove(SessionID(5))
    #expect(watchers("bob") == [3, 2, 1])
    #expect(directory.watch("bob", by: SessionID(4)))
    directory.rollback()
    #expect(watchers("bob") == [3, 5, 2, 1])
    directory.remove(SessionID(1))
    #expect(watchers("bob") == [3, 5, 2] && watchers("carol") == [])
    #expect(directory.watched(by: SessionID(1)).isEmpty)
  }

  @Test func thousandsOfWatchersComeAndGo() {
    let directory = MemorySessionDirectory()
    // Looking along all watchers for each that goes would take a hundred million steps.
    for id in 0..<20_000 as Range<UInt64> { _ = directory.watch("bob", by: SessionID(id)) }
    for id in 0..<20_000 as Range<UInt64> where id % 2 == 0 { directory.unwatch("bob", by: SessionID(id)) }
    #expect(directory.watchers(of: "bob").map(\.number) == (0..<10_000).map { 2 * $0 + 1 })
  }

  @Test func thousandsOfTokensExpireInTheirOrder() {
    let directory = MemorySessionDirectory()
    let ids = 0..<20_000 as Range<UInt64>
    for id in ids {
      directory.insert(login(id))
      // Each is renewed, to a time that has nothing to do with the order of the logins.
      for time in [Int64(id), Int64(id * 7919 % 20_000)] {
        directory.setExpiry(SessionID(id), TokenExpiry(time: Timestamp(milliseconds: 100 + time), warning: nil))
      }
    }
    for id in ids where id % 2 == 0 { directory.remove(SessionID(id)) }
    var times: [Int64] = []
    while let (session, expiry) = directory.nextExpiry() {
      #expect(expiry.time.milliseconds == 100 + Int64(session.number * 7919 % 20_000))
      times.append(expiry.time.milliseconds)
      directory.setExpiry(session, nil)
    }
    #expect(times.count == 10_000 && times == times.sorted())
  }

  @Test func subscriptionsEndWithTheLastLogin() {
    let directory = MemorySessionDirectory()
    let (soon, late) = (Timestamp(milliseconds: 1), Timestamp(milliseconds: 2))
    let (presence, other) = (StatusTopic(type: 1, folded: "bob"), StatusTopic(type: 2, folded: "bob"))
    for id in [1, 2] as [UInt64] { directory.insert(login(id)) }
    directory.insert(login(3, account: 2))
    directory.follow(presence, by: 1, until: soon)
    directory.follow(presence, by: 2, until: soon)
    directory.follow(other, by: 1, until: late)
    #expect(directory.followers(of: presence) == [1: soon, 2: soon] && directory.followers(of: other) == [1: late])
    directory.begin()
    directory.follow(presence, by: 1, until: late)
    directory.follow(other, by: 1, until: nil)
    #expect(directory.followed(by: 1) == [presence: late] && directory.followers(of: other).isEmpty)
    directory.rollback()
    #expect(directory.followed(by: 1) == [presence: soon, other: late])
    directory.remove(SessionID(1))
    #expect(directory.followed(by: 1) == [presence: soon, other: late])
    directory.begin()
    directory.remove(SessionID(2))
    #expect(directory.followed(by: 1).isEmpty && directory.followers(of: presence) == [2: soon])
    directory.rollback()
    #expect(directory.followed(by: 1) == [presence: soon, other: late])
    #expect(directory.followers(of: presence) == [1: soon, 2: soon])
  }

  @Test func presenceIsNoted() {
    let directory = MemorySessionDirectory()
    directory.setLost(4, Timestamp(milliseconds: 9))
    directory.setLost(2, Timestamp(milliseconds: 1))
    directory.setTold(4, .unreachable)
    directory.begin()
    directory.setLost(4, nil)
    directory.setTold(4, nil)
    directory.setTold(5, .online)
    #expect(directory.lostAccounts == [2] && directory.told(4) == nil && directory.told(5) == .online)
    directory.rollback()
    #expect(directory.lostAccounts == [2, 4] && directory.lost(4) == Timestamp(milliseconds: 9))
    #expect(directory.told(4) == .unreachable && directory.told(5) == nil && directory.lost(7) == nil)
  }

  @Test func theEpochGrowsWithEachComingAndGoing() {
    let directory = MemorySessionDirectory()
    let session = login(1)
    var epochs = [directory.epoch]
    func note(_ body: () -> Void) {
      body()
      epochs.append(directory.epoch)
    }
    note { directory.insert(session) }
    note { _ = directory.enter(5, session, profile: Member(account: "a1")) }
    note { _ = directory.leave(5, session) }
    note {
      directory.begin(); directory.remove(session.id)
    }
    note { directory.rollback() }
    note { directory.remove(session.id) }
    #expect(zip(epochs, epochs.dropFirst()).allSatisfy { $0 < $1 }, "\(epochs)")
    // Repeated changes have no effect.
    note { directory.remove(session.id) }
    note { _ = directory.watch("bob", by: session.id) }
    #expect(epochs.suffix(3).allSatisfy { $0 == directory.epoch })
  }
}
