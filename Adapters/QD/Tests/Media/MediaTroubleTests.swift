import Foundation
import Parlance
import QD_IMSDK
import Testing
import TestSupport

/// Full disks and hostile content: QD's error, nothing half-written, nothing lost.
@Suite @MainActor struct MediaTroubleTests {
  private let files: SomeFiles
  private let disk = FaultyFiles()
  private let environment: MessagingEnvironment

  init() {
    files = SomeFiles()
    environment = .inMemory(folder: files.folder.appendingPathComponent("environment"), files: disk)
  }

  private func fill(_ part: String?) { disk.faults.withLock { $0.full = part } }

  private func pair() async throws -> (alice: ChatApp, bob: ChatApp) {
    (try await ChatApp.other("alice", in: environment), try await ChatApp.other("bob", in: environment))
  }

  @Test func aFullDiskOfTheServer() async throws {
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(
      clock: clock, folder: files.folder.appendingPathComponent("waiting"), files: disk)
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let bytes = someBytes(600_000)
    let message = QDMessage()
    message.messageObject = QDFileObject(sourcePath: try files.file("a.bin", [UInt8](bytes)))
    fill("media/partial")
    try alice.client.chatManager.send(message, to: direct("bob"))
    _ = try await disk.refusals.next()
    #expect(message.deliveryState == .delivering && files.names("media/blobs/") == [])
    fill(nil)
    // It waits for room as a text would.
    while message.deliveryState == .delivering {
      clock.advance(bySeconds: 6)
      _ = try await bob.send("text", to: direct("alice"))
    }
    try await alice.complete(message)
    let received = try await bob.receive()
    #expect(received.messageId == message.messageId)
    #expect(try opened((received.messageObject as? QDFileObject)?.url) == bytes)
    #expect(files.names("media/partial/") == [] && files.names("media/blobs/").count == 1)
  }

  @Test func aFullDiskOfTheSender() async throws {
    let (alice, _) = try await pair()
    // Bytes in memory find no room: the message is refused, and no row says otherwise.
    let message = QDMessage()
    message.messageObject = QDFileObject(data: Data([1, 2, 3]), extension: "bin")
    fill("QD/alice")
    let error = #expect(throws: NSError.self) { try alice.client.chatManager.send(message, to: direct("bob")) }
    #expect(error?.code == QDErrorCode.ioError.rawValue)
    #expect(alice.localIds(in: direct("bob")) == [] && message.deliveryState == .failed)
    fill(nil)
    try alice.client.chatManager.send(message, to: direct("bob"))
    try await alice.complete(message)
  }

  @Test func aFullDiskOfTheDevice() async throws {
    let (alice, bob) = try await pair()
    let bytes = someBytes(600_000)
    _ = try await alice.send(QDFileObject(data: bytes, extension: "bin"), to: direct("bob"))
    let received = try await bob.receive()
    let file = try #require(received.messageObject as? QDFileObject)
    fill("QD/bob")
    try bob.client.chatManager.fetchMessageAttachment(received)
    #expect(try await bob.fetched.next().error?.code == QDErrorCode.ioError.rawValue)
    #expect(received.attachmentDownloadState == .failed && contents(file.path) == nil)
    // What comes by itself says so too, and can be fetched later.
    _ = try await alice.send(
      QDAudioObject(sourcePath: try files.file("a.aac", [UInt8](someBytes(300)))), to: direct("bob"))
    let sound = try await bob.receive()
    let told = try await bob.fetched.next()
    #expect(told.message === sound && told.error?.code == QDErrorCode.ioError.rawValue)
    #expect(files.names(".part") == [])
    fill(nil)
    _ = try await bob.fetch(received)
    _ = try await bob.fetch(sound)
    #expect(contents(file.path) == bytes && received.attachmentDownloadState == .downloaded)
    #expect(contents((sound.messageObject as? QDAudioObject)?.path) == someBytes(300))
  }

  /// Something lies where a download is to be.
  @Test func foreignFileAtThePathOfADownloadIsReplaced() async throws {
    let (alice, bob) = try await pair()
    _ = try await alice.send(QDFileObject(data: Data([1, 2, 3]), extension: "bin"), to: direct("bob"))
    let received = try await bob.receive()
    let path = try #require((received.messageObject as? QDFileObject)?.path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try bob.client.chatManager.fetchMessageAttachment(received)
    #expect(try await bob.fetched.next().error?.code == QDErrorCode.ioError.rawValue)
    try FileManager.default.removeItem(atPath: path)
    try Data([9]).write(to: URL(fileURLWithPath: path))
    #expect(received.attachmentDownloadState == .failed)
    _ = try await bob.fetch(received)
    #expect(contents(path) == Data([1, 2, 3]))
  }

  @Test func unknownMediaCannotBeFetched() async throws {
    let alice = try await ChatApp.other("alice", in: environment)
    let other = try NeutralApp("bob", environment)
    for id in [MediaID.generate(), "../../etc/passwd", "x"] {
      let media = MediaContent(media: MediaDescriptor(id: id, size: 10, fileName: "../../a.txt"))
      try other.device.send(MessageDraft(conversation: .direct("alice"), body: MessageBody(content: .file(media))))
      // The server takes only what it knows.
      if try await other.outcomes.next() != nil { continue }
      let message = try await alice.receive()
      do {
        try alice.client.chatManager.fetchMessageAttachment(message)
        #expect(try await alice.fetched.next().error?.code == QDErrorCode.notExist.rawValue)
      } catch {
        #expect((error as NSError).code == QDErrorCode.notExist.rawValue)
      }
      #expect(message.attachmentDownloadState != .downloaded)
    }
    try await alice.catchUp()
    #expect(files.names(".part") == [] && files.names("a.txt") == [])
  }

  @Test func truncatedPicturesAreFilesOfUnknownSize() async throws {
    let (alice, bob) = try await pair()
    for count in [1, 8, 12, 16, 20, 23] {
      let bytes = Data(Pictures.png(40, 30).prefix(count))
      let path = try files.file("\(count).png", [UInt8](bytes))
      _ = try await alice.send(QDImageObject(sourcePath: path), to: direct("bob"))
      let received = try await bob.receive()
      let picture = try #require(received.messageObject as? QDImageObject)
      #expect(picture.size == .zero)
      #expect(try opened(picture.url) == bytes)
    }
  }
}
