#if Server
  import Parlance
  import ParlanceCore
  import ParlanceTokens
  import Testing

  @testable import ParlanceGateway

  /// The right to import, which is one of its own.
  @Suite struct AdminImportTests {
    private let client: AdminClient
    private let body = #"{"records":["{\"kind\":\"account\",\"source\":\"old\",\"id\":\"alice\"}"]}"#

    init() throws { client = try AdminClient() }

    @Test func anImportNeedsATokenForImports() throws {
      let other = try client.request("POST", "/v1/imports", body, token: try client.token(.admin))
      #expect(other.status == 403 && other.errorCode == "forbidden")
      #expect(other.text.contains("The token is not of the scope imports."))
      #expect(try client.request("GET", "/v1/accounts/alice").status == 404)
      for outcome in ["imported", "known"] {
        let right = try client.request("POST", "/v1/imports", body, token: try client.token(.imports))
        #expect(right.status == 200)
        let outcomes = try right.json["outcomes"] as? [[String: Any]]
        #expect(outcomes?.map { $0["outcome"] as? String } == [outcome])
      }
      #expect(try client.request("GET", "/v1/accounts/alice").status == 200)
    }

    @Test func anImportLearnsWhetherDevicesAsk() async throws {
      func requests() throws -> Int? {
        try client.request("POST", "/v1/imports", body, token: try client.token(.imports)).json["requests"] as? Int
      }
      let before = try #require(try requests())
      #expect(try requests() == before)
      try client.register("bob")
      _ = try await client.logIn("bob")
      #expect(try #require(try requests()) > before)
    }

    @Test func aTokenForImportsGivesNoOtherRight() async throws {
      for (method, path, body) in [
        ("GET", "/v1/accounts", nil), ("POST", "/v1/accounts", #"{"account":"bob"}"#),
        ("POST", "/v1/messages", #"{"from":"a","to":{"account":"b"},"content":{"text":"c"}}"#),
      ] as [(String, String, String?)] {
        let response = try client.request(method, path, body, token: try client.token(.imports))
        #expect(response.status == 403 && response.errorCode == "forbidden", "\(path)")
      }
      // Nor may its account log in.
      try client.register("operator")
      let device = MessagingClient(environment: client.environment, account: "operator", device: "phone")
      let token = try client.token(.imports)
      let error = await #expect(throws: MessagingError.self) { try await device.login(token: token) }
      #expect(error?.code == .invalidToken)
    }

    @Test func messagesThatAreSentHaveNoTime() throws {
      try client.register("alice", "bob")
      let body = #"{"from":"alice","to":{"account":"bob"},"content":{"text":"a"},"time":1}"#
      let response = try client.request("POST", "/v1/messages", body)
      #expect(response.status == 400 && response.errorCode == "unknownField")
    }
  }
#endif
