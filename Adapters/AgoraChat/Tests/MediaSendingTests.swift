import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

/// Files that this style sends.
@Suite @MainActor struct MediaSendingTests {
  @Test func aPictureIsSentWithItsThumbnail() async throws {
    let environment = MessagingEnvironment.inMemory()
    let files = SomeFiles()
    let alice = try ChatApp.loggedIn("alice", environment)
    let other = try NeutralApp("bob", environment)
    let bytes = SomeFiles.picture(40, 30, more: 700_000)
    let body = AgoraChatImageMessageBody(localPath: try files.file("cat.png", bytes), displayName: "my cat.png")
    body.thumbnailLocalPath = try files.file("small.png", SomeFiles.picture(4, 3))
    #expect(body.fileLength == Int64(bytes.count))
    #expect(body.downloadStatus == .succeed)
    #expect(body.remotePath == nil)
    let message = alice.message(body)
    var progress: [Int32] = []
    let done = Inbox<AgoraChatError?>("completion")
    alice.chat.send(message, progress: { progress.append($0) }) { _, error in done.add(error) }
    #expect(message.status == .delivering)
    #expect(body.localPath == files.path("cat.png"))
    #expect(try await done.next() == nil)
    #expect(progress.last == 100)
    #expect(progress == progress.sorted())
    #expect(Set(progress).count == progress.count)
    #expect(progress.count > 2)

    #expect(message.body === body)
    #expect(body.size == CGSize(width: 40, height: 30))
    #expect(body.thumbnailSize == CGSize(width: 4, height: 3))
    #expect(body.localPath == files.path("cat.png"))
    #expect(body.thumbnailLocalPath == files.path("small.png"))
    #expect(body.downloadStatus == .succeed)
    #expect(body.thumbnailDownloadStatus == .succeed)
    #expect(try Data(contentsOf: try #require(URL(string: body.remotePath))) == Data(bytes))
    #expect(!body.secretKey.isEmpty)

    let received = try await other.received.next()
    guard case .image(let content) = received.body.content else { throw Unexpected("\(received.body.content)") }
    #expect(content.media.fileName == "my cat.png")
    #expect(content.media.width == 40)
    #expect(content.media.id.string == body.secretKey)
    #expect(content.preview?.height == 3)
    #expect(try await other.fetch(received) == bytes)
    #expect(try await other.fetch(received, .preview) == SomeFiles.picture(4, 3))
  }

  @Test func everyKindArrivesWithItsType() async throws {
    let environment = MessagingEnvironment.inMemory()
    let files = SomeFiles()
    let alice = try ChatApp.loggedIn("alice", environment)
    let other = try NeutralApp("bob", environment)
    let path = try files.file("a.bin", [1, 2, 3])
    let voice = AgoraChatVoiceMessageBody(localPath: path, displayName: "a.amr")
    voice.duration = 7
    let film = AgoraChatVideoMessageBody(localPath: path, displayName: "a.mp4")
    film.duration = 8
    for body in [voice, film] {
      #expect(try await alice.send(AgoraChatMessage(conversationID: "bob", body: body, ext: nil)) == nil)
    }
    let bodies: [AgoraChatMessageBaseBody] = [
      .file(localPath: path, displayName: ""),
      // A picture that cannot be read has no size.
      .image(localPath: path, displayName: "a.jpg"),
    ]
    for body in bodies {
      #expect(try await alice.send(AgoraChatMessage(conversationId: "bob", body: body, ext: nil)) == nil)
    }
    let sound = try await other.received.next().body.content
    #expect(sound.kind == .audio)
    #expect(sound.media?.media.duration == 7000)
    let video = try await other.received.next().body.content
    #expect(video.kind == .video)
    #expect(video.media?.media.duration == 8000)
    #expect(video.media?.preview == nil)
    let file = try await other.received.next()
    #expect(file.body.content.kind == .file)
    #expect(file.body.content.media?.media.fileName == "a.bin")
    #expect(try await other.fetch(file) == [1, 2, 3])
    let picture = try await other.received.next().body.content
    #expect(picture.kind == .image)
    #expect(picture.media?.media.width == 0)
  }

