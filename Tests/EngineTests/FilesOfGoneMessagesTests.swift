import Foundation
import Parlance
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// Files are removed with the messages that refer to them, on devices and at the hub.
@Suite struct FilesOfGoneMessagesTests {
  private func picture(to peer: ConversationID) -> MessageDraft {
    MessageDraft(
      conversation: peer, body: MessageBody(content: .image(MediaContent())),
      attachments: [MessageAttachment(source: .data(Pictures.jpeg(40, 30) + MediaWorld.bytes(5000)))])
  }

  /// Waits for something on the disk; each round trip is behind what the device has asked of its files so far.
  private func wait(_ device: Device, until condition: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(TestDeadline.seconds)
    while !condition() {
      try #require(ContinuousClock.now < deadline)
      _ = await device.uploaded(.data([1]))
    }
  }

  private func ownFiles(_ world: MediaWorld, of account: String) -> [String] {
    world.stored(".files/").filter { $0.contains("/\(account)/") }
  }

  enum Ending: CaseIterable { case revoked, deleted, deletedInRange, cleared }

  @Test(arguments: MediaWorld.Kind.allCases, Ending.allCases)
  func filesAreRemovedUnlessAnotherMessageRefersToThem(_ kind: MediaWorld.Kind, _ ending: Ending) async throws {
    let world = try MediaWorld(kind)
    let (alice, aliceEvents) = try await world.environment.connectedDevice("alice")
    let (bob, bobEvents) = try await world.environment.connectedDevice("bob")
    let sent = try alice.send(picture(to: .direct("bob")))
    #expect(try await aliceEvents.waitForOutcome(of: sent.id).error == nil)
    try await bobEvents.waitForMessage(sent.id)
    let received = try #require(bob.message(sent.id))
    let fetched = try await bob.fetched(sent.id).get()
    let copy = try #require(alice.localPath(of: sent.id))
    // Bob notes the picture for himself too.
    let note = try bob.send(
      MessageDraft(conversation: .direct("bob"), body: MessageBody(content: received.body.content)))
    #expect(try await bobEvents.waitForOutcome(of: note.id).error == nil)

    switch ending {
    case .revoked:
      let error = await withCheckedContinuation { continuation in
        alice.revoke(sent.id, in: .direct("bob"), request: RevocationRequest()) { continuation.resume(returning: $0) }
      }
      #expect(error == nil)
      try await bobEvents.wait { if case .revoked = $0 { true } else { false } }
    case .deleted:
      try alice.deleteMessage(sent.id)
      try bob.deleteMessage(sent.id, in: .direct("alice"))
    case .deletedInRange:
      try alice.deleteMessages(in: nil, removesConversation: true)
      try bob.deleteMessages(in: .direct("alice"), removesConversation: false)
    case .cleared:
      for (device, peer) in [(alice, ConversationID.direct("bob")), (bob, .direct("alice"))] {
        let error = await withCheckedContinuation { continuation in
          device.clearHubHistory(peer, note: nil, everywhere: true) { continuation.resume(returning: $0) }
        }
        #expect(error == nil)
        try device.deleteMessages(in: peer, removesConversation: false)
      }
    }
    try await wait(alice) { !FileManager.default.fileExists(atPath: copy) }
    _ = await bob.uploaded(.data([2]))
    #expect(FileManager.default.fileExists(atPath: fetched))
    #expect(bob.localPath(of: note.id, in: .direct("bob")) == fetched)
    try bob.deleteMessage(note.id, in: .direct("bob"))
    try await wait(bob) { !FileManager.default.fileExists(atPath: fetched) }
    #expect(bob.localPath(of: try #require(received.body.content.media).media) == nil)
    #expect(ownFiles(world, of: "alice").isEmpty && ownFiles(world, of: "bob").isEmpty)
  }

  /// A failed message is sent again with its file.
  @Test func aFileOfAMessageThatTakesItsPlaceStays() async throws {
    let world = try MediaWorld(.folder) { $0.mediaSizeLimit = 1000 }
    let (alice, events) = try await world.environment.connectedDevice("alice")
    for round in 0..<20 {
      try world.environment.administration.updateSettings { $0.mediaSizeLimit = 1000 }
      let sent = try alice.send(picture(to: .direct("alice")))
      let outcome = try await events.waitForOutcome(of: sent.id)
      #expect(outcome.error?.code == .fileTooLarge)
      try world.environment.administration.updateSettings { $0.mediaSizeLimit = 1_000_000 }
      let copy = try #require(alice.localPath(of: sent.id))
      let again = try alice.send(
        MessageDraft(
          id: sent.id, conversation: .direct("alice"), body: MessageBody(content: .image(MediaContent())),
          attachments: [MessageAttachment(source: .file(copy))]), replacing: outcome.message)
      #expect(try await events.waitForOutcome(of: again.id).error == nil, "round \(round)")
      #expect(FileManager.default.fileExists(atPath: copy))
    }
  }

  @Test func anAppsOwnFilesStay() async throws {
    let world = try MediaWorld(.folder)
    let (alice, events) = try await world.environment.connectedDevice("alice")
    let path = try world.file("cat.jpg", Pictures.jpeg(4, 3))
    let sent = try alice.send(
      MessageDraft(
        conversation: .direct("alice"), body: MessageBody(content: .image(MediaContent())),
        attachments: [MessageAttachment(source: .file(path))]))
    #expect(try await events.waitForOutcome(of: sent.id).error == nil)
    try alice.deleteMessage(sent.id)
    _ = await alice.uploaded(.data([1]))
    _ = await alice.uploaded(.data([2]))
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func messageCancelledWhileItWaitsLeavesNoCopy() async throws {
    let world = try MediaWorld(.folder)
    let (alice, events) = try await world.environment.connectedDevice("alice")
    world.environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    try await events.wait { if case .connection(.lost) = $0 { true } else { false } }
    let sent = try alice.send(picture(to: .direct("bob")))
    let copy = try #require(alice.localPath(of: sent.id))
    try alice.deleteMessage(sent.id)
    world.environment.setReachable(true, account: "alice", device: "phone", style: "Test")
    try await wait(alice) { !FileManager.default.fileExists(atPath: copy) }
  }

  /// A crash in the middle of a download leaves a file beside the one that the app chose, until the next start.
  @Test func partialFileLeftByACrashIsRemoved() async throws {
    let world = try MediaWorld(.folder)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let media = try await alice.uploaded(.data(MediaWorld.bytes(300_000))).get()
    let target = world.path("film.bin")
    func noted() throws -> [UInt8] { try alice.core.withLock { try $0.store.setting("partialFiles") ?? [] } }
    let isOver = Answer<Bool>()
    alice.download(media.id, to: .file(target, replaces: false)) { isOver.give($0.code == nil) }
    let note = try noted()
    var reader = ByteReader(note)
    let left = try reader.readString()
    #expect(left.hasSuffix(".part") && reader.isAtEnd)
    try await wait(alice) { !isOver.all.isEmpty }
    #expect(isOver.all == [true])
    #expect(try noted().isEmpty)
    // A process that dies before that leaves the note and the file.
    try alice.runner.change { core throws(MessagingError) in
      try core.begin(isDurable: true)
      try core.store.saveSetting("partialFiles", note)
    }
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: left))
    try world.restart()
    let (again, _) = try await world.environment.connectedDevice("alice")
    try await wait(again) { !FileManager.default.fileExists(atPath: left) }
    #expect(FileManager.default.fileExists(atPath: target))
  }
}
