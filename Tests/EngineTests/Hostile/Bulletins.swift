import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine

/// Bulletins and operator texts, with clients that follow no rules.
@Suite struct HostileBulletins {
  private func texts(_ reply: BulletinsReply) -> [String] { reply.bulletins.map(\.text) }

  @Test(arguments: HubStoreKind.allCases)
  func devicesReceiveBulletinsForTheirPlatform(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice") { $0.platform = .iOS }
    #expect(try await alice.ask(BulletinsCall(taken: nil)) == BulletinsReply(bulletins: [], last: 0))
    let first = try hub.loop.sendBulletin(BulletinDraft("one", sender: "ALICE"))
    _ = try await alice.next("hint") { if case .bulletinsChanged = $0 { true } else { nil } }
    #expect(first.sender == "alice" && first.expiry == first.time.advanced(byMilliseconds: 7 * 86_400_000))
    let kept = try hub.loop.sendBulletin(BulletinDraft("two", isKept: true, lifetime: 60_000))
    #expect(kept.id > first.id)
    let macs = try hub.loop.sendBulletin(BulletinDraft("three", platforms: [.macOS], isKept: true))
    let reply = try await alice.ask(BulletinsCall(taken: nil))
    #expect(reply.bulletins == [first, kept] && reply.last == macs.number && !reply.hasMore)
    #expect(texts(try await alice.ask(BulletinsCall(taken: first.number))) == ["two"])
    for place in [kept.number, macs.number, .max] {
      #expect(try await alice.ask(BulletinsCall(taken: place)) == BulletinsReply(bulletins: [], last: macs.number))
    }
    for place in [.min, -1, 0] as [BulletinNumber] {
      #expect(texts(try await alice.ask(BulletinsCall(taken: place))) == ["one", "two"])
    }
    // One that logs in later receives those that are kept.
    hub.clock.advance(byMilliseconds: 1)
    let mac = try await hub.client("bob") { $0.platform = .macOS }
    #expect(texts(try await mac.ask(BulletinsCall(taken: nil))) == ["two", "three"])
    hub.clock.advance(byMilliseconds: 60_000)
    #expect(texts(try await mac.ask(BulletinsCall(taken: nil))) == ["three"])
    try hub.loop.deleteBulletin(macs.id)
    let none = try await mac.ask(BulletinsCall(taken: nil))
    #expect(none == BulletinsReply(bulletins: [], last: macs.number))
    #expect(throws: MessagingError(.messageNotFound)) { try hub.loop.deleteBulletin(macs.id) }
    #expect(throws: MessagingError(.messageNotFound)) { try hub.loop.bulletin(macs.id) }
    // The number of one that was deleted is not given again, even in the same millisecond.
    let four = try hub.loop.sendBulletin(BulletinDraft("four"))
    try hub.loop.deleteBulletin(four.id)
    #expect(try four.id > macs.id && hub.loop.sendBulletin(BulletinDraft("five")).id > four.id)
    #expect(try await hub.client().refusal(of: BulletinsCall(taken: nil)).code == .notLoggedIn)
  }

