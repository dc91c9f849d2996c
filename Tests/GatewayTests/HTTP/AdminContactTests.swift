#if Server
  import NIMSDK
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// The contacts of accounts over the API.
  @Suite struct AdminContactTests {
    private let client: AdminClient

    init() throws {
      client = try AdminClient()
      try client.register("alice", "bob", "carol")
    }

    private func contacts(_ path: String) throws -> [[String: Any]] {
      try client.request("GET", path).json["contacts"] as? [[String: Any]] ?? []
    }

    private func names(_ path: String) throws -> [String] { try contacts(path).compactMap { $0["account"] as? String } }

    private func outcomes(_ path: String, _ body: String) throws -> [String] {
      let response = try client.request("POST", path, body)
      #expect(response.status == 200, "\(response.text)")
      return try (response.json["outcomes"] as? [[String: Any]] ?? []).map {
        ($0["outcome"] as? String ?? "") + (($0["code"] as? String).map { " " + $0 } ?? "")
      }
    }

    @Test func friendsAreMadeChangedAndRemoved() throws {
      let body = """
        {"contacts":[{"account":"bob","alias":"Bobby","custom":"c"},{"account":"zoe"},{"account":"alice"},\
        {"account":"carol"}]}
        """
      for _ in 0..<2 {
        #expect(
          try outcomes("/v1/accounts/alice/contacts", body)
            == ["done", "refused accountNotFound", "refused invalidArgument", "done"])
      }
      #expect(try names("/v1/accounts/alice/contacts") == ["bob", "carol"])
      let bob = try #require(try contacts("/v1/accounts/alice/contacts").first)
      #expect(bob["alias"] as? String == "Bobby" && bob["custom"] as? String == "c")
      #expect(bob["isFriend"] as? Bool == true && bob["isBlocked"] as? Bool == false)
      // For the other one, too, without the notes.
      let alice = try #require(try contacts("/v1/accounts/bob/contacts").first)
      #expect(alice["isFriend"] as? Bool == true && alice["alias"] == nil)
      let changed = try client.request(
        "PATCH", "/v1/accounts/alice/contacts/bob", #"{"alias":"","isMuted":true}"#)
      let contact = try changed.json["contact"] as? [String: Any]
      #expect(changed.status == 200 && contact?["alias"] == nil && contact?["custom"] as? String == "c")
      #expect(contact?["isMuted"] as? Bool == true)
      for _ in 0..<2 { #expect(try client.request("DELETE", "/v1/accounts/alice/contacts/carol").status == 204) }
      #expect(try names("/v1/accounts/alice/contacts") == ["bob"])
      #expect(try names("/v1/accounts/carol/contacts").isEmpty)
    }

    @Test func blockedAccountsDoNotReachTheOther() throws {
      for _ in 0..<2 {
        #expect(
          try outcomes("/v1/accounts/alice/blocks", #"{"accounts":["bob","zoe"]}"#)
            == ["done", "refused accountNotFound"])
      }
      #expect(try outcomes("/v1/accounts/alice/contacts", #"{"contacts":[{"account":"carol"}]}"#) == ["done"])
      #expect(try names("/v1/accounts/alice/blocks") == ["bob"])
      let message = #"{"from":"bob","to":{"account":"alice"},"content":{"text":"hi"}}"#
      func conversation() throws -> [String: Any]? {
        let page = try client.request("GET", "/v1/accounts/alice/conversations").json
        return (page["conversations"] as? [[String: Any]])?.first
      }
      // Its sender does not learn of the block.
      #expect(try client.request("POST", "/v1/messages", message).status == 201)
      #expect(try conversation()?["lastMessage"] == nil)
      #expect(try conversation().map { $0["unread"] as? Int } ?? 0 == 0)
      #expect(try outcomes("/v1/accounts/bob/contacts", #"{"contacts":[{"account":"alice"}]}"#) == ["refused blocked"])
      for _ in 0..<2 { #expect(try client.request("DELETE", "/v1/accounts/alice/blocks/bob").status == 204) }
      #expect(try names("/v1/accounts/alice/blocks").isEmpty)
      #expect(try client.request("POST", "/v1/messages", message).status == 201)
      #expect(try conversation()?["unread"] as? Int == 1)
    }

    @Test func longListComesInPages() throws {
      let names = (0..<150).map { "friend\($0)" }
      for part in [names.prefix(75), names.suffix(75)] {
        let accounts = part.map { #"{"account":"\#($0)"}"# }.joined(separator: ",")
        #expect(try client.request("POST", "/v1/batches/accounts", "{\"accounts\":[\(accounts)]}").status == 200)
        #expect(
          try Set(outcomes("/v1/accounts/alice/contacts", "{\"contacts\":[\(accounts)]}")) == ["done"])
      }
      try client.environment.administration.updateSettings { $0.limits.entriesPerPage = 40 }
      var (found, pages, cursor): ([String], Int, String?) = ([], 0, nil)
      repeat {
        let query = cursor.map { "?cursor=\($0)" } ?? ""
        let page = try client.request("GET", "/v1/accounts/alice/contacts" + query).json
        found += (page["contacts"] as? [[String: Any]] ?? []).compactMap { $0["account"] as? String }
        cursor = page["next"] as? String
        pages += 1
      } while cursor != nil
      #expect(found == names && pages >= 4)
    }

    @Test func invalidContactIsRefused() throws {
      let many = (0...100).map { #"{"account":"a\#($0)"}"# }.joined(separator: ",")
      let names = (0...100).map { "\"a\($0)\"" }.joined(separator: ",")
      for (method, path, body, status) in [
        ("POST", "contacts", "{\"contacts\":[\(many)]}", 400), ("POST", "blocks", "{\"accounts\":[\(names)]}", 400),
        ("POST", "contacts", #"{"contacts":[{"name":"bob"}]}"#, 400), ("POST", "contacts", "{}", 400),
        ("PATCH", "contacts/bob", #"{"isMuted":"true"}"#, 400), ("PATCH", "contacts/alice", "{}", 400),
        ("PATCH", "contacts/zoe", "{}", 404), ("DELETE", "contacts/zoe", nil, 404), ("DELETE", "blocks/zoe", nil, 404),
        ("GET", "contacts?cursor=x", nil, 400), ("GET", "blocks?limit=1", nil, 400),
      ] as [(String, String, String?, Int)] {
        let response = try client.request(method, "/v1/accounts/alice/" + path, body)
        #expect(response.status == status, "\(method) \(path) \(response.text)")
      }
      for (method, path, body) in [
        ("GET", "contacts", nil), ("POST", "contacts", #"{"contacts":[]}"#), ("GET", "blocks", nil),
        ("POST", "blocks", #"{"accounts":["bob"]}"#),
      ] as [(String, String, String?)] {
        let response = try client.request(method, "/v1/accounts/zoe/" + path, body)
        #expect(response.status == 404 && response.errorCode == "accountNotFound", "\(method) \(path)")
      }
    }

    @Test func appsLearnOfTheirFriends() async throws {
      let bob = try await client.logIn("bob")
      let events = bob.events()
      let sdk = NIMSDK(environment: client.environment, device: "phone", config: NIMSDKConfig())
      let outcome = EventBox<Bool>("login")
      sdk.loginManager.login("alice", token: try client.accountToken("alice")) { error in outcome.add(error == nil) }
      #expect(try await outcome.next())
      #expect(
        try outcomes("/v1/accounts/alice/contacts", #"{"contacts":[{"account":"bob","alias":"Bobby"}]}"#) == ["done"])
      let event = try await events.first { if case .contactChanged = $0 { true } else { false } }
      guard case .contactChanged(let change) = event else { return }
      #expect(change.action == .added && change.actor == "alice" && change.contact.isFriend)
      let queue = client.environment.callbackQueue
      try await until("the friend is known") {
        queue.sync { sdk.userManager.isMyFriend("bob") && sdk.userManager.userInfo("bob")?.alias == "Bobby" }
      }
      #expect(try outcomes("/v1/accounts/alice/blocks", #"{"accounts":["bob"]}"#) == ["done"])
      try await until("the block is known") { queue.sync { sdk.userManager.isUser(inBlackList: "bob") } }
    }
  }
#endif
