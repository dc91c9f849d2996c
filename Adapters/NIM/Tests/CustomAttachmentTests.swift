import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Custom attachments with a file, which is uploaded before the message is sent and downloaded when it comes.
@Suite @MainActor struct CustomAttachmentTests {
  /// A picture that burns after reading, as apps of NIM have them.
  private final class Snapshot: NSObject, NIMCustomAttachment {
    let path: String
    let folder: String
    var url: String
    var isWanted = true
    private(set) var updates = 0

    init(path: String, url: String = "", folder: String) {
      self.path = path
      self.url = url
      self.folder = folder
    }

    func encode() -> String { "snapshot:\(folder)|\(path)|\(url)" }
    func attachmentNeedsUpload() -> Bool { url.isEmpty }
    func attachmentPathForUploading() -> String { path }
    func updateURL(_ urlString: String) {
      updates += 1
      url = urlString
    }
    func attachmentNeedsDownload() -> Bool { isWanted && !FileManager.default.fileExists(atPath: copy) }
    func attachmentURLStringForDownloading() -> String { url }
    func attachmentPathForDownloading() -> String { copy }
    var copy: String { folder.isEmpty ? "" : folder + "/copy" }
  }

  private final class Decoder: NSObject, NIMCustomAttachmentCoding {
    func decodeAttachment(_ content: String?) -> (any NIMCustomAttachment)? {
      guard let content, content.hasPrefix("snapshot:") else { return nil }
      let parts = content.dropFirst(9).split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      return Snapshot(path: parts[1], url: parts[2], folder: parts[0])
    }
  }

  private let world: MediaWorld

  init() throws {
    NIMCustomObject.registerCustomDecoder(Decoder())
    world = try MediaWorld { $0.mediaSizeLimit = 1_000_000 }
    try world.environment.administration.createAccount("bob")
  }

  private func make(_ path: String) -> (object: NIMCustomObject, snapshot: Snapshot) {
    let (object, snapshot) = (NIMCustomObject(), Snapshot(path: path, folder: world.folder.path))
    object.attachment = snapshot
    return (object, snapshot)
  }

  private func attachment(_ message: NIMMessage) throws -> Snapshot {
    try #require((message.messageObject as? NIMCustomObject)?.attachment as? Snapshot)
  }

  private func stored(_ message: NIMMessage, _ app: MediaApp) -> NIMMessage? {
    app.chat.sdk.conversationManager.messages(in: ChatApp.direct("bob"), messageIds: [message.messageId])?.first
  }

  @Test func fileOfAnAttachmentArrives() async throws {
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let bytes = MediaWorld.bytes(600_000)
    let (object, snapshot) = make(try world.file("p.bin", bytes))
    let message = try await alice.send(object, to: "bob")
    #expect(alice.listener.sending == ["will", "progress", "uploaded", "complete"])
    #expect(alice.listener.sendingProgress == alice.listener.sendingProgress.sorted())
    #expect(alice.listener.sendingProgress.filter { $0 == 1 }.count == 1 && alice.listener.sendingProgress.count > 1)
    #expect(snapshot.updates == 1 && alice.listener.addresses == [snapshot.url])
    #expect(message.rawAttachContent?.hasSuffix(snapshot.url) == true && !snapshot.url.isEmpty)
    #expect(message.deliveryState == .deliveried && !alice.manager.message(inTransport: message))
    #expect(try attachment(#require(stored(message, alice))).url == snapshot.url)
    // It is fetched when it comes, to where the app wants it.
    let received = try await bob.chat.received.next()
    let (fetched, error) = try await bob.listener.fetched.next()
    #expect(fetched === received && error == nil)
    #expect(contents(try attachment(received).copy) == bytes)
    #expect(bob.listener.fetchProgress == bob.listener.fetchProgress.sorted() && bob.listener.fetchProgress.last == 1)
    #expect(received.attachmentDownloadState == .downloaded)
    // One that the app has needs no other, and forwarding it uploads nothing.
    #expect(throws: (any Error).self) { try bob.manager.fetchMessageAttachment(received) }
    try alice.manager.forwardMessage(message, to: ChatApp.direct("bob"))
    #expect(try await alice.chat.completed.next().error == nil)
    #expect(try attachment(try await bob.chat.received.next()).url == snapshot.url)
    #expect(alice.listener.addresses.count == 1)
  }

