import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

/// Files that other styles send.
@Suite @MainActor struct MediaReceivingTests {
  private func world(
    _ configure: (AgoraChatOptions) -> Void = { _ in }
  ) throws -> (alice: ChatApp, other: NeutralApp) {
    let environment = MessagingEnvironment.inMemory()
    return (
      try ChatApp.loggedIn("alice", environment, configure: configure), try NeutralApp("bob", environment)
    )
  }

  @Test func aThumbnailComesByItselfAndThePictureWhenAskedFor() async throws {
    let (alice, other) = try world()
    let picture = SomeFiles.picture(40, 30, more: 700_000)
    let media = MediaContent(media: MediaDescriptor(fileName: "cat.png"))
    try await other.send(.image(media), picture, preview: SomeFiles.picture(4, 3))
    let message = try await alice.received.next()
    let body = try #require(message.body as? AgoraChatImageMessageBody)
    #expect(body.type == .image)
    let told = try await alice.attachments.next()
    #expect(told.message === message)
    #expect(told.error == nil)
    #expect(body.thumbnailDownloadStatus == .succeed)
    #expect(try bytes(at: body.thumbnailLocalPath) == SomeFiles.picture(4, 3))
    #expect(body.displayName == "cat.png")
    #expect(body.size == CGSize(width: 40, height: 30))
    #expect(body.fileLength == Int64(picture.count))
    #expect(body.downloadStatus == .pending)
    // Apps look for the file there before they ask for it.
    let path = try #require(body.localPath)
    #expect(!FileManager.default.fileExists(atPath: path))

    let (code, progress) = try await alice.fetch(message)
    #expect(code == nil)
    #expect(progress.last == 100)
    #expect(progress == progress.sorted())
    #expect(progress.count > 2)
    #expect(try await alice.attachments.next().message === message)
    #expect(body.localPath == path)
    #expect(try bytes(at: path) == picture)
    #expect(body.downloadStatus == .succeed)
    // Once more it is there already, and nothing has changed.
    #expect(try await alice.fetch(message).progress == [100])
    #expect(alice.attachments.pending.isEmpty)
    let again = try #require(alice.chat.getMessageWithMessageId(message.messageId)?.body as? AgoraChatImageMessageBody)
    #expect(again.localPath == path)
    #expect(again.downloadStatus == .succeed)
  }

  @Test func withoutTheOptionNothingComesButRecordings() async throws {
    let (alice, other) = try world { $0.isAutoDownloadThumbnail = false }
    try await other.send(.image(MediaContent()), SomeFiles.picture(4, 3), preview: SomeFiles.picture(2, 1))
    let picture = try await alice.received.next()
    let image = try #require(picture.body as? AgoraChatImageMessageBody)
    #expect(image.thumbnailDownloadStatus == .pending)
    try await other.send(.audio(MediaContent(media: MediaDescriptor(duration: 1700))), [1, 2, 3])
    let sound = try await alice.received.next()
    let told = try await alice.attachments.next()
    #expect(told.message === sound)
    let voice = try #require(sound.body as? AgoraChatVoiceMessageBody)
    #expect(voice.downloadStatus == .succeed)
    #expect(voice.duration == 2)
    #expect(try bytes(at: voice.localPath) == [1, 2, 3])
    #expect(try await alice.fetch(picture, thumbnail: true).code == nil)
    #expect(image.thumbnailDownloadStatus == .succeed)
    #expect(image.downloadStatus == .pending)
    #expect(try await alice.attachments.next().message === picture)
  }

  @Test func pictureWithoutAThumbnailIsItsOwnThumbnail() async throws {
    let (alice, other) = try world()
    try await other.send(.image(MediaContent()), SomeFiles.picture(4, 3))
    let message = try await alice.received.next()
    _ = try await alice.attachments.next()
    let body = try #require(message.body as? AgoraChatImageMessageBody)
    #expect(try bytes(at: body.thumbnailLocalPath) == SomeFiles.picture(4, 3))
    #expect(body.thumbnailSize == CGSize(width: 4, height: 3))
    #expect(body.downloadStatus == .succeed)
    #expect(body.thumbnailRemotePath == body.remotePath)
  }

  @Test func thumbnailOfAFilmWithoutOneIsNil() async throws {
    let (alice, other) = try world()
    let media = MediaContent(media: MediaDescriptor(width: 640, height: 480, duration: 200))
    try await other.send(.video(media), [1, 2])
    let message = try await alice.received.next()
    let body = try #require(message.body as? AgoraChatVideoMessageBody)
    #expect(body.type == .video)
    #expect(body.duration == 1)
    #expect(body.thumbnailLocalPath == nil)
    #expect(body.thumbnailRemotePath == nil)
    #expect(body.thumbnailSize == .zero)
    #expect(body.thumbnailDownloadStatus == .pending)
    #expect(try await alice.fetch(message, thumbnail: true).code == .fileNotFound)
    #expect(body.downloadStatus == .pending)
    #expect(try await alice.fetch(message).code == nil)
    #expect(try bytes(at: body.localPath) == [1, 2])
  }

