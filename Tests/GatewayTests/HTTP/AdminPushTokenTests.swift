#if Server
  import Foundation
  import ParlanceCore
  import ParlanceTokens
  import Testing

  @testable import ParlanceGateway

  /// The push tokens of accounts, over the API for back ends.
  @Suite struct AdminPushTokenTests {
    private let client: AdminClient

    init() throws {
      client = try AdminClient()
      try client.register("alice", "bob")
    }

    private func save(_ token: String, of account: String, _ more: String = "") throws -> Int {
      try client.request(
        "PUT", "/v1/accounts/\(account)/push-tokens/\(token)",
        "{\"service\":\"apns\",\"topic\":\"com.example.app\"\(more)}"
      ).status
    }

    private func tokens(of account: String) throws -> [[String: Any]] {
      try client.request("GET", "/v1/accounts/\(account)/push-tokens").json["tokens"] as? [[String: Any]] ?? []
    }

    private func names(of account: String) throws -> [String] {
      try tokens(of: account).compactMap { $0["token"] as? String }
    }

    @Test func tokensAreSavedListedAndRemoved() throws {
      #expect(try tokens(of: "alice").isEmpty)
      #expect(try save("AB01", of: "alice", ",\"environment\":\"sandbox\"") == 204)
      #expect(try save("cd02", of: "alice") == 204)
      let tokens = try tokens(of: "alice")
      #expect(tokens.map { $0["token"] as? String } == ["ab01", "cd02"])
      #expect(tokens.map { $0["environment"] as? String } == ["sandbox", "production"])
      #expect(tokens.allSatisfy { $0["service"] as? String == "apns" && $0["topic"] as? String == "com.example.app" })
      #expect(try names(of: "bob").isEmpty)
      // Twice is once; the form of the digits does not matter.
      for _ in 1...2 {
        #expect(try client.request("DELETE", "/v1/accounts/alice/push-tokens/Ab01?service=apns").status == 204)
      }
      #expect(try names(of: "alice") == ["cd02"])
      // Another account's token is not removed.
      #expect(try client.request("DELETE", "/v1/accounts/bob/push-tokens/cd02").status == 204)
      #expect(try names(of: "alice") == ["cd02"])
    }

    @Test func aTokenFollowsItsInstallation() throws {
      #expect(try save("ab01", of: "alice") == 204)
      #expect(try save("ab01", of: "bob") == 204)
      #expect(try names(of: "alice").isEmpty)
      #expect(try names(of: "bob") == ["ab01"])
    }

    @Test func oldestTokenAboveTheLimitIsRemoved() throws {
      for number in 0..<40 {
        #expect(try save(String(format: "%04x", 100 - number), of: "alice") == 204)
      }
      let names = try names(of: "alice")
      #expect(names.count == 32)
      #expect(names.contains(String(format: "%04x", 100 - 39)))
      // Tokens saved within one millisecond are evicted in no particular order; the last one is always kept.
      #expect(Set(names).isSubset(of: Set((0..<40).map { String(format: "%04x", 100 - $0) })))
    }

    @Test func invalidTokenIsRefused() throws {
      for token in ["xyz0", "abc", "", String(repeating: "ab", count: 201), "ab%2Fcd", "~YWIvY2Q"] {
        #expect([400, 404].contains(try save(token, of: "alice")), "\(token)")
      }
      #expect(try save("ab01", of: "nobody") == 404)
      for body in [
        "{}", "{\"service\":\"apns\"}", "{\"service\":\"other\",\"topic\":\"a\"}",
        "{\"service\":\"apns\",\"topic\":\"\"}", "{\"service\":\"apns\",\"topic\":\"a b\"}",
        "{\"service\":\"apns\",\"topic\":\"a\\r\\nb: c\"}",
        "{\"service\":\"apns\",\"topic\":\"a\",\"environment\":\"test\"}",
        "{\"service\":\"apns\",\"topic\":\"a\",\"more\":\"b\"}",
      ] {
        #expect(try client.request("PUT", "/v1/accounts/alice/push-tokens/ab01", body).status == 400, "\(body)")
      }
      #expect(try client.request("DELETE", "/v1/accounts/alice/push-tokens/ab01?service=other").status == 400)
      #expect(try names(of: "alice").isEmpty)
    }

    @Test func pushTokensAreRefusedToClients() throws {
      let token = try client.token(.client)
      #expect(try client.request("GET", "/v1/accounts/alice/push-tokens", token: token).status == 403)
      // The log has the path's form, never a token.
      #expect(try save("abcdef0123", of: "alice") == 204)
      #expect(!client.log.withLock { $0.contains { $0.detail.contains("abcdef") } })
    }
  }
#endif
