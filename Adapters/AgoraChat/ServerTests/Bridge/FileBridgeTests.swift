#if Server
  import AgoraChat
  import Foundation
  import Parlance
  import ParlanceBridge
  import ParlanceCore
  import TestSupport
  import Testing

  /// Messages with files between apps of the old cloud and apps of the hub.
  @Suite @MainActor struct FileBridgeTests {
    private let bytes = SomeFiles.picture(40, 30, more: 200_000)

    private func send(_ body: AgoraChatMessageBody, from app: App, to account: String) async {
      let message = AgoraChatMessage(conversationID: account, body: body, ext: nil)
      let error = await withCheckedContinuation { continuation in
        app.client.chatManager?.send(message, progress: nil) { continuation.resume(returning: $1) }
      }
      #expect(error == nil)
    }

    /// Returns the digest of the file of a message as its hub has it.
    private func media(_ message: AgoraChatMessage, in environment: MessagingEnvironment) throws -> MediaDescriptor {
      let body = try #require(message.body as? AgoraChatFileMessageBody)
      return try environment.hubLoop().media(MediaID(body.secretKey))
    }

    @Test func picturesArriveOnTheOtherSideInTheirPlaces() async throws {
      let world = try BridgeWorld(servesFiles: true)
      try await world.create("anna", "ben")
      let anna = try await App("anna", "anna", world.cloud)
      let ben = try await App("ben", "", world.hub)
      await send(AgoraChatImageMessageBody(data: Data(bytes), displayName: "cat.png"), from: anna, to: "ben")
      _ = await anna.send("behind it", to: "ben")
      let received = try await ben.received.next()
      let picture = try #require(received.body as? AgoraChatImageMessageBody)
      #expect(picture.displayName == "cat.png" && picture.size == CGSize(width: 40, height: 30))
      #expect(try media(received, in: world.hub).md5 == hexadecimal(MD5.value(of: bytes)))
      #expect((try await ben.received.next().body as? AgoraChatTextMessageBody)?.text == "behind it")
      let own = bytes + [1]
      await send(AgoraChatImageMessageBody(data: Data(own), displayName: "dog.png"), from: ben, to: "anna")
      _ = await ben.send("behind mine", to: "anna")
      let answer = try await anna.received.next()
      let other = try #require(answer.body as? AgoraChatImageMessageBody)
      #expect(other.displayName == "dog.png" && other.size == CGSize(width: 40, height: 30))
      #expect(try media(answer, in: world.cloud.environment).md5 == hexadecimal(MD5.value(of: own)))
      #expect((try await anna.received.next().body as? AgoraChatTextMessageBody)?.text == "behind mine")
      try await world.wait(for: "in.echo", 2)
      try await world.wait(for: "out.echo", 2)
      try await world.waitUntilIdle()
      let previews = try world.count("out.leftOut.preview") + world.count("in.leftOut.preview")
      #expect(previews == 0)
      try world.expect(["in.message": 2, "out.message": 2, "in.file": 1])
      withExtendedLifetime((anna, ben)) {}
    }

    @Test func filmsHaveTheirCoversOnTheOtherSide() async throws {
      let world = try BridgeWorld(servesFiles: true)
      let files = SomeFiles()
      try await world.create("anna", "ben")
      let anna = try await App("anna", "anna", world.cloud)
      let ben = try await App("ben", "", world.hub)
      for (from, to, peer, side) in [
        (anna, ben, "ben", world.hub), (ben, anna, "anna", world.cloud.environment),
      ] {
        let body = AgoraChatVideoMessageBody(localPath: try files.file("a.mp4", bytes), displayName: "a.mp4")
        body.thumbnailLocalPath = try files.file("cover.png", SomeFiles.picture(4, 3))
        body.duration = 7
        await send(body, from: from, to: peer)
        let received = try await to.received.next()
        let film = try #require(received.body as? AgoraChatVideoMessageBody)
        #expect(film.displayName == "a.mp4" && film.duration == 7)
        #expect(try media(received, in: side).md5 == hexadecimal(MD5.value(of: bytes)))
        let cover = try side.hubLoop().media(MediaID(film.thumbnailSecretKey))
        #expect(cover.md5 == hexadecimal(MD5.value(of: SomeFiles.picture(4, 3))))
      }
      try await world.waitUntilIdle()
      try world.expect(["in.message": 1, "out.message": 1, "in.file": 2, "out.file": 2])
      withExtendedLifetime((anna, ben)) {}
    }
  }
#endif