  @Test(arguments: HubStoreKind.allCases)
  func listHasPages(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.limits.bulletins = 4 }
    let all = try (0..<6).map { try hub.loop.sendBulletin(BulletinDraft("b\($0)", isKept: $0 % 2 == 0)) }
    // The oldest made room.
    let first = try hub.loop.bulletins(before: nil, kept: nil, limit: 3)
    #expect(first.bulletins == [all[5], all[4], all[3]] && first.next == all[3].id)
    let last = try hub.loop.bulletins(before: first.next, kept: nil, limit: 3)
    #expect(last == BulletinPage(bulletins: [all[2]]))
    #expect(try hub.loop.bulletins(before: nil, kept: true, limit: 500).bulletins == [all[4], all[2]])
    #expect(try hub.loop.bulletins(before: nil, kept: false, limit: 500).bulletins == [all[5], all[3]])
    #expect(try hub.loop.bulletin(all[2].id) == all[2])
    #expect(throws: MessagingError(.messageNotFound)) { try hub.loop.bulletin(all[1].id) }
    for limit in [0, -1, 501] {
      let code = refusal { _ = try hub.loop.bulletins(before: nil, kept: nil, limit: limit) }
      #expect(code == .invalidArgument)
    }
  }

  @Test func longTextsComeInParts() async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let text = String(repeating: "x", count: 16 * 1024)
    let all = try (0..<20).map { _ in try hub.loop.sendBulletin(BulletinDraft(text)) }
    var numbers: [BulletinNumber] = []
    var (parts, hasMore) = (0, true)
    while hasMore {
      let reply = try await alice.ask(BulletinsCall(taken: numbers.last))
      numbers += reply.bulletins.map(\.number)
      (parts, hasMore) = (parts + 1, reply.hasMore)
      #expect(!reply.bulletins.isEmpty && reply.last == numbers.last)
    }
    #expect(numbers == all.map(\.number) && parts == 2)
  }

  @Test func wrongDraftsAreRefused() async throws {
    let hub = try HostileHub {
      $0.limits.bulletinSize = 4
      $0.limits.longestBulletin = 1000
    }
    let alice = try await hub.client("alice")
    func code(_ draft: BulletinDraft) -> MessagingError.Code? { refusal { _ = try hub.loop.sendBulletin(draft) } }
    #expect(code(BulletinDraft("", lifetime: 1)) == .invalidArgument)
    #expect(code(BulletinDraft("12345", lifetime: 1)) == .messageTooLarge)
    for lifetime in [Int64.min, 0, 1001, .max] {
      #expect(code(BulletinDraft("1", lifetime: lifetime)) == .invalidArgument)
    }
    #expect(code(BulletinDraft("1", sender: "nobody", lifetime: 1)) == .accountNotFound)
    #expect(code(BulletinDraft("1", sender: "", lifetime: 1)) == .invalidArgument)
    #expect(code(BulletinDraft("1", platforms: [.server], lifetime: 1)) == .invalidArgument)
    #expect(try hub.loop.bulletins(before: nil, kept: nil, limit: 1).bulletins.isEmpty)
    #expect(code(BulletinDraft("1234", lifetime: 1000)) == nil)
    #expect(refusal { _ = try hub.loop.notify("alice", "", from: nil) } == .invalidArgument)
    #expect(refusal { _ = try hub.loop.notify("alice", "12345", from: nil) } == .messageTooLarge)
    #expect(refusal { _ = try hub.loop.notify("nobody", "1", from: nil) } == .accountNotFound)
    #expect(refusal { _ = try hub.loop.notify("alice", "1", from: "nobody") } == .accountNotFound)
    try await alice.waitUntilIdle()
    #expect(!alice.received.pushes.contains { if case .operatorText = $0 { true } else { false } })
  }

  @Test func senderThatWasErasedIsNotNamed() async throws {
    let hub = try HostileHub()
    _ = try await hub.client("alice")
    let bulletin = try hub.loop.sendBulletin(BulletinDraft("one", sender: "alice", isKept: true))
    _ = try hub.loop.eraseAccount("alice", messages: .keep, freesName: false)
    let bob = try await hub.client("bob")
    let reply = try await bob.ask(BulletinsCall(taken: nil))
    #expect(reply.bulletins.map(\.id) == [bulletin.id] && reply.bulletins[0].sender == nil)
    #expect(reply.bulletins[0].text == "one")
  }

  @Test(arguments: HubStoreKind.allCases)
  func allHubsHaveTheSameBulletins(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let alice = try await hubs.first.client("alice")
    let bob = try await hubs.second.client("bob")
    let one = try hubs.first.loop.sendBulletin(BulletinDraft("one"))
    let last = try await alice.next("hint") { if case .bulletinsChanged(let last) = $0 { last } else { nil } }
    #expect(last == one.number)
    for client in [alice, bob] { #expect(try await client.ask(BulletinsCall(taken: nil)).bulletins == [one]) }
    let two = try hubs.second.loop.sendBulletin(BulletinDraft("two"))
    #expect(two.id > one.id)
    #expect(try await alice.ask(BulletinsCall(taken: one.number)).bulletins == [two])
    #expect(try hubs.first.loop.notify("bob", "psst", from: "alice") == 1)
    let text = try await bob.next("text") { if case .operatorText(let text) = $0 { text } else { nil } }
    #expect(text.sender == "alice" && text.text == "psst")
    await hubs.waitUntilIdle()
    #expect(!alice.received.pushes.contains { if case .operatorText = $0 { true } else { false } })
  }

  private func refusal(_ body: () throws -> Void) -> MessagingError.Code? {
    do {
      try body()
      return nil
    } catch {
      return (error as? MessagingError)?.code
    }
  }
}
