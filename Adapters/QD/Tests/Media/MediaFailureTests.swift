import Foundation
import Parlance
import QD_IMSDK
import Testing
import TestSupport

/// Files that cannot be sent or fetched.
@Suite @MainActor struct MediaFailureTests {
  private let files: Files
  private let clock = ManualClock()
  private let environment: MessagingEnvironment

  init() throws {
    files = try Files()
    var settings = HubSettings()
    settings.mediaSizeLimit = 500_000
    settings.mediaLifetime = 1_000
    environment = .inMemory(clock: clock, settings: settings)
  }

  private func pair() async throws -> (alice: ChatApp, bob: ChatApp) {
    (try await ChatApp.other("alice", in: environment), try await ChatApp.other("bob", in: environment))
  }

  /// Returns the error that sending an object throws.
  private func refusal(_ object: any QDMessageObject, _ app: ChatApp) -> QDErrorCode? {
    let message = QDMessage()
    message.messageObject = object
    let error = #expect(throws: NSError.self) { try app.client.chatManager.send(message, to: direct("bob")) }
    #expect(error?.domain == QDErrorDomain)
    #expect(message.deliveryState == .failed)
    #expect(message.messageObject === object)
    return error.flatMap { QDErrorCode(rawValue: $0.code) }
  }

  @Test func invalidFilesAreRefusedAtTheCall() async throws {
    let (alice, bob) = try await pair()
    let kinds: [(String) -> any QDMessageObject] = [
      { QDImageObject(sourcePath: $0) }, { QDAudioObject(sourcePath: $0) }, { QDVideoObject(sourcePath: $0) },
      { QDFileObject(sourcePath: $0) },
    ]
    let empty = try files.file("empty", Data())
    for make in kinds {
      #expect(refusal(make(files.path("missing")), alice) == .ioError)
      #expect(refusal(make(files.folder.path), alice) == .ioError)
      #expect(refusal(make(empty), alice) == .invalidParam)
      #expect(refusal(make(""), alice) == .invalidParam)
      #expect(refusal(make("a\0b"), alice) == .invalidParam)
    }
    #expect(refusal(QDFileObject(data: Data(), extension: "data"), alice) == .invalidParam)
    // Nothing was written, and nothing leaves.
    #expect(alice.localIds(in: direct("bob")).isEmpty)
    try await bob.catchUp()
    #expect(bob.received.pending.isEmpty)
    #expect(alice.completed.pending.isEmpty)
  }

  #if !canImport(UIKit)
    @Test func pixelsWithoutACodecAreRefused() async throws {
      let (alice, _) = try await pair()
      let image = try #require(PixelPicture(width: 1, height: 1, pixels: [1, 2, 3, 4]))
      alice.client.pictureEncoder = nil
      #expect(refusal(QDImageObject(image: image), alice) == .notSupported)
      alice.client.pictureEncoder = NotingEncoder(fails: true)
      #expect(refusal(QDImageObject(image: image), alice) == .invalidParam)
      #expect(alice.localIds(in: direct("bob")).isEmpty)
    }
  #endif

  @Test func pixelsAreFourBytesEach() {
    #expect(PixelPicture(width: 2, height: 1, pixels: [UInt8](repeating: 0, count: 8)) != nil)
    #expect(PixelPicture(width: 2, height: 1, pixels: [UInt8](repeating: 0, count: 7)) == nil)
    #expect(PixelPicture(width: 0, height: 0, pixels: []) == nil)
    #expect(PixelPicture(width: -1, height: -1, pixels: [0, 0, 0, 0]) == nil)
    #expect(PixelPicture(width: .max, height: 2, pixels: []) == nil)
  }

  @Test func aFileThatIsTooLargeIsRefusedByTheServer() async throws {
    let (alice, _) = try await pair()
    let message = QDMessage()
    message.messageObject = QDFileObject(sourcePath: try files.file("large.bin", someBytes(500_001)))
    try alice.client.chatManager.send(message, to: direct("bob"))
    let end = try await alice.completed.next()
    #expect(end.message === message)
    #expect(end.error?.code == QDErrorCode.beyondLimit.rawValue)
    #expect(message.deliveryState == .failed)
    #expect(alice.localIds(in: direct("bob")) == [message.messageId])
  }

