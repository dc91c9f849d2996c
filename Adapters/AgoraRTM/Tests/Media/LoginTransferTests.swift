import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Uploads and downloads without a login, and at its end.
@Suite @MainActor struct LoginTransferTests {
  /// Both codes of everything that can be asked for, and that of taking back.
  private func ask(
    _ app: App, _ path: String, _ media: String
  ) async throws -> (
    [AgoraRtmUploadMediaErrorCode], [AgoraRtmDownloadMediaErrorCode], [AgoraRtmCancelMediaErrorCode]
  ) {
    let uploads = [try await app.uploadImage(path).code, try await app.uploadFile(path).code]
    let downloads = [try await app.fetch(media).code, try await app.download(media, to: path + ".back")]
    let cancels: [AgoraRtmCancelMediaErrorCode] = [
      try await codes { app.kit.cancelMediaUpload(1, completion: $0) }.1,
      try await codes { app.kit.cancelMediaDownload(1, completion: $0) }.1,
    ]
    return (uploads, downloads, cancels)
  }

  @Test func transferWithoutALoginIsRefused() async throws {
    let world = World()
    let alice = App("alice", in: world)
    let path = try world.files.file("a.bin", [1])
    let before = try await ask(alice, path, "nonsense")
    #expect(before.0 == [.notLoggedIn, .notLoggedIn] && before.1 == [.notLoggedIn, .notLoggedIn])
    #expect(before.2 == [.notLoggedIn, .notLoggedIn])
    #expect(try await alice.login() == .ok)
    #expect(try await alice.uploadFile(path).code == .ok)
    #expect(try await alice.logout() == .ok)
    let after = try await ask(alice, path, "nonsense")
    #expect(after.0 == before.0 && after.1 == before.1 && after.2 == before.2)
    // The ids go on.
    world.clock.advance(bySeconds: 1)
    #expect(try await alice.login() == .ok)
    let first = try await alice.uploadFile(path)
    #expect(first.code == .ok && first.told > 5)
    world.environment.shutDown()
    let end = try await ask(alice, path, "nonsense")
    #expect(end.0 == [.notInitialized, .notInitialized] && end.1 == [.notInitialized, .notInitialized])
    #expect(end.2 == [.notInitialized, .notInitialized])
  }

  /// Four tasks that cannot move, for the link is broken.
  private func begin(_ app: App, _ path: String, _ media: String, _ ends: Inbox<String>) {
    app.setReachable(false)
    app.kit.createImageMessage(byUploading: path, withRequest: nil) { ends.add("image \($1 == nil) \($2)") }
    app.kit.createFileMessage(byUploading: path, withRequest: nil) { ends.add("file \($1 == nil) \($2)") }
    app.kit.downloadMedia(media, toFile: path + ".back", withRequest: nil) { ends.add("back \($1)") }
    app.kit.downloadMedia(toMemory: media, withRequest: nil) { ends.add("memory \($1 == nil) \($2)") }
  }

  private static let interrupted = [
    "back interrupted", "file true interrupted", "image true interrupted", "memory true interrupted",
  ]

  @Test func logoutInterruptsTransfers() async throws {
    let world = World()
    let alice = try await world.app("alice")
    let path = try world.files.file("a.bin", SomeFiles.bytes(100_000))
    let media = try await alice.file(path).mediaId
    let ends = Inbox<String>("end")
    begin(alice, path, media, ends)
    #expect(try await alice.logout() == .ok)
    // Told before the logout's end, and once.
    #expect(ends.pending.sorted() == Self.interrupted)
    alice.setReachable(true)
    world.clock.advance(bySeconds: 130)
    #expect(try await alice.login() == .ok)
    #expect(try await alice.fetch(media).code == .ok)
    #expect(ends.pending.count == 4 && world.files.names == ["a.bin"])
  }

  @Test func releasedKitInterruptsTransfers() async throws {
    let world = World()
    let path = try world.files.file("a.bin", SomeFiles.bytes(100_000))
    let ends = Inbox<String>("end")
    do {
      let alice = try await world.app("alice")
      let media = try await alice.file(path).mediaId
      begin(alice, path, media, ends)
    }
    var all: [String] = []
    for _ in 0..<4 { all.append(try await ends.next()) }
    #expect(all.sorted() == Self.interrupted && world.files.names == ["a.bin"])
  }

  @Test func abortedLoginInterruptsEarlierAndLaterTransfers() async throws {
    let isWelcome = Lock(true)
    let world = World(tokenCheck: refusing { _ in isWelcome.withLock { $0 } ? nil : MessagingError(.accountBlocked) })
    let alice = try await world.app("alice")
    let path = try world.files.file("a.bin", SomeFiles.bytes(100_000))
    let media = try await alice.file(path).mediaId
    let ends = Inbox<String>("end")
    begin(alice, path, media, ends)
    isWelcome.withLock { $0 = false }
    alice.setReachable(true)
    #expect(try await alice.connections.next() == "aborted bannedByServer")
    var all: [String] = []
    for _ in 0..<4 { all.append(try await ends.next()) }
    #expect(all.sorted() == Self.interrupted)
    let asked = try await ask(alice, path, media)
    #expect(asked.0 == [.interrupted, .interrupted] && asked.1 == [.interrupted, .interrupted])
    #expect(asked.2 == [.notExist, .notExist])
    #expect(world.files.names == ["a.bin"])
  }

  @Test func loginOnAnotherDeviceInterruptsTransfers() async throws {
    let world = World()
    let alice = try await world.app("alice")
    let path = try world.files.file("a.bin", SomeFiles.bytes(100_000))
    let media = try await alice.file(path).mediaId
    let ends = Inbox<String>("end")
    begin(alice, path, media, ends)
    let second = try await world.app("alice", device: "second")
    alice.setReachable(true)
    #expect(try await alice.connections.next() == "aborted remoteLogin")
    var all: [String] = []
    for _ in 0..<4 { all.append(try await ends.next()) }
    #expect(all.sorted() == Self.interrupted && world.files.names == ["a.bin"])
    #expect(try await second.fetch(media).code == .ok)
  }

  @Test func shutDownEndsTransfersOnce() async throws {
    let world = World()
    let alice = try await world.app("alice")
    let path = try world.files.file("a.bin", SomeFiles.bytes(100_000))
    let media = try await alice.file(path).mediaId
    let ends = Inbox<String>("end")
    begin(alice, path, media, ends)
    world.environment.shutDown()
    var all: [String] = []
    for _ in 0..<4 { all.append(try await ends.next()) }
    #expect(all.sorted() == Self.interrupted && world.files.names == ["a.bin"])
  }
}
