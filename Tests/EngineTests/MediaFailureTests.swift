import Foundation
import Parlance
import ParlanceCore
import Testing
import TestSupport

/// Bad input and trouble: a clear error, nothing half-written, nothing lost.
@Suite struct MediaFailureTests {
  @Test(arguments: MediaWorld.Kind.allCases)
  func filesThatCannotBeUploaded(_ kind: MediaWorld.Kind) async throws {
    let world = try MediaWorld(kind) { $0.mediaSizeLimit = 1000 }
    let (alice, _) = try await world.environment.connectedDevice("alice")
    #expect(await alice.uploaded(.file("")).code == .invalidArgument)
    #expect(await alice.uploaded(.file("a\0b")).code == .invalidArgument)
    #expect(await alice.uploaded(.file(world.path("nothing"))).code == .fileNotFound)
    #expect(await alice.uploaded(.file(try world.file("f", [1]) + "/below")).code == .fileNotFound)
    #expect(await alice.uploaded(.file(world.folder.url.path)).code == .fileNotReadable)
    #expect(await alice.uploaded(.file("/dev/zero")).code == .fileNotReadable)
    #expect(await alice.uploaded(.file(try world.file("empty", []))).code == .fileEmpty)
    #expect(await alice.uploaded(.data([])).code == .fileEmpty)
    #expect(await alice.uploaded(.file(try world.file("big", MediaWorld.bytes(1001)))).code == .fileTooLarge)
    #expect(await alice.uploaded(.data(MediaWorld.bytes(1001))).code == .fileTooLarge)
    #expect(await alice.uploaded(.data(MediaWorld.bytes(1000))).code == nil)
    world.files.faults.withLock { $0.unreadable = "secret" }
    #expect(await alice.uploaded(.file(try world.file("secret", [1]))).code == .fileNotReadable)
    #expect(alice.transferCount == 0)
    #expect(world.partials == [])
    #expect(throws: MessagingError.self) { try alice.inspectFile(world.path("nothing")) }
    #expect(try alice.inspectFile(world.path("big")).size == 1001)
  }

  @Test func aFileThatVanishesOrChangesInTheMiddle() async throws {
    let world = try MediaWorld(.folder)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    // It becomes shorter while it is read.
    let path = try world.file("short.bin", MediaWorld.bytes(2_000_000))
    world.files.hold("short.bin", from: 1_000_000)
    async let shorter = alice.uploaded(.file(path))
    await world.files.waitUntilHeld()
    truncate(path, 1_000_000)
    world.files.release()
    #expect(await shorter.code == .fileChanged)
    // A deleted file is read to its end.
    let second = try world.file("gone.bin", MediaWorld.bytes(2_000_000))
    world.files.hold("gone.bin", from: 1_000_000)
    async let gone = alice.uploaded(.file(second))
    await world.files.waitUntilHeld()
    try FileManager.default.removeItem(atPath: second)
    world.files.release()
    #expect(try await gone.get().size == 2_000_000)
    #expect(alice.url(of: try await gone.get()) != nil)
    try await world.waitUntilIdle()
    #expect(world.partials == [])
  }

  @Test(arguments: MediaWorld.Kind.allCases)
  func mediaThatAreNotThere(_ kind: MediaWorld.Kind) async throws {
    let world = try MediaWorld(kind)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    #expect(await alice.downloaded("").code == .invalidArgument)
    #expect(await alice.downloaded("../../etc/passwd").code == .mediaNotFound)
    #expect(await alice.downloaded("../../etc/passwd", to: .deviceFolder).code == .mediaNotFound)
    let path = world.path("never")
    #expect(await alice.downloaded(.generate(), to: .file(path)).code == .mediaNotFound)
    #expect(await alice.downloaded(.generate(), to: .file("")).code == .invalidArgument)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(world.partials == [])
  }

