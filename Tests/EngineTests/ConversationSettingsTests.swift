import Dispatch
import Parlance
import ParlanceCore
import TestSupport
import Testing

/// An account's settings of its conversations, which all of its devices share.
@Suite struct ConversationSettingsTests {
  private let bob = ConversationID.direct("bob")

  private func next(_ events: MessagingStream<DeviceEvent>) async throws -> (
    settings: ConversationSettings, previous: ConversationSettings?
  ) {
    var found: (ConversationSettings, ConversationSettings?)?
    _ = try await events.first {
      guard case .conversationSettings(let settings, let previous) = $0 else { return false }
      found = (settings, previous)
      return true
    }
    return try #require(found)
  }

  @Test(arguments: [false, true])
  func settingsAreSharedByTheDevicesOfAnAccount(_ isDurable: Bool) async throws {
    let world = try ClientWorld(isDurable: isDurable)
    _ = try await world.loggedIn("bob")
    let phone = try await world.loggedIn("alice")
    let laptop = try await world.loggedIn("alice", "laptop")
    let events = laptop.events()
    let pinned = try await phone.pin(bob, note: "boss")
    let time = world.clock.now()
    #expect(pinned.pin?.note == "boss" && pinned.conversation == bob && pinned.updated >= time)
    #expect(try phone.settings(of: bob) == pinned)
    var told = try await next(events)
    #expect(told.settings == pinned && told.previous == nil)
    #expect(try laptop.settings(of: bob) == pinned)

    world.clock.advance(byMilliseconds: 1000)
    let again = try await laptop.pin(bob, note: "friend")
    #expect(again.pin?.time == pinned.pin?.time)
    #expect(try #require(again.pin?.updated) > (try #require(pinned.pin?.updated)))
    try await laptop.mark(3, on: [bob])
    try await laptop.mark(0, on: [bob])
    try await laptop.unmark(3, on: [bob])
    #expect(try await laptop.setNote("{}", of: bob).marks == [0])
    let heard = phone.events()
    try await laptop.unpin(bob)
    // The phone is notified of each step; the last event has all of the changes.
    repeat { told = try await next(heard) } while told.settings.pin != nil
    #expect(told.settings.marks == [0] && told.settings.note == "{}")
    #expect(told.previous?.pin?.note == "friend")
    #expect(try phone.conversationSettings() == [told.settings])

    // A new device has them from the start, and reads them without a network.
    let tablet = try await world.loggedIn("alice", "tablet")
    #expect(try tablet.settings(of: bob) == told.settings)
    world.setReachable(false, "alice", "tablet")
    #expect(try tablet.settings(of: bob) == told.settings)
    // Others see nothing of them.
    let other = try await world.loggedIn("bob", "other")
    #expect(try other.conversationSettings().isEmpty)
    // Unchanged settings are not reported: the next event is the note's.
    let quiet = phone.events()
    try await laptop.unpin(bob)
    try await laptop.mark(0, on: [bob])
    try await laptop.setNote(nil, of: bob)
    told = try await next(quiet)
    #expect(told.settings.note == nil && told.previous?.note == "{}")
    try await laptop.unmark(0, on: [bob])
    told = try await next(quiet)
    #expect(told.settings.isEmpty)
    #expect(try phone.settings(of: bob) == nil)
  }

  @Test func settingsSurviveARestart() async throws {
    let world = try ClientWorld(isDurable: true)
    _ = try await world.loggedIn("bob")
    var phone = try await world.loggedIn("alice")
    let settings = try await phone.pin(bob, note: "n")
    try world.restart()
    world.setReachable(false, "alice")
    phone = world.client("alice")
    #expect(throws: MessagingError.self) { try phone.settings(of: bob) }
    world.setReachable(true, "alice")
    try await phone.login()
    #expect(try phone.settings(of: bob) == settings)
  }

  /// Changes that were made while a device was away come with its account's stream, or, when that was cut off, with the
  /// state of everything.
  @Test(arguments: [false, true])
  func devicesThatWereAwayAreNotified(_ isPruned: Bool) async throws {
    let world = try ClientWorld()
    _ = try await world.loggedIn("bob")
    _ = try await world.loggedIn("carl")
    let phone = try await world.loggedIn("alice")
    let laptop = try await world.loggedIn("alice", "laptop")
    let events = laptop.events()
    try await phone.pin(bob)
    try await phone.mark(5, on: [.direct("carl")])
    _ = try await next(events)
    _ = try await next(events)
    world.setReachable(false, "alice", "laptop")
    try await phone.unpin(bob)
    try await phone.mark(6, on: [.direct("carl")])
    if isPruned {
      world.clock.advance(byMilliseconds: HubSettings().accountEventRetention + 7_200_000)
      // Each request is a turn, and pruning goes on from one to the next.
      for _ in 0..<20 { _ = try await phone.serverTime() }
    }
    world.setReachable(true, "alice", "laptop")
    var told = try await next(events)
    #expect(told.settings == ConversationSettings(conversation: bob, updated: told.settings.updated))
    #expect(told.previous?.pin != nil)
    told = try await next(events)
    #expect(told.settings.marks == [5, 6] && told.previous?.marks == [5])
    #expect(try laptop.conversationSettings().map(\.conversation) == [.direct("carl")])
  }

