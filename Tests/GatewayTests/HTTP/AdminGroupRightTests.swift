#if Server
  import NIMSDK
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// The properties, roles, mutes and attributes of groups over the API.
  @Suite struct AdminGroupRightTests {
    private let client: AdminClient

    init() throws {
      client = try AdminClient()
      try client.register("alice", "bob", "carol", "dave")
      let group = #"{"id":"team","name":"The team","owner":"alice","members":["bob","carol"]}"#
      guard try client.request("POST", "/v1/groups", group).status == 201 else {
        throw RawConnection.Failure(words: "no group")
      }
    }

    private func send(from sender: String) throws -> String? {
      let body = #"{"from":"\#(sender)","to":{"group":"team"},"content":{"text":"hi"}}"#
      return try client.request("POST", "/v1/messages", body).errorCode
    }

    private func member(_ response: RawConnection.Response) throws -> [String: Any] {
      #expect(response.status == 200, "\(response.text)")
      return try response.json["member"] as? [String: Any] ?? [:]
    }

    private func notifications(_ account: AccountID, of operation: GroupNotification.Operation) throws -> Int {
      let page = try client.request("GET", "/v1/history?group=team").json["messages"] as? [[String: Any]] ?? []
      return page.count { message in
        let content = message["content"] as? [String: Any]
        let notification = content?["notification"] as? [String: Any]
        return notification?["operation"] as? String == "\(operation)"
      }
    }

    @Test func propertiesChange() throws {
      let body = #"{"name":"New","membersMayInvite":true,"properties":{"introduction":"Mondays","color":"red"}}"#
      for _ in 0..<2 {
        let response = try client.request("PATCH", "/v1/groups/team", body)
        let group = try response.json["group"] as? [String: Any]
        #expect(response.status == 200 && group?["name"] as? String == "New", "\(response.text)")
        #expect(group?["membersMayInvite"] as? Bool == true && group?["joinsFreely"] as? Bool == true)
        #expect(group?["properties"] as? [String: String] == ["introduction": "Mondays", "color": "red"])
      }
      // The second one changed nothing.
      #expect(try notifications("alice", of: .profileChanged) == 1)
      #expect(try client.request("PATCH", "/v1/groups/team", "{}").status == 200)
    }

    @Test func aMutedGroupIsSilent() throws {
      #expect(try client.request("PATCH", "/v1/groups/team", #"{"isMuted":true}"#).status == 200)
      #expect(try send(from: "bob") == "muted" && send(from: "alice") == nil)
      #expect(try client.request("PATCH", "/v1/groups/team", #"{"isMuted":false}"#).status == 200)
      #expect(try send(from: "bob") == nil)
    }

    @Test func aMemberIsMutedUntilATime() throws {
      let path = "/v1/groups/team/members/bob/mute"
      let end = client.clock.now().milliseconds + 3_600_000
      for _ in 0..<2 {
        let member = try member(client.request("PUT", path, #"{"until":\#(end)}"#))
        #expect(member["isMuted"] as? Bool == true && member["mutedUntil"] as? Int64 == end)
      }
      #expect(try notifications("bob", of: .memberMuted) == 1)
      #expect(try send(from: "bob") == "muted")
      let forever = try member(client.request("PUT", path, "{}"))
      #expect(forever["isMuted"] as? Bool == true && forever["mutedUntil"] == nil)
      for _ in 0..<2 { #expect(try member(client.request("DELETE", path))["isMuted"] as? Bool == false) }
      #expect(try notifications("bob", of: .memberUnmuted) == 1)
      #expect(try send(from: "bob") == nil)
    }

    @Test func rolesChange() throws {
      let path = "/v1/groups/team/members/bob/role"
      for _ in 0..<2 {
        #expect(try member(client.request("PUT", path, #"{"role":"manager"}"#))["role"] as? String == "manager")
      }
      #expect(try notifications("bob", of: .managersAdded) == 1)
      for _ in 0..<2 {
        #expect(try member(client.request("PUT", path, #"{"role":"owner"}"#))["role"] as? String == "owner")
      }
      #expect(try notifications("bob", of: .ownerChanged) == 1)
      let group = try client.request("GET", "/v1/groups/team").json["group"] as? [String: Any]
      #expect(group?["owner"] as? String == "bob")
      // A group has an owner.
      let without = try client.request("PUT", path, #"{"role":"ordinary"}"#)
      #expect(without.status == 403 && without.errorCode == "forbidden")
    }

    @Test func textsOfAMemberChange() throws {
      let path = "/v1/groups/team/members/bob"
      for _ in 0..<2 {
        let member = try member(client.request("PATCH", path, #"{"nickname":"Bobby","custom":"c"}"#))
        #expect(member["nickname"] as? String == "Bobby" && member["custom"] as? String == "c")
      }
      #expect(try member(client.request("PATCH", path, #"{"nickname":""}"#))["custom"] as? String == "c")
    }

    @Test func attributesAreWrittenAndRemoved() async throws {
      #expect(try client.request("POST", "/v1/rooms", #"{"id":"hall","name":"Hall","owner":"alice"}"#).status == 201)
      let bob = try await client.logIn("bob")
      _ = try await bob.enterRoom("hall")
      for path in ["/v1/groups/team/attributes", "/v1/rooms/hall/attributes"] {
        #expect(try attributes(client.request("GET", path)).isEmpty)
        for _ in 0..<2 {
          let body = #"{"set":{"topic":"travel","color":"red"},"remove":["none"]}"#
          #expect(try attributes(client.request("PATCH", path, body)) == ["topic": "travel", "color": "red"])
        }
        #expect(
          try attributes(client.request("PATCH", path, #"{"set":{"topic":"food"},"remove":["color"]}"#))
            == ["topic": "food"])
        #expect(try attributes(client.request("GET", path)) == ["topic": "food"])
      }
      let found = try await bob.attributes(of: .conversation("hall"))
      #expect(found.map(\.key) == ["topic"] && found.first?.updater == "alice")
    }

    private func attributes(_ response: RawConnection.Response) throws -> [String: String] {
      #expect(response.status == 200, "\(response.text)")
      var values: [String: String] = [:]
      for attribute in try response.json["attributes"] as? [[String: Any]] ?? [] {
        values[attribute["key"] as? String ?? ""] = attribute["value"] as? String
      }
      return values
    }

    @Test func invalidChangeIsRefused() throws {
      let many = (0...100).map { #""a\#($0)":"b""# }.joined(separator: ",")
      let names = (0...100).map { "\"a\($0)\"" }.joined(separator: ",")
      for (method, path, body, status, code) in [
        ("PATCH", "/v1/groups/team", #"{"isMuted":"true"}"#, 400, "invalidArgument"),
        ("PATCH", "/v1/groups/team", #"{"properties":{"muted":"true"}}"#, 400, "invalidArgument"),
        ("PATCH", "/v1/groups/team", #"{"properties":{"color":1}}"#, 400, "invalidArgument"),
        ("PATCH", "/v1/groups/none", #"{"name":"a"}"#, 404, "groupNotFound"),
        ("PUT", "/v1/groups/team/members/bob/role", #"{"role":"king"}"#, 400, "invalidArgument"),
        ("PUT", "/v1/groups/team/members/bob/role", "{}", 400, "invalidArgument"),
        ("PUT", "/v1/groups/team/members/dave/role", #"{"role":"manager"}"#, 403, "notMember"),
        ("PUT", "/v1/groups/team/members/zoe/role", #"{"role":"manager"}"#, 404, "accountNotFound"),
        ("PUT", "/v1/groups/none/members/bob/role", #"{"role":"manager"}"#, 404, "groupNotFound"),
        ("PUT", "/v1/groups/team/members/bob/mute", #"{"until":1}"#, 400, "invalidArgument"),
        ("PUT", "/v1/groups/team/members/alice/mute", "{}", 403, "forbidden"),
        ("DELETE", "/v1/groups/team/members/dave/mute", nil, 403, "notMember"),
        ("PATCH", "/v1/groups/team/members/dave", "{}", 403, "notMember"),
        ("PATCH", "/v1/groups/team/members/bob", #"{"role":"owner"}"#, 400, "unknownField"),
        ("PATCH", "/v1/groups/team/attributes", "{\"set\":{\(many)}}", 400, "invalidArgument"),
        ("PATCH", "/v1/groups/team/attributes", "{\"remove\":[\(names)]}", 400, "invalidArgument"),
        ("PATCH", "/v1/groups/team/attributes", #"{"set":{"a":1}}"#, 400, "invalidArgument"),
        ("GET", "/v1/groups/none/attributes", nil, 404, "groupNotFound"),
        ("GET", "/v1/rooms/none/attributes", nil, 404, "roomNotFound"),
      ] as [(String, String, String?, Int, String)] {
        let response = try client.request(method, path, body)
        #expect(response.status == status && response.errorCode == code, "\(method) \(path) \(response.text)")
      }
    }

    @Test func appsLearnOfTheirRoles() async throws {
      let bob = try await client.logIn("bob")
      let messages = bob.messages(in: .group("team"))
      let sdk = NIMSDK(environment: client.environment, device: "phone", config: NIMSDKConfig())
      let outcome = EventBox<Bool>("login")
      sdk.loginManager.login("carol", token: try client.accountToken("carol")) { error in outcome.add(error == nil) }
      #expect(try await outcome.next())
      let path = "/v1/groups/team/members/carol"
      _ = try member(client.request("PUT", path + "/role", #"{"role":"manager"}"#))
      _ = try await messages.first { message in
        guard case .notification(let change) = message.body.content else { return false }
        return change.operation == .managersAdded && change.targets == ["carol"] && change.actor == "alice"
      }
      let queue = client.environment.callbackQueue
      try await until("carol is a manager") {
        queue.sync { sdk.teamManager.teamMember("carol", inTeam: "team")?.type == .manager }
      }
      _ = try member(client.request("PUT", path + "/mute", "{}"))
      try await until("carol is muted") {
        queue.sync { sdk.teamManager.teamMember("carol", inTeam: "team")?.isMuted == true }
      }
    }
  }
#endif
