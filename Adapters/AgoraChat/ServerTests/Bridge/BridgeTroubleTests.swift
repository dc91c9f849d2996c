#if Server
  import AgoraChatMoving
  import Foundation
  import Parlance
  import ParlanceBridge
  import ParlanceCore
  import ParlanceGateway
  import TestSupport
  import Testing

  /// A cloud that errs as the vendor's facts allow, and callers that are not the vendor.
  @Suite struct BridgeTroubleTests {
    /// - parameter patience: How long the bridge waits for a callback before it sends a message again, in seconds. An hour, as on a
    ///   machine with much else to do a minute is not long.
    private func makeWorld(patience: Int64 = 3600) async throws -> BridgeWorld {
      let world = try BridgeWorld(patience: patience)
      try await world.create("anna", "ben")
      return world
    }

    @Test func messageArrivesOnceWhenItsCallbackComesInPlaceOfTheAnswer() async throws {
      let world = try await makeWorld()
      world.proxy.script.withLock { $0 = [.failAfter, .pass, .failAfter] }
      for text in ["one", "two", "two"] { try world.write(text, from: "ben", to: "anna") }
      try await world.wait(for: "out.message", 3)
      try await world.waitUntilIdle()
      #expect(try BridgeWorld.texts(world.cloud.environment, "ben", "anna") == ["one", "two", "two"])
      #expect(try BridgeWorld.texts(world.hub, "ben", "anna") == ["one", "two", "two"])
      try world.expect(["out.unasked": 0])
    }

    @Test func messageWithoutAnswerAndCallbackIsSentAgainAndCounted() async throws {
      let world = try await makeWorld(patience: 0)
      world.proxy.script.withLock { $0 = [.failBefore, .pass, .failAfter] }
      // Callbacks would say that it arrived.
      world.relay.script.withLock { $0 = Array(repeating: .lose, count: 8) }
      for text in ["one", "two"] { try world.write(text, from: "ben", to: "anna") }
      try await world.wait(for: "out.message", 2)
      try await world.waitUntilIdle()
      // The vendor cannot be asked, so that a message that it took comes twice.
      #expect(try BridgeWorld.texts(world.cloud.environment, "ben", "anna") == ["one", "two", "two"])
      #expect(try BridgeWorld.texts(world.hub, "ben", "anna") == ["one", "two"])
      try world.expect(["out.unasked": 2])
    }

    @Test func refusedTokensAndRatesAreTriedAgain() async throws {
      let world = try await makeWorld()
      world.proxy.script.withLock { $0 = [.pass, .forgetToken, .slowDown] }
      for text in ["one", "two"] { try world.write(text, from: "ben", to: "anna") }
      try await world.wait(for: "out.message", 2)
      #expect(try BridgeWorld.texts(world.cloud.environment, "ben", "anna") == ["one", "two"])
      #expect(world.proxy.paths.withLock { $0 }.count { $0 == "/token" } == 2)
      try world.expect(["failed.service.unauthorized": 1, "failed.service.reach_limit": 1, "out.unasked": 0])
    }

    @Test func doubledAndSwappedCallbacksArriveOnce() async throws {
      let world = try await makeWorld()
      world.relay.script.withLock { $0 = [.twice, .hold, .hold, .pass] }
      for text in ["one", "two", "three", "four"] { _ = try await world.cloud.send(text, from: "anna", to: "ben") }
      try await world.wait(for: "in.message", 2)
      // Late, and the last one first.
      world.relay.release()
      try await world.wait(for: "in.message", 4)
      try await world.waitUntilIdle()
      #expect(try Set(BridgeWorld.texts(world.hub, "anna", "ben")) == ["one", "two", "three", "four"])
      #expect(try BridgeWorld.texts(world.hub, "anna", "ben").count == 4)
      // On a busy machine the cloud repeats those, too, that were not answered within five seconds.
      #expect(try world.count("in.repeat") >= 1)
      try world.expect([:])
    }

    @Test func lostCallbacksAreFetched() async throws {
      let world = try await makeWorld()
      _ = try await world.cloud.send("seen", from: "anna", to: "ben")
      try await world.wait(for: "in.message")
      world.relay.script.withLock { $0 = [.lose, .lose] }
      for text in ["lost", "lost, too"] { _ = try await world.cloud.send(text, from: "anna", to: "ben") }
      try world.write("own", from: "ben", to: "anna")
      try await world.wait(for: "out.message")
      try await until("the first fetch") {
        try world.bridge.withStore { (store) throws(MessagingError) in try store.note("gap.next") != nil }
      }
      try await world.fetch()
      try await world.wait(for: "in.message", 3)
      try await world.waitUntilIdle()
      #expect(try BridgeWorld.texts(world.hub, "anna", "ben").count == 4)
      #expect(try BridgeWorld.texts(world.cloud.environment, "anna", "ben").count == 4)
      // A second fetch brings nothing new.
      try await world.fetch()
      try await world.waitUntilIdle()
      #expect(try BridgeWorld.texts(world.hub, "anna", "ben").count == 4)
      #expect(world.proxy.paths.withLock { $0 }.contains { $0.hasPrefix("/chatmessages/") })
      // Nothing of the history is left on the disk.
      let files = try FileManager.default.contentsOfDirectory(atPath: world.folder.path)
      #expect(!files.contains { $0.contains(".answers") }, "\(files)")
    }

    @Test func nothingIsLostWhileTheCloudIsDownOrTheBridgeRestarts() async throws {
      let world = try await makeWorld()
      world.proxy.isDown.withLock { $0 = true }
      for number in 0..<10 { try world.write("m\(number)", from: "ben", to: "anna") }
      try await until("failures") { try world.count("failed.service.login") >= 2 }
      try world.restart()
      try await until("failures after the restart") { try world.count("failed.service.login") >= 4 }
      world.proxy.isDown.withLock { $0 = false }
      try await world.wait(for: "out.message", 10)
      #expect(try BridgeWorld.texts(world.cloud.environment, "ben", "anna") == (0..<10).map { "m\($0)" })
      // What was never sent need not be waited for.
      try world.expect(["out.unasked": 0])
    }

    @Test func deadLetterIsTriedAgain() async throws {
      let world = try await makeWorld()
      // An account that the hub does not have yet.
      try await world.cloud.register("carl")
      _ = try await world.cloud.send("early", from: "carl", to: "ben")
      try await until("a dead letter") { try world.status().dead == 1 }
      let dead = try world.bridge.withStore { (store) throws(MessagingError) in try store.dead().map(\.code) }
      #expect(dead == ["accountNotFound"])
      try world.hub.administration.createAccount("carl")
      #expect(
        try world.bridge.withStore { (store) throws(MessagingError) in
          try store.retry(nil, at: SystemClock().now().milliseconds)
        } == 1)
      try await world.wait(for: "in.message")
      #expect(try BridgeWorld.texts(world.hub, "carl", "ben") == ["early"])
    }

    @Test func hostileCallbacksAreRefusedAndChangeNothing() async throws {
      let world = try await makeWorld()
      world.relay.script.withLock { $0 = [.lose] }
      _ = try await world.cloud.send("true", from: "anna", to: "ben")
      try await until("a callback") { !world.relay.seen.withLock { $0.isEmpty } }
      let callback = try #require(world.relay.seen.withLock { $0.first })
      let members = try #require(try JSONValue(parsing: String(decoding: callback, as: UTF8.self)).object)
      let address = world.relay.target.withLock { $0 }
      func send(_ members: [String: JSONValue]) throws -> Int {
        CallbackRelay.send(Array(try JSONValue.object(members).text().utf8), to: address)
      }
      func status(_ change: [String: JSONValue]) throws -> Int { try send(members.merging(change) { $1 }) }
      func sign(_ id: String, _ time: Int64, _ secret: String = BackEnd.ruleSecret) -> [String: JSONValue] {
        [
          "callId": .string(id), "timestamp": JSONValue(time),
          "security": .string(EasemobSignature.value(id, secret, time)),
        ]
      }
      let now = SystemClock().now().milliseconds
      #expect(try status(["security": .null]) == 403)
      #expect(try status(["security": .string(String(repeating: "0", count: 32))]) == 403)
      #expect(try status(["timestamp": JSONValue(now + 1)]) == 403)
      #expect(try status(["callId": "demo-org#demo-app_1"]) == 403)
      #expect(try status(["appkey": "other#app"]) == 403)
      #expect(try status(sign("demo-org#demo-app_1", now, "wrong")) == 403)
      #expect(try status(sign("demo-org#demo-app_1", now - 25 * 3_600_000)) == 403)
      #expect(try status(sign("demo-org#demo-app_1", now + 600_000)) == 403)
      #expect(CallbackRelay.send(Array("no JSON".utf8), to: address) == 403)
      #expect(CallbackRelay.send([UInt8](repeating: 0x20, count: 2 << 20), to: address) == 413)
      // The path is a secret, too.
      #expect(CallbackRelay.send(callback, to: address + "0") == 404)
      #expect(try world.status().counts.isEmpty)
      #expect(try world.status().incoming == 0)
      // What is signed and cannot be read is kept for the operator.
      #expect(try send(sign("demo-org#demo-app_2", now).merging(["chat_type": "chat"]) { $1 }) == 200)
      try await until("a dead letter") { try world.status().dead == 1 }
      // The same callback, again and again.
      for _ in 0..<3 { #expect(CallbackRelay.send(callback, to: address) == 200) }
      try await world.wait(for: "in.message")
      // Another content under its signature, which covers the id and the time alone.
      let forged: JSONValue = ["bodies": [["type": "txt", "msg": "forged"]], "ext": [:], "from": "anna", "to": "ben"]
      #expect(try status(["payload": forged, "msg_id": "1"]) == 200)
      try await world.waitUntilIdle()
      #expect(try BridgeWorld.texts(world.hub, "anna", "ben") == ["true"])
      try world.expect(["in.message": 1, "in.repeat": 3], dead: 1)
    }
  }
#endif
