import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Files go with the message that brought them, and with no other.
@Suite struct HostileRevokedMedia {
  private func send(_ id: MessageID, _ media: MediaDescriptor, from client: HostileClient) async throws {
    let content = MessageContent.file(MediaContent(media: MediaDescriptor(id: media.id)))
    _ = try await client.ask(SubmitCall(id, to: .direct("bob"), content))
  }

  private func revoke(_ id: MessageID, from client: HostileClient) async throws {
    try await client.ask(RevokeCall(conversation: .direct("bob"), id: id, request: RevocationRequest()))
  }

  @Test(arguments: HubStoreKind.allCases)
  func revocationDeletesNoFileOfAnotherAccount(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    let mallory = try await hub.client("mallory")
    // Uploaded, and known to others otherwise than by a message that is kept.
    let media = try await alice.upload([1, 2, 3])
    try await send("m", media, from: mallory)
    try await revoke("m", from: mallory)
    #expect(try await bob.ask(ReadMediaCall(id: media.id, offset: 0, count: 3)).bytes == [1, 2, 3])
  }

  @Test(arguments: HubStoreKind.allCases)
  func fileStaysWhileAMessageSpeaksOfIt(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    let media = try await alice.upload([1, 2, 3])
    for id in ["m1", "m2"] as [MessageID] { try await send(id, media, from: alice) }
    try await revoke("m1", from: alice)
    let read = ReadMediaCall(id: media.id, offset: 0, count: 3)
    #expect(try await bob.ask(read).bytes == [1, 2, 3])
    try await revoke("m2", from: alice)
    #expect(try await bob.refusal(of: read).code == .mediaExpired)
    hub.inspectMedia { $0.drain() }
    #expect(try hub.blobs.blobs(after: nil).isEmpty)
  }
}
