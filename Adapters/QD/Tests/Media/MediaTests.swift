import Foundation
import Parlance
import QD_IMSDK
import Testing
import TestSupport

/// Files of messages, beyond what QD's document shows. Each test has an engine of its own.
@Suite @MainActor struct MediaTests {
  private let files: Files
  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())

  init() throws { files = try Files() }

  private func pair() async throws -> (alice: ChatApp, bob: ChatApp) {
    (try await ChatApp.other("alice", in: environment), try await ChatApp.other("bob", in: environment))
  }

  @Test func aBrokenPictureIsSentWithoutASize() async throws {
    let (alice, bob) = try await pair()
    let bytes = someBytes(1000)
    _ = try await alice.send(QDImageObject(sourcePath: try files.file("broken.jpg", bytes)), to: direct("bob"))
    let received = try await bob.receive()
    #expect(received.messageType == .image)
    let picture = try #require(received.messageObject as? QDImageObject)
    #expect(picture.size == .zero)
    #expect(picture.fileLength == 1000)
    #expect(try opened(picture.url) == bytes)
  }

  @Test func propertiesOfFilesBeforeSending() throws {
    let picture = QDImageObject(sourcePath: try files.file("cat.png", Data(Pictures.png(40, 30))))
    #expect(picture.size == CGSize(width: 40, height: 30))
    #expect(picture.fileLength == Int64(Pictures.png(40, 30).count))
    #expect(picture.path == files.path("cat.png"))
    #expect(picture.fileName == nil)
    #expect(picture.guid == nil && picture.md5 == nil && picture.url == nil && picture.thumbUrl == nil)
    let gone = QDImageObject(sourcePath: files.path("gone.png"))
    #expect(gone.size == .zero)
    #expect(gone.fileLength == 0)
  }

  @Test func aReceivedFileIsSentOnWithoutFetchingIt() async throws {
    let (alice, bob) = try await pair()
    let carol = try await ChatApp.other("carol", in: environment)
    let bytes = someBytes(200_000)
    _ = try await alice.send(QDFileObject(sourcePath: try files.file("paper.pdf", bytes)), to: direct("bob"))
    let received = try await bob.receive()
    let object = try #require(received.messageObject)
    let guid = (object as? QDFileObject)?.guid
    let forwarded = try await bob.send(object, to: direct("carol"))
    #expect(bob.sending.pending.isEmpty)
    #expect(received.attachmentDownloadState == .needDownload)
    let onward = try await carol.receive()
    let file = try #require(onward.messageObject as? QDFileObject)
    #expect(file.guid == guid)
    #expect(file.fileName == "paper.pdf")
    #expect(try await carol.fetch(onward).last == 1)
    #expect(contents(file.path) == bytes)
    #expect(forwarded.messageType == .file)
  }

  @Test func anObjectThatIsSentTwiceIsUploadedAgain() async throws {
    let (alice, bob) = try await pair()
    let path = try files.file("notes.txt", Data("one".utf8))
    let object = QDFileObject(sourcePath: path)
    _ = try await alice.send(object, to: direct("bob"))
    try Data("two, longer".utf8).write(to: URL(fileURLWithPath: path))
    _ = try await alice.send(object, to: direct("bob"))
    let first = try #require(try await bob.receive().messageObject as? QDFileObject)
    let second = try #require(try await bob.receive().messageObject as? QDFileObject)
    #expect(try opened(first.url) == Data("one".utf8))
    #expect(try opened(second.url) == Data("two, longer".utf8))
    #expect(object.guid == second.guid)
  }

  @Test func ownMessagesFromTheDatabaseKnowTheirFile() async throws {
    let (alice, _) = try await pair()
    let path = try files.file("voice.amr", someBytes(1000))
    let object = QDAudioObject(sourcePath: path)
    object.duration = 77
    object.fileName = "Voice"
    _ = try await alice.send(object, to: direct("bob"))
    let stored = try #require(
      alice.client.chatManager.messages(in: direct("bob"), message: nil, limit: 1).first)
    let audio = try #require(stored.messageObject as? QDAudioObject)
    #expect(stored.messageType == .audio)
    #expect(audio.path == path)
    #expect(audio.guid == object.guid)
    #expect(audio.duration == 77)
    #expect(audio.fileName == "Voice")
    #expect(stored.attachmentDownloadState == .downloaded)
  }

  @Test func ownRecordingFromAnotherDeviceIsFetched() async throws {
    let (alice, _) = try await pair()
    let tablet = try await ChatApp.other("alice", device: "tablet", in: environment)
    let bytes = someBytes(1000)
    _ = try await alice.send(QDAudioObject(sourcePath: try files.file("voice.amr", bytes)), to: direct("bob"))
    let roamed = try await tablet.receive()
    #expect(try await tablet.fetchEnd(roamed).last == 1)
    #expect(contents((roamed.messageObject as? QDAudioObject)?.path) == bytes)
  }

  @Test func recordingInAGroupIsFetched() async throws {
    let (alice, bob) = try await pair()
    let id = try environment.administration.createGroup(name: "g", owner: "alice", members: ["bob"])
    let bytes = someBytes(1000)
    let voice = QDAudioObject(sourcePath: try files.file("voice.amr", bytes))
    _ = try await alice.send(voice, to: QDSession(id, type: .group))
    let received = try await bob.receive()
    #expect(try await bob.fetchEnd(received).last == 1)
    #expect(contents((received.messageObject as? QDAudioObject)?.path) == bytes)
  }

  /// QD: receiving messages. Those of P2P and group sessions are fetched by the SDK.
  @Test func recordingInAChatroomIsNotFetchedUnasked() async throws {
    let (alice, bob) = try await pair()
    let id = try environment.administration.createRoom(name: "room", owner: "alice")
    for app in [alice, bob] {
      #expect(
        try await outcome { done in app.client.chatroomManager.enterChatroom(id) { _, error in done(error) } } == nil)
    }
    let bytes = someBytes(1000)
    let voice = QDAudioObject(sourcePath: try files.file("voice.amr", bytes))
    _ = try await alice.send(voice, to: QDSession(id, type: .chatroom))
    let received = try await bob.receive()
    try await bob.catchUp()
    #expect(bob.fetched.pending.isEmpty)
    #expect(received.attachmentDownloadState == .needDownload)
    #expect(try await bob.fetch(received).last == 1)
    #expect(received.attachmentDownloadState == .downloaded)
    #expect(contents((received.messageObject as? QDAudioObject)?.path) == bytes)
  }

  @Test func fetchingTwiceAtOnceIsFetchingOnce() async throws {
    let (alice, bob) = try await pair()
    _ = try await alice.send(QDFileObject(data: someBytes(300_000), extension: ".bin"), to: direct("bob"))
    let received = try await bob.receive()
    try bob.client.chatManager.fetchMessageAttachment(received)
    #expect(received.attachmentDownloadState == .downloading)
    #expect(try await bob.fetch(received).count { $0 == 1 } == 1)
    #expect(bob.fetched.pending.isEmpty)
    // A stored file completes at once.
    #expect(try await bob.fetch(received) == [1])
    #expect((received.messageObject as? QDFileObject)?.fileName == "file.bin")
  }

  @Test func aSavedMessageHasItsFile() async throws {
    let (alice, bob) = try await pair()
    let path = try files.file("paper.pdf", someBytes(1000))
    let message = QDMessage()
    message.messageObject = QDFileObject(sourcePath: path)
    #expect(try await outcome { alice.client.chatManager.save(message, for: direct("bob"), completion: $0) } == nil)
    let stored = try #require(alice.client.chatManager.messages(in: direct("bob"), message: nil, limit: 1).first)
    #expect(stored.messageId == message.messageId)
    #expect((stored.messageObject as? QDFileObject)?.path == path)
    #expect((stored.messageObject as? QDFileObject)?.guid == nil)
    #expect((stored.messageObject as? QDFileObject)?.fileLength == 1000)
    #expect(stored.attachmentDownloadState == .downloaded)
    try await bob.catchUp()
    #expect(bob.received.pending.isEmpty)
  }

  @Test func messagePropertiesTravelWithFiles() async throws {
    let (alice, bob) = try await pair()
    let message = QDMessage()
    message.messageObject = QDFileObject(data: Data([1]), extension: "bin")
    message.title = "title"
    message.attachments = "attachments"
    message.remoteExt = ["key": "value"]
    try alice.client.chatManager.send(message, to: direct("bob"))
    try await alice.complete(message)
    let received = try await bob.receive()
    #expect(received.title == "title")
    #expect(received.attachments == "attachments")
    #expect(received.remoteExt as? [String: String] == ["key": "value"])
    #expect(received.text.isEmpty)
  }
}
