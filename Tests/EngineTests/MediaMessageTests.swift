import Dispatch
import Foundation
import Parlance
import ParlanceCore
import Testing
import TestSupport

/// Messages with files.
@Suite struct MediaMessageTests {
  private func draft(_ path: String, id: MessageID? = nil, preview: [UInt8]? = nil) -> MessageDraft {
    var draft = MessageDraft(
      id: id, conversation: .direct("bob"), body: MessageBody(content: .image(MediaContent())),
      attachments: [MessageAttachment(source: .file(path))])
    if let preview { draft.attachments.append(MessageAttachment(.preview, source: .data(preview))) }
    return draft
  }

  @Test(arguments: MediaWorld.Kind.allCases)
  func aPictureArrivesWithItsPreview(_ kind: MediaWorld.Kind) async throws {
    let world = try MediaWorld(kind)
    let (alice, aliceEvents) = try await world.environment.connectedDevice("alice")
    let (bob, bobEvents) = try await world.environment.connectedDevice("bob")
    let bytes = Pictures.jpeg(40, 30) + MediaWorld.bytes(500_000)
    let path = try world.file("cat.jpg", bytes)
    let written = try alice.send(draft(path, preview: Pictures.png(4, 3)))
    // What the file tells is there at once, and where it is.
    #expect(written.state == .sending)
    #expect(written.body.content.media?.media.width == 40)
    #expect(written.body.content.media?.media.size == Int64(bytes.count))
    #expect(written.body.content.media?.preview?.height == 3)
    #expect(alice.localPath(of: written.id) == path)
    let outcome = try await aliceEvents.waitForOutcome(of: written.id)
    #expect(outcome.error == nil)
    let sent = try #require(outcome.message.body.content.media)
    #expect(sent.media.id.isValid)
    #expect(sent.media.fileName == "cat.jpg")
    #expect(sent.preview?.id.isValid == true)
    #expect(alice.message(written.id)?.body.content.media == sent)
    let progress = aliceEvents.events.compactMap { event -> TransferProgress? in
      if case .uploading(written.id, _, .file, let progress) = event { progress } else { nil }
    }
    #expect(progress.last?.completed == Int64(bytes.count))

    try await bobEvents.waitForMessage(written.id)
    let received = try #require(bob.message(written.id))
    #expect(received.kind == .image)
    #expect(received.body.content.media == sent)
    #expect(bob.localPath(of: written.id) == nil)
    #expect(bob.downloadState(of: written.id) == .needed)
    let fetched = try await bob.fetched(written.id).get()
    #expect(fetched == bob.downloadPath(of: sent.media))
    #expect(try Data(contentsOf: URL(fileURLWithPath: fetched)) == Data(bytes))
    #expect(bob.downloadState(of: written.id) == .downloaded)
    #expect(try await bob.fetched(written.id).get() == fetched)
    let preview = try await bob.fetched(written.id, .preview).get()
    #expect(try Data(contentsOf: URL(fileURLWithPath: preview)) == Data(Pictures.png(4, 3)))
    #expect(bob.localPath(of: written.id, .preview) == preview)
    // The sender's copy is found under the media's id too, and the preview that it gave.
    #expect(alice.localPath(of: sent.media) == path)
    #expect(alice.localPath(of: written.id, .preview) != nil)
    // Sent on, it is not uploaded again.
    let forwarded = try bob.send(
      MessageDraft(conversation: .direct("alice"), body: MessageBody(content: received.body.content)))
    #expect(try await bobEvents.waitForOutcome(of: forwarded.id).error == nil)
    #expect(world.blobs.count == 2)
    // A file that goes is no longer named.
    try FileManager.default.removeItem(atPath: fetched)
    #expect(bob.localPath(of: written.id) == nil)
    #expect(await bob.fetched("unknown").code == .messageNotStored)
  }

  @Test func laterMessagesGoAhead() async throws {
    let world = try MediaWorld(.memory)
    let (alice, aliceEvents) = try await world.environment.connectedDevice("alice")
    let (_, bobEvents) = try await world.environment.connectedDevice("bob")
    let path = try world.file("held.jpg", MediaWorld.bytes(400_000))
    let picture = try alice.send(draft(path))
    world.files.hold("held.jpg", from: 0)
    let text = try alice.send("text", to: .direct("bob"))
    try await bobEvents.waitForMessage(text.id)
    if alice.isSending(picture.id) { world.files.release() }
    #expect(try await aliceEvents.waitForOutcome(of: picture.id).error == nil)
    try await bobEvents.waitForMessage(picture.id)
  }

