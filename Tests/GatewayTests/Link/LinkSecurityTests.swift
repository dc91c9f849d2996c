#if Server && Remote
  import Dispatch
  import Foundation
  import ParlanceCore
  import ParlanceRemote
  import TestSupport
  import Testing

  /// A link over TLS, with authorities and certificates that the test makes.
  @Suite struct LinkSecurityTests {
    @Test func aServerForWhichTheAuthorityVouchesIsTrusted() async throws {
      let certificates = try await TestCertificates(for: "localhost")
      let bench = try LinkBench(
        try await ScriptedServer(certificates.options), scheme: "wss", host: "localhost", token: nil
      ) {
        $0.certificateAuthorities = certificates.authority
      }
      let number = try await bench.connect()
      try await bench.server.send(LinkBench.replies(1), to: number)
      #expect(try await bench.nextReplies() == [1])
    }

    @Test func aServerOfAnotherNameIsRefused() async throws {
      let certificates = try await TestCertificates(for: "elsewhere.example")
      let bench = try LinkBench(
        try await ScriptedServer(certificates.options), scheme: "wss", host: "localhost", token: nil
      ) {
        $0.certificateAuthorities = certificates.authority
      }
      try await expectRefusal(bench)
    }

    @Test func aServerOfAnUnknownIssuerIsRefused() async throws {
      let certificates = try await TestCertificates(for: "localhost")
      let others = try await TestCertificates(for: "localhost")
      let server = try await ScriptedServer(certificates.options)
      try await expectRefusal(
        try LinkBench(server, scheme: "wss", host: "localhost", token: nil) {
          $0.certificateAuthorities = others.authority
        })
      // Neither do the system's authorities vouch for it.
      try await expectRefusal(try LinkBench(server, scheme: "wss", host: "localhost"))
    }

    @Test func aPinOfTheServersKeyIsHonoured() async throws {
      let certificates = try await TestCertificates(for: "localhost")
      let pin = try await certificates.pin()
      let bench = try LinkBench(
        try await ScriptedServer(certificates.options), scheme: "wss", host: "localhost", token: nil
      ) {
        $0.certificateAuthorities = certificates.authority
        $0.pins = [[UInt8](repeating: 0, count: 32), pin]
      }
      let number = try await bench.connect()
      try await bench.server.send(LinkBench.replies(1), to: number)
      #expect(try await bench.nextReplies() == [1])
    }

    @Test func aServerWithoutThePinnedKeyIsRefusedBeforeAnythingIsSent() async throws {
      let certificates = try await TestCertificates(for: "localhost")
      let bench = try LinkBench(
        try await ScriptedServer(certificates.options), scheme: "wss", host: "localhost", token: nil
      ) {
        $0.certificateAuthorities = certificates.authority
        $0.pins = [[UInt8](repeating: 7, count: 32)]
      }
      try await expectRefusal(bench)
      #expect(bench.link.lastEnd?.reason == "the server's key is not among the pinned ones")
    }

    @Test func aServerWithoutTLSHasNoPinnedKey() async throws {
      let bench = try LinkBench(try await ScriptedServer(), token: nil) { $0.pins = [[UInt8](repeating: 7, count: 32)] }
      bench.submit(1)
      #expect(try await bench.nextChange() == false)
      #expect(bench.link.lastEnd?.reason == "the server's key is not among the pinned ones")
      #expect(bench.server.events.pending.allSatisfy { if case .request = $0 { false } else { true } })
    }

    /// The TLS library buffers received bytes in its own memory, for which the descriptor does not become readable.
    @Test func largeMessagesPassThroughTLSBothWays() async throws {
      let certificates = try await TestCertificates(for: "localhost")
      let server = try await ScriptedServer(certificates.options.merging(["digests": true]) { $1 })
      let events = EventBox<WebSocketEvent>("event of a socket")
      let url = try GatewayAddress.parse("wss://localhost:\(server.port)")
      let socket = SystemWebSocket(
        WebSocketRequest(url: url, certificateAuthorities: certificates.authority),
        queue: DispatchQueue(label: "test.socket")
      ) { events.add($0) }
      socket.open()
      #expect(try await events.next() == .opened)
      let number = try await server.nextOpen()
      for count in [65_536, 65_537, 100_001, 5_000_000] {
        try await server.flood(number, count: count)
        #expect(try await events.next() == .message([UInt8](repeating: 90, count: count)), "\(count)")
        let message = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) }
        socket.send(message)
        try await server.expectMessage(message)
      }
      socket.ping()
      #expect(try await events.next() == .pong)
      #expect(socket.backlog == 0)
      socket.close(.normal)
      #expect(try await server.nextClose().code == 1000)
    }

    /// Expects that an attempt fails and that the server gets no request.
    private func expectRefusal(_ bench: LinkBench) async throws {
      bench.submit(1)
      #expect(try await bench.nextChange() == false)
      guard case .closed = try await bench.server.events.next() else {
        Issue.record("the server got a request")
        return
      }
    }
  }
#endif