  @Test func invalidFilesAreRefusedAtTheCall() async throws {
    let alice = try await world.app("alice")
    #expect(alice.refusal(make(world.path("nothing")).object)?.local == .invalidMedia)
    #expect(alice.refusal(make(try world.file("empty", [])).object)?.local == .invalidMedia)
    #expect(alice.refusal(make("").object)?.local == .invalidParam)
    #expect(alice.refusal(make(world.folder.path).object)?.local == .ioError)
    #expect(alice.chat.localIds(in: ChatApp.direct("bob")).isEmpty)
    // Content without a file is sent as ever.
    let (object, snapshot) = make("")
    snapshot.url = "elsewhere"
    #expect(try await alice.send(object, to: "bob").deliveryState == .deliveried)
    #expect(snapshot.updates == 0)
  }

  @Test func aFileThatIsTooLargeFailsTheMessage() async throws {
    let alice = try await world.app("alice")
    let path = try world.file("large", MediaWorld.bytes(1_000_001))
    let (object, snapshot) = make(path)
    let message = try alice.submit(object, to: "bob")
    #expect(message.deliveryState == .delivering)
    let (failed, error) = try await alice.chat.completed.next()
    #expect(failed === message && error?.remote?.rawValue == 419)
    #expect(message.deliveryState == .failed && snapshot.updates == 0)
    #expect(stored(message, alice)?.deliveryState == .failed)
    // Twice as well, and then with a smaller one.
    try alice.manager.resend(message)
    #expect(try await alice.chat.completed.next().error?.remote?.rawValue == 419)
    _ = try world.file("large", MediaWorld.bytes(1000))
    try alice.manager.resend(message)
    try await alice.chat.complete(message)
    #expect(snapshot.updates == 1 && stored(message, alice)?.deliveryState == .deliveried)
  }

  /// As a text does, and any other file.
  @Test func attachmentWaitsForAServerWithAFullDisk() async throws {
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let bytes = MediaWorld.bytes(600_000)
    let (object, snapshot) = make(try world.file("p.bin", bytes))
    world.fill("media/partial")
    let message = try alice.submit(object, to: "bob")
    _ = try await world.disk.refusals.next()
    world.fill(nil)
    let received = try await world.wait(for: message, from: alice, to: bob)
    #expect(try attachment(received).url == snapshot.url && received.messageId == message.messageId)
    #expect(snapshot.updates == 1)
  }

  @Test func attachmentWaitsForANetworkAndCanBeCancelled() async throws {
    let alice = try await world.app("alice")
    let bob = try await world.app("bob") { $0.fetchAttachmentAutomaticallyAfterReceiving = false }
    try await world.setReachable(false, alice)
    let (object, snapshot) = make(try world.file("p.bin", MediaWorld.bytes(3000)))
    let message = try alice.submit(object, to: "bob")
    #expect(message.deliveryState == .delivering && stored(message, alice)?.deliveryState == .delivering)
    #expect(alice.manager.message(inTransport: message) && alice.manager.messageTransportProgress(message) == 0)
    #expect(throws: (any Error).self) { try alice.manager.resend(message) }
    #expect(throws: (any Error).self) { try alice.manager.send(message, to: ChatApp.direct("bob")) }
    #expect(alice.manager.cancelSending(message))
    #expect(try await alice.chat.completed.next().error?.local == .manualCancelTask)
    #expect(message.deliveryState == .failed && !alice.manager.message(inTransport: message))
    #expect(!alice.manager.cancelSending(message))
    try alice.manager.resend(message)
    #expect(message.deliveryState == .delivering)
    try await world.setReachable(true, alice)
    try await alice.chat.complete(message)
    #expect(snapshot.updates == 1)
    let received = try await bob.chat.received.next()
    try await bob.catchUp()
    #expect(bob.listener.fetched.pending.isEmpty && received.attachmentDownloadState == .needDownload)
    #expect(try await bob.fetch(received) == nil)
    #expect(contents(try attachment(received).copy) == MediaWorld.bytes(3000))
  }

