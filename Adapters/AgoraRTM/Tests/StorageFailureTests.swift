import AgoraRtmKit
import CSQLite
import Foundation
import Parlance
import Testing

/// The code `failure` without a further reason: here, for a database that cannot be written.
@Suite @MainActor struct StorageFailureTests {
  /// Another connection to a database, which blocks all other writers while it holds the lock.
  private final class Intruder {
    private var handle: OpaquePointer?

    init(_ path: String) throws {
      try #require(sqlite3_open(path, &handle) == SQLITE_OK)
      try #require(sqlite3_exec(handle, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
    }

    func leave() { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }

    deinit { sqlite3_close(handle) }
  }

  private func withEngineOnDisk(_ body: (World, URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-rtm-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let world = World(environment: try MessagingEnvironment.embedded(at: folder, clock: ManualClock()))
    defer { world.environment.shutDown() }
    try await body(world, folder)
  }

  @Test func requestsToAHubThatCannotWriteFail() async throws {
    try await withEngineOnDisk { world, folder in
      let alice = try await world.app("alice")
      let channel = try await alice.join("lobby")
      let intruder = try Intruder(folder.appendingPathComponent("hub.sqlite").path)
      #expect(try await codes { channel.getMembersWithCompletion($0) }.1 == .failure)
      #expect(try await codes { alice.kit.getChannelMemberCount(["lobby"], completion: $0) }.1 == .failure)
      #expect(try await codes { alice.kit.queryPeersOnlineStatus(["bob"], completion: $0) }.1 == .failure)
      #expect(try await code { alice.kit.subscribePeersOnlineStatus(["bob"], completion: $0) } == .failure)
      #expect(try await code { alice.kit.unsubscribePeersOnlineStatus(["bob"], completion: $0) } == .failure)
      #expect(try await code { channel.leave(completion: $0) } == .failure)
      intruder.leave()
      #expect(try await codes { alice.kit.queryPeersOnlineStatus(["bob"], completion: $0) }.1 == .ok)
    }
  }

  @Test func aDeviceThatCannotWriteFailsToSend() async throws {
    try await withEngineOnDisk { world, folder in
      let alice = try await world.app("alice")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
      let database = try #require(
        files.compactMap { $0 as? URL }.first { $0.pathExtension == "sqlite" && $0.lastPathComponent != "hub.sqlite" })
      let intruder = try Intruder(database.path)
      #expect(try await alice.send("lost", to: "bob") == .failure)
      intruder.leave()
    }
  }
}
