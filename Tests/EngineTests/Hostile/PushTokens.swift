import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Push tokens that devices register, with clients that follow no rules.
@Suite struct HostilePushTokens {
  private func register(
    _ token: String, _ service: String = "apns", topic: String = "com.example.app", environment: String? = nil
  ) -> RegisterPushTokenCall {
    RegisterPushTokenCall(service: service, token: token, topic: topic, environment: environment)
  }

  private func tokens(_ hub: HostileHub, _ account: AccountID) throws -> [String] {
    try hub.loop.pushTokens(of: account).map(\.token)
  }

  @Test(arguments: HubStoreKind.allCases)
  func deviceHasOneTokenAtEachService(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob", device: "phone")
    let tablet = try await hub.client("bob", device: "tablet")
    try await bob.ask(register("AB01", environment: "sandbox"))
    try await bob.ask(register("ee05", "voip"))
    try await bob.ask(register("a:B-_9", "fcm", topic: ""))
    try await tablet.ask(register("cd02"))
    #expect(try tokens(hub, "bob") == ["ab01", "cd02", "a:B-_9", "ee05"])
    let first = try #require(try hub.loop.pushTokens(of: "bob").first)
    #expect(first.environment == .sandbox && first.topic == "com.example.app" && first.device?.id == "phone")
    // Another one takes the place of the first, and of no other's.
    try await bob.ask(register("ab02"))
    #expect(try tokens(hub, "bob") == ["ab02", "cd02", "a:B-_9", "ee05"])
    // Twice is once.
    try await bob.ask(register("ab02"))
    try await bob.ask(UnregisterPushTokenCall(service: "fcm"))
    try await bob.ask(UnregisterPushTokenCall(service: "fcm"))
    #expect(try tokens(hub, "bob") == ["ab02", "cd02", "ee05"])
    // A logout does not unregister the tokens.
    try await bob.ask(DisconnectCall())
    bob.close()
    #expect(try tokens(hub, "bob") == ["ab02", "cd02", "ee05"])
    let again = try await hub.client("bob", device: "phone")
    try await again.ask(UnregisterPushTokenCall(service: nil))
    #expect(try tokens(hub, "bob") == ["cd02"])
  }

  @Test(arguments: HubStoreKind.allCases)
  func aTokenMovesWithItsInstallation(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (alice, bob) = (try await hub.client("alice"), try await hub.client("bob"))
    try await bob.ask(register("ab01"))
    try await alice.ask(register("ab01"))
    #expect(try tokens(hub, "bob").isEmpty && tokens(hub, "alice") == ["ab01"])
    // An account cannot unregister a token that moved to another account.
    try await bob.ask(UnregisterPushTokenCall(service: nil))
    #expect(try tokens(hub, "alice") == ["ab01"])
    // A token of the operator belongs to no device; a device's token that the operator changes stays the device's.
    try hub.loop.savePushToken(PushToken(service: .apns, token: "cd02", topic: "a"), for: "alice")
    try hub.loop.savePushToken(PushToken(service: .apns, token: "ab01", topic: "b"), for: "alice")
    #expect(try hub.loop.pushTokens(of: "alice").map(\.topic) == ["b", "a"])
    try await alice.ask(UnregisterPushTokenCall(service: nil))
    #expect(try tokens(hub, "alice") == ["cd02"])
  }

  @Test func tokensOfAnAccountAreLimited() async throws {
    let hub = try HostileHub(.memory)
    for number in 10..<(12 + PushToken.limit) {
      let client = try await hub.client("bob", device: DeviceID("d\(number)"))
      hub.clock.advance(bySeconds: 1)
      try await client.ask(register("\(number)"))
      client.close()
    }
    #expect(try tokens(hub, "bob") == (12..<(12 + PushToken.limit)).map { "\($0)" })
  }

  @Test func invalidTokenIsRefused() async throws {
    let hub = try HostileHub(.memory)
    let bob = try await hub.client("bob")
    let long = String(repeating: "ab", count: 201)
    for call in [
      register(""), register("abc"), register("xy"), register(long), register("ab/1"), register("ab01\u{0}"),
      register("", "fcm"), register("a b", "fcm"), register("a/b", "fcm"),
      register(String(repeating: "a", count: 1025), "fcm"), register("ab01", "other"), register("ab01", ""),
      register("ab01", topic: "a b"), register("ab01", topic: "a\r\nb: c"), register("ab01", topic: "é"),
      register("ab01", topic: String(repeating: "a", count: 256)), register("ab01", environment: "other"),
    ] {
      #expect(try await bob.refusal(of: call).code == .invalidArgument, "\(call)")
    }
    #expect(try await bob.refusal(of: UnregisterPushTokenCall(service: "other")).code == .invalidArgument)
    #expect(try await hub.client().refusal(of: register("ab01")).code == .notLoggedIn)
    #expect(try await hub.client().refusal(of: UnregisterPushTokenCall(service: nil)).code == .notLoggedIn)
    #expect(try tokens(hub, "bob").isEmpty)
  }

  // MARK: wishes for some members

  @Test(arguments: HubStoreKind.allCases)
  func membersWithPushesAreNotifiedBesideMutedOnes(_ kind: HubStoreKind) async throws {
    var parts = try HostileHub.Parts()
    parts.pushes = true
    let hub = try HostileHub(kind, parts: parts) { $0.limits.accountsPerRequest = 4 }
    let alice = try await hub.client("alice")
    for name in ["bob", "carl", "dora"] as [AccountID] {
      let client = try await hub.client(name)
      if name != "dora" {
        try await client.ask(UpdatePushSettingsCall(update: PushSettingsUpdate(selection: .nothing)))
      }
      if name == "carl" {
        try await client.ask(UpdatePushSettingsCall(update: PushSettingsUpdate(showsDetails: false)))
      }
      try await client.ask(DisconnectCall())
      client.close()
    }
    try await alice.createGroup("g", ["bob", "carl", "dora"])
    func send(_ id: MessageID, _ members: MemberPushHints?) async throws -> [String: String] {
      await hub.waitUntilIdle()
      let before = hub.notifications.values.count
      let body = MessageBody(content: .text("hello"), memberPush: members)
      try await alice.ask(
        SubmitCall(id: id, conversation: .group("g"), options: .ordinary, kind: .text, body: body.encoded()))
      await hub.waitUntilIdle()
      let new = hub.notifications.values.dropFirst(before)
      return Dictionary(uniqueKeysWithValues: new.map { ($0.recipient.name, $0.text ?? "nothing") })
    }
    #expect(try await send("1", nil) == ["dora": "hello"])
    // The text is for those that are named; none is forced.
    #expect(
      try await send("2", MemberPushHints(accounts: ["bob", "DORA"], isForced: false, text: "you")) == ["dora": "you"])
    // No details remain no details.
    #expect(
      try await send("3", MemberPushHints(accounts: ["bob", "carl", "alice", "stranger"], text: "you"))
        == ["bob": "you", "carl": "nothing", "dora": "hello"])
    #expect(
      try await send("4", MemberPushHints(accounts: nil)) == ["bob": "hello", "carl": "nothing", "dora": "hello"])
    #expect(try await send("5", MemberPushHints(accounts: [], text: "you")) == ["dora": "hello"])
    let many = MessageBody(
      content: .text("x"),
      memberPush: MemberPushHints(accounts: (0..<5).map { AccountID("a\($0)") }))
    let call = SubmitCall(id: "6", conversation: .group("g"), options: .ordinary, kind: .text, body: many.encoded())
    #expect(try await alice.refusal(of: call).code == .limitExceeded)
  }
}
