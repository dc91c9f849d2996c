#if Server
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// Messages, revocations and history over the API.
  @Suite struct AdminMessageTests {
    @Test func aMessageReachesItsReceiver() async throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      let bob = try await client.logIn("bob")
      let messages = bob.messages()
      let sent = try client.request(
        "POST", "/v1/messages",
        "{\"from\":\"alice\",\"to\":{\"account\":\"bob\"},\"content\":{\"text\":\"hello\"},\"attributes\":{\"a\":[1]}}")
      let members = try sent.json
      #expect(sent.status == 201 && members["isDuplicate"] as? Bool == false && members["number"] as? Int == 1)
      let message = try await messages.next()
      #expect(message.id.string == members["id"] as? String && message.sender == "alice")
      #expect(message.body.content == .text("hello") && message.attributes == ["a": [1]])
      #expect(message.time.milliseconds == members["time"] as? Int64 && message.platform == .server)
    }

    @Test func theSendersOwnDevicesHaveIt() async throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      let alice = try await client.logIn("alice")
      let messages = alice.messages()
      #expect(try client.send("alice", "{\"account\":\"bob\"}", "{\"text\":\"hello\"}").status == 201)
      let message = try await messages.next()
      #expect(message.sender == "alice" && message.conversation == .direct("bob"))
    }

    @Test func aMessageOfOneIdIsSentOnce() throws {
      let client = try AdminClient()
      try client.register("alice", "bob", "carol")
      let body = "{\"from\":\"alice\",\"to\":{\"account\":\"bob\"},\"content\":{\"text\":\"hello\"},\"id\":\"one\"}"
      let first = try client.request("POST", "/v1/messages", body)
      let second = try client.request("POST", "/v1/messages", body)
      #expect(first.status == 201 && second.status == 200)
      #expect(try second.json["isDuplicate"] as? Bool == true)
      #expect(try first.json["time"] as? Int64 == second.json["time"] as? Int64)
      let foreign = "{\"from\":\"bob\",\"to\":{\"account\":\"alice\"},\"content\":{\"text\":\"a\"},\"id\":\"one\"}"
      #expect(try client.request("POST", "/v1/messages", foreign).errorCode == "messageExists")
      let history = try client.request("GET", "/v1/history?account=bob&peer=alice").json["messages"] as? [Any]
      #expect(history?.count == 1)
    }

    @Test func commandsAndCustomContentTravel() async throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      let bob = try await client.logIn("bob")
      let (messages, commands) = (bob.messages(), bob.commands())
      #expect(
        try client.send("alice", "{\"account\":\"bob\"}", "{\"custom\":{\"type\":\"t\",\"payload\":\"{}\"}}").status
          == 201
      )
      #expect(try client.send("alice", "{\"account\":\"bob\"}", "{\"command\":{\"action\":\"refresh\"}}").status == 201)
      let message = try await messages.next()
      #expect(message.body.content == .custom(CustomContent(type: "t", payload: "{}")))
      let command = try await commands.next()
      #expect(command.body.content == .command(CommandContent(action: "refresh")))
      // A command is not a message of the history.
      let history = try client.request("GET", "/v1/history?account=alice&peer=bob").json["messages"] as? [Any]
      #expect(history?.count == 1)
    }

    @Test func theRulesAreThoseOfTheAccount() throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      _ = try client.request("POST", "/v1/groups", "{\"id\":\"team\",\"name\":\"a\",\"owner\":\"alice\"}")
      _ = try client.request("POST", "/v1/rooms", "{\"id\":\"hall\",\"name\":\"a\",\"owner\":\"alice\"}")
      #expect(try client.send("alice", "{\"group\":\"team\"}", "{\"text\":\"a\"}").status == 201)
      for (from, to, code) in [
        ("bob", "{\"group\":\"team\"}", "notMember"), ("alice", "{\"room\":\"hall\"}", "notMember"),
        ("alice", "{\"account\":\"carol\"}", "accountNotFound"), ("carol", "{\"account\":\"bob\"}", "accountNotFound"),
        ("alice", "{\"group\":\"other\"}", "groupNotFound"), ("alice", "{\"room\":\"team\"}", "roomNotFound"),
        ("alice", "{}", "invalidArgument"), ("alice", "{\"account\":\"bob\",\"room\":\"hall\"}", "invalidArgument"),
      ] {
        #expect(try client.send(from, to, "{\"text\":\"a\"}").errorCode == code, "\(from) \(to)")
      }
      for content in ["{}", "{\"text\":\"a\",\"command\":{\"action\":\"b\"}}", "{\"command\":{}}", "{\"image\":{}}"] {
        #expect(try client.send("alice", "{\"account\":\"bob\"}", content).status == 400, "\(content)")
      }
      let large = String(repeating: "x", count: 140_000)
      let tooLarge = try client.send("alice", "{\"account\":\"bob\"}", "{\"text\":\"\(large)\"}")
      #expect(tooLarge.status == 413 && tooLarge.errorCode == "messageTooLarge")
    }

    @Test func aMessageIsSentToAllRooms() async throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      for room in ["hall", "yard", "empty"] {
        _ = try client.request("POST", "/v1/rooms", "{\"id\":\"\(room)\",\"name\":\"a\",\"owner\":\"alice\"}")
      }
      let bob = try await client.logIn("bob")
      for room in ["hall", "yard"] { _ = try await bob.enterRoom(room) }
      let body = "{\"from\":\"alice\",\"content\":{\"text\":\"hello\"},\"attributes\":{\"a\":1},\"id\":\"b\"}"
      for count in [2, 0] {
        let sent = try client.request("POST", "/v1/broadcasts", body)
        #expect(sent.status == 201)
        #expect(try sent.json["rooms"] as? Int == count && sent.json["id"] as? String == "b")
      }
      for (room, count) in [("hall", 1), ("yard", 1), ("empty", 0)] {
        let answer = try client.request("GET", "/v1/history?room=\(room)").json["messages"]
        let messages = try #require(answer as? [[String: Any]])
        #expect(messages.count == count && messages.allSatisfy { $0["isBroadcast"] as? Bool == true })
      }
      let unknown = "{\"from\":\"carol\",\"content\":{\"text\":\"hello\"}}"
      #expect(try client.request("POST", "/v1/broadcasts", unknown).errorCode == "accountNotFound")
    }

    @Test func messageIsRevoked() async throws {
      let client = try AdminClient()
      try client.register("alice", "bob", "carol")
      let bob = try await client.logIn("bob")
      let revocations = bob.revocations()
      let message = "\"content\":{\"text\":\"hello\"},\"id\":\"one\""
      for to in ["bob", "carol"] {
        _ = try client.request("POST", "/v1/messages", "{\"from\":\"alice\",\"to\":{\"account\":\"\(to)\"},\(message)}")
      }
      // Two conversations have a message of this id and sender.
      let unclear = try client.request("POST", "/v1/revocations", "{\"message\":\"one\",\"sender\":\"alice\"}")
      #expect(unclear.status == 400 && unclear.errorCode == "invalidArgument")
      let id = try #require(try client.send("alice", "{\"account\":\"bob\"}", "{\"text\":\"a\"}").json["id"] as? String)
      #expect(
        try client.request("POST", "/v1/revocations", "{\"message\":\"\(id)\",\"postscript\":\"sorry\"}").status == 204)
      let reported = try await revocations.next()
      #expect(reported.revocation.messageID.string == id && reported.revocation.request.postscript == "sorry")
      #expect(try client.request("POST", "/v1/revocations", "{\"message\":\"\(id)\"}").errorCode == "messageNotFound")
      #expect(try client.request("POST", "/v1/revocations", "{\"message\":\"one\",\"from\":\"bob\"}").status == 400)
      #expect(try client.request("POST", "/v1/revocations", "{\"message\":\"\"}").status == 400)
      let history = try client.request("GET", "/v1/history?account=alice&peer=bob").json["messages"] as? [[String: Any]]
      #expect(history?.map { $0["id"] as? String } == ["one"])
    }

    @Test func theHistoryComesInPages() throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      _ = try client.request("POST", "/v1/groups", "{\"id\":\"team\",\"name\":\"a\",\"owner\":\"alice\"}")
      for number in 1...10 {
        _ = try client.send("alice", "{\"group\":\"team\"}", "{\"text\":\"message \(number)\"}")
      }
      for limit in [1, 3, 500] {
        var texts: [String] = []
        var cursor = ""
        var pages = 0
        repeat {
          let page = try client.request("GET", "/v1/history?group=team&limit=\(limit)\(cursor)").json
          let messages = try #require(page["messages"] as? [[String: Any]])
          #expect(messages.count <= limit)
          texts += messages.compactMap { ($0["content"] as? [String: Any])?["text"] as? String }
          cursor = (page["next"] as? String).map { "&cursor=\($0)" } ?? ""
          pages += 1
        } while !cursor.isEmpty && pages < 100
        #expect(texts == (1...10).map { "message \($0)" }, "\(limit)")
      }
      for query in [
        "", "account=alice", "group=team&room=hall", "account=alice&peer=bob&group=team", "group=team&limit=0",
      ] {
        #expect(try client.request("GET", "/v1/history?" + query).status == 400, "\(query)")
      }
      #expect(try client.request("GET", "/v1/history?group=other").status == 404)
      let empty = try client.request("GET", "/v1/history?account=alice&peer=bob")
      #expect(try empty.json["messages"] as? [String] == [] && empty.json["next"] == nil)
    }
  }

  extension AdminClient {
    /// Sends a message.
    fileprivate func send(_ from: String, _ to: String, _ content: String) throws -> RawConnection.Response {
      try request("POST", "/v1/messages", "{\"from\":\"\(from)\",\"to\":\(to),\"content\":\(content)}")
    }
  }
#endif
