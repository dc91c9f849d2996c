#if Server
  import Foundation
  import NIMSDK
  import Parlance
  import ParlanceBridge
  import ParlanceCore
  import TestSupport
  import Testing

  /// Messages with files between apps of the old cloud and apps of the hub.
  @Suite @MainActor struct FileBridgeTests {
    private let bytes = SomeFiles.picture(40, 30, more: 200_000)

    private func digest(_ bytes: [UInt8]) -> String { hexadecimal(MD5.value(of: bytes)) }

    private func picture(_ message: NIMMessage) throws -> NIMImageObject {
      try #require(message.messageObject as? NIMImageObject, "\(message.messageType) \(message.text ?? "")")
    }

    @Test func picturesArriveOnTheOtherSideInTheirPlaces() async throws {
      let world = try BridgeWorld()
      let anna = try await BridgedApp("anna", token: try await world.create("anna"), world.cloud.environment)
      _ = try await world.create("ben")
      let ben = try await BridgedApp("ben", world.hub)
      try await anna.send(picture: bytes, to: "ben")
      _ = try anna.send("behind it", to: "ben")
      let received = try picture(try await ben.received.next())
      #expect(received.md5 == digest(bytes) && received.fileLength == Int64(bytes.count))
      #expect(received.size == CGSize(width: 40, height: 30))
      #expect(try await ben.received.next().text == "behind it")
      let own = bytes + [1]
      try await ben.send(picture: own, to: "anna")
      _ = try ben.send("behind mine", to: "anna")
      let answer = try picture(try await anna.received.next())
      #expect(answer.md5 == digest(own) && answer.size == CGSize(width: 40, height: 30))
      #expect(try await anna.received.next().text == "behind mine")
      try await world.wait(for: "in.echo", 2)
      try await world.wait(for: "out.echo", 2)
      try await world.waitUntilIdle()
      try world.expect(["in.message": 2, "out.message": 2, "in.file": 1, "out.file": 1])
      withExtendedLifetime((anna, ben)) {}
    }

    @Test func hostThatFailsIsAskedAgain() async throws {
      let world = try BridgeWorld()
      let anna = try await BridgedApp("anna", token: try await world.create("anna"), world.cloud.environment)
      _ = try await world.create("ben")
      let ben = try await BridgedApp("ben", world.hub)
      world.fileStatuses.withLock { $0 = [500, 503] }
      try await anna.send(picture: bytes, to: "ben")
      #expect(try picture(try await ben.received.next()).md5 == digest(bytes))
      try await world.waitUntilIdle()
      try world.expect(["in.message": 1, "in.file": 1, "failed.service.file": 2])
      withExtendedLifetime((anna, ben)) {}
    }

    @Test func fileThatIsGoneIsSetAsideAndCanBeTriedAgain() async throws {
      let world = try BridgeWorld()
      let anna = try await BridgedApp("anna", token: try await world.create("anna"), world.cloud.environment)
      _ = try await world.create("ben")
      let ben = try await BridgedApp("ben", world.hub)
      world.fileStatuses.withLock { $0 = [404] }
      try await anna.send(picture: bytes, to: "ben")
      _ = try anna.send("behind it", to: "ben")
      #expect(try await ben.received.next().text == "behind it")
      try await world.waitUntilIdle()
      try world.expect(["in.message": 1], dead: 1)
      let retried = try world.bridge.withStore { (store) throws(MessagingError) in
        try store.retry(nil, at: SystemClock().now().milliseconds)
      }
      #expect(retried == 1)
      #expect(try picture(try await ben.received.next()).md5 == digest(bytes))
      try await world.waitUntilIdle()
      try world.expect(["in.message": 2])
      withExtendedLifetime((anna, ben)) {}
    }

    @Test func pictureWhoseAnswerIsLostArrivesOnce() async throws {
      let world = try BridgeWorld { $0.questionDelay = 0 }
      let anna = try await BridgedApp("anna", token: try await world.create("anna"), world.cloud.environment)
      _ = try await world.create("ben")
      let ben = try await BridgedApp("ben", world.hub)
      world.proxy.script.withLock { $0 = [.failAfter, .failBefore] }
      try await ben.send(picture: bytes, to: "anna")
      _ = try ben.send("behind it", to: "anna")
      #expect(try picture(try await anna.received.next()).md5 == digest(bytes))
      #expect(try await anna.received.next().text == "behind it")
      try await world.waitUntilIdle()
      let uploads = world.proxy.paths.withLock { $0.filter { $0.hasSuffix("fileUpload.action") }.count }
      #expect(uploads == 1)
      let rows = try world.cloud.environment.hubLoop()
        .export(.direct("anna", "ben"), after: 0, limit: 100, bytes: 1 << 20).messages
      #expect(rows.map(\.message.kind) == [.image, .text])
      withExtendedLifetime((anna, ben)) {}
    }
  }
#endif
