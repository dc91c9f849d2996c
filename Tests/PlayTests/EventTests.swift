#if Server
  import Foundation
  import PhoneApps
  import Testing

  @testable import parlance_play

  /// The events that the page receives, and the moments at which it receives them.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct EventTests {
    @Test func pollIsAnsweredWhenSomethingHappens() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let number = try #require(try await client.get("/play/state").json["number"] as? Int)
        async let poll = client.get("/play/events?after=\(number)")
        _ = try await client.act("nim", "sendText", ["conversation": "direct:quinn", "text": "hello"])
        let events = try await poll.json["events"] as? [[String: Any]] ?? []
        #expect(!events.isEmpty)
        let numbers = events.compactMap { $0["number"] as? Int }
        #expect(numbers == numbers.sorted())
        #expect(numbers.first.map { $0 > number } == true)
      }
    }

    @Test func callbacksAndCodeOfASentTextAreListed() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let number = try #require(try await client.get("/play/state").json["number"] as? Int)
        _ = try await client.send("hello", from: "nim", to: "agora")
        let events = try await client.get("/play/events?after=\(number)").json["events"] as? [[String: Any]] ?? []
        let callbacks = events.compactMap { $0["callback"] as? [String: Any] }
        let names = callbacks.map { "\($0["phone"] ?? "") \($0["name"] ?? "")" }
        #expect(names.contains("nim send(_:didCompleteWithError:)"))
        #expect(names.contains("agora messagesDidReceive(_:)"))
        let lines = events.compactMap { $0["code"] as? [String: Any] }.first?["lines"] as? [String]
        #expect(
          lines == [
            "let message = NIMMessage()", "message.text = \"hello\"",
            "let session = NIMSession(\"gina\", type: .P2P)",
            "try NIMSDK.shared().chatManager.send(message, to: session)",
          ])
      }
    }

    @Test func hubListsAcceptedMessages() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let id = try await client.send("hello hub", from: "nim", to: "qd")
        #expect(
          await client.wait { $0.hub.streams.first { $0.id == "direct:nina+quinn" }?.entries.count == 1 })
        let entry = client.server.playground.hub.streams.first { $0.id == "direct:nina+quinn" }?.entries.first
        #expect(entry?.words == "nina: hello hub")
        _ = try await client.act("nim", "revoke", ["conversation": "direct:quinn", "message": id])
        #expect(
          await client.wait {
            $0.hub.streams.first { $0.id == "direct:nina+quinn" }?.entries.contains { $0.what == .revocation } == true
          })
        let stream = client.server.playground.hub.streams.first { $0.id == "direct:nina+quinn" }
        #expect(stream?.entries.contains { $0.words.contains("hello hub") } == false)
      }
    }

    @Test func resetStartsFromTheBeginning() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        _ = try await client.send("before", from: "nim", to: "qd")
        let number = client.server.playground.history.number
        let former = client.server.playground
        let answer = try await client.act(["action": "reset"])
        #expect(answer.status == 200 && answer.json.isEmpty, "\(answer.json)")
        #expect(client.server.playground !== former)
        #expect(try await client.messages("qd", "direct:nina").isEmpty)
        #expect(try await client.get("/play/events?after=\(number)").json["reset"] as? Bool == true)
      }
    }

    @Test(arguments: Scene.all.map(\.id))
    func scenePlaysToItsEnd(_ id: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        client.server.playground.pace = 0
        let scene = try #require(Scene.all.first { $0.id == id })
        #expect(try await client.act(["action": "scene", "id": id]).json.isEmpty)
        // A scene also opens the conversations in which it plays.
        let isOver = await client.awaitEnd(of: scene) {
          $0.session.count { $0.action.action != "open" } == scene.steps.count
        }
        #expect(isOver)
        #expect(client.server.playground.session.map(\.ending).allSatisfy { $0 == .done })
      }
    }
  }
#endif
