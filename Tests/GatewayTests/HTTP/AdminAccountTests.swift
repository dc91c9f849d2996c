#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceTokens
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// Accounts, their tokens and their logins over the API.
  @Suite struct AdminAccountTests {
    @Test func accountsAreRegisteredAndRead() throws {
      let client = try AdminClient()
      let made = try client.request("POST", "/v1/accounts", "{\"account\":\"Alice\"}")
      #expect(try made.status == 201 && made.json["account"] as? String == "Alice")
      let again = try client.request("POST", "/v1/accounts", "{\"account\":\"alice\"}")
      #expect(again.status == 409 && again.errorCode == "accountExists")
      #expect(try client.request("POST", "/v1/accounts", "{\"account\":\"\"}").errorCode == "invalidArgument")
      let read = try client.request("GET", "/v1/accounts/ALICE").json
      #expect(read["account"] as? String == "Alice" && read["online"] as? Bool == false)
      #expect((read["sessions"] as? [Any])?.isEmpty == true)
      let unknown = try client.request("GET", "/v1/accounts/bob")
      #expect(unknown.status == 404 && unknown.errorCode == "accountNotFound")
    }

    @Test func namesThatAPathCannotCarryAreEncoded() throws {
      let client = try AdminClient()
      try client.register("team/alice", "..")
      for (segment, name) in [("~dGVhbS9hbGljZQ", "team/alice"), ("~Li4", "..")] {
        #expect(try client.request("GET", "/v1/accounts/" + segment).json["account"] as? String == name)
      }
    }

    @Test func accountsAreListedInPages() throws {
      let client = try AdminClient()
      let names = (1...7).map { "account\($0)" }
      for name in names { try client.register(name) }
      var found: [String] = []
      var sizes: [Int] = []
      var cursor = ""
      repeat {
        let page = try client.request("GET", "/v1/accounts?limit=3\(cursor)").json
        let accounts = try #require(page["accounts"] as? [String])
        found += accounts
        sizes.append(accounts.count)
        cursor = (page["next"] as? String).map { "&cursor=\($0)" } ?? ""
      } while !cursor.isEmpty
      #expect(found == names && sizes == [3, 3, 1])
      #expect(try client.request("GET", "/v1/accounts").json["next"] == nil)
      // A page that is full to its last place is the last one.
      #expect(try client.request("GET", "/v1/accounts?limit=7").json["next"] == nil)
      for query in ["limit=0", "limit=501", "limit=x", "cursor=x", "cursor=-1", "limit=1&limit=2", "page=1"] {
        #expect(try client.request("GET", "/v1/accounts?" + query).status == 400, "\(query)")
      }
    }

    @Test func anIssuedTokenLetsItsAccountIn() async throws {
      let client = try AdminClient()
      try client.register("Alice")
      let made = try client.request("POST", "/v1/accounts/alice/tokens", "{\"lifetime\":60,\"device\":\"phone\"}")
      let members = try made.json
      #expect(made.status == 201 && members["account"] as? String == "Alice")
      let token = try #require(members["token"] as? String)
      let claims = try client.keys.verify(token, at: client.clock.now())
      #expect(claims.account == "alice" && claims.scope == .client && claims.device == "phone")
      #expect(members["expires"] as? Int64 == claims.expiry.milliseconds)
      #expect((30_000...61_000).contains(claims.expiry.milliseconds(since: client.clock.now())))
      let app = MessagingClient(environment: client.environment, account: "alice", device: "phone")
      try await app.login(token: token)
      #expect(try client.request("POST", "/v1/accounts/bob/tokens", "{}").status == 404)
      for body in ["{\"lifetime\":0}", "{\"lifetime\":315360001}", "{\"lifetime\":1.5}", "{\"device\":\"\"}"] {
        #expect(try client.request("POST", "/v1/accounts/alice/tokens", body).status == 400, "\(body)")
      }
    }

    @Test func loginsAreSeenAndEnded() async throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      let alice = try await client.logIn("alice", device: "tablet")
      let read = try client.request("GET", "/v1/accounts/alice").json
      let session = try #require((read["sessions"] as? [[String: Any]])?.first)
      #expect(read["online"] as? Bool == true && session["device"] as? String == "tablet")
      let presence = try client.request("GET", "/v1/presence?account=alice&account=bob").json
      let states = try #require(presence["accounts"] as? [[String: Any]])
      #expect(states.map { $0["account"] as? String } == ["alice", "bob"])
      #expect(states.map { $0["online"] as? Bool } == [true, false])
      let changes = alice.connection()
      #expect(try client.request("DELETE", "/v1/accounts/alice/sessions?reason=bye").status == 204)
      _ = try await changes.first { $0 == .ended(.administration(reason: "bye")) }
      #expect(try client.request("GET", "/v1/accounts/alice").json["online"] as? Bool == false)
      // Once more changes nothing.
      #expect(try client.request("DELETE", "/v1/accounts/alice/sessions").status == 204)
      #expect(try client.request("DELETE", "/v1/accounts/carol/sessions").status == 404)
      #expect(try client.request("GET", "/v1/presence").status == 400)
      #expect(try client.request("GET", "/v1/presence?account=carol").status == 404)
    }

    @Test func unknownMembersAreNamed() throws {
      let client = try AdminClient()
      func refusal(_ path: String, _ body: String) throws -> [String: String]? {
        let response = try client.request("POST", path, body)
        #expect(response.status == 400, "\(body)")
        return try response.json["error"] as? [String: String]
      }
      let unknown = try refusal("/v1/accounts", "{\"account\":\"a\",\"colour\":1}")
      #expect(unknown?["code"] == "unknownField" && unknown?["message"]?.contains("\"colour\"") == true)
      #expect(try refusal("/v1/accounts", "{}")?["message"] == "\"account\" is missing.")
      #expect(try refusal("/v1/accounts", "{\"account\":1}")?["message"]?.contains("a text") == true)
      #expect(try refusal("/v1/accounts", "{\"account\":null}")?["code"] == "invalidArgument")
      for body in ["", "[]", "\"a\"", "{", "{\"account\":\"a\"}}", "{\"account\":\"\\ud800\"}", "nonsense"] {
        _ = try refusal("/v1/accounts", body)
      }
      let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
      #expect(try refusal("/v1/accounts", "{\"account\":\(deep)}")?["code"] == "malformedRequest")
      let content = "{\"custom\":{\"payload\":\"\",\"x\":1}}"
      let nested = try refusal(
        "/v1/messages", "{\"from\":\"a\",\"to\":{\"account\":\"b\"},\"content\":\(content)}")
      #expect(nested?["message"]?.contains("\"content.custom.x\"") == true)
      #expect(try client.request("GET", "/v1/accounts").json["accounts"] as? [String] == [])
    }

    @Test func bodyOfInvalidUTF8IsRefused() throws {
      let client = try AdminClient()
      let connection = try RawConnection(port: client.server.port)
      let body = Array("{\"account\":\"".utf8) + [0xff, 0xfe] + Array("\"}".utf8)
      try connection.send(
        "POST /v1/accounts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
          + "Authorization: Bearer \(try client.token(.admin))\r\nContent-Length: \(body.count)\r\n\r\n")
      try connection.send(body)
      #expect(try connection.response().errorCode == "malformedRequest")
    }

    @Test(arguments: MessagingError.Code.allCases)
    func everyErrorOfTheHubHasAStatus(_ code: MessagingError.Code) throws {
      let meaning = try #require(HTTPError.meanings[code])
      #expect((400...599).contains(meaning.status) && meaning.sentence.hasSuffix("."))
      let error = HTTPError(MessagingError(code, "/a/path"))
      #expect(error.status == meaning.status && error.code == code.rawValue)
      #expect(error.message.contains("/a/path") == !MessagingError(code).isStorageFailure)
    }

    @Test func anUnknownErrorOfTheHubIsAFailure() {
      #expect(HTTPError(MessagingError(.init(rawValue: "later"))).status == 500)
    }
  }
#endif
