#if Server && Remote
  import BuiltPrograms
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import TestSupport
  import Testing

  /// The reasons why a gateway cannot begin, in the words of the command.
  @Suite struct ListenFailureTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func serve(_ options: String...) async throws -> BuiltProgram.Outcome {
      let data = folder.url.appendingPathComponent("data").path
      return try await BuiltProgram.run("parlance", ["serve", "--data", data] + options)
    }

    @Test func addressInUseIsNamed() async throws {
      let hub = try await ServedHub(folder.url.appendingPathComponent("hub"))
      let run = try await serve("--listen", "127.0.0.1:\(hub.port)")
      #expect(run.code == 1 && run.error.contains("127.0.0.1:\(hub.port): the address is in use by another process"))
      await hub.end(SIGTERM)
    }

    @Test func unknownHostIsNamed() async throws {
      let run = try await serve("--listen", "no-such-host.invalid:0", "--insecure")
      #expect(run.code == 1 && run.error.contains("no-such-host.invalid:0: the host no-such-host.invalid is unknown ("))
    }

    @Test func addressOfAnotherMachineIsNamed() async throws {
      // One of the block for documentation (RFC 5737).
      let run = try await serve("--listen", "192.0.2.1:0", "--insecure")
      #expect(run.code == 1 && run.error.contains("192.0.2.1:0: this machine does not have the address"))
    }

    @Test func localhostIsAnAddress() async throws {
      let environment = MessagingEnvironment.inMemory()
      defer { environment.shutDown() }
      var options = GatewayOptions()
      options.host = "localhost"
      let server = try GatewayServer(environment, options: options)
      #expect(server.port > 0)
      server.stop()
    }

    @Test func certificatesThatCannotBeUsedAreNamed() async throws {
      let (one, other) = (try await TestCertificates(for: "localhost"), try await TestCertificates(for: "localhost"))
      func file(_ certificates: TestCertificates, _ name: String) -> String {
        certificates.folder.url.appendingPathComponent(name).path
      }
      let (certificate, key) = (file(one, "server.pem"), file(one, "server.key"))
      let cases: [(certificate: String, key: String, words: String)] = [
        ("/nowhere.pem", key, "the certificate cannot be read: /nowhere.pem: No such file or directory"),
        (certificate, "/nowhere.key", "/nowhere.key: No such file or directory"),
        (certificate, folder.url.path, "\(folder.url.path): it is not a plain file"),
        (key, key, "the file \(key) has no certificate in PEM"),
        (certificate, certificate, "the file \(certificate) has no private key in PEM"),
        (certificate, file(other, "server.key"), "the key \(file(other, "server.key")) does not fit the certificate"),
      ]
      for (certificate, key, words) in cases {
        let run = try await serve(
          "--listen", "127.0.0.1:0", "--tls-cert", certificate, "--tls-key", key, "--allow-readable-keys")
        #expect(run.code == 1 && run.error.contains(words), "\(run.error)")
      }
    }

    @Test func processThatUsesTheFolderIsNamed() async throws {
      let data = folder.url.appendingPathComponent("data")
      let hub = try await ServedHub(data)
      let number = try #require(hub.processNumber)
      let run = try await serve("--listen", "127.0.0.1:0")
      #expect(run.code == 1 && run.error.contains("storageLocked"))
      #expect(run.error.contains("\(data.path) is used by process \(number) (parlance)"), "\(run.error)")
      await hub.end(SIGTERM)
    }

    @Test func thisProcessIsNamedAsTheUser() throws {
      let environment = try MessagingEnvironment.embedded(at: folder.url)
      defer { environment.shutDown() }
      let error = #expect(throws: MessagingError.self) { _ = try MessagingEnvironment.embedded(at: folder.url) }
      let number = ProcessInfo.processInfo.processIdentifier
      #expect(error?.code == .storageLocked && error?.detail.contains("is used by this process (\(number), ") == true)
    }
  }
#endif
