import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Roles in rooms, who may write and enter there, and the rooms' properties.
@Suite(.timeLimit(.minutes(5))) struct ClientRoomManagementTests {
  /// A room of "owner" in which "manager" is a manager; "guest" and "other" are in it.
  private struct Hall {
    let world: ClientWorld
    let owner: MessagingClient
    let manager: MessagingClient
    let guest: MessagingClient
    let other: MessagingClient
    let id: String

    init() async throws {
      world = try ClientWorld()
      owner = try await world.loggedIn("owner")
      manager = try await world.loggedIn("manager")
      guest = try await world.loggedIn("guest")
      other = try await world.loggedIn("other")
      id = try world.environment.administration.createRoom(name: "hall", owner: "owner")
      for client in [owner, manager, guest, other] { try await client.enterRoom(id) }
      try await owner.changeStandings(of: ["manager"], inRoom: id, .manager(true), announces: false)
    }

    /// Returns the next notification that a client receives.
    func notification(
      _ messages: some AsyncSequence<Message, MessagingError>
    ) async throws -> GroupNotification? {
      for try await message in messages {
        if case .notification(let notification) = message.body.content { return notification }
      }
      return nil
    }
  }

  private func code(_ body: () async throws(MessagingError) -> Void) async -> MessagingError.Code? {
    do throws(MessagingError) {
      try await body()
      return nil
    } catch {
      return error.code
    }
  }

  @Test func rolesDecideWhoMayDoWhat() async throws {
    let hall = try await Hall()
    let id = hall.id
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.guest.changeStandings(of: ["other"], inRoom: id, .muted(true))
      } == .forbidden)
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.guest.updateRoom(id, ["announcement": "mine"])
      } == .forbidden)
    // A manager neither makes managers nor touches the owner or another manager.
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.manager.changeStandings(of: ["guest"], inRoom: id, .manager(true))
      } == .forbidden)
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.manager.changeStandings(of: ["owner"], inRoom: id, .blocked(true))
      } == .forbidden)
    try await hall.owner.changeStandings(of: ["other"], inRoom: id, .manager(true))
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.manager.changeStandings(of: ["other"], inRoom: id, .muted(true))
      } == .forbidden)
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.manager.removeMembers(["other"], fromRoom: id)
      } == .forbidden)
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.manager.transferRoom(id, to: "guest")
      } == .forbidden)
    try await hall.manager.removeMembers(["guest"], fromRoom: id)
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.owner.changeStandings(of: ["nobody"], inRoom: id, .muted(true))
      } == .accountNotFound)
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.owner.changeStandings(of: [], inRoom: id, .muted(true))
      } == .invalidArgument)
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.owner.changeStandings(of: ["guest"], inRoom: "nowhere", .muted(true))
      } == .roomNotFound)
    #expect(try await hall.owner.fetchRoom(id).members.map(\.role) == [.owner, .manager, .manager])
  }

  @Test func silencedAccountsDoNotWrite() async throws {
    let hall = try await Hall()
    let (id, room) = (hall.id, ConversationID.room(hall.id))
    let seen = hall.other.messages(in: room)
    func mayWrite(_ client: MessagingClient) async -> Bool {
      await code { () async throws(MessagingError) in _ = try await client.send(.text("x"), to: room) } == nil
    }
    try await hall.manager.changeStandings(of: ["guest"], inRoom: id, .muted(true), note: "quiet")
    #expect(await !mayWrite(hall.guest))
    // What is so already is not announced again.
    try await hall.manager.changeStandings(of: ["guest"], inRoom: id, .muted(true))
    try await hall.manager.changeStandings(of: ["guest"], inRoom: id, .muted(false))
    #expect(await mayWrite(hall.guest))
    let muted = try await hall.notification(seen)
    #expect(
      muted == GroupNotification(operation: .memberMuted, actor: "manager", targets: ["guest"], attachment: "quiet"))
    #expect(try await hall.notification(seen)?.operation == .memberUnmuted)

    let end = hall.world.clock.now().advanced(byMilliseconds: 60_000)
    try await hall.manager.changeStandings(of: ["guest"], inRoom: id, .mutedUntil(end))
    #expect(await !mayWrite(hall.guest))
    #expect(try await hall.notification(seen)?.changes == ["mutedUntil": String(end.milliseconds)])
    #expect(try await hall.other.fetchRoom(id).members.first { $0.account == "guest" }?.mutedUntil == end)
    // One silence in place of another, and the end of all of them.
    try await hall.manager.changeStandings(of: ["guest"], inRoom: id, .onlyMuted(until: nil))
    let own = try await hall.guest.fetchStandings(ofRoom: id).standings.last
    #expect(own?.account == "guest" && own?.isMuted == true && own?.mutedUntil == nil)
    try await hall.manager.changeStandings(of: ["guest"], inRoom: id, .unmuted)
    #expect(await mayWrite(hall.guest))
    try await hall.manager.changeStandings(of: ["guest"], inRoom: id, .onlyMuted(until: end))
    #expect(await !mayWrite(hall.guest))
    hall.world.clock.advance(bySeconds: 61)
    #expect(await mayWrite(hall.guest))
    #expect(try await hall.owner.fetchStandings(ofRoom: id).standings.map(\.account) == ["owner", "manager"])

    try await hall.owner.updateRoom(id, ["muted": "true"])
    #expect(await !mayWrite(hall.guest))
    #expect(await mayWrite(hall.manager))
    #expect(await mayWrite(hall.owner))
    try await hall.owner.changeStandings(of: ["guest"], inRoom: id, .allowed(true))
    #expect(await mayWrite(hall.guest))
    #expect(await !mayWrite(hall.other))
    try await hall.owner.updateRoom(id, ["muted": "false"])
    #expect(await mayWrite(hall.other))
  }

  @Test func blockedAccountsLeaveAndDoNotComeBack() async throws {
    let hall = try await Hall()
    let id = hall.id
    let events = hall.guest.events()
    let others = hall.other.events()
    try await hall.manager.changeStandings(of: ["guest"], inRoom: id, .blocked(true))
    _ = try await events.first { if case .roomRemoved(id, .blocked, "manager", _) = $0 { true } else { false } }
    _ = try await others.first {
      if case .roomMembersChanged(_, _, ["guest"]) = $0 { true } else { false }
    }
    #expect(await code { () async throws(MessagingError) in _ = try await hall.guest.enterRoom(id) } == .blocked)
    // Everyone sees owner and managers, who alone see the others.
    #expect(try await hall.other.fetchStandings(ofRoom: id).standings.map(\.account) == ["owner", "manager"])
    let all = try await hall.manager.fetchStandings(ofRoom: id).standings
    #expect(all.map(\.account) == ["owner", "manager", "guest"] && all.last?.isBlocked == true)
    try await hall.manager.changeStandings(of: ["guest"], inRoom: id, .blocked(false))
    _ = try await hall.guest.enterRoom(id)
  }

  @Test func propertiesAreSeenByEveryone() async throws {
    let hall = try await Hall()
    let seen = hall.other.messages(in: .room(hall.id))
    try await hall.manager.updateRoom(hall.id, ["name": "New", "announcement": "hello"])
    try await hall.manager.updateRoom(hall.id, ["announcement": "hello"])
    try await hall.manager.updateRoom(hall.id, ["announcement": ""], announces: false)
    try await hall.owner.updateRoom(hall.id, ["introduction": "about"])
    let first = try await hall.notification(seen)
    #expect(first?.changes == ["name": "New", "announcement": "hello"])
    #expect(try await hall.notification(seen)?.changes == ["introduction": "about"])
    let room = try await hall.guest.fetchRoom(hall.id).room
    #expect(room.name == "New" && room.properties == ["introduction": "about"])
    #expect(
      await code { () async throws(MessagingError) in try await hall.owner.updateRoom(hall.id, [:]) }
        == .invalidArgument)
  }

  @Test func roomChangesItsOwner() async throws {
    let hall = try await Hall()
    let id = hall.id
    try await hall.guest.leaveRoom(id)
    #expect(
      await code { () async throws(MessagingError) in try await hall.owner.transferRoom(id, to: "guest") }
        == .notMember)
    try await hall.owner.transferRoom(id, to: "manager")
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.owner.updateRoom(id, ["name": "mine"])
      } == .forbidden)
    try await hall.manager.updateRoom(id, ["name": "ours"])
    #expect(try await hall.other.fetchRoom(id).members.first?.account == "manager")
    // Managers take back what others wrote; those who were managers do no longer.
    let messages = hall.owner.messages(in: .room(id))
    let message = try await hall.other.send(.text("x"), to: .room(id))
    // What a device does not have yet, it cannot take back.
    _ = try await messages.first { $0.id == message.id }
    #expect(await code { () async throws(MessagingError) in try await hall.owner.revoke(message) } == .notOwnMessage)
    try await hall.manager.changeStandings(of: ["owner"], inRoom: id, .manager(true))
    try await hall.owner.revoke(message)
  }

  @Test func standingsBeyondTheLimitAreRefused() async throws {
    var settings = HubSettings()
    settings.limits.roomStandings = 3
    let world = try ClientWorld(settings: settings)
    let owner = try await world.loggedIn("owner")
    for number in 0..<5 { try world.environment.administration.createAccount(AccountID("a\(number)")) }
    let id = try world.environment.administration.createRoom(name: "hall", owner: "owner")
    let accounts = (0..<5).map { AccountID("a\($0)") }
    #expect(
      await code { () async throws(MessagingError) in
        try await owner.changeStandings(of: accounts, inRoom: id, .blocked(true))
      } == .limitExceeded)
    try await owner.changeStandings(of: Array(accounts.prefix(3)), inRoom: id, .blocked(true))
    #expect(
      await code { () async throws(MessagingError) in
        try await owner.changeStandings(of: [accounts[3]], inRoom: id, .muted(true))
      } == .limitExceeded)
    try await owner.changeStandings(of: [accounts[0]], inRoom: id, .blocked(false))
    try await owner.changeStandings(of: [accounts[3]], inRoom: id, .muted(true))
  }
}
