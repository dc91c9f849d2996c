import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Image and file messages: what arrives, and where.
@Suite @MainActor struct MediaMessageTests {
  @Test func aPictureArrivesAsAnImageMessageAndNothingElse() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let bytes = SomeFiles.picture(40, 30, more: 300_000)
    let message = try await alice.image(try world.files.file("cat.png", bytes))
    #expect(message.type == .image && message.size == Int64(bytes.count) && message.mediaId.count == 32)
    #expect(message.width == 40 && message.height == 30)
    // The properties that the app may set are empty.
    #expect(message.fileName == "" && message.thumbnail == Data() && message.text == "")
    #expect(message.thumbnailWidth == 0 && message.thumbnailHeight == 0)
    message.text = "words"
    message.fileName = "shown.png"
    message.thumbnail = Data([9, 8, 7])
    message.thumbnailWidth = 4
    message.thumbnailHeight = 3
    #expect(try await alice.send(message, to: "bob") == .ok)
    // The peer was notified before the sender, and once.
    #expect(bob.images.pending.count == 1 && bob.messages.pending.isEmpty && bob.files.pending.isEmpty)
    let (arrived, sender) = try await bob.images.next()
    #expect(sender == "alice" && arrived.type == .image && arrived.mediaId == message.mediaId)
    #expect(arrived.size == message.size && arrived.width == 40 && arrived.height == 30)
    #expect(arrived.text == "words" && arrived.fileName == "shown.png" && arrived.thumbnail == Data([9, 8, 7]))
    #expect(arrived.thumbnailWidth == 4 && arrived.thumbnailHeight == 3)
    #expect(arrived.serverReceivedTs == world.clock.now().milliseconds && !arrived.isOfflineMessage)

