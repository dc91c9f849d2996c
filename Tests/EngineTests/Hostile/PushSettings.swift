import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Push settings and their effects, with clients that follow no rules.
@Suite struct HostilePushSettings {
  private let minute: Int64 = 60_000

  private func pushing(_ kind: HubStoreKind = .memory) throws -> HostileHub {
    var parts = try HostileHub.Parts()
    parts.pushes = true
    return try HostileHub(kind, parts: parts) { $0.limits.conversationSettings = 2 }
  }

  private func ring(
    _ client: HostileClient, _ text: String, in conversation: ConversationID = .direct("bob"),
    mentions: Mentions? = nil
  ) async throws {
    let body = MessageBody(content: .text(text), mentions: mentions)
    try await client.ask(
      SubmitCall(
        id: MessageID("id-\(text)"), conversation: conversation, options: .ordinary, kind: .text, body: body.encoded()))
  }

  private func texts(_ hub: HostileHub) async -> [String?] {
    await hub.waitUntilIdle()
    return hub.notifications.values.map(\.text)
  }

  /// Lets an account that is away change its settings.
  private func change(
    _ hub: HostileHub, _ account: AccountID = "bob", _ body: (HostileClient) async throws -> Void
  ) async throws {
    let client = try await hub.client(account, device: "settings")
    try await body(client)
    try await client.ask(DisconnectCall())
    client.close()
  }

  private func change(_ hub: HostileHub, _ update: PushSettingsUpdate) async throws {
    try await change(hub) { try await $0.ask(UpdatePushSettingsCall(update: update)) }
  }

  @Test(arguments: HubStoreKind.allCases)
  func pushSettingsAreKept(_ kind: HubStoreKind) async throws {
    let hub = try pushing(kind)
    let bob = try await hub.client("bob")
    let tablet = try await hub.client("bob", device: "tablet")
    let alice = try await hub.client("alice")
    #expect(try await bob.ask(PushSettingsCall()) == AllPushSettings())
    let interval = QuietInterval(start: 1320, end: 480, timeZoneOffset: 60)
    let update = PushSettingsUpdate(
      selection: .mentions, showsDetails: false, displayName: "B\u{0}ob", quietInterval: .set(interval),
      quietDuration: minute, pushesWhileDesktopIsOn: true, language: "de", template: "t", extensions: ["one": "1"])
    let first = try await bob.ask(UpdatePushSettingsCall(update: update))
    let now = hub.clock.now()
    let expected = PushSettings(
      selection: .mentions, showsDetails: false, displayName: "B\u{0}ob", quietInterval: interval,
      quietUntil: now.advanced(byMilliseconds: minute), pushesWhileDesktopIsOn: true, language: "de", template: "t",
      extensions: ["one": "1"], updated: now)
    #expect(first == expected)
    let changed = try await bob.ask(
      UpdateConversationPushSettingsCall(
        conversations: [.direct("ALICE")], update: ConversationPushSettingsUpdate(selection: .set(.nothing))))
    #expect(changed.map(\.selection) == [.nothing] && changed.map(\.conversation) == [.direct("alice")])
    #expect(try await tablet.ask(PushSettingsCall()) == AllPushSettings(account: first, conversations: changed))
    // Only the account's other device is notified; an update that changes nothing is not reported.
    let less = PushSettingsUpdate(displayName: "", quietInterval: .remove, quietDuration: 0, extensions: ["one": ""])
    let second = try await bob.ask(UpdatePushSettingsCall(update: less))
    _ = try await bob.ask(UpdatePushSettingsCall(update: less))
    #expect(second.displayName == nil && second.quietInterval == nil && second.quietUntil == nil)
    #expect(second.extensions.isEmpty && second.language == "de")
    try await tablet.waitUntilIdle()
    try await alice.waitUntilIdle()
    #expect(tablet.pushSettings == [.account(first), .conversation(changed[0]), .account(second)])
    #expect(alice.pushSettings.isEmpty)
    #expect(try await alice.ask(PushSettingsCall()) == AllPushSettings())
  }

