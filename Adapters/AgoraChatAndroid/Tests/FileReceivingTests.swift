import AgoraChatAndroid
import Foundation
import Parlance
import Testing
import TestSupport

/// Files that other styles send.
@Suite @MainActor struct FileReceivingTests {
  private func world() async throws -> (alice: ChatApp, other: NeutralApp) {
    let environment = MessagingEnvironment.inMemory()
    return (try await ChatApp.other("alice", in: environment), try NeutralApp("bob", environment))
  }

  /// Waits for the file that the SDK downloads by itself.
  private func automatic(_ message: AgoraMessage) async throws -> Int {
    guard message.status == .INPROGRESS else { return message.status == .SUCCESS ? 0 : 1 }
    let outcome = TransferOutcome()
    try file(message).setDownloadCallback(outcome)
    defer { (message.getBody() as? FileMessageBody)?.setDownloadCallback(nil) }
    return try await outcome.inbox.next()
  }

  @Test func aThumbnailComesByItselfAndThePictureWhenAskedFor() async throws {
    let (alice, other) = try await world()
    let picture = SomeFiles.picture(40, 30, more: 700_000)
    let media = MediaContent(media: MediaDescriptor(fileName: "cat.png"))
    try await other.send(.image(media), picture, preview: SomeFiles.picture(4, 3))
    let message = try await alice.messages.next()
    #expect(message.getType() == .IMAGE && message.direct == .RECEIVE)
    #expect(try await automatic(message) == 0)
    #expect(message.status == .SUCCESS)
    let body = try #require(message.getBody() as? ImageMessageBody)
    #expect(try bytes(at: body.getLocalThumb()) == SomeFiles.picture(4, 3))
    #expect(body.getFileName() == "cat.png" && body.getWidth() == 40 && body.getHeight() == 30)
    #expect(!body.downloaded)
    // Apps look for the file there before they ask for it.
    let path = try #require(body.getLocalUrl())
    #expect(!FileManager.default.fileExists(atPath: path))

    let (code, progress) = try await alice.fetch(message)
    #expect(code == 0 && progress.last == 100 && progress.count > 2)
    #expect(progress == progress.sorted() && message.progress == 100)
    #expect(body.downloaded && body.getLocalUrl() == path)
    #expect(try bytes(at: path) == picture)
    #expect(try await alice.fetch(message).progress == [100])
  }

  @Test func recordingsComeByThemselves() async throws {
    let (alice, other) = try await world()
    try await other.send(.audio(MediaContent(media: MediaDescriptor(duration: 1700))), [1, 2, 3])
    let message = try await alice.messages.next()
    #expect(message.getType() == .VOICE)
    #expect(try await automatic(message) == 0)
    let body = try #require(message.getBody() as? VoiceMessageBody)
    #expect(body.downloaded && body.getLength() == 2)
    #expect(try bytes(at: body.getLocalUrl()) == [1, 2, 3])
  }

