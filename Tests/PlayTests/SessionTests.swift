#if Server
  import Foundation
  import PhoneApps
  import Testing

  @testable import parlance_play

  /// Sessions that are kept as a link or as a test.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct SessionTests {
    /// A session with each action that tests have.
    static let actions: [[String: Any]] = [
      ["phone": "nim", "action": "sendText", "conversation": "direct:quinn", "text": "Lunch at \"noon\"?"],
      ["phone": "qd", "action": "read", "conversation": "direct:nina", "message": "#1"],
      ["phone": "nim", "action": "open", "conversation": "direct:quinn"],
      ["phone": "nim", "action": "revoke", "conversation": "direct:quinn", "message": "#1"],
      ["phone": "agora", "action": "sendText", "conversation": "group:trip", "text": "Who comes?"],
      ["phone": "nim", "action": "read", "conversation": "group:trip", "message": "#2"],
      [
        "phone": "hyphenate", "action": "react", "conversation": "group:trip", "message": "#2", "text": "👍", "on": true,
      ],
      ["phone": "nim", "action": "react", "conversation": "group:trip", "message": "#2", "text": "❤️", "on": true],
      ["phone": "nim", "action": "react", "conversation": "group:trip", "message": "#2", "text": "❤️", "on": false],
      ["phone": "qd", "action": "goOffline"],
      ["phone": "nim", "action": "sendText", "conversation": "direct:quinn", "text": "Hello?"],
      ["phone": "qd", "action": "goOnline"],
      ["action": "clock", "byMilliseconds": 121_000],
      ["phone": "nim", "action": "revoke", "conversation": "direct:quinn", "message": "#3"],
      ["phone": "agora", "action": "mute", "conversation": "group:trip", "account": "quinn", "on": true],
      ["phone": "qd", "action": "sendText", "conversation": "group:trip", "text": "May I?"],
      ["phone": "agora", "action": "mute", "conversation": "group:trip", "account": "quinn", "on": false],
      ["action": "holdFiles", "on": true],
      ["action": "holdFiles", "on": false],
      [
        "phone": "nim", "action": "sendFile", "conversation": "group:trip", "kind": "file", "name": "a \"plan\".txt",
        "data": Data(repeating: 7, count: 200_000).base64EncodedString(),
      ],
      ["phone": "hyphenate", "action": "download", "conversation": "group:trip", "message": "#5"],
      ["phone": "android", "action": "closeApp"],
      ["phone": "qd", "action": "sendText", "conversation": "direct:andy", "text": "Are you there?"],
      ["phone": "android", "action": "openApp"],
      ["phone": "android", "action": "read", "conversation": "direct:quinn", "message": "#6"],
      ["phone": "nim", "action": "befriend", "conversation": "direct:gina", "text": "It's \"me\""],
      ["phone": "agora", "action": "answerFriend", "conversation": "direct:nina", "on": true],
      ["phone": "nim", "action": "watch", "conversation": "direct:gina", "on": true],
      ["phone": "agora", "action": "publishStatus", "text": "Hiking"],
      ["phone": "hyphenate", "action": "block", "conversation": "direct:nina", "on": true],
      ["phone": "nim", "action": "sendText", "conversation": "direct:hugo", "text": "In vain"],
      ["phone": "hyphenate", "action": "block", "conversation": "direct:nina", "on": false],
      ["phone": "nim", "action": "sendText", "conversation": "direct:hugo", "text": "Not in vain"],
      ["phone": "nim", "action": "loadGroup", "conversation": "group:trip"],
    ]

    @Test func generatedTestIsTheOneThatRuns() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        for action in Self.actions {
          // Each one waits for the effect of the one before.
          if let message = action["message"] as? String { try await client.awaitMessage(message, action) }
          #expect(try await client.act(action).status == 200)
        }
        let test = try await client.get("/play/session").json["test"] as? String
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("GeneratedSessionTests.swift")
        let kept = try String(contentsOf: file, encoding: .utf8)
        if test != kept, let path = ProcessInfo.processInfo.environment["PARLANCE_GENERATED_SESSION"] {
          try test?.write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(test == kept)
      }
    }

    @Test func resetKeepsTheAddressOfOtherApps() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let address = try #require(try await client.get("/play/state").json["gateway"] as? String)
        for _ in 0..<2 {
          weak let former = client.server.playground
          #expect(try await client.act(["action": "reset"]).status == 200)
          for _ in 0..<(PlayClient.deadline / 20) where former != nil {
            await client.server.playground.rest(milliseconds: 20)
          }
          #expect(former == nil, "what was before is let go")
          #expect(try await client.get("/play/state").json["gateway"] as? String == address)
        }
      }
    }

    @Test func linkReplaysTheSession() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        _ = try await client.send("first", from: "nim", to: "qd")
        let id = try await client.send("second", from: "nim", to: "qd")
        _ = try await client.act("nim", "revoke", ["conversation": "direct:quinn", "message": id])
        let link = try #require(try await client.get("/play/session").json["link"] as? String)
        var text = link.dropFirst().replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        text += String(repeating: "=", count: (4 - text.count % 4) % 4)
        let actions = try JSONSerialization.jsonObject(with: try #require(Data(base64Encoded: text)))
        let body = try JSONSerialization.data(withJSONObject: ["actions": actions])
        let former = client.server.playground
        #expect(try await client.request("POST", "/play/session", body).status == 200)
        #expect(client.server.playground !== former)
        #expect(
          await client.wait { playground in
            let rows = playground.phone("qd")?.app.screen.rows[.direct("nina")] ?? []
            return rows.count == 2 && rows.last?.note?.revoked == true
          })
      }
    }
  }

  extension PlayClient {
    /// Waits until the phone of an action shows the message that the action is about.
    func awaitMessage(_ reference: String, _ action: [String: Any]) async throws {
      guard let phone = action["phone"] as? String, let number = Int(reference.dropFirst()) else { return }
      let isShown = await wait { playground in
        guard playground.sentMessages.indices.contains(number - 1),
          let id = playground.sentMessages[number - 1].message
        else { return false }
        return playground.phone(phone)?.app.screen.has(id) == true
      }
      guard isShown else { throw Failure(words: "\(phone) does not show \(reference)") }
    }
  }
#endif
