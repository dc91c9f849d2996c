#if Server && Remote
  import BuiltPrograms
  import Foundation
  import Parlance
  import TestSupport
  import Testing

  /// A served hub among clients that mean it harm: it stays up, its memory flat, and serves the others.
  @Suite struct HostileLoadTests {
    /// The memory of a process that is its own, in bytes.
    private static func memory(of hub: ServedHub) throws -> Int {
      let process = try #require(hub.processNumber)
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") })
      return try #require(line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) })
        * 1024
    }

    /// One thing that a hostile client does with a connection of its own.
    private enum Attack: CaseIterable {
      case randomBytes, brokenHandshake, endlessHeader, largeBody, randomPackets, hugeFrame, unmaskedFrame, silence

      func play(_ port: Int, _ random: inout SystemRandomNumberGenerator) throws {
        let connection = try RawConnection(port: port)
        switch self {
        case .randomBytes:
          try? connection.send((0..<2000).map { _ in UInt8.random(in: 0...255, using: &random) })
        case .brokenHandshake:
          try? connection.send(
            "GET /v1/link HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
              + "Sec-WebSocket-Version: 99\r\n\r\n")
        case .endlessHeader:
          try? connection.send("GET /healthz HTTP/1.1\r\nX-Long: " + String(repeating: "a", count: 64 << 10))
        case .largeBody:
          try? connection.send("POST /v1/accounts HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n{")
        case .randomPackets:
          try handshake(connection)
          let bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &random) }
          try? connection.send([0x82, 0xFE, 0x01, 0x2C, 0, 0, 0, 0] + bytes)
          _ = try? connection.finish()
        case .hugeFrame:
          try handshake(connection)
          try? connection.send([0x82, 0xFF, 0x7F] + [UInt8](repeating: 0xFF, count: 7) + [0, 0, 0, 0, 1, 2, 3])
          _ = try? connection.finish()
        case .unmaskedFrame:
          try handshake(connection)
          try? connection.send([0x82, 3, 1, 2, 3])
        case .silence: break
        }
        connection.reset()
      }

      private func handshake(_ connection: RawConnection) throws {
        try connection.send(
          "GET /v1/link HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Protocol: parlance.1\r\n\r\n")
        #expect(try connection.response().status == 101)
      }
    }

    @Test func gatewayStaysUpWithConstantMemory() async throws {
      let folder = try TemporaryFolder()
      let hub = try await ServedHub(folder.url.appendingPathComponent("hub"))
      let environment = try MessagingEnvironment.gateway(hub.url, callbackQueue: DispatchQueue(label: "apps"))
      let alice = MessagingClient(environment: environment, account: "alice", device: "phone")
      let bob = MessagingClient(environment: environment, account: "bob", device: "phone")
      try await alice.login()
      try await bob.login()
      var random = SystemRandomNumberGenerator()
      func attack(_ rounds: Int) throws {
        for _ in 0..<rounds { for attack in Attack.allCases { try attack.play(hub.port, &random) } }
      }
      // After these rounds the process has allocated what it keeps for reuse.
      try attack(40)
      let before = try Self.memory(of: hub)
      try attack(200)
      let grown = try Self.memory(of: hub) - before
      #expect(grown < 8 << 20, "grown by \(grown) bytes in 1600 connections")
      _ = try await alice.send(.text("still here"), to: .direct("bob"))
      environment.shutDown()
      #expect(await hub.end(SIGTERM) == 0)
    }
  }
#endif