  @Test func downloadWithoutAFileIsRefused() async throws {
    let (alice, other) = try world()
    try await other.send(.file(MediaContent()), [1])
    let file = try await alice.received.next()
    #expect(try await alice.fetch(file, thumbnail: true).code == .messageInvalid)
    #expect(try await alice.fetch(alice.text("hello", to: "bob")).code == .messageInvalid)
    #expect(
      try await alice.fetch(alice.message(AgoraChatFileMessageBody(localPath: nil, displayName: nil))).code
        == .fileNotFound)
    _ = try await failure { alice.client.logout(false, completion: $0) }
    #expect(try await alice.fetch(file).code == .userNotLogin)
  }

  @Test func fileThatTheServerRemovedIsExpired() async throws {
    let clock = ManualClock()
    var settings = HubSettings()
    settings.mediaLifetime = 1000
    let environment = MessagingEnvironment.inMemory(clock: clock, settings: settings)
    let alice = try ChatApp.loggedIn("alice", environment)
    let other = try NeutralApp("bob", environment)
    try await other.send(.file(MediaContent()), [1, 2, 3])
    let message = try await alice.received.next()
    let body = try #require(message.body as? AgoraChatFileMessageBody)
    #expect(body.remotePath != nil)
    clock.advance(byMilliseconds: 5000)
    #expect(try await alice.fetch(message).code == .fileExpired)
    let told = try await alice.attachments.next()
    #expect(told.message === message)
    #expect(told.error?.code == .fileExpired)
    #expect(body.downloadStatus == .failed)
    #expect(!FileManager.default.fileExists(atPath: try #require(body.localPath)))
  }

  /// Two callers that ask for one file wait for one download, which is reported once.
  @Test func concurrentRequestsShareOneDownload() async throws {
    let (alice, other) = try world()
    try await other.send(.file(MediaContent()), SomeFiles.bytes(500_000))
    let message = try await alice.received.next()
    let done = Inbox<AgoraChatError?>("download")
    for _ in 0..<2 { alice.chat.asyncDownloadMessageAttachments(message, progress: nil) { done.add($1) } }
    #expect((message.body as? AgoraFileMessageBody)?.downloadStatus == AgoraDownloadStatusDownloading)
    #expect(try await done.next() == nil)
    #expect(try await done.next() == nil)
    try await alice.catchUp()
    #expect(alice.attachments.pending.count == 1)
  }

  @Test func filesAreFoundByTheirType() async throws {
    let (alice, other) = try world()
    try await other.send(.image(MediaContent()), SomeFiles.picture(4, 3))
    try await other.send(.audio(MediaContent()), [1])
    try await other.send(.video(MediaContent()), [2])
    try await other.send(.file(MediaContent(media: MediaDescriptor(fileName: "notes.txt"))), [3])
    for _ in 0..<4 { _ = try await alice.received.next() }
    let conversation = try alice.conversation("bob")
    for type in [AgoraChatMessageBodyType.image, .voice, .video, .file] {
      let found = conversation.loadMessages(
        with: type, timestamp: -1, count: 10, fromUser: nil, searchDirection: .up)
      #expect(found?.map(\.body.type) == [type])
    }
    #expect(
      conversation.loadMessages(with: .text, timestamp: -1, count: 10, fromUser: nil, searchDirection: .up)?.isEmpty
        == true)
    let named = conversation.loadMessages(
      withKeyword: "notes", timestamp: -1, count: 10, fromUser: nil, searchDirection: .up)
    #expect(named?.map(\.body.type) == [.file])
    guard case .file(_, let name) = try #require(named?.first).swiftBody else { throw Unexpected("no file") }
    #expect(name == "notes.txt")
  }

  @Test func aDownloadThatFailsCanBeTriedAgain() async throws {
    let (alice, other) = try world()
    try await other.send(.file(MediaContent()), [1, 2, 3])
    let message = try await alice.received.next()
    let body = try #require(message.body as? AgoraChatFileMessageBody)
    let path = try #require(body.localPath)
    // Something is in its place.
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(try await alice.fetch(message).code == .fileDownloadFailed)
    #expect(try await alice.attachments.next().error?.code == .fileDownloadFailed)
    #expect(body.downloadStatus == .failed)
    try FileManager.default.removeItem(atPath: path)
    #expect(try await alice.fetch(message).code == nil)
    #expect(try await alice.attachments.next().error == nil)
    #expect(body.downloadStatus == .succeed)
    #expect(try bytes(at: path) == [1, 2, 3])
  }

  @Test func aLogoutEndsDownloads() async throws {
    let (alice, other) = try world()
    try await other.send(.file(MediaContent()), SomeFiles.bytes(3_000_000))
    let message = try await alice.received.next()
    let done = Inbox<AgoraChatError?>("download")
    alice.chat.downloadMessageAttachment(message, progress: nil) { done.add($1) }
    #expect(try await failure { alice.client.logout(false, completion: $0) } == nil)
    // Over before it began, or given up.
    if let error = try await done.next() { #expect(error.code == .fileDownloadFailed || error.code == .userNotLogin) }
    #expect(alice.client.login(withUsername: "alice", password: "secret") == nil)
    let again = try #require(alice.chat.getMessageWithMessageId(message.messageId))
    #expect(try await alice.fetch(again).code == nil)
    #expect((again.body as? AgoraChatFileMessageBody)?.downloadStatus == .succeed)
  }
}
