import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Call channels, with clients that follow no rules.
@Suite struct HostileCallChannels {
  private func client(
    _ hub: HostileHub, _ account: AccountID, device: DeviceID = "phone",
    takes capabilities: ProtocolCapabilities = .callChannels
  ) async throws -> HostileClient {
    try await hub.client(account, device: device) { $0.offer.capabilities.formUnion(capabilities) }
  }

  private func start(_ account: AccountID, name: String? = nil, keeps: Bool = false) -> StartCallCall {
    StartCallCall(
      channel: CreateCallChannelCall(name: name, medium: .audio, attachment: nil), number: 1, account: account,
      request: "r", text: "come", push: nil, keeps: keeps)
  }

  private func answer(_ id: String, _ accepts: Bool, of inviter: AccountID = "ann") -> AnswerCallChannelInvitationCall {
    AnswerCallChannelInvitationCall(
      id: id, inviter: inviter, request: "r", accepts: accepts, text: "yes", entry: nil, keeps: false)
  }

  @Test(arguments: HubStoreKind.allCases)
  func channelsAreKept(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let ann = try await client(hub, "ann")
    let bob = try await client(hub, "bob")
    let deaf = try await client(hub, "bob", device: "deaf", takes: [])
    let started = try await ann.ask(start("BOB", name: "c", keeps: true))
    #expect(started.reach == .online && started.channel.members.map(\.account) == ["ann"])
    let invited = try await bob.nextEvent()
    #expect(invited.event.kind == .invited && invited.number == 1 && invited.event.channel.name == "c")
    #expect(try await bob.ask(answer(started.channel.id, true)).id == started.channel.id)
    let accepted = try await ann.nextEvent()
    #expect(accepted.event.kind == .accepted && accepted.number == 0)
    // What it answered is no longer kept.
    let standing = try await bob.ask(CallChannelsCall(taken: nil))
    #expect(standing.channels.isEmpty && standing.missed.isEmpty && standing.last == 1)
    try await ann.ask(LeaveCallChannelCall(id: started.channel.id, closes: true, text: nil, keeps: true))
    #expect(try hub.loop.callChannels().isEmpty)
    for device in [ann, bob, deaf] {
      try await device.waitUntilIdle()
      #expect(device.events.isEmpty)
    }
  }

  @Test func operatorClosesChannels() async throws {
    let hub = try HostileHub()
    let ann = try await client(hub, "ann")
    let bob = try await client(hub, "bob")
    let id = try await ann.ask(start("bob", name: "c")).channel.id
    #expect(try await bob.nextEvent().event.kind == .invited)
    #expect(try hub.loop.callChannels().map(\.id) == [id])
    try hub.loop.closeCallChannel(id)
    #expect(try await ann.nextEvent().event.kind == .closed)
    #expect(try await bob.nextEvent().event.kind == .cancelled)
    #expect(try hub.loop.callChannels().isEmpty)
    #expect(throws: MessagingError(.roomNotFound)) { try hub.loop.closeCallChannel(id) }
  }

  @Test func liesAboutEventsAreHarmless() async throws {
    let hub = try HostileHub()
    let ann = try await client(hub, "ann")
    let bob = try await client(hub, "bob")
    let id = try await ann.ask(start("bob", keeps: true)).channel.id
    for number in [Int64.min, -1, 0] {
      #expect(try await bob.ask(CallChannelsCall(taken: number)).missed.map(\.number) == [1])
    }
    #expect(try await bob.ask(CallChannelsCall(taken: .max)).missed.isEmpty)
    try await bob.ask(TakeCallChannelEventsCall(number: .max))
    #expect(try await bob.ask(CallChannelsCall(taken: nil)).missed.isEmpty)
    try await bob.ask(TakeCallChannelEventsCall(number: .min))
    #expect(try await bob.ask(CallChannelsCall(taken: nil)).missed.map(\.event.channel.id) == [id])
    // Those of another account are not its own.
    #expect(try await ann.ask(CallChannelsCall(taken: 0)).missed.isEmpty)
  }

