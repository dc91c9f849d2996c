import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Call channels, as programs in today's Swift use them.
@Suite(.timeLimit(.minutes(5))) struct ClientCallChannelTests {
  private typealias Updates = MessagingStream<CallChannelUpdate>

  /// An update in short.
  private static func line(_ update: CallChannelUpdate) -> String {
    switch update {
    case .event(let event): line(event)
    case .missed(let events): "missed " + events.map { line($0) }.joined(separator: ", ")
    case .channels(let channels): "channels " + channels.map { line($0) }.joined(separator: ", ")
    case .members(let channel): "members " + line(channel)
    }
  }

  private static func line(_ channel: CallChannel) -> String {
    "\(channel.name ?? "-")(" + channel.members.map { "\($0.account.name) \($0.number)" }.joined(separator: ", ") + ")"
  }

  private static func line(_ event: CallChannelEvent) -> String {
    let number = event.member.map { "\($0.number)" }
    let parts = [
      event.isOwn ? "own" : nil, "\(event.kind)", event.actor.name, event.target?.name, event.request, number,
      event.text, event.isChannelOver ? "over" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private func lines(_ count: Int, of updates: Updates) async throws -> [String] {
    try await updates.next(count).map(Self.line)
  }

  private func code(_ body: () async throws(MessagingError) -> Void) async -> MessagingError.Code? {
    do throws(MessagingError) {
      try await body()
      return nil
    } catch {
      return error.code
    }
  }

  /// Alice and Bob with what they are notified of.
  private struct Pair {
    let world: ClientWorld
    let alice: MessagingClient
    let bob: MessagingClient
    let own: Updates
    let his: Updates

    init(isDurable: Bool = false, _ change: (inout HubSettings) -> Void = { _ in }) async throws {
      var settings = HubSettings()
      change(&settings)
      world = try ClientWorld(isDurable: isDurable, settings: settings)
      alice = try await world.loggedIn("alice")
      bob = try await world.loggedIn("bob")
      own = alice.callChannels()
      his = bob.callChannels()
      // What is kept for them from now on is reported as it happens.
      for client in [alice, bob] { try await client.caughtUp() }
    }

    /// Turns the clock in steps, each of which ends when both have caught up.
    func advance(byMinutes minutes: Int, _ clients: MessagingClient...) async throws {
      for _ in 0..<minutes {
        world.clock.advance(bySeconds: 60)
        for client in clients { try await client.caughtUp() }
      }
    }
  }

  @Test func callIsAcceptedAndClosed() async throws {
    let pair = try await Pair()
    let (alice, bob, own, his) = (pair.alice, pair.bob, pair.own, pair.his)
    let (channel, reach) = try await alice.startCall(
      to: "Bob", name: "room 7", medium: .video, attachment: "{}", number: 5, request: "1", text: "video")
    #expect(reach == .online && Self.line(channel) == "room 7(alice 5)")
    #expect(channel.medium == .video && channel.attachment == "{}" && channel.creator == "alice")
    #expect(channel.expiry.milliseconds(since: channel.created) == 2 * 3_600_000)
    guard case .event(let invited) = try await his.next() else { throw MessagingError(.malformedData) }
    #expect(Self.line(invited) == "invited alice bob 1 video" && invited.channel.name == "room 7")
    #expect(invited.channel.members.isEmpty && invited.channel.id == channel.id)
    let joined = try await bob.answerCallChannelInvitation(
      of: "alice", channel: channel.id, request: "1", accepts: true, text: "yes",
      joining: CallChannelEntry(number: 6, text: "hello"))
    #expect(Self.line(joined) == "room 7(alice 5, bob 6)")
    #expect(try await lines(2, of: own) == ["accepted bob alice 1 yes", "joined bob 6 hello"])
    try await bob.controlCallChannel(channel.id, text: "mute")
    try await bob.controlCallChannel(channel.id, to: "alice", text: "unmute")
    #expect(try await lines(2, of: own) == ["control bob mute", "control bob unmute"])
    #expect(try await bob.fetchCallChannel(named: "room 7") == alice.fetchCallChannel(channel.id))
    try await bob.leaveCallChannel(channel.id, text: "bye")
    #expect(try await lines(1, of: own) == ["left bob bye"])
    try await bob.joinCallChannel(channel.id)
    guard case .event(let again) = try await own.next() else { throw MessagingError(.malformedData) }
    #expect(again.kind == .joined && again.member?.number ?? 0 > 0)
    try await alice.closeCallChannel(channel.id, text: "over")
    #expect(try await lines(1, of: his) == ["closed alice over"])
    #expect(
      await code { () async throws(MessagingError) in _ = try await bob.fetchCallChannel(channel.id) } == .roomNotFound)
    // Its name is free.
    _ = try await bob.createCallChannel(name: "room 7", medium: .audio)
  }

  @Test func invitationIsRefusedOrWithdrawn() async throws {
    let pair = try await Pair()
    let (alice, bob, own, his) = (pair.alice, pair.bob, pair.own, pair.his)
    let id = try await alice.startCall(to: "bob", medium: .audio, request: "1").channel.id
    #expect(try await lines(1, of: his) == ["invited alice bob 1"])
    try await bob.answerCallChannelInvitation(of: "alice", channel: id, request: "1", accepts: false, text: "busy")
    #expect(try await lines(1, of: own) == ["refused bob alice 1 busy"])
    #expect(try await alice.inviteToCallChannel("bob", channel: id, request: "2", text: "again") == .online)
    #expect(try await lines(1, of: his) == ["invited alice bob 2 again"])
    try await alice.withdrawCallChannelInvitation(of: "bob", channel: id, request: "2", text: "late")
    #expect(try await lines(1, of: his) == ["cancelled alice bob 2 late"])
    // An end of the channel is the end of what waits for an answer.
    try await alice.inviteToCallChannel("bob", channel: id, request: "3")
    try await alice.closeCallChannel(id)
    #expect(try await lines(2, of: his) == ["invited alice bob 3", "cancelled alice bob 3"])
  }

  @Test func refusalsHaveTheirCodes() async throws {
    let pair = try await Pair { settings in
      settings.limits.callMembers = 2
      settings.limits.callChannelsPerAccount = 3
      settings.limits.callInvitations = 2
    }
    let (alice, bob) = (pair.alice, pair.bob)
    let carol = try await pair.world.loggedIn("carol")
    let tablet = try await pair.world.loggedIn("alice", "tablet")
    let id = try await alice.createCallChannel(name: "c", medium: .audio).id
    func check(
      _ expected: MessagingError.Code, _ comment: Comment, _ body: () async throws(MessagingError) -> Void
    ) async { #expect(await code(body) == expected, comment) }
    await check(.groupExists, "name") { () async throws(MessagingError) in
      _ = try await bob.createCallChannel(name: "c", medium: .video)
    }
    for unknown in ["12", "no number", "", "99999999999999999999999999", "-1"] {
      await check(.roomNotFound, "\(unknown)") { () async throws(MessagingError) in
        try await bob.joinCallChannel(unknown)
      }
    }
    await check(.roomNotFound, "name") { () async throws(MessagingError) in
      _ = try await bob.fetchCallChannel(named: "other")
    }
    await check(.notMember, "leave") { () async throws(MessagingError) in try await bob.leaveCallChannel(id) }
    await check(.notMember, "close") { () async throws(MessagingError) in try await bob.closeCallChannel(id) }
    await check(.notMember, "extend") { () async throws(MessagingError) in try await bob.extendCallChannel(id) }
    await check(.notMember, "control") { () async throws(MessagingError) in
      try await bob.controlCallChannel(id, text: "x")
    }
    await check(.notMember, "invite") { () async throws(MessagingError) in
      // Its creator is not in it before it joins.
      try await alice.inviteToCallChannel("bob", channel: id, request: "1")
    }
    try await alice.joinCallChannel(id, as: CallChannelEntry(number: 1))
    await check(.alreadyMember, "twice") { () async throws(MessagingError) in try await alice.joinCallChannel(id) }
    await check(.joinedElsewhere, "tablet") { () async throws(MessagingError) in try await tablet.joinCallChannel(id) }
    await check(.joinedElsewhere, "tablet leaves") { () async throws(MessagingError) in
      try await tablet.leaveCallChannel(id)
    }
    await check(.numberInUse, "number") { () async throws(MessagingError) in
      try await bob.joinCallChannel(id, as: CallChannelEntry(number: 1))
    }
    await check(.accountNotFound, "nobody") { () async throws(MessagingError) in
      try await alice.inviteToCallChannel("nobody", channel: id, request: "1")
    }
    await check(.invalidArgument, "oneself") { () async throws(MessagingError) in
      try await alice.inviteToCallChannel("alice", channel: id, request: "1")
    }
    await check(.invalidArgument, "no request") { () async throws(MessagingError) in
      try await alice.inviteToCallChannel("bob", channel: id, request: "")
    }
    await check(.notMember, "control of one") { () async throws(MessagingError) in
      try await alice.controlCallChannel(id, to: "bob", text: "x")
    }
    await check(.messageTooLarge, "text") { () async throws(MessagingError) in
      try await alice.controlCallChannel(id, text: String(repeating: "x", count: 4097))
    }
    await check(.requestNotFound, "answer") { () async throws(MessagingError) in
      try await bob.answerCallChannelInvitation(of: "alice", channel: id, request: "1", accepts: true)
    }
    try await alice.inviteToCallChannel("bob", channel: id, request: "1")
    await check(.alreadyInProgress, "again") { () async throws(MessagingError) in
      try await alice.inviteToCallChannel("bob", channel: id, request: "1")
    }
    await check(.requestNotFound, "carol") { () async throws(MessagingError) in
      try await carol.answerCallChannelInvitation(of: "alice", channel: id, request: "1", accepts: true)
    }
    // Who cannot join has not accepted.
    await check(.numberInUse, "accept") { () async throws(MessagingError) in
      try await bob.answerCallChannelInvitation(
        of: "alice", channel: id, request: "1", accepts: true, joining: CallChannelEntry(number: 1))
    }
    try await bob.answerCallChannelInvitation(of: "alice", channel: id, request: "1", accepts: true)
    await check(.invitationAccepted, "twice") { () async throws(MessagingError) in
      try await bob.answerCallChannelInvitation(of: "alice", channel: id, request: "1", accepts: false)
    }
    await check(.invitationAccepted, "withdraw") { () async throws(MessagingError) in
      try await alice.withdrawCallChannelInvitation(of: "bob", channel: id, request: "1")
    }
    try await alice.inviteToCallChannel("bob", channel: id, request: "2")
    try await bob.answerCallChannelInvitation(of: "alice", channel: id, request: "2", accepts: false)
    await check(.invitationRefused, "refused") { () async throws(MessagingError) in
      try await bob.answerCallChannelInvitation(of: "alice", channel: id, request: "2", accepts: true)
    }
    // Answered ones make room for others; those that wait do not.
    try await alice.inviteToCallChannel("bob", channel: id, request: "3")
    try await alice.inviteToCallChannel("bob", channel: id, request: "4")
    await check(.limitExceeded, "invitations") { () async throws(MessagingError) in
      try await alice.inviteToCallChannel("bob", channel: id, request: "5")
    }
    await check(.requestNotFound, "forgotten") { () async throws(MessagingError) in
      try await bob.answerCallChannelInvitation(of: "alice", channel: id, request: "1", accepts: true)
    }
    try await bob.joinCallChannel(id)
    await check(.alreadyMember, "invited member") { () async throws(MessagingError) in
      try await alice.inviteToCallChannel("bob", channel: id, request: "6")
    }
    await check(.groupFull, "full") { () async throws(MessagingError) in try await carol.joinCallChannel(id) }
    for _ in 0..<2 { _ = try await alice.createCallChannel(medium: .audio) }
    await check(.limitExceeded, "channels") { () async throws(MessagingError) in
      _ = try await alice.createCallChannel(medium: .audio)
    }
    // What is over no longer counts.
    try await alice.closeCallChannel(id)
    _ = try await alice.createCallChannel(medium: .audio)
  }

  @Test func otherDevicesLearnOfTheAnswer() async throws {
    let pair = try await Pair()
    let tablet = try await pair.world.loggedIn("bob", "tablet")
    let updates = tablet.callChannels()
    for accepts in [true, false] {
      let id = try await pair.alice.startCall(to: "bob", medium: .audio, request: "1").channel.id
      #expect(try await lines(1, of: pair.his) == ["invited alice bob 1"])
      #expect(try await lines(1, of: updates) == ["invited alice bob 1"])
      try await tablet.answerCallChannelInvitation(of: "alice", channel: id, request: "1", accepts: accepts, text: "t")
      let kind = accepts ? "accepted" : "refused"
      #expect(try await lines(1, of: pair.his) == ["own \(kind) bob alice 1 t"])
      #expect(try await lines(1, of: pair.own) == ["\(kind) bob alice 1 t"])
      #expect(
        await code { () async throws(MessagingError) in
          try await pair.bob.answerCallChannelInvitation(of: "alice", channel: id, request: "1", accepts: true)
        } == (accepts ? .invitationAccepted : .invitationRefused))
    }
  }

  @Test func eventsAreKeptForDevicesThatAreAway() async throws {
    let pair = try await Pair()
    let alice = pair.alice
    await pair.bob.logout()
    let (channel, reach) = try await alice.startCall(
      to: "bob", medium: .audio, request: "1", text: "come", keeps: true)
    #expect(reach == .offline)
    // What is not to be kept is not.
    #expect(try await alice.inviteToCallChannel("bob", channel: channel.id, request: "2") == .offline)
    try await alice.inviteToCallChannel("bob", channel: channel.id, request: "3", keeps: true)
    try await alice.withdrawCallChannelInvitation(of: "bob", channel: channel.id, request: "3", keeps: true)
    let bob = pair.world.client("bob")
    let updates = bob.callChannels()
    try await bob.login()
    #expect(
      try await lines(1, of: updates)
        == ["missed invited alice bob 1 come, invited alice bob 3, cancelled alice bob 3"])
    // Each of them once, on each device.
    try await bob.caughtUp()
    await bob.logout()
    try await alice.inviteToCallChannel("bob", channel: channel.id, request: "4", keeps: true)
    try await alice.closeCallChannel(channel.id)
    let later = bob.callChannels()
    try await bob.login()
    #expect(try await lines(1, of: later) == ["missed invited alice bob 4 over"])
  }

  @Test func answeredInvitationIsNotKept() async throws {
    let pair = try await Pair()
    let tablet = try await pair.world.loggedIn("bob", "tablet")
    try await tablet.caughtUp()
    await tablet.logout()
    let id = try await pair.alice.startCall(to: "bob", medium: .audio, request: "1", keeps: true).channel.id
    #expect(try await lines(1, of: pair.his) == ["invited alice bob 1"])
    try await pair.bob.answerCallChannelInvitation(
      of: "alice", channel: id, request: "1", accepts: true, joining: CallChannelEntry(number: 2))
    let updates = tablet.callChannels()
    try await tablet.login()
    // It learns of the channel, not of the invitation.
    let line = try await lines(1, of: updates)[0]
    #expect(line.hasPrefix("channels -(alice ") && line.hasSuffix(", bob 2)"))
  }

  @Test func channelsOutliveARestart() async throws {
    let pair = try await Pair(isDurable: true)
    let id = try await pair.alice.startCall(
      to: "bob", name: "c", medium: .custom, number: 1, request: "1", keeps: true
    ).channel.id
    try await pair.alice.caughtUp()
    try pair.world.restart()
    let alice = pair.world.client("alice")
    let updates = alice.callChannels()
    try await alice.login()
    #expect(try await lines(1, of: updates) == ["channels c(alice 1)"])
    let bob = pair.world.client("bob")
    try await bob.login()
    try await bob.answerCallChannelInvitation(
      of: "alice", channel: id, request: "1", accepts: true, joining: CallChannelEntry(number: 2))
    #expect(try await lines(2, of: updates) == ["accepted bob alice 1", "joined bob 2"])
  }

  @Test func lostDeviceLeavesTheChannelAfterAWhile() async throws {
    let pair = try await Pair()
    let id = try await pair.alice.startCall(to: "bob", name: "c", medium: .audio, number: 1, request: "1").channel.id
    try await pair.bob.joinCallChannel(id, as: CallChannelEntry(number: 2))
    #expect(try await lines(1, of: pair.own) == ["joined bob 2"])
    // Devices that are connected stay.
    try await pair.advance(byMinutes: 12, pair.alice, pair.bob)
    #expect(try await pair.alice.fetchCallChannel(id).members.count == 2)
    pair.world.setReachable(false, "bob")
    try await pair.advance(byMinutes: 6, pair.alice)
    #expect(try await lines(1, of: pair.own) == ["left bob"])
    #expect(try await pair.alice.fetchCallChannel(id).members.count == 1)
    pair.world.setReachable(true, "bob")
    let last = try await pair.his.first { if case .members = $0 { true } else { false } }
    #expect(Self.line(last) == "members c()")
  }

  @Test func unusedChannelExpires() async throws {
    let pair = try await Pair()
    let id = try await pair.alice.startCall(to: "bob", name: "c", medium: .audio, request: "1").channel.id
    #expect(try await lines(1, of: pair.his) == ["invited alice bob 1"])
    try await pair.alice.leaveCallChannel(id)
    try await pair.advance(byMinutes: 60, pair.bob)
    let extended = try await pair.alice.extendCallChannel(id)
    #expect(extended.expiry.milliseconds(since: extended.created) >= 3 * 3_600_000)
    try await pair.advance(byMinutes: 119, pair.bob)
    #expect(try await pair.bob.fetchCallChannel(named: "c").id == id)
    pair.world.clock.advance(bySeconds: 60)
    #expect(try await lines(1, of: pair.his) == ["cancelled alice bob 1"])
    #expect(
      await code { () async throws(MessagingError) in _ = try await pair.bob.fetchCallChannel(id) } == .roomNotFound)
    #expect(
      await code { () async throws(MessagingError) in
        try await pair.bob.answerCallChannelInvitation(of: "alice", channel: id, request: "1", accepts: true)
      } == .roomNotFound)
  }

  @Test func blockedAccountFindsTheOtherAway() async throws {
    let pair = try await Pair()
    try await pair.bob.updateContact("alice", ContactUpdate(isBlocked: true))
    let (channel, reach) = try await pair.alice.startCall(to: "bob", medium: .audio, request: "1", keeps: true)
    #expect(reach == .offline)
    try await pair.alice.withdrawCallChannelInvitation(of: "bob", channel: channel.id, request: "1", keeps: true)
    try await pair.bob.updateContact("alice", ContactUpdate(isBlocked: false))
    try await pair.alice.inviteToCallChannel("bob", channel: channel.id, request: "2")
    #expect(try await lines(1, of: pair.his) == ["invited alice bob 2"])
  }

  @Test func keptEventsAreBounded() async throws {
    let pair = try await Pair { $0.limits.callEvents = 2 }
    await pair.bob.logout()
    let id = try await pair.alice.startCall(to: "bob", medium: .audio, request: "1", keeps: true).channel.id
    for request in ["2", "3"] {
      try await pair.alice.inviteToCallChannel("bob", channel: id, request: request, keeps: true)
    }
    let updates = pair.bob.callChannels()
    try await pair.bob.login()
    #expect(try await lines(1, of: updates) == ["missed invited alice bob 2, invited alice bob 3"])
    // In time, they are dropped.
    try await pair.bob.caughtUp()
    await pair.bob.logout()
    try await pair.alice.inviteToCallChannel("bob", channel: id, request: "4", keeps: true)
    pair.world.clock.advance(bySeconds: 7 * 86_400)
    let second = try await pair.world.loggedIn("carol")
    let new = try await second.startCall(to: "bob", medium: .audio, request: "5", keeps: true)
    #expect(new.reach == .offline)
    let later = pair.bob.callChannels()
    try await pair.bob.login()
    #expect(try await lines(1, of: later) == ["missed invited carol bob 5"])
  }
}
