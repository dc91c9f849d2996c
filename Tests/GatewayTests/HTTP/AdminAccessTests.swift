#if Server
  import Parlance
  import ParlanceCore
  import ParlanceTokens
  import Testing

  @testable import ParlanceGateway

  /// The tokens and addresses that have access to the API.
  @Suite struct AdminAccessTests {
    /// Every route, with a path that exists; the route that invalidates all earlier tokens comes last.
    private static let requests = AdminAPI.routes.map { route in
      (
        route.method.rawValue, route.path.replacing("{", with: "").replacing("}", with: ""), route.body != nil,
        route.scope
      )
    }.sorted { $1.0 == "DELETE" && $1.1 == "/v1/tokens" && $0.1 != $1.1 }

    @Test func apiIsOffByDefault() throws {
      let client = try AdminClient { _ in .off }
      for (method, path, hasBody, _) in Self.requests {
        let response = try client.request(method, path, hasBody ? "{}" : nil)
        #expect(response.status == 404 && response.errorCode == "notFound", "\(method) \(path)")
      }
    }

    @Test func everyRequestNeedsATokenOfAnAdministrator() throws {
      let client = try AdminClient()
      let foreign = try TokenKeySet([TokenKey(secret: [UInt8](repeating: 7, count: 32))])
      let bad = [
        "nonsense", try client.token(.admin, keys: foreign), try client.token(.admin, lifetime: -3_600_000),
        try client.token(.admin) + "x",
      ]
      for (method, path, hasBody, scope) in Self.requests {
        let body = hasBody ? "{}" : nil
        let connection = try RawConnection(port: client.server.port)
        for header in [[], ["Authorization: Basic YTpi"], ["Authorization: Bearer"]] {
          let response = try connection.request(method, path, headers: header, body: body)
          #expect(response.status == 401 && response.errorCode == "unauthorized", "\(method) \(path)")
          #expect(response.headers["www-authenticate"] == "Bearer realm=\"parlance\"")
        }
        for token in bad {
          let response = try client.request(method, path, body, token: token)
          #expect(response.status == 401 && response.headers["www-authenticate"]?.contains("invalid_token") == true)
        }
        for wrong in [TokenClaims.Scope.client, .admin, .imports] where wrong != scope {
          let other = try client.request(method, path, body, token: try client.token(wrong))
          #expect(other.status == 403 && other.errorCode == "forbidden", "\(method) \(path)")
        }
        let right = try client.request(method, path, body, token: try client.token(scope))
        #expect(right.status != 401 && right.status != 403 && right.status < 500, "\(method) \(path) \(right.text)")
        #expect(right.headers["cache-control"] == "no-store")
      }
    }

    @Test func anOpenAPIIsForThisMachineAlone() throws {
      let environment = MessagingEnvironment.inMemory()
      defer { environment.shutDown() }
      for host in ["0.0.0.0", "::"] {
        var options = GatewayOptions()
        options.host = host
        let error = #expect(throws: MessagingError.self) {
          _ = try GatewayServer(environment, options: options, api: .open)
        }
        #expect(error?.code == .invalidArgument)
      }
      let server = try GatewayServer(environment, api: .open)
      defer { server.stop() }
      let connection = try RawConnection(port: server.port)
      #expect(try connection.request("POST", "/v1/accounts", body: "{\"account\":\"alice\"}").status == 201)
      #expect(try connection.request("POST", "/v1/accounts/alice/tokens", body: "{}").status == 501)
    }

    @Test func loopbackAddressesAreKnown() {
      for host in ["127.0.0.1", "127.1.2.3", "::1", "localhost", "LOCALHOST"] {
        #expect(LoopbackAddress.isLoopback(host), "\(host)")
      }
      for host in ["0.0.0.0", "::", "10.0.0.1", "localhost.example", "", "::ffff:10.0.0.1", "127.0.0.1.example"] {
        #expect(!LoopbackAddress.isLoopback(host), "\(host)")
      }
    }

    @Test func logHasNoAccountsAndNoContent() throws {
      let client = try AdminClient()
      try client.register("secretname")
      _ = try client.request("GET", "/v1/accounts/secretname")
      _ = try client.request("GET", "/healthz")
      // Both were noted before their answers were written.
      let entries = client.log.withLock { $0 }.filter { $0.event == "http.request" }
      #expect(entries.count == 2)
      #expect(entries.first?.detail.hasPrefix("POST /v1/accounts 201 ") == true)
      #expect(entries.last?.detail.hasPrefix("GET /v1/accounts/{account} 200 ") == true)
    }
  }
#endif
