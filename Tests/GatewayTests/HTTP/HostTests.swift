#if Server
  import Parlance
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
      for host in ["127.0.0.1:\(server.port)", "localhost:\(server.port)", "[::1]:\(server.port)", nil] {
        let connection = try RawConnection(port: server.port)
        try connection.send(request(host))
        #expect(try connection.response().status == 200, "\(host ?? "none")")
      }
      for host in ["rebound.example:\(server.port)", "rebound.example", "localhost\r\nHost: rebound.example"] {
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

    @Test func gatewaysForOthersTakeAnyName() throws {
      let server = try server(false)
      defer { server.stop() }
      let connection = try RawConnection(port: server.port)
      try connection.send(request("chat.example"))
      #expect(try connection.response().status == 200)
    }
  }
#endif
