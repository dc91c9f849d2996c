import Foundation
import Parlance
import ParlanceCore
import Testing
import TestSupport

/// Uploads and downloads without messages.
@Suite struct MediaTransferTests {
  @Test(arguments: MediaWorld.Kind.allCases)
  func pictureIsUploadedAndFetchedByOthers(_ kind: MediaWorld.Kind) async throws {
    let world = try MediaWorld(kind)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let (bob, _) = try await world.environment.connectedDevice("bob")
    let bytes = Pictures.png(640, 480) + MediaWorld.bytes(300_000)
    let path = try world.file("cat.png", bytes)
    let log = TransferLog()
    let media = try await alice.uploaded(.file(path), log: log).get()
    #expect(media.id.isValid)
    #expect(media.size == Int64(bytes.count))
    #expect(media.sha256 == hexadecimal(SHA256.value(of: bytes)))
    #expect(media.md5 == hexadecimal(MD5.value(of: bytes)))
    #expect(try alice.md5(ofFile: path) == media.md5)
    #expect(media.width == 640 && media.height == 480)
    #expect(media.type == "image/png")
    #expect(media.fileName == "cat.png")
    #expect(media.expires == nil)
    #expect(log.completed.last == media.size)
    #expect(log.completed == log.completed.sorted())
    #expect(log.progress.withLock { $0.allSatisfy { $0.total == media.size && $0.time == world.clock.now() } })
    // The uploader knows where its file is, the other one fetches it.
    #expect(alice.localPath(of: media) == path)
    #expect(bob.localPath(of: media) == nil)

    let inMemory = try await bob.downloaded(media.id).get()
    #expect(inMemory.data == bytes)
    #expect(inMemory.path == nil)
    #expect(inMemory.descriptor == media)
    let destination = world.path("fetched.png")
    let downloadLog = TransferLog()
    let inFile = try await bob.downloaded(media.id, to: .file(destination), log: downloadLog).get()
    #expect(inFile.path == destination)
    #expect(try Data(contentsOf: URL(fileURLWithPath: destination)) == Data(bytes))
    #expect(downloadLog.completed.last == media.size)
    #expect(bob.localPath(of: media) == destination)
    let own = try await bob.downloaded(media.id, to: .deviceFolder).get()
    #expect(own.path?.hasSuffix(media.id.string + ".png") == true || own.path?.hasSuffix(media.id.string) == true)

    // The address can be opened as it is.
    let url = try #require(bob.url(of: media).flatMap { URL(string: $0) })
    #expect(url.isFileURL)
    #expect(try Data(contentsOf: url) == Data(bytes))
    #expect(bob.url(of: MediaDescriptor()) == nil)
    #expect(world.partials == [])
  }

  @Test func descriptionOfAFileByTheAppIsKept() async throws {
    let world = try MediaWorld(.memory)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let said = MediaDescriptor(type: "image/x-own", fileName: "shown.name", width: 7, height: 8, duration: 9)
    let media = try await alice.uploaded(.data(Pictures.bmp(3, 4)), options: UploadOptions(descriptor: said)).get()
    #expect(media.width == 7 && media.height == 8)
    #expect(media.duration == 9)
    #expect(media.fileName == "shown.name")
    #expect(media.type == "image/x-own")
  }

  @Test(arguments: [
    [UInt8]("not a picture at all".utf8), Array(Pictures.png(640, 480).prefix(20)), Pictures.png(0, 0),
    [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF],
  ])
  func aBrokenPictureIsAFileOfUnknownSize(_ bytes: [UInt8]) async throws {
    let world = try MediaWorld(.memory)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let media = try await alice.uploaded(.file(try world.file("broken.jpg", bytes))).get()
    #expect(media.width == 0 && media.height == 0)
    #expect(media.type == "image/jpeg")
    #expect(try await alice.downloaded(media.id).get().data == bytes)
  }

