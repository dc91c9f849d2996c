import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Invitations to calls, with clients that follow no rules.
@Suite struct HostileInvitations {
  private func client(
    _ hub: HostileHub, _ account: AccountID, device: DeviceID = "phone", takesCalls: Bool = true
  ) async throws -> HostileClient {
    try await hub.client(account, device: device) {
      if takesCalls { $0.offer.capabilities.insert(.callInvitations) }
    }
  }

  private func invite(
    _ callee: AccountID, _ id: String = "i", content: String? = "video", channel: String? = "c",
    lifetime: Int64 = 60_000
  ) -> SendInvitationCall {
    SendInvitationCall(callee: callee, id: id, content: content, channel: channel, lifetime: lifetime)
  }

  private func answer(
    _ caller: AccountID, _ answer: CallAnswer, _ response: String? = nil, id: String = "i"
  ) -> AnswerInvitationCall {
    AnswerInvitationCall(caller: caller, id: id, answer: answer, response: response)
  }

  @Test(arguments: HubStoreKind.allCases)
  func stepsReachTheDevicesThatTakeThem(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let ann = try await client(hub, "Ann")
    let tablet = try await client(hub, "Ann", device: "tablet")
    let bob = try await client(hub, "bob")
    let other = try await client(hub, "bob", device: "other")
    let deaf = try await client(hub, "bob", device: "deaf", takesCalls: false)
    #expect(try await ann.ask(invite("BOB")).presence == .online)
    let expiry = hub.loop.now.advanced(byMilliseconds: 60_000)
    for device in [bob, other] {
      let signal = try await device.nextSignal()
      #expect(signal.step == .invited(content: "video", channel: "c", expiry: expiry))
      #expect(signal.caller.name == "Ann" && signal.callee.name == "bob" && signal.device == "phone")
    }
    // That it was received is for the caller alone; an answer, without its words, for the account's others too.
    #expect(try await bob.ask(answer("ann", .received)).presence == .online)
    #expect(try await bob.ask(answer("ann", .accepted, "yes")).presence == .online)
    for device in [ann, tablet] {
      #expect(try await device.nextSignal().step == .answered(.received, response: nil))
      let signal = try await device.nextSignal()
      #expect(signal.step == .answered(.accepted, response: "yes") && signal.device == "phone")
    }
    let told = try await other.nextSignal()
    #expect(told.step == .answered(.accepted, response: nil) && told.caller.name == "Ann")
    let confirmation = ConfirmInvitationCall(callee: "bob", id: "i", device: "phone", style: "test")
    #expect(try await ann.ask(confirmation).presence == .online)
    #expect(try await ann.ask(CancelInvitationCall(callee: "bob", id: "i")).presence == .online)
    for device in [bob, other] {
      #expect(try await device.nextSignal().step == .confirmed(device: "phone", style: "test"))
      #expect(try await device.nextSignal().step == .cancelled)
    }
    for device in [ann, tablet, bob, other, deaf] {
      try await device.waitUntilIdle()
      #expect(device.signals.isEmpty)
    }
  }

  @Test func repliesRevealNeitherAccountsNorBlocks() async throws {
    let hub = try HostileHub()
    let ann = try await client(hub, "ann")
    let bob = try await client(hub, "bob")
    let dora = try await client(hub, "dora", takesCalls: false)
    try await bob.ask(UpdateContactCall(account: "ann", update: ContactUpdate(isBlocked: true)))
    #expect(try await ann.ask(invite("bob")).presence == .offline)
    #expect(try await ann.ask(CancelInvitationCall(callee: "bob", id: "i")).presence == .offline)
    #expect(try await ann.ask(answer("bob", .accepted)).presence == .offline)
    #expect(try await ann.ask(invite("nobody")).presence == .offline)
    #expect(try await ann.ask(invite("dora")).presence == .offline)
    try await bob.waitUntilIdle()
    #expect(bob.signals.isEmpty && dora.signals.isEmpty)
    // The account that blocks may still invite the blocked one.
    #expect(try await bob.ask(invite("ann")).presence == .online)
    _ = try await ann.nextSignal()
    try await bob.ask(UpdateContactCall(account: "ann", update: ContactUpdate(isBlocked: false)))
    #expect(try await ann.ask(invite("bob")).presence == .online)
  }

  @Test func lostLinkIsUnreachableBeforeItIsOffline() async throws {
    let hub = try HostileHub()
    let ann = try await client(hub, "ann")
    let bob = try await client(hub, "bob")
    bob.close()
    await hub.waitUntilIdle()
    #expect(try await ann.ask(invite("bob")).presence == .unreachable)
    hub.clock.advance(byMilliseconds: hub.hub.settings.offlineAfter)
    #expect(try await ann.ask(invite("bob")).presence == .offline)
    let again = try await client(hub, "bob")
    #expect(try await ann.ask(invite("bob")).presence == .online)
    try await again.ask(DisconnectCall())
    #expect(try await ann.ask(invite("bob")).presence == .offline)
  }

