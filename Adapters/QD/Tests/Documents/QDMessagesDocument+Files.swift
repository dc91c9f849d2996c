import Foundation
import Parlance
import QD_IMSDK
import Testing
import TestSupport

/// Audio, video and file messages, and fetching what belongs to them. The singleton is the sender's.
extension Documents.QDMessagesDocument {
  @Test func theAudioSample() async throws {
    let files = try Files()
    let bytes = someBytes(700_000)
    let path = try files.file("voice.amr", bytes)
    let (app, friend) = try await appAndFriend()
    let session = QDSession(friend.account, type: .P2P)
    let object = QDAudioObject(sourcePath: path)
    #expect(object.path == path)
    #expect(object.fileLength == 700_000)
    #expect(object.guid == nil)
    #expect(object.url == nil)
    object.duration = 4_321
    let message = QDMessage()
    message.messageObject = object
    #expect(message.messageType == .audio)
    try QDClient.shared().chatManager.send(message, to: session)
    try await app.complete(message)
    let received = try await friend.receive()
    #expect(received.messageType == .audio)
    let audio = try #require(received.messageObject as? QDAudioObject)
    #expect(audio.fileName == "voice.amr")
    #expect(audio.duration == 4_321)
    #expect(audio.fileLength == 700_000)
    #expect(audio.guid == object.guid)
    #expect(audio.guid?.isEmpty == false)
    // It is fetched without asking, and the callback tells how far it has come.
    let progress = try await friend.fetchEnd(received)
    #expect(progress.count > 1)
    #expect(progress == progress.sorted())
    #expect(progress.allSatisfy { $0 >= 0 && $0 <= 1 })
    #expect(progress.last == 1)
    #expect(received.attachmentDownloadState == .downloaded)
    #expect(contents(audio.path) == bytes)
    #expect(try opened(audio.url) == bytes)
    // What is not there any more is fetched by hand.
    try FileManager.default.removeItem(atPath: try #require(audio.path))
    #expect(received.attachmentDownloadState == .needDownload)
    #expect(try await friend.fetch(received).last == 1)
    #expect(contents(audio.path) == bytes)
  }

  @Test func theVideoSample() async throws {
    let files = try Files()
    let bytes = someBytes(400_000)
    let path = try files.file("film.mp4", bytes)
    let environment = MessagingEnvironment.inMemory(thumbnailMaker: SameThumbnail())
    let app = try await ChatApp.other("account", in: environment)
    let friend = try await ChatApp.other("user", in: environment)
    let session = QDSession("user", type: .P2P)
    let object = QDVideoObject(sourcePath: path)
    let message = QDMessage()
    message.messageObject = object
    #expect(message.messageType == .video)
    try app.client.chatManager.send(message, to: session)
    try await app.complete(message)
    let received = try await friend.receive()
    #expect(received.messageType == .video)
    let video = try #require(received.messageObject as? QDVideoObject)
    #expect(video.fileName == "film.mp4")
    #expect(video.fileLength == 400_000)
    #expect(video.guid == object.guid)
    #expect(video.md5 == object.md5)
    #expect(video.md5?.utf8.count == 32)
    #expect(video.coverSize == CGSize(width: 16, height: 9))
    // The cover comes without asking, the video does not.
    #expect(try await friend.fetchEnd(received).last == 1)
    #expect(contents(video.coverPath) == Data(SameThumbnail.bytes))
    #expect(try opened(video.coverUrl) == Data(SameThumbnail.bytes))
    #expect(contents(video.path) == nil)
    #expect(try opened(video.url) == bytes)
    environment.shutDown()
  }

  @Test func coverOfAVideoWithoutOneIsNil() async throws {
    let files = try Files()
    let (app, friend) = try await appAndFriend()
    let path = try files.file("film.mp4", someBytes(1000))
    _ = try await app.send(QDVideoObject(sourcePath: path), to: direct(friend.account))
    let received = try await friend.receive()
    let video = try #require(received.messageObject as? QDVideoObject)
    #expect(video.coverPath == nil)
    #expect(video.coverUrl == nil)
    #expect(video.coverSize == .zero)
    #expect(received.attachmentDownloadState == .downloaded)
    // There is nothing to wait for.
    #expect(try await friend.fetch(received) == [1])
  }

  @Test func theSampleOfAFileThatIsGivenByItsPath() async throws {
    let files = try Files()
    let bytes = someBytes(600_000)
    let path = try files.file("paper.pdf", bytes)
    let (app, friend) = try await appAndFriend()
    let session = QDSession(friend.account, type: .P2P)
    let object = QDFileObject(sourcePath: path)
    object.fileName = "The paper"
    let message = QDMessage()
    message.messageObject = object
    #expect(message.messageType == .file)
    try QDClient.shared().chatManager.send(message, to: session)
    try await app.complete(message)
    let received = try await friend.receive()
    #expect(received.messageType == .file)
    let file = try #require(received.messageObject as? QDFileObject)
    #expect(file.fileName == "The paper")
    #expect(file.fileLength == 600_000)
    #expect(file.guid == object.guid)
    #expect(file.md5 == object.md5)
    #expect(file.md5?.utf8.count == 32)
    // Files alone are not fetched without asking.
    try await friend.catchUp()
    #expect(friend.fetching.pending.isEmpty)
    #expect(friend.fetched.pending.isEmpty)
    #expect(received.attachmentDownloadState == .needDownload)
    #expect(contents(file.path) == nil)
    try friend.client.chatManager.fetchMessageAttachment(received)
    #expect(received.attachmentDownloadState == .downloading)
    let progress = try await friend.fetchEnd(received)
    #expect(progress.count > 1)
    #expect(progress.last == 1)
    #expect(received.attachmentDownloadState == .downloaded)
    #expect(contents(file.path) == bytes)
    #expect(try opened(file.url) == bytes)
    // The progress of the upload was reported to the sender.
    let sent = app.sending.pending.map(\.progress)
    #expect(app.sending.pending.allSatisfy { $0.message === message })
    #expect(sent == sent.sorted())
    #expect(sent.last == 1)
  }

  @Test func theSampleOfAFileThatIsGivenAsData() async throws {
    let data = someBytes(5_000)
    let (app, friend) = try await appAndFriend()
    let session = QDSession(friend.account, type: .P2P)
    let object = QDFileObject(data: data, extension: "data")
    #expect(object.fileLength == 5_000)
    #expect(object.path == nil)
    let message = QDMessage()
    message.messageObject = object
    try QDClient.shared().chatManager.send(message, to: session)
    try await app.complete(message)
    #expect(contents(object.path) == data)
    #expect(object.path?.hasSuffix(".data") == true)
    let received = try await friend.receive()
    let file = try #require(received.messageObject as? QDFileObject)
    #expect(try await friend.fetch(received).last == 1)
    #expect(contents(file.path) == data)
    #expect(file.path?.hasSuffix(".data") == true)
  }

  @Test func fetchingFromWithinTheCallbackIsTheSameFetching() async throws {
    let files = try Files()
    let (app, friend) = try await appAndFriend()
    // The document's app fetches in the callback that reports the message.
    let fetcher = Fetcher(friend.client.chatManager)
    friend.client.chatManager.add(fetcher)
    let path = try files.file("voice.amr", someBytes(300_000))
    _ = try await app.send(QDAudioObject(sourcePath: path), to: direct(friend.account))
    let received = try await friend.receive()
    let progress = try await friend.fetchEnd(received)
    #expect(progress.count { $0 == 1 } == 1)
    try await friend.catchUp()
    #expect(friend.fetched.pending.isEmpty)
    #expect(fetcher.errors == 0)
    #expect(fetcher.fetched == 1)
  }
}

private final class Fetcher: NSObject, QDChatManagerDelegate {
  private let manager: any QDIMChatManager
  var errors = 0
  var fetched = 0

  init(_ manager: any QDIMChatManager) { self.manager = manager }

  func onRecvMessages(_ messages: [QDMessage]) {
    for message in messages {
      do { try manager.fetchMessageAttachment(message) } catch { errors += 1 }
    }
  }
  func fetchMessageAttachment(_ message: QDMessage, progress: Float) { if progress == 1 { fetched += 1 } }
}
