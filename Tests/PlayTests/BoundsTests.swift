#if Server
  import Foundation
  import PhoneApps
  import Testing

  @testable import parlance_play

  /// Requests that no page sends, and those beyond a limit.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct BoundsTests {
    @Test func refusesActionsThatNoPageSends() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let id = try await client.send("mine", from: "nim", to: "qd")
        let lies: [[String: Any]] = [
          [:], ["action": "dance"], ["action": "clock"], ["action": "clock", "byMilliseconds": -1],
          ["action": "clock", "byMilliseconds": Int64.max], ["action": "scene", "id": "none"],
          ["phone": "none", "action": "logIn"], ["phone": "nim", "action": "groupRead"],
          ["phone": "nim", "action": "sendText"],
          ["phone": "nim", "action": "sendText", "conversation": "direct:quinn"],
          ["phone": "nim", "action": "sendText", "conversation": "direct:nina", "text": "me"],
          ["phone": "nim", "action": "sendText", "conversation": "direct:nobody", "text": "x"],
          ["phone": "nim", "action": "sendText", "conversation": "room:trip", "text": "x"],
          ["phone": "nim", "action": "read", "conversation": "direct:quinn", "message": "no such message"],
          ["phone": "agora", "action": "revoke", "conversation": "direct:nina", "message": id],
          ["phone": "nim", "action": "mute", "conversation": "direct:quinn", "account": "quinn", "on": true],
          ["phone": "nim", "action": "befriend", "conversation": "direct:gina"],
          ["phone": "nim", "action": "befriend", "conversation": "group:trip", "text": "hello"],
          ["phone": "nim", "action": "befriend", "conversation": "direct:nina", "text": "me"],
          ["phone": "nim", "action": "answerFriend", "conversation": "direct:gina"],
          ["phone": "nim", "action": "block", "conversation": "direct:gina"],
          ["phone": "nim", "action": "watch", "conversation": "group:trip", "on": true],
          ["phone": "nim", "action": "publishStatus"],
          ["phone": "nim", "action": "loadGroup", "conversation": "direct:gina"],
          ["phone": "nim", "action": "renameGroup", "conversation": "group:trip"],
          ["phone": "nim", "action": "announce", "conversation": "direct:gina", "text": "noon"],
          ["phone": "nim", "action": "addMember", "conversation": "group:trip"],
          ["phone": "nim", "action": "manager", "conversation": "group:trip", "account": "quinn"],
          ["phone": "nim", "action": "giveAway", "conversation": "group:other", "account": "quinn"],
          ["phone": "nim", "action": "revoke", "conversation": "direct:quinn", "message": "#99"],
        ]
        for lie in lies {
          let answer = try await client.act(lie)
          #expect(answer.status == 400, "\(lie)")
        }
        #expect(try await client.messages("qd", "direct:nina").count == 1)
      }
    }

    @Test(arguments: ["../../secret", "a/b", "", ".", "..", "new\nline", "nul\u{0}"])
    func invalidFileNamesAreRefused(_ name: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let answer = try await client.act(
          "nim", "sendFile", ["conversation": "direct:quinn", "kind": "file", "name": name, "data": "QUJD"])
        #expect(answer.status == 400)
      }
    }

    @Test func largeAndInvalidFilesAreRefused() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        func send(_ data: String) async throws -> PlayClient.Answer {
          try await client.act(
            "nim", "sendFile", ["conversation": "direct:quinn", "kind": "file", "name": "a.bin", "data": data])
        }
        #expect(try await send("no Base64!").status == 400)
        let largest = Data(count: Playground.fileLimit)
        #expect(try await send(largest.base64EncodedString()).status == 200)
        #expect(try await send((largest + Data(count: 3)).base64EncodedString()).status == 400)
        #expect(try await send(Data(count: 2 * Playground.fileLimit).base64EncodedString()).status == 413)
      }
    }

    @Test func requestsOfOtherPagesAreRefused() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        #expect(try await client.request("POST", "/play/actions", Data("{".utf8)).status == 400)
        #expect(try await client.request("POST", "/play/actions", Data("[]".utf8)).status == 400)
        // A form of another site, which a browser sends without asking.
        #expect(try await client.request("POST", "/play/actions", Data("{}".utf8), type: "text/plain").status == 415)
        for position in ["", "?after=", "?after=-1", "?after=x", "?after=99999999999999999999"] {
          #expect(try await client.get("/play/events\(position)").status == 400)
        }
        #expect(try await client.request("DELETE", "/play/state").status == 405)
        let action = "{\"action\":\"clock\"}"
        let actions = Array(repeating: action, count: Playground.sessionLimit + 1).joined(separator: ",")
        let session = Data("{\"actions\":[\(actions)]}".utf8)
        #expect(try await client.request("POST", "/play/session", session).status == 400)
      }
    }

    /// A page of a name that was made to point to this machine.
    @Test(arguments: ["/", "/page/main.js", "/play/state", "/play/session", "/play/events?after=0", "/none"])
    func answersNoOtherHost(_ path: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        #expect(try await client.request("GET", path, host: "rebound.example:\(client.server.port)").status == 421)
        #expect(try await client.request("GET", path, host: "localhost:\(client.server.port)").status != 421)
      }
    }

    @Test(arguments: [
      "/page/%2e%2e%2f%2e%2e%2fetc%2fpasswd", "/page/~Li4vbWFpbi5zd2lmdA", "/page/", "/page/none.js",
      "/play/files/nim/none", "/play/files/none/none", "/play/thumbnails/nim/..%2f..", "/play/files/nim",
    ])
    func servesNothingElse(_ path: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        #expect(try await client.get(path).status == 404)
      }
    }

    @Test func servesThePage() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let page = try await client.get("/")
        #expect(page.status == 200)
        #expect(page.type == "text/html; charset=utf-8")
        #expect(try await client.get("/page/index.html").data == page.data)
      }
    }

    @Test func keepsTheNewestEvents() {
      let history = EventHistory(after: 10)
      let code = EventHistory.Entry.code(PlayEvent.Code(phone: "nim", lines: [], second: false))
      for _ in 0..<EventHistory.limit { history.add(code) }
      #expect(history.entries(after: 10)?.count == EventHistory.limit)
      #expect(history.entries(after: 9) == nil)
      history.add(code)
      #expect(history.entries(after: 10) == nil)
      #expect(history.entries(after: 11)?.first?.number == 12)
      #expect(history.entries(after: history.number)?.isEmpty == true)
      #expect(history.entries(after: history.number + 1) == nil)
    }

    @Test func phoneThatChangedTwiceIsListedOnce() {
      let history = EventHistory()
      history.add(.phone("nim"))
      history.add(.phone("qd"))
      history.add(.phone("nim"))
      #expect(history.entries(after: 0)?.map(\.number) == [2, 3])
    }
  }
#endif