  @Test func anUploadGoesOnAfterARestart() async throws {
    let world = try MediaWorld(.folder)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let (_, bobEvents) = try await world.environment.connectedDevice("bob")
    let bytes = MediaWorld.bytes(2_000_000)
    let path = try world.file("long.bin", bytes)
    world.files.hold("long.bin", from: 1_000_000)
    let message = try alice.send(draft(path))
    await world.files.waitUntilHeld()
    world.environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    world.files.release()
    try world.restart()
    #expect(bobEvents.received == [])
    #expect(world.stored("media/partial/").count == 1)

    let recorder = EventRecorder()
    let configuration = DeviceConfiguration(style: "Test", account: "alice", device: "phone")
    let again = try world.environment.openDevice(configuration) { recorder.record($0) }
    #expect(again.isSending(message.id) == true)
    again.connectEventually(token: "")
    let outcome = try await recorder.waitForOutcome(of: message.id)
    #expect(outcome.error == nil)
    let media = try #require(outcome.message.body.content.media?.media)
    #expect(media.sha256 == hexadecimal(SHA256.value(of: bytes)))
    // It went on where the hub was.
    let first = recorder.events.compactMap { event -> Int64? in
      if case .uploading(_, _, _, let progress) = event { progress.completed } else { nil }
    }.first
    #expect(first.map { $0 > 500_000 } == true)
    let (bob, _) = try await world.environment.connectedDevice("bob", "phone")
    #expect(try await bob.fetched(message.id).get().isEmpty == false)
    #expect(world.partials == [])
  }

  /// A file that was replaced while the app was not running is uploaded again from its beginning.
  @Test func aFileThatChangedIsUploadedAnew() async throws {
    let world = try MediaWorld(.folder)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let path = try world.file("long.bin", MediaWorld.bytes(2_000_000))
    world.files.hold("long.bin", from: 1_000_000)
    let message = try alice.send(draft(path))
    await world.files.waitUntilHeld()
    world.environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    world.files.release()
    world.environment.shutDown()
    let other = MediaWorld.bytes(1_500_000, seed: 2)
    _ = try world.file("long.bin", other)
    try world.restart()
    let recorder = EventRecorder()
    let again = try world.environment.openDevice(
      DeviceConfiguration(style: "Test", account: "alice", device: "phone")
    ) { recorder.record($0) }
    again.connectEventually(token: "")
    let outcome = try await recorder.waitForOutcome(of: message.id)
    #expect(outcome.message.body.content.media?.media.sha256 == hexadecimal(SHA256.value(of: other)))
    #expect(outcome.message.body.content.media?.media.size == 1_500_000)
  }

  @Test(arguments: MediaWorld.Kind.allCases)
  func aFailedUploadFailsTheMessageWhichCanBeSentAgain(_ kind: MediaWorld.Kind) async throws {
    let world = try MediaWorld(kind)
    let (alice, aliceEvents) = try await world.environment.connectedDevice("alice")
    let (_, bobEvents) = try await world.environment.connectedDevice("bob")
    world.environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    let path = try world.file("a.bin", [1, 2, 3])
    let message = try alice.send(draft(path))
    try FileManager.default.removeItem(atPath: path)
    world.environment.setReachable(true, account: "alice", device: "phone", style: "Test")
    let outcome = try await aliceEvents.waitForOutcome(of: message.id)
    #expect(outcome.error?.code == .fileNotFound)
    #expect(alice.message(message.id)?.state == .failed)
    #expect(bobEvents.received == [])
    _ = try world.file("a.bin", [4, 5, 6])
    try alice.resend(message.id)
    #expect(try await aliceEvents.waitForOutcome(of: message.id).error == nil)
    try await bobEvents.waitForMessage(message.id)
    #expect(world.blobs.count == 1)
  }

  @Test func cancelledMessageLeavesNothing() async throws {
    let world = try MediaWorld(.folder)
    let (alice, aliceEvents) = try await world.environment.connectedDevice("alice")
    let path = try world.file("held.bin", MediaWorld.bytes(2_000_000))
    world.files.hold("held.bin", from: 1_000_000)
    let message = try alice.send(draft(path))
    await world.files.waitUntilHeld()
    #expect(alice.cancelSending(message.id))
    #expect(!alice.cancelSending(message.id))
    world.files.release()
    #expect(try await aliceEvents.waitForOutcome(of: message.id).error?.code == .cancelled)
    #expect(alice.transferCount == 0)
    // Deleted while it is uploaded: it is neither sent nor stored any more.
    world.files.hold("held.bin", from: 1_000_000)
    let second = try alice.send(draft(path))
    await world.files.waitUntilHeld()
    try alice.deleteMessage(second.id)
    world.files.release()
    try await world.waitUntilIdle()
    #expect(!alice.isSending(second.id))
    #expect(alice.message(second.id) == nil)
  }

