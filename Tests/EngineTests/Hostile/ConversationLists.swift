import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The settings that may be stored about conversations, and their limits.
@Suite struct HostileConversationLists {
  private static let bob = ConversationID.direct("bob")

  private func world(
    _ kind: HubStoreKind = .memory
  ) async throws -> (hub: HostileHub, alice: HostileClient) {
    let hub = try HostileHub(kind) {
      $0.limits.conversationsPerRequest = 3
      $0.limits.conversationSettings = 4
      $0.limits.conversationNoteSize = 10
    }
    _ = try hub.register("account", 9)
    _ = try await hub.client("bob")
    let mallory = try await hub.client("mallory")
    try await mallory.createGroup("theirs", [])
    return (hub, try await hub.client("alice"))
  }

  private static func change(
    _ change: ConversationSettingsChange, _ conversations: ConversationID...
  ) -> ChangeConversationSettingsCall {
    ChangeConversationSettingsCall(conversations: conversations.isEmpty ? [bob] : conversations, change: change)
  }

  private static func peers(_ range: ClosedRange<Int>) -> [ConversationID] {
    range.map { .direct(AccountID("account\($0)")) }
  }

  private static var refused: [(any HubCall, MessagingError.Code)] {
    let long = String(repeating: "x", count: 11)
    let list = ConversationListQuery(limit: 1)
    var badCursor = list
    badCursor.cursor = ConversationListCursor(time: .zero, conversation: .group(""))
    var badMark = list
    badMark.filter = .marked(20)
    return [
      (change(.pin(note: long)), .limitExceeded), (change(.notePin(long)), .limitExceeded),
      (change(.note(long)), .limitExceeded), (change(.notePin("n")), .invalidArgument),
      (change(.mark(-1)), .invalidArgument), (change(.mark(20)), .invalidArgument),
      (change(.unmark(.max)), .invalidArgument), (change(.unmark(.min)), .invalidArgument),
      (ChangeConversationSettingsCall(conversations: [], change: .unpin), .invalidArgument),
      (ChangeConversationSettingsCall(conversations: peers(0...3), change: .unpin), .limitExceeded),
      (change(.pin(note: nil), bob, .group("theirs")), .notMember),
      (change(.pin(note: nil), bob, .group("no")), .groupNotFound),
      (change(.pin(note: nil), bob, .direct("nobody")), .accountNotFound),
      (change(.pin(note: nil), bob, .direct("")), .invalidArgument),
      (ListConversationsCall(ConversationListQuery(limit: 0)), .invalidArgument),
      (ListConversationsCall(ConversationListQuery(limit: 101)), .invalidArgument),
      (ListConversationsCall(badCursor), .invalidArgument), (ListConversationsCall(badMark), .invalidArgument),
      (ListedConversationCall(conversation: .group("theirs")), .notMember),
      (ListedConversationCall(conversation: .direct("")), .invalidArgument),
      (DelistConversationsCall(conversations: [], clearsHistory: false), .invalidArgument),
      (DelistConversationsCall(conversations: peers(0...3), clearsHistory: true), .limitExceeded),
      (DelistConversationsCall(conversations: [bob, .group("theirs")], clearsHistory: true), .notMember),
    ]
  }

  private func refusal<Call: HubCall>(of call: Call, _ client: HostileClient) async throws -> MessagingError {
    try await client.refusal(of: call)
  }

  @Test(arguments: HubStoreKind.allCases)
  func refusedChangeHasNoEffect(_ kind: HubStoreKind) async throws {
    let (hub, alice) = try await world(kind)
    for (call, code) in Self.refused {
      let error = try await refusal(of: call, alice)
      #expect(error.code == code, "\(call): \(error)")
    }
    let number = try hub.number(of: "alice")
    #expect(try hub.inspect { try $0.store.conversationSettings(account: number) }.isEmpty)
    // No conversation was created either.
    #expect(try hub.inspect { try $0.store.followed(account: number, since: .zero) }.isEmpty)
  }

