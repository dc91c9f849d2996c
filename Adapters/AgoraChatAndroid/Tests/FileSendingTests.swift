import AgoraChatAndroid
import Foundation
import Parlance
import Testing
import TestSupport

/// Files that this style sends.
@Suite @MainActor struct FileSendingTests {
  @Test func aPictureIsUploadedAndSent() async throws {
    let environment = MessagingEnvironment.inMemory()
    let files = SomeFiles()
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try NeutralApp("bob", environment)
    let picture = SomeFiles.picture(40, 30, more: 700_000)
    let path = try files.file("cat.png", picture)
    let message = AgoraMessage.createImageSendMessage(path, true, "bob")
    #expect(message.getType() == .IMAGE && message.status == .CREATE && message.progress == 0)
    let body = try #require(message.getBody() as? ImageMessageBody)
    #expect(body.isSendOriginalImage())
    body.setSendOriginalImage(false)
    #expect(!body.isSendOriginalImage())
    body.setSendOriginalImage(true)
    #expect(body.getLocalUrl() == path && body.getRemoteUrl() == nil && body.getFileName() == "cat.png")
    #expect(body.downloaded)
    let status = TransferOutcome()
    message.setMessageStatusCallback(status)
    let (code, progress) = try await alice.transfer(message)
    #expect(code == 0)
    #expect(progress.last == 100 && progress.count > 2)
    #expect(progress == progress.sorted() && Set(progress).count == progress.count)
    #expect(status.progress == progress)
    #expect(try await status.inbox.next() == 0)
    #expect(message.progress == 100 && message.status == .SUCCESS)
    #expect(body.getWidth() == 40 && body.getHeight() == 30 && body.getLocalUrl() == path)
    let address = try #require(body.getRemoteUrl())
    #expect(try Data(contentsOf: try #require(URL(string: address))) == Data(picture))
    #expect(body.getThumbnailUrl() == address)

    let received = try await bob.received.next()
    guard case .image(let content) = received.body.content else { throw Unexpected("\(received.body.content)") }
    #expect(content.media.fileName == "cat.png" && content.media.width == 40)
    #expect(try await bob.fetch(received) == picture)
  }

  @Test func everyKindArrivesWithItsType() async throws {
    let environment = MessagingEnvironment.inMemory()
    let files = SomeFiles()
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try NeutralApp("bob", environment)
    let path = try files.file("a.bin", [1, 2, 3])
    let thumbnail = try files.file("t.png", SomeFiles.picture(4, 3))
    let sent: [(AgoraMessage, AgoraMessage.MessageType)] = [
      (.createVoiceSendMessage(path, 7, "bob"), .VOICE),
      (.createVideoSendMessage(path, thumbnail, 8, "bob"), .VIDEO),
      (.createFileSendMessage(path, "bob"), .FILE),
      // A picture in an unknown format has no size.
      (.createImageSendMessage(path, false, "bob"), .IMAGE),
    ]
    for (message, type) in sent {
      #expect(message.getType() == type)
      #expect(try await alice.transfer(message).code == 0)
    }
    let sound = try await bob.received.next().body.content
    #expect(sound.kind == .audio && sound.media?.media.duration == 7000)
    let film = try await bob.received.next()
    #expect(film.body.content.kind == .video && film.body.content.media?.media.duration == 8000)
    #expect(film.body.content.media?.preview?.width == 4)
    #expect(try await bob.fetch(film, .preview) == SomeFiles.picture(4, 3))
    let video = try #require(sent[1].0.getBody() as? VideoMessageBody)
    #expect(video.getLength() == 8 && video.getLocalThumb() == thumbnail && video.getVideoFileLength() == 3)
    #expect(video.getThumbnailUrl() != nil)
    let other = try await bob.received.next()
    #expect(other.body.content.kind == .file && other.body.content.media?.media.fileName == "a.bin")
    #expect((sent[2].0.getBody() as? NormalFileMessageBody)?.getFileSize() == 3)
    #expect(try await bob.fetch(other) == [1, 2, 3])
    let picture = try await bob.received.next().body.content
    #expect(picture.kind == .image && picture.media?.media.width == 0)
  }