  @Test func invalidInvitationIsRefused() async throws {
    let hub = try HostileHub()
    let ann = try await client(hub, "ann")
    let bob = try await client(hub, "bob")
    let long = String(repeating: "é", count: 4097)
    let name = String(repeating: "n", count: 65)
    for call in [
      invite("ann"), invite(""), invite("a\u{0}"), invite("bob", ""), invite("bob", name), invite("bob", "a\u{7}"),
      invite("bob", lifetime: 0), invite("bob", lifetime: .min), invite("bob", lifetime: 600_001),
      invite("bob", lifetime: .max),
    ] {
      #expect(try await ann.refusal(of: call).code == .invalidArgument, "\(call)")
    }
    #expect(try await ann.refusal(of: invite("bob", content: long)).code == .messageTooLarge)
    #expect(try await ann.refusal(of: invite("bob", channel: name)).code == .messageTooLarge)
    #expect(try await ann.refusal(of: answer("bob", .refused, long)).code == .messageTooLarge)
    #expect(try await ann.refusal(of: answer("bob", .refused, id: name)).code == .invalidArgument)
    #expect(try await ann.refusal(of: answer("ANN", .refused)).code == .invalidArgument)
    #expect(try await ann.refusal(of: CancelInvitationCall(callee: "bob", id: "")).code == .invalidArgument)
    #expect(try await ann.refusal(of: CancelInvitationCall(callee: "ann", id: "i")).code == .invalidArgument)
    for (device, style) in [("", "s"), ("d", ""), (name, "s"), ("d", name)] {
      let call = ConfirmInvitationCall(callee: "bob", id: "i", device: DeviceID(device), style: style)
      #expect(try await ann.refusal(of: call).code == .invalidArgument)
    }
    let stranger = hub.client()
    for call in [invite("bob"), CancelInvitationCall(callee: "bob", id: "i"), answer("bob", .accepted)] as [any HubCall]
    {
      #expect(try await refusal(of: call, stranger) == .notLoggedIn)
    }
    // Texts of the greatest allowed length arrive.
    let full = String(repeating: "x", count: 8192)
    _ = try await ann.ask(invite("bob", content: full, channel: String(repeating: "c", count: 64), lifetime: 600_000))
    guard case .invited(full, _, _) = try await bob.nextSignal().step else {
      Issue.record("another content")
      return
    }
    #expect(bob.signals.isEmpty)
  }

  private func refusal<Call: HubCall>(of call: Call, _ client: HostileClient) async throws -> MessagingError.Code {
    try await client.refusal(of: call).code
  }

  /// The signals of a stranger carry its own name, whatever it claims.
  @Test func strangerCannotActForAnother() async throws {
    let hub = try HostileHub()
    let ann = try await client(hub, "ann")
    let bob = try await client(hub, "bob")
    let eve = try await client(hub, "eve")
    _ = try await ann.ask(invite("bob"))
    _ = try await bob.nextSignal()
    _ = try await eve.ask(CancelInvitationCall(callee: "bob", id: "i"))
    _ = try await eve.ask(ConfirmInvitationCall(callee: "bob", id: "i", device: "phone", style: "test"))
    _ = try await eve.ask(answer("ann", .accepted, "mine"))
    for _ in 0..<2 { #expect(try await bob.nextSignal().caller == "eve") }
    let signal = try await ann.nextSignal()
    #expect(signal.callee == "eve" && signal.caller == "ann")
  }

  @Test(arguments: HubStoreKind.allCases)
  func stepsCrossHubs(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let ann = try await client(hubs.first, "ann")
    let bob = try await client(hubs.second, "bob")
    let tablet = try await client(hubs.first, "bob", device: "tablet")
    #expect(try await ann.ask(invite("bob")).presence == .online)
    for device in [bob, tablet] {
      guard case .invited = try await device.nextSignal().step else {
        Issue.record("no invitation")
        return
      }
    }
    #expect(try await bob.ask(answer("ann", .refused, "no")).presence == .online)
    #expect(try await ann.nextSignal().step == .answered(.refused, response: "no"))
    #expect(try await tablet.nextSignal().step == .answered(.refused, response: nil))
  }
}

extension HostileClient {
  /// The next step of an invitation; pushes before it are dropped.
  fileprivate func nextSignal() async throws -> CallSignal {
    try await next("step of an invitation") { if case .callSignal(let signal) = $0 { signal } else { nil } }
  }

  /// The steps that came and were not asked for.
  fileprivate var signals: [CallSignal] {
    received.pushes.compactMap { if case .callSignal(let signal) = $0 { signal } else { nil } }
  }
}
