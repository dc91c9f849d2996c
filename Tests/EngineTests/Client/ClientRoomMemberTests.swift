import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Appearances of accounts in rooms, and the tags and places that decide which messages reach them.
@Suite(.timeLimit(.minutes(5))) struct ClientRoomMemberTests {
  /// A room of "owner" with "red", who has the tag "red", "blue", who has "blue" and "late", and "plain" without tags.
  private struct Hall {
    let world: ClientWorld
    let owner, red, blue, plain: MessagingClient
    let id: String
    var room: ConversationID { .room(id) }

    init(settings: HubSettings = HubSettings(), isDurable: Bool = false) async throws {
      world = try ClientWorld(isDurable: isDurable, settings: settings)
      owner = try await world.loggedIn("owner")
      red = try await world.loggedIn("red")
      blue = try await world.loggedIn("blue")
      plain = try await world.loggedIn("plain")
      id = try world.environment.administration.createRoom(name: "hall", owner: "owner")
      try await owner.enterRoom(id)
      try await red.enterRoom(id, as: RoomAppearance(nickname: "R", avatar: "pic", custom: "c", tags: ["red"]))
      try await blue.enterRoom(id, as: RoomAppearance(tags: ["blue", "late"]))
      try await plain.enterRoom(id)
    }

    /// Sends a text with conditions.
    @discardableResult
    func send(
      _ text: String, by client: MessagingClient, audience: String? = nil, from location: RoomLocation? = nil
    ) async throws -> Message {
      var body = MessageBody(content: .text(text))
      (body.audience, body.location) = (audience, location)
      return try await client.send(MessageDraft(conversation: room, body: body))
    }

    func history(_ client: MessagingClient, tags: [String] = []) async throws -> [String?] {
      try await client.history(HistoryQuery(conversation: room, oldestFirst: true, limit: 100, tags: tags)).map(\.text)
    }
  }

  /// Returns the texts that a stream of messages brings up to one.
  private func texts(
    _ messages: some AsyncSequence<Message, MessagingError>, upTo last: String
  ) async throws -> [String] {
    var texts: [String] = []
    for try await message in messages {
      guard let text = message.text else { continue }
      texts.append(text)
      if text == last { break }
    }
    return texts
  }

  private func notification(
    _ messages: some AsyncSequence<Message, MessagingError>
  ) async throws -> GroupNotification? {
    for try await message in messages {
      if case .notification(let notification) = message.body.content { return notification }
    }
    return nil
  }

  private static let tag = #"{"tag":"red"}"#

  // MARK: conditions

  @Test(arguments: [
    (#"{"tag":"red"}"#, ["red"], true), (#"{"tag":"red"}"#, ["blue"], false), (#"{"tag":"red"}"#, [], false),
    (#"{"and":[{"tag":"a"},{"tag":"b"}]}"#, ["a", "b"], true), (#"{"and":[{"tag":"a"},{"tag":"b"}]}"#, ["a"], false),
    (#"{"or":[{"tag":"a"},{"and":[{"tag":"b"},{"tag":"c"}]}]}"#, ["b", "c"], true),
    (#"{"or":[{"tag":"a"},{"tag":"b"}]}"#, ["c"], false),
  ])
  func conditionsMatchTags(_ text: String, _ tags: [String], _ matches: Bool) throws {
    let expression = try #require(TagExpression(text))
    #expect(expression.matches(tags) == matches && expression.text == text)
  }

  @Test func invalidConditionsAreRefused() {
    let deep = String(repeating: #"{"or":["#, count: 8) + #"{"tag":"a"}"# + String(repeating: "]}", count: 8)
    for text in ["", "red", "{}", #"{"tag":1}"#, #"{"or":[]}"#, #"{"or":["a"]}"#, #"{"tag":"a","or":[]}"#, deep] {
      #expect(TagExpression(text) == nil)
    }
  }

  @Test func messageWithAudienceReachesMembersWithMatchingTags() async throws {
    let hall = try await Hall()
    let (red, blue, plain) = (
      hall.red.messages(in: hall.room), hall.blue.messages(in: hall.room), hall.plain.messages(in: hall.room)
    )
    let secret = try await hall.send("for red", by: hall.owner, audience: Self.tag)
    #expect(secret.number == 0 && secret.body.audience == Self.tag)
    try await hall.send("for both", by: hall.owner, audience: #"{"or":[{"tag":"red"},{"tag":"blue"}]}"#)
    try await hall.send("for all", by: hall.owner)
    #expect(try await texts(red, upTo: "for all") == ["for red", "for both", "for all"])
    #expect(try await texts(blue, upTo: "for all") == ["for both", "for all"])
    #expect(try await texts(plain, upTo: "for all") == ["for all"])
    // The history is the same, and that of the sender has all.
    #expect(try await hall.history(hall.red) == ["for red", "for both", "for all"])
    #expect(try await hall.history(hall.plain) == ["for all"])
    #expect(try await hall.history(hall.owner) == ["for red", "for both", "for all"])
    #expect(try await hall.history(hall.owner, tags: ["red"]) == ["for red", "for both"])
    #expect(try await hall.history(hall.blue, tags: ["red", "blue"]) == ["for both"])
    // Tags of later decide on what the history has.
    try await hall.plain.updateAppearance(RoomAppearance(tags: ["red"]), inRoom: hall.id)
    #expect(try await hall.history(hall.plain).compactMap { $0 } == ["for red", "for both", "for all"])
  }

  @Test func revocationOfMessageWithAudienceReachesTheSameMembers() async throws {
    let hall = try await Hall()
    let (red, plain) = (hall.red.events(), hall.plain.events())
    let secret = try await hall.send("for red", by: hall.owner, audience: Self.tag)
    try await hall.owner.revoke(secret)
    try await hall.send("end", by: hall.owner)
    _ = try await red.first {
      if case .revoked(let reported) = $0 { reported.revocation.messageID == secret.id } else { false }
    }
    for try await event in plain {
      if case .revoked = event { Issue.record("a message that did not reach the member was taken back") }
      if case .received(let messages) = event, messages.contains(where: { $0.text == "end" }) { break }
    }
  }

  /// A member that received the message and has the tag no longer is notified of its revocation.
  @Test func revocationReachesMembersThatHadTheTag() async throws {
    let hall = try await Hall()
    let (events, messages) = (hall.red.events(), hall.red.messages(in: hall.room))
    let secret = try await hall.send("for red", by: hall.owner, audience: Self.tag)
    #expect(try await texts(messages, upTo: "for red") == ["for red"])
    try await hall.red.updateAppearance(RoomAppearance(tags: ["green"]), inRoom: hall.id, announces: false)
    try await hall.owner.revoke(secret)
    _ = try await events.first {
      if case .revoked(let reported) = $0 { reported.revocation.messageID == secret.id } else { false }
    }
  }

  @Test func messageWithAudienceIsAnsweredUnderTheSameCondition() async throws {
    let hall = try await Hall()
    let messages = hall.red.messages(in: hall.room)
    let secret = try await hall.send("for red", by: hall.owner, audience: Self.tag)
    _ = try await texts(messages, upTo: "for red")
    func reply(_ audience: String?) async -> MessagingError.Code? {
      await code {
        var body = MessageBody(content: .text("a reply"))
        body.audience = audience
        body.reply = MessageReply(to: secret)
        _ = try await hall.red.send(MessageDraft(conversation: hall.room, body: body))
      }
    }
    #expect(await reply(nil) == .forbidden)
    #expect(await reply(#"{"tag":"blue"}"#) == .forbidden)
    #expect(await reply(Self.tag) == nil)
  }

  @Test func messageWithPlaceReachesMembersNearby() async throws {
    let hall = try await Hall()
    let (red, plain) = (hall.red.messages(in: hall.room), hall.plain.messages(in: hall.room))
    let here = RoomLocation(x: 0, y: 3, z: 4)
    #expect(here.distance(to: RoomLocation(x: 0, y: 0)) == 5)
    try await hall.red.updateAppearance(
      RoomAppearance(location: RoomLocation(x: 0, y: 0), reach: 5), inRoom: hall.id, announces: false)
    try await hall.blue.updateAppearance(
      RoomAppearance(location: RoomLocation(x: 0, y: 0), reach: 4.5), inRoom: hall.id, announces: false)
    let sent = try await hall.send("near", by: hall.owner, from: here)
    #expect(sent.body.location == here)
    // Tags and places have both to fit.
    try await hall.send("blue near", by: hall.owner, audience: #"{"tag":"blue"}"#, from: RoomLocation(x: 0, y: 1))
    try await hall.send("end", by: hall.owner)
    #expect(try await texts(red, upTo: "end") == ["near", "end"])
    #expect(try await texts(plain, upTo: "end") == ["end"])
    #expect(try await hall.history(hall.blue) == ["blue near", "end"])
  }

  @Test func conditionsAreChecked() async throws {
    let hall = try await Hall()
    #expect(await code { try await hall.send("x", by: hall.owner, audience: "red") } == .invalidArgument)
    #expect(
      await code { try await hall.send("x", by: hall.owner, from: RoomLocation(x: .nan, y: 0)) } == .invalidArgument)
    var body = MessageBody(content: .text("x"), addressees: ["red"])
    body.audience = Self.tag
    #expect(
      await code { _ = try await hall.owner.send(MessageDraft(conversation: hall.room, body: body)) }
        == .invalidArgument)
    body.addressees = nil
    #expect(
      await code { _ = try await hall.owner.send(MessageDraft(conversation: .direct("red"), body: body)) }
        == .unsupported)
    for appearance in [
      RoomAppearance(tags: ["a", "a"]), RoomAppearance(tags: [""]), RoomAppearance(audience: "red"),
      RoomAppearance(reach: -1), RoomAppearance(location: RoomLocation(x: .infinity, y: 0)),
    ] {
      #expect(await code { try await hall.owner.updateAppearance(appearance, inRoom: hall.id) } == .invalidArgument)
      #expect(await code { try await hall.owner.enterRoom(hall.id, as: appearance) } == .invalidArgument)
    }
    #expect(
      await code {
        try await hall.owner.updateAppearance(RoomAppearance(tags: (0..<21).map { "\($0)" }), inRoom: hall.id)
      }
        == .limitExceeded)
  }

  // MARK: appearances

  @Test func membersHaveTheAppearanceTheyEnteredWith() async throws {
    let hall = try await Hall()
    let members = try await hall.plain.fetchMembers(ofRoom: hall.id, tag: "red")
    let red = try #require(members.first)
    #expect(members.count == 1 && red.account == "red" && red.nickname == "R" && red.avatar == "pic")
    #expect(red.custom == "c" && red.tags == ["red"] && red.audience == nil && !red.isRegular)
    #expect(try await hall.plain.fetchMembers(ofRoom: hall.id, tag: "late").map(\.account) == ["blue"])
    #expect(try await hall.plain.fetchMembers(ofRoom: hall.id, tag: "none").isEmpty)
    #expect(await code { _ = try await hall.plain.fetchMembers(ofRoom: "nowhere", tag: "red") } == .roomNotFound)
  }

  @Test func changesOfAppearancesAreAnnounced() async throws {
    let hall = try await Hall()
    let seen = hall.plain.messages(in: hall.room)
    let member = try await hall.red.updateAppearance(
      RoomAppearance(nickname: "Red", custom: ""), inRoom: hall.id, note: "n")
    #expect(member.nickname == "Red" && member.custom == nil && member.avatar == "pic" && member.tags == ["red"])
    #expect(
      try await notification(seen)
        == GroupNotification(
          operation: .memberUpdated, actor: "red", targets: ["red"], changes: ["nickname": "Red", "custom": ""],
          attachment: "n"))
    // What is so already is not announced, nor is what is to be quiet.
    try await hall.red.updateAppearance(RoomAppearance(nickname: "Red"), inRoom: hall.id)
    try await hall.red.updateAppearance(RoomAppearance(nickname: "Ray"), inRoom: hall.id, announces: false)
    try await hall.red.updateAppearance(RoomAppearance(tags: ["red", "new"]), inRoom: hall.id)
    #expect(
      try await notification(seen)
        == GroupNotification(
          operation: .memberTagsChanged, actor: "red", targets: ["red"], changes: ["tags": #"["red","new"]"#]))
    #expect(try await hall.plain.fetchMembers(ofRoom: hall.id, tag: "new").map(\.nickname) == ["Ray"])
    #expect(
      await code {
        let stranger = try await hall.world.loggedIn("stranger")
        try await stranger.updateAppearance(RoomAppearance(nickname: "x"), inRoom: hall.id)
      } == .notMember)
  }

  @Test func otherDevicesLearnOfChanges() async throws {
    let hall = try await Hall()
    let tablet = try await hall.world.loggedIn("red", "tablet")
    try await tablet.enterRoom(hall.id, as: RoomAppearance(tags: ["red"]))
    let events = tablet.events()
    try await hall.red.updateAppearance(RoomAppearance(tags: ["green"]), inRoom: hall.id, announces: false)
    let change = try await events.first { if case .roomMemberChanged = $0 { true } else { false } }
    guard case .roomMemberChanged(let room, let member, let previous) = change else { return }
    #expect(room.id == hall.id && member.tags == ["green"] && previous.tags == ["red"])
  }

  /// A second device that shows nothing of its own joins the first; one that does is what the account shows, of which the first learns.
  @Test func laterDevicesShowTheSame() async throws {
    let hall = try await Hall()
    let tablet = try await hall.world.loggedIn("red", "tablet")
    try await tablet.enterRoom(hall.id)
    #expect(try await hall.plain.fetchMembers(ofRoom: hall.id, tag: "red").map(\.nickname) == ["R"])
    let events = hall.red.events()
    let laptop = try await hall.world.loggedIn("red", "laptop")
    try await laptop.enterRoom(hall.id, as: RoomAppearance(tags: ["green"]))
    let change = try await events.first { if case .roomMemberChanged = $0 { true } else { false } }
    guard case .roomMemberChanged(_, let member, _) = change else { return }
    #expect(member.tags == ["green"] && member.nickname == nil)
  }

  /// An account that is not in the room has no tags there.
  @Test func tagsOfAbsentMembersAreEmpty() async throws {
    let hall = try await Hall()
    try await hall.owner.changeStandings(of: ["plain"], inRoom: hall.id, .regular(true))
    try await hall.plain.leaveRoom(hall.id)
    let seen = hall.red.messages(in: hall.room)
    let member = try await hall.plain.updateAppearance(
      RoomAppearance(nickname: "P", tags: ["x"]), inRoom: hall.id, isKept: true)
    #expect(member.tags == [])
    #expect(try await notification(seen)?.operation == .regularsAdded)
    #expect(try await notification(seen)?.operation == .memberUpdated)
    try await hall.send("end", by: hall.owner)
    for try await message in seen where message.body.content.kind == .notification || message.text == "end" {
      #expect(message.text == "end")
      break
    }
    // Ordinary members see who is listed.
    #expect(try await hall.red.fetchStandings(ofRoom: hall.id).standings.map(\.account) == ["owner", "plain"])
  }

  /// A person that takes the free name of an erased account does not show what that one did.
  @Test func erasedAccountsLeaveNothingInRooms() async throws {
    let hall = try await Hall()
    try await hall.owner.changeStandings(of: ["plain"], inRoom: hall.id, .regular(true))
    try await hall.plain.updateAppearance(RoomAppearance(nickname: "P", avatar: "p"), inRoom: hall.id, isKept: true)
    try hall.world.environment.administration.eraseAccount("plain", messages: .keep, freesName: true)
    #expect(try await hall.owner.fetchStandings(ofRoom: hall.id).standings.allSatisfy { $0.card == nil })
    try hall.world.environment.administration.createAccount("plain")
    let other = try await hall.world.loggedIn("plain", "other phone")
    #expect(try await other.enterRoom(hall.id).member.nickname == nil)
  }

  @Test func tagsComeBackAfterABreakOfTheLink() async throws {
    let hall = try await Hall()
    try await hall.red.updateAppearance(RoomAppearance(tags: ["green"]), inRoom: hall.id, announces: false)
    let events = hall.red.events()
    hall.world.setReachable(false, "red")
    _ = try await events.first { if case .connection(.lost) = $0 { true } else { false } }
    hall.world.setReachable(true, "red")
    _ = try await events.first { if case .connection(.synchronized) = $0 { true } else { false } }
    try await hall.red.caughtUp()
    #expect(try await hall.plain.fetchMembers(ofRoom: hall.id, tag: "green").map(\.account) == ["red"])
  }

  /// A device that shows nothing of its own shows what another one of its account does, and learns on return what that is now.
  @Test func returningDeviceReceivesTheAppearanceOfItsAccount() async throws {
    let hall = try await Hall()
    let tablet = try await hall.world.loggedIn("plain", "tablet")
    try await tablet.enterRoom(hall.id)
    let events = hall.plain.events()
    hall.world.setReachable(false, "plain")
    _ = try await events.first { if case .connection(.lost) = $0 { true } else { false } }
    try await tablet.updateAppearance(RoomAppearance(nickname: "P"), inRoom: hall.id, announces: false)
    hall.world.setReachable(true, "plain")
    let change = try await events.first { if case .roomMemberChanged = $0 { true } else { false } }
    guard case .roomMemberChanged(let room, let member, let previous) = change else { return }
    #expect(room.id == hall.id && member.nickname == "P" && previous.nickname == nil)
  }

  @Test func roomKeepsTheAppearanceOfListedMembers() async throws {
    let hall = try await Hall(isDurable: true)
    let (id, plain) = (hall.id, hall.plain)
    // Not of others.
    try await plain.updateAppearance(
      RoomAppearance(nickname: "P", avatar: "p"), inRoom: id, isKept: true, announces: false)
    try await plain.leaveRoom(id)
    #expect(try await plain.enterRoom(id).member.nickname == nil)
    let seen = hall.red.messages(in: hall.room)
    try await hall.owner.changeStandings(of: ["plain"], inRoom: id, .regular(true), note: "n")
    #expect(
      try await notification(seen)
        == GroupNotification(operation: .regularsAdded, actor: "owner", targets: ["plain"], attachment: "n"))
    let kept = try await plain.updateAppearance(
      RoomAppearance(nickname: "P", avatar: "p"), inRoom: id, isKept: true)
    #expect(kept.isRegular && kept.nickname == "P")
    try await hall.owner.updateAppearance(RoomAppearance(nickname: "Boss"), inRoom: id, isKept: true)
    try await plain.leaveRoom(id)
    // It need not be there.
    try await plain.updateAppearance(RoomAppearance(custom: "later"), inRoom: id, isKept: true)
    let standings = try await hall.owner.fetchStandings(ofRoom: id).standings
    #expect(standings.map(\.account) == ["owner", "plain"])
    #expect(standings.first?.role == .owner && standings.first?.card == RoomCard(nickname: "Boss"))
    #expect(
      standings.last?.isRegular == true
        && standings.last?.card == RoomCard(nickname: "P", avatar: "p", custom: "later"))
    for client in [hall.owner, hall.red, hall.blue, plain] { await client.logout() }
    try hall.world.restart()
    let again = try await hall.world.loggedIn("plain")
    let member = try await again.enterRoom(id).member
    #expect(member.nickname == "P" && member.avatar == "p" && member.custom == "later" && member.isRegular)
    let owner = try await hall.world.loggedIn("owner")
    #expect(try await owner.enterRoom(id, nickname: "mine").member.nickname == "mine")
    try await owner.changeStandings(of: ["plain"], inRoom: id, .regular(false))
    #expect(try await owner.fetchStandings(ofRoom: id).standings.map(\.account) == ["owner"])
    #expect(
      await code {
        try await owner.updateAppearance(
          RoomAppearance(custom: String(repeating: "x", count: 2100)), inRoom: id, isKept: true)
      } == .limitExceeded)
  }

  // MARK: silences and visits

  @Test func mutedTagsMayNotWrite() async throws {
    let hall = try await Hall()
    let (red, blue) = (hall.red.messages(in: hall.room), hall.blue.messages(in: hall.room))
    func mayWrite(_ client: MessagingClient) async -> Bool {
      await code { try await hall.send("x", by: client) } == nil
    }
    let end = hall.world.clock.now().advanced(byMilliseconds: 60_000)
    try await hall.owner.muteTag("red", inRoom: hall.id, until: end, audience: Self.tag, note: "n")
    #expect(
      try await notification(red)
        == GroupNotification(
          operation: .tagMuted, actor: "owner", changes: ["tag": "red", "mutedUntil": String(end.milliseconds)],
          attachment: "n"))
    #expect(await !mayWrite(hall.red))
    #expect(await mayWrite(hall.blue))
    hall.world.clock.advance(bySeconds: 61)
    #expect(await mayWrite(hall.red))
    try await hall.owner.muteTag(
      "blue", inRoom: hall.id, until: end.advanced(byMilliseconds: 60_000), announces: false)
    #expect(await !mayWrite(hall.blue))
    try await hall.owner.muteTag("blue", inRoom: hall.id, until: nil)
    #expect(await mayWrite(hall.blue))
    // Blue was not notified of red's mute.
    #expect(try await notification(blue)?.operation == .tagUnmuted)
    #expect(await code { try await hall.red.muteTag("blue", inRoom: hall.id, until: end) } == .forbidden)
  }

  @Test func mutedTagsOfARoomAreLimited() async throws {
    var settings = HubSettings()
    settings.limits.mutedRoomTags = 1
    let hall = try await Hall(settings: settings, isDurable: true)
    let end = hall.world.clock.now().advanced(byMilliseconds: 60_000)
    try await hall.owner.muteTag("red", inRoom: hall.id, until: end)
    #expect(await code { try await hall.owner.muteTag("blue", inRoom: hall.id, until: end) } == .limitExceeded)
    for client in [hall.owner, hall.red, hall.blue, hall.plain] { await client.logout() }
    try hall.world.restart()
    let red = try await hall.world.loggedIn("red")
    try await red.enterRoom(hall.id, as: RoomAppearance(tags: ["red"]))
    #expect(await code { _ = try await red.send(.text("x"), to: .room(hall.id)) } == .muted)
  }

  @Test func visitsAreReportedToTheirAudience() async throws {
    let hall = try await Hall()
    let (red, plain) = (hall.red.events(), hall.plain.events())
    let guest = try await hall.world.loggedIn("guest")
    try await guest.enterRoom(hall.id, as: RoomAppearance(audience: Self.tag))
    _ = try await red.first {
      if case .roomMembersChanged(_, let entered, _) = $0 { entered.map(\.account) == ["guest"] } else { false }
    }
    try await guest.leaveRoom(hall.id)
    _ = try await red.first {
      if case .roomMembersChanged(_, _, let left) = $0 { left == ["guest"] } else { false }
    }
    // In a quiet room members are not notified of visits.
    try await hall.owner.updateRoom(hall.id, [RoomInfo.Property.quietVisits: "true"], announces: false)
    let other = try await hall.world.loggedIn("other")
    #expect(try await other.enterRoom(hall.id).room.hasQuietVisits)
    try await hall.owner.updateRoom(hall.id, [RoomInfo.Property.quietVisits: ""], announces: false)
    let last = try await hall.world.loggedIn("last")
    try await last.enterRoom(hall.id)
    for try await event in plain {
      guard case .roomMembersChanged(_, let entered, _) = event, !entered.isEmpty else { continue }
      #expect(entered.map(\.account) == ["last"])
      break
    }
  }
}
