import Foundation
import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Messages with files under other settings of a style: sent by id alone, sent in order, not stored.
@Suite struct MediaStyleTests {
  private func draft(_ path: String, id: MessageID? = nil, preview: [UInt8]? = nil) -> MessageDraft {
    var draft = MessageDraft(
      id: id, conversation: .direct("bob"), body: MessageBody(content: .image(MediaContent())),
      attachments: [MessageAttachment(source: .file(path))])
    if let preview { draft.attachments.append(MessageAttachment(.preview, source: .data(preview))) }
    return draft
  }

  /// The hub completes the description of a file that its sender names by its id; the sender's own details are kept.
  @Test(arguments: MediaWorld.Kind.allCases)
  func theHubDescribesWhatASenderNamesByItsID(_ kind: MediaWorld.Kind) async throws {
    let world = try MediaWorld(kind)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let (bob, bobEvents) = try await world.environment.connectedDevice("bob")
    let (carol, carolEvents) = try await world.environment.connectedDevice("carol")
    let picture = try world.file("cat.png", Pictures.png(40, 30) + MediaWorld.bytes(1000))
    let media = try await alice.uploaded(.file(picture), options: UploadOptions(lifetime: 5000)).get()
    let preview = try await alice.uploaded(.data(Pictures.png(4, 3))).get()

    func arrived(_ content: MessageContent) async throws -> MediaContent? {
      let message = try carol.send(MessageDraft(conversation: .direct("bob"), body: MessageBody(content: content)))
      #expect(try await carolEvents.waitForOutcome(of: message.id).error == nil)
      try await bobEvents.waitForMessage(message.id)
      return bob.message(message.id)?.body.content.media
    }

    let named = MediaContent(media: MediaDescriptor(id: media.id), preview: MediaDescriptor(id: preview.id))
    #expect(try await arrived(.image(named)) == MediaContent(media: media, preview: preview))
    // The sender's details of the appearance are kept, width and height separately; those of the bytes are not.
    let said = MediaDescriptor(
      id: media.id, size: 1, md5: "1", type: "image/x-own", fileName: "shown", width: 8, height: 0, duration: 9)
    let shown = try #require(try await arrived(.file(MediaContent(media: said)))?.media)
    #expect(shown.size == media.size && shown.md5 == media.md5 && shown.sha256 == media.sha256)
    #expect(shown.expires == media.expires && shown.type == "image/x-own" && shown.fileName == "shown")
    #expect(shown.width == 8 && shown.height == 30 && shown.duration == 9)
    // A complete description is kept, and so is that of an unknown file, but for an id that looks like a path.
    var own = media
    own.width = 1
    #expect(try await arrived(.image(MediaContent(media: own)))?.media == own)
    let unknown = MediaDescriptor(id: .generate(), size: 3)
    #expect(try await arrived(.file(MediaContent(media: unknown)))?.media == unknown)
    let formless = MediaDescriptor(id: "no id", size: 3)
    #expect(try await arrived(.file(MediaContent(media: formless)))?.media == formless)
    let path = MediaDescriptor(id: "../hub", size: 3)
    #expect(try await arrived(.file(MediaContent(media: path)))?.media == MediaDescriptor(size: 3))
    // The description of an expired file is still known.
    world.clock.advance(byMilliseconds: 5000)
    #expect(try await arrived(.image(MediaContent(media: MediaDescriptor(id: media.id))))?.media == media)
  }

