import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Sizes in pixels that an app sets on a picture's message.
@Suite @MainActor struct ThumbnailSizeTests {
  @Test func aSizeArrivesWithoutAThumbnail() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let image = try await alice.image(try world.files.file("cat.png", SomeFiles.picture(40, 30)))
    image.thumbnailWidth = 4
    image.thumbnailHeight = 3
    #expect(try await alice.send(image, to: "bob") == .ok)
    let arrived = try await bob.images.next().message
    #expect(arrived.thumbnailWidth == 4 && arrived.thumbnailHeight == 3 && arrived.thumbnail.isEmpty)
    // One side of it, too.
    image.thumbnailWidth = 0
    #expect(try await alice.send(image, to: "bob") == .ok)
    let half = try await bob.images.next().message
    #expect(half.thumbnailWidth == 0 && half.thumbnailHeight == 3)
  }

  @Test func widthAloneKeepsTheHeightThatTheServiceKnows() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let image = try await alice.image(try world.files.file("cat.png", SomeFiles.picture(40, 30)))
    let again = try #require(alice.kit.createImageMessage(byMediaId: image.mediaId))
    for message in [image, again] {
      message.width = 80
      #expect(try await alice.send(message, to: "bob") == .ok)
      let arrived = try await bob.images.next().message
      #expect(arrived.width == 80 && arrived.height == 30)
    }
    let tall = try #require(alice.kit.createImageMessage(byMediaId: image.mediaId))
    tall.height = 60
    #expect(try await alice.send(tall, to: "bob") == .ok)
    let arrived = try await bob.images.next().message
    #expect(arrived.width == 40 && arrived.height == 60)
  }
}
