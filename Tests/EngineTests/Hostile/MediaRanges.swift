import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Lengths, offsets and lifetimes of media that no honest client names.
@Suite struct HostileMediaRanges {
  private static let edges: [Int64] = [.min, -1, 0, 1, .max - 1, .max]

  @Test(arguments: [1, 1000, .max - 1, .max] as [Int64])
  func longLifetimesAreShortened(_ lifetime: Int64) async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let media = try await alice.upload([1, 2, 3], UploadOptions(lifetime: lifetime))
    let given = min(lifetime, HubLimits().longestInterval)
    #expect(media.expires == hub.clock.now().advanced(byMilliseconds: given))
    _ = try await alice.ask(ReadMediaCall(id: media.id, offset: 0, count: 3))
    hub.clock.advance(byMilliseconds: given)
    #expect(try await alice.refusal(of: ReadMediaCall(id: media.id, offset: 0, count: 3)).code == .mediaExpired)
  }

  @Test(arguments: [.min, -1, 0] as [Int64])
  func invalidLifetimesAreRefused(_ lifetime: Int64) async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let call = BeginUploadCall(
      id: .generate(), options: UploadOptions(descriptor: MediaDescriptor(size: 3), lifetime: lifetime))
    #expect(try await alice.refusal(of: call).code == .invalidArgument)
  }

  @Test func hubsOwnLifetimeDoesNotOverflow() async throws {
    let hub = try HostileHub { $0.mediaLifetime = .max }
    let alice = try await hub.client("alice")
    let media = try await alice.upload([1])
    #expect(media.expires == hub.clock.now().advanced(byMilliseconds: HubLimits().longestInterval))
  }

  @Test func sizesOutOfRangeAreRefused() async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let codes: [(Int64, MessagingError.Code)] = [
      (.min, .fileEmpty), (-1, .fileEmpty), (0, .fileEmpty), (30 * 1024 * 1024 + 1, .fileTooLarge),
      (.max, .fileTooLarge),
    ]
    for (size, code) in codes {
      let call = BeginUploadCall(id: .generate(), options: UploadOptions(descriptor: MediaDescriptor(size: size)))
      #expect(try await alice.refusal(of: call).code == code)
    }
  }

  @Test func offsetsOutOfRangeAreRefused() async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let id = MediaID.generate()
    try await alice.begin(id, size: 10)
    for offset in Self.edges where offset < 0 || offset > 6 {
      let call = AppendUploadCall(id: id, offset: offset, bytes: [1, 2, 3, 4])
      #expect(try await alice.refusal(of: call).code == .malformedData)
    }
    #expect(try await alice.refusal(of: AppendUploadCall(id: id, offset: 0, bytes: [])).code == .malformedData)
    let large = AppendUploadCall(id: id, offset: 0, bytes: Array(repeating: 0, count: MediaChunk.limit + 1))
    #expect(try await alice.refusal(of: large).code == .malformedData)
    // Less than was announced is not whole.
    _ = try await alice.ask(AppendUploadCall(id: id, offset: 0, bytes: [1]))
    #expect(try await alice.refusal(of: FinishUploadCall(id: id)).code == .malformedData)
  }

  @Test func readsOutOfRange() async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let media = try await alice.upload([1, 2, 3])
    for offset in [.min, -1] as [Int64] {
      let call = ReadMediaCall(id: media.id, offset: offset, count: 1)
      #expect(try await alice.refusal(of: call).code == .malformedData)
    }
    for count in [Int.min, -1, 0, MediaChunk.limit + 1, .max] {
      let call = ReadMediaCall(id: media.id, offset: 0, count: count)
      #expect(try await alice.refusal(of: call).code == .malformedData)
    }
    for offset in [3, .max] as [Int64] {
      #expect(try await alice.ask(ReadMediaCall(id: media.id, offset: offset, count: 10)).bytes.isEmpty)
    }
    #expect(try await alice.ask(ReadMediaCall(id: media.id, offset: 1, count: 10)).bytes == [2, 3])
  }

  @Test(arguments: [Int64.min, -1, .max])
  func numbersInAMessageAreBroughtIntoTheirRange(_ number: Int64) async throws {
    let hub = try HostileHub()
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    var descriptor = MediaDescriptor(size: number, duration: number, expires: Timestamp(milliseconds: number))
    descriptor.width = Int(number)
    descriptor.height = Int(number)
    _ = try await alice.ask(SubmitCall("m", to: .direct("bob"), .video(MediaContent(media: descriptor))))
    let body = MessageBody(decoding: try await bob.nextMessage("m").body)
    let told = try #require(body.content.media?.media)
    #expect(told.size >= 0)
    #expect(told.duration >= 0)
    #expect((0...Int(Int32.max)).contains(told.width))
    #expect((0...Int(Int32.max)).contains(told.height))
    // What the hub does not have has no end.
    #expect(told.expires == nil)
  }
}
