#if Server
  import Foundation
  import ParlanceCore
  import ParlanceSockets
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// Clients that have not authenticated share a small amount of memory, and take none from the others.
  @Suite struct StrangerTests {
    private static let hello = HTTPRoute(.get, "/hello") { $1.complete(HTTPResponse(204)) }
    private static let handshake =
      "GET /v1/link HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
      + "Sec-WebSocket-Protocol: parlance.1\r\n\r\n"

    private func limits(_ change: (inout GatewayLimits) -> Void) -> GatewayLimits {
      var limits = GatewayLimits()
      change(&limits)
      return limits
    }

    private func frame(_ packet: [UInt8]) -> [UInt8] {
      var bytes: [UInt8] = []
      WebSocketFrame.append(.binary, packet, mask: 0x0403_0201, to: &bytes)
      return bytes
    }

    /// Opens a WebSocket.
    private func socket(_ server: HTTPTestServer) throws -> RawConnection {
      let connection = try server.connect()
      try connection.send(Self.handshake)
      #expect(try connection.response().status == 101)
      return connection
    }

    /// Returns the code with which the other end closed a WebSocket.
    private func closeCode(_ connection: RawConnection) throws -> Int? {
      let bytes = try connection.end()
      guard bytes.count >= 4, bytes[bytes.count - 4] == 0x88 else { return nil }
      return Int(bytes[bytes.count - 2]) << 8 | Int(bytes[bytes.count - 1])
    }

    @Test func bodiesThatDoNotArriveTakeNoPlaceOfRequests() throws {
      let server = try HTTPTestServer(
        limits: limits { $0.requests = 2 },
        [HTTPRoute(.post, "/echo", takesBody: true) { $1.complete(HTTPResponse(200, body: $0.body)) }, Self.hello])
      let slow = try (0..<50).map { _ in
        let connection = try server.connect()
        try connection.send(
          "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{")
        return connection
      }
      #expect(try server.request("GET", "/hello").status == 204)
      for connection in slow {
        try connection.send("}")
        #expect(try connection.response().text == "{}")
      }
    }

    @Test func probesAreAnsweredHoweverManyRequestsWait() async throws {
      let held = HeldRequests()
      var probe = HTTPRoute(.get, "/probe") { $1.complete(HTTPResponse(200)) }
      probe.isProbe = true
      let server = try HTTPTestServer(
        limits: limits { $0.requests = 1 }, [HTTPRoute(.get, "/held", held.handler), probe, Self.hello])
      let first = try server.connect()
      try first.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\n")
      let entry = try await held.next()
      #expect(try server.request("GET", "/hello").status == 503)
      #expect(try server.request("GET", "/probe").status == 200)
      entry.responder.complete(HTTPResponse(204))
      #expect(try first.response().status == 204)
    }

    @Test func theOldestSilentConnectionMakesRoom() throws {
      let server = try HTTPTestServer(
        limits: limits {
          $0.otherConnections = 3
          $0.otherConnectionTime = 0
        }, [Self.hello])
      let silent = try (0..<3).map { _ in try server.connect() }
      for _ in 0..<10 { #expect(try server.request("GET", "/hello").status == 204) }
      for connection in silent { #expect(try connection.end().isEmpty) }
    }

    @Test func bytesOfUnauthenticatedClientsAreBounded() throws {
      let server = try HTTPTestServer(
        limits: limits { $0.otherConnectionBytes = 400_000 },
        [HTTPRoute(.post, "/echo", takesBody: true) { $1.complete(HTTPResponse(200)) }, Self.hello])
      let connections = try (0..<4).map { _ in try server.connect() }
      for connection in connections {
        try? connection.send(
          "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n"
            + String(repeating: " ", count: 150_000))
      }
      // The first ones went for the last.
      #expect(try connections[0].end().isEmpty)
      try connections[3].send(String(repeating: " ", count: 50_000))
      #expect(try connections[3].response().status == 200)
    }

    @Test func beforeTheLoginPacketsAreSmall() throws {
      let server = try HTTPTestServer(limits: limits { $0.loginPacketSize = 1000 }, [])
      let connection = try socket(server)
      try? connection.send(frame([UInt8](repeating: 0, count: 1001)))
      #expect(try closeCode(connection) == 1009)
    }

    @Test func framesWithoutContentAreNotTakenForEver() throws {
      let server = try HTTPTestServer(limits: limits { $0.loginPacketSize = 1000 }, [])
      let connection = try socket(server)
      for _ in 0..<1000 { try? connection.send([0x8A, 0x80, 0, 0, 0, 0]) }
      #expect(try closeCode(connection) == 1008)
    }

    /// Takes packets, and sends large ones for them.
    private final class Sender: ServerSocketOwner {
      let socket: ServerSocket
      init(_ socket: ServerSocket) {
        self.socket = socket
        socket.welcome()
      }
      func receive(_ packet: [UInt8]) -> CloseStatus? {
        for _ in 0..<Int(packet[0]) { socket.send([UInt8](repeating: 7, count: 1 << 20)) }
        return nil
      }
      func wrote() {}
      func closed() {}
    }

    @Test func clientsThatDoNotReadAreClosedBeforeMemoryRunsOut() throws {
      let server = try HTTPTestServer(
        limits: limits { $0.queuedBytes = 64 << 20 }, [Self.hello], opened: { Sender($0) })
      let idle = try (0..<8).map { _ in try socket(server) }
      for connection in idle { try connection.send(frame([30])) }
      // A client that reads is served all the while.
      let reader = try socket(server)
      try reader.send(frame([1]))
      #expect(try reader.receive(1 << 20).count >= 1 << 20)
      var ended = 0
      for connection in idle where try !connection.isOpenAfterDraining(upTo: 30 << 20) { ended += 1 }
      #expect(ended >= 5, "\(ended)")
      #expect(try server.request("GET", "/hello").status == 204)
    }

    @Test func aConnectionOnWhichNothingWaitedForLongIsNotASlowOne() throws {
      let server = try HTTPTestServer(
        limits: limits { $0.queuedBytes = 40 << 20 }, [Self.hello], opened: { Sender($0) })
      // It was there first, and nothing has left on it since its handshake.
      let reader = try socket(server)
      let idle = try socket(server)
      try idle.send(frame([20]))
      #expect(try idle.receive(1).count >= 1)
      try reader.send(frame([20]))
      #expect(try reader.receive(20 << 20).count >= 20 << 20)
      #expect(try !idle.isOpenAfterDraining(upTo: 20 << 20))
    }

    @Test func bytesMayComeOneByOne() throws {
      let server = try HTTPTestServer([Self.hello], opened: { Sender($0) })
      let connection = try server.connect()
      for byte in Array("GET /hello HTTP/1.1\r\nHost: x\r\n\r\n".utf8) { try connection.send([byte]) }
      #expect(try connection.response().status == 204)
      for byte in Array(Self.handshake.utf8) { try connection.send([byte]) }
      #expect(try connection.response().status == 101)
      for byte in frame([1, 2, 3]) { try connection.send([byte]) }
      #expect(try connection.receive(1 << 20).count >= 1 << 20)
    }
  }
#endif
