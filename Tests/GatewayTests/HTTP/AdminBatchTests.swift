#if Server
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// Many accounts at once, and profiles, over the API.
  @Suite struct AdminBatchTests {
    private func outcomes(_ response: RawConnection.Response) throws -> [String] {
      #expect(response.status == 200, "\(response.text)")
      return try (response.json["outcomes"] as? [[String: Any]] ?? []).map { outcome in
        let parts = ["account", "outcome", "code"].compactMap { outcome[$0] as? String }
        return parts.joined(separator: " ")
      }
    }

    @Test func eachAccountHasItsOwnOutcome() throws {
      let client = try AdminClient()
      try client.register("bob")
      let long = String(repeating: "x", count: 100_000)
      let body = """
        {"accounts":[{"account":"Alice","profile":{"nickname":"Ali","gender":2,"extensions":{"app":"{}"}}},{"account":"bob"},\
        {"account":""},{"account":"carol","profile":{"signature":"\(long)"}},{"account":"dave"},{"account":"DAVE"}]}
        """
      let expected = [
        "Alice done", "bob known", " refused invalidArgument", "carol refused messageTooLarge", "dave done",
        "DAVE known",
      ]
      #expect(try outcomes(client.request("POST", "/v1/batches/accounts", body)) == expected)
      #expect(
        try outcomes(client.request("POST", "/v1/batches/accounts", body))
          == [
            "Alice known", "bob known", " refused invalidArgument", "carol refused messageTooLarge", "dave known",
            "DAVE known",
          ])
      // Neither the account nor its profile was stored.
      #expect(try client.request("GET", "/v1/accounts/carol").status == 404)
      let profile = try client.request("GET", "/v1/accounts/alice/profile").json["profile"] as? [String: Any]
      #expect(profile?["account"] as? String == "Alice" && profile?["nickname"] as? String == "Ali")
      #expect(profile?["gender"] as? Int == 2 && profile?["extensions"] as? [String: String] == ["app": "{}"])
      let names = try client.request("GET", "/v1/accounts").json["accounts"] as? [String]
      #expect(names == ["bob", "Alice", "dave"])
    }

    @Test func profilesChangeAndAreReadTogether() throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      let update = """
        {"accounts":[{"account":"alice","profile":{"nickname":"Ali","email":"a@example.com"}},{"account":"zoe"},\
        {"account":"bob","profile":{"phone":"1"}}]}
        """
      for _ in 0..<2 {
        #expect(
          try outcomes(client.request("PATCH", "/v1/batches/accounts", update))
            == ["alice done", "zoe refused accountNotFound", "bob done"])
      }
      let removed = try client.request("PATCH", "/v1/accounts/alice/profile", #"{"email":"","gender":1}"#)
      let profile = try removed.json["profile"] as? [String: Any]
      #expect(removed.status == 200 && profile?["email"] == nil && profile?["nickname"] as? String == "Ali")
      #expect(profile?["gender"] as? Int == 1)
      let read = try client.request("GET", "/v1/profiles?account=bob&account=zoe&account=alice")
      let profiles = try #require(try read.json["profiles"] as? [[String: Any]])
      #expect(profiles.map { $0["account"] as? String } == ["bob", "alice"])
      #expect(profiles.first?["phone"] as? String == "1")
    }

    @Test func accountsAreErasedTogether() throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      let body = #"{"accounts":["alice","zoe","bob"],"name":"free"}"#
      #expect(
        try outcomes(client.request("POST", "/v1/batches/erasures", body))
          == ["alice done", "zoe refused accountNotFound", "bob done"])
      #expect(try client.request("GET", "/v1/accounts/alice").status == 404)
      try client.register("alice")
    }

    @Test func invalidBatchIsRefused() throws {
      let client = try AdminClient()
      try client.register("alice")
      let accounts = (0...100).map { #"{"account":"a\#($0)"}"# }.joined(separator: ",")
      let names = (0...20).map { "\"a\($0)\"" }.joined(separator: ",")
      for (method, path, body) in [
        ("POST", "/v1/batches/accounts", "{\"accounts\":[\(accounts)]}"),
        ("PATCH", "/v1/batches/accounts", "{\"accounts\":[\(accounts)]}"),
        ("POST", "/v1/batches/accounts", #"{"accounts":[{"name":"a"}]}"#),
        ("POST", "/v1/batches/accounts", #"{"accounts":[{"account":"a","profile":{"name":"b"}}]}"#),
        ("POST", "/v1/batches/accounts", #"{"accounts":[{"account":"a","profile":{"extensions":{"app":1}}}]}"#),
        ("POST", "/v1/batches/accounts", "{}"),
        ("POST", "/v1/batches/erasures", "{\"accounts\":[\(names)]}"),
        ("POST", "/v1/batches/erasures", #"{"accounts":[],"messages":"some"}"#),
        ("PATCH", "/v1/accounts/alice/profile", #"{"gender":-1}"#),
        ("PATCH", "/v1/accounts/alice/profile", #"{"nickname":1}"#),
        ("GET", "/v1/profiles?" + Array(repeating: "account=a", count: 101).joined(separator: "&"), nil),
      ] as [(String, String, String?)] {
        let response = try client.request(method, path, body)
        #expect(response.status == 400, "\(path) \(response.text)")
      }
      // None of them registered one.
      #expect(try client.request("GET", "/v1/accounts").json["accounts"] as? [String] == ["alice"])
      for (method, body) in [("GET", nil), ("PATCH", "{}")] as [(String, String?)] {
        let response = try client.request(method, "/v1/accounts/zoe/profile", body)
        #expect(response.status == 404 && response.errorCode == "accountNotFound")
      }
    }

    @Test func aChangedProfileReachesAFriend() async throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      #expect(
        try client.request("POST", "/v1/accounts/alice/contacts", #"{"contacts":[{"account":"bob"}]}"#).status == 200)
      let bob = try await client.logIn("bob")
      let events = bob.events()
      #expect(try client.request("PATCH", "/v1/accounts/alice/profile", #"{"nickname":"Ali"}"#).status == 200)
      let event = try await events.first { if case .profileChanged = $0 { true } else { false } }
      guard case .profileChanged(let profile) = event else { return }
      #expect(profile.account == "alice" && profile.nickname == "Ali")
    }
  }
#endif
