import Foundation
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine
@testable import ParlanceSQLite

/// An error is a code to a client; where and why is for the log.
@Suite struct HostileErrors {
  @Test func failureOfTheDatabaseNamesNoFile() async throws {
    let hub = try HostileHub(.sqlite)
    let alice = try await hub.client("alice")
    let store = try #require(hub.store as? SQLiteHubStore)
    try hub.inspect { _ in
      try store.connection.execute("PRAGMA max_page_count = \(try store.connection.number("PRAGMA page_count"))")
    }
    let large = SubmitCall("m", to: .direct("alice"), .text(String(repeating: "x", count: 100_000)))
    let numbers = hub.inOneTurn { (alice.send(large), alice.send(TimeCall()), alice.send(PullCall([]))) }
    let errors = [
      try await alice.result(numbers.0, of: SubmitCall.self).failure,
      try await alice.result(numbers.1, of: TimeCall.self).failure,
      try await alice.result(numbers.2, of: PullCall.self).failure,
    ]
    #expect(errors == Array(repeating: MessagingError(.storageFull), count: 3))
    let entries = hub.log.values
    #expect(entries.map(\.level) == [.error])
    #expect(entries.first?.detail.contains("hub.sqlite") == true)
    #expect(entries.first?.detail.contains("xxx") == false)
    // The operator receives the detail.
    do {
      _ = try hub.loop.createGroup(
        id: nil, name: String(repeating: "y", count: 60_000), owner: "alice", members: [])
      Issue.record("there was room")
    } catch {
      #expect(error.code == .storageFull)
      #expect(error.detail.contains("hub.sqlite"))
    }
  }

  @Test func failureOfTheBlobsNamesNoFile() async throws {
    var parts = try HostileHub.Parts()
    // Where a folder is needed there is a file.
    let file = parts.folder.url.appendingPathComponent("media")
    try Data([1]).write(to: file)
    parts.blobs = FolderBlobStore(folder: file.path, files: SystemFiles())
    let hub = try HostileHub(.memory, parts: parts)
    let alice = try await hub.client("alice")
    let id = MediaID.generate()
    try await alice.begin(id, size: 1)
    let error = try await alice.refusal(of: AppendUploadCall(id: id, offset: 0, bytes: [1]))
    #expect(error.detail.isEmpty)
    #expect(hub.log.values.contains { $0.level == .error && $0.detail.contains(file.path) })
  }

  @Test func blobThatIsMissingHasNoName() async throws {
    var parts = try HostileHub.Parts()
    let folder = parts.folder.url.appendingPathComponent("media")
    parts.blobs = FolderBlobStore(folder: folder.path, files: SystemFiles())
    let hub = try HostileHub(.memory, parts: parts)
    let alice = try await hub.client("alice")
    let media = try await alice.upload([1, 2, 3])
    try FileManager.default.removeItem(at: folder)
    let error = try await alice.refusal(of: ReadMediaCall(id: media.id, offset: 0, count: 3))
    #expect(error.code == .mediaNotFound)
    #expect(!error.detail.contains(folder.path))
  }
}

extension Result where Failure == MessagingError {
  /// The error; nil for a success.
  var failure: MessagingError? { if case .failure(let error) = self { error } else { nil } }
}
