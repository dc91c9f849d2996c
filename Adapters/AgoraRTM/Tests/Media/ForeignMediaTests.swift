import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Media between this style and others.
@Suite @MainActor struct ForeignMediaTests {
  private func send(
    _ device: Device, _ content: MessageContent, _ bytes: [UInt8], preview: [UInt8]? = nil, fallback: String? = nil,
    extensions: [String: [UInt8]] = [:]
  ) throws {
    var draft = MessageDraft(
      conversation: .direct("bob"), body: MessageBody(content: content, fallbackText: fallback, extensions: extensions),
      attachments: [MessageAttachment(source: .data(bytes))])
    if let preview { draft.attachments.append(MessageAttachment(.preview, source: .data(preview))) }
    try device.send(draft)
  }

  @Test func othersPicturesAreImageMessages() async throws {
    let world = World()
    let bob = try await world.app("bob")
    let (alice, _) = try await world.device("alice")
    let bytes = SomeFiles.picture(40, 30, more: 5000)
    let content = MediaContent(media: MediaDescriptor(fileName: "cat.png"))
    try send(alice, .image(content), bytes, preview: SomeFiles.picture(4, 3))
    let (image, sender) = try await bob.images.next()
    #expect(sender == "alice" && image.type == .image && image.fileName == "cat.png")
    #expect(image.size == Int64(bytes.count) && image.width == 40 && image.height == 30)
    #expect(image.thumbnailWidth == 4 && image.thumbnailHeight == 3 && image.text == "")
    // A preview is a file of its own: fetched at the first look, if there is a way.
    bob.setReachable(false)
    #expect(image.thumbnail == Data())
    bob.setReachable(true)
    #expect(try await bob.fetch(image.mediaId).code == .ok)
    #expect(image.thumbnail == Data(SomeFiles.picture(4, 3)))
    bob.setReachable(false)
    #expect(image.thumbnail == Data(SomeFiles.picture(4, 3)))
    bob.setReachable(true)
    #expect(try await bob.fetch(image.mediaId).data == bytes)
    // Sent on, it keeps it.
    let (carol, received) = try await world.device("carol")
    #expect(carol.isConnected)
    #expect(try await bob.send(image, to: "carol") == .ok)
    let passedOn = try await received.next().media()
    #expect(passedOn.media.id.string == image.mediaId && passedOn.media.fileName == "cat.png")
    #expect(passedOn.preview?.width == 4)
    image.thumbnail = Data(SomeFiles.picture(2, 1))
    image.thumbnailWidth = 2
    #expect(try await bob.send(image, to: "carol") == .ok)
    let changed = try await received.next().media()
    #expect(changed.preview?.width == 2 && changed.preview?.id != passedOn.preview?.id)
    // Labels of other styles are harmless.
    try send(alice, .image(content), bytes, fallback: "words", extensions: ["AgoraRTM": [1, 2, 3]])
    let odd = try await bob.images.next().message
    #expect(odd.fileName == "cat.png" && odd.thumbnail == Data() && odd.text == "words")
    #expect(bob.messages.pending.isEmpty && bob.files.pending.isEmpty)
  }

  @Test func othersRecordingsFilmsAndFilesAreFileMessages() async throws {
    let world = World()
    let bob = try await world.app("bob")
    let (alice, _) = try await world.device("alice")
    let bytes = SomeFiles.bytes(3000)
    let contents: [MessageContent] = [
      .audio(MediaContent(media: MediaDescriptor(fileName: "a.aac", duration: 3000))),
      .video(MediaContent(media: MediaDescriptor(fileName: "a.mp4", width: 4, height: 3, duration: 3000))),
      .file(MediaContent(media: MediaDescriptor(fileName: "a.pdf"))),
    ]
    for content in contents {
      try send(alice, content, bytes)
      let (file, sender) = try await bob.files.next()
      #expect(sender == "alice" && file.type == .file && file.fileName == content.media?.media.fileName)
      #expect(file.size == 3000 && file.thumbnail == Data() && file.text == "")
      #expect(try await bob.fetch(file.mediaId).data == bytes)
    }
    #expect(bob.messages.pending.isEmpty && bob.images.pending.isEmpty)
  }

  @Test func othersGetTheNameTheThumbnailAndTheWords() async throws {
    let world = World()
    let alice = try await world.app("alice")
    let (bob, received) = try await world.device("bob")
    let bytes = SomeFiles.picture(40, 30, more: 5000)
    let thumbnail = SomeFiles.picture(4, 3)
    let image = try await alice.image(try world.files.file("cat.png", bytes))
    image.text = "words"
    image.thumbnail = Data(thumbnail)
    image.thumbnailWidth = 8
    image.thumbnailHeight = 6
    #expect(try await alice.send(image, to: "bob") == .ok)
    let message = try await received.next()
    #expect(message.kind == .image && message.body.fallbackText == "words")
    let content = try message.media()
    // The vendor's app has set no name: it is the file's.
    #expect(content.media.fileName == "cat.png" && content.media.size == Int64(bytes.count))
    #expect(content.media.type == "image/png" && content.media.width == 40 && content.media.id.string == image.mediaId)
    let preview = try #require(content.preview)
    #expect(preview.width == 8 && preview.height == 6 && preview.type == "image/png")
    #expect(preview.expires == world.clock.now().advanced(byMilliseconds: 7 * 86_400_000))
    for (id, expected) in [(content.media.id, bytes), (preview.id, thumbnail)] {
      let fetched: Result<DownloadedMedia, MessagingError> = try await code {
        bob.download(id, to: .memory, completion: $0)
      }
      #expect(try fetched.get().data == expected)
    }

    let file = try await alice.file(try world.files.file("a.aac", [1, 2, 3]))
    file.fileName = "song.aac"
    #expect(try await alice.send(file, to: "bob") == .ok)
    let second = try await received.next()
    #expect(second.kind == .file && second.body.fallbackText == nil)
    #expect(try second.media().media.fileName == "song.aac" && second.media().preview == nil)
    // Sent back, the thumbnail need not be uploaded again.
    let again = try await world.app("carol")
    #expect(try await alice.send(image, to: "carol") == .ok)
    let arrived = try await again.images.next().message
    #expect(arrived.thumbnail == Data(thumbnail))
    #expect(try await again.send(arrived, to: "bob") == .ok)
    let third = try await received.next().media()
    #expect(third.preview?.id.isValid == true && third.preview?.width == 8 && third.media.id.string == image.mediaId)
    // Negative sizes, which the vendor's type allows, are ignored in favour of those that the service knows.
    image.width = -5
    image.thumbnailWidth = -1
    #expect(try await alice.send(image, to: "bob") == .ok)
    let fourth = try await received.next().media()
    #expect(fourth.media.width == 40 && fourth.media.height == 30)
    #expect(fourth.preview?.width == 0)
  }
}
