import AgoraChatAndroid
import Foundation
import Parlance
import Testing
import TestSupport

/// Full disks and hostile content: the vendor's error, nothing half-written, nothing lost.
@Suite @MainActor struct FileTroubleTests {
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
    let (alice, bob) = try await pair(environment)
    let sent = SomeFiles.bytes(600_000)
    let message = AgoraMessage.createFileSendMessage(try files.file("a.bin", sent), "bob")
    fill("media/partial")
    let outcome = TransferOutcome()
    alice.manager.sendMessage(message, outcome)
    _ = try await disk.refusals.next()
    #expect(files.names("media/blobs/") == [])
    fill(nil)
    // It waits for room as a text would.
    while message.status != .SUCCESS {
      #expect(message.status == .INPROGRESS && outcome.inbox.pending.isEmpty)
      clock.advance(bySeconds: 6)
      _ = try await bob.send("text", to: "alice")
    }
    #expect(try await outcome.inbox.next() == 0)
    let received = try await bob.messages.next()
    #expect(try await bob.fetch(received).code == 0)
    #expect(try bytes(at: try file(received).getLocalUrl()) == sent)
    #expect(files.names("media/partial/") == [] && files.names("media/blobs/").count == 1)
  }

  @Test func aFileThatVanishesOrIsEmptiedBeforeItIsUploaded() async throws {
    let (alice, bob) = try await pair(environment)
    let path = try files.file("a.bin", SomeFiles.bytes(1000))
    for (change, expected) in [(nil, 400), ([], 401)] as [([UInt8]?, Int)] {
      environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChatAndroid")
      #expect(try await alice.disconnected.next() == 300)
      let message = AgoraMessage.createFileSendMessage(path, "bob")
      let outcome = TransferOutcome()
      alice.manager.sendMessage(message, outcome)
      if let change { _ = try files.file("a.bin", change) } else { try FileManager.default.removeItem(atPath: path) }
      environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChatAndroid")
      let code = try await outcome.inbox.next()
      #expect(code == expected && message.getError() == expected && message.status == .FAIL)
      try await alice.connected.next()
      _ = try files.file("a.bin", SomeFiles.bytes(1000))
      #expect(try await alice.transfer(message).code == 0)
      #expect((try await bob.messages.next().getBody() as? NormalFileMessageBody)?.getFileSize() == 1000)
    }
  }

  @Test func aFullDiskOfTheDevice() async throws {
    let alice = try await ChatApp.other("alice", in: environment)
    let other = try NeutralApp("bob", environment)
    try await other.send(.file(MediaContent()), SomeFiles.bytes(600_000))
    let message = try await alice.messages.next()
    let body = try file(message)
    let (local, address) = (try #require(body.getLocalUrl()), try #require(body.getRemoteUrl()))
    let old = try files.file("old", [9])
    fill(".part")
    #expect(try await alice.fetch(message).code == 403)
    #expect(message.status == .FAIL && !body.downloaded && !FileManager.default.fileExists(atPath: local))
    #expect(try await alice.download(address, to: old).code == 403)
    #expect(try bytes(at: old) == [9])
    #expect(files.names(".part") == [])
    fill(nil)
    #expect(try await alice.fetch(message).code == 0)
    #expect(message.status == .SUCCESS)
    #expect(try bytes(at: local) == SomeFiles.bytes(600_000))
    #expect(try await alice.download(address, to: old).code == 0)
    #expect(try bytes(at: old) == SomeFiles.bytes(600_000))
  }

  @Test func aRecordingThatFindsNoRoomIsFetchedLater() async throws {
    let alice = try await ChatApp.other("alice", in: environment)
    let other = try NeutralApp("bob", environment)
    fill("AgoraChatAndroid/alice")
    try await other.send(.audio(MediaContent()), [1, 2, 3])
    let message = try await alice.messages.next()
    let outcome = TransferOutcome()
    if message.status == .INPROGRESS {
      try file(message).setDownloadCallback(outcome)
      #expect(try await outcome.inbox.next() == 403)
      try file(message).setDownloadCallback(nil)
    }
    #expect(message.status == .FAIL)
    fill(nil)
    #expect(try await alice.fetch(message).code == 0)
    #expect(message.status == .SUCCESS)
    #expect(try bytes(at: try file(message).getLocalUrl()) == [1, 2, 3])
  }

  @Test func unknownMediaCannotBeFetched() async throws {
    let alice = try await ChatApp.other("alice", in: environment)
    let other = try NeutralApp("bob", environment)
    for id in [MediaID.generate(), "../../etc/passwd", "x"] {
      let media = MediaContent(media: MediaDescriptor(id: id, size: 10, fileName: "../../a.txt"))
      try other.device.send(
        MessageDraft(conversation: .direct("alice"), body: Parlance.MessageBody(content: .file(media))))
      // The server takes only what it knows.
      if try await other.outcomes.next() != nil { continue }
      let message = try await alice.messages.next()
      #expect(try await alice.fetch(message).code == 400)
      #expect(!(try file(message).downloaded))
    }
    try await alice.catchUp()
    #expect(files.names(".part") == [] && files.names("a.txt") == [])
  }

  @Test func truncatedPicturesAreFilesOfUnknownSize() async throws {
    let (alice, bob) = try await pair(environment)
    let picture = SomeFiles.picture(40, 30)
    for count in [1, 8, 12, 16, 20, 23] {
      let path = try files.file("\(count).png", Array(picture.prefix(count)))
      let message = AgoraMessage.createImageSendMessage(path, true, "bob")
      #expect(try await alice.transfer(message).code == 0)
      let received = try await bob.messages.next()
      let body = try #require(received.getBody() as? ImageMessageBody)
      #expect(body.getWidth() == 0 && body.getHeight() == 0)
      #expect(try await bob.fetch(received).code == 0)
      #expect(try bytes(at: body.getLocalUrl()) == Array(picture.prefix(count)))
    }
  }
}