  @Test func laterMessagesWaitIfTheStyleSendsInOrder() async throws {
    let world = try MediaWorld(.memory)
    let (alice, aliceEvents) = try await world.environment.connectedDevice("alice") { $0.transfers.sendsInOrder = true }
    let (_, bobEvents) = try await world.environment.connectedDevice("bob")
    let (_, carolEvents) = try await world.environment.connectedDevice("carol")
    world.files.hold("held.jpg", from: 262_144)
    let picture = try alice.send(draft(try world.file("held.jpg", MediaWorld.bytes(400_000))))
    await world.files.waitUntilHeld()
    let second = try alice.send(draft(try world.file("second.jpg", MediaWorld.bytes(4000))))
    let text = try alice.send("text", to: .direct("bob"))
    // Another conversation has nothing to wait for.
    let other = try alice.send("text", to: .direct("carol"))
    try await carolEvents.waitForMessage(other.id)
    #expect(bobEvents.received == [])
    world.files.release()
    try await bobEvents.waitForMessage(text.id)
    #expect(bobEvents.received == [picture.id, second.id, text.id])
    #expect(try await aliceEvents.waitForOutcome(of: text.id).error == nil)

    // A message that is deleted or cannot be sent does not delay the next ones.
    world.files.hold("deleted.jpg", from: 262_144)
    let deleted = try alice.send(draft(try world.file("deleted.jpg", MediaWorld.bytes(400_000))))
    await world.files.waitUntilHeld()
    let follower = try alice.send("after it", to: .direct("bob"))
    try alice.deleteMessage(deleted.id)
    world.files.release()
    try await bobEvents.waitForMessage(follower.id)
    for isCancelled in [true, false] {
      let path = try world.file("again.jpg", MediaWorld.bytes(400_000))
      world.files.hold("again.jpg", from: 262_144)
      let picture = try alice.send(draft(path))
      await world.files.waitUntilHeld()
      let text = try alice.send("after it", to: .direct("bob"))
      if isCancelled {
        #expect(alice.cancelSending(picture.id))
      } else {
        truncate(path, 200_000)
      }
      world.files.release()
      let error = try await aliceEvents.waitForOutcome(of: picture.id).error
      #expect(error?.code == (isCancelled ? .cancelled : .fileChanged), "\(String(describing: error))")
      try await bobEvents.waitForMessage(text.id)
    }
  }

  /// On a device that keeps no messages, attachments from memory are deleted with the message, whatever its outcome.
  @Test(arguments: MediaWorld.Kind.allCases)
  func aDeviceThatKeepsNoMessagesKeepsNoPreviews(_ kind: MediaWorld.Kind) async throws {
    let world = try MediaWorld(kind)
    let (alice, aliceEvents) = try await world.environment.connectedDevice("alice") {
      $0.retention.keepsMessages = false
      $0.retention.resumesSending = false
    }
    _ = try await world.environment.connectedDevice("bob")
    // The name of one is an id, without an ending.
    func previews() -> [String] {
      world.stored("/").filter { !$0.contains("/media/") && MediaID(String($0.suffix(32))).isValid }
    }
    let path = try world.file("cat.jpg", Pictures.jpeg(40, 30))
    func setReachable(_ isReachable: Bool) {
      world.environment.setReachable(isReachable, account: "alice", device: "phone", style: "Test")
    }
    setReachable(false)
    let sent = try alice.send(draft(path, preview: Pictures.png(4, 3)))
    #expect(previews().count == 1)
    setReachable(true)
    #expect(try await aliceEvents.waitForOutcome(of: sent.id).error == nil)
    _ = try await alice.uploaded(.file(path)).get()
    #expect(previews() == [])

    setReachable(false)
    let failed = try alice.send(draft(path, preview: Pictures.png(5, 3)))
    #expect(previews().count == 1)
    world.files.faults.withLock { $0.unreadable = "cat.jpg" }
    setReachable(true)
    #expect(try await aliceEvents.waitForOutcome(of: failed.id).error?.code == .fileNotReadable)
    world.files.faults.withLock { $0.unreadable = nil }
    // Its row is deleted once the outcome was reported.
    while alice.message(failed.id) != nil { _ = try await alice.uploaded(.file(path)).get() }
    _ = try await alice.uploaded(.file(path)).get()
    #expect(previews() == [])
    // The app's own file is kept.
    #expect(FileManager.default.fileExists(atPath: path))
  }
}
