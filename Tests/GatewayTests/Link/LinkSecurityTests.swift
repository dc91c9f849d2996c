#if Server && Remote
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
