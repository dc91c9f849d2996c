import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

/// Full disks and hostile content: the vendor's error, nothing half-written, nothing lost.
@Suite @MainActor struct MediaTroubleTests {
  private let files: SomeFiles
  private let disk = FaultyFiles()
  private let environment: MessagingEnvironment

  init() {
    files = SomeFiles()
    environment = .inMemory(folder: files.folder.appendingPathComponent("environment"), files: disk)
  }

  private func fill(_ part: String?) { disk.faults.withLock { $0.full = part } }

  @Test func aFullDiskOfTheServer() async throws {
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(
      clock: clock, folder: files.folder.appendingPathComponent("waiting"), files: disk)
    let (alice, bob) = try pair(environment)
    let message = alice.message(
      AgoraChatFileMessageBody(localPath: try files.file("a.bin", SomeFiles.bytes(600_000)), displayName: nil))
    fill("media/partial")
    let done = Inbox<AgoraChatError?>("completion")
    alice.chat.send(message, progress: nil) { done.add($1) }
    _ = try await disk.refusals.next()
    #expect(files.names("media/blobs/") == [])
    fill(nil)
    // It waits for room as a text would.
    while message.status != .succeed {
      #expect(message.status == .delivering && done.pending.isEmpty)
      clock.advance(bySeconds: 6)
      _ = try await bob.say("text", to: "alice")
    }
    #expect(try await done.next() == nil)
    let received = try await bob.received.next()
    #expect(try await bob.fetch(received).code == nil)
    #expect(try bytes(at: (received.body as? AgoraChatFileMessageBody)?.localPath) == SomeFiles.bytes(600_000))
    #expect(files.names("media/partial/") == [] && files.names("media/blobs/").count == 1)
  }

  @Test func aFileThatVanishesOrIsEmptiedBeforeItIsUploaded() async throws {
    let (alice, bob) = try pair(environment)
    let path = try files.file("a.bin", SomeFiles.bytes(1000))
    let cases: [([UInt8]?, AgoraChatErrorCode)] = [(nil, .fileNotFound), ([], .fileInvalid)]
    for (change, expected) in cases {
      environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
      let message = alice.message(AgoraChatFileMessageBody(localPath: path, displayName: nil))
      let done = Inbox<AgoraChatError?>("completion")
      alice.chat.send(message, progress: nil) { done.add($1) }
      if let change { _ = try files.file("a.bin", change) } else { try FileManager.default.removeItem(atPath: path) }
      environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChat")
      let error = try await done.next()
      #expect(error?.code == expected && message.status == .failed)
      _ = try files.file("a.bin", SomeFiles.bytes(1000))
      #expect(try await failure { done in alice.chat.resend(message, progress: nil) { done($1) } } == nil)
      #expect((try await bob.received.next().body as? AgoraChatFileMessageBody)?.fileLength == 1000)
    }
  }

  @Test func aFullDiskOfTheSender() async throws {
    let (alice, _) = try pair(environment)
    // Bytes in memory find no room: the message is refused, and no row says otherwise.
    let message = alice.message(AgoraChatFileMessageBody(data: Data([1, 2, 3]), displayName: nil))
    fill(".files")
    #expect(try await alice.send(message)?.code == .databaseOperationFailed)
    #expect(message.status == .failed && alice.chat.getMessageWithMessageId(message.messageId) == nil)
    fill(nil)
    #expect(try await alice.send(message) == nil)
    #expect(message.status == .succeed)
  }

  @Test func aFullDiskOfTheDevice() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let other = try NeutralApp("bob", environment)
    try await other.send(.image(MediaContent()), SomeFiles.picture(4, 3, more: 600_000), preview: [1, 2, 3])
    let message = try await alice.received.next()
    let body = try #require(message.body as? AgoraChatImageMessageBody)
    #expect(try await alice.attachments.next().error == nil)
    let path = try #require(body.localPath)
    fill("AgoraChat/alice")
    #expect(try await alice.fetch(message).code == .fileDownloadFailed)
    #expect(try await alice.attachments.next().error?.code == .fileDownloadFailed)
    #expect(body.downloadStatus == .failed && !FileManager.default.fileExists(atPath: path))
    // What comes by itself says so too.
    try await other.send(.audio(MediaContent()), [4, 5])
    let sound = try await alice.received.next()
    let told = try await alice.attachments.next()
    #expect(told.message === sound && told.error?.code == .fileDownloadFailed)
    #expect(files.names(".part") == [])
    fill(nil)
    for message in [message, sound] { #expect(try await alice.fetch(message).code == nil) }
    #expect(body.downloadStatus == .succeed)
    #expect(try bytes(at: path) == SomeFiles.picture(4, 3, more: 600_000))
  }

  /// Another file has the path of a download.
  @Test func foreignFileAtThePathOfADownloadIsReplaced() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let other = try NeutralApp("bob", environment)
    try await other.send(.file(MediaContent()), [1, 2, 3])
    let message = try await alice.received.next()
    let body = try #require(message.body as? AgoraChatFileMessageBody)
    let path = try #require(body.localPath)
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data([9]).write(to: url)
    #expect(body.downloadStatus == .pending)
    #expect(try await alice.fetch(message).code == nil)
    #expect(try bytes(at: path) == [1, 2, 3])
  }

  @Test func unknownMediaCannotBeFetched() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let other = try NeutralApp("bob", environment)
    for id in [MediaID.generate(), "../../etc/passwd", "x"] {
      let media = MediaContent(media: MediaDescriptor(id: id, size: 10, fileName: "../../a.txt"))
      try other.device.send(MessageDraft(conversation: .direct("alice"), body: MessageBody(content: .file(media))))
      // The server takes only what it knows.
      if try await other.outcomes.next() != nil { continue }
      let message = try await alice.received.next()
      #expect(try await alice.fetch(message).code == .fileNotFound)
      #expect((message.body as? AgoraChatFileMessageBody)?.downloadStatus != .succeed)
    }
    try await alice.catchUp()
    #expect(files.names(".part") == [] && files.names("a.txt") == [])
  }

  @Test func truncatedPicturesAreFilesOfUnknownSize() async throws {
    let (alice, bob) = try pair(environment)
    let picture = SomeFiles.picture(40, 30)
    for count in [1, 8, 12, 16, 20, 23] {
      let bytes = Array(picture.prefix(count))
      #expect(
        try await alice.send(alice.message(AgoraChatImageMessageBody(data: Data(bytes), displayName: "a.png"))) == nil)
      let received = try await bob.received.next()
      let body = try #require(received.body as? AgoraChatImageMessageBody)
      #expect(body.size == .zero)
      #expect(try await bob.fetch(received).code == nil)
      #expect(try TestSupport.bytes(at: body.localPath) == bytes)
    }
  }
}
