#if Server
  import AgoraChat
  import AgoraChatMoving
  import CZlib
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import TestSupport
  import Testing

  @testable import AgoraChatServer

  /// The messages of an hour.
  @Suite @MainActor struct HistoryTests {
    /// 2024-01-01 00:00 UTC, which is eight hours later in China.
    private let clock = ManualClock()

    private func hour(_ hour: String, _ backEnd: BackEnd) async throws -> [JSONValue] {
      let answer = try await backEnd.succeed("GET", "/chatmessages/\(hour)")
      let address = try #require(answer["data"]?[0]?["url"]?.string)
      let url = try #require(URL(string: address))
      #expect(url.query?.hasPrefix("Expires=") == true)
      let (status, body) = try await backEnd.send("GET", url.path)
      #expect(status == 200)
      let text = try String(decoding: Self.decompressed(body), as: UTF8.self)
      return try text.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
    }

    private static func decompressed(_ bytes: [UInt8]) throws -> [UInt8] {
      var stream = z_stream()
      try #require(inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK)
      defer { inflateEnd(&stream) }
      var (input, output) = (bytes, [UInt8](repeating: 0, count: 1 << 20))
      let code = input.withUnsafeMutableBufferPointer { source in
        output.withUnsafeMutableBufferPointer { target in
          (stream.next_in, stream.avail_in) = (source.baseAddress, UInt32(source.count))
          (stream.next_out, stream.avail_out) = (target.baseAddress, UInt32(target.count))
          return inflate(&stream, Z_FINISH)
        }
      }
      #expect(code == Z_STREAM_END)
      return Array(output.prefix(Int(stream.total_out)))
    }

    @Test func hourHasItsMessages() async throws {
      let backEnd = try BackEnd(["history-delay": 3600], clock: clock)
      try await backEnd.register("anna", "ben", "carl")
      let group = try await backEnd.group("G", owner: "anna", members: ["ben"])
      var ids: Set<String> = []
      for index in 0..<120 {
        ids.insert(
          try await backEnd.send(
            "m\(index)", from: index % 2 == 0 ? "anna" : "ben", to: index % 2 == 0 ? "ben" : "anna"))
      }
      ids.insert(try await backEnd.send("in the group", from: "ben", to: group, "chatgroups"))
      let recalled = try await backEnd.send("recalled", from: "anna", to: "carl")
      try await backEnd.succeed(
        "POST", "/messages/msg_recall",
        ["msg_id": .string(recalled), "to": "carl", "chat_type": "chat", "force": true])
      #expect(try await backEnd.code("GET", "/chatmessages/2024010108") == "404 storage_object_not_found")
      clock.advance(byMilliseconds: 3_600_000)
      _ = try await backEnd.send("later", from: "anna", to: "carl")
      let rows = try await hour("2024010108", backEnd)
      #expect(Set(rows.compactMap { $0["msg_id"]?.string }) == ids && rows.count == ids.count)
      let row = try #require(rows.first { $0["payload"]?["bodies"]?[0]?["msg"] == "m1" })
      #expect(row["from"] == "ben" && row["to"] == "anna" && row["chat_type"] == "chat")
      #expect(row["direction"] == "outgoing" && row["timestamp"]?.integer ?? 0 >= 1_704_067_200_000)
      #expect(row["payload"]?["from"] == "ben" && row["payload"]?["ext"] == [:])
      let inGroup = rows.filter { $0["chat_type"] == "groupchat" }
      #expect(inGroup.count == 1 && inGroup[0]["to"]?.string == group)
      // The hour before has no messages, and the next one is not over.
      #expect(try await backEnd.code("GET", "/chatmessages/2024010107") == "404 storage_object_not_found")
      #expect(try await backEnd.code("GET", "/chatmessages/2024010109") == "404 storage_object_not_found")
      for wrong in ["2024", "20240101xx", "2024130101", "2024023001", "2024010124", "0000000000"] {
        #expect(try await backEnd.code("GET", "/chatmessages/\(wrong)") == "400 illegal_argument")
      }
    }

    @Test func addressOfAnHourEnds() async throws {
      let backEnd = try BackEnd(["history-delay": 0, "history-time-zone": 0], clock: clock)
      try await backEnd.register("anna", "ben")
      _ = try await backEnd.send("x", from: "anna", to: "ben")
      let answer = try await backEnd.succeed("GET", "/chatmessages/2024010100")
      let url = try #require(answer["data"]?[0]?["url"]?.string.flatMap { URL(string: $0) })
      #expect(try await backEnd.send("GET", url.path).status == 200)
      #expect(try await backEnd.send("GET", url.path + "x").status == 404)
      clock.advance(byMilliseconds: EasemobExport.validity)
      #expect(try await backEnd.send("GET", url.path).status == 404)
    }

    @Test func hoursAreThoseOfTheZone() {
      func hour(_ text: String, _ zone: Int64) -> Int64? {
        EasemobExport.time(ofHour: text, zone: zone)?.milliseconds
      }
      #expect(hour("1970010100", 0) == 0)
      #expect(hour("2024010108", 8) == 1_704_067_200_000)
      #expect(hour("2024022923", 0) == 1_709_247_600_000)
      #expect(hour("2023123119", -5) == 1_704_067_200_000)
      #expect(hour("2100022900", 0) == nil && hour("1969123123", 0) == nil && hour("1970010100", 8) == nil)
      #expect(EasemobCallback.isoTime(Timestamp(milliseconds: 1_709_251_199_007)) == "2024-02-29T23:59:59.007Z")
      #expect(EasemobCallback.isoTime(.zero) == "1970-01-01T00:00:00.000Z")
    }
  }

  /// A customer's server, which takes callbacks.
  private final class CallbackReceiver: Sendable {
    let arrived = Lock<[[String: JSONValue]]>([])
    /// The statuses of the next answers; 200 after them.
    let statuses = Lock<[Int]>([])
    private let environment = MessagingEnvironment.inMemory()
    private let server: Lock<GatewayServer?> = Lock(nil)

    init() throws {
      let route = HTTPRoute(.post, "/callbacks", takesUpTo: 1 << 20) { [self] request, responder in
        let members = (try? JSONValue(parsing: String(decoding: request.body, as: UTF8.self)))?.object ?? [:]
        arrived.withLock { $0.append(members) }
        responder.complete(HTTPResponse(statuses.withLock { $0.isEmpty ? 200 : $0.removeFirst() }))
      }
      let server = try GatewayServer(environment, options: GatewayOptions(), furtherRoutes: [route])
      self.server.withLock { $0 = server }
    }

    var url: JSONValue { .string("http://127.0.0.1:\(server.withLock { $0?.port ?? 0 })/callbacks") }

    func stop() {
      server.withLock { $0 }?.stop()
      server.withLock { $0 = nil }
      environment.shutDown()
    }

    /// Waits for callbacks of events.
    func wait(for count: Int, _ isWanted: @escaping @Sendable ([String: JSONValue]) -> Bool) async throws -> [[String:
      JSONValue]]
    {
      func wanted() -> [[String: JSONValue]] { arrived.withLock { $0 }.filter(isWanted) }
      try await until("\(count) callbacks") { wanted().count >= count }
      return wanted()
    }
  }

  /// Callbacks after events.
  @Suite @MainActor struct CallbackTests {
    /// The digest was made with another program.
    @Test func signatureIsTheDigestOfIDSecretAndTime() {
      #expect(
        EasemobSignature.value(
          "demo-org#demo-app_6f0c0000-0000-4000-8000-000000000001", "rule-secret-0001", 1_795_687_201_500)
          == "9bed367e8ca10f3ac832083cbb0f7c21")
    }

    @Test func messagesRecallsAndLoginsAreReported() async throws {
      let receiver = try CallbackReceiver()
      defer { receiver.stop() }
      let backEnd = try BackEnd(["callback-url": receiver.url, "url": "https://chat.example/"])
      try await backEnd.register("anna", "ben")
      let app = try await App("anna", "anna", backEnd)
      let sent = await app.send("hello", to: "ben")
      let group = try await backEnd.group("G", owner: "anna", members: ["ben"])
      let second = try await backEnd.send("all", from: "ben", to: group, "chatgroups")
      try await backEnd.succeed(
        "POST", "/messages/msg_recall",
        ["msg_id": .string(second), "to": .string(group), "chat_type": "groupchat", "force": true])
      let callbacks = try await receiver.wait(for: 3) { $0["eventType"] == "chat" }
      for callback in callbacks {
        let id = callback["callId"]?.string ?? ""
        #expect(id.hasPrefix("demo-org#demo-app_") && callback["appkey"] == "demo-org#demo-app")
        #expect(
          callback["security"]?.string
            == EasemobSignature.value(id, BackEnd.ruleSecret, callback["timestamp"]?.integer ?? 0))
      }
      #expect(Set(callbacks.compactMap { $0["callId"]?.string }).count == 3)
      #expect(callbacks[0]["chat_type"] == "chat" && callbacks[0]["from"] == "anna" && callbacks[0]["to"] == "ben")
      #expect(callbacks[0]["msg_id"]?.string == sent.messageId && callbacks[0]["content_type"] == "chat:user:text")
      #expect(callbacks[0]["payload"]?["bodies"] == [["type": "txt", "msg": "hello"]])
      #expect(callbacks[1]["chat_type"] == "groupchat" && callbacks[1]["group_id"]?.string == group)
      #expect(callbacks[2]["chat_type"] == "recall" && callbacks[2]["recall_id"]?.string == second)
      #expect(callbacks[2]["payload"]?["ack_message_id"]?.string == second)
      let login = try await receiver.wait(for: 1) { $0["status"] == "online" }[0]
      #expect(login["reason"] == "login" && login["user"]?.string?.hasPrefix("demo-org#demo-app_anna/") == true)
      #expect(login["eventType"] == nil)
    }

    @Test func callbackIsRepeatedUnderItsID() async throws {
      let receiver = try CallbackReceiver()
      defer { receiver.stop() }
      let backEnd = try BackEnd(["callback-url": receiver.url])
      try await backEnd.register("anna", "ben")
      receiver.statuses.withLock { $0 = [500, 200, 500, 500] }
      for text in ["one", "two", "three"] { _ = try await backEnd.send(text, from: "anna", to: "ben") }
      let callbacks = try await receiver.wait(for: 5) { _ in true }
      let texts = callbacks.map { $0["payload"]?["bodies"]?[0]?["msg"] }
      #expect(texts == ["one", "one", "two", "two", "three"])
      #expect(callbacks[0]["callId"] == callbacks[1]["callId"])
    }
  }
#endif