  @Test func aBodyIsMadeFirstAndNamed() async throws {
    let (alice, bob) = try await pair()
    let files = SomeFiles()
    let body = VideoMessageBody(files.path("later"), "", -1, 77)
    #expect(body.getLength() == 0 && body.getVideoFileLength() == 77 && body.getLocalThumb() == nil)
    body.setLength(5)
    body.setFileName("film.mp4")
    body.setLocalUrl(try files.file("film", [1, 2]))
    body.setLocalThumb(try files.file("thumb", [9]))
    let message = AgoraMessage.createSendMessage(.VIDEO)
    message.setReceipt("bob")
    message.addBody(body)
    #expect(try await alice.transfer(message).code == 0)
    #expect(body.getVideoFileLength() == 2)
    let received = try #require(try await bob.messages.next().getBody() as? VideoMessageBody)
    #expect(received.getFileName() == "film.mp4" && received.getLength() == 5)
    // A body of another type than the message's.
    let wrong = AgoraMessage.createSendMessage(.FILE)
    wrong.setReceipt("bob")
    wrong.addBody(ImageMessageBody(files.path("film")))
    #expect(try await alice.transfer(wrong).code == 110)
    let long = AgoraMessage.createFileSendMessage(files.path("film"), "bob")
    try file(long).setFileName(String(repeating: "x", count: 3073))
    #expect(try await alice.transfer(long).code == 510)
  }

  @Test(arguments: ["missing", "folder", "empty", "none", "nul", "long", "large", "thumbnail", "large thumbnail"])
  func badFilesAreRefused(_ kind: String) async throws {
    let environment = MessagingEnvironment.inMemory()
    let files = SomeFiles()
    let (alice, bob) = try await pair(environment)
    let good = try files.file("good", [1])
    let message: AgoraMessage
    let expected: Int
    switch kind {
    case "missing": (message, expected) = (.createFileSendMessage(files.path("no"), "bob"), 400)
    case "folder": (message, expected) = (.createImageSendMessage(files.folder.path, true, "bob"), 401)
    case "empty": (message, expected) = (.createVoiceSendMessage(try files.file("e", []), 1, "bob"), 401)
    case "none": (message, expected) = (.createFileSendMessage("", "bob"), 401)
    case "nul": (message, expected) = (.createFileSendMessage("/tmp/\0x", "bob"), 401)
    case "long":
      (message, expected) = (.createFileSendMessage(files.path(String(repeating: "x", count: 5000)), "bob"), 401)
    case "thumbnail": (message, expected) = (.createVideoSendMessage(good, files.path("no"), 1, "bob"), 400)
    case "large thumbnail":
      let thumbnail = try files.file("t", [UInt8](repeating: 1, count: 10 * 1024 * 1024 + 1))
      (message, expected) = (.createVideoSendMessage(good, thumbnail, 1, "bob"), 405)
    default:
      let path = try files.file("large", [UInt8](repeating: 1, count: 10 * 1024 * 1024 + 1))
      (message, expected) = (.createFileSendMessage(path, "bob"), 405)
    }
    let (code, progress) = try await alice.transfer(message)
    #expect(code == expected && progress == [])
    #expect(message.status == .FAIL && message.getError() == expected)
    #expect(alice.manager.getMessage(message.getMsgId()) == nil)
    try await bob.catchUp()
    #expect(bob.messages.pending.isEmpty)
  }

  @Test func withoutALoginNothingIsSent() async throws {
    let files = SomeFiles()
    let (alice, _) = try await pair()
    alice.manager.logout()
    let message = AgoraMessage.createFileSendMessage(try files.file("a", [1]), "bob")
    #expect(try await alice.transfer(message).code == 201)
    #expect(message.status == .FAIL)
  }