  @Test(arguments: HubStoreKind.allCases)
  func theNumberOfConversationsIsBounded(_ kind: HubStoreKind) async throws {
    let (_, alice) = try await world(kind)
    try await alice.createGroup("gone", [])
    _ = try await alice.ask(Self.change(.mark(1), .group("gone")))
    _ = try await alice.ask(ChangeConversationSettingsCall(conversations: Self.peers(0...2), change: .mark(1)))
    #expect(try await alice.refusal(of: Self.change(.pin(note: nil))).code == .limitExceeded)
    // Further settings of the same conversation do not count; a removed setting makes room.
    _ = try await alice.ask(Self.change(.pin(note: "n"), .direct("account0")))
    _ = try await alice.ask(Self.change(.unmark(1), .direct("account1")))
    _ = try await alice.ask(Self.change(.pin(note: nil)))
    #expect(try await alice.refusal(of: Self.change(.pin(note: nil), .direct("account5"))).code == .limitExceeded)
    // A dismissed group cannot be named any more, and takes no room.
    try await alice.ask(DismissGroupCall(id: "gone"))
    _ = try await alice.ask(Self.change(.pin(note: nil), .direct("account5")))
    let known = try #require(try await alice.ask(SnapshotCall()).settings)
    #expect(known.map(\.conversation.name) == ["account0", "account2", "bob", "account5"])
  }

  /// Each account has its own, and its own list.
  @Test(arguments: HubStoreKind.allCases)
  func othersSeeNothing(_ kind: HubStoreKind) async throws {
    let (hub, alice) = try await world(kind)
    let bob = try await hub.client("bob")
    let laptop = try await hub.client("alice", device: "laptop")
    _ = try await alice.ask(SubmitCall("m", to: Self.bob))
    let settings = try await alice.ask(
      ChangeConversationSettingsCall(conversations: [.direct("BOB"), .direct("bob")], change: .note("private")))
    #expect(settings.map(\.note) == ["private"])
    for client in [alice, bob, laptop] { try await client.waitUntilIdle() }
    func told(_ client: HostileClient) -> [ConversationSettings] {
      client.received.pushes.compactMap {
        if case .conversationSettings(let settings, _)? = $0.event?.payload { settings } else { nil }
      }
    }
    #expect(told(bob).isEmpty && told(alice).isEmpty)
    #expect(told(laptop) == settings)
    let query = ListConversationsCall(ConversationListQuery(limit: 10))
    #expect(try await bob.ask(query).entries.map(\.settings) == [nil])
    #expect(try await alice.ask(query).entries.map(\.settings?.note) == ["private"])
    // An empty text counts as absent.
    _ = try await alice.ask(Self.change(.note("")))
    let number = try hub.number(of: "alice")
    #expect(try hub.inspect { try $0.store.conversationSettings(account: number) }.isEmpty)
  }

  /// A page ends when its bytes are used up, and the next one goes on behind it.
  @Test func pagesAreBounded() async throws {
    let hub = try HostileHub { $0.limits.bytesPerReply = 1000 }
    _ = try hub.register("account", 9)
    let alice = try await hub.client("alice")
    for index in 0..<9 {
      _ = try await alice.ask(
        SubmitCall(
          MessageID("m\(index)"), to: .direct(AccountID("account\(index)")), .text(String(repeating: "x", count: 500))))
    }
    var query = ConversationListQuery(limit: 100)
    var found: [String] = []
    var pages = 0
    repeat {
      let page = try await alice.ask(ListConversationsCall(query))
      #expect((1...3).contains(page.entries.count))
      found += page.entries.map(\.conversation.name)
      pages += 1
      query.cursor = page.next
    } while query.cursor != nil && pages < 20
    #expect(pages >= 4 && found.count == 9 && Set(found).count == 9)
    // A cursor of a conversation that does not exist is a valid position.
    query.cursor = ConversationListCursor(time: Timestamp(milliseconds: .max), conversation: .group("none"))
    #expect(try await alice.ask(ListConversationsCall(query)).entries.first?.conversation.name == found.first)
    query.cursor = ConversationListCursor(time: Timestamp(milliseconds: .min), conversation: .direct("account0"))
    #expect(try await alice.ask(ListConversationsCall(query)).entries.isEmpty)
  }
}