  @Test func invalidSettingsAreRefused() async throws {
    let hub = try pushing()
    let bob = try await hub.client("bob")
    _ = try await hub.client("alice")
    for interval in [
      QuietInterval(start: -1, end: 0), QuietInterval(start: 0, end: 1440), QuietInterval(start: .max, end: .min),
      QuietInterval(start: 0, end: 1, timeZoneOffset: 1441), QuietInterval(start: 0, end: 1, timeZoneOffset: .min),
    ] {
      let update = PushSettingsUpdate(quietInterval: .set(interval))
      #expect(try await bob.refusal(of: UpdatePushSettingsCall(update: update)).code == .invalidArgument)
      let call = UpdateConversationPushSettingsCall(
        conversations: [.direct("alice")], update: ConversationPushSettingsUpdate(quietInterval: .set(interval)))
      #expect(try await bob.refusal(of: call).code == .invalidArgument)
    }
    for duration in [-1, 7 * 86_400_000 + 1, .max, .min] as [Int64] {
      let update = PushSettingsUpdate(quietDuration: duration)
      #expect(try await bob.refusal(of: UpdatePushSettingsCall(update: update)).code == .invalidArgument)
    }
    let long = PushSettingsUpdate(displayName: String(repeating: "x", count: 4097))
    #expect(try await bob.refusal(of: UpdatePushSettingsCall(update: long)).code == .messageTooLarge)
    let styles = Dictionary(uniqueKeysWithValues: (0..<17).map { ("s\($0)", "x") })
    let many = PushSettingsUpdate(extensions: styles)
    #expect(try await bob.refusal(of: UpdatePushSettingsCall(update: many)).code == .limitExceeded)
    let silent = ConversationPushSettingsUpdate(selection: .set(.nothing))
    func code(_ conversations: [ConversationID]) async throws -> MessagingError.Code {
      try await bob.refusal(of: UpdateConversationPushSettingsCall(conversations: conversations, update: silent)).code
    }
    #expect(try await code([]) == .invalidArgument)
    #expect(try await code([.direct("nobody")]) == .accountNotFound)
    #expect(try await code([.group("g")]) == .groupNotFound)
    #expect(try await code([.direct("alice"), .direct("")]) == .invalidArgument)
    #expect(try await bob.ask(PushSettingsCall()) == AllPushSettings())
  }

  @Test func pushSettingsAboveTheLimitOfConversationsAreRefused() async throws {
    let hub = try pushing()
    let bob = try await hub.client("bob")
    for name in ["a", "b", "c"] as [AccountID] { _ = try await hub.client(name) }
    let silent = ConversationPushSettingsUpdate(selection: .set(.nothing))
    let all = UpdateConversationPushSettingsCall(
      conversations: [.direct("a"), .direct("b"), .direct("c")], update: silent)
    #expect(try await bob.refusal(of: all).code == .limitExceeded)
    #expect(try await bob.ask(PushSettingsCall()).conversations.isEmpty)
    let two = UpdateConversationPushSettingsCall(conversations: [.direct("a"), .direct("b")], update: silent)
    try await bob.ask(two)
    let one = UpdateConversationPushSettingsCall(conversations: [.direct("c")], update: silent)
    #expect(try await bob.refusal(of: one).code == .limitExceeded)
    try await bob.ask(
      UpdateConversationPushSettingsCall(
        conversations: [.direct("a")], update: ConversationPushSettingsUpdate(selection: .remove)))
    try await bob.ask(one)
    #expect(try await bob.ask(PushSettingsCall()).conversations.map(\.conversation) == [.direct("b"), .direct("c")])
  }

  @Test(arguments: HubStoreKind.allCases)
  func pushSettingsSelectMessages(_ kind: HubStoreKind) async throws {
    let hub = try pushing(kind)
    let alice = try await hub.client("alice")
    try await change(hub, PushSettingsUpdate())
    try await ring(alice, "one")
    try await change(hub, PushSettingsUpdate(selection: .nothing))
    try await ring(alice, "two", mentions: .everyone)
    try await change(hub, PushSettingsUpdate(selection: .mentions))
    try await ring(alice, "three")
    try await ring(alice, "four", mentions: .accounts(["carl", "BOB"]))
    try await ring(alice, "five", mentions: .accounts(["carl"]))
    try await ring(alice, "six", mentions: .everyone)
    // Those of the conversation take precedence.
    try await change(hub) {
      try await $0.ask(
        UpdateConversationPushSettingsCall(
          conversations: [.direct("alice")], update: ConversationPushSettingsUpdate(selection: .set(.all))))
    }
    try await ring(alice, "seven")
    let carl = try await hub.client("carl")
    try await ring(carl, "eight")
    #expect(await texts(hub) == ["one", "four", "six", "seven"])
  }

  @Test func pushSettingsSelectMessagesOfManagers() async throws {
    let hub = try pushing()
    let alice = try await hub.client("alice")
    let carl = try await hub.client("carl")
    try await change(hub, PushSettingsUpdate())
    let group = "g"
    try await alice.createGroup(group, ["bob", "carl"])
    try await change(hub) {
      try await $0.ask(
        UpdateConversationPushSettingsCall(
          conversations: [.group(group)], update: ConversationPushSettingsUpdate(selection: .set(.managers))))
    }
    try await ring(alice, "owner", in: .group(group))
    try await ring(carl, "member", in: .group(group))
    #expect(await texts(hub) == ["owner"])
  }

