import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The numbers on the icons of devices, with clients that follow no rules.
@Suite struct HostileBadges {
  private func hub(_ kind: HubStoreKind) throws -> HostileHub {
    var parts = try HostileHub.Parts()
    parts.pushes = true
    return try HostileHub(kind, parts: parts)
  }

  private func send(
    _ id: MessageID, from sender: HostileClient, to conversation: ConversationID, _ options: MessageOptions = .ordinary
  ) async throws {
    try await sender.ask(
      SubmitCall(
        id: id, conversation: conversation, options: options, kind: .text,
        body: MessageBody(content: .text("hello")).encoded()))
  }

  /// The numbers that the notifications of a message said, by recipient and device.
  private func badges(_ hub: HostileHub, _ id: MessageID) async -> [String: Int] {
    await hub.waitUntilIdle()
    var badges: [String: Int] = [:]
    for notification in hub.notifications.values where notification.messageID == id {
      for badge in notification.badges {
        badges["\(notification.recipient.name) \(badge.device.string)"] = badge.count
      }
    }
    return badges
  }

  @Test(arguments: HubStoreKind.allCases)
  func notificationsCountOnFromTheDevicesNumber(_ kind: HubStoreKind) async throws {
    let hub = try hub(kind)
    let alice = try await hub.client("alice")
    let phone = try await hub.client("bob", device: "phone")
    let tablet = try await hub.client("bob", device: "tablet")
    try await alice.ask(SetBadgeCountCall(count: 40))
    try await phone.ask(SetBadgeCountCall(count: 3))
    try await tablet.ask(SetBadgeCountCall(count: 9))
    try await tablet.ask(SetBadgeCountCall(count: 0))
    // Connected devices are not notified, and their numbers do not rise.
    try await send("0", from: alice, to: .direct("bob"))
    for client in [phone, tablet] {
      try await client.ask(DisconnectCall())
      client.close()
    }
    try await send("1", from: alice, to: .direct("bob"))
    #expect(await badges(hub, "1") == ["bob phone": 4, "bob tablet": 1])
    // A message that does not count as unread carries no number, and the next one counts on.
    try await send("2", from: alice, to: .direct("bob"), .ordinary.subtracting(.countsAsUnread))
    #expect(await badges(hub, "2") == [:])
    try await send("3", from: alice, to: .direct("bob"))
    #expect(await badges(hub, "3") == ["bob phone": 5, "bob tablet": 2])
    // The same message again causes no further notification.
    try await send("3", from: alice, to: .direct("bob"))
    let again = try await hub.client("bob", device: "phone")
    try await again.ask(SetBadgeCountCall(count: nil))
    try await again.ask(SetBadgeCountCall(count: nil))
    try await again.ask(DisconnectCall())
    again.close()
    try await send("4", from: alice, to: .direct("bob"))
    #expect(await badges(hub, "4") == ["bob tablet": 3])
    #expect(hub.notifications.values.filter { $0.messageID == "3" }.count == 1)
  }

  @Test(arguments: HubStoreKind.allCases)
  func membersOfAGroupEachHaveTheirs(_ kind: HubStoreKind) async throws {
    let hub = try hub(kind)
    let alice = try await hub.client("alice")
    let counts: [(AccountID, Int64?)] = [("bob", 1), ("carl", 5), ("dora", nil), ("emil", Int64(PushBadge.limit))]
    for (name, count) in counts {
      let client = try await hub.client(name, device: "phone")
      if let count { try await client.ask(SetBadgeCountCall(count: count)) }
      try await client.ask(DisconnectCall())
      client.close()
    }
    try await alice.createGroup("g", ["bob", "carl", "dora", "emil"])
    try await send("1", from: alice, to: .group("g"))
    // The largest number stays as it is.
    #expect(
      await badges(hub, "1") == ["bob phone": 2, "carl phone": 6, "emil phone": PushBadge.limit])
    try await send("2", from: alice, to: .direct("carl"))
    #expect(await badges(hub, "2") == ["carl phone": 7])
    // A device of the same id in another account's hands has its own.
    let other = try await hub.client("bob", device: "tablet")
    try await other.ask(SetBadgeCountCall(count: 70))
    try await other.ask(DisconnectCall())
    other.close()
    try await send("3", from: alice, to: .group("g"))
    #expect(
      await badges(hub, "3") == [
        "bob phone": 3, "bob tablet": 71, "carl phone": 8, "emil phone": PushBadge.limit,
      ])
  }

  @Test(arguments: HubStoreKind.allCases)
  func twoDevicesAtOnceKeepBothNumbers(_ kind: HubStoreKind) async throws {
    let hub = try hub(kind)
    let alice = try await hub.client("alice")
    let phone = try await hub.client("bob", device: "phone")
    let tablet = try await hub.client("bob", device: "tablet")
    for count in 0..<20 as Range<Int64> {
      phone.send(SetBadgeCountCall(count: count))
      tablet.send(SetBadgeCountCall(count: 100 + count))
    }
    for client in [phone, tablet] {
      try await client.ask(DisconnectCall())
      client.close()
    }
    try await send("1", from: alice, to: .direct("bob"))
    #expect(await badges(hub, "1") == ["bob phone": 20, "bob tablet": 120])
  }

  @Test(arguments: HubStoreKind.allCases)
  func invalidBadgeCountIsRefused(_ kind: HubStoreKind) async throws {
    let hub = try hub(kind)
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob", device: "phone")
    try await bob.ask(SetBadgeCountCall(count: 2))
    for count in [-1, .min, Int64(PushBadge.limit) + 1, .max] as [Int64] {
      #expect(try await bob.refusal(of: SetBadgeCountCall(count: count)).code == .invalidArgument, "\(count)")
    }
    #expect(try await hub.client().refusal(of: SetBadgeCountCall(count: 1)).code == .notLoggedIn)
    try await bob.ask(DisconnectCall())
    #expect(try await bob.refusal(of: SetBadgeCountCall(count: 1)).code == .notLoggedIn)
    bob.close()
    try await send("1", from: alice, to: .direct("bob"))
    #expect(await badges(hub, "1") == ["bob phone": 3])
  }

  @Test func badgesOfAnAccountAreLimited() async throws {
    let hub = try hub(.memory)
    let alice = try await hub.client("alice")
    for number in 10..<(12 + PushBadge.deviceLimit) {
      let client = try await hub.client("bob", device: DeviceID("d\(number)"))
      hub.clock.advance(bySeconds: 1)
      try await client.ask(SetBadgeCountCall(count: 0))
      try await client.ask(DisconnectCall())
      client.close()
    }
    try await send("1", from: alice, to: .direct("bob"))
    let devices = (12..<(12 + PushBadge.deviceLimit)).map { "bob d\($0)" }
    #expect(await badges(hub, "1").keys.sorted() == devices)
  }
}