  @Test func draftsThatMakeNoSenseAreRefused() async throws {
    let world = try MediaWorld(.memory)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    func refusal(_ draft: MessageDraft) -> MessagingError.Code? {
      do throws(MessagingError) {
        try alice.send(draft)
        return nil
      } catch {
        return error.code
      }
    }
    #expect(refusal(draft("")) == .invalidArgument)
    #expect(refusal(draft(world.path("nothing"))) == .fileNotFound)
    #expect(refusal(draft(world.folder.url.path)) == .fileNotReadable)
    #expect(refusal(draft(try world.file("empty", []))) == .fileEmpty)
    #expect(
      refusal(MessageDraft(conversation: .direct("bob"), body: MessageBody(content: .file(MediaContent()))))
        == .invalidArgument)
    var text = draft(try world.file("full", [1]))
    text.body.content = .text("x")
    #expect(refusal(text) == .invalidArgument)
    #expect(alice.messages(MessageQuery(in: .direct("bob"), limit: 10)).isEmpty)
    #expect(world.stored("devices/") == [])
    // Kept for later, it needs no file, and one that it has is noted.
    let kept = try alice.save(draft(world.path("full")), sender: "alice", announces: false)
    #expect(alice.localPath(of: kept.id) == world.path("full"))
  }

  private struct Maker: ThumbnailMaker {
    func thumbnail(ofPictureAt path: String) -> Thumbnail? {
      path.contains("none") ? nil : Thumbnail(bytes: Pictures.png(2, 1), type: "image/png", width: 2, height: 1)
    }
    func cover(ofVideoAt path: String) -> Thumbnail? {
      Thumbnail(bytes: Pictures.png(6, 5), type: "image/png", width: 6, height: 5)
    }
  }

  @Test func previewsAreMadeByAThumbnailMakerAlone() async throws {
    let world = try MediaWorld(.memory, thumbnailMaker: Maker())
    let (alice, events) = try await world.environment.connectedDevice("alice")
    _ = try await world.environment.connectedDevice("bob")
    let picture = try alice.send(draft(try world.file("a.png", Pictures.png(40, 20))))
    let made = try await events.waitForOutcome(of: picture.id).message.body.content.media?.preview
    #expect(made?.width == 2)
    #expect(made?.id.isValid == true)
    let none = try alice.send(draft(try world.file("none.png", Pictures.png(40, 20))))
    let outcome = try await events.waitForOutcome(of: none.id)
    #expect(outcome.error == nil)
    #expect(outcome.message.body.content.media?.preview == nil)
    var video = draft(try world.file("v.mp4", [1, 2, 3]))
    video.body.content = .video(MediaContent(media: MediaDescriptor(duration: 2500)))
    let film = try alice.send(video)
    let content = try await events.waitForOutcome(of: film.id).message.body.content.media
    #expect(content?.preview?.height == 5)
    #expect(content?.media.duration == 2500)
    #expect(content?.media.type == "video/mp4")
    // One that the sender gave is kept.
    let given = try alice.send(draft(world.path("a.png"), preview: Pictures.png(9, 9)))
    #expect(try await events.waitForOutcome(of: given.id).message.body.content.media?.preview?.width == 9)
  }

  /// A maker that takes its time.
  private final class SlowMaker: ThumbnailMaker {
    let begun = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)

    func thumbnail(ofPictureAt path: String) -> Thumbnail? {
      begun.signal()
      mayEnd.wait()
      return Thumbnail(bytes: Pictures.png(2, 1), type: "image/png", width: 2, height: 1)
    }
    func cover(ofVideoAt path: String) -> Thumbnail? { nil }

    /// Waits until it has something to do.
    func waitUntilBegun() async {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { [begun] in
          begun.wait()
          continuation.resume()
        }
      }
    }
  }

  @Test func aPreviewThatTakesLongHoldsUpNoTransfer() async throws {
    let maker = SlowMaker()
    let world = try MediaWorld(.folder, thumbnailMaker: maker)
    let (alice, events) = try await world.environment.connectedDevice("alice")
    _ = try await world.environment.connectedDevice("bob")
    let picture = try alice.send(draft(try world.file("a.png", Pictures.png(40, 20))))
    await maker.waitUntilBegun()
    let media = try await alice.uploaded(.data(MediaWorld.bytes(300_000))).get()
    #expect(try await alice.downloaded(media.id).get().data == MediaWorld.bytes(300_000))
    // The message is cancelled before its preview is ready, which is then deleted.
    #expect(alice.cancelSending(picture.id))
    #expect(try await events.waitForOutcome(of: picture.id).error?.code == .cancelled)
    maker.mayEnd.signal()
    for _ in 0..<2 {
      // The work for the first message is done before that requested after the second.
      maker.mayEnd.signal()
      let next = try alice.send(draft(world.path("a.png")))
      #expect(try await events.waitForOutcome(of: next.id).message.body.content.media?.preview?.width == 2)
    }
    #expect(world.stored("devices/").count { $0.hasSuffix(".png") } == 2)
  }
}
