import Parlance
import ParlanceCore
import TestSupport
import Testing

/// The values that rooms keep under keys.
@Suite(.timeLimit(.minutes(5))) struct ClientRoomEntryTests {
  /// A room of "owner" in which "manager" is a manager; "guest" and "other" are in it.
  private struct Hall {
    let world: ClientWorld
    let owner: MessagingClient
    let manager: MessagingClient
    let guest: MessagingClient
    let other: MessagingClient
    let id: String

    init(settings: HubSettings = HubSettings(), isDurable: Bool = false) async throws {
      world = try ClientWorld(isDurable: isDurable, settings: settings)
      owner = try await world.loggedIn("owner")
      manager = try await world.loggedIn("manager")
      guest = try await world.loggedIn("guest")
      other = try await world.loggedIn("other")
      id = try world.environment.administration.createRoom(name: "hall", owner: "owner")
      for client in [owner, manager, guest, other] { try await client.enterRoom(id) }
      try await owner.changeStandings(of: ["manager"], inRoom: id, .manager(true), announces: false)
    }

    var room: ConversationID { .room(id) }
  }

  private func code(_ body: () async throws(MessagingError) -> Void) async -> MessagingError.Code? {
    do throws(MessagingError) {
      try await body()
      return nil
    } catch {
      return error.code
    }
  }

  /// Returns the next change of entries that a client is notified of.
  private func change(
    _ messages: some AsyncSequence<Message, MessagingError>
  ) async throws -> GroupNotification {
    for try await message in messages {
      if case .notification(let notification) = message.body.content { return notification }
    }
    throw MessagingError(.cancelled)
  }

  private func keys(_ entries: [RoomEntry]) -> [String] { entries.map(\.key) }

  @Test func entriesAreKeptInTheirOrderAndAnnounced() async throws {
    let hall = try await Hall()
    let id = hall.id
    let seen = hall.other.messages(in: hall.room)
    let set = try await hall.guest.setEntries([("b", "1"), ("a", "2")], inRoom: id, note: "n")
    #expect(set.refused.isEmpty)
    #expect(
      set.entries == [RoomEntry(key: "b", value: "1", owner: "guest"), RoomEntry(key: "a", value: "2", owner: "guest")])
    #expect(
      try await change(seen)
        == GroupNotification(
          operation: .entriesSet, actor: "guest", targets: ["guest"], changes: ["b": "1", "a": "2"], attachment: "n"))
    // A value that is set again keeps its place, and is not announced if it is the same.
    try await hall.guest.setEntries([("b", "1")], inRoom: id)
    try await hall.guest.setEntries([("b", "3"), ("c", "")], inRoom: id)
    #expect(try await change(seen).changes == ["b": "3", "c": ""])
    #expect(try await hall.other.fetchEntries(ofRoom: id).map(\.value) == ["3", "2", ""])
    #expect(keys(try await hall.other.fetchEntries(ofRoom: id, keys: ["c", "b", "x"])) == ["b", "c"])
    #expect(try await hall.other.fetchEntries(ofRoom: id, keys: []).isEmpty)

    let removed = try await hall.guest.removeEntries(.keys(["a", "x"]), fromRoom: id)
    #expect(keys(removed.entries) == ["a"] && removed.refused == ["x": .missing])
    #expect(
      try await change(seen) == GroupNotification(operation: .entriesRemoved, actor: "guest", changes: ["a": "2"]))
    #expect(keys(try await hall.other.removeEntries(.first, fromRoom: id, isForced: true).entries) == ["b"])
    #expect(try await change(seen).actor == "other")
    try await hall.manager.setEntries([("d", "4")], inRoom: id, announces: false)
    #expect(keys(try await hall.other.removeEntries(.all, fromRoom: id, isForced: true).entries) == ["c", "d"])
    #expect(
      try await change(seen)
        == GroupNotification(operation: .entriesCleared, actor: "other", changes: ["c": "", "d": ""]))
    #expect(try await hall.other.removeEntries(.all, fromRoom: id, isForced: true).entries.isEmpty)
    #expect(try await hall.other.removeEntries(.first, fromRoom: id, isForced: true).entries.isEmpty)
    #expect(try await hall.guest.fetchEntries(ofRoom: id).isEmpty)
  }

  @Test func entriesOfOthersNeedForce() async throws {
    let hall = try await Hall()
    let id = hall.id
    try await hall.guest.setEntries([("k", "guest")], inRoom: id)
    let refused = try await hall.other.setEntries([("k", "other"), ("own", "1")], inRoom: id)
    #expect(refused.refused == ["k": .notOwn] && keys(refused.entries) == ["own"])
    #expect(try await hall.other.removeEntries(.keys(["k"]), fromRoom: id).refused == ["k": .notOwn])
    let all = try await hall.other.removeEntries(.all, fromRoom: id)
    #expect(keys(all.entries) == ["own"] && all.refused == ["k": .notOwn])
    #expect(try await hall.other.fetchEntries(ofRoom: id).first?.value == "guest")
    // Only values change, and owners stay.
    let updated = try await hall.other.setEntries([("k", "new"), ("x", "1")], inRoom: id, reach: .existing)
    #expect(updated.refused == ["x": .missing])
    #expect(updated.entries == [RoomEntry(key: "k", value: "new", owner: "guest")])
    try await hall.other.setEntries([("k", "mine")], inRoom: id, reach: .any)
    #expect(try await hall.guest.fetchEntries(ofRoom: id) == [RoomEntry(key: "k", value: "mine", owner: "other")])
    // Managers set entries for others.
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.other.setEntries([("seat", "1")], inRoom: id, owner: "guest")
      } == .forbidden)
    try await hall.manager.setEntries([("seat", "1")], inRoom: id, owner: "guest", isTransient: true)
    #expect(
      try await hall.guest.fetchEntries(ofRoom: id, keys: ["seat"])
        == [RoomEntry(key: "seat", value: "1", owner: "guest", isTransient: true)])
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.manager.setEntries([("seat", "1")], inRoom: id, owner: "nobody")
      } == .accountNotFound)
  }

  @Test func roomDecidesWhoMayChangeEntries() async throws {
    let hall = try await Hall()
    let id = hall.id
    let stranger = try await hall.world.loggedIn("stranger")
    #expect(
      await code { () async throws(MessagingError) in
        try await stranger.setEntries([("k", "v")], inRoom: id, reach: .any)
      } == .notMember)
    #expect(
      await code { () async throws(MessagingError) in
        try await stranger.removeEntries(.all, fromRoom: id, isForced: true)
      } == .notMember)
    #expect(
      await code { () async throws(MessagingError) in _ = try await stranger.fetchEntries(ofRoom: id) } == .notMember)
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.guest.setEntries([("k", "v")], inRoom: "nowhere")
      } == .roomNotFound)
    // A silence concerns messages.
    try await hall.owner.changeStandings(of: ["guest"], inRoom: id, .muted(true))
    try await hall.guest.setEntries([("k", "v")], inRoom: id)

    try await hall.owner.updateRoom(id, ["queueLevel": "manager"])
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.guest.setEntries([("k", "w")], inRoom: id)
      } == .forbidden)
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.guest.removeEntries(.keys(["k"]), fromRoom: id)
      } == .forbidden)
    try await hall.manager.setEntries([("k", "w")], inRoom: id, reach: .any)
    // Owner and managers need not be in the room, unless the entry goes with them.
    try await hall.owner.leaveRoom(id)
    try await hall.owner.setEntries([("o", "1")], inRoom: id)
    #expect(keys(try await hall.owner.fetchEntries(ofRoom: id)) == ["k", "o"])
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.owner.setEntries([("o", "2")], inRoom: id, isTransient: true)
      } == .notMember)
    // A room that was made by its first use has none.
    let subscriber = try await hall.guest.subscribe(to: "open", createsRoom: true)
    #expect(subscriber.accounts == ["guest"])
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.guest.setEntries([("k", "v")], inRoom: "open")
      } == .forbidden)
  }

  @Test func transientEntriesGoWithTheirOwners() async throws {
    let hall = try await Hall()
    let id = hall.id
    let seen = hall.other.messages(in: hall.room)
    try await hall.guest.setEntries([("a", "1"), ("b", "2")], inRoom: id, isTransient: true, announces: false)
    try await hall.guest.setEntries([("stays", "3")], inRoom: id, announces: false)
    try await hall.guest.leaveRoom(id)
    #expect(
      try await change(seen)
        == GroupNotification(
          operation: .entriesExpired, actor: "guest", targets: ["guest"], changes: ["a": "1", "b": "2"]))
    #expect(keys(try await hall.other.fetchEntries(ofRoom: id)) == ["stays"])

    // One that is removed.
    try await hall.guest.enterRoom(id)
    try await hall.guest.setEntries([("a", "1")], inRoom: id, isTransient: true, announces: false)
    try await hall.owner.removeMembers(["guest"], fromRoom: id)
    #expect(try await change(seen).operation == .entriesExpired)
    // One that is blocked.
    try await hall.guest.enterRoom(id)
    try await hall.guest.setEntries([("a", "1")], inRoom: id, isTransient: true, announces: false)
    try await hall.owner.changeStandings(of: ["guest"], inRoom: id, .blocked(true), announces: false)
    #expect(try await change(seen).operation == .entriesExpired)
    try await hall.owner.changeStandings(of: ["guest"], inRoom: id, .blocked(false), announces: false)
    // One whose login ends.
    try await hall.guest.enterRoom(id)
    try await hall.guest.setEntries([("a", "1")], inRoom: id, isTransient: true, announces: false)
    await hall.guest.logout()
    #expect(try await change(seen).changes == ["a": "1"])
    #expect(keys(try await hall.other.fetchEntries(ofRoom: id)) == ["stays"])
  }

  @Test func transientEntriesStayWhileAnotherDeviceIsThere() async throws {
    let hall = try await Hall()
    let id = hall.id
    let seen = hall.other.messages(in: hall.room)
    let tablet = try await hall.world.loggedIn("guest", "tablet")
    try await tablet.enterRoom(id)
    try await hall.guest.setEntries([("a", "1")], inRoom: id, isTransient: true, announces: false)
    try await hall.guest.leaveRoom(id)
    #expect(keys(try await hall.other.fetchEntries(ofRoom: id)) == ["a"])
    try await tablet.leaveRoom(id)
    #expect(try await change(seen).operation == .entriesExpired)
  }

  @Test func brokenLinkTakesTransientEntriesAndTheDeviceFindsThePresentOnes() async throws {
    let hall = try await Hall()
    let id = hall.id
    let seen = hall.other.messages(in: hall.room)
    try await hall.guest.setEntries([("mine", "1")], inRoom: id, isTransient: true, announces: false)
    let connection = hall.guest.connection()
    hall.world.setReachable(false, "guest")
    _ = try await connection.first { $0 == .lost }
    #expect(try await change(seen).changes == ["mine": "1"])
    try await hall.other.setEntries([("late", "2")], inRoom: id)
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.guest.setEntries([("x", "1")], inRoom: id)
      } == .notConnected)
    hall.world.setReachable(true, "guest")
    _ = try await connection.first { $0 == .synchronized }
    let back = hall.guest.messages(in: hall.room)
    #expect(keys(try await hall.guest.fetchEntries(ofRoom: id)) == ["late"])
    try await hall.other.setEntries([("later", "3")], inRoom: id)
    #expect(try await change(back).changes == ["later": "3"])
  }

  @Test func transientEntriesDoNotOutlastTheHub() async throws {
    let hall = try await Hall(isDurable: true)
    let id = hall.id
    try await hall.guest.setEntries([("a", "1")], inRoom: id, isTransient: true)
    try await hall.guest.setEntries([("b", "2")], inRoom: id)
    try hall.world.restart()
    let other = try await hall.world.loggedIn("other")
    try await other.enterRoom(id)
    #expect(try await other.fetchEntries(ofRoom: id) == [RoomEntry(key: "b", value: "2", owner: "guest")])
    let guest = try await hall.world.loggedIn("guest")
    try await guest.enterRoom(id)
    #expect(keys(try await guest.fetchEntries(ofRoom: id)) == ["b"])
  }

  @Test func twoAccountsAtOnceSetOneEntry() async throws {
    let hall = try await Hall()
    let (id, guest, other) = (hall.id, hall.guest, hall.other)
    async let first = guest.setEntries([("seat", "guest")], inRoom: id)
    async let second = other.setEntries([("seat", "other")], inRoom: id)
    let outcomes = [try await first, try await second]
    #expect(outcomes.filter { $0.refused.isEmpty }.count == 1)
    #expect(outcomes.contains { $0.refused == ["seat": .notOwn] })
    let kept = try await guest.fetchEntries(ofRoom: id)
    #expect(kept.count == 1 && kept.first.map { $0.owner.name == $0.value } == true)
  }

  @Test func entriesAreBounded() async throws {
    var settings = HubSettings()
    settings.limits.roomEntries = 3
    settings.limits.roomEntriesPerRequest = 4
    settings.limits.roomEntriesSize = 40
    let hall = try await Hall(settings: settings)
    let id = hall.id
    let four = (0..<4).map { (key: "\($0)", value: "") }
    let outcome = try await hall.guest.setEntries(four, inRoom: id)
    #expect(outcome.refused == ["3": .full] && keys(outcome.entries) == ["0", "1", "2"])
    // An entry that exists may be changed.
    #expect(try await hall.guest.setEntries([("2", "x"), ("4", "x")], inRoom: id).refused == ["4": .full])
    try await hall.guest.removeEntries(.keys(["0"]), fromRoom: id)
    #expect(try await hall.guest.setEntries([("5", "")], inRoom: id, most: 2).refused == ["5": .full])
    try await hall.owner.updateRoom(id, ["entryLimit": "2"])
    #expect(try await hall.guest.setEntries([("5", "")], inRoom: id).refused == ["5": .full])
    let wrong: [([(key: String, value: String)], MessagingError.Code)] = [
      ([], .invalidArgument), ([("", "v")], .invalidArgument), ([("k", "v"), ("k", "w")], .invalidArgument),
      (four + [("4", "")], .limitExceeded), ([(String(repeating: "k", count: 513), "")], .messageTooLarge),
      ([("k", String(repeating: "v", count: 16 * 1024 + 1))], .messageTooLarge),
      ([("1", String(repeating: "v", count: 60))], .limitExceeded),
    ]
    for (entries, expected) in wrong {
      #expect(
        await code { () async throws(MessagingError) in try await hall.guest.setEntries(entries, inRoom: id) }
          == expected, "\(expected)")
    }
    #expect(
      await code { () async throws(MessagingError) in
        try await hall.guest.removeEntries(.keys([]), fromRoom: id)
      } == .invalidArgument)
    #expect(keys(try await hall.guest.fetchEntries(ofRoom: id)) == ["1", "2"])
  }

  @Test func largeListIsFetchedInPagesAndClearedInParts() async throws {
    var settings = HubSettings()
    settings.limits.bytesPerReply = 2000
    settings.limits.messageSize = 4000
    let hall = try await Hall(settings: settings)
    let id = hall.id
    let seen = hall.other.messages(in: hall.room)
    let value = String(repeating: "v", count: 900)
    for number in 0..<8 {
      try await hall.guest.setEntries([("\(number)", value)], inRoom: id, isTransient: true, announces: false)
    }
    #expect(keys(try await hall.other.fetchEntries(ofRoom: id)) == (0..<8).map { "\($0)" })
    try await hall.guest.leaveRoom(id)
    var gone: [String] = []
    while gone.count < 8 {
      let notification = try await change(seen)
      #expect(notification.operation == .entriesExpired && notification.changes.count <= 2)
      gone += notification.changes.keys
    }
    #expect(gone.sorted() == (0..<8).map { "\($0)" })
  }

  @Test func dismissedRoomKeepsNothing() async throws {
    let hall = try await Hall()
    try await hall.guest.setEntries([("a", "1")], inRoom: hall.id, isTransient: true)
    try await hall.owner.dismissRoom(hall.id)
    #expect(
      await code { () async throws(MessagingError) in _ = try await hall.owner.fetchEntries(ofRoom: hall.id) }
        == .roomNotFound)
  }
}