  @Test func oversizedAndForeignRequestsAreRefused() async throws {
    let hub = try HostileHub {
      $0.limits.callChannels = 64
      $0.limits.callChannelsPerAccount = 2
    }
    let ann = try await client(hub, "ann")
    let bob = try await client(hub, "bob")
    let long = String(repeating: "x", count: 4097)
    let name = String(repeating: "n", count: 129)
    func code<Call: HubCall>(_ call: Call, _ client: HostileClient) async throws -> MessagingError.Code {
      try await client.refusal(of: call).code
    }
    let id = try await ann.ask(start("bob")).channel.id
    let push = CallChannelPush(title: long)
    for call in [
      CreateCallChannelCall(name: name, medium: .audio, attachment: nil),
      CreateCallChannelCall(name: nil, medium: .audio, attachment: long),
      JoinCallChannelCall(id: id, entry: CallChannelEntry(text: long), keeps: false),
      LeaveCallChannelCall(id: id, closes: true, text: long, keeps: false),
      InviteToCallChannelCall(id: id, account: "bob", request: name, text: nil, push: nil, keeps: false),
      InviteToCallChannelCall(id: id, account: "bob", request: "s", text: long, push: nil, keeps: false),
      InviteToCallChannelCall(id: id, account: "bob", request: "s", text: nil, push: push, keeps: false),
      ControlCallChannelCall(id: id, account: nil, text: long),
      CallChannelCall(id: "", name: name),
    ] as [any HubCall] {
      #expect(try await code(call, ann) == .messageTooLarge, "\(call)")
    }
    #expect(
      try await code(
        InviteToCallChannelCall(
          id: id, account: "bob", request: "s", text: nil, push: CallChannelPush(payload: "["), keeps: false), ann)
        == .invalidArgument)
    #expect(try await code(answer(id, true, of: "nobody"), bob) == .requestNotFound)
    #expect(try await code(answer(id, true, of: ""), bob) == .invalidArgument)
    #expect(
      try await code(
        WithdrawCallChannelInvitationCall(id: id, account: "bob", request: "r", text: nil, keeps: false), bob)
        == .requestNotFound)
    #expect(try await code(ControlCallChannelCall(id: id, account: nil, text: "x"), bob) == .notMember)
    // One shelf takes a 64th of all; the channel without a name is on any of them.
    let free = try #require(["a", "b"].first { CallShelf.number(ofName: $0) != CallShelf.number(ofID: id) })
    _ = try await bob.ask(CreateCallChannelCall(name: free, medium: .audio, attachment: nil))
    let shelf = CallShelf.number(ofName: free)
    let same = try #require((0..<10_000).map { "n\($0)" }.first { CallShelf.number(ofName: $0) == shelf })
    #expect(try await code(CreateCallChannelCall(name: same, medium: .audio, attachment: nil), bob) == .limitExceeded)
    let stranger = hub.client()
    #expect(try await code(CallChannelsCall(taken: nil), stranger) == .notLoggedIn)
  }

  /// Answers an invitation of Ann, and returns her presence.
  private func presence(
    after answer: CallAnswer, to signal: CallSignal, _ client: HostileClient
  ) async throws -> PresenceState {
    let call = AnswerInvitationCall(caller: "ann", id: signal.id.string, answer: answer, response: "yes")
    let route: CallRoute = try await client.ask(call)
    return route.presence
  }

  /// Devices that know only invitations to calls, and devices that know only channels.
  @Test func invitationsReachDevicesOfBothKinds() async throws {
    let hub = try HostileHub()
    let ann = try await client(hub, "ann")
    let bob = try await client(hub, "bob", takes: .callInvitations)
    let other = try await client(hub, "bob", device: "other", takes: .callInvitations)
    // From a channel to a device that knows none.
    let id = try await ann.ask(start("bob", name: "c")).channel.id
    let signal = try await bob.nextSignal()
    guard case .invited(let content, let channel, _) = signal.step else { throw MessagingError(.malformedData) }
    #expect(content == "come" && channel == "c" && signal.caller == "ann" && signal.callee == "bob")
    _ = try await other.nextSignal()
    #expect(try await presence(after: .received, to: signal, bob) == .online)
    #expect(try await presence(after: .accepted, to: signal, bob) == .online)
    let accepted = try await ann.nextEvent().event
    #expect(accepted.kind == .accepted && accepted.text == "yes" && accepted.request == "r")
    let (own, theirs, confirmed) = (
      try await bob.nextSignal().step, try await other.nextSignal().step, try await other.nextSignal().step
    )
    #expect(own == .confirmed(device: "phone", style: "Test"))
    #expect(theirs == .answered(.accepted, response: nil))
    #expect(confirmed == .confirmed(device: "phone", style: "Test"))
    // A repeated answer, and a late one, learn which was first.
    for client in [bob, other] {
      #expect(try await presence(after: .accepted, to: signal, client) == .online)
      let again = try await client.nextSignal().step
      #expect(again == .confirmed(device: "phone", style: "Test"))
    }
    // An answer in another account's name has no effect.
    let eve = try await client(hub, "eve", takes: .callInvitations)
    #expect(try await presence(after: .refused, to: signal, eve) == .offline)
    try await ann.ask(LeaveCallChannelCall(id: id, closes: true, text: nil, keeps: false))

    // From a device that knows no channels to one that knows only them.
    let carol = try await client(hub, "carol")
    func invite(_ id: String) -> SendInvitationCall {
      SendInvitationCall(callee: "carol", id: id, content: "ring", channel: "room", lifetime: 60_000)
    }
    #expect(try await bob.ask(invite("i")).presence == .online)
    #expect(try await bob.nextSignal().step == .answered(.received, response: nil))
    let invited = try await carol.nextEvent().event
    #expect(invited.kind == .invited && invited.request == "i" && invited.text == "ring")
    #expect(invited.channel.name == "room" && invited.channel.medium == .custom && invited.actor == "bob")
    // A device is rung once.
    #expect(try await bob.ask(invite("i")).presence == .online)
    #expect(try await bob.nextSignal().step == .answered(.received, response: nil))
    try await carol.waitUntilIdle()
    #expect(carol.events.isEmpty)
    let acceptance = AnswerCallChannelInvitationCall(
      id: invited.channel.id, inviter: "bob", request: "i", accepts: true, text: "here",
      entry: CallChannelEntry(number: 3), keeps: false)
    #expect(try await carol.ask(acceptance).members.map(\.number) == [3])
    let answered = try await bob.nextSignal()
    #expect(answered.step == .answered(.accepted, response: "here") && answered.callee == "carol")
    // A caller that missed it asks again.
    #expect(try await bob.ask(invite("i")).presence == .online)
    #expect(try await bob.nextSignal().step == .answered(.accepted, response: "here"))

    // What is taken back, and what expires.
    for expires in [false, true] {
      let id = "j\(expires)"
      _ = try await bob.ask(invite(id))
      #expect(try await carol.nextEvent().event.kind == .invited)
      if expires {
        hub.clock.advance(byMilliseconds: 60_000)
        _ = try await bob.ask(TimeCall())
      } else {
        _ = try await bob.ask(CancelInvitationCall(callee: "carol", id: id))
      }
      let over = try await carol.nextEvent().event
      #expect(over.kind == .cancelled && over.request == id)
    }
  }

  @Test(arguments: HubStoreKind.allCases)
  func channelsCrossHubs(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let ann = try await client(hubs.first, "ann")
    let bob = try await client(hubs.second, "bob")
    let id = try await ann.ask(start("bob", name: "c")).channel.id
    #expect(try await bob.nextEvent().event.kind == .invited)
    #expect(
      try await bob.refusal(of: CreateCallChannelCall(name: "c", medium: .audio, attachment: nil)).code == .groupExists)
    let joined = try await bob.ask(
      JoinCallChannelCall(id: id, entry: CallChannelEntry(number: 2, text: "hi"), keeps: false))
    #expect(joined.members.map(\.account) == ["ann", "bob"])
    #expect(try await ann.nextEvent().event.kind == .joined)
    try await ann.ask(LeaveCallChannelCall(id: id, closes: true, text: nil, keeps: true))
    let closed = try await bob.nextEvent()
    #expect(closed.event.kind == .closed && closed.number == 1)
    let missed = try await bob.ask(CallChannelsCall(taken: 0)).missed
    #expect(missed.map(\.event.isChannelOver) == [true])
  }
}

extension HostileClient {
  fileprivate func nextEvent() async throws -> NumberedCallChannelEvent {
    try await next("event of a channel") { if case .callChannel(let event) = $0 { event } else { nil } }
  }

  fileprivate func nextSignal() async throws -> CallSignal {
    try await next("step of an invitation") { if case .callSignal(let signal) = $0 { signal } else { nil } }
  }

  /// The events that came and were not asked for.
  fileprivate var events: [NumberedCallChannelEvent] {
    received.pushes.compactMap { if case .callChannel(let event) = $0 { event } else { nil } }
  }
}
