import Parlance
import ParlanceCore
import ParlanceEngine
import TestSupport
import Testing

/// The files of a device's own folder, which an app may list and remove.
@Suite(.timeLimit(.minutes(5))) struct CachedFileTests {
  /// Downloads media into the device's own folder.
  private func keep(_ media: MediaDescriptor, _ device: Device) async throws {
    let result: Result<DownloadedMedia, MessagingError> = await withCheckedContinuation { continuation in
      device.download(media.id, describedBy: media) { continuation.resume(returning: $0) }
    }
    _ = try result.get()
  }

  @Test func downloadsAreListedAndRemoved() async throws {
    let world = try MediaWorld(.memory)
    let (alice, events) = try await world.environment.connectedDevice("alice")
    let (bob, _) = try await world.environment.connectedDevice("bob")
    #expect(try bob.cachedFiles() == [])
    #expect(try bob.removeCachedFiles() == 0)
    func uploaded(_ name: String, _ count: Int) async throws -> MediaDescriptor {
      let path = try world.file(name, [UInt8](repeating: 7, count: count))
      let draft = MessageDraft(
        conversation: .direct("bob"), body: MessageBody(content: .file(MediaContent())),
        attachments: [MessageAttachment(.file, source: .file(path))])
      let sent = try await events.waitForOutcome(of: try alice.send(draft).id)
      return try #require(sent.message.body.content.media?.media)
    }
    let (text, picture) = (try await uploaded("a.TXT", 10), try await uploaded("b.png", 20))
    for media in [text, picture] { try await keep(media, bob) }
    let all = try bob.cachedFiles()
    #expect(all.map(\.size).sorted() == [10, 20])
    #expect(Set(all.map(\.path)) == [bob.downloadPath(of: text), bob.downloadPath(of: picture)])
    #expect(try bob.cachedFiles(endings: ["txt"]).map(\.size) == [10])
    #expect(try bob.cachedFiles(endings: [".PNG", "gif"]).map(\.size) == [20])
    #expect(try bob.cachedFiles(endings: []).isEmpty)
    #expect(try bob.cachedFiles(before: all.map(\.modified).min()).isEmpty)
    #expect(try bob.removeCachedFiles(endings: ["txt"]) == 10)
    #expect(bob.localPath(of: text) == nil && bob.localPath(of: picture) != nil)
    #expect(try bob.cachedFiles().map(\.size) == [20])
    // It can be had again.
    try await keep(text, bob)
    #expect(try bob.removeCachedFiles() == 30)
    #expect(try bob.cachedFiles() == [])
    // The sender's own files are elsewhere.
    #expect(try alice.removeCachedFiles() == 0)
    #expect(alice.localPath(of: text) != nil)
  }

  @Test func fileOfAWaitingMessageIsKept() async throws {
    let world = try MediaWorld(.memory)
    let (alice, events) = try await world.environment.connectedDevice("alice")
    _ = try await world.environment.connectedDevice("bob")
    world.environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    let draft = MessageDraft(
      conversation: .direct("bob"), body: MessageBody(content: .file(MediaContent())),
      attachments: [MessageAttachment(.file, source: .data([1, 2, 3]))])
    let waiting = try alice.send(draft)
    #expect(try alice.cachedFiles() == [] && alice.removeCachedFiles() == 0)
    world.environment.setReachable(true, account: "alice", device: "phone", style: "Test")
    #expect(try await events.waitForOutcome(of: waiting.id).error == nil)
    await withCheckedContinuation { done in alice.disconnect { _ in done.resume() } }
    #expect(throws: MessagingError(.notLoggedIn)) { try alice.cachedFiles() }
    #expect(throws: MessagingError(.notLoggedIn)) { try alice.removeCachedFiles() }
  }
}
