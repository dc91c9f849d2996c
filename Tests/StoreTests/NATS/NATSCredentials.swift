#if Cluster
  import Foundation
  import NATSServer
  import ParlanceCore
  import TestNumbers
  import Testing

  @testable import ParlanceNATS

  /// Servers that authenticate gateways, and gateways that authenticate servers.
  @Suite struct NATSCredentials {
    private func url(
      _ world: NATSWorld, _ credentials: String, scheme: String = "nats", host: String = "127.0.0.1"
    ) -> String {
      "\(scheme)://\(credentials)\(host):\(world.server.port)"
    }

    /// Expects that a bus cannot connect.
    ///
    /// - returns: The reason that it reports.
    private func refusal(
      _ world: NATSWorld, _ url: String, options: (inout NATSOptions) -> Void = { _ in }
    ) throws -> String {
      let changes = BusChanges()
      let (end, bus) = try world.open(as: 1, url: url, changes: changes, waits: false, options: options)
      try changes.wait(count: 1)
      try waitUntil("further attempts") { bus.state.withLock { $0.attempt } >= 4 }
      #expect(!end.bus.isConnected)
      end.bus.close()
      return try #require(changes.reason)
    }

    @Test func usersAndPasswords() throws {
      let world = try NATSWorld(configuration: "authorization { user: \"ann@hub\", password: \"p:/ä%,word\" }")
      let right = "ann%40hub:p%3A%2F%C3%A4%25%2Cword@"
      let (first, _) = try world.open(as: 1, url: url(world, right))
      let (second, _) = try world.open(as: 2, url: url(world, right))
      first.publish(1, to: 2)
      try second.inbox.wait(for: 1)
      for wrong in ["", "ann%40hub:secret@", "secret@"] {
        let reason = try refusal(world, url(world, wrong))
        #expect(reason.contains("uthorization") && !reason.contains("secret"), "\(reason)")
      }
    }

    @Test func tokens() throws {
      let world = try NATSWorld(configuration: "authorization { token: \"s3cr3t\" }")
      _ = try world.open(as: 1, url: url(world, "s3cr3t@"))
      let reason = try refusal(world, url(world, "secret@"))
      #expect(reason.contains("uthorization") && !reason.contains("secret"), "\(reason)")
    }

    /// A refusal is not a reason to give up: the operator may correct the server.
    @Test func aServerThatRefusesIsAskedAgain() throws {
      let world = try NATSWorld(configuration: "authorization { token: \"old\" }")
      let changes = BusChanges()
      let (end, bus) = try world.open(as: 1, url: url(world, "new@"), changes: changes, waits: false)
      try waitUntil("attempts") { bus.state.withLock { $0.attempt } >= 5 }
      try world.server.kill()
      try Data("authorization { token: \"new\" }".utf8).write(
        to: URL(fileURLWithPath: "\(world.server.folder)/configuration"))
      try world.server.start()
      try end.waitUntilConnected()
      #expect(try changes.wait(count: 2).count == 2)
    }

    @Test func serversProveWhoTheyAre() throws {
      let folder = try TemporaryFolder()
      try makeCertificates(in: folder)
      let files = try ["server.pem", "server.key"].map { name in
        (name, try String(contentsOfFile: folder.path(name), encoding: .utf8))
      }
      let world = try NATSWorld(
        configuration: "tls { cert_file: \"server.pem\", key_file: \"server.key\" }",
        files: Dictionary(uniqueKeysWithValues: files))
      let trust = { (options: inout NATSOptions) in options.certificateAuthorities = folder.path("authority.pem") }
      let secure = url(world, "", scheme: "tls", host: "localhost")
      let (first, _) = try world.open(as: 1, url: secure, options: trust)
      let (second, _) = try world.open(as: 2, url: secure, options: trust)
      first.publish(1, to: 2)
      try second.inbox.wait(for: 1)
      // A server that requires encryption gets it; no address can turn it off.
      _ = try world.open(as: 3, url: url(world, "", host: "localhost"), options: trust)
      // No known authority, and another name than the one that was asked for.
      #expect(try refusal(world, secure).contains("certificate"))
      for scheme in ["tls", "nats"] {
        let stranger = try refusal(world, url(world, "", scheme: scheme), options: trust)
        #expect(stranger.contains("127.0.0.1:") && stranger.contains("mismatch"), "\(stranger)")
      }
    }

    /// A password is not sent to a server that does not encrypt.
    @Test func serversWithoutEncryptionAreRefused() throws {
      let world = try NATSWorld()
      let reason = try refusal(world, url(world, "user:secret@", scheme: "tls"))
      #expect(!reason.contains("secret@") && !reason.contains("user"), "\(reason)")
    }

    private func makeCertificates(in folder: TemporaryFolder) throws {
      let key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
      try openssl(
        folder,
        ["req", "-x509"] + key + ["-days", "2", "-subj", "/CN=Test"]
          + ["-keyout", "authority.key", "-out", "authority.pem"])
      try openssl(folder, ["req"] + key + ["-subj", "/CN=localhost", "-keyout", "server.key", "-out", "server.csr"])
      try Data("subjectAltName=DNS:localhost\n".utf8).write(to: URL(fileURLWithPath: folder.path("names")))
      try openssl(
        folder,
        [
          "x509", "-req", "-in", "server.csr", "-CA", "authority.pem", "-CAkey", "authority.key", "-CAcreateserial",
          "-days", "2", "-extfile", "names", "-out", "server.pem",
        ])
    }

    private func openssl(_ folder: TemporaryFolder, _ arguments: [String]) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["openssl"] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path(""))
      process.standardError = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
  }
#endif
