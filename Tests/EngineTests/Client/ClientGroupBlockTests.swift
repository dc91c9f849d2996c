import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Groups that a member blocks.
@Suite(.timeLimit(.minutes(5))) struct ClientGroupBlockTests {
  /// A group of "owner" with the members "bob" and "carol".
  private struct Club {
    let world: ClientWorld
    let owner: MessagingClient
    let bob: MessagingClient
    let carol: MessagingClient
    let group = ConversationID.group("club")

    init(isDurable: Bool = false) async throws {
      world = try ClientWorld(isDurable: isDurable)
      owner = try await world.loggedIn("owner")
      bob = try await world.loggedIn("bob")
      carol = try await world.loggedIn("carol")
      let club = GroupInfo(id: "club", name: "Club", owner: "owner", memberLimit: 0, joinsFreely: true)
      try await owner.createGroup(club, members: ["bob", "carol"])
      for client in [bob, carol] { try await client.caughtUp() }
    }

    /// The texts of the group that a client has, once it has what was sent before.
    func texts(of client: MessagingClient) async throws -> [String] {
      try await client.caughtUp()
      return try client.storedMessages(MessageQuery(in: group, limit: 100)).sorted { $0.row < $1.row }.compactMap(text)
    }

    /// The texts in the hub's history, as a client fetches it.
    func history(of client: MessagingClient) async throws -> [String] {
      try await client.history(HistoryQuery(conversation: group, oldestFirst: true, limit: 100)).compactMap(text)
    }

    private func text(_ message: Message) -> String? {
      if case .text(let text) = message.body.content { text } else { nil }
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

  @Test func messagesOfABlockedGroupDoNotArrive() async throws {
    let club = try await Club()
    try await club.owner.send(.text("before"), to: club.group)
    #expect(try await club.texts(of: club.bob) == ["before"])
    try club.bob.markRead(club.group)
    try await club.bob.blockGroup("club")
    try await club.bob.blockGroup("club")
    #expect(try club.bob.settings(of: club.group)?.isBlocked == true)
    let during = try await club.owner.send(.text("during"), to: club.group)
    var update = GroupUpdate()
    update.name = "Ours"
    try await club.owner.updateGroup("club", update)
    #expect(try await club.texts(of: club.bob) == ["before"])
    #expect(try club.bob.unreadCount() == 0)
    // It is notified of changes, and may write.
    #expect(try club.bob.group("club")?.name == "Ours")
    try await club.bob.send(.text("mine"), to: club.group)
    #expect(try await club.texts(of: club.carol) == ["before", "during", "mine"])
    try await club.bob.unblockGroup("club")
    try await club.bob.unblockGroup("club")
    #expect(try club.bob.settings(of: club.group)?.isBlocked != true)
    try await club.owner.send(.text("after"), to: club.group)
    #expect(try await club.texts(of: club.bob) == ["before", "mine", "after"])
    #expect(try club.bob.unreadCount() == 1)
    #expect(try await club.history(of: club.bob) == ["before", "mine", "after"])
    #expect(try await club.history(of: club.carol) == ["before", "during", "mine", "after"])
    // What it does not have it can neither see revoked nor react to.
    try await club.owner.revoke(during)
    try await club.owner.send(.text("last"), to: club.group)
    #expect(try await club.texts(of: club.bob) == ["before", "mine", "after", "last"])
    #expect(try club.bob.unreadCount() == 2)
  }

  /// A thread has replies of the time of the block, which stay hidden in its pages as well.
  @Test func repliesOfABlockedGroupStayHidden() async throws {
    let club = try await Club()
    let first = try await club.owner.send(.text("first"), to: club.group)
    #expect(try await club.texts(of: club.bob) == ["first"])
    try await club.bob.blockGroup("club")
    _ = try await club.owner.reply(.text("hidden"), to: first)
    func texts(_ client: MessagingClient) async throws -> [String?] {
      try await client.replies(to: first, limit: 10).replies.map(\.text)
    }
    #expect(try await texts(club.bob) == [])
    try await club.bob.unblockGroup("club")
    _ = try await club.owner.reply(.text("shown"), to: first)
    let shown = try await texts(club.bob)
    #expect(shown == ["shown"])
    let all = try await texts(club.carol)
    #expect(all == ["hidden", "shown"])
  }

  @Test func ownerAndOthersMayNotBlock() async throws {
    let club = try await Club()
    let dave = try await club.world.loggedIn("dave")
    func block(_ client: MessagingClient, _ id: String) async -> MessagingError.Code? {
      await code { () async throws(MessagingError) in try await client.blockGroup(id) }
    }
    #expect(await block(club.owner, "club") == .forbidden)
    #expect(await block(dave, "club") == .notMember)
    #expect(await block(dave, "nothing") == .groupNotFound)
    #expect(
      await code { () async throws(MessagingError) in try await club.owner.unblockGroup("club") } == nil)
  }

  @Test func aBlockHoldsOnAllDevices() async throws {
    let club = try await Club(isDurable: true)
    let tablet = try await club.world.loggedIn("bob", "tablet")
    let events = tablet.events()
    try await club.bob.blockGroup("club")
    _ = try await events.first { event in
      if case .conversationSettings(let settings, _) = event { settings.isBlocked } else { false }
    }
    #expect(try tablet.settings(of: club.group)?.isBlocked == true)
    try await club.owner.send(.text("during"), to: club.group)
    #expect(try await club.texts(of: tablet) == [])
    try club.world.restart()
    let owner = try await club.world.loggedIn("owner")
    let laptop = try await club.world.loggedIn("bob", "laptop")
    #expect(try laptop.settings(of: club.group)?.isBlocked == true)
    try await owner.send(.text("after the restart"), to: club.group)
    #expect(try await club.texts(of: laptop) == [])
    try await laptop.unblockGroup("club")
    try await owner.send(.text("unblocked"), to: club.group)
    let again = try await club.world.loggedIn("bob", "tablet")
    for client in [laptop, again] {
      #expect(try await club.texts(of: client) == ["unblocked"])
      #expect(try client.settings(of: club.group)?.isBlocked != true)
      #expect(try client.unreadCount() == 1)
    }
  }

  @Test func aBlockEndsWithTheMembershipAndForAnOwner() async throws {
    let club = try await Club()
    try await club.bob.blockGroup("club")
    try await club.carol.blockGroup("club")
    try await club.bob.leaveGroup("club")
    try await club.bob.caughtUp()
    #expect(try club.bob.settings(of: club.group)?.isBlocked != true)
    try await club.bob.joinGroup("club")
    try await club.owner.send(.text("welcome"), to: club.group)
    #expect(try await club.texts(of: club.bob) == ["welcome"])
    try await club.owner.transferGroup("club", to: "carol")
    try await club.carol.caughtUp()
    #expect(try club.carol.settings(of: club.group)?.isBlocked != true)
    try await club.owner.send(.text("yours"), to: club.group)
    #expect(try await club.texts(of: club.carol) == ["yours"])
  }

  @Test func receiptsDoNotWaitForThoseWhoBlock() async throws {
    let club = try await Club()
    try await club.bob.blockGroup("club")
    let sent = try await club.owner.send(
      .text("read?"), to: club.group, options: [.ordinary, .wantsGroupReceipts])
    #expect(try await club.texts(of: club.bob) == [])
    let detail = try await club.owner.receiptDetail(of: sent)
    #expect(detail.reads.isEmpty && detail.nonReaders == ["carol"])
  }
}
