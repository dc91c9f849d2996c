#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceTokens
  import Testing

  @testable import ParlanceGateway

  /// An operator's decisions on accounts and tokens, over the API.
  @Suite struct AdminStandingTests {
    private func logInCode(_ client: AdminClient, _ account: AccountID) async -> MessagingError.Code? {
      do {
        _ = try await client.logIn(account, device: "other")
        return nil
      } catch {
        return (error as? MessagingError)?.code
      }
    }

    @Test func aBannedAccountIsOutUntilTheBanIsLifted() async throws {
      let client = try AdminClient()
      try client.register("alice")
      _ = try await client.logIn("alice")
      let made = try client.request("PUT", "/v1/accounts/ALICE/ban", "{\"reason\":\"spam\"}")
      #expect(try made.status == 200 && made.json["reason"] as? String == "spam" && made.json["until"] == nil)
      #expect(try client.request("GET", "/v1/accounts/alice").json["online"] as? Bool == false)
      #expect(await logInCode(client, "alice") == .accountBlocked)
      #expect(try client.request("DELETE", "/v1/accounts/alice/ban").status == 204)
      #expect(try client.request("GET", "/v1/accounts/alice").json["ban"] == nil)
      #expect(await logInCode(client, "alice") == nil)
      #expect(try client.request("PUT", "/v1/accounts/bob/ban", "{}").status == 404)
      #expect(try client.request("DELETE", "/v1/accounts/bob/ban").status == 404)
      #expect(try client.request("PUT", "/v1/accounts/alice/ban", "{\"until\":1}").status == 400)
      #expect(try client.request("PUT", "/v1/accounts/alice/ban", "{\"until\":-1}").status == 400)
      let long = String(repeating: "x", count: 1025)
      #expect(try client.request("PUT", "/v1/accounts/alice/ban", "{\"reason\":\"\(long)\"}").status == 400)
    }

    @Test func tokensOfAnAccountAreRefused() async throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      _ = try await client.logIn("alice")
      let before = client.clock.now().milliseconds
      let answer = try client.request("DELETE", "/v1/accounts/alice/tokens")
      #expect(try answer.status == 200 && (answer.json["before"] as? Int64 ?? 0) >= before)
      #expect(try client.request("GET", "/v1/accounts/alice").json["online"] as? Bool == false)
      #expect(try client.request("GET", "/v1/accounts/alice").json["tokensBefore"] as? Int64 ?? 0 >= before)
      // Its tokens do not say when they were issued.
      #expect(await logInCode(client, "alice") == .invalidToken)
      #expect(await logInCode(client, "bob") == nil)
      #expect(try client.request("DELETE", "/v1/accounts/alice/tokens?before=253402300799999").status == 400)
    }

    @Test func refusingAllTokensIncludesThoseOfAdministrators() async throws {
      let client = try AdminClient()
      try client.register("alice")
      func token(issued: Timestamp) throws -> String {
        try client.keys.sign(
          TokenClaims(
            account: "operator", expiry: client.clock.now().advanced(byMilliseconds: 3_600_000), issued: issued,
            scope: .admin))
      }
      let time = client.clock.now().advanced(byMilliseconds: -60_000)
      let old = try token(issued: time.advanced(byMilliseconds: -2000))
      #expect(try client.request("GET", "/v1/accounts", token: old).status == 200)
      #expect(try client.request("DELETE", "/v1/tokens?before=\(time.milliseconds)", token: old).status == 200)
      #expect(try client.request("GET", "/v1/accounts", token: old).status == 401)
      #expect(try client.request("GET", "/v1/accounts").status == 401)
      let fresh = try token(issued: client.clock.now())
      #expect(try client.request("GET", "/v1/accounts", token: fresh).status == 200)
      #expect(await logInCode(client, "alice") == .invalidToken)
      // A token that the API issues says when.
      let issued = try client.request("POST", "/v1/accounts/alice/tokens", "{}", token: fresh)
      let app = MessagingClient(environment: client.environment, account: "alice", device: "phone")
      try await app.login(token: try #require(try issued.json["token"] as? String))
    }

    @Test func anAccountIsErased() async throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      let body = "{\"from\":\"alice\",\"to\":{\"account\":\"bob\"},\"content\":{\"text\":\"a\"},\"id\":\"m\"}"
      #expect(try client.request("POST", "/v1/messages", body).status == 201)
      for query in ["messages=all", "name=other", "colour=1"] {
        #expect(try client.request("DELETE", "/v1/accounts/alice?" + query).status == 400)
      }
      let erased = try client.request("DELETE", "/v1/accounts/alice?messages=remove")
      #expect(try erased.status == 200 && erased.json["messages"] as? Int == 1)
      #expect(try client.request("GET", "/v1/accounts/alice").status == 404)
      #expect(try client.request("GET", "/v1/accounts").json["accounts"] as? [String] == ["bob"])
      #expect(try client.request("POST", "/v1/accounts", "{\"account\":\"alice\"}").status == 409)
      #expect(try client.request("POST", "/v1/messages", body).status == 404)
      #expect(await logInCode(client, "alice") == .accountNotFound)
      let history = try client.request("GET", "/v1/history?account=alice&peer=bob").json
      #expect((history["messages"] as? [Any])?.isEmpty == true)
      #expect(try client.request("DELETE", "/v1/accounts/alice?name=free").status == 200)
      #expect(try client.request("POST", "/v1/accounts", "{\"account\":\"alice\"}").status == 201)
      #expect(try client.request("DELETE", "/v1/accounts/nobody").status == 404)
    }

    @Test func broadcastIsRevokedInAllRooms() async throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      let bob = try await client.logIn("bob")
      for room in ["hall", "yard"] {
        let made = "{\"id\":\"\(room)\",\"name\":\"a\",\"owner\":\"alice\"}"
        #expect(try client.request("POST", "/v1/rooms", made).status == 201)
        _ = try await bob.enterRoom(room)
      }
      let body = "{\"from\":\"alice\",\"content\":{\"text\":\"a\"},\"id\":\"b\"}"
      #expect(try client.request("POST", "/v1/broadcasts", body).json["rooms"] as? Int == 2)
      #expect(try client.request("POST", "/v1/revocations", "{\"message\":\"b\"}").status == 400)
      // From one room alone.
      let one = "{\"message\":\"b\",\"to\":{\"room\":\"yard\"}}"
      #expect(try client.request("POST", "/v1/revocations", one).status == 204)
      #expect(try client.request("POST", "/v1/revocations", one).status == 404)
      #expect(try client.request("DELETE", "/v1/broadcasts/b?sender=bob").status == 404)
      let back = try client.request("DELETE", "/v1/broadcasts/b?sender=alice&postscript=sorry")
      #expect(try back.status == 200 && back.json["rooms"] as? Int == 1)
      #expect(try client.request("DELETE", "/v1/broadcasts/b").status == 404)
      for room in ["hall", "yard"] {
        let history = try client.request("GET", "/v1/history?room=" + room).json
        #expect((history["messages"] as? [Any])?.isEmpty == true)
      }
      #expect(try client.request("DELETE", "/v1/broadcasts/b?from=somebody").status == 400)
      let unnamed = try client.request("POST", "/v1/revocations", "{\"message\":\"b\",\"to\":{\"account\":\"bob\"}}")
      #expect(unnamed.status == 400)
    }

    @Test func anAccountIsMutedUntilThatIsLifted() throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      func mutes(_ account: String = "alice") throws -> [String: Int64] {
        try client.request("GET", "/v1/accounts/\(account)/mutes").json as? [String: Int64] ?? [:]
      }
      func send() throws -> Int {
        let body = #"{"from":"alice","to":{"account":"bob"},"content":{"text":"a"}}"#
        return try client.request("POST", "/v1/messages", body).status
      }
      #expect(try mutes().isEmpty && send() == 201)
      let end = client.clock.now().advanced(byMilliseconds: 60_000).milliseconds
      let made = try client.request("PUT", "/v1/accounts/ALICE/mutes", "{\"direct\":-1,\"rooms\":\(end)}")
      #expect(try made.status == 200 && mutes() == ["direct": -1, "rooms": end])
      #expect(try send() == 403)
      let listed = try client.request("GET", "/v1/mutes").json["accounts"] as? [[String: Any]] ?? []
      #expect(listed.map { $0["account"] as? String } == ["alice"])
      #expect(try client.request("PUT", "/v1/accounts/alice/mutes", "{\"direct\":0}").status == 200)
      #expect(try mutes() == ["rooms": end] && send() == 201)
      for body in ["{\"direct\":-2}", "{\"direct\":\"x\"}", "{\"other\":1}"] {
        #expect(try client.request("PUT", "/v1/accounts/alice/mutes", body).status == 400)
      }
      #expect(try client.request("PUT", "/v1/accounts/nobody/mutes", "{}").status == 404)
      #expect(try client.request("GET", "/v1/accounts/nobody/mutes").status == 404)
    }
  }
#endif
