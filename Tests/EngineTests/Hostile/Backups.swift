import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Notes of backups by a client that follows no rules.
@Suite struct HostileBackups {
  @Test(arguments: HubStoreKind.allCases)
  func theLastNoteCounts(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.limits.backupNoteSize = 10 }
    let alice = try await hub.client("alice")
    let tablet = try await hub.client("alice", device: "tablet")
    let bob = try await hub.client("bob")
    #expect(try await alice.ask(NotedBackupCall()).isEmpty)
    let numbers = hub.inOneTurn {
      [
        alice.send(NoteBackupCall(address: "a\u{0}", key: "1")),
        tablet.send(NoteBackupCall(address: "b", key: String(repeating: "x", count: 10))),
        tablet.send(NoteBackupCall(address: "c", key: "e\u{301}")),
      ]
    }
    let first = try await alice.result(numbers[0], of: NoteBackupCall.self).get()
    #expect(first.address == "a\u{0}")
    await #expect(throws: MessagingError.self) {
      _ = try await tablet.result(numbers[1], of: NoteBackupCall.self).get()
    }
    let last = try await tablet.result(numbers[2], of: NoteBackupCall.self).get()
    #expect(try await alice.ask(NotedBackupCall()) == [last])
    #expect(last.key.unicodeScalars.count == 2)
    #expect(try await bob.ask(NotedBackupCall()).isEmpty)
  }

  /// A note that another hub makes between a decision and its commit comes first.
  @Test(arguments: HubStoreKind.allCases)
  func noteOfAnotherHubComesFirst(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let alice = try await hubs.first.client("alice")
    let tablet = try await hubs.second.client("alice", device: "tablet")
    try await alice.ask(NoteBackupCall(address: "a", key: ""))
    let number = try hubs.first.number(of: "alice")
    let stream = try #require(try hubs.first.inspect { try $0.store.stream(key: .kept("b:\(number)")) })
    hubs.betweenChange(of: stream.number, [NoteBackupCall(address: "b", key: "")], from: tablet)
    let last = try await alice.ask(NoteBackupCall(address: "c", key: ""))
    #expect(hubs.store.moves == 1)
    #expect(try await tablet.ask(NotedBackupCall()) == [last])
  }
}
