#if Server
  import AgoraChat
  import AgoraChatMoving
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import TestSupport
  import Testing

  @testable import AgoraChatServer

  /// A customer's server, which is asked whether messages may be sent.
  private final class AskedServer: Sendable {
    let questions = Lock<[[String: JSONValue]]>([])
    private let environment = MessagingEnvironment.inMemory()
    private let server: Lock<GatewayServer?> = Lock(nil)

    /// - parameter answers: The answers, each for one text: a status, or members; a text without one is never answered.
    init(_ answers: [String: String]) throws {
      let route = HTTPRoute(.post, "/questions", takesUpTo: 1 << 20) { [self] request, responder in
        let members = (try? JSONValue(parsing: String(decoding: request.body, as: UTF8.self)))?.object ?? [:]
        questions.withLock { $0.append(members) }
        let content = members["payload"]?["bodies"]?[0] ?? members["payload"]
        guard let answer = answers[content?["msg"]?.string ?? ""] else { return }
        let status = Int(answer)
        responder.complete(
          HTTPResponse(
            status ?? 200, text: status == nil ? answer : "{\"valid\":false}", type: "application/json"))
      }
      let server = try GatewayServer(environment, options: GatewayOptions(), furtherRoutes: [route])
      self.server.withLock { $0 = server }
    }

    var url: JSONValue { .string("http://127.0.0.1:\(server.withLock { $0?.port ?? 0 })/questions") }

    func stop() {
      server.withLock { $0 }?.stop()
      server.withLock { $0 = nil }
      environment.shutDown()
    }
  }

  /// Callbacks before a message is sent: the back end decides whether it may be.
  @Suite @MainActor struct QuestionTests {
    @Test(arguments: [false, true])
    func backEndAllowsRefusesAndReplaces(_ hasBodies: Bool) async throws {
      let kind =
        hasBodies
        ? "{\"valid\":true,\"payload\":{\"bodies\":[{\"type\":\"txt\",\"msg\":\"kind\"}]}}"
        : "{\"valid\":true,\"payload\":{\"type\":\"txt\",\"msg\":\"kind\"}}"
      let server = try AskedServer([
        "fine": "{\"valid\":true}", "bad": "{\"valid\":false}", "worse": "{\"valid\":false,\"code\":\"no spam\"}",
        "empty": "{\"valid\":false,\"code\":\"\"}", "rude": kind,
      ])
      defer { server.stop() }
      let backEnd = try BackEnd([
        "presend-url": server.url, "presend-timeout": 10_000, "presend-bodies": .bool(hasBodies),
      ])
      try await backEnd.register("anna", "ben")
      let (anna, ben) = (try await App("anna", "anna", backEnd), try await App("ben", "ben", backEnd))
      var words: [String?] = []
      for text in ["fine", "bad", "worse", "empty", "rude"] {
        let (message, error) = await anna.outcome(of: text, to: "ben")
        #expect(error == nil || error?.code == .messageExternalLogicBlocked)
        #expect(message.status == (error == nil ? .succeed : .failed))
        words.append(error?.errorDescription)
      }
      #expect(words == [nil, "custom logic denied", "no spam", "Message blocked by external logic", nil])
      #expect((try await ben.received.next().body as? AgoraChatTextMessageBody)?.text == "fine")
      #expect((try await ben.received.next().body as? AgoraChatTextMessageBody)?.text == "kind")
      // What comes over the REST API is not in question.
      _ = try await backEnd.send("notice", from: "anna", to: "ben")
      #expect((try await ben.received.next().body as? AgoraChatTextMessageBody)?.text == "notice")
      let questions = server.questions.withLock { $0 }
      #expect(questions.count == 5)
      for question in questions {
        let id = question["callId"]?.string ?? ""
        #expect(
          question["security"]?.string
            == EasemobSignature.value(id, BackEnd.ruleSecret, question["timestamp"]?.integer ?? 0))
      }
      let first = try #require(questions.first)
      #expect(first["chat_type"] == "chat" && first["from"] == "anna" && first["to"] == "ben")
      #expect((first["payload"]?["bodies"] != nil) == hasBodies && first["msg_id"]?.string?.isEmpty == false)
    }

    @Test(arguments: ["pass", "block"])
    func fallbackHoldsWithoutAnAnswer(_ fallback: String) async throws {
      let long = "{\"valid\":false,\"code\":\"\(String(repeating: "x", count: 5000))\"}"
      let server = try AskedServer([
        "garbage": "no JSON", "typeless": "{\"valid\":\"no\"}", "failed": "500", "moved": "302", "long": long,
      ])
      defer { server.stop() }
      let backEnd = try BackEnd([
        "presend-url": server.url, "presend-timeout": 300, "presend-fallback": .string(fallback),
      ])
      try await backEnd.register("anna", "ben")
      let anna = try await App("anna", "anna", backEnd)
      // The last one is never answered.
      for text in ["garbage", "typeless", "failed", "moved", "long", "silence"] {
        let (_, error) = await anna.outcome(of: text, to: "ben")
        #expect(error?.errorDescription == (fallback == "pass" ? nil : "custom internal error"))
      }
      #expect(server.questions.withLock { $0.count } == 6)
    }

    @Test func settingsAreChecked() throws {
      #expect(throws: MessagingError.self) { try BackEnd(["presend-url": "http://back.example/questions"]) }
      #expect(throws: MessagingError.self) { try BackEnd(["presend-fallback": "perhaps"]) }
      #expect(throws: MessagingError.self) { try BackEnd(["presend-timeout": 5]) }
    }
  }
#endif
