#if Server
  import Foundation
  import NIMMoving
  import Parlance
  import ParlanceBridge
  import ParlanceCore
  import ParlanceGateway
  import TestSupport
  import Testing

  @testable import NIMServer

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// A cloud that errs as the vendor's facts allow, and callers that are not the vendor.
  @Suite struct BridgeTroubleTests {
    private func makeWorld() async throws -> BridgeWorld {
      let world = try BridgeWorld()
      for account in ["anna", "ben"] { _ = try await world.create(account) }
      return world
    }

    private func write(_ text: String, _ world: BridgeWorld) throws {
      _ = try world.hub.hubLoop().send(
        SubmitCall(
          id: .generate(at: SystemClock().now()), conversation: .direct("anna"), options: .ordinary, kind: .text,
          body: MessageBody(content: .text(text)).encoded()), as: "ben")
    }

    @Test func messageArrivesOnceWhenTheCloudFailsAfterTakingIt() async throws {
      let world = try await makeWorld()
      world.proxy.script.withLock { $0 = [.failAfter, .pass, .failBefore] }
      // Copies would say that it arrived.
      world.relay.script.withLock { $0 = Array(repeating: .lose, count: 8) }
      for text in ["one", "two", "two", "three"] { try write(text, world) }
      try await world.wait(for: "out.message", 4)
      try await world.waitUntilIdle()
      let expected = ["one", "two", "two", "three"]
      #expect(try BridgeWorld.texts(world.cloud.environment, "ben", "anna") == expected)
      #expect(try BridgeWorld.texts(world.hub, "ben", "anna") == expected)
      #expect(try world.count("out.asked") >= 2)
      try world.expect([:])
    }

    @Test func doubledAndSwappedCopiesArriveOnce() async throws {
      let world = try await makeWorld()
      world.relay.script.withLock { $0 = [.twice, .hold, .hold, .pass] }
      for text in ["one", "two", "three", "four"] { try await world.sendInCloud(text, from: "anna", to: "ben") }
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

    @Test func lostCopiesAreFetched() async throws {
      let world = try await makeWorld()
      try await world.sendInCloud("seen", from: "anna", to: "ben")
      try await world.wait(for: "in.message")
      world.relay.script.withLock { $0 = [.lose, .lose] }
      for text in ["lost", "lost, too"] { try await world.sendInCloud(text, from: "anna", to: "ben") }
      try write("own", world)
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
    }

    @Test func fetchThatGoesOnIsFollowedByOneUpToNow() async throws {
      let world = try await makeWorld()
      try await world.sendInCloud("seen", from: "anna", to: "ben")
      try await world.wait(for: "in.message")
      try await until("the first fetch") {
        try world.bridge.withStore { (store) throws(MessagingError) in try store.note("gap.next") != nil }
      }
      world.relay.script.withLock { $0 = [.lose, .lose] }
      for text in ["lost", "lost, too"] { try await world.sendInCloud(text, from: "anna", to: "ben") }
      // An earlier process was to fetch up to a time before these, and ended.
      try world.bridge.withStore { (store) throws(MessagingError) in
        try store.setNote("gap.until", try store.note("gap.next") ?? "")
        try store.setNote("gap.accounts", "anna\nben")
      }
      try await world.fetch()
      try await world.wait(for: "in.message", 3)
      #expect(try BridgeWorld.texts(world.hub, "anna", "ben") == ["seen", "lost", "lost, too"])
    }

    @Test func nothingIsLostWhileTheCloudIsDownOrTheBridgeRestarts() async throws {
      let world = try await makeWorld()
      world.proxy.isDown.withLock { $0 = true }
      for number in 0..<10 { try write("m\(number)", world) }
      try await until("failures") { try world.count("unclear.service") >= 2 }
      try world.restart()
      try await until("failures after the restart") { try world.count("unclear.service") >= 4 }
      world.proxy.isDown.withLock { $0 = false }
      try await world.wait(for: "out.message", 10)
      #expect(try BridgeWorld.texts(world.cloud.environment, "ben", "anna") == (0..<10).map { "m\($0)" })
      try world.expect([:])
    }

    @Test func deadLetterIsTriedAgain() async throws {
      let world = try await makeWorld()
      // An account that the hub does not have yet.
      _ = try await world.cloud.create("carl")
      try await world.sendInCloud("early", from: "carl", to: "ben")
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
      try await world.sendInCloud("true", from: "anna", to: "ben")
      try await until("a copy") { !world.relay.seen.withLock { $0.isEmpty } }
      let copy = try #require(world.relay.seen.withLock { $0.first })
      let address = world.relay.target.withLock { $0 }
      func status(_ change: (inout CopyRelay.Copy) -> Void) -> Int {
        var wrong = copy
        change(&wrong)
        return CopyRelay.send(wrong, to: address)
      }
      func sign(_ copy: inout CopyRelay.Copy, at time: Int64) {
        let digest = hexadecimal(MD5.value(of: copy.body))
        copy.headers["md5"] = digest
        copy.headers["curtime"] = String(time)
        copy.headers["checksum"] = NIMCheckSum.value(BackEnd.secret, digest, String(time))
      }
      let now = SystemClock().now().milliseconds
      #expect(status { $0.headers["checksum"] = nil } == 403)
      #expect(status { $0.headers["checksum"] = String(repeating: "0", count: 40) } == 403)
      #expect(status { $0.body[$0.body.count - 2] ^= 1 } == 403)
      #expect(status { $0.headers["curtime"] = String(now + 1) } == 403)
      #expect(status { $0.headers["appkey"] = "other" } == 403)
      #expect(status { sign(&$0, at: now - 25 * 3_600_000) } == 403)
      #expect(status { sign(&$0, at: now + 600_000) } == 403)
      #expect(status { $0.body = [UInt8](repeating: 0x20, count: 2 << 20) } == 413)
      #expect(try world.status().counts.isEmpty)
      #expect(try world.status().incoming == 0)
      // What is signed and cannot be read is kept for the operator.
      #expect(
        status {
          $0.body = Array("{\"eventType\":\"1\"}".utf8); sign(&$0, at: now)
        } == 200)
      try await until("a dead letter") { try world.status().dead == 1 }
      // The same copy, again and again.
      for _ in 0..<3 { #expect(status { _ in } == 200) }
      try await world.wait(for: "in.message")
      #expect(try BridgeWorld.texts(world.hub, "anna", "ben") == ["true"])
    }

    @Test func eventsThatTheGatewayDidNotSignAreRefused() async throws {
      let world = try await makeWorld()
      let address = "http://127.0.0.1:\(world.bridge.port)\(BridgeServer.webhookPath)"
      let body = Array(#"{"events":[{"id":"1","type":"account.online","time":1,"account":"eve"}]}"#.utf8)
      var copy = CopyRelay.Copy(headers: ["content-type": "application/json"], body: body)
      #expect(CopyRelay.send(copy, to: address) == 403)
      copy.headers["parlance-signature"] = "t=1,v1=00"
      #expect(CopyRelay.send(copy, to: address) == 403)
      #expect(try world.status().accounts["both"] == nil)
    }

    @Test func metricsAreServed() async throws {
      let world = try await makeWorld()
      try write("counted", world)
      try await world.wait(for: "out.message")
      let url = try #require(URL(string: "http://127.0.0.1:\(world.bridge.port)/metrics"))
      let (data, _) = try await URLSession.shared.data(from: url)
      let text = String(decoding: data, as: UTF8.self)
      for name in ["in_queue 0", "out_queue 0", "dead 0", "failures_total 0"] {
        #expect(text.contains("parlance_bridge_\(name)"), "\(text)")
      }
    }
  }
#endif
