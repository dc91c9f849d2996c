import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Clients that want more room for files than their account has.
@Suite struct MediaQuota {
  private func begin(_ id: MediaID = .generate(), size: Int64) -> BeginUploadCall {
    BeginUploadCall(id: id, options: UploadOptions(descriptor: MediaDescriptor(size: size)))
  }

  private func size(_ hub: HostileHub, _ account: AccountID) throws -> Int64 {
    let number = try hub.number(of: account)
    return try hub.inspect { try $0.store.mediaSize(account: number) }
  }

  @Test(arguments: HubStoreKind.allCases)
  func uploadsThatBeginAtOnceCountTogether(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.mediaQuota = 10 }
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    let calls = [begin(size: 6), begin(size: 6)]
    let numbers = hub.inOneTurn { alice.send(calls) }
    _ = try await alice.result(numbers[0], of: BeginUploadCall.self).get()
    let second = try await alice.result(numbers[1], of: BeginUploadCall.self)
    #expect(second.failure?.code == .limitExceeded)
    #expect(second.failure?.mayPass == false)
    #expect(try await alice.refusal(of: begin(size: 11)).code == .limitExceeded)
    #expect(try await alice.refusal(of: begin(size: .max)).code == .fileTooLarge)
    // To the last byte, and the same one once more; each account for itself.
    let last = begin(size: 4)
    _ = try await alice.ask(last)
    _ = try await alice.ask(last)
    #expect(try await alice.refusal(of: begin(size: 1)).code == .limitExceeded)
    _ = try await bob.ask(begin(size: 10))
    #expect(try size(hub, "alice") == 10)
  }

  @Test func uploadThatGrowsCountsWithItsNewSize() async throws {
    let hub = try HostileHub { $0.mediaQuota = 10 }
    let alice = try await hub.client("alice")
    let id = MediaID.generate()
    _ = try await alice.ask(begin(id, size: 4))
    _ = try await alice.ask(begin(size: 6))
    #expect(try await alice.refusal(of: begin(id, size: 5)).code == .limitExceeded)
    let more = AppendUploadCall(id: id, offset: 0, bytes: [1, 2, 3, 4, 5])
    #expect(try await alice.refusal(of: more).code == .malformedData)
    _ = try await alice.ask(begin(id, size: 3))
    _ = try await alice.ask(begin(size: 1))
    #expect(try size(hub, "alice") == 10)
  }

  /// It is whole when it is finished, and begins again, smaller, before it is media.
  @Test func uploadThatBeganAgainCountsWithItsNewSize() async throws {
    let hub = try HostileHub { $0.mediaQuota = 10 }
    let alice = try await hub.client("alice")
    let id = MediaID.generate()
    _ = try await alice.ask(begin(id, size: 10))
    _ = try await alice.ask(AppendUploadCall(id: id, offset: 0, bytes: Array(repeating: 7, count: 10)))
    let calls: [any HubCall] = [FinishUploadCall(id: id), begin(id, size: 1), begin(size: 9)]
    let numbers = hub.inOneTurn { alice.send(calls) }
    #expect(try await alice.result(numbers[0], of: FinishUploadCall.self).failure?.code == .mediaNotFound)
    _ = try await alice.result(numbers[2], of: BeginUploadCall.self).get()
    #expect(try size(hub, "alice") == 10)
    #expect(try await alice.refusal(of: MediaInformationCall(id: id)).code == .mediaNotFound)
    hub.inspectMedia { $0.drain() }
    #expect(try hub.blobs.blobs(after: nil).isEmpty)
    // It goes on from the beginning, with the size that it has now.
    try await alice.begin(id, size: 1)
    _ = try await alice.ask(AppendUploadCall(id: id, offset: 0, bytes: [1]))
    guard case .finished(let media) = try await alice.ask(FinishUploadCall(id: id)) else {
      throw MessagingError(.mediaNotFound)
    }
    #expect(media.size == 1)
  }

  @Test(arguments: HubStoreKind.allCases)
  func releasedMediaMakeRoom(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.mediaQuota = 10 }
    let alice = try await hub.client("alice")
    // The same content twice counts twice.
    let media = try await alice.upload([1, 2, 3, 4])
    let brief = try await alice.upload([1, 2, 3, 4], UploadOptions(lifetime: 1000))
    #expect(media.sha256 == brief.sha256)
    let third = begin(size: 4)
    #expect(try await alice.refusal(of: third).code == .limitExceeded)
    // Media that expired.
    hub.clock.advance(byMilliseconds: 1001)
    await hub.waitUntilIdle()
    _ = try await alice.ask(third)
    let fourth = begin(size: 6)
    #expect(try await alice.refusal(of: fourth).code == .limitExceeded)
    // Discarded media, and a discarded upload.
    try await alice.ask(DiscardUploadCall(id: media.id))
    _ = try await alice.ask(fourth)
    #expect(try await alice.refusal(of: begin(size: 1)).code == .limitExceeded)
    try await alice.ask(DiscardUploadCall(id: third.id))
    _ = try await alice.ask(begin(size: 4))
    // An abandoned upload.
    hub.clock.advance(byMilliseconds: 2 * 86_400_000)
    for _ in 0..<5 {
      hub.clock.advance(byMilliseconds: 5)
      await hub.waitUntilIdle()
    }
    _ = try await alice.ask(begin(size: 10))
  }

  @Test func uploadGoesOnThoughTheQuotaBecameLess() async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let call = begin(size: 3)
    _ = try await alice.ask(call)
    hub.inspect { $0.settings.mediaQuota = 2 }
    _ = try await alice.ask(call)
    #expect(try await alice.refusal(of: begin(size: 1)).code == .limitExceeded)
    _ = try await alice.ask(AppendUploadCall(id: call.id, offset: 0, bytes: [1, 2, 3]))
    guard case .finished = try await alice.ask(FinishUploadCall(id: call.id)) else {
      throw MessagingError(.mediaNotFound)
    }
    hub.inspect { $0.settings.mediaQuota = nil }
    _ = try await alice.ask(begin(size: 1000))
  }
}