  @Test(arguments: MediaWorld.Kind.allCases)
  func sameContentIsStoredOnceAndGoesWithItsLastID(_ kind: MediaWorld.Kind) async throws {
    let world = try MediaWorld(kind)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let (bob, _) = try await world.environment.connectedDevice("bob")
    let bytes = MediaWorld.bytes(10_000)
    let first = try await alice.uploaded(.data(bytes), options: UploadOptions(lifetime: 10_000)).get()
    let second = try await bob.uploaded(.data(bytes), options: UploadOptions(lifetime: 20_000)).get()
    let kept = try await bob.uploaded(.data(MediaWorld.bytes(9))).get()
    #expect(first.id != second.id)
    #expect(first.sha256 == second.sha256)
    #expect(first.expires == world.clock.now().advanced(byMilliseconds: 10_000))
    #expect(world.blobs.count == 2)
    world.clock.advance(byMilliseconds: 9_999)
    #expect(try await bob.downloaded(first.id).get().data == bytes)
    world.clock.advance(byMilliseconds: 1)
    #expect(await bob.downloaded(first.id).code == .mediaExpired)
    #expect(try await alice.downloaded(second.id).get().data == bytes)
    #expect(world.blobs.count == 2)
    world.clock.advance(byMilliseconds: 10_000)
    #expect(await alice.downloaded(second.id).code == .mediaExpired)
    // Long gone, and still told apart from what never was.
    #expect(await alice.downloaded(first.id).code == .mediaExpired)
    // The deletion comes after the answer; whatever else the hub does with files comes behind it.
    #expect(try await alice.downloaded(kept.id).get().data == MediaWorld.bytes(9))
    #expect(world.blobs.count == 1)
    #expect(alice.url(of: first) == nil)
    // Uploading it again brings it back.
    let again = try await alice.uploaded(.data(bytes)).get()
    #expect(try await bob.downloaded(again.id).get().data == bytes)
    world.clock.advance(bySeconds: 1e7)
    #expect(try await bob.downloaded(again.id).get().data == bytes)
  }

  @Test func theHubHasALifetimeForOthers() async throws {
    let world = try MediaWorld(.memory) { $0.mediaLifetime = 7 * 86_400_000 }
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let media = try await alice.uploaded(.data([1, 2, 3])).get()
    #expect(media.expires == world.clock.now().advanced(byMilliseconds: 7 * 86_400_000))
    let short = try await alice.uploaded(.data([1, 2, 3]), options: UploadOptions(lifetime: 5)).get()
    #expect(short.expires == world.clock.now().advanced(byMilliseconds: 5))
    #expect(await alice.uploaded(.data([1]), options: UploadOptions(lifetime: 0)).code == .invalidArgument)
  }

  @Test(arguments: MediaWorld.Kind.allCases)
  func anUploadGoesOnAfterABreakOfTheLink(_ kind: MediaWorld.Kind) async throws {
    let world = try MediaWorld(kind)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let bytes = MediaWorld.bytes(2_000_000)
    let path = try world.file("long.bin", bytes)
    world.files.hold("long.bin", from: 1_000_000)
    let log = TransferLog()
    async let result = alice.uploaded(.file(path), log: log)
    await world.files.waitUntilHeld()
    world.environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    world.files.release()
    try await world.waitUntilIdle()
    #expect(log.completed.last.map { $0 < 2_000_000 } ?? true)
    world.environment.setReachable(true, account: "alice", device: "phone", style: "Test")
    let media = try await result.get()
    #expect(media.sha256 == hexadecimal(SHA256.value(of: bytes)))
    // It resumed where it stopped: no progress was reported twice.
    #expect(log.completed == Array(Set(log.completed)).sorted())
    #expect(log.completed.last == 2_000_000)
    #expect(world.partials == [])
  }

  @Test(arguments: MediaWorld.Kind.allCases)
  func aDownloadGoesOnAfterABreakOfTheLink(_ kind: MediaWorld.Kind) async throws {
    let world = try MediaWorld(kind)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let (bob, _) = try await world.environment.connectedDevice("bob")
    let bytes = MediaWorld.bytes(2_000_000)
    let media = try await alice.uploaded(.data(bytes)).get()
    world.files.hold("media/blobs/", from: 1_000_000)
    let log = TransferLog()
    let destination = world.path("long.bin")
    async let result = bob.downloaded(media.id, to: .file(destination), log: log)
    await world.files.waitUntilHeld()
    world.environment.setReachable(false, account: "bob", device: "phone", style: "Test")
    #expect(!FileManager.default.fileExists(atPath: destination))
    world.files.release()
    try await world.waitUntilIdle()
    #expect(!FileManager.default.fileExists(atPath: destination))
    world.environment.setReachable(true, account: "bob", device: "phone", style: "Test")
    _ = try await result.get()
    #expect(try Data(contentsOf: URL(fileURLWithPath: destination)) == Data(bytes))
    #expect(log.completed == Array(Set(log.completed)).sorted())
    #expect(world.partials == [])
  }

