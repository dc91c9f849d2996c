#if Server && Remote
  import Dispatch
  import Foundation
  import NIMSDK
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// From an app written against NIM, over the hub and the API's tokens, to a server in the place of APNs.
  @Suite struct PushEndToEndTests {
    private typealias Answer = OutgoingTestServer.Answer

    /// An app that only sends; it receives no answers.
    private final class SendingApp: @unchecked Sendable {
      // Safe to share: the SDK is called on the callback queue alone.
      private let sdk: NIMSDK
      private let queue: DispatchQueue
      private let outcomes = EventBox<String>("outcome of a call")

      init(_ environment: MessagingEnvironment) {
        sdk = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
        queue = environment.callbackQueue
      }

      private func call(_ body: @escaping @Sendable (NIMSDK, @escaping ((any Error)?) -> Void) -> Void) async throws {
        queue.async { [self] in body(sdk) { [outcomes] in outcomes.add($0.map { "\($0)" } ?? "") } }
        let outcome = try await outcomes.next()
        guard outcome.isEmpty else { throw RawConnection.Failure(words: outcome) }
      }

      func login(_ account: String) async throws {
        try await call { $0.loginManager.login(account, token: "", completion: $1) }
      }

      /// Sends a message, and waits for the push notification that the test expects of it.
      func send(_ message: NIMMessage, to account: String) {
        let message = Sent(message)
        queue.async { [self] in
          do { try sdk.chatManager.send(message.object, to: NIMSession(account, type: .P2P)) } catch {
            Issue.record(error)
          }
        }
      }

      func revoke(_ message: NIMMessage, text: String?) async throws {
        let message = Sent(message)
        try await call {
          $0.chatManager.revokeMessage(
            message.object, apnsContent: text, apnsPayload: nil, shouldBeCounted: true, completion: $1)
        }
      }

      private struct Sent: @unchecked Sendable {
        // Safe to share: used on the callback queue alone, once it is made.
        let object: NIMMessage
        init(_ object: NIMMessage) { self.object = object }
      }
    }

    private func message(
      _ text: String, push: String? = nil, payload: [AnyHashable: Any]? = nil, prefix: Bool = true
    ) -> NIMMessage {
      let message = NIMMessage()
      message.text = text
      message.apnsContent = push
      message.apnsPayload = payload
      let setting = NIMMessageSetting()
      setting.apnsWithPrefix = prefix
      message.setting = setting
      return message
    }

    private func alert(_ request: OutgoingTestServer.Request) -> String? {
      (request.json["aps"] as? [String: Any])?["alert"] as? String
    }

    @Test func theSendersTextAndPayloadArrive() async throws {
      let bench = try await PushGateway()
      try bench.register("bob", tokens: "aa11")
      let app = SendingApp(bench.environment)
      try await app.login("alice")
      let requests = bench.service.server.requests

      app.send(
        message(
          "the words", push: "a picture",
          payload: ["kind": 7, "apns-collapse-id": "chat-1", "aps": ["badge": 2, "sound": "bell"]]), to: "bob")
      let first = try await requests.next()
      #expect(first.path == "/3/device/aa11" && first.headers[":method"] == "POST")
      #expect(first.headers["apns-topic"] == "com.example.app" && first.headers["apns-push-type"] == "alert")
      #expect(first.headers["apns-priority"] == "10" && first.headers["apns-collapse-id"] == "chat-1")
      #expect(UUID(uuidString: first.headers["apns-id"] ?? "") != nil)
      let expiration = Int64(first.headers["apns-expiration"] ?? "") ?? 0
      #expect(abs(expiration - Int64(Date().timeIntervalSince1970) - 7 * 86_400) < 600)
      // Verified by the server, with the public key alone.
      #expect(first.isVerified == true && first.token["alg"] == "ES256" && first.token["kid"] == "KEY1234567")
      #expect(first.token["iss"] == "TEAM123456")
      #expect(abs((Int64(first.token["iat"] ?? "") ?? 0) - Int64(Date().timeIntervalSince1970)) < 600)
      #expect(alert(first) == "alice: a picture" && first.json["kind"] as? Int == 7)
      let aps = first.json["aps"] as? [String: Any]
      #expect(aps?["badge"] as? Int == 2 && aps?["sound"] as? String == "bell")
      #expect(!first.body.contains("the words") && first.json["apns-collapse-id"] == nil)

      app.send(message("plain", prefix: true), to: "bob")
      #expect(alert(try await requests.next()) == "alice: plain")
      app.send(message("plain", push: "nameless", payload: [:], prefix: false), to: "bob")
      #expect(alert(try await requests.next()) == "nameless")
      try await bench.until("parlance_push_total{service=\"apns\",outcome=\"delivered\"} 3")
    }

    @Test func aRevocationTakesTheMessagesPlace() async throws {
      let bench = try await PushGateway()
      try bench.register("bob", tokens: "aa11")
      let app = SendingApp(bench.environment)
      try await app.login("alice")
      let message = message("too much")
      app.send(message, to: "bob")
      let first = try await bench.service.server.requests.next()
      try await bench.until("parlance_push_total{service=\"apns\",outcome=\"delivered\"} 1")
      try await app.revoke(message, text: "took a message back")
      let second = try await bench.service.server.requests.next()
      #expect(alert(second) == "alice: took a message back")
      #expect(second.headers["apns-collapse-id"] == first.headers["apns-collapse-id"])
      #expect(second.headers["apns-id"] != first.headers["apns-id"])
      #expect((second.json["parlance"] as? [String: Any])?["subject"] as? String == "revocation")
    }

    @Test func theServicesAnswersAreActedOn() async throws {
      let bench = try await PushGateway(answers: [
        "aa11": [Answer(status: 410, reason: "Unregistered")],
        "bb22": [Answer(status: 400, reason: "BadDeviceToken")],
        "cc33": [Answer(status: 500, reason: "InternalServerError")],
        "dd44": [Answer(deed: "cut")],
        "ee55": [Answer(status: 400, reason: "BadTopic")],
        // Refused at once, when another provider token may not be made yet.
        "ff66": [Answer(status: 403, reason: "InvalidProviderToken")],
        "ff77": [Answer(status: 429, reason: "TooManyRequests")],
      ])
      try bench.register("bob", tokens: "aa11", "bb22", "cc33", "ee55", "ff66", "ff77")
      try bench.register("carol", tokens: "dd44")
      let app = SendingApp(bench.environment)
      try await app.login("alice")
      app.send(message("hello"), to: "bob")
      for line in [
        "parlance_push_total{service=\"apns\",outcome=\"delivered\"} 2",
        "parlance_push_total{service=\"apns\",outcome=\"unregistered\"} 2",
        "parlance_push_total{service=\"apns\",outcome=\"refused\"} 2", "parlance_push_waiting{service=\"apns\"} 0",
      ] { try await bench.until(line) }
      // Alone: a connection that is cut takes the answers of others with it.
      app.send(message("hello"), to: "carol")
      try await bench.until("parlance_push_total{service=\"apns\",outcome=\"delivered\"} 3")
      let tokens = try bench.request("GET", "/v1/accounts/bob/push-tokens").json["tokens"] as? [[String: Any]]
      #expect(tokens?.compactMap { $0["token"] as? String } == ["cc33", "ee55", "ff66", "ff77"])
      var counts: [String: Int] = [:]
      var identifiers: [String: Set<String>] = [:]
      for request in bench.service.server.requests.pending {
        counts[request.name, default: 0] += 1
        identifiers[request.name, default: []].insert(request.headers["apns-id"] ?? "")
      }
      #expect(counts == ["aa11": 1, "bb22": 1, "cc33": 2, "dd44": 2, "ee55": 1, "ff66": 1, "ff77": 2])
      #expect(identifiers.values.allSatisfy { $0.count == 1 })
    }

    @Test func connectedAccountIsNotNotified() async throws {
      let bench = try await PushGateway()
      try bench.register("bob", tokens: "aa11")
      try bench.register("carol", tokens: "cc33")
      let (alice, bob) = (SendingApp(bench.environment), SendingApp(bench.environment))
      try await alice.login("alice")
      try await bob.login("bob")
      alice.send(message("to bob"), to: "bob")
      alice.send(message("to carol"), to: "carol")
      #expect(try await bench.service.server.requests.next().name == "cc33")
      try await bench.until("parlance_push_waiting{service=\"apns\"} 0")
      #expect(bench.service.server.requests.pending.isEmpty)
    }
  }
#endif
