import Dispatch
import Foundation
import Parlance
import ParlanceCore
import Testing

/// The previews that the engine makes of sent pictures.
@Suite struct PreviewTests {
  private let environment = MessagingEnvironment.inMemory(callbackQueue: DispatchQueue(label: "callbacks"))

  /// A client that is logged in.
  private func client(_ account: AccountID) async throws -> MessagingClient {
    let client = MessagingClient(environment: environment, account: account, device: "phone")
    try await client.login()
    return client
  }

  /// Sends a file and returns what the receiver has of it.
  private func received(_ path: String, preview: String? = nil) async throws -> (MediaContent, preview: [UInt8]?) {
    defer { environment.shutDown() }
    let alice = try await client("alice")
    let bob = try await client("bob")
    let events = bob.events()
    let sent = try await alice.send(
      file: path, as: .image(MediaContent()), to: .direct("bob"), preview: preview)
    for try await case .received(let messages) in events {
      let content = try #require(messages.first?.body.content.media)
      #expect(messages.map(\.id) == [sent.id])
      #expect(content == sent.body.content.media)
      guard let preview = content.preview else { return (content, nil) }
      return (content, try await bob.download(preview, to: .memory).data)
    }
    throw MessagingError(.notLoggedIn)
  }

  @Test func aBrokenPictureGoesWithoutOneAndWithoutASize() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("broken.jpg", [0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 3, count: 5000))
    let (content, preview) = try await received(path)
    #expect(preview == nil && content.preview == nil)
    #expect(content.media.size == 5004)
    #expect(content.media.width == 0 && content.media.height == 0)
  }

  #if Media || canImport(ImageIO)
    @Test func aPictureGetsAPreviewAsItIsShown() async throws {
      let folder = try TemporaryFolder()
      let jpeg = try PictureCodec().file(TestPictures.quadrants(640, 480), as: .jpeg(quality: 0.9))
      // Lying on its side: its left edge is to be the upper one.
      let path = try folder.file("cat.jpg", TestPictures.turned(jpeg, 6))
      let (content, bytes) = try await received(path)
      #expect(content.media.width == 480 && content.media.height == 640)
      let preview = try #require(content.preview)
      #expect(preview.type == "image/jpeg")
      #expect(preview.width == 240 && preview.height == 320)
      #expect(preview.size > 0 && preview.size < content.media.size)
      let header = try #require(bytes.flatMap { PictureHeader($0) })
      #expect(header.format == .jpeg && header.width == 240 && header.height == 320)
    }

    @Test func transparentPictureGetsAPNG() async throws {
      let folder = try TemporaryFolder()
      let picture = TestPictures.gradient(400, 100, opacity: 100)
      let path = try folder.file("glass.png", try PictureCodec().file(picture, as: .png))
      let (content, bytes) = try await received(path)
      #expect(content.preview?.type == "image/png")
      #expect(content.preview?.width == 320 && content.preview?.height == 80)
      #expect(bytes.flatMap { PictureHeader($0) }?.format == .png)
    }

    @Test func previewOfTheSenderIsKept() async throws {
      let folder = try TemporaryFolder()
      let path = try folder.file(
        "a.png", try PictureCodec().file(TestPictures.quadrants(400, 400), as: .png))
      let given = try PictureCodec().file(TestPictures.quadrants(9, 9), as: .png)
      let (_, bytes) = try await received(path, preview: try folder.file("small.png", given))
      #expect(bytes == given)
    }

    @Test func environmentUsesTheCodec() {
      #expect(MessagingEnvironment.standardThumbnailMaker is PictureCodec)
      #expect(MessagingEnvironment.standardPictureEncoder is PictureCodec)
    }
  #else
    @Test func withoutTheTraitNothingWorksOnPictures() async throws {
      #expect(MessagingEnvironment.standardThumbnailMaker == nil)
      #expect(MessagingEnvironment.standardPictureEncoder == nil)
    }
  #endif
}