  @Test func aFileThatVanishedFailsTheMessageAndNothingIsLost() async throws {
    let (alice, bob) = try await pair()
    let bytes = someBytes(1000)
    let path = try files.file("paper.pdf", bytes)
    let message = QDMessage()
    let object = QDFileObject(sourcePath: path)
    message.messageObject = object
    environment.setReachable(false, account: "alice", device: "phone", style: "QD")
    try alice.client.chatManager.send(message, to: direct("bob"))
    #expect(message.deliveryState == .delivering)
    try FileManager.default.removeItem(atPath: path)
    environment.setReachable(true, account: "alice", device: "phone", style: "QD")
    let end = try await alice.completed.next()
    #expect(end.error?.code == QDErrorCode.ioError.rawValue)
    // Changed and sent again without the file it is refused, and stays.
    object.fileName = "The paper"
    let error = #expect(throws: NSError.self) { try alice.client.chatManager.send(message, to: direct("bob")) }
    #expect(error?.code == QDErrorCode.ioError.rawValue)
    #expect(alice.localIds(in: direct("bob")) == [message.messageId])
    #expect(message.deliveryState == .failed)
    // With its file it goes, under its id and its new name.
    _ = try files.file("paper.pdf", bytes)
    try alice.client.chatManager.send(message, to: direct("bob"))
    try await alice.complete(message)
    let received = try await bob.receive()
    #expect(received.messageId == message.messageId)
    #expect((received.messageObject as? QDFileObject)?.fileName == "The paper")
    #expect(try opened((received.messageObject as? QDFileObject)?.url) == bytes)
  }

