import Foundation
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// Receipts that cost the hub more than their sender.
@Suite struct BoundedReceipts {
  private static let wanting = MessageOptions.ordinary.union(.wantsGroupReceipts)

  /// A group of alice and bob with a number of messages of alice that request receipts.
  private func world(
    _ parts: HostileHub.Parts, _ kind: HubStoreKind, messages: Int, _ change: (inout HubSettings) -> Void = { _ in }
  ) async throws -> (hub: HostileHub, alice: HostileClient, bob: HostileClient, ids: [MessageID]) {
    let hub = try HostileHub(kind, parts: parts, change)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob"])
    let ids = (0..<messages).map { MessageID("m\($0)") }
    for number in alice.send(ids.map { SubmitCall($0, to: .group("g"), options: Self.wanting) }) {
      _ = try await alice.result(number, of: SubmitCall.self).get()
    }
    return (hub, alice, bob, ids)
  }

  /// The reproduction: 1,000 ids and a note of 120 KB wrote 461 MB.
  @Test func manyReceiptsWithALongNote() async throws {
    let parts = try HostileHub.Parts()
    let (hub, _, bob, ids) = try await world(parts, .sqlite, messages: 1000)
    let note = String(repeating: "n", count: 120_000)
    let group = ConversationID.group("g")
    #expect(try await bob.refusal(of: ReadGroupCall(conversation: group, ids: ids, note: note)).code == .limitExceeded)
    let half = Array(ids.prefix(500))
    #expect(
      try await bob.refusal(of: ReadGroupCall(conversation: group, ids: half, note: note)).code == .messageTooLarge)
    let longest = String(note.prefix(HubLimits().receiptNoteSize))
    #expect(try await bob.ask(ReadGroupCall(conversation: group, ids: half, note: longest)).isEmpty)
    // Again and with other words, it is the receipt that it was.
    for index in 0..<20 {
      let again = ReadGroupCall(conversation: group, ids: half, note: "\(index)" + longest.dropFirst(2))
      #expect(try await bob.ask(again).isEmpty)
    }
    let files = try FileManager.default.contentsOfDirectory(
      at: parts.folder.url, includingPropertiesForKeys: [.fileSizeKey])
    let size = try files.reduce(0) { $0 + (try $1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) }
    #expect(size < 40_000_000)
    hub.loop.stop()
  }

  /// The reproduction: 8,000 ids took 4.5 s, four times as many 16 times as long.
  @Test(arguments: HubStoreKind.allCases)
  func idsTakeTimeInProportion(_ kind: HubStoreKind) async throws {
    let (hub, alice, bob, _) = try await world(try HostileHub.Parts(), kind, messages: 1) {
      $0.limits.messagesPerRequest = 8000
      $0.limits.timePerRequest = 60_000
    }
    let stream = try #require(try hub.stream("g")).number
    try hub.fill(stream, 8000, sender: try hub.number(of: "alice"), options: Self.wanting)
    let ids = (0..<8000).map { MessageID("filled\($0)") }
    let group = ConversationID.group("g")
    let taken = try await hub.work { () async throws in
      #expect(try await ask(ReadGroupCall(conversation: group, ids: ids, note: nil), bob).count == 8000)
      #expect(try await ask(ReceiptCountsCall(conversation: group, ids: ids), alice).isEmpty)
      _ = try await bob.ask(DeleteMessagesCall(conversation: group, ids: ids, note: nil))
      // Each id as often as it fits.
      let repeated = (0..<8000).map { MessageID("filled\($0 % 4)") }
      #expect(try await ask(ReadGroupCall(conversation: group, ids: repeated, note: nil), bob).count == 4)
    }
    #expect(taken < 6)
  }

  private func ask<Call: HubCall>(_ call: Call, _ client: HostileClient) async throws -> Call.Reply {
    try await client.ask(call)
  }

  @Test(arguments: HubStoreKind.allCases)
  func equalReceiptsOfAGroupAreOne(_ kind: HubStoreKind) async throws {
    let (hub, alice, bob, ids) = try await world(try HostileHub.Parts(), kind, messages: 2)
    let calls = (0..<50).map { ReadGroupCall(conversation: .group("g"), ids: ids, note: "note \($0)") }
    let numbers = hub.inOneTurn { bob.send(Array(calls[..<25])) } + bob.send(Array(calls[25...]))
    for number in numbers { #expect(try await bob.result(number, of: ReadGroupCall.self).get().isEmpty) }
    try await alice.waitUntilIdle()
    let reads = alice.received.pushes.compactMap { frame in
      if case .groupRead(let read)? = frame.event?.payload { read } else { nil }
    }
    #expect(reads.map(\.messageID) == ids)
    #expect(reads.allSatisfy { $0.readers.map(\.note) == ["note 0"] && $0.readCount == 1 })
  }

  @Test(arguments: HubStoreKind.allCases)
  func equalReceiptsOfADirectConversationAreOne(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    let options = MessageOptions.ordinary.union(.wantsDeliveryReceipt)
    for id in ["m1", "m2"] as [MessageID] {
      _ = try await alice.ask(SubmitCall(id, to: .direct("bob"), options: options))
    }
    let peer = ConversationID.direct("alice")
    let calls: [any HubCall] = [
      DeliveredCall(conversation: peer, ids: ["m1", "m2", "nothing"]),
      ReadDirectCall(conversation: peer, sequence: 1, scope: .watermark),
      ReadDirectCall(conversation: peer, sequence: 2, scope: .message("m2")),
      ReadDirectCall(conversation: peer, sequence: 2, scope: .conversation),
      MarkReadCall(conversation: peer, sequence: 2),
    ]
    for _ in 0..<20 { bob.send(calls) }
    // Another device says the same.
    let tablet = try await hub.client("bob", device: "tablet")
    tablet.send(calls)
    try await bob.waitUntilIdle()
    try await tablet.waitUntilIdle()
    try await alice.waitUntilIdle()
    let told = alice.received.pushes.compactMap { $0.event }.filter { $0.stream == .account }.map(\.payload)
    let delivered = told.compactMap { if case .delivered(let receipt) = $0 { receipt.messages } else { nil } }
    #expect(delivered == [["m1", "m2"]])
    let read = told.compactMap { if case .peerRead(let receipt) = $0 { receipt.scope } else { nil } }
    #expect(read == [.watermark, .message("m2"), .conversation])
    #expect(told.count == 4)
  }
}