  @Test(arguments: MediaWorld.Kind.allCases)
  func placesWhereNothingCanBeWritten(_ kind: MediaWorld.Kind) async throws {
    let world = try MediaWorld(kind)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let media = try await alice.uploaded(.data(MediaWorld.bytes(300_000))).get()
    let there = try world.file("there", [1, 2, 3])
    #expect(await alice.downloaded(media.id, to: .file(there)).code == .fileExists)
    #expect(try Data(contentsOf: URL(fileURLWithPath: there)) == Data([1, 2, 3]))
    #expect(await alice.downloaded(media.id, to: .file(world.folder.url.path)).code == .fileNotWritable)
    #expect(await alice.downloaded(media.id, to: .file(world.path("no/such/folder"))).code == .fileNotWritable)
    #expect(await alice.downloaded(media.id, to: .file(there + "/below")).code == .fileNotWritable)
    #expect(world.partials == [])
    _ = try await alice.downloaded(media.id, to: .file(there, replaces: true)).get()
    #expect(try Data(contentsOf: URL(fileURLWithPath: there)).count == 300_000)
    // One that appears while it is fetched stays.
    let late = world.path("late")
    world.files.hold("media/blobs/", from: 0)
    async let result = alice.downloaded(media.id, to: .file(late))
    await world.files.waitUntilHeld()
    _ = try world.file("late", [9])
    world.files.release()
    #expect(await result.code == .fileExists)
    #expect(try Data(contentsOf: URL(fileURLWithPath: late)) == Data([9]))
    #expect(world.partials == [])
  }

  @Test(arguments: MediaWorld.Kind.allCases)
  func aFullDiskDuringUploadAndDownload(_ kind: MediaWorld.Kind) async throws {
    let world = try MediaWorld(kind)
    let (alice, events) = try await world.environment.connectedDevice("alice")
    let bytes = MediaWorld.bytes(600_000)
    world.files.faults.withLock { $0.full = "media/partial" }
    let refused = await alice.uploaded(.data(bytes))
    #expect(refused.code == .storageFull)
    // Where the hub keeps its files is the operator's business.
    if case .failure(let error) = refused { #expect(error.detail.isEmpty) }
    _ = world.files.refusals.takeAll()
    // Nothing else suffers: messages go on, and a message with a file waits for room, as they would.
    let text = try alice.send("text", to: .direct("alice"))
    #expect(try await events.waitForOutcome(of: text.id).error == nil)
    let path = try world.file("a.bin", bytes)
    let message = try alice.send(
      MessageDraft(
        conversation: .direct("bob"), body: MessageBody(content: .file(MediaContent())),
        attachments: [MessageAttachment(source: .file(path))]))
    _ = try await world.files.refusals.next()
    world.files.faults.withLock { $0.full = nil }
    let (_, bobEvents) = try await world.environment.connectedDevice("bob")
    while alice.message(message.id)?.state == .sending {
      world.clock.advance(bySeconds: 6)
      let text = try alice.send("text", to: .direct("alice"))
      #expect(try await events.waitForOutcome(of: text.id).error == nil)
    }
    try await bobEvents.waitForMessage(message.id)
    #expect(alice.message(message.id)?.state == .sent)

    let media = try await alice.uploaded(.data(bytes)).get()
    let destination = world.path("destination.bin")
    world.files.faults.withLock { $0.full = ".part" }
    #expect(await alice.downloaded(media.id, to: .file(destination)).code == .storageFull)
    #expect(await alice.downloaded(media.id, to: .deviceFolder).code == .storageFull)
    // Bytes in memory that are to be kept until they are uploaded find no room either: nothing is written.
    let count = alice.messages(MessageQuery(in: .direct("bob"), limit: 10)).count
    #expect(throws: MessagingError.self) {
      try alice.send(
        MessageDraft(
          conversation: .direct("bob"), body: MessageBody(content: .file(MediaContent())),
          attachments: [MessageAttachment(source: .data(bytes))]))
    }
    #expect(alice.messages(MessageQuery(in: .direct("bob"), limit: 10)).count == count)
    try await world.waitUntilIdle()
    #expect(world.partials == [])
    #expect(!FileManager.default.fileExists(atPath: destination))
    world.files.faults.withLock { $0.full = nil }
    #expect(await alice.downloaded(media.id, to: .file(destination)).code == nil)
  }

