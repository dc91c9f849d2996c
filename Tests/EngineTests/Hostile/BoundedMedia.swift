import Dispatch
import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Requests that keep the hub's disks busy.
@Suite struct BoundedMedia {
  /// The reproduction: 4,000 reads under way at a time.
  @Test func readsOfOneLoginUnderWayAreFew() async throws {
    var parts = try HostileHub.Parts()
    let blobs = HeldBlobs()
    parts.blobs = blobs
    let hub = try HostileHub(.memory, parts: parts)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    let media = try await alice.upload(Array(repeating: 7, count: 1000))
    blobs.hold()
    let call = ReadMediaCall(id: media.id, offset: 0, count: 1000)
    let numbers = alice.send((0..<4000).map { _ in call })
    let other = bob.send(call)
    try await bob.waitUntilIdle()
    try await alice.waitUntilIdle()
    let limit = HubLimits().mediaChunks
    #expect(alice.received.replies.count == 4000 - limit)
    #expect(alice.received.replies.values.allSatisfy { $0.failure?.code == .rateLimited })
    blobs.release()
    for number in numbers {
      if case .success(let read) = try await alice.result(number, of: ReadMediaCall.self) {
        #expect(read.bytes.count == 1000)
      }
    }
    _ = try await bob.result(other, of: ReadMediaCall.self).get()
    #expect(blobs.readCount == limit + 1)
    // Those that are answered make room.
    _ = try await alice.ask(call)
  }

  @Test func everyRequestForFilesCounts() async throws {
    var parts = try HostileHub.Parts()
    let blobs = HeldBlobs()
    parts.blobs = blobs
    let hub = try HostileHub(.memory, parts: parts) { $0.limits.mediaChunks = 3 }
    let alice = try await hub.client("alice")
    let id = MediaID.generate()
    try await alice.begin(id, size: 10)
    blobs.hold()
    let begin = BeginUploadCall(id: id, options: UploadOptions(descriptor: MediaDescriptor(size: 10)))
    let calls: [any HubCall] = [
      begin, AppendUploadCall(id: id, offset: 0, bytes: [1]), FinishUploadCall(id: id), begin,
      AppendUploadCall(id: id, offset: 0, bytes: [1]), FinishUploadCall(id: id),
    ]
    let numbers = alice.send(calls)
    try await alice.waitUntilIdle()
    #expect(Set(alice.received.replies.keys) == Set(numbers[3...]))
    #expect(alice.received.replies.values.allSatisfy { $0.failure?.code == .rateLimited })
    blobs.release()
    _ = try await alice.result(numbers[0], of: BeginUploadCall.self).get()
    _ = try await alice.result(numbers[1], of: AppendUploadCall.self).get()
    let unfinished = try await alice.result(numbers[2], of: FinishUploadCall.self)
    #expect(unfinished.failure?.code == .malformedData)
  }

  @Test func unfinishedUploadsOfAnAccountAreFew() async throws {
    let hub = try HostileHub { $0.mediaUploadLimit = 3 }
    let alice = try await hub.client("alice")
    let ids = (0..<3).map { _ in MediaID.generate() }
    for id in ids { try await alice.begin(id, size: 1) }
    let fourth = BeginUploadCall(id: .generate(), options: UploadOptions(descriptor: MediaDescriptor(size: 1)))
    #expect(try await alice.refusal(of: fourth).code == .limitExceeded)
    try await alice.ask(DiscardUploadCall(id: ids[0]))
    _ = try await alice.ask(fourth)
  }

  /// Content whose last id goes in the turn that gives it another is still there.
  @Test(arguments: HubStoreKind.allCases)
  func contentGetsAnIDInTheTurnThatReleasesIt(_ kind: HubStoreKind) async throws {
    var parts = try HostileHub.Parts()
    let blobs = HeldBlobs()
    parts.blobs = blobs
    let hub = try HostileHub(kind, parts: parts)
    let alice = try await hub.client("alice")
    let first = try await alice.upload([1, 2, 3])
    let id = MediaID.generate()
    try await alice.begin(id, size: 3)
    _ = try await alice.ask(AppendUploadCall(id: id, offset: 0, bytes: [1, 2, 3]))
    blobs.hold()
    let finish = alice.send(FinishUploadCall(id: id))
    try await alice.waitUntilIdle()
    let discard = hub.inOneTurn {
      let discard = alice.send(DiscardUploadCall(id: first.id))
      blobs.release()
      hub.inspectMedia { $0.drain() }
      return discard
    }
    _ = try await alice.result(discard, of: DiscardUploadCall.self).get()
    guard case .finished(let second) = try await alice.result(finish, of: FinishUploadCall.self).get() else {
      throw MessagingError(.mediaNotFound)
    }
    #expect(second.sha256 == first.sha256)
    #expect(try await alice.ask(ReadMediaCall(id: second.id, offset: 0, count: 9)).bytes == [1, 2, 3])
  }
}

/// Blobs in memory that wait, before anything is done, while a test holds them.
final class HeldBlobs: BlobStore, @unchecked Sendable {
  // Safe to share: the base is touched on the queue for media only, the rest is guarded by locks.
  private let base = MemoryBlobStore()
  private let gate = Lock<DispatchSemaphore?>(nil)
  private let reads = Lock(0)

  var readCount: Int { reads.withLock { $0 } }

  func hold() { gate.withLock { $0 = DispatchSemaphore(value: 0) } }

  func release() {
    let held = gate.withLock { gate in
      defer { gate = nil }
      return gate
    }
    held?.signal()
  }

  private func pass() {
    guard let held = gate.withLock({ $0 }) else { return }
    held.wait()
    held.signal()
  }

  func received(_ upload: MediaID) throws(MessagingError) -> Int64 {
    pass()
    return try base.received(upload)
  }

  func append(_ upload: MediaID, at offset: Int64, _ bytes: [UInt8]) throws(MessagingError) -> Int64 {
    pass()
    return try base.append(upload, at: offset, bytes)
  }

  func finish(_ upload: MediaID) throws(MessagingError) -> BlobDigest {
    pass()
    return try base.finish(upload)
  }

  func read(_ sha256: String, at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
    reads.withLock { $0 += 1 }
    pass()
    return try base.read(sha256, at: offset, count: count)
  }

  func discard(_ upload: MediaID) throws(MessagingError) { try base.discard(upload) }
  func delete(_ sha256: String) throws(MessagingError) { try base.delete(sha256) }
  func uploads(after id: MediaID?) throws(MessagingError) -> [MediaID] { try base.uploads(after: id) }
  func blobs(after sha256: String?) throws(MessagingError) -> [String] { try base.blobs(after: sha256) }
}
