import ParlanceCore
import Testing

/// The notices of a device's account.
@Suite struct DeviceNoticeScenarios {
  private func notice(
    _ kind: AccountNotice.Kind, at time: Int64, from account: AccountID = "bob", _ message: String? = nil
  ) -> AccountNotice {
    AccountNotice(kind: kind, account: account, message: message, time: Timestamp(milliseconds: time))
  }

  private func ids(_ bench: DeviceBench, _ query: AccountNoticeQuery = AccountNoticeQuery()) throws -> [Int64] {
    try bench.store.notices(query).map(\.id)
  }

  /// Five notices, whose numbers do not follow their times.
  private func fill(_ bench: DeviceBench) throws -> [Int64] {
    try bench.transaction { store throws in
      try [
        notice(.friendRequested, at: 20, "hi"), notice(.friendAdded, at: 10, from: "Zo\u{EB}", ""),
        notice(.friendRemoved, at: 30), notice(.friendRequested, at: 20, from: "carol"),
        notice(.friendDeclined, at: 5),
      ].map { try store.insert($0, limit: 10) }
    }
  }

  @Test(arguments: StoreKind.ofDevices)
  func noticesAreListedByTheirTime(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    #expect(try ids(bench).isEmpty)
    #expect(try bench.store.notice(id: 1) == nil)
    #expect(try bench.store.noticeCount(AccountNoticeFilter()) == 0)
    #expect(try fill(bench) == [1, 2, 3, 4, 5])
    for _ in 0..<2 {
      #expect(try ids(bench) == [3, 4, 1, 2, 5])
      var first = notice(.friendRequested, at: 20, "hi")
      first.id = 1
      #expect(try bench.store.notice(id: 1) == first)
      #expect(try bench.store.notice(id: 2)?.account.name == "Zo\u{EB}")
      #expect(try bench.store.notice(id: 2)?.message == "")
      #expect(try bench.store.notice(id: 3)?.message == nil)
      #expect(try ids(bench, AccountNoticeQuery(limit: 2)) == [3, 4])
      let fourth = try #require(try bench.store.notice(id: 4))
      let anchor = AccountNoticeQuery.Anchor(fourth)
      #expect(try ids(bench, AccountNoticeQuery(after: anchor, limit: 2)) == [1, 2])
      #expect(try ids(bench, AccountNoticeQuery(after: anchor, limit: .max)) == [1, 2, 5])
      let requests = AccountNoticeFilter(kinds: [.friendRequested, .friendDeclined])
      #expect(try ids(bench, AccountNoticeQuery(filter: requests)) == [4, 1, 5])
      #expect(try ids(bench, AccountNoticeQuery(after: anchor, filter: requests, limit: 1)) == [1])
      #expect(try bench.store.noticeCount(requests) == 3)
      #expect(try bench.store.noticeCount(AccountNoticeFilter(kinds: [])) == 0)
      for limit in [0, -1, .min] { #expect(try ids(bench, AccountNoticeQuery(limit: limit)).isEmpty) }
      try bench.reopen()
    }
  }

  @Test(arguments: StoreKind.ofDevices)
  func marksAreKept(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    _ = try fill(bench)
    let unread = AccountNoticeFilter(unreadOnly: true)
    let requests = AccountNoticeFilter(kinds: [.friendRequested])
    try bench.transaction { store throws in
      #expect(try store.markNoticeRead(id: 4))
      #expect(try !store.markNoticeRead(id: 4))
      #expect(try !store.markNoticeRead(id: 9))
      #expect(try store.setNoticeStatus(id: 1, .max))
      #expect(try store.setNoticeStatus(id: 2, -7))
      #expect(try !store.setNoticeStatus(id: 9, 1))
    }
    try bench.reopen()
    #expect(try bench.store.noticeCount(unread) == 4)
    #expect(try ids(bench, AccountNoticeQuery(filter: unread)) == [3, 1, 2, 5])
    #expect(try bench.store.notices(AccountNoticeQuery()).map(\.isRead) == [false, true, false, false, false])
    #expect(try bench.store.notice(id: 1)?.status == .max)
    #expect(try bench.store.notice(id: 2)?.status == -7)
    try bench.transaction { store throws in
      #expect(try store.markNoticesRead(AccountNoticeFilter(kinds: [])) == 0)
      #expect(try store.markNoticesRead(requests) == 1)
      #expect(try store.markNoticesRead(requests) == 0)
    }
    #expect(try bench.store.noticeCount(AccountNoticeFilter(kinds: [.friendRequested], unreadOnly: true)) == 0)
    #expect(try bench.transaction { try $0.markNoticesRead(unread) } == 3)
    try bench.reopen()
    #expect(try bench.store.noticeCount(unread) == 0)
  }

  @Test(arguments: StoreKind.ofDevices)
  func deletedNoticesAreGone(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    _ = try fill(bench)
    try bench.transaction { store throws in
      #expect(try store.deleteNotice(id: 5))
      #expect(try !store.deleteNotice(id: 5))
      #expect(try store.markNoticeRead(id: 1))
      #expect(try store.deleteNotices(AccountNoticeFilter(kinds: [])) == 0)
      #expect(try store.deleteNotices(AccountNoticeFilter(kinds: [.friendRequested], unreadOnly: true)) == 1)
    }
    try bench.reopen()
    #expect(try ids(bench) == [3, 1, 2])
    #expect(try bench.transaction { try $0.deleteNotices(AccountNoticeFilter()) } == 3)
    try bench.reopen()
    #expect(try ids(bench).isEmpty)
    // Numbers are not given out again.
    #expect(try bench.transaction { try $0.insert(notice(.friendAdded, at: 1), limit: 10) } == 6)
  }

  @Test(arguments: StoreKind.ofDevices)
  func theOldestGoBeyondALimit(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    _ = try fill(bench)
    try bench.transaction { store throws in
      #expect(try store.insert(notice(.friendAdded, at: 40), limit: 4) == 6)
    }
    #expect(try ids(bench) == [6, 3, 4, 1])
    // One that is older than all others has no place.
    try bench.transaction { store throws in
      #expect(try store.insert(notice(.friendAdded, at: 1), limit: 4) == 7)
      #expect(try store.notice(id: 7) == nil)
    }
    try bench.reopen()
    #expect(try ids(bench) == [6, 3, 4, 1])
    try bench.transaction { _ = try $0.insert(notice(.friendAdded, at: 50), limit: 0) }
    #expect(try ids(bench).isEmpty)
  }

  @Test(arguments: StoreKind.ofDevices)
  func aFailedTransactionLeavesTheListAsItWas(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    _ = try fill(bench)
    let before = try bench.store.notices(AccountNoticeQuery())
    try bench.store.begin(isDurable: true)
    _ = try bench.store.insert(notice(.friendAdded, at: 60), limit: 3)
    _ = try bench.store.markNoticesRead(AccountNoticeFilter())
    _ = try bench.store.setNoticeStatus(id: 3, 5)
    _ = try bench.store.markNoticeRead(id: 3)
    _ = try bench.store.deleteNotice(id: 3)
    _ = try bench.store.deleteNotices(AccountNoticeFilter())
    bench.store.rollback()
    #expect(try bench.store.notices(AccountNoticeQuery()) == before)
    try bench.reopen()
    #expect(try bench.store.notices(AccountNoticeQuery()) == before)
  }
}
