import Foundation
import NIMSDK
import Parlance
import Testing
import TestSupport

/// Pictures, speech, films and files between two apps, and to and from an engine's own client.
@Suite @MainActor struct MediaTests {
  @Test func aPictureArrives() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let bytes = MediaWorld.png(40, 30, count: 400_000)
    let path = try world.file("cat.png", bytes)
    let object = NIMImageObject(filepath: path)
    #expect(object.path == path && object.url == nil && object.md5 == nil)
    #expect(object.fileLength == Int64(bytes.count))
    let message = try await alice.send(object, to: "bob")
    #expect(message.messageType == .image && message.text == nil)
    #expect(alice.listener.sending == ["will", "progress", "uploaded", "complete"])
    #expect(alice.listener.sendingProgress == alice.listener.sendingProgress.sorted())
    #expect(alice.listener.sendingProgress.last == 1)
    #expect(alice.listener.sendingProgress.filter { $0 == 1 }.count == 1)
    #expect(alice.listener.sendingProgress.count > 2)
    #expect(alice.listener.addresses == [object.url])
    #expect(object.path == path && object.size == CGSize(width: 40, height: 30))
    #expect(message.attachmentDownloadState == .downloaded)

    let received = try await bob.chat.received.next()
    #expect(received.messageType == .image)
    let picture = try #require(received.messageObject as? NIMImageObject)
    #expect(picture.message === received)
    #expect(picture.displayName == "cat.png")
    #expect(picture.size == CGSize(width: 40, height: 30))
    #expect(picture.fileLength == Int64(bytes.count))
    #expect(picture.md5?.count == 32 && picture.md5 == object.md5)
    #expect(try opened(picture.url) == bytes)
    // Without a thumbnail the picture itself is fetched when it arrives.
    let (fetched, error) = try await bob.listener.fetched.next()
    #expect(fetched === received && error == nil)
    #expect(bob.listener.fetchProgress == bob.listener.fetchProgress.sorted() && bob.listener.fetchProgress.last == 1)
    #expect(contents(picture.thumbPath) == bytes)
    #expect(picture.path == picture.thumbPath && picture.thumbUrl == picture.url)
    #expect(received.attachmentDownloadState == .downloaded)
    // A stored attachment completes at once.
    #expect(try await bob.fetch(received) == nil)
    // The history has the same.
    let stored = try #require(
      bob.chat.sdk.conversationManager.messages(in: ChatApp.direct("alice"), messageIds: [message.messageId])?.first)
    #expect((stored.messageObject as? NIMImageObject)?.path == picture.path)
  }

  @Test func speechIsFetchedWhenItComes() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let bytes = MediaWorld.bytes(5000)
    let object = NIMAudioObject(data: Data(bytes), extension: "aac")
    object.duration = 2300
    #expect(object.path == nil && object.displayName == nil)
    let message = try await alice.send(object, to: "bob")
    #expect(contents(object.path) == bytes)
    #expect(message.rawAttachContent?.contains(#""dur":2300"#) == true)
    let (received, error) = try await bob.listener.fetched.next()
    #expect(error == nil)
    let speech = try #require(received.messageObject as? NIMAudioObject)
    #expect(speech.duration == 2300 && speech.displayName == nil)
    #expect(speech.md5 == object.md5)
    #expect(speech.path?.hasSuffix(".aac") == true)
    #expect(contents(speech.path) == bytes)
    #expect(try opened(speech.url) == bytes)
  }

  @Test func aFilmWithoutACoverHasNothingToFetch() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let bytes = MediaWorld.bytes(300_000)
    let object = NIMVideoObject(sourcePath: try world.file("v.mp4", bytes))
    object.duration = 61_000
    object.displayName = "holiday.mp4"
    _ = try await alice.send(object, to: "bob")
    let received = try await bob.chat.received.next()
    let film = try #require(received.messageObject as? NIMVideoObject)
    #expect(film.duration == 61_000 && film.displayName == "holiday.mp4")
    #expect(film.fileLength == 300_000 && film.md5 == object.md5)
    #expect(film.coverPath == nil && film.coverUrl == nil && film.coverSize == .zero)
    #expect(try opened(film.url) == bytes)
    // The app puts it where it is looked for.
    let path = try #require(film.path)
    #expect(contents(path) == nil)
    do {
      try bob.manager.fetchMessageAttachment(received)
      Issue.record("there is nothing to fetch")
    } catch {
      #expect((error as NSError).local == .invalidParam)
    }
    #expect(received.attachmentDownloadState == .needDownload)
  }

  @Test func aFileIsFetchedWhenTheAppAsks() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let bytes = MediaWorld.bytes(70_000)
    let object = NIMFileObject(data: Data(bytes), extension: "docx")
    _ = try await alice.send(object, to: "bob")
    let received = try await bob.chat.received.next()
    let file = try #require(received.messageObject as? NIMFileObject)
    #expect(received.messageType == .file && file.fileLength == 70_000)
    #expect(file.path?.hasSuffix(".docx") == true)
    try await bob.catchUp()
    #expect(bob.listener.fetched.pending.isEmpty)
    #expect(received.attachmentDownloadState == .needDownload && contents(file.path) == nil)
    let path = file.path
    #expect(try await bob.fetch(received) == nil)
    #expect(file.path == path && contents(path) == bytes)
    #expect(received.attachmentDownloadState == .downloaded)
  }

  @Test(arguments: [false, true]) func automaticFetchingIsASetting(_ isOn: Bool) async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob") { $0.fetchAttachmentAutomaticallyAfterReceiving = isOn }
    _ = try await alice.send(NIMAudioObject(data: Data([1, 2, 3]), extension: "amr"), to: "bob")
    let received = try await bob.chat.received.next()
    if isOn {
      #expect(try await bob.listener.fetched.next().0 === received)
    } else {
      try await bob.catchUp()
      #expect(bob.listener.fetched.pending.isEmpty && received.attachmentDownloadState == .needDownload)
      #expect(try await bob.fetch(received) == nil)
    }
    #expect(received.attachmentDownloadState == .downloaded)
  }

  @Test func otherStylesGetTheFile() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.client("bob")
    let events = bob.events()
    let path = try world.file("x.bin", MediaWorld.bytes(1000))
    let film = NIMVideoObject(sourcePath: path)
    film.duration = 5
    let objects: [any NIMMessageObject] = [
      NIMImageObject(filepath: path, scene: NIMNOSSceneTypeMessage, size: CGSize(width: 7, height: 8)),
      NIMAudioObject(sourcePath: path), film, NIMFileObject(sourcePath: path),
    ]
    for object in objects { _ = try await alice.send(object, to: "bob") }
    var contents: [MessageContent] = []
    for try await event in events {
      if case .received(let messages) = event { contents += messages.map(\.body.content) }
      if contents.count == objects.count { break }
    }
    #expect(contents.map(\.kind) == [.image, .audio, .video, .file])
    #expect(contents[0].media?.media.width == 7 && contents[0].media?.media.height == 8)
    #expect(contents[2].media?.media.duration == 5)
    for content in contents {
      let media = try #require(content.media?.media)
      #expect(media.fileName == "x.bin")
      #expect(try await bob.download(media, to: .memory).data == MediaWorld.bytes(1000))
    }
  }

  @Test func filesOfOtherStylesAreShown() async throws {
    let world = try MediaWorld()
    let bob = try await world.app("bob")
    let alice = try await world.client("alice")
    let picture = MediaWorld.png(90, 60, count: 2000)
    let small = MediaWorld.png(9, 6)
    let path = try world.file("p.png", picture)
    let preview = try world.file("small.png", small)
    try await alice.send(file: path, as: .image(MediaContent()), to: .direct("bob"), preview: preview)
    let (received, error) = try await bob.listener.fetched.next()
    #expect(error == nil)
    let shown = try #require(received.messageObject as? NIMImageObject)
    // The thumbnail is fetched; the picture itself is at its address.
    #expect(contents(shown.thumbPath) == small && contents(shown.path) == nil)
    #expect(try opened(shown.url) == picture)
    #expect(try opened(shown.thumbUrl) == small)
    #expect(shown.size == CGSize(width: 90, height: 60))
    #expect(received.attachmentDownloadState == .downloaded)

    let film = try world.file("v.mov", MediaWorld.bytes(3000))
    try await alice.send(
      file: film, as: .video(MediaContent(media: MediaDescriptor(duration: 1500))), to: .direct("bob"),
      preview: preview)
    let cover = try #require(try await bob.listener.fetched.next().0.messageObject as? NIMVideoObject)
    #expect(contents(cover.coverPath) == small && cover.coverSize == CGSize(width: 9, height: 6))
    #expect(try opened(cover.coverUrl) == small)
    let address = try #require(cover.url)
    #expect(try opened(bob.chat.sdk.resourceManager.videoThumbnailURL(address)) == small)
    #expect(cover.duration == 1500)
  }

  @Test func optionOfDataOtherThanAPictureChangesNothing() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    let bytes = MediaWorld.bytes(2000)
    let object = NIMImageObject(data: Data(bytes), extension: "png")
    #expect(object.option == nil)
    object.option = NIMImageOption()
    #expect(object.option?.format == .JPEG && object.option?.compressQuality == 0.5)
    _ = try await alice.send(object, to: "bob")
    let picture = try #require(try await bob.chat.received.next().messageObject as? NIMImageObject)
    #expect(picture.fileLength == 2000)
    #expect(try opened(picture.url) == bytes)
    #expect(NIMVideoMp4Ext == "mp4" && NIMVideoThumbExt == "jpg")
  }

  #if Media || canImport(ImageIO)
    @Test(arguments: [NIMImageFormat.JPEG, .PNG])
    func pictureThatIsDataHasTheFormOfItsOption(_ format: NIMImageFormat) async throws {
      let world = try MediaWorld()
      let alice = try await world.app("alice")
      let bob = try await world.app("bob")
      let encoder = try #require(MessagingEnvironment.standardPictureEncoder)
      let pixels = (0..<40 * 30).flatMap { place -> [UInt8] in [UInt8(place % 251), UInt8(place % 40), 9, 255] }
      let picture = try #require(PixelPicture(width: 40, height: 30, pixels: pixels))
      // The other format than the wanted one.
      let source = try #require(encoder.encode(picture, as: format == .PNG ? .jpeg(quality: 1) : .png))
      let object = NIMImageObject(data: Data(source), extension: format == .PNG ? "jpg" : "png")
      let option = NIMImageOption()
      (option.format, option.compressQuality) = (format, 0.1)
      object.option = option
      _ = try await alice.send(object, to: "bob")
      let received = try #require(try await bob.chat.received.next().messageObject as? NIMImageObject)
      let bytes = try opened(received.url)
      #expect(Array(bytes.prefix(2)) == (format == .PNG ? [0x89, 0x50] : [0xFF, 0xD8]))
      #expect(received.size == CGSize(width: 40, height: 30) && received.fileLength == Int64(bytes.count))
      #expect(received.path?.hasSuffix(format == .PNG ? ".png" : ".jpg") == true)
      #expect(object.fileLength == Int64(bytes.count))
    }
  #endif
}
