#if Server
  import Foundation
  import NIMCommon
  import NIMMoving
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import TestSupport
  import Testing

  @testable import NIMServer

  /// A customer's server, which is asked whether messages may be sent.
  private final class AskedServer: Sendable {
    struct Question: Sendable {
      var members: [String: JSONValue]
      var isSigned: Bool
    }

    let questions = Lock<[Question]>([])
    /// The answers that come next, each for one text; a text without one is never answered.
    let answers: Lock<[String: String]>
    /// The requests that wait for an answer: one that is let go gets an error.
    private let unanswered: Lock<[HTTPResponder]> = Lock([])
    private let environment = MessagingEnvironment.inMemory()
    private let server: Lock<GatewayServer?> = Lock(nil)

    init(_ answers: [String: String]) throws {
      self.answers = Lock(answers)
      let route = HTTPRoute(.post, "/questions", takesUpTo: 1 << 20) { [self] request, responder in
        let (time, digest) = (request.field("curtime") ?? "", request.field("md5") ?? "")
        let sum = NIMCheckSum.value(BackEnd.secret, digest, time)
        let isSigned = hexadecimal(MD5.value(of: request.body)) == digest && sum == request.field("checksum")
        let members = (try? JSONValue(parsing: String(decoding: request.body, as: UTF8.self)))?.object ?? [:]
        questions.withLock { $0.append(Question(members: members, isSigned: isSigned)) }
        guard let answer = self.answers.withLock({ $0[members["body"]?.string ?? ""] }) else {
          return unanswered.withLock { $0.append(responder) }
        }
        if let status = Int(answer) {
          responder.complete(HTTPResponse(status, text: "{\"errCode\":1}", type: "application/json"))
        } else {
          responder.complete(HTTPResponse(200, text: answer, type: "application/json"))
        }
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

  /// Third-party callbacks: the back end decides whether messages may be sent.
  @Suite struct QuestionTests {
    private func loggedIn(_ account: AccountID, _ backEnd: BackEnd) async throws -> MessagingClient {
      let token = try await backEnd.create(account.name)
      let client = MessagingClient(environment: backEnd.environment, account: account, device: "phone")
      try await client.login(token: token)
      return client
    }

    /// Sends a text, and returns the error.
    private func failure(_ client: MessagingClient, _ text: String) async -> MessagingError? {
      do {
        try await client.send(.text(text), to: .direct("ben"))
        return nil
      } catch {
        return error
      }
    }

    @Test func backEndAllowsRefusesAndReplaces() async throws {
      let server = try AskedServer([
        "fine": "{\"errCode\":0}", "bad": "{\"errCode\":1}", "worse": "{\"errCode\":1,\"responseCode\":20001}",
        "odd": "{\"errCode\":1,\"responseCode\":7}",
        "rude":
          "{\"errCode\":\"0\",\"modifyResponse\":{\"body\":\"kind\",\"ext\":\"{}\"},\"callbackExt\":\"seen\"}",
      ])
      defer { server.stop() }
      let backEnd = try BackEnd(["callback-url": server.url])
      let (anna, ben) = (try await loggedIn("anna", backEnd), try await loggedIn("ben", backEnd))
      let inbox = ben.messages()
      #expect(await failure(anna, "fine") == nil)
      #expect(await failure(anna, "bad") == MessagingError(.messageRefused))
      #expect(await failure(anna, "worse") == MessagingError(.messageRefused, "20001"))
      #expect(await failure(anna, "odd") == MessagingError(.messageRefused))
      #expect(await failure(anna, "rude") == nil)
      #expect(try await inbox.next().body.content == .text("fine"))
      let replaced = try await inbox.next()
      #expect(replaced.body.content == .text("kind") && replaced.body.attributes == "{}")
      #expect(MessageExtra(replaced.body.extensions[NIMStyle.name]).callback == "seen")
      // What comes over the server API is not in question.
      try await backEnd.succeed(
        "msg/sendMsg", ["from": "anna", "ope": 0, "to": "ben", "type": 0, "body": ["msg": "notice"]])
      #expect(try await inbox.next().body.content == .text("notice"))
      let questions = server.questions.withLock { $0 }
      #expect(questions.count == 5 && questions.allSatisfy(\.isSigned))
      let first = try #require(questions.first?.members)
      #expect(first["eventType"] == "1" && first["fromAccount"] == "anna" && first["to"] == "ben")
      #expect(first["msgType"] == "TEXT" && first["body"] == "fine" && first["msgidClient"]?.string?.isEmpty == false)
      #expect(first.values.allSatisfy { $0.string != nil } && first["msgidServer"] == nil)
    }

    @Test(arguments: ["allow", "refuse"])
    func defaultHoldsWithoutAnAnswer(_ otherwise: String) async throws {
      let server = try AskedServer(["garbage": "no JSON", "number": "{\"errCode\":9}", "failed": "500", "moved": "302"])
      defer { server.stop() }
      let backEnd = try BackEnd([
        "callback-url": server.url, "callback-timeout": 300, "callback-default": .string(otherwise),
      ])
      let anna = try await loggedIn("anna", backEnd)
      _ = try await loggedIn("ben", backEnd)
      // The last one is never answered.
      for text in ["garbage", "number", "failed", "moved", "silence"] {
        #expect(await failure(anna, text)?.code == (otherwise == "allow" ? nil : .messageRefused))
      }
      #expect(server.questions.withLock { $0.count } == 5)
    }

    @Test func settingsAreChecked() throws {
      #expect(throws: MessagingError.self) { try BackEnd(["callback-url": "http://back.example/questions"]) }
      #expect(throws: MessagingError.self) { try BackEnd(["callback-default": "perhaps"]) }
      #expect(throws: MessagingError.self) { try BackEnd(["callback-timeout": 5]) }
    }

    /// A callback without an answer, or with one that cannot be used, is reported to the address of copies.
    @Test func failedCallbacksAreCopied() async throws {
      let copies = try CopyReceiver()
      defer { copies.stop() }
      let receiver = try AskedServer(["wrong": "404"])
      defer { receiver.stop() }
      let backEnd = try BackEnd([
        "callback-url": receiver.url, "callback-timeout": 300, "copy-url": copies.url,
      ])
      _ = try await backEnd.create("ben")
      let anna = try await loggedIn("anna", backEnd)
      for text in ["wrong", "late"] { #expect(await failure(anna, text) == nil) }
      let failed = try await copies.wait(for: 4).map(\.members).filter { $0["eventType"] == "83" }
      #expect(Set(failed.compactMap { $0["reason"]?.string }) == ["1", "2"])
      for copy in failed {
        let body = try JSONValue(parsing: copy["callbackBody"]?.string ?? "")
        #expect(body["fromAccount"] == "anna" && body["body"]?.string == (copy["reason"] == "2" ? "wrong" : "late"))
      }
    }
  }
#endif
