import Foundation
import NIMSDK
import Parlance
import Testing
import TestSupport

/// Invalid files, cancelling, sending again, forwarding, expiry.
@Suite @MainActor struct MediaFailureTests {
  @Test func invalidFilesAreRefusedAtTheCall() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    #expect(alice.refusal(NIMImageObject(filepath: world.path("nothing")))?.local == .invalidMedia)
    #expect(alice.refusal(NIMFileObject(sourcePath: try world.file("empty", [])))?.local == .invalidMedia)
    #expect(alice.refusal(NIMAudioObject(data: Data(), extension: "aac"))?.local == .invalidMedia)
    #expect(alice.refusal(NIMVideoObject(sourcePath: world.folder.path))?.local == .ioError)
    #expect(alice.refusal(NIMFileObject(sourcePath: ""))?.local == .invalidParam)
    #expect(
      alice.refusal(NIMFileObject(sourcePath: "/" + String(repeating: "x/", count: 4000)))?.local != nil)
    let path = try world.file("full", [1])
    #expect(alice.refusal(NIMFileObject(sourcePath: path, scene: "unheard"))?.local == .sceneUnregistered)
    #expect(alice.chat.localIds(in: ChatApp.direct("bob")).isEmpty)
    #expect(alice.listener.sending.isEmpty)
  }

  @Test func aBrokenPictureIsAFileOfUnknownSize() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    _ = try await alice.send(NIMImageObject(data: Data([1, 2, 3]), extension: "jpg"), to: "bob")
    let (received, error) = try await bob.listener.fetched.next()
    let picture = try #require(received.messageObject as? NIMImageObject)
    #expect(error == nil && picture.size == .zero && contents(picture.path) == [1, 2, 3])
  }

  @Test func aFileThatIsTooLargeFailsItsMessage() async throws {
    let world = try MediaWorld { $0.mediaSizeLimit = 1000 }
    let alice = try await world.app("alice")
    let message = try alice.submit(
      NIMFileObject(sourcePath: try world.file("large", MediaWorld.bytes(1001))), to: "bob")
    let (failed, error) = try await alice.chat.completed.next()
    #expect(failed === message && message.deliveryState == .failed)
    #expect(error?.domain == NIMRemoteErrorDomain && error?.code == NIMRemoteErrorCode.codeBeyondLimit.rawValue)
    #expect(alice.listener.addresses.isEmpty)
  }

  @Test func aFileBeyondTheQuotaFailsItsMessageAndASmallerOneGoes() async throws {
    let world = try MediaWorld { $0.mediaQuota = 1000 }
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let message = try alice.submit(
      NIMFileObject(sourcePath: try world.file("large", MediaWorld.bytes(1001))), to: "bob")
    let (failed, error) = try await alice.chat.completed.next()
    #expect(failed === message && message.deliveryState == .failed)
    #expect(error?.domain == NIMRemoteErrorDomain && error?.code == NIMRemoteErrorCode.codeBeyondLimit.rawValue)
    let bytes = MediaWorld.bytes(900)
    _ = try await alice.send(NIMFileObject(data: Data(bytes), extension: "txt"), to: "bob")
    let received = try await bob.chat.received.next()
    #expect(try await bob.fetch(received) == nil)
    #expect(contents((received.messageObject as? NIMFileObject)?.path) == bytes)
    // The account has 100 bytes left, and its friend all of its own.
    _ = try alice.submit(NIMFileObject(data: Data(count: 101), extension: "txt"), to: "bob")
    let (_, second) = try await alice.chat.completed.next()
    #expect(second?.domain == NIMRemoteErrorDomain && second?.code == NIMRemoteErrorCode.codeBeyondLimit.rawValue)
    _ = try await bob.send(NIMFileObject(data: Data(bytes), extension: "txt"), to: "alice")
  }

  @Test func aFileThatVanishedCanBeSentAgain() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let path = try world.file("f.bin", [1, 2, 3])
    try await world.setReachable(false, alice)
    let object = NIMFileObject(sourcePath: path)
    let message = try alice.submit(object, to: "bob")
    #expect(alice.manager.message(inTransport: message) && alice.manager.messageTransportProgress(message) == 0)
    #expect(message.deliveryState == .delivering)
    try FileManager.default.removeItem(atPath: path)
    try await world.setReachable(true, alice)
    let (failed, error) = try await alice.chat.completed.next()
    #expect(failed === message && error?.local == .invalidMedia)
    #expect(message.deliveryState == .failed && object.url == nil)
    _ = try world.file("f.bin", [4, 5, 6])
    try alice.manager.resend(message)
    try await alice.chat.complete(message)
    #expect(alice.listener.addresses == [object.url])
    let received = try await bob.chat.received.next()
    #expect(try await bob.fetch(received) == nil)
    #expect(contents((received.messageObject as? NIMFileObject)?.path) == [4, 5, 6])
    #expect(bob.chat.received.pending.isEmpty)
  }

  @Test func sendingIsTakenBackOnce() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    try await world.setReachable(false, alice)
    let object = NIMImageObject(data: Data(MediaWorld.png(3, 4)), extension: "png")
    let message = try alice.submit(object, to: "bob")
    #expect(alice.manager.cancelSending(message))
    #expect(!alice.manager.cancelSending(message))
    let (taken, error) = try await alice.chat.completed.next()
    #expect(taken === message && error?.local == .manualCancelTask && message.deliveryState == .failed)
    // Nothing is lost: its bytes are still here to be sent again.
    #expect(contents(object.path) == MediaWorld.png(3, 4))
    try await world.setReachable(true, alice)
    try alice.manager.resend(message)
    try await alice.chat.complete(message)
    #expect(try await bob.chat.received.next().messageId == message.messageId)
  }

  @Test func fetchingIsTakenBackOnce() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let bytes = MediaWorld.bytes(2000)
    _ = try await alice.send(NIMFileObject(data: Data(bytes), extension: "txt"), to: "bob")
    let received = try await bob.chat.received.next()
    let file = try #require(received.messageObject as? NIMFileObject)
    try await world.setReachable(false, bob)
    try bob.manager.fetchMessageAttachment(received)
    #expect(bob.manager.message(inTransport: received) && bob.manager.messageTransportProgress(received) == 0)
    #expect(received.attachmentDownloadState == .downloading)
    do {
      try bob.manager.fetchMessageAttachment(received)
      Issue.record("it is under way already")
    } catch {
      #expect((error as NSError).local == .sameOperationInProgress)
      #expect((error as NSError).localizedDescription == "alreadyInProgress: \(received.messageId)")
    }
    bob.manager.cancelFetchingMessageAttachment(received)
    bob.manager.cancelFetchingMessageAttachment(received)
    let (taken, error) = try await bob.listener.fetched.next()
    #expect(taken === received && error?.local == .manualCancelTask)
    #expect(received.attachmentDownloadState == .failed && contents(file.path) == nil)
    #expect(!bob.manager.message(inTransport: received) && bob.manager.messageTransportProgress(received) == 1)
    bob.manager.cancelFetchingMessageAttachment(received)
    try await world.setReachable(true, bob)
    #expect(bob.listener.fetched.pending.isEmpty)
    #expect(try await bob.fetch(received) == nil)
    #expect(contents(file.path) == bytes)
  }

  @Test func forwardingUploadsNothing() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let carol = try await world.app("carol")
    let bytes = MediaWorld.bytes(400_000)
    let object = NIMFileObject(sourcePath: try world.file("f.bin", bytes))
    _ = try await alice.send(object, to: "bob")
    let received = try await bob.chat.received.next()
    try FileManager.default.removeItem(atPath: world.path("f.bin"))
    try bob.manager.forwardMessage(received, to: ChatApp.direct("carol"))
    _ = try await bob.chat.completed.next()
    #expect(bob.listener.sending == ["will", "progress", "complete"] && bob.listener.sendingProgress == [1])
    let passed = try await carol.chat.received.next()
    let file = try #require(passed.messageObject as? NIMFileObject)
    #expect(passed.messageId != received.messageId && file.md5 == object.md5 && file.displayName == "f.bin")
    #expect(try await carol.fetch(passed) == nil)
    #expect(contents(file.path) == bytes)
    // One that never left is uploaded for the copy.
    try await world.setReachable(false, alice)
    let waiting = try alice.submit(NIMFileObject(data: Data([9]), extension: "txt"), to: "bob")
    let copy = alice.manager.makeForwardMessage(from: waiting, error: nil)
    #expect(alice.manager.cancelSending(waiting))
    _ = try await alice.chat.completed.next()
    try await world.setReachable(true, alice)
    try alice.manager.sendForwardMessage(copy, to: ChatApp.direct("carol"))
    try await alice.chat.complete(copy)
    let second = try await carol.chat.received.next()
    #expect(try await carol.fetch(second) == nil)
    #expect(contents((second.messageObject as? NIMFileObject)?.path) == [9])
  }

  @Test func filesExpireWithTheirScene() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    alice.chat.sdk.sceneDict = ["short": 10, NIMNOSSceneTypeMessage: 0]
    let short = try await alice.send(
      NIMFileObject(data: Data([1]), extension: "txt", scene: "short"), to: "bob")
    #expect(short.messageObject != nil)
    let setting = NIMMessageSetting()
    setting.scene = "short"
    let message = NIMMessage()
    message.messageObject = NIMFileObject(data: Data([2]), extension: "txt")
    message.setting = setting
    try alice.manager.send(message, to: ChatApp.direct("bob"))
    try await alice.chat.complete(message)
    _ = try await alice.send(NIMFileObject(data: Data([3]), extension: "txt"), to: "bob")
    var received: [NIMMessage] = []
    for _ in 0..<3 { received.append(try await bob.chat.received.next()) }
    #expect(received.map { $0.setting?.scene } == ["short", "short", NIMNOSSceneTypeMessage])
    world.clock.advance(byMilliseconds: 11_000)
    #expect(try await bob.fetch(received[0])?.local == .resourcesOverdue)
    #expect(received[0].attachmentDownloadState == .failed)
    #expect(try await bob.fetch(received[1])?.local == .resourcesOverdue)
    #expect(try await bob.fetch(received[2]) == nil)
  }

  @Test func messageWithoutAnAttachmentHasNothingToFetch() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    _ = try await world.app("bob")
    let text = try await alice.chat.send("hi", to: ChatApp.direct("bob"))
    #expect(text.attachmentDownloadState == .needDownload && alice.manager.messageTransportProgress(text) == 1)
    do {
      try alice.manager.fetchMessageAttachment(text)
      Issue.record("a text has no attachment")
    } catch {
      #expect((error as NSError).local == .invalidParam)
    }
    try await alice.chat.logOut()
    do {
      try alice.manager.fetchMessageAttachment(text)
      Issue.record("nobody is logged in")
    } catch {
      #expect((error as NSError).local == .userInfoNeeded)
    }
  }
}
