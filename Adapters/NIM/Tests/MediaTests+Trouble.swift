import Foundation
import NIMSDK
import Parlance
import Testing
import TestSupport

/// Full disks and hostile content: the vendor's error, nothing half-written, nothing lost.
@Suite @MainActor struct MediaTroubleTests {
  @Test func aFullDiskOfTheServer() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let bytes = MediaWorld.bytes(600_000)
    world.fill("media/partial")
    let message = try alice.submit(NIMFileObject(sourcePath: try world.file("a.bin", bytes)), to: "bob")
    _ = try await world.disk.refusals.next()
    // What the app uploads by itself fails: no message waits for it.
    let upload: (error: NSError?, value: String?) = try await answer { done in
      alice.chat.sdk.resourceManager.upload(world.path("a.bin"), progress: nil) { done($1, $0) }
    }
    #expect(upload.value == nil && upload.error?.local == .ioError)
    // Nothing else suffers, and the file waits for room.
    _ = try await alice.chat.send("text", to: ChatApp.direct("bob"))
    #expect(try await bob.chat.received.next().text == "text")
    #expect(world.names("media/blobs/") == [] && message.deliveryState == .delivering)
    world.fill(nil)
    let received = try await world.wait(for: message, from: alice, to: bob)
    #expect(received.messageId == message.messageId)
    #expect(try await bob.fetch(received) == nil)
    #expect(contents((received.messageObject as? NIMFileObject)?.path) == bytes)
    #expect(world.names("media/partial/") == [] && world.names("media/blobs/").count == 1)
  }

  @Test func aFullDiskOfTheSender() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    _ = try await world.app("bob")
    // Bytes in memory find no room: the message is refused, and no row says otherwise.
    world.fill("NIM/alice")
    let object = NIMFileObject(data: Data([1, 2, 3]), extension: "bin")
    #expect(alice.refusal(object)?.local == .ioError)
    #expect(alice.chat.localIds(in: ChatApp.direct("bob")).isEmpty)
    world.fill(nil)
    _ = try await alice.send(object, to: "bob")
  }

  @Test func aFullDiskOfTheDevice() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let bytes = MediaWorld.bytes(600_000)
    _ = try await alice.send(NIMFileObject(data: Data(bytes), extension: "bin"), to: "bob")
    let received = try await bob.chat.received.next()
    let file = try #require(received.messageObject as? NIMFileObject)
    world.fill("NIM/bob")
    #expect(try await bob.fetch(received)?.local == .ioError)
    #expect(received.attachmentDownloadState == .failed && contents(file.path) == nil)
    // A failed download to the app's own path keeps the existing file.
    world.fill(".part")
    let old = try world.file("old", [9])
    let url = try #require(file.url)
    let manager = bob.chat.sdk.resourceManager
    let full = try await outcome { manager.download(url, filepath: old, progress: nil, completion: $0) }
    #expect(full?.local == .ioError && contents(old) == [9])
    #expect(world.names(".part") == [])
    world.fill(nil)
    #expect(try await bob.fetch(received) == nil)
    #expect(contents(file.path) == bytes)
    #expect(try await outcome { manager.download(url, filepath: old, progress: nil, completion: $0) } == nil)
    #expect(contents(old) == bytes)
    let folder = try await outcome {
      manager.download(url, filepath: world.folder.path, progress: nil, completion: $0)
    }
    #expect(folder?.local == .saveFileError)
  }

  @Test func cancellingAFinishedTransferChangesNothing() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let message = try await alice.send(NIMFileObject(data: Data([1, 2]), extension: "bin"), to: "bob")
    #expect(!alice.manager.cancelSending(message))
    #expect(message.deliveryState == .deliveried)
    let received = try await bob.chat.received.next()
    #expect(try await bob.fetch(received) == nil)
    bob.manager.cancelFetchingMessageAttachment(received)
    bob.manager.cancelFetchingMessageAttachment(NIMMessage())
    #expect(received.attachmentDownloadState == .downloaded)
    let file = try #require(received.messageObject as? NIMFileObject)
    #expect(contents(file.path) == [1, 2])
    let (url, manager) = (try #require(file.url), bob.chat.sdk.resourceManager)
    #expect(
      try await outcome { manager.download(url, filepath: world.path("d"), progress: nil, completion: $0) } == nil)
    manager.cancelTask(world.path("d"))
    manager.cancelTask("")
    try await bob.catchUp()
    #expect(contents(world.path("d")) == [1, 2] && bob.listener.fetched.pending.isEmpty)
  }

  @Test func unknownMediaCannotBeFetched() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let other = try NeutralApp("bob", world.environment)
    for id in [MediaID.generate(), "../../etc/passwd", "x"] {
      let media = MediaContent(media: MediaDescriptor(id: id, size: 10, fileName: "../../a.txt"))
      try other.device.send(MessageDraft(conversation: .direct("alice"), body: MessageBody(content: .file(media))))
      // The server refuses unknown media.
      if try await other.outcomes.next() != nil { continue }
      let message = try await alice.chat.received.next()
      if id.isValid {
        let error = try await alice.fetch(message)
        #expect(error?.domain == NIMRemoteErrorDomain && error?.code == NIMRemoteErrorCode.codeNotExist.rawValue)
      } else {
        // An invalid id was never uploaded.
        let error = #expect(throws: NSError.self) { try alice.manager.fetchMessageAttachment(message) }
        #expect(error?.local == .invalidParam)
      }
      #expect(message.attachmentDownloadState != .downloaded)
    }
    try await alice.catchUp()
    #expect(world.names(".part") == [] && world.names("a.txt") == [])
  }

  @Test func truncatedPicturesAreFilesOfUnknownSize() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    for count in [1, 8, 12, 16, 20, 23] {
      let bytes = Array(MediaWorld.png(40, 30).prefix(count))
      let path = try world.file("\(count).png", bytes)
      _ = try await alice.send(NIMImageObject(filepath: path), to: "bob")
      let (received, error) = try await bob.listener.fetched.next()
      let picture = try #require(received.messageObject as? NIMImageObject)
      #expect(error == nil && picture.size == .zero)
      #expect(contents(picture.path) == bytes || contents(picture.thumbPath) == bytes)
    }
  }
}
