import Foundation
import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine
@testable import ParlanceSQLite

/// Old entries are deleted in steps, between which the hub does other work.
@Suite struct BoundedPruning {
  private static let day: Int64 = 86_400_000

  /// The number of entries in a stream.
  private func count(_ hub: HostileHub, _ stream: StreamNumber) throws -> Int {
    try hub.inspect { try $0.store.events(PageQuestion(stream: stream, after: 0)).events.count }
  }

  /// Lets the hub do a step of its upkeep.
  private func step(_ hub: HostileHub) async {
    hub.clock.advance(byMilliseconds: 5)
    await hub.waitUntilIdle()
  }

  @Test(arguments: HubStoreKind.allCases)
  func oldCommandsGoInSteps(_ kind: HubStoreKind) async throws {
    var parts = try HostileHub.Parts()
    let store = PruningStore(try HostileHub.makeStore(kind, in: parts.folder))
    parts.store = store
    let hub = try HostileHub(kind, parts: parts) { $0.limits.prunedRowsPerTurn = 10 }
    let alice = try await hub.client("alice")
    _ = try await alice.ask(SubmitCall("m", to: .direct("alice")))
    let stream = try hub.stream(of: "alice", "alice")
    try hub.fill(stream, 100, kind: .command, prefix: "old")
    // The first step may come as soon as the time does.
    hub.inspect { _ in store.stream = stream }
    hub.clock.advance(byMilliseconds: 8 * Self.day)
    try hub.fill(stream, 5, kind: .command, prefix: "new")
    for _ in 0..<40 { await step(hub) }
    let steps = hub.inspect { _ in store.steps }
    #expect(steps.allSatisfy { (0...10).contains($0) })
    #expect(steps.filter { $0 > 0 }.count >= 10)
    #expect(try count(hub, stream) == 6)
    #expect(try await alice.history(of: .direct("alice")) == ["m"])
  }

  @Test func requestsAreAnsweredBetweenTheSteps() async throws {
    let hub = try HostileHub(.sqlite) { $0.limits.prunedRowsPerTurn = 1 }
    let alice = try await hub.client("alice")
    _ = try await alice.ask(SubmitCall("m", to: .direct("alice")))
    let stream = try hub.stream(of: "alice", "alice")
    try hub.fill(stream, 50, kind: .command)
    hub.clock.advance(byMilliseconds: 8 * Self.day)
    for index in 0..<30 {
      _ = try await alice.ask(SubmitCall(MessageID("n\(index)"), to: .direct("alice")))
      #expect(try count(hub, stream) > 20)
    }
  }

  @Test(arguments: HubStoreKind.allCases)
  func accountEventsAndDevicesGo(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.limits.prunedRowsPerTurn = 20 }
    _ = try await hub.client("bob", device: "old").ask(DisconnectCall())
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    for index in 0..<30 {
      _ = try await alice.ask(SubmitCall(MessageID("m\(index)"), to: .direct("bob")))
      try await bob.ask(ReadDirectCall(conversation: .direct("alice"), sequence: Int64(index + 1), scope: .watermark))
    }
    let number = try hub.number(of: "alice")
    let stream = try #require(try hub.inspect { try $0.store.stream(key: .account(number)) }).number
    #expect(try count(hub, stream) == 30)
    hub.clock.advance(byMilliseconds: 400 * Self.day)
    // The device that is in use is not old.
    _ = try await hub.client("bob")
    for _ in 0..<30 { await step(hub) }
    #expect(try count(hub, stream) == 0)
    let bobs = try hub.number(of: "bob")
    #expect(try hub.inspect { try $0.store.devices(account: bobs).map(\.id) } == ["phone"])
    // A device that missed the entries is informed that they are gone.
    let pulled = try await alice.ask(PullCall([PullPosition(stream: .account, after: 3)]))
    #expect(pulled[0].isTruncated)
    #expect(pulled[0].upTo == 30)
  }

  @Test(arguments: HubStoreKind.allCases)
  func dataOfARevokedMessageIsDeleted(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob"])
    let media = try await alice.upload([1, 2, 3])
    let content = MessageContent.file(MediaContent(media: media))
    _ = try await alice.ask(
      SubmitCall("m", to: .group("g"), content, options: MessageOptions.ordinary.union(.wantsGroupReceipts)))
    _ = try await bob.ask(ReadGroupCall(conversation: .group("g"), ids: ["m"], note: "note"))
    let stream = try #require(try hub.stream("g")).number
    let place = try #require(try hub.inspect { try $0.store.event(stream: stream, id: "m")?.place })
    try await alice.ask(RevokeCall(conversation: .group("g"), id: "m", request: RevocationRequest()))
    hub.clock.advance(byMilliseconds: Self.day)
    for _ in 0..<5 { await step(hub) }
    let rests = try hub.inspect { hub in (try hub.store.roster(place), try hub.store.readers(place)) }
    #expect(rests.0 == nil)
    #expect(rests.1.isEmpty)
    #expect(try await bob.refusal(of: ReadMediaCall(id: media.id, offset: 0, count: 3)).code == .mediaExpired)
    hub.inspectMedia { $0.drain() }
    #expect(try hub.blobs.blobs(after: nil).isEmpty)
  }

  @Test func unfinishedUploadsGo() async throws {
    let hub = try HostileHub { $0.limits.prunedRowsPerTurn = 3 }
    let alice = try await hub.client("alice")
    for _ in 0..<10 {
      let id = MediaID.generate()
      try await alice.begin(id, size: 2)
      _ = try await alice.ask(AppendUploadCall(id: id, offset: 0, bytes: [1]))
    }
    hub.clock.advance(byMilliseconds: 2 * Self.day)
    for _ in 0..<20 { await step(hub) }
    #expect(try hub.inspect { try $0.store.uploadCount(account: 1) } == 0)
    hub.inspectMedia { $0.drain() }
    #expect(try hub.blobs.uploads(after: nil).isEmpty)
  }

  /// Deleted entries free space in the file, some of it at a time.
  @Test func fileBecomesShorter() async throws {
    let hub = try HostileHub(.sqlite)
    let alice = try await hub.client("alice")
    _ = try await alice.ask(SubmitCall("m", to: .direct("alice")))
    let stream = try hub.stream(of: "alice", "alice")
    try hub.fill(stream, 2000, kind: .command, text: String(repeating: "x", count: 4000))
    let store = try #require(hub.store as? SQLiteHubStore)
    func pages() throws -> Int64 { try hub.inspect { _ in try store.connection.number("PRAGMA page_count") } }
    let before = try pages()
    hub.clock.advance(byMilliseconds: 8 * Self.day)
    var largest: Int64 = 0
    for _ in 0..<60 {
      let known = try pages()
      await step(hub)
      largest = max(largest, known - (try pages()))
    }
    #expect(try pages() < before / 3)
    #expect(largest > 0 && largest < before / 4)
  }
}
