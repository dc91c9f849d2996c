import ParlanceCore
import TestNumbers
import Testing

/// The numbers on the icons of devices.
@Suite struct HubBadgeScenarios {
  private func badge(
    _ count: Int64, of account: AccountNumber, on device: String, style: String = "One", time: Int64 = 1
  ) -> BadgeRecord {
    BadgeRecord(
      account: account, style: style, device: device, count: count, updated: Timestamp(milliseconds: time))
  }

  @Test(arguments: StoreKind.allCases)
  func numbersAreKeptForTheirDevices(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    #expect(try bench.store.badges(account: 1) == [])
    let all = [
      badge(3, of: 1, on: "b"), badge(0, of: 1, on: "a"), badge(5, of: 1, on: "z", style: "Abc"),
      badge(9, of: 2, on: "a"), badge(.max, of: 1, on: "é", time: .max),
    ]
    try bench.transaction { for badge in all { try $0.save(badge) } }
    try bench.reopen()
    #expect(try bench.store.badges(account: 1) == [all[2], all[1], all[0], all[4]])
    #expect(try bench.store.badges(account: 2) == [all[3]])
    try bench.transaction {
      try $0.save(badge(7, of: 1, on: "b", time: 8))
      try $0.removeBadge(account: 1, style: "Abc", device: "z")
      try $0.removeBadge(account: 1, style: "One", device: "é")
      try $0.removeBadge(account: 1, style: "Two", device: "a")
      try $0.removeBadge(account: 3, style: "One", device: "a")
    }
    try bench.reopen()
    #expect(try bench.store.badges(account: 1) == [all[1], badge(7, of: 1, on: "b", time: 8)])
  }

  @Test(arguments: StoreKind.allCases)
  func numbersRiseToTheLimit(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    try bench.transaction {
      for item in [
        badge(3, of: 2, on: "b"), badge(9, of: 2, on: "a"), badge(8, of: 1, on: "a"), badge(4, of: 3, on: "a"),
        badge(12, of: 2, on: "c"),
      ] {
        try $0.save(item)
      }
    }
    var raised: [BadgeRecord] = []
    // An account that is named twice is raised once, and one without a badge is skipped.
    try bench.transaction { raised = try $0.raiseBadges(accounts: [2, 1, 2, 7], limit: 9) }
    #expect(
      raised == [
        badge(9, of: 1, on: "a"), badge(9, of: 2, on: "a"), badge(4, of: 2, on: "b"), badge(12, of: 2, on: "c"),
      ])
    try bench.reopen()
    #expect(try bench.store.badges(account: 1) == [badge(9, of: 1, on: "a")])
    #expect(try bench.store.badges(account: 2) == Array(raised.dropFirst()))
    #expect(try bench.store.badges(account: 3) == [badge(4, of: 3, on: "a")])
    try bench.transaction { raised = try $0.raiseBadges(accounts: [], limit: 9) }
    #expect(raised == [])
    try bench.store.begin()
    _ = try bench.store.raiseBadges(accounts: [3], limit: 9)
    try bench.store.removeBadge(account: 1, style: "One", device: "a")
    try bench.store.save(badge(1, of: 4, on: "a"))
    bench.store.rollback()
    #expect(try bench.store.badges(account: 3) == [badge(4, of: 3, on: "a")])
    #expect(try bench.store.badges(account: 1) == [badge(9, of: 1, on: "a")])
    #expect(try bench.store.badges(account: 4) == [])
  }
}
