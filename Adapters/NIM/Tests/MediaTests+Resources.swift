import Foundation
import NIMSDK
import Parlance
import Testing
import TestSupport

/// Files beside messages.
@Suite @MainActor struct ResourceTests {
  private func upload(_ app: MediaApp, _ path: String, scene: String? = nil) async throws -> (String?, NSError?) {
    let (error, address): (NSError?, String?) = try await answer { done in
      let completion = { (address: String?, error: (any Error)?) in done(error, address) }
      if let scene {
        app.chat.sdk.resourceManager.upload(path, scene: scene, progress: nil, completion: completion)
      } else {
        app.chat.sdk.resourceManager.upload(path, progress: nil, completion: completion)
      }
    }
    return (address, error)
  }

  @Test func theFolderIsSearchedAndEmptied() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    for ending in ["amr", "aac"] {
      _ = try await alice.send(NIMAudioObject(data: Data([1, 2, 3]), extension: ending), to: "bob")
      #expect(try await bob.listener.fetched.next().1 == nil)
    }
    let manager = bob.chat.sdk.resourceManager
    let option = NIMResourceQueryOption()
    #expect(option.extensions == nil && option.timeInterval == 604_800)
    func found() async throws -> [NIMCacheQueryResult] { try await manager.searchResourceFiles(option) }
    // Today's files do not count as old.
    #expect(try await found().isEmpty)
    #expect(try await manager.removeResourceFiles(option) == 0)
    option.timeInterval = -60
    let all = try await found()
    #expect(all.count == 2 && all.allSatisfy { $0.fileLength == 3 && contents($0.path) == [1, 2, 3] })
    #expect(all.allSatisfy { abs($0.creationDate.timeIntervalSinceNow) < 3600 })
    option.extensions = ["AMR"]
    #expect(try await found().count == 1)
    #expect(try await manager.removeResourceFiles(option) == 3)
    #expect(try await found().isEmpty)
    option.extensions = nil
    #expect(try await found().count == 1)
    try await bob.chat.logOut()
    do {
      _ = try await found()
      Issue.record("nobody is logged in")
    } catch {
      #expect((error as NSError).local == .userInfoNeeded)
    }
    // An MD5 changes nothing.
    let path = try world.file("a.bin", [1])
    let (failure, address): (NSError?, String?) = try await answer { done in
      alice.chat.sdk.resourceManager.upload(path, scene: nil, md5: "?", progress: nil) { done($1, $0) }
    }
    #expect(failure == nil && address != nil)
  }

  @Test func uploadedFileIsDownloaded() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bytes = MediaWorld.bytes(300_000)
    let (address, error) = try await upload(alice, try world.file("a.bin", bytes))
    #expect(error == nil)
    let url = try #require(address)
    var progress: [Float] = []
    let failure = try await outcome {
      alice.chat.sdk.resourceManager.download(
        url, filepath: world.path("b.bin"), progress: { progress.append($0) }, completion: $0)
    }
    #expect(failure == nil && contents(world.path("b.bin")) == bytes)
    #expect(progress.count > 1 && progress == progress.sorted() && progress.last == 1)
    // Apps send addresses to one another, in texts and custom messages.
    let bob = try await world.app("bob")
    let path = world.path("bob.bin")
    let refusal = try await outcome {
      bob.chat.sdk.resourceManager.download(url, filepath: path, progress: nil, completion: $0)
    }
    #expect(refusal == nil && contents(path) == bytes)
  }

  @Test func filmIsDownloadedToItsPath() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let bytes = MediaWorld.bytes(1000)
    _ = try await alice.send(NIMVideoObject(data: Data(bytes), extension: "mp4"), to: "bob")
    let received = try await bob.chat.received.next()
    let film = try #require(received.messageObject as? NIMVideoObject)
    let (url, path) = (try #require(film.url), try #require(film.path))
    #expect(
      try await outcome {
        bob.chat.sdk.resourceManager.download(
          url, filepath: path, extraInfo: NIMResourceExtraInfo(), progress: nil, completion: $0)
      } == nil)
    #expect(film.path == path && contents(path) == bytes)
  }

  @Test func uploadedFileIsSentWithoutAnotherUpload() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let path = try world.file("a.bin", [1, 2, 3])
    let address = try #require(try await upload(alice, path).0)
    try FileManager.default.removeItem(atPath: path)
    let object = NIMFileObject(sourcePath: path)
    object.displayName = "notes"
    object.setUploadURL(address)
    _ = try await alice.send(object, to: "bob")
    #expect(alice.listener.sendingProgress == [1])
    let received = try await bob.chat.received.next()
    let file = try #require(received.messageObject as? NIMFileObject)
    #expect(file.displayName == "notes" && file.fileLength == 3)
    #expect(try await bob.fetch(received) == nil)
    #expect(contents(file.path) == [1, 2, 3])
    let unknown = NIMFileObject(sourcePath: path)
    unknown.setUploadURL("https://example.org/a.bin")
    #expect(alice.refusal(unknown)?.local == .invalidUrl)
  }

  /// Uploads and downloads without completions, as code does that does not wait.
  private func transferWithoutCompletions(
    _ manager: any NIMResourceManager, _ path: String, _ progress: @escaping (Float) -> Void
  ) {
    manager.upload(path, progress: progress)
    manager.upload(path, scene: NIMNOSSceneTypeMessage, progress: progress)
    let information = NIMResourceExtraInfo()
    information.mime = "text/plain"
    manager.upload(path, extraInfo: information, progress: progress)
  }

  private func downloadWithoutCompletion(
    _ manager: any NIMResourceManager, _ address: String, to path: String, _ progress: @escaping (Float) -> Void
  ) {
    manager.download(address, filepath: path, progress: progress)
  }

  @Test func completionsAreOptional() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let manager = alice.chat.sdk.resourceManager
    let path = try world.file("a.bin", [1, 2, 3])
    let ended = Inbox<Float>("end of a transfer")
    transferWithoutCompletions(manager, path) { if $0 == 1 { ended.add($0) } }
    for _ in 0..<3 { _ = try await ended.next() }
    let address = try #require(try await upload(alice, path).0)
    downloadWithoutCompletion(manager, address, to: world.path("b.bin")) { if $0 == 1 { ended.add($0) } }
    _ = try await ended.next()
    // Code that waits for the download finds it in the place of the one before.
    try await manager.download(
      address, filepath: world.path("b.bin"), extraInfo: NIMResourceExtraInfo(), progress: nil)
    #expect(contents(world.path("b.bin")) == [1, 2, 3])
    await #expect(throws: NSError.self) {
      try await manager.download("nowhere", filepath: world.path("c.bin"), extraInfo: nil, progress: nil)
    }
  }

  @Test func failedTransferReportsItsError() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    #expect(try await upload(alice, world.path("nothing")).1?.local == .invalidMedia)
    #expect(try await upload(alice, world.folder.path).1?.local == .ioError)
    #expect(try await upload(alice, try world.file("empty", [])).1?.local == .invalidMedia)
    let path = try world.file("a.bin", [1])
    #expect(try await upload(alice, path, scene: "unheard").1?.local == .sceneUnregistered)
    let manager = alice.chat.sdk.resourceManager
    let unknown = try await outcome {
      manager.download("file:///etc/passwd", filepath: world.path("x"), progress: nil, completion: $0)
    }
    #expect(unknown?.local == .invalidUrl)
    let address = try #require(try await upload(alice, path).0)
    let unwritable = try await outcome {
      manager.download(address, filepath: world.path("no/folder/x"), progress: nil, completion: $0)
    }
    #expect(unwritable?.local == .saveFileError)
    try await world.setReachable(false, alice)
    let cancelled = try await outcome {
      manager.download(address, filepath: world.path("x"), progress: nil, completion: $0)
      manager.cancelTask(world.path("x"))
      manager.cancelTask(world.path("x"))
    }
    #expect(cancelled?.local == .manualCancelTask && contents(world.path("x")) == nil)
    try await alice.chat.logOut()
    #expect(try await upload(alice, path).1?.local == .userInfoNeeded)
  }

  @Test func addressesHaveOneForm() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let manager = alice.chat.sdk.resourceManager
    let path = try world.file("a.png", [1])
    let address = try #require(try await upload(alice, path).0)
    for form in [
      manager.normalizeURLString, manager.convertHttp(toHttps:), manager.convertURL(toAcceleratedURL:),
      manager.imageThumbnailURL,
      manager.videoThumbnailURL,
    ] { #expect(form(address) == address) }
    #expect(manager.convertHttp(toHttps: "http://example.com/a") == "https://example.com/a")
    #expect(manager.convertHttp(toHttps: "HTTP://example.com/a") == "https://example.com/a")
    #expect(manager.convertHttp(toHttps: "https://example.com/a") == "https://example.com/a")
    #expect(manager.convertHttp(toHttps: "") == "")
    #expect(try await manager.fetchNOSURL(withURL: address) == address)
    #expect(try await manager.fetchNOSURL(withURL: address, roomId: "room") == address)
    let (unknown, none): (NSError?, String?) = try await answer { done in
      manager.fetchNOSURL(withURL: "http://example.com/a") { done($0, $1) }
    }
    #expect(unknown?.local == .invalidUrl && none == nil)
    let extra = NIMResourceExtraInfo()
    extra.roomId = "room"
    let (refusal, found): (NSError?, String?) = try await answer { done in
      manager.checkFileQuickTransfer("d41d8cd98f00b204e9800998ecf8427e", fileSize: 0, option: extra) { done($2, $0) }
    }
    #expect(refusal?.local == .notSupported && found == nil)
    try await manager.download(address, filepath: world.path("b.png"), type: 1, extraInfo: extra, progress: { _ in })
    #expect(contents(world.path("b.png")) == [1])
  }
}