    #expect(try await bob.fetch(arrived.mediaId).data == bytes)
    let path = world.files.path("back.png")
    #expect(try await bob.download(arrived.mediaId, to: path) == .ok)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(bytes))
    // What arrived can be sent on as it is.
    #expect(try await bob.send(arrived, to: "alice") == .ok)
    let back = try await alice.images.next().message
    #expect(back.mediaId == arrived.mediaId && back.size == arrived.size && back.fileName == "shown.png")
    #expect(back.thumbnail == Data([9, 8, 7]) && back.text == "words")
  }

  @Test func aChannelGetsPicturesAndFiles() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let (channel, _) = (try await alice.join("lobby"), try await bob.join("lobby"))
    let file = try await alice.file(try world.files.file("a.pdf", [1, 2, 3]))
    #expect(file.type == .file && file.size == 3 && file.fileName == "")
    file.thumbnail = Data([5])
    file.fileName = "b.pdf"
    #expect(try await code { channel.send(file, completion: $0) } == .errorOk)
    let (arrived, from) = try await bob.files.next()
    #expect(from == "alice in lobby" && arrived.type == .file && arrived.mediaId == file.mediaId && arrived.size == 3)
    #expect(arrived.fileName == "b.pdf" && arrived.thumbnail == Data([5]) && arrived.text == "")
    let image = try await alice.image(try world.files.file("a.bmp", SomeFiles.bmp(7, 5)))
    #expect(image.width == 7 && image.height == 5)
    #expect(try await code { channel.send(image, completion: $0) } == .errorOk)
    #expect(try await bob.images.next().message.width == 7)
    #expect(bob.channelMessages.pending.isEmpty && bob.files.pending.isEmpty && bob.images.pending.isEmpty)
    #expect(alice.files.pending.isEmpty && alice.images.pending.isEmpty)
  }

  @Test(arguments: [
    (SomeFiles.jpeg(20, 10), 20, 10), (SomeFiles.picture(40, 30), 40, 30), (SomeFiles.bmp(7, 5), 7, 5),
    (SomeFiles.gif(6, 4), 0, 0), (Array("no picture".utf8), 0, 0), (Array(SomeFiles.picture(40, 30).prefix(18)), 0, 0),
  ]) func sizesAreComputedForThreeFormatsAndTheAppsStand(_ bytes: [UInt8], _ width: Int32, _ height: Int32) async throws
  {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    // The ending says nothing.
    let message = try await alice.image(try world.files.file("picture.dat", bytes))
    #expect(message.width == width && message.height == height)
    #expect(try await alice.send(message, to: "bob") == .ok)
    let arrived = try await bob.images.next().message
    #expect(arrived.width == width && arrived.height == height)
    message.width = 1000
    message.height = 1
    #expect(try await alice.send(message, to: "bob") == .ok)
    let changed = try await bob.images.next().message
    #expect(changed.width == 1000 && changed.height == 1)
    #expect(try await bob.fetch(changed.mediaId).data == bytes)
  }

  @Test func messageIsCreatedFromAMediaID() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let (_, others) = try await world.device("bob")
    let bytes = SomeFiles.picture(40, 30, more: 500)
    let uploaded = try await alice.image(try world.files.file("cat.png", bytes))
    // No login is needed, and nothing is checked.
    let stranger = App("stranger", in: world)
    let image: AgoraRtmImageMessage = stranger.kit.createImageMessage(byMediaId: uploaded.mediaId)
    #expect(image.mediaId == uploaded.mediaId && image.size == 0 && image.width == 0 && image.type == .image)
    #expect(try await alice.send(image, to: "bob") == .ok)
    let arrived = try await bob.images.next().message
    #expect(arrived.mediaId == uploaded.mediaId && arrived.size == Int64(bytes.count))
    #expect(arrived.width == 40 && arrived.height == 30 && arrived.fileName == "")
    let shown = try await others.next().media().media
    #expect(shown.size == Int64(bytes.count) && shown.width == 40 && shown.type == "image/png")
    #expect(shown.fileName == "cat.png" && shown.md5.count == 32)

    let file: AgoraRtmFileMessage = alice.kit.createFileMessage(byMediaId: uploaded.mediaId)
    file.fileName = "own.name"
    #expect(try await alice.send(file, to: "bob") == .ok)
    #expect(try await bob.files.next().message.fileName == "own.name")
    #expect(try await others.next().media().media.fileName == "own.name")
  }

  @Test func downloadWithAnUnknownIDFails() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let unknown = MediaID.generate().string
    for id in [unknown, "no id at all"] {
      #expect(try await alice.send(alice.kit.createFileMessage(byMediaId: id), to: "bob") == .ok)
      let arrived = try await bob.files.next().message
      #expect(arrived.mediaId == id && arrived.size == 0)
      #expect(try await bob.fetch(id).code == (id == unknown ? .notExist : .invalidArgument))
    }
    // Nothing can be sent without one.
    #expect(try await alice.send(alice.kit.createImageMessage(byMediaId: ""), to: "bob") == .invalidMessage)
    let channel = try await alice.join("lobby")
    let empty: AgoraRtmFileMessage = alice.kit.createFileMessage(byMediaId: "")
    #expect(try await code { channel.send(empty, completion: $0) } == .invalidMessage)
  }

  @Test func theServiceKeepsAFileForSevenDays() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let message = try await alice.file(try world.files.file("a.bin", [1, 2, 3]))
    message.thumbnail = Data([4, 5])
    world.clock.advance(byMilliseconds: 7 * 86_400_000 - 1)
    #expect(try await bob.fetch(message.mediaId).data == [1, 2, 3])
    world.clock.advance(byMilliseconds: 1)
    #expect(try await bob.fetch(message.mediaId).code == .notExist)
    #expect(try await bob.download(message.mediaId, to: world.files.path("never")) == .notExist)
    // The message can still be sent.
    #expect(try await alice.send(message, to: "bob") == .ok)
    let arrived = try await bob.files.next().message
    #expect(arrived.mediaId == message.mediaId && arrived.size == 3 && arrived.thumbnail == Data([4, 5]))
  }

  @Test func textNameAndThumbnailShareThirtyTwoKilobytes() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let channel = try await alice.join("lobby")
    let image = try await alice.image(try world.files.file("a.png", SomeFiles.picture(4, 3)))
    image.text = "ü"
    image.fileName = "four"
    image.thumbnail = Data(SomeFiles.bytes(32 * 1024 - 6))
    #expect(try await alice.send(image, to: "bob") == .ok)
    let arrived = try await bob.images.next().message
    #expect(arrived.thumbnail == image.thumbnail && arrived.text == "ü" && arrived.fileName == "four")
    image.fileName = "fiver"
    #expect(try await alice.send(image, to: "bob") == .invalidMessage)
    #expect(try await code { channel.send(image, completion: $0) } == .invalidMessage)
    let file = try await alice.file(try world.files.file("a.bin", [1]))
    file.text = String(repeating: "a", count: 32 * 1024)
    #expect(try await alice.send(file, to: "bob") == .ok)
    #expect(try await bob.files.next().message.text == file.text)
    file.fileName = "1"
    #expect(try await alice.send(file, to: "bob") == .invalidMessage)
    #expect(bob.images.pending.isEmpty && bob.files.pending.isEmpty)
  }

  @Test func nothingOvertakesAMessageWithAThumbnail() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let image = try await alice.image(try world.files.file("a.png", SomeFiles.picture(4, 3)))
    image.thumbnail = Data(SomeFiles.bytes(30_000))
    let outcomes = Inbox<String>("outcome")
    alice.kit.send(image, toPeer: "bob") { outcomes.add("image \($0)") }
    alice.kit.send(AgoraRtmMessage(text: "behind it"), toPeer: "bob") { outcomes.add("text \($0)") }
    #expect(try await outcomes.next() == "image ok")
    #expect(try await outcomes.next() == "text ok")
    #expect(bob.order == [.image, .text])
  }

  @Test func messagesWithFilesWaitForAnAbsentPeer() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let image = try await alice.image(try world.files.file("a.png", SomeFiles.picture(4, 3)))
    image.thumbnail = Data([1])
    #expect(try await bob.logout() == .ok)
    #expect(try await alice.send(image, to: "bob") == .peerUnreachable)
    #expect(try await alice.send(image, to: "bob", waits: true) == .cachedByServer)
    world.clock.advance(bySeconds: 60)
    let again = try await world.app("bob")
    let arrived = try await again.images.next().message
    #expect(arrived.isOfflineMessage && arrived.thumbnail == Data([1]) && arrived.mediaId == image.mediaId)
    #expect(again.images.pending.isEmpty)
  }
}