  @Test(arguments: MediaWorld.Kind.allCases)
  func cancellingOnceTwiceAndTooLate(_ kind: MediaWorld.Kind) async throws {
    let world = try MediaWorld(kind)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let path = try world.file("held.bin", MediaWorld.bytes(2_000_000))
    world.files.hold("held.bin", from: 1_000_000)
    let box = Lock<TransferID?>(nil)
    async let upload = withCheckedContinuation { continuation in
      let id = alice.upload(.file(path)) { continuation.resume(returning: $0) }
      box.withLock { $0 = id }
    }
    await world.files.waitUntilHeld()
    let id = try #require(box.withLock { $0 })
    try alice.cancelTransfer(id)
    #expect(throws: MessagingError(.transferNotFound, id.description)) { try alice.cancelTransfer(id) }
    world.files.release()
    #expect(await upload.code == .cancelled)
    #expect(throws: MessagingError.self) { try alice.cancelTransfer(id) }
    #expect(throws: MessagingError.self) { try alice.cancelTransfer(TransferID(4711)) }

    let media = try await alice.uploaded(.data(MediaWorld.bytes(2_000_000))).get()
    world.files.hold("media/blobs/", from: 1_000_000)
    let destination = world.path("cancelled.bin")
    async let download = withCheckedContinuation { continuation in
      let id = alice.download(media.id, to: .file(destination)) { continuation.resume(returning: $0) }
      box.withLock { $0 = id }
    }
    await world.files.waitUntilHeld()
    try alice.cancelTransfer(try #require(box.withLock { $0 }))
    world.files.release()
    #expect(await download.code == .cancelled)
    try await world.waitUntilIdle()
    // Whatever was asked for before is done when the next one is.
    #expect(await alice.downloaded(media.id).code == nil)
    #expect(await alice.uploaded(.data([1])).code == nil)
    #expect(!FileManager.default.fileExists(atPath: destination))
    #expect(world.partials == [])
    #expect(alice.transferCount == 0)
  }

  @Test func transferBeyondTheLimitIsRefused() async throws {
    let world = try MediaWorld(.memory)
    let (alice, events) = try await world.environment.connectedDevice("alice", "phone") { $0.transfers.limit = 2 }
    let path = try world.file("held.bin", MediaWorld.bytes(1000))
    world.files.hold("held.bin", from: 0)
    async let first = alice.uploaded(.file(path))
    await world.files.waitUntilHeld()
    async let second = alice.uploaded(.file(path))
    try await until { alice.transferCount == 2 }
    #expect(await alice.uploaded(.data([1])).code == .limitExceeded)
    #expect(await alice.downloaded(.generate()).code == .limitExceeded)
    // Files of messages do not count towards the limit, and wait for their turn.
    let message = try alice.send(
      MessageDraft(
        conversation: .direct("alice"), body: MessageBody(content: .file(MediaContent())),
        attachments: [MessageAttachment(source: .data([1, 2]))]))
    world.files.release()
    #expect(await first.code == nil)
    #expect(await second.code == nil)
    #expect(try await events.waitForOutcome(of: message.id).error == nil)
    #expect(await alice.uploaded(.data([1])).code == nil)
  }

  @Test func moreTransfersThanPassAtATimeWaitTheirTurn() async throws {
    let world = try MediaWorld(.memory)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let codes = await withTaskGroup(of: MessagingError.Code?.self) { group in
      for seed in 0..<40 {
        group.addTask { await alice.uploaded(.data(MediaWorld.bytes(200_000, seed: UInt64(seed + 1)))).code }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes.count == 40)
    #expect(codes.allSatisfy { $0 == nil })
    #expect(world.blobs.count == 40)
  }

  @Test func withoutALoginNothingIsTransferred() async throws {
    let world = try MediaWorld(.memory)
    let device = try world.environment.openDevice(
      DeviceConfiguration(style: "Test", account: "alice", device: "phone")
    ) { _ in }
    #expect(await device.uploaded(.data([1])).code == .notLoggedIn)
    #expect(await device.downloaded(.generate()).code == .notLoggedIn)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let path = try world.file("held.bin", MediaWorld.bytes(1000))
    world.files.hold("held.bin", from: 0)
    async let upload = alice.uploaded(.file(path))
    await world.files.waitUntilHeld()
    await alice.disconnected()
    world.files.release()
    #expect(await upload.code == .notLoggedIn)
    #expect(throws: MessagingError.self) { try alice.cancelTransfer(TransferID(1)) }
  }

  @Test func twoMinutesWithoutProgressAreATimeout() async throws {
    let world = try MediaWorld(.memory)
    let (alice, events) = try await world.environment.connectedDevice("alice")
    let path = try world.file("held.bin", MediaWorld.bytes(2_000_000))
    world.files.hold("held.bin", from: 1_000_000)
    async let upload = alice.uploaded(.file(path))
    await world.files.waitUntilHeld()
    // A message's file waits for the link as the message does.
    world.environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    let message = try alice.send(
      MessageDraft(
        conversation: .direct("alice"), body: MessageBody(content: .file(MediaContent())),
        attachments: [MessageAttachment(source: .data([1, 2]))]))
    world.files.release()
    world.clock.advance(bySeconds: 119)
    try await world.waitUntilIdle()
    #expect(alice.transferCount > 0)
    world.clock.advance(bySeconds: 2)
    #expect(await upload.code == .timeout)
    world.environment.setReachable(true, account: "alice", device: "phone", style: "Test")
    #expect(try await events.waitForOutcome(of: message.id).error == nil)
  }

  @Test(arguments: MediaWorld.Kind.allCases)
  func aDamagedFileOfTheHubIsNotPassedOn(_ kind: MediaWorld.Kind) async throws {
    let world = try MediaWorld(kind)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let media = try await alice.uploaded(.data(MediaWorld.bytes(1000))).get()
    let blob = try #require(world.blobs.first.map { world.path($0) })
    try Data(MediaWorld.bytes(1000, seed: 3)).write(to: URL(fileURLWithPath: blob))
    #expect(await alice.downloaded(media.id, to: .file(world.path("d"))).code == .mediaDamaged)
    #expect(!FileManager.default.fileExists(atPath: world.path("d")))
    try FileManager.default.removeItem(atPath: blob)
    #expect(await alice.downloaded(media.id).code == .mediaNotFound)
    #expect(alice.url(of: media) == nil)
    #expect(world.partials == [])
  }

  @Test func filesLeftByACrashAreSwept() async throws {
    let world = try MediaWorld(.folder)
    var (alice, _) = try await world.environment.connectedDevice("alice")
    let media = try await alice.uploaded(.data(MediaWorld.bytes(1000))).get()
    world.environment.shutDown()
    let orphan = world.path("environment/media/blobs/ab/" + String(repeating: "ab", count: 32))
    try FileManager.default.createDirectory(
      atPath: world.path("environment/media/blobs/ab"), withIntermediateDirectories: true)
    try Data([1]).write(to: URL(fileURLWithPath: orphan))
    try Data([1]).write(to: URL(fileURLWithPath: world.path("environment/media/partial/" + MediaID.generate().string)))
    try world.restart()
    (alice, _) = try await world.environment.connectedDevice("alice")
    try await world.waitUntilIdle()
    // The first turn requested the sweep; two further uploads run after it and after its deletions.
    _ = await alice.uploaded(.data([1, 2])).code
    _ = await alice.uploaded(.data([1, 2, 3])).code
    #expect(!FileManager.default.fileExists(atPath: orphan))
    #expect(world.partials == [])
    #expect(await alice.downloaded(media.id).code == nil)
  }

  /// An abandoned upload is deleted after a day.
  @Test func abandonedUploadsAreForgotten() async throws {
    let world = try MediaWorld(.folder)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let path = try world.file("held.bin", MediaWorld.bytes(2_000_000))
    world.files.hold("held.bin", from: 1_000_000)
    async let upload = alice.uploaded(.file(path))
    await world.files.waitUntilHeld()
    world.environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    world.files.release()
    world.clock.advance(bySeconds: 130)
    #expect(await upload.code == .timeout)
    #expect(world.stored("media/partial/").count == 1)
    let (bob, _) = try await world.environment.connectedDevice("bob")
    world.clock.advance(bySeconds: 86_401)
    _ = await bob.uploaded(.data([1])).code
    _ = await bob.uploaded(.data([2])).code
    #expect(world.stored("media/partial/") == [])
  }
}