  @Test func pagesOfTheList() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    var messages: [Message] = []
    for index in 0..<7 {
      _ = try await world.loggedIn(AccountID("peer\(index)"))
      messages.append(try await alice.send(.text("\(index)"), to: .direct(AccountID("peer\(index)"))))
      // Two conversations of the same time stand in an order of their own.
      if index % 2 == 1 { world.clock.advance(byMilliseconds: 10) }
    }
    var names: [ConversationID] = []
    var query = ConversationListQuery(limit: 3)
    var sizes: [Int] = []
    repeat {
      let page = try await alice.listedConversations(query)
      names += page.conversations.map(\.conversation)
      #expect(page.conversations.allSatisfy { $0.lastMessage?.conversation == $0.conversation })
      sizes.append(page.conversations.count)
      query.cursor = page.next
    } while query.cursor != nil
    #expect(sizes == [3, 3, 1])
    #expect(names.first == .direct("peer6") && Set(names).count == 7)
    #expect(names.last.map { [.direct("peer0"), .direct("peer1")].contains($0) } == true)

    // A window of times, exclusive at both ends, and no messages.
    let window = ConversationListQuery(
      after: messages[1].time, before: messages[6].time, limit: 100, includesLastMessage: false)
    let found = try await alice.listedConversations(window)
    #expect(Set(found.conversations.map(\.conversation.name)) == ["peer2", "peer3", "peer4", "peer5"])
    #expect(found.next == nil && found.conversations.allSatisfy { $0.lastMessage == nil && $0.updated > .zero })

    // The pinned ones by the time of the pin, the marked ones by their newest entry.
    for index in [5, 2, 4] {
      world.clock.advance(byMilliseconds: 10)
      try await alice.pin(.direct(AccountID("peer\(index)")))
    }
    var pinned = ConversationListQuery(filter: .pinned, limit: 2)
    var page = try await alice.listedConversations(pinned)
    #expect(page.conversations.map(\.conversation.name) == ["peer4", "peer2"])
    pinned.cursor = page.next
    page = try await alice.listedConversations(pinned)
    #expect(page.conversations.map(\.conversation.name) == ["peer5"] && page.next == nil)
    try await alice.mark(7, on: [.direct("peer0"), .direct("peer3")])
    page = try await alice.listedConversations(ConversationListQuery(filter: .marked(7), limit: 10))
    #expect(page.conversations.map(\.conversation.name) == ["peer3", "peer0"])
    #expect(page.conversations.allSatisfy { $0.settings?.marks == [7] })
    #expect(try await alice.listedConversation(.direct("peer3"))?.lastMessage?.id == messages[3].id)
  }

  @Test(arguments: [false, true])
  func delistedConversationsComeBackWithTheNextMessage(_ clears: Bool) async throws {
    let world = try ClientWorld()
    let peer = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    _ = try await alice.send(.text("one"), to: bob)
    try await alice.pin(bob)
    try await alice.delist([bob], clearsHistory: clears)
    let query = ConversationListQuery(limit: 10)
    #expect(try await alice.listedConversations(query).conversations.isEmpty)
    #expect(try await alice.listedConversation(bob) == nil)
    // It is this account's list alone, and what it keeps stays.
    #expect(try await peer.listedConversations(query).conversations.count == 1)
    #expect(try alice.settings(of: bob)?.pin != nil)
    let history = HistoryQuery(conversation: bob, limit: 10)
    #expect(try await alice.history(history).count == (clears ? 0 : 1))
    #expect(try await peer.history(HistoryQuery(conversation: .direct("alice"), limit: 10)).count == 1)
    let second = try await peer.send(.text("two"), to: .direct("alice"))
    let listed = try await alice.listedConversations(query).conversations
    #expect(listed.map(\.lastMessage?.id) == [second.id])
    #expect(listed.first?.settings?.pin != nil)
  }

  @Test func groupsAndRooms() async throws {
    let world = try ClientWorld()
    let peer = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let id = try world.environment.administration.createGroup(id: "g", name: "g", owner: "alice", members: ["bob"])
    let group = ConversationID.group(id)
    try await peer.pin(group)
    try await peer.mark(1, on: [group])
    #expect(
      try await peer.listedConversations(ConversationListQuery(limit: 9)).conversations.map(\.conversation) == [group])
    await #expect(throws: MessagingError.self) { try await alice.pin(.group("nowhere")) }
    await #expect(throws: MessagingError.self) { try await alice.pin(.direct("nobody")) }
    _ = try world.environment.administration.createRoom(id: "r", name: "r", owner: "alice")
    await #expect { try await alice.pin(.room("r")) } throws: { ($0 as? MessagingError)?.code == .unsupported }
    // A former member may remove settings, but not add any.
    try await peer.leaveGroup(id)
    await #expect { try await peer.mark(2, on: [group]) } throws: { ($0 as? MessagingError)?.code == .notMember }
    try await peer.unpin(group)
    #expect(try peer.settings(of: group)?.marks == [1])
    #expect(try await peer.listedConversations(ConversationListQuery(limit: 9)).conversations.isEmpty)
  }
}