  @Test func quietTimes() async throws {
    let hub = try pushing()
    let alice = try await hub.client("alice")
    let begin = hub.clock.now()
    func advance(_ minutes: Int64) { hub.clock.advance(byMilliseconds: minutes * minute) }
    try await change(hub, PushSettingsUpdate(quietDuration: 10 * minute))
    try await ring(alice, "one")
    advance(9)
    try await ring(alice, "two")
    advance(2)
    try await ring(alice, "three")
    // That of a conversation adds up with that of the account.
    try await change(hub) {
      try await $0.ask(
        UpdateConversationPushSettingsCall(
          conversations: [.direct("alice")],
          update: ConversationPushSettingsUpdate(selection: .set(.all), quietDuration: 10 * minute)))
    }
    try await ring(alice, "four")
    let carl = try await hub.client("carl")
    try await ring(carl, "five")
    advance(11)
    try await ring(alice, "six")
    // An hour of each day, by a clock that is an hour ahead.
    let now = Int(begin.milliseconds / minute) + 22
    let start = (now + 60) % 1440
    let interval = QuietInterval(start: start, end: (start + 60) % 1440, timeZoneOffset: 60)
    try await change(hub, PushSettingsUpdate(quietInterval: .set(interval)))
    try await ring(alice, "seven")
    advance(61)
    try await ring(alice, "eight")
    advance(23 * 60)
    try await ring(alice, "nine")
    try await change(hub, PushSettingsUpdate(quietInterval: .remove))
    try await ring(alice, "ten")
    #expect(await texts(hub) == ["three", "five", "six", "eight", "ten"])
  }

  @Test func desktops() async throws {
    let hub = try pushing()
    let alice = try await hub.client("alice")
    let desktop = try await hub.client("bob", device: "desktop") { $0.platform = .windows }
    try await ring(alice, "one")
    try await desktop.ask(UpdatePushSettingsCall(update: PushSettingsUpdate(pushesWhileDesktopIsOn: true)))
    try await ring(alice, "two")
    let phone = try await hub.client("bob", device: "mobile") { $0.platform = .iOS }
    try await ring(alice, "three")
    try await phone.ask(DisconnectCall())
    phone.close()
    try await ring(alice, "four")
    try await desktop.ask(UpdatePushSettingsCall(update: PushSettingsUpdate(pushesWhileDesktopIsOn: false)))
    try await ring(alice, "five")
    #expect(await texts(hub) == ["two", "four"])
  }

  @Test func settingsDetermineWhatANotificationShows() async throws {
    let hub = try pushing()
    let alice = try await hub.client("alice")
    try await alice.ask(UpdatePushSettingsCall(update: PushSettingsUpdate(displayName: "Al")))
    try await change(hub, PushSettingsUpdate(language: "de", template: "t"))
    try await ring(alice, "one")
    try await change(hub, PushSettingsUpdate(showsDetails: false))
    try await ring(alice, "two")
    await hub.waitUntilIdle()
    let shown = hub.notifications.values
    #expect(shown.map(\.text) == ["one", nil] && shown.map(\.showsDetails) == [true, false])
    #expect(shown.map(\.showsSender) == [true, false] && shown.map(\.senderName) == ["Al", nil])
    #expect(shown.map(\.language) == ["de", "de"] && shown.map(\.template) == ["t", "t"])
  }

  /// A change that is rolled back is not remembered.
  @Test func severalChangesInOneTurnAreKept() async throws {
    let hub = try pushing(.sqlite)
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    let numbers = hub.inOneTurn {
      [
        bob.send(UpdatePushSettingsCall(update: PushSettingsUpdate(language: "de"))),
        alice.send(UpdatePushSettingsCall(update: PushSettingsUpdate(language: "fr"))),
        bob.send(UpdatePushSettingsCall(update: PushSettingsUpdate(template: "t"))),
      ]
    }
    let last = try await bob.result(numbers[2], of: UpdatePushSettingsCall.self).get()
    #expect(last.language == "de" && last.template == "t")
    #expect(try hub.inspect { try $0.cacheErrors(allowsOlder: false) } == [])
  }

  @Test func intervals() {
    func contains(_ interval: QuietInterval, _ minute: Int64) -> Bool {
      interval.contains(Timestamp(milliseconds: minute * 60_000))
    }
    let night = QuietInterval(start: 22 * 60, end: 8 * 60)
    #expect(contains(night, 22 * 60) && contains(night, 0) && contains(night, 8 * 60 - 1))
    #expect(!contains(night, 8 * 60) && !contains(night, 22 * 60 - 1))
    let day = QuietInterval(start: 60, end: 120, timeZoneOffset: 600)
    #expect(!contains(day, 60) && contains(day, 60 - 600) && contains(day, 60 - 600 + 1440) && !contains(day, -480))
    let whole = QuietInterval(start: 5, end: 5)
    #expect(contains(whole, 4) && contains(whole, 5) && contains(whole, -1))
  }
}

extension HostileClient {
  /// The changes of push settings that this client was sent.
  fileprivate var pushSettings: [PushSettingsChange] {
    received.pushes.compactMap { frame in
      if case .pushSettingsChanged(let change) = frame.event?.payload { change } else { nil }
    }
  }
}