  @Test func aDownloadIntoTheDevicesFolderGoesOnAfterARestart() async throws {
    let world = try MediaWorld(.folder)
    let bytes = MediaWorld.bytes(2_000_000)
    let media: MediaDescriptor
    do {
      let (alice, _) = try await world.environment.connectedDevice("alice")
      media = try await alice.uploaded(.data(bytes)).get()
      let (bob, _) = try await world.environment.connectedDevice("bob")
      world.files.hold("media/blobs/", from: 1_000_000)
      async let result = bob.downloaded(media.id, to: .deviceFolder)
      await world.files.waitUntilHeld()
      bob.close()
      world.files.release()
      #expect(await result.code == .notLoggedIn)
    }
    try world.restart()
    #expect(world.partials.count == 1)
    let (bob, _) = try await world.environment.connectedDevice("bob")
    let log = TransferLog()
    let path = try #require(try await bob.downloaded(media.id, to: .deviceFolder, log: log).get().path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(bytes))
    #expect(try #require(log.completed.first) > 128 * 1024)
    #expect(world.partials == [])
  }

  @Test func downloadToTheDevicesOwnPathIsKnownToIt() async throws {
    let world = try MediaWorld(.folder)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let media = try await alice.uploaded(.data([1, 2, 3])).get()
    let path = alice.downloadPath(of: media)
    // Its folder is not there yet, and is not the app's to make.
    #expect(await alice.downloaded(media.id, to: .file(path)).code == .fileNotWritable)
    #expect(try await alice.downloaded(media.id, to: .file(path, replaces: true)).get().path == path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([1, 2, 3]))
    #expect(alice.localPath(of: media) == path)
    #expect(world.partials == [])
  }

  @Test(arguments: [10, 2_000_000, 3_000_000])
  func unrelatedPartialFileIsNotUsed(_ length: Int) async throws {
    let world = try MediaWorld(.folder)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let bytes = MediaWorld.bytes(2_000_000)
    let media = try await alice.uploaded(.data(bytes)).get()
    let path = alice.downloadPath(of: media)
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(MediaWorld.bytes(length, seed: 2)).write(to: URL(fileURLWithPath: path + ".part"))
    _ = try await alice.downloaded(media.id, to: .deviceFolder).get()
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(bytes))
    #expect(world.partials == [])
  }

  @Test func aLargeFileIsNeverInMemoryWhole() async throws {
    let world = try MediaWorld(.folder)
    let (alice, _) = try await world.environment.connectedDevice("alice")
    let (bob, _) = try await world.environment.connectedDevice("bob")
    let bytes = MediaWorld.bytes(30 * 1024 * 1024)
    let media = try await alice.uploaded(.file(try world.file("large.bin", bytes))).get()
    #expect(media.size == 30 * 1024 * 1024)
    let path = world.path("back.bin")
    _ = try await bob.downloaded(media.id, to: .file(path)).get()
    let counts = try #require(world.environment.statistics)
    #expect(counts.mostMediaBytes > 0)
    #expect(counts.mostMediaBytes <= 4 * 128 * 1024)
    #expect(counts.mediaBytes == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(bytes))
  }

  @Test func theClientWaitsAndCancels() async throws {
    let world = try MediaWorld(.memory)
    let alice = MessagingClient(environment: world.environment, account: "alice", device: "phone")
    let bob = MessagingClient(environment: world.environment, account: "bob", device: "phone")
    try await alice.login()
    try await bob.login()
    let bytes = Pictures.jpeg(20, 10) + MediaWorld.bytes(400_000)
    let path = try world.file("cat.jpg", bytes)
    let media = try await alice.upload(.file(path))
    #expect(try await bob.download(media, to: .memory).data == bytes)
    let log = TransferLog()
    let message = try await alice.send(
      file: path, as: .image(MediaContent()), to: .direct("bob"), preview: path, progress: { log.note($0) })
    let sent = try #require(message.body.content.media)
    #expect(sent.media.width == 20 && sent.media.height == 10)
    #expect(sent.preview?.id.isValid == true)
    #expect(log.completed.last == Int64(bytes.count))
    let fetched = try await bob.download(sent.media)
    #expect(try Data(contentsOf: URL(fileURLWithPath: try #require(fetched.path))) == Data(bytes))
    await #expect(throws: MessagingError.self) { try await bob.upload(.file("/nowhere/at all")) }

    world.files.hold("cat.jpg", from: 0)
    let task = Task { try await alice.upload(.file(path)) }
    await world.files.waitUntilHeld()
    task.cancel()
    world.files.release()
    await #expect(throws: MessagingError(.cancelled)) { try await task.value }
    await alice.logout()
  }
}