  @Test func aSecondSendingUploadsNothing() async throws {
    let alice = try await world.app("alice")
    let team = try world.environment.administration.createGroup(name: "team", owner: "bob", members: ["alice"])
    let bob = try await world.app("bob")
    func mute(_ isMuted: Bool) async throws {
      let error = try await outcome {
        bob.chat.sdk.teamManager.updateMuteState(isMuted, userId: "alice", inTeam: team, completion: $0)
      }
      #expect(error == nil)
    }
    try await mute(true)
    let (object, snapshot) = make(try world.file("p.bin", MediaWorld.bytes(3000)))
    let message = NIMMessage()
    message.messageObject = object
    try alice.manager.send(message, to: NIMSession(team, type: .team))
    #expect(try await alice.chat.completed.next().error?.remote?.rawValue == 802)
    #expect(snapshot.updates == 1 && message.deliveryState == .failed)
    try await mute(false)
    try alice.manager.resend(message)
    try await alice.chat.complete(message)
    #expect(snapshot.updates == 1 && alice.listener.addresses.count == 1)
    #expect(try attachment(try await bob.chat.received.next()).url == snapshot.url)
  }

  @Test func downloadsAreRefusedOrFail() async throws {
    let alice = try await world.app("alice")
    let bob = try await world.app("bob") { $0.fetchAttachmentAutomaticallyAfterReceiving = false }
    func refusal(_ change: (Snapshot) -> Void) async throws -> NIMLocalErrorCode? {
      let (object, snapshot) = make(try world.file("p.bin", [1, 2, 3]))
      change(snapshot)
      _ = try await alice.send(object, to: "bob")
      let received = try await bob.chat.received.next()
      do {
        try bob.manager.fetchMessageAttachment(received)
        return nil
      } catch { return (error as NSError).local }
    }
    #expect(try await refusal { $0.url = "http://elsewhere" } == .invalidUrl)
    #expect(try await refusal { _ in } == nil)
    #expect(try await bob.listener.fetched.next().1 == nil)
    // It is there by now.
    #expect(try await refusal { _ in } == .invalidParam)
    // One that goes nowhere, and one that is taken back.
    let plain = NIMCustomObject()
    plain.attachment = Snapshot(path: "", url: "somewhere", folder: "")
    _ = try await alice.send(plain, to: "bob")
    let nowhere = try await bob.chat.received.next()
    #expect(throws: (any Error).self) { try bob.manager.fetchMessageAttachment(nowhere) }
    let (object, snapshot) = make(try world.file("p.bin", [1, 2, 3]))
    _ = try await alice.send(object, to: "bob")
    let received = try await bob.chat.received.next()
    try FileManager.default.removeItem(atPath: snapshot.copy)
    try await world.setReachable(false, bob)
    try bob.manager.fetchMessageAttachment(received)
    #expect(received.attachmentDownloadState == .downloading)
    bob.manager.cancelFetchingMessageAttachment(received)
    #expect(try await bob.listener.fetched.next().1?.local == .manualCancelTask)
    #expect(received.attachmentDownloadState == .needDownload)
  }

  @Test func anAttachmentThatCannotBeWrittenHasFailed() async throws {
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let folder = world.folder.appendingPathComponent("later")
    let object = NIMCustomObject()
    object.attachment = Snapshot(path: try world.file("p.bin", [1, 2, 3]), folder: folder.path)
    _ = try await alice.send(object, to: "bob")
    let received = try await bob.chat.received.next()
    // It is fetched automatically, to a folder that is not there.
    #expect(try await bob.listener.fetched.next().1?.local == .saveFileError)
    #expect(received.attachmentDownloadState == .failed)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try bob.manager.fetchMessageAttachment(received)
    #expect(received.attachmentDownloadState == .downloading)
    #expect(try await bob.listener.fetched.next().1 == nil)
    #expect(received.attachmentDownloadState == .downloaded)
  }

  @Test func aMessageThatIsLoadedAgainIsSentWithItsFile() async throws {
    let alice = try await world.app("alice")
    let path = try world.file("large", MediaWorld.bytes(1_000_001))
    let message = try alice.submit(make(path).object, to: "bob")
    #expect(try await alice.chat.completed.next().error != nil)
    _ = try world.file("large", MediaWorld.bytes(1000))
    let loaded = try #require(stored(message, alice))
    try alice.manager.resend(loaded)
    try await alice.chat.complete(loaded)
    #expect(try attachment(#require(stored(message, alice))).url == attachment(loaded).url)
    #expect(try !attachment(loaded).url.isEmpty)
  }
}
