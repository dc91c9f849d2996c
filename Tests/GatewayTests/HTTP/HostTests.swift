#if Server
  import Parlance
  import ParlanceCore
  import Testing

  @testable import ParlanceGateway

  /// Servers for this machine alone refuse requests that name another host, as those of pages from elsewhere do whose
  /// name was made to point here.
  @Suite struct HostTests {
    @Test(arguments: [
      "localhost", "LocalHost:80", "127.0.0.1", "127.0.0.1:7790", "127.9.9.9:1", "[::1]", "[::1]:7790", "localhost:",
    ])
    func namesOfThisMachine(_ host: String) {
      #expect(LoopbackAddress.isNamed(byHost: host))
    }

    @Test(arguments: [
      "", ":80", "example.com", "example.com:7790", "localhost.example.com", "127.0.0.1.example.com", "127.0.0.1@evil",
      "evil:80@127.0.0.1", "localhost:80:80", "localhost:x", "localhost, evil", "10.0.0.1", "[::2]", "::1", "[::1",
      "[127.0.0.1]", "[::1]x", "0.0.0.0", "localhost ", "127.1",
    ])
    func namesOfOthers(_ host: String) {
      #expect(!LoopbackAddress.isNamed(byHost: host))
    }

    private func server(_ isForLoopbackNamesOnly: Bool) throws -> GatewayServer {
      var options = GatewayOptions()
      options.isForLoopbackNamesOnly = isForLoopbackNamesOnly
      return try GatewayServer(.inMemory(), options: options)
    }

    private func request(_ host: String?, path: String = "/healthz", _ more: String = "") -> String {
      "GET \(path) HTTP/1.1\r\n" + (host.map { "Host: \($0)\r\n" } ?? "") + more + "\r\n"
    }

    @Test func requestsOfOtherNamesAreRefused() throws {
      let server = try server(true)
      defer { server.stop() }
      for host in ["127.0.0.1:\(server.port)", "localhost:\(server.port)", "[::1]:\(server.port)"] as [String?] {
        let connection = try RawConnection(port: server.port)
        try connection.send(request(host))
        #expect(try connection.response().status == 200, "\(host ?? "none")")
      }
      for host in ["rebound.example:\(server.port)", "rebound.example"] {
        let connection = try RawConnection(port: server.port)
        try connection.send(request(host))
        let response = try connection.response()
        #expect(response.status == 421, "\(host)")
        #expect(response.errorCode == "misdirectedRequest")
      }
    }

    @Test func socketsOfOtherNamesAreRefused() throws {
      let server = try server(true)
      defer { server.stop() }
      let upgrade =
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: \(SocketServer.subprotocol)\r\n"
      let own = try RawConnection(port: server.port)
      try own.send(request("127.0.0.1:\(server.port)", path: SocketServer.path, upgrade))
      #expect(try own.response().status == 101)
      let other = try RawConnection(port: server.port)
      try other.send(request("rebound.example", path: SocketServer.path, upgrade))
      #expect(!String(decoding: try other.end(), as: UTF8.self).hasPrefix("HTTP/1.1 101"))
    }

    /// The status of the answer to a request, and the code of its refusal.
    private func answer(
      of server: GatewayServer, host: String?, origin: String? = nil, path: String = "/healthz", _ more: String = ""
    ) throws -> (status: Int, code: String?) {
      let connection = try RawConnection(port: server.port)
      try connection.send(request(host, path: path, (origin.map { "Origin: \($0)\r\n" } ?? "") + more))
      let response = try connection.response()
      return (response.status, response.errorCode)
    }

    private let upgrade =
      "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
      + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: \(SocketServer.subprotocol)\r\n"

    /// A name may be anybody's, made to lead to this machine when a page of that name is open already.
    @Test func gatewayWithoutTokensIsAskedByAddressesAndListedNames() throws {
      var options = GatewayOptions()
      options.hostNames = ["Chat.example"]
      for api in [GatewayAPI.off, .open] {
        let server = try GatewayServer(.inMemory(), options: options, api: api)
        defer { server.stop() }
        for host in ["127.0.0.1:\(server.port)", "10.1.2.3", "[fe80::1]:80", "LOCALHOST", "chat.EXAMPLE:7788"]
          as [String?]
        {
          #expect(try answer(of: server, host: host).status == 200, "\(host ?? "none")")
          // Without any there is no socket.
          guard host != nil else { continue }
          #expect(try answer(of: server, host: host, path: SocketServer.path, upgrade).status == 101)
        }
        let others = [
          "rebound.example", "chat.example.evil", "127.1", "2130706433",
        ]
        for host in ["chat.example@evil", "[chat.example]", "127.0.0.1, chat.example"] {
          #expect(try answer(of: server, host: host).status == 400, "\(host)")
        }
        for host in others {
          for (path, more) in [("/healthz", ""), ("/v1/accounts", ""), (SocketServer.path, upgrade)] {
            let refusal = try answer(of: server, host: host, path: path, more)
            #expect(refusal.status == 421 && refusal.code == "misdirectedRequest", "\(host) \(path)")
          }
        }
      }
    }

    @Test func gatewayWithTokensIsAskedByAnyName() throws {
      let environment = MessagingEnvironment.inMemory(tokenCheck: { _ throws(MessagingError) in
        throw MessagingError(.forbidden)
      })
      let server = try GatewayServer(environment)
      defer { server.stop() }
      #expect(try answer(of: server, host: "chat.example").status == 200)
      #expect(try answer(of: server, host: "chat.example", path: SocketServer.path, upgrade).status == 101)
      // Pages of other origins are still refused.
      let refusal = try answer(
        of: server, host: "chat.example", origin: "https://evil.example", path: SocketServer.path, upgrade)
      #expect(refusal.status == 403)
    }

    @Test(arguments: [true, false]) func pagesFromElsewhereAreRefused(_ isForLoopbackNamesOnly: Bool) throws {
      var options = GatewayOptions()
      options.isForLoopbackNamesOnly = isForLoopbackNamesOnly
      options.allowedOrigins = ["https://App.example"]
      let server = try GatewayServer(.inMemory(), options: options, api: .open)
      defer { server.stop() }
      let host = "127.0.0.1:\(server.port)"
      for origin in ["http://\(host)", "https://\(host)", "https://app.example"] {
        #expect(try answer(of: server, host: host, origin: origin).status == 200, "\(origin)")
        #expect(try answer(of: server, host: host, origin: origin, path: SocketServer.path, upgrade).status == 101)
      }
      let foreign = [
        "https://evil.example", "http://127.0.0.1:1", "http://localhost:\(server.port)", "https://app.example.evil",
        "http://app.example", "https://app.example:444", "null", "file://", "http://", "chrome-extension://a", "x",
        "http://\(host)/", "http://\(host)@evil.example",
      ]
      for origin in foreign {
        for (path, more) in [("/healthz", ""), ("/v1/accounts", ""), (SocketServer.path, upgrade)] {
          let refusal = try answer(of: server, host: host, origin: origin, path: path, more)
          #expect(refusal.status == 403 && refusal.code == "foreignOrigin", "\(origin) \(path)")
        }
      }
    }

    /// A server behind a proxy that ends TLS is asked without its port, which the page leaves out as well.
    @Test func ownPagesAreKnownWithAndWithoutTheirPort() {
      let rules = VisitorRules()
      for (host, origin) in [
        ("chat.example", "https://chat.example"), ("chat.example:443", "https://chat.example"),
        ("chat.example", "http://chat.example:80"), ("Chat.example", "https://chat.EXAMPLE"),
        ("[::1]:8080", "http://[::1]:8080"),
      ] {
        #expect(rules.refusal(host: host, origin: origin) == nil, "\(host) \(origin)")
      }
      for (host, origin) in [
        ("chat.example:80", "https://chat.example"), ("chat.example", "https://chat.example:8443"),
        ("", "https://chat.example"), ("chat.example", ""),
      ] {
        #expect(rules.refusal(host: host, origin: origin)?.status == 403, "\(host) \(origin)")
      }
    }
  }
#endif
