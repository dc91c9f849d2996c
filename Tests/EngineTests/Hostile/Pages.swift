import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine

/// Data that others stored about an account is returned in pages, and costs a turn no more than a page.
@Suite struct HostilePages {
  /// Counts the rows that a hub reads about the conversations that accounts follow.
  private final class CountingStore: ForwardingStore {
    var rows = 0
    override func followed(_ question: FollowedQuestion) throws(MessagingError) -> FollowedPage {
      let page = try super.followed(question)
      rows += page.rows
      return page
    }
    override func active(_ question: ActivityQuestion) throws(MessagingError) -> ActivityPage {
      let page = try super.active(question)
      rows += page.streams.count
      return page
    }
  }

  private func hub(
    _ kind: HubStoreKind = .memory, _ change: (inout HubSettings) -> Void = { _ in }
  ) throws -> (HostileHub, CountingStore) {
    var parts = try HostileHub.Parts()
    let store = CountingStore(try HostileHub.makeStore(kind, in: parts.folder))
    parts.store = store
    return (try HostileHub(kind, parts: parts, change), store)
  }

  /// A group with as many bytes of properties as are usual among the hostile.
  private func createGroups(_ count: Int, _ owner: HostileClient, _ members: [AccountID], bytes: Int = 120_000)
    async throws
  {
    for number in 0..<count {
      try await owner.createGroup("g\(String(1000 + number))", members) {
        $0.properties = [
          "one": String(repeating: "x", count: bytes / 2), "two": String(repeating: "y", count: bytes / 2),
        ]
      }
    }
  }

  private static let limit = HubLimits().bytesPerReply

  @Test(arguments: HubStoreKind.allCases)
  func standingOfLargeGroupsComesInPages(_ kind: HubStoreKind) async throws {
    let (hub, _) = try hub(kind)
    let mallory = try await hub.client("mallory")
    _ = try hub.register("victim", 1)
    try await createGroups(60, mallory, ["victim0"])
    let victim = hub.client()
    let first = try await victim.logIn("victim0")
    var groups = first.groups
    var heads = first.heads
    var next = first.next
    var pages = 1
    while let cursor = next {
      let page = try await victim.ask(StandingCall(cursor: cursor))
      #expect(page.heads.first?.stream == .account)
      groups += page.groups
      heads += page.heads.dropFirst()
      next = page.next
      pages += 1
    }
    #expect(groups.map(\.id) == (1000..<1060).map { "g\($0)" })
    #expect(heads.count == 61 && Set(heads.map(\.stream)).count == 61)
    #expect(pages >= 8)
    #expect(victim.received.packets.allSatisfy { $0 <= Self.limit })
    // The list of groups, too.
    var listed: [String] = []
    var place: StreamNumber? = .zero
    while let after = place {
      let page = try await victim.ask(ListGroupsCall(after: after))
      listed += page.groups.map(\.id)
      place = page.next
    }
    #expect(listed == groups.map(\.id))
    #expect(victim.received.packets.allSatisfy { $0 <= Self.limit })
  }

  /// A device that does not follow pages is given all, or an error, and never a part for the whole.
  @Test func deviceWithoutPagesLosesNothingSilently() async throws {
    let (hub, _) = try hub { $0.limits.bytesWithoutPages = 1_500_000 }
    let mallory = try await hub.client("mallory")
    _ = try hub.register("victim", 1)
    try await createGroups(10, mallory, ["victim0"])
    let withoutPages: (inout ConnectCall) -> Void = { $0.offer.capabilities.remove(.pages) }
    let victim = hub.client()
    let whole = try await victim.logIn("victim0", withoutPages)
    #expect(whole.groups.count == 10 && whole.next == nil)
    let list = try await victim.ask(ListGroupsCall())
    #expect(list.groups.count == 10 && list.next == nil)
    for number in 0..<5 {
      try await mallory.createGroup("h\(number)", ["victim0"]) {
        $0.properties = ["p": String(repeating: "x", count: 60_000)]
      }
    }
    #expect(try await victim.refusal(of: ListGroupsCall()).code == .limitExceeded)
    var again = ConnectCall(account: "victim0", token: "", device: "phone", style: "Test", platform: .linux)
    withoutPages(&again)
    #expect(try await victim.refusal(of: again).code == .limitExceeded)
  }

  /// One entry is larger than a page may be: it has a page of its own.
  @Test func largestEntryGoesThrough() async throws {
    let (hub, _) = try hub { $0.limits.bytesPerReply = 1000 }
    let mallory = try await hub.client("mallory")
    _ = try hub.register("victim", 1)
    try await createGroups(3, mallory, ["victim0"], bytes: 3000)
    let victim = hub.client()
    let first = try await victim.logIn("victim0")
    var (groups, next) = (first.groups, first.next)
    while let cursor = next {
      let page = try await victim.ask(StandingCall(cursor: cursor))
      #expect(page.groups.count <= 1)
      groups += page.groups
      next = page.next
    }
    #expect(groups.map(\.id) == ["g1000", "g1001", "g1002"])
  }

