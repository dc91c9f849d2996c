#if Server
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// Groups and rooms over the API.
  @Suite struct AdminGroupTests {
    @Test func groupIsCreatedFilledAndDissolved() throws {
      let client = try AdminClient()
      try client.register("alice", "bob", "carol", "dave")
      let made = try client.request(
        "POST", "/v1/groups", "{\"id\":\"team\",\"name\":\"The team\",\"owner\":\"alice\",\"members\":[\"bob\"]}")
      let group = try #require(try made.json["group"] as? [String: Any])
      #expect(made.status == 201 && group["id"] as? String == "team" && group["name"] as? String == "The team")
      #expect(group["owner"] as? String == "alice" && group["memberCount"] as? Int == 2)
      let taken = try client.request("POST", "/v1/groups", "{\"id\":\"team\",\"name\":\"\",\"owner\":\"alice\"}")
      #expect(taken.status == 409 && taken.errorCode == "groupExists")
      let added = try client.request("POST", "/v1/groups/team/members", "{\"accounts\":[\"carol\",\"bob\",\"zoe\"]}")
      #expect(added.status == 200)
      #expect(try added.json["refused"] as? [String] == ["bob", "zoe"])
      #expect(try names(added) == ["carol"])
      #expect(try names(client.request("GET", "/v1/groups/team/members")) == ["alice", "bob", "carol"])
      #expect(try client.request("DELETE", "/v1/groups/team/members/bob").status == 204)
      let gone = try client.request("DELETE", "/v1/groups/team/members/bob")
      #expect(gone.status == 403 && gone.errorCode == "notMember")
      #expect(try client.request("DELETE", "/v1/groups/team/members/alice").status == 403)
      let groups = try client.request("GET", "/v1/accounts/carol/groups").json["groups"] as? [[String: Any]]
      #expect(groups?.map { $0["id"] as? String } == ["team"])
      let read = try client.request("GET", "/v1/groups/team").json["group"] as? [String: Any]
      #expect(read?["memberCount"] as? Int == 2)
      #expect(try client.request("DELETE", "/v1/groups/team").status == 204)
      for (method, path, body) in [
        ("GET", "", nil), ("DELETE", "", nil), ("GET", "/members", nil),
        ("POST", "/members", "{\"accounts\":[\"dave\"]}"), ("DELETE", "/members/carol", nil),
      ] {
        let response = try client.request(method, "/v1/groups/team" + path, body)
        #expect(response.status == 404 && response.errorCode == "groupNotFound", "\(method) \(path)")
      }
      // Its id stays taken.
      let again = try client.request("POST", "/v1/groups", "{\"id\":\"team\",\"name\":\"\",\"owner\":\"bob\"}")
      #expect(again.status == 409)
    }

    @Test func largeGroupIsCreatedAndStaysLarge() throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      let made = try client.request(
        "POST", "/v1/groups", #"{"id":"all","name":"All","owner":"alice","members":["bob"],"isLarge":true}"#)
      let group = try #require(try made.json["group"] as? [String: Any])
      #expect(made.status == 201 && group["isLarge"] as? Bool == true && group["memberLimit"] as? Int == 10_000)
      let change = try client.request("PATCH", "/v1/groups/all", #"{"properties":{"isLarge":"false"}}"#)
      #expect(change.status == 400 && change.errorCode == "invalidArgument")
      #expect(try client.request("PATCH", "/v1/groups/all", #"{"name":"Everyone"}"#).status == 200)
      let read = try #require(try client.request("GET", "/v1/groups/all").json["group"] as? [String: Any])
      #expect(read["isLarge"] as? Bool == true && read["name"] as? String == "Everyone")
      #expect((read["properties"] as? [String: String])?.isEmpty == true)
      let wrong = #"{"name":"a","owner":"alice","isLarge":"yes"}"#
      #expect(try client.request("POST", "/v1/groups", wrong).status == 400)
    }

    @Test func invalidGroupIsRefused() throws {
      let client = try AdminClient()
      try client.register("alice")
      for (body, status) in [
        ("{\"name\":\"a\"}", 400), ("{\"name\":\"a\",\"owner\":\"bob\"}", 404),
        ("{\"name\":\"a\",\"owner\":\"alice\",\"members\":[\"bob\"]}", 404),
        ("{\"name\":\"a\",\"owner\":\"alice\",\"members\":\"bob\"}", 400),
        ("{\"name\":\"a\",\"owner\":\"alice\",\"members\":[1]}", 400),
        ("{\"name\":\"a\",\"owner\":\"alice\",\"id\":\"\"}", 400),
      ] {
        #expect(try client.request("POST", "/v1/groups", body).status == status, "\(body)")
      }
      let many = (0...500).map { "\"a\($0)\"" }.joined(separator: ",")
      let body = "{\"name\":\"a\",\"owner\":\"alice\",\"members\":[\(many)]}"
      let tooMany = try client.request("POST", "/v1/groups", body)
      #expect(tooMany.status == 400)
    }

    @Test func membersLearnOfAChange() async throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      let bob = try await client.logIn("bob")
      let messages = bob.messages()
      #expect(
        try client.request(
          "POST", "/v1/groups", "{\"id\":\"team\",\"name\":\"a\",\"owner\":\"alice\",\"members\":[\"bob\"]}"
        ).status == 201)
      let notification = try await messages.first { if case .notification = $0.body.content { true } else { false } }
      guard case .notification(let change) = notification.body.content else { return }
      #expect(change.operation == .membersAdded && change.targets == ["bob"])
    }

    @Test func roomIsCreatedEnteredAndDismissed() async throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      let made = try client.request("POST", "/v1/rooms", "{\"id\":\"hall\",\"name\":\"The hall\",\"owner\":\"alice\"}")
      let room = try #require(try made.json["room"] as? [String: Any])
      #expect(made.status == 201 && room["name"] as? String == "The hall" && room["memberCount"] as? Int == 0)
      let bob = try await client.logIn("bob")
      _ = try await bob.enterRoom("hall")
      #expect(try names(client.request("GET", "/v1/rooms/hall/members")) == ["bob"])
      let read = try client.request("GET", "/v1/rooms/hall").json["room"] as? [String: Any]
      #expect(read?["memberCount"] as? Int == 1)
      #expect(try client.request("DELETE", "/v1/rooms/hall").status == 204)
      for path in ["/v1/rooms/hall", "/v1/rooms/hall/members", "/v1/rooms/other"] {
        let response = try client.request("GET", path)
        #expect(response.status == 404 && response.errorCode == "roomNotFound")
      }
      // A group is not a room.
      #expect(
        try client.request("POST", "/v1/groups", "{\"id\":\"team\",\"name\":\"a\",\"owner\":\"alice\"}").status == 201)
      #expect(try client.request("GET", "/v1/rooms/team").status == 404)
      #expect(try client.request("GET", "/v1/groups/hall").status == 404)
    }

    private func names(_ response: RawConnection.Response) throws -> [String?]? {
      (try response.json["members"] as? [[String: Any]])?.map { $0["account"] as? String }
    }
  }
#endif