  @Test func bytesInMemoryAreFiles() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try ChatApp.loggedIn("alice", environment)
    let other = try NeutralApp("bob", environment)
    let picture = SomeFiles.picture(9, 8)
    let body = try #require(
      AgoraImageMessageBody(data: Data(picture), thumbnailData: Data(SomeFiles.picture(2, 1))) as AgoraImageMessageBody?
    )
    #expect(try await alice.send(alice.message(body)) == nil)
    #expect(body.size == CGSize(width: 9, height: 8))
    #expect(try bytes(at: body.localPath) == picture)
    #expect(try bytes(at: body.thumbnailLocalPath) == SomeFiles.picture(2, 1))
    #expect(body.thumbnailFileLength == Int64(SomeFiles.picture(2, 1).count))
    let received = try await other.received.next()
    #expect(try await other.fetch(received) == picture)
  }

  @Test(arguments: ["missing", "folder", "empty", "none", "no data", "nul", "long", "large", "large thumbnail"])
  func badFilesAreRefused(_ kind: String) async throws {
    let environment = MessagingEnvironment.inMemory()
    let files = SomeFiles()
    let alice = try ChatApp.loggedIn("alice", environment)
    _ = try ChatApp.loggedIn("bob", environment)
    let body: AgoraChatFileMessageBody
    let expected: AgoraChatErrorCode
    switch kind {
    case "missing": (body, expected) = (.init(localPath: files.path("no"), displayName: nil), .fileNotFound)
    case "folder": (body, expected) = (.init(localPath: files.folder.path, displayName: nil), .fileInvalid)
    case "empty": (body, expected) = (.init(localPath: try files.file("e", []), displayName: nil), .fileInvalid)
    case "none": (body, expected) = (.init(localPath: "", displayName: "a"), .fileInvalid)
    case "no data": (body, expected) = (.init(data: Data(), displayName: "a"), .fileInvalid)
    case "nul": (body, expected) = (.init(localPath: "/tmp/\0x", displayName: "a"), .fileInvalid)
    case "long":
      let path = files.path(String(repeating: "x", count: 5000))
      (body, expected) = (.init(localPath: path, displayName: "a"), .fileInvalid)
    case "large thumbnail":
      let image = AgoraChatImageMessageBody(data: Data([1]), displayName: nil)
      image.thumbnailLocalPath = try files.file("t", [UInt8](repeating: 1, count: 10 * 1024 * 1024 + 1))
      (body, expected) = (image, .fileTooLarge)
    default:
      (body, expected) = (.init(data: Data(count: 10 * 1024 * 1024 + 1), displayName: nil), .fileTooLarge)
    }
    let message = alice.message(body)
    #expect(try await alice.send(message)?.code == expected)
    #expect(message.status == .failed)
    #expect(try await alice.statuses.next().error?.code == expected)
    #expect(alice.chat.getMessageWithMessageId(message.messageId) == nil)
  }

  @Test func theLargestFileIsSent() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try ChatApp.loggedIn("alice", environment)
    _ = try ChatApp.loggedIn("bob", environment)
    let body = AgoraChatFileMessageBody(data: Data(count: 10 * 1024 * 1024), displayName: "zeros")
    #expect(try await alice.send(alice.message(body)) == nil)
  }

  @Test func aHubWithLessRoomFailsTheMessageWhichCanBeSentAgain() async throws {
    var settings = HubSettings()
    settings.mediaSizeLimit = 1000
    let environment = MessagingEnvironment.inMemory(settings: settings)
    let files = SomeFiles()
    let alice = try ChatApp.loggedIn("alice", environment)
    let bob = try ChatApp.loggedIn("bob", environment)
    let path = try files.file("a.bin", SomeFiles.bytes(2000))
    let message = alice.message(AgoraChatFileMessageBody(localPath: path, displayName: nil))
    #expect(try await alice.send(message)?.code == .fileTooLarge)
    #expect(message.status == .failed)
    let stored = try #require(alice.chat.getMessageWithMessageId(message.messageId))
    #expect((stored.body as? AgoraChatFileMessageBody)?.localPath == path)
    _ = try files.file("a.bin", SomeFiles.bytes(900))
    #expect(try await resend(stored, alice) == nil)
    let received = try await bob.received.next()
    #expect((received.body as? AgoraChatFileMessageBody)?.fileLength == 900)
  }

  private func resend(_ message: AgoraChatMessage, _ app: ChatApp) async throws -> AgoraChatErrorCode? {
    try await failure { done in app.chat.resend(message, progress: nil) { _, error in done(error) } }
  }

  @Test func receivedFileIsForwardedWithoutAnotherUpload() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let carol = try ChatApp.loggedIn("carol", environment)
    let body = AgoraChatFileMessageBody(data: Data([1, 2, 3]), displayName: "a.txt")
    #expect(try await alice.send(alice.message(body)) == nil)
    let received = try await bob.received.next()
    #expect(try await bob.send(bob.message(received.body, to: "carol")) == nil)
    let forwarded = try #require(try await carol.received.next().body as? AgoraChatFileMessageBody)
    #expect(forwarded.secretKey == body.secretKey)
    #expect(forwarded.displayName == "a.txt")
    // What was sent can be sent to others as well, though its file be gone.
    #expect(try await alice.send(alice.message(body, to: "carol")) == nil)
    #expect((try await carol.received.next().body as? AgoraChatFileMessageBody)?.secretKey == body.secretKey)
  }
}

struct Unexpected: Error {
  let what: String
  init(_ what: String) { self.what = what }
}