  @Test func filmsAndFilesWaitToBeAskedFor() async throws {
    let (alice, other) = try await world()
    try await other.send(.video(MediaContent(media: MediaDescriptor(duration: 200))), [1, 2])
    let film = try await alice.messages.next()
    let video = try #require(film.getBody() as? VideoMessageBody)
    #expect(film.getType() == .VIDEO && film.status == .SUCCESS && !video.downloaded)
    #expect(video.getLength() == 1 && video.getLocalThumb() == nil && video.getThumbnailUrl() == nil)
    try await other.send(.file(MediaContent(media: MediaDescriptor(fileName: "notes.txt"))), [3])
    let notes = try await alice.messages.next()
    #expect(notes.getType() == .FILE && notes.status == .SUCCESS)
    #expect((notes.getBody() as? NormalFileMessageBody)?.getFileSize() == 1)
    for message in [film, notes] { #expect(try await alice.fetch(message).code == 0) }
    #expect(try bytes(at: video.getLocalUrl()) == [1, 2])
    #expect(try bytes(at: try file(notes).getLocalUrl()) == [3])
  }

  @Test func aDownloadGoesWhereTheAppSays() async throws {
    let (alice, other) = try await world()
    let files = SomeFiles()
    try await other.send(.file(MediaContent()), [1, 2, 3])
    let message = try await alice.messages.next()
    let there = try files.file("there", [9])
    try file(message).setLocalUrl(files.path("no/such/folder"))
    #expect(try await alice.fetch(message).code == 403)
    #expect(message.status == .FAIL)
    try file(message).setLocalUrl(files.folder.path)
    #expect(try await alice.fetch(message).code == 403)
    try file(message).setLocalUrl(files.path("here"))
    #expect(try await alice.fetch(message).code == 0)
    #expect(message.status == .SUCCESS)
    #expect(try bytes(at: files.path("here")) == [1, 2, 3])
    #expect(try bytes(at: there) == [9])
  }

  @Test func addressesAreDownloadedFrom() async throws {
    let (alice, other) = try await world()
    let files = SomeFiles()
    let sent = SomeFiles.bytes(600_000)
    try await other.send(.file(MediaContent()), sent)
    let message = try await alice.messages.next()
    let address = try #require(try file(message).getRemoteUrl())
    let (code, progress) = try await alice.download(address, to: files.path("a"))
    #expect(code == 0 && progress.last == 100 && progress == progress.sorted())
    #expect(try bytes(at: files.path("a")) == sent)
    // A complete download replaces an existing file.
    #expect(try await alice.download(address, to: try files.file("b", [9])).code == 0)
    #expect(try bytes(at: files.path("b")) == sent)
    // To the path that the body names, as apps of that time do.
    let local = try #require(try file(message).getLocalUrl())
    #expect(try await alice.download(address, to: local).code == 0)
    #expect(try file(message).downloaded && bytes(at: local) == sent)
    // Invalid destinations, and unknown addresses.
    #expect(try await alice.download(address, to: files.folder.path).code == 403)
    #expect(try await alice.download(address, to: files.path("no/folder")).code == 403)
    #expect(try await alice.download(address, to: "").code == 403)
    #expect(try await alice.download("https://example.com/a", to: files.path("c")).code == 400)
    #expect(try await alice.download("", to: files.path("c")).code == 400)
    alice.manager.logout()
    #expect(try await alice.download(address, to: files.path("c")).code == 201)
    #expect(files.names("").sorted() == ["a", "b"])
  }

  @Test func fetchWithoutAFileIsRefused() async throws {
    let (alice, other) = try await world()
    let files = SomeFiles()
    #expect(try await alice.fetch(.createTxtSendMessage("hello", "bob")).code == 500)
    #expect(try await alice.fetch(.createFileSendMessage(files.path("no"), "bob")).code == 500)
    try await other.send(.file(MediaContent()), [1])
    let message = try await alice.messages.next()
    alice.manager.logout()
    #expect(try await alice.fetch(message).code == 201)
    #expect(!(try file(message).downloaded) && message.status == .SUCCESS)
  }

  @Test func downloadOfAnExpiredFileFails() async throws {
    let clock = ManualClock()
    var settings = HubSettings()
    settings.mediaLifetime = 1000
    let environment = MessagingEnvironment.inMemory(clock: clock, settings: settings)
    let alice = try await ChatApp.other("alice", in: environment)
    let other = try NeutralApp("bob", environment)
    let files = SomeFiles()
    try await other.send(.file(MediaContent()), [1, 2, 3])
    let message = try await alice.messages.next()
    let address = try #require(try file(message).getRemoteUrl())
    clock.advance(byMilliseconds: 5000)
    #expect(try await alice.fetch(message).code == 407)
    #expect(message.status == .FAIL)
    #expect(try await alice.download(address, to: files.path("a")).code == 407)
    #expect(files.names("").isEmpty)
    #expect(!(try file(message).downloaded))
  }

  @Test func concurrentCallsShareADownload() async throws {
    let (alice, other) = try await world()
    try await other.send(.file(MediaContent()), SomeFiles.bytes(500_000))
    let message = try await alice.messages.next()
    let outcome = TransferOutcome()
    message.setMessageStatusCallback(outcome)
    alice.manager.asyncFetchMessage(message)
    alice.manager.asyncFetchMessage(message)
    #expect(message.status == .INPROGRESS)
    #expect(try await outcome.inbox.next() == 0)
    try await alice.catchUp()
    #expect(message.status == .SUCCESS)
  }

  @Test func aDownloadThatFailsCanBeTriedAgain() async throws {
    let (alice, other) = try await world()
    try await other.send(.file(MediaContent()), [1, 2, 3])
    let message = try await alice.messages.next()
    let path = try #require(try file(message).getLocalUrl())
    // Something is in its place.
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(try await alice.fetch(message).code == 403)
    #expect(message.status == .FAIL)
    try FileManager.default.removeItem(atPath: path)
    #expect(try await alice.fetch(message).code == 0)
    #expect(message.status == .SUCCESS)
    #expect(try bytes(at: path) == [1, 2, 3])
  }

  @Test func aLogoutEndsDownloads() async throws {
    let (alice, other) = try await world()
    try await other.send(.file(MediaContent()), SomeFiles.bytes(3_000_000))
    let message = try await alice.messages.next()
    let outcome = TransferOutcome()
    message.setMessageStatusCallback(outcome)
    alice.manager.asyncFetchMessage(message)
    try await alice.logOut()
    // Over before it began, or given up.
    let code = try await outcome.inbox.next()
    #expect([0, 201, 403].contains(code))
    try await alice.logIn()
    let again = try #require(alice.manager.getMessage(message.getMsgId()))
    #expect(try await alice.fetch(again).code == 0)
    #expect(try file(again).downloaded)
  }

  @Test func filesAreThereAfterARestart() async throws {
    let files = SomeFiles()
    let folder = files.folder.appendingPathComponent("environment")
    var environment = try MessagingEnvironment.embedded(at: folder)
    var (alice, bob) = try await pair(environment)
    let path = try files.file("a.amr", [1, 2, 3])
    let message = AgoraMessage.createVoiceSendMessage(path, 9, "bob")
    #expect(try await alice.transfer(message).code == 0)
    let received = try await bob.messages.next()
    #expect(try await automatic(received) == 0)
    // One that does not leave before the end.
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChatAndroid")
    _ = try await alice.disconnected.next()
    let waiting = AgoraMessage.createFileSendMessage(try files.file("w", [7]), "bob")
    alice.manager.sendMessage(waiting, nil)
    environment.shutDown()

    environment = try MessagingEnvironment.embedded(at: folder)
    (alice, bob) = try await pair(environment)
    let sent = try #require(alice.manager.getMessage(message.getMsgId()))
    let body = try #require(sent.getBody() as? VoiceMessageBody)
    #expect(sent.getType() == .VOICE && sent.status == .SUCCESS && body.getLength() == 9)
    #expect(body.getLocalUrl() == path && body.downloaded)
    let kept = try #require(bob.manager.getMessage(message.getMsgId()))
    #expect(kept.status == .SUCCESS)
    let local = try #require(try file(kept).getLocalUrl())
    #expect(try bytes(at: local) == [1, 2, 3])
    let second = try #require(alice.manager.getMessage(waiting.getMsgId()))
    while second.status == .INPROGRESS { _ = try await alice.changed.next() }
    #expect(second.status == .SUCCESS && alice.manager.getConversation("bob").getMsgCount() == 2)
    // A recording that goes can be had again.
    try FileManager.default.removeItem(atPath: local)
    #expect(kept.status == .FAIL)
    #expect(try await bob.fetch(kept).code == 0)
    #expect(try bytes(at: local) == [1, 2, 3])
    environment.shutDown()
  }

  @Test func messagesArePutIntoTheDatabaseWithTheirFiles() async throws {
    let files = SomeFiles()
    let (alice, _) = try await pair()
    let message = AgoraMessage.createFileSendMessage(try files.file("a.txt", [1]), "bob")
    alice.manager.saveMessage(message)
    let stored = try #require(alice.manager.getConversation("bob").getLastMessage())
    #expect(stored === message && stored.status == .SUCCESS)
    #expect(try file(stored).getLocalUrl() == files.path("a.txt") && file(stored).getRemoteUrl() == nil)
    alice.manager.saveMessage(.createFileSendMessage(files.path("no"), "bob"))
    #expect(alice.manager.getConversation("bob").getMsgCount() == 1)
    // Another file would never be uploaded; another name can be given.
    try file(stored).setFileName("b.txt")
    #expect(alice.manager.updateMessageBody(stored))
    try file(stored).setLocalUrl(try files.file("other", [2]))
    #expect(!alice.manager.updateMessageBody(stored))
  }

  @Test func anotherAccountsMessageIsNotDownloaded() async throws {
    let (alice, other) = try await world()
    try await other.send(.file(MediaContent()), [5])
    let message = try await alice.messages.next()
    alice.manager.logout()
    #expect(try await result { alice.manager.login("carol", "secret", $0) } == 0)
    #expect(try await alice.fetch(message).code == 201)
    #expect(try file(message).getLocalUrl() == nil)
    alice.manager.logout()
    #expect(try await result { alice.manager.login("alice", "secret", $0) } == 0)
    #expect(try await alice.fetch(message).code == 0)
    #expect(try bytes(at: try file(message).getLocalUrl()) == [5])
  }
}