  /// A login reads a page of conversations in a turn, and a list no more than it shows.
  @Test(arguments: HubStoreKind.allCases)
  func turnsReadOnlyPages(_ kind: HubStoreKind) async throws {
    let (hub, store) = try hub(kind) { $0.limits.entriesPerPage = 30 }
    let peers = try hub.register("peer", 200)
    let alice = try await hub.client("alice")
    for (number, peer) in peers.enumerated() {
      _ = try await alice.ask(SubmitCall(MessageID("m\(number)"), to: .direct(peer)))
    }
    let laptop = hub.client()
    store.rows = 0
    let first = try await laptop.logIn("alice", device: "laptop")
    #expect(first.heads.count <= 31 && store.rows <= 60)
    var (heads, next) = (first.heads.count, first.next)
    while let cursor = next {
      store.rows = 0
      let page = try await laptop.ask(StandingCall(cursor: cursor))
      #expect(page.heads.count <= 31 && store.rows <= 60)
      heads += page.heads.count - 1
      next = page.next
    }
    #expect(heads == 201)
    var query = ConversationListQuery(limit: 20)
    var listed: [ConversationID] = []
    repeat {
      store.rows = 0
      let page = try await alice.ask(ListConversationsCall(query))
      // One more says whether there is another page.
      #expect(page.entries.count == 20 && store.rows <= 42)
      listed += page.entries.map(\.conversation)
      query.cursor = page.next
    } while query.cursor != nil
    #expect(listed == peers.reversed().map { .direct($0) })
  }

  /// Those in which nothing happened are looked at too, and are not in the answer.
  @Test(arguments: HubStoreKind.allCases)
  func turnsLookAtFewConversationsWithoutNews(_ kind: HubStoreKind) async throws {
    let (hub, store) = try hub(kind) { $0.limits.entriesPerPage = 30 }
    let alice = try await hub.client("alice")
    for (number, peer) in try hub.register("peer", 200).enumerated() {
      _ = try await alice.ask(SubmitCall(MessageID("m\(number)"), to: .direct(peer)))
    }
    _ = try await hub.client().logIn("alice", device: "laptop")
    hub.clock.advance(bySeconds: 120)
    let laptop = hub.client()
    let now = hub.clock.now()
    store.rows = 0
    var next = try await laptop.logIn("alice", device: "laptop") { $0.since = now }.next
    #expect(store.rows == 60)
    var pages = 1
    while let cursor = next {
      store.rows = 0
      let page = try await laptop.ask(StandingCall(cursor: cursor))
      #expect(page.heads.map(\.stream) == [.account] && store.rows <= 60)
      next = page.next
      pages += 1
    }
    #expect(pages == 4)
  }

  /// Joined and left between two pages: the rest of the list is the rest of what there was, or is.
  @Test func changesBetweenPagesLeaveTheOthersInPlace() async throws {
    let (hub, _) = try hub { $0.limits.entriesPerPage = 2 }
    let mallory = try await hub.client("mallory")
    _ = try hub.register("victim", 1)
    try await createGroups(6, mallory, ["victim0"], bytes: 10)
    let victim = hub.client()
    let first = try await victim.logIn("victim0")
    #expect(first.groups.map(\.id) == ["g1000", "g1001"])
    let head = try #require(first.heads.first?.sequence)
    try await mallory.ask(RemoveMembersCall(id: "g1000", accounts: ["victim0"]))
    try await mallory.ask(RemoveMembersCall(id: "g1003", accounts: ["victim0"]))
    try await mallory.createGroup("late", ["victim0"])
    var (groups, next, last) = ([String](), first.next, head)
    while let cursor = next {
      let page = try await victim.ask(StandingCall(cursor: cursor))
      groups += page.groups.map(\.id)
      last = try #require(page.heads.first?.sequence)
      next = page.next
    }
    #expect(groups == ["g1002", "g1004", "g1005", "late"])
    // By its own stream's position a device knows what is in a page already.
    #expect(last > head)
  }

  /// Members and those in a room, in pages that have each of them once.
  @Test func rostersComeInPages() async throws {
    let (hub, _) = try hub { $0.limits.entriesPerPage = 4 }
    let accounts = try hub.register("member", 10)
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", accounts)
    try await alice.ask(SetRoleCall(id: "g", accounts: [accounts[7]], role: .manager))
    var (members, place) = ([Member](), AccountID?.none)
    var pages = 0
    repeat {
      let page = try await alice.ask(GroupMembersCall(id: "g", after: place))
      members += page.members
      place = page.next
      pages += 1
    } while place != nil
    #expect(members.map(\.account) == ["alice", accounts[7]] + accounts.filter { $0 != accounts[7] })
    #expect(pages == 3)
    _ = try await alice.ask(SubscribeCall(id: "r", creates: true))
    for account in accounts {
      _ = try await hub.client(account).ask(EnterRoomCall(id: "r", nickname: nil, custom: nil))
    }
    var inRoom: [AccountID] = []
    repeat {
      let page = try await alice.ask(RoomMembersCall(id: "r", after: place))
      inRoom += page.members.map(\.account)
      place = page.next
    } while place != nil
    #expect(inRoom == ["alice"] + accounts)
    let first = try await alice.ask(SubscribeCall(id: "r", creates: false))
    var subscribers = first.subscribers.accounts
    place = first.next
    while let after = place {
      let page = try await alice.ask(SubscribersCall(id: "r", after: after))
      subscribers += page.subscribers.accounts
      place = page.next
    }
    #expect(subscribers == ["alice"] + accounts)
  }
}