  @Test func aHubWithLessRoomFailsTheMessageWhichCanBeSentAgain() async throws {
    var settings = HubSettings()
    settings.mediaSizeLimit = 1000
    let files = SomeFiles()
    let (alice, bob) = try await pair(.inMemory(settings: settings))
    let path = try files.file("a.bin", SomeFiles.bytes(2000))
    let message = AgoraMessage.createFileSendMessage(path, "bob")
    #expect(try await alice.transfer(message).code == 405)
    #expect(message.status == .FAIL && message.getError() == 405)
    let stored = try #require(alice.manager.getMessage(message.getMsgId()))
    #expect(stored === message)
    #expect(try file(stored).getLocalUrl() == path)
    // Without its file it is refused and stays, as it was and as the app has changed it.
    try FileManager.default.removeItem(atPath: path)
    #expect(try await alice.transfer(message).code == 400)
    message.setAttribute("second", "try")
    #expect(try await alice.transfer(message).code == 400)
    #expect(alice.manager.getConversation("bob").getMsgCount() == 1)
    _ = try files.file("a.bin", SomeFiles.bytes(900))
    #expect(try await alice.transfer(message).code == 0)
    #expect(message.status == .SUCCESS && message.getError() == 0)
    let received = try await bob.messages.next()
    #expect(received.getMsgId() == message.getMsgId())
    #expect(try received.getStringAttribute("second") == "try")
    #expect((received.getBody() as? NormalFileMessageBody)?.getFileSize() == 900)
  }

  @Test func aFailedMessageIsSentWithAnotherFile() async throws {
    var settings = HubSettings()
    settings.mediaSizeLimit = 1000
    let files = SomeFiles()
    let (alice, bob) = try await pair(.inMemory(settings: settings))
    let large = try files.file("large.png", SomeFiles.picture(40, 30, more: 2000))
    let message = AgoraMessage.createImageSendMessage(large, true, "bob")
    #expect(try await alice.transfer(message).code == 405)
    let body = try #require(message.getBody() as? ImageMessageBody)
    #expect(body.getWidth() == 40)
    body.setLocalUrl(try files.file("small.png", SomeFiles.picture(4, 3)))
    #expect(try await alice.transfer(message).code == 0)
    #expect(body.getWidth() == 4 && alice.manager.getConversation("bob").getMsgCount() == 1)
    let received = try await bob.messages.next()
    #expect(received.getMsgId() == message.getMsgId())
    #expect((received.getBody() as? ImageMessageBody)?.getHeight() == 3)
    #expect(try await bob.fetch(received).code == 0)
    #expect(try bytes(at: try file(received).getLocalUrl()) == SomeFiles.picture(4, 3))
  }

  @Test func queuedFileIsSentAfterALogout() async throws {
    let environment = MessagingEnvironment.inMemory()
    let files = SomeFiles()
    let (alice, bob) = try await pair(environment)
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChatAndroid")
    _ = try await alice.disconnected.next()
    let message = AgoraMessage.createVoiceSendMessage(try files.file("a.amr", [1, 2, 3]), 2, "bob")
    let outcome = TransferOutcome()
    alice.manager.sendMessage(message, outcome)
    #expect(message.status == .INPROGRESS && outcome.progress.isEmpty)
    // One that is on its way cannot be sent once more, and still arrives.
    #expect(try await alice.transfer(message).code == 500)
    #expect(message.status == .INPROGRESS)
    alice.manager.logout()
    environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChatAndroid")
    try await alice.logIn()
    #expect(try await outcome.inbox.next() == 0)
    #expect(outcome.progress.last == 100 && message.status == .SUCCESS)
    let received = try await bob.messages.next()
    #expect(try await bob.fetch(received).code == 0)
    #expect(try bytes(at: try file(received).getLocalUrl()) == [1, 2, 3])
  }

  @Test func receivedFileIsForwardedWithoutAnotherUpload() async throws {
    let environment = MessagingEnvironment.inMemory()
    let files = SomeFiles()
    let (alice, bob) = try await pair(environment)
    let carol = try await ChatApp.other("carol", in: environment)
    let path = try files.file("a.txt", [1, 2, 3])
    #expect(try await alice.transfer(.createFileSendMessage(path, "bob")).code == 0)
    let received = try await bob.messages.next()
    let forwarded = AgoraMessage.createSendMessage(.FILE)
    forwarded.setReceipt("carol")
    forwarded.addBody(try file(received))
    #expect(try await bob.transfer(forwarded).progress == [100])
    let passed = try await carol.messages.next()
    #expect(try file(passed).getRemoteUrl() == file(received).getRemoteUrl())
    #expect(try await carol.fetch(passed).code == 0)
    #expect(try bytes(at: try file(passed).getLocalUrl()) == [1, 2, 3])
  }
}

struct Unexpected: Error {
  let what: String
  init(_ what: String) { self.what = what }
}
