import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Searches of the hub's history, by clients that may not read all of it, or keep to no rule.
@Suite struct HostileSearches {
  private let group = ConversationID.group("g")

  /// All that a search finds, in the order in which the hub does, however many pages it takes.
  private func find(
    _ client: HostileClient, _ words: [SearchKeyword] = ["needle"], limit: Int = 100,
    _ set: (inout HistorySearch) -> Void = { _ in }
  ) async throws -> [MessageID] {
    var search = HistorySearch(words)
    set(&search)
    var (found, cursor): ([MessageID], HistorySearchCursor?) = ([], nil)
    for _ in 0..<200 {
      let page = try await client.ask(SearchHistoryCall(search, limit: limit, cursor: cursor))
      #expect(page.messages.count <= limit)
      found += page.messages.map(\.entry.message.id)
      cursor = page.next
      if cursor == nil { return found }
    }
    Issue.record("the search has no end")
    return found
  }

  private func needle(_ id: MessageID, to conversation: ConversationID) -> SubmitCall {
    SubmitCall(id, to: conversation, .text("a Needle in it"))
  }

  @Test(arguments: HubStoreKind.allCases)
  func searchFindsReadableMessagesAlone(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (bob, carol) = (try await hub.client("bob"), try await hub.client("carol"))
    let (alice, mallory) = (try await hub.client("alice"), try await hub.client("mallory"))
    try await alice.createGroup("g", ["bob"])
    _ = try await alice.ask(needle("early", to: group))
    _ = try await alice.ask(AddMembersCall(id: "g", accounts: ["carol"], note: nil))
    _ = try await alice.ask(needle("late", to: group))
    // A conversation that moved last is searched first.
    hub.clock.advance(bySeconds: 1)
    _ = try await alice.ask(needle("direct", to: .direct("bob")))
    _ = try await alice.ask(SubmitCall("other", to: .direct("bob"), .text("hay")))
    #expect(try await find(alice) == ["direct", "late", "early"])
    #expect(try await find(bob) == ["direct", "late", "early"])
    // A member who joined late finds no earlier messages; a stranger finds none.
    #expect(try await find(carol) == ["late"])
    #expect(try await find(mallory).isEmpty)
    #expect(
      try await mallory.refusal(of: SearchHistoryCall(HistorySearch(["needle"], in: [group]), limit: 9)).code
        == .notMember)
    #expect(try await find(mallory) { $0.conversations = [.direct("alice"), .direct("bob")] }.isEmpty)
    // Nor does a former member.
    _ = try await bob.ask(LeaveGroupCall(id: "g"))
    #expect(try await find(bob) == ["direct"])
    #expect(
      try await bob.refusal(of: SearchHistoryCall(HistorySearch(["needle"], in: [group]), limit: 9)).code
        == .notMember)
    // All that are named are looked at before anything is read.
    hub.clock.advance(bySeconds: 1)
    _ = try await mallory.ask(needle("own", to: .direct("alice")))
    let search = HistorySearch(["needle"], in: [.direct("alice"), group])
    #expect(try await mallory.refusal(of: SearchHistoryCall(search, limit: 1)).code == .notMember)
  }

  @Test(arguments: HubStoreKind.allCases)
  func deletedMessageIsNotFound(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (alice, bob) = (try await hub.client("alice"), try await hub.client("bob"))
    for id in ["m1", "m2", "m3", "m4"] as [MessageID] { _ = try await alice.ask(needle(id, to: .direct("bob"))) }
    _ = try await alice.ask(RevokeCall(conversation: .direct("bob"), id: "m2", request: RevocationRequest()))
    #expect(try await find(bob) == ["m4", "m3", "m1"])
    _ = try await bob.ask(DeleteMessagesCall(conversation: .direct("alice"), ids: ["m3"], note: nil))
    #expect(try await find(bob) == ["m4", "m1"])
    #expect(try await find(alice) == ["m4", "m3", "m1"])
    _ = try await alice.ask(ClearHistoryCall(conversation: .direct("bob"), note: nil, everywhere: false))
    #expect(try await find(alice).isEmpty)
    #expect(try await find(bob) == ["m4", "m1"])
    // Transient messages are in no history, and only its sender finds a message that a block withheld.
    _ = try await alice.ask(
      SubmitCall("t", to: .direct("bob"), .text("needle"), options: MessageOptions.ordinary.subtracting(.stored)))
    _ = try await bob.ask(UpdateContactCall(account: "alice", update: ContactUpdate(isBlocked: true)))
    _ = try await alice.ask(needle("blocked", to: .direct("bob")))
    #expect(try await find(bob) == ["m4", "m1"])
    #expect(try await find(alice) == ["blocked"])
  }

  @Test(arguments: HubStoreKind.allCases)
  func conditionsNarrowASearch(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (alice, bob) = (try await hub.client("alice"), try await hub.client("bob"))
    try await alice.createGroup("g", ["bob"])
    var times: [Timestamp] = []
    times.append(try await alice.ask(SubmitCall("a", to: .direct("bob"), .text("CAFÉ one"))).time)
    times.append(try await bob.ask(SubmitCall("b", to: group, .text("cafe\u{301} two 搜索中文"))).time)
    times.append(try await alice.ask(SubmitCall("c", to: group, .tip(text: "café three", attachment: nil))).time)
    #expect(try await find(alice, ["afé"]) == ["c", "b", "a"])
    #expect(try await find(alice, ["cafe"]).isEmpty)
    #expect(try await find(alice, ["索中"]) == ["b"])
    #expect(try await find(alice, ["café", "TWO"]) == ["b"])
    #expect(try await find(alice, [""]) { $0.kinds = [.text, .tip] } == ["c", "b", "a"])
    #expect(try await find(alice, ["café"]) { $0.senders = ["BOB"] } == ["b"])
    #expect(try await find(alice, ["café"]) { $0.senders = ["nobody"] }.isEmpty)
    #expect(try await find(alice, ["café"]) { $0.kinds = [.tip] } == ["c"])
    #expect(try await find(alice, ["café"]) { $0.conversations = [.direct("bob"), .direct("BOB")] } == ["a"])
    #expect(try await find(alice, ["café"]) { $0.oldestFirst = true } == ["b", "c", "a"])
    #expect(
      try await find(alice, ["café"]) {
        $0.after = times[0]; $0.before = times[2]
      } == ["b"])
    #expect(
      try await find(alice, ["café"]) {
        $0.after = Timestamp(milliseconds: .min); $0.before = Timestamp(milliseconds: .max)
      } == ["c", "b", "a"])
    #expect(try await find(alice, ["café"]) { $0.after = Timestamp(milliseconds: .max) }.isEmpty)
    for limit in [1, 2] { #expect(try await find(alice, ["café"], limit: limit) == ["c", "b", "a"]) }
  }

  @Test func invalidSearchIsRefused() async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    for limit in [Int.min, 0, 101, .max] {
      let call = SearchHistoryCall(HistorySearch(["x"]), limit: limit)
      #expect(try await alice.refusal(of: call).code == .invalidArgument)
    }
    let long = HistorySearch([
      SearchKeyword(String(repeating: "x", count: 300)), SearchKeyword(String(repeating: "y", count: 213)),
    ])
    #expect(try await alice.refusal(of: SearchHistoryCall(long, limit: 1)).code == .messageTooLarge)
    let refused: [(ConversationID, MessagingError.Code)] = [
      (.room("r"), .unsupported), (.group("nothing"), .groupNotFound), (.direct("nobody"), .accountNotFound),
      (.direct(""), .invalidArgument),
    ]
    for (conversation, code) in refused {
      let call = SearchHistoryCall(HistorySearch(["x"], in: [conversation]), limit: 1)
      #expect(try await alice.refusal(of: call).code == code)
    }
    let many = HistorySearch(["x"], in: (0..<101).map { .direct(AccountID("a\($0)")) })
    #expect(try await alice.refusal(of: SearchHistoryCall(many, limit: 1)).code == .limitExceeded)
    // A place that never was is harmless.
    _ = try await alice.ask(needle("m", to: .direct("alice")))
    for time in [Timestamp(milliseconds: .min), .zero, Timestamp(milliseconds: .max)] {
      for name in [ConversationID.direct("alice"), .group("nothing"), .room("r")] {
        let cursor = HistorySearchCursor(began: time, activity: time, conversation: name, position: time)
        let page = try await alice.ask(SearchHistoryCall(HistorySearch(["x"]), limit: 1, cursor: cursor))
        #expect(page.messages.isEmpty)
      }
    }
  }

  /// A rare word among many messages is found in steps, each of which looks at few of them.
  @Test(arguments: HubStoreKind.allCases)
  func aRequestLooksAtFewMessages(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.limits.rowsPerRequest = 500 }
    let alice = try await hub.client("alice")
    _ = try await hub.client("bob")
    _ = try await alice.ask(needle("old", to: .direct("bob")))
    try hub.fill(try hub.stream(of: "alice", "bob"), 3000)
    let first = try await alice.ask(SearchHistoryCall(HistorySearch(["needle"]), limit: 10))
    #expect(first.messages.isEmpty && first.next?.position != nil)
    #expect(try await find(alice) == ["old"])
    // One that moves to the front meanwhile is not missed, and what comes meanwhile is not found.
    _ = try await alice.ask(needle("new", to: .direct("bob")))
    let rest = try await alice.ask(SearchHistoryCall(HistorySearch(["needle"]), limit: 10, cursor: first.next))
    #expect(rest.messages.isEmpty && rest.next != nil && rest.next != first.next)
    #expect(rest.next?.began == first.next?.began)
  }
}
