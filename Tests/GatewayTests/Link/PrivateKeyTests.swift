#if Server && Remote
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import TestSupport
  import Testing

  /// The private key of a gateway's certificate, in a file that others can read.
  @Suite struct PrivateKeyTests {
    @Test func privateKeyThatOthersCanReadIsRefused() async throws {
      let certificates = try await TestCertificates(for: "localhost")
      func path(_ name: String) -> String { certificates.folder.url.appendingPathComponent(name).path }
      func setMode(_ mode: Int, _ name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
      }
      func start(key: String?, certificate: String = "server.pem", allows: Bool = false) throws {
        var options = GatewayOptions()
        options.certificate = path(certificate)
        options.privateKey = key.map { path($0) }
        options.allowsReadableKey = allows
        try GatewayServer(.inMemory(), options: options).stop()
      }
      func expectRefusal(of name: String, _ reason: String, _ start: () throws -> Void) {
        let error = #expect(throws: MessagingError.self) { try start() }
        #expect(error?.code == .invalidArgument)
        #expect(error?.detail.contains("\(path(name)): \(reason)") == true, "\(error?.detail ?? "")")
      }
      try setMode(0o600, "server.key")
      try start(key: "server.key")
      for mode in ["640", "604", "644"] {
        try setMode(Int(mode, radix: 8) ?? 0, "server.key")
        expectRefusal(of: "server.key", "others can use it, for its mode is 0\(mode); make its mode 0600") {
          try start(key: "server.key")
        }
        try start(key: "server.key", allows: true)
      }
      try setMode(0o646, "server.key")
      expectRefusal(of: "server.key", "others can change it, for its mode is 0646") {
        try start(key: "server.key", allows: true)
      }
      // One file for both.
      try setMode(0o600, "server.key")
      let both = try ["server.pem", "server.key"].map { try Data(contentsOf: URL(fileURLWithPath: path($0))) }
      try (both[0] + both[1]).write(to: URL(fileURLWithPath: path("both.pem")))
      try setMode(0o644, "both.pem")
      expectRefusal(of: "both.pem", "others can use it") { try start(key: nil, certificate: "both.pem") }
      try setMode(0o600, "both.pem")
      try start(key: nil, certificate: "both.pem")
      expectRefusal(of: "none.key", "No such file") { try start(key: "none.key") }
    }
  }
#endif