  @Test func aFailedMessageFromTheDatabaseIsSentWithItsFile() async throws {
    let (alice, bob) = try await pair()
    let group = try environment.administration.createGroup(name: "g", owner: "bob", members: [])
    let session = QDSession(group, type: .group)
    let data = someBytes(1000)
    let message = QDMessage()
    message.messageObject = QDFileObject(data: data, extension: "bin")
    try alice.client.chatManager.send(message, to: session)
    #expect(try await alice.completed.next().error?.code == QDErrorCode.notInGroup.rawValue)
    let stored = try #require(alice.client.chatManager.messages(in: session, message: nil, limit: 1).first)
    #expect(stored.deliveryState == .failed)
    #expect(
      try await outcome { bob.client.groupManager.addUsers(["alice"], toGroup: group, completion: $0) } == nil)
    stored.remoteExt = ["second": "try"]
    try alice.client.chatManager.send(stored, to: session)
    try await alice.complete(stored)
    let received = try await bob.receive()
    #expect(received.remoteExt as? [String: String] == ["second": "try"])
    #expect(try opened((received.messageObject as? QDFileObject)?.url) == data)
  }

  @Test func aMessageWhoseFileNeverArrivedIsSentAgainFromTheDatabase() async throws {
    let (alice, bob) = try await pair()
    let data = someBytes(500_001)
    let message = QDMessage()
    message.messageObject = QDFileObject(data: data, extension: "bin")
    try alice.client.chatManager.send(message, to: direct("bob"))
    #expect(try await alice.completed.next().error?.code == QDErrorCode.beyondLimit.rawValue)
    try environment.administration.updateSettings { $0.mediaSizeLimit = 1_000_000 }
    let stored = try #require(alice.client.chatManager.messages(in: direct("bob"), message: nil, limit: 1).first)
    #expect((stored.messageObject as? QDFileObject)?.guid == nil)
    stored.title = "second try"
    try alice.client.chatManager.send(stored, to: direct("bob"))
    try await alice.complete(stored)
    let received = try await bob.receive()
    #expect(received.messageId == message.messageId)
    #expect(received.title == "second try")
    #expect(try opened((received.messageObject as? QDFileObject)?.url) == data)
  }

  #if !canImport(UIKit)
    @Test func pixelsAreNotEncodedAgainUnlessTheOptionChanged() async throws {
      let (alice, bob) = try await pair()
      let encoder = NotingEncoder()
      alice.client.pictureEncoder = encoder
      let group = try environment.administration.createGroup(name: "g", owner: "bob", members: [])
      let session = QDSession(group, type: .group)
      let object = QDImageObject(image: try #require(PixelPicture(width: 1, height: 1, pixels: [1, 2, 3, 4])))
      let message = QDMessage()
      message.messageObject = object
      try alice.client.chatManager.send(message, to: session)
      #expect(try await alice.completed.next().error?.code == QDErrorCode.notInGroup.rawValue)
      object.fileName = "name"
      try alice.client.chatManager.send(message, to: session)
      #expect(try await alice.completed.next().error?.code == QDErrorCode.notInGroup.rawValue)
      #expect(encoder.asked.withLock { $0 } == [.jpeg(quality: 0.5)])
      #expect(
        try await outcome { bob.client.groupManager.addUsers(["alice"], toGroup: group, completion: $0) } == nil)
      let option = QDImageOption()
      option.format = .PNG
      object.option = option
      try alice.client.chatManager.send(message, to: session)
      try await alice.complete(message)
      #expect(encoder.asked.withLock { $0 } == [.jpeg(quality: 0.5), .png])
      let picture = try #require(try await bob.receive().messageObject as? QDImageObject)
      #expect(picture.fileName == "name")
      #expect(try opened(picture.url) == Data(Pictures.png(1, 1)))
    }
  #endif

  @Test func expiredFileCannotBeFetched() async throws {
    let (alice, bob) = try await pair()
    _ = try await alice.send(QDFileObject(data: someBytes(1000), extension: "bin"), to: direct("bob"))
    let received = try await bob.receive()
    clock.advance(bySeconds: 2)
    try bob.client.chatManager.fetchMessageAttachment(received)
    let end = try await bob.fetched.next()
    #expect(end.message === received)
    #expect(end.error?.code == QDErrorCode.notExist.rawValue)
    #expect(bob.fetching.pending.isEmpty)
    #expect(received.attachmentDownloadState == .failed)
    let object = try #require(received.messageObject as? QDFileObject)
    #expect(contents(object.path) == nil)
  }

  @Test func fetchWithoutAnAttachmentIsRefused() async throws {
    let (alice, bob) = try await pair()
    let text = try await alice.send("hello", to: direct("bob"))
    let unsent = QDMessage()
    unsent.messageObject = QDFileObject(data: Data([1]), extension: "bin")
    for message in [text, unsent] {
      let error = #expect(throws: NSError.self) { try alice.client.chatManager.fetchMessageAttachment(message) }
      #expect(error?.code == QDErrorCode.invalidParam.rawValue)
    }
    let received = try await bob.receive()
    try await bob.logOut()
    let error = #expect(throws: NSError.self) { try bob.client.chatManager.fetchMessageAttachment(received) }
    #expect(error?.code == QDErrorCode.userInfoNeeded.rawValue)
  }

  @Test func aLogoutEndsFetching() async throws {
    let (alice, bob) = try await pair()
    _ = try await alice.send(QDFileObject(data: someBytes(400_000), extension: "bin"), to: direct("bob"))
    let received = try await bob.receive()
    environment.setReachable(false, account: "bob", device: "phone", style: "QD")
    try bob.client.chatManager.fetchMessageAttachment(received)
    #expect(received.attachmentDownloadState == .downloading)
    try await bob.logOut()
    #expect(try await bob.fetched.next().error?.code == QDErrorCode.userInfoNeeded.rawValue)
    environment.setReachable(true, account: "bob", device: "phone", style: "QD")
    try await bob.logIn()
    #expect(received.attachmentDownloadState != .downloaded)
    #expect(try await bob.fetch(received).last == 1)
    #expect(received.attachmentDownloadState == .downloaded)
  }
}
