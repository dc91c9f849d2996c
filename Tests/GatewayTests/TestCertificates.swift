#if Server && Remote
  import BuiltPrograms
  import Foundation
  import TestSupport

  /// An authority and a server's certificate for a name, and further keys, made by the command `openssl`.
  struct TestCertificates {
    let folder: TemporaryFolder
    var authority: URL { folder.url.appendingPathComponent("authority.pem") }
    /// The server's files, as options of the servers in other processes.
    var options: [String: any Sendable] {
      [
        "certificate": folder.url.appendingPathComponent("server.pem").path,
        "key": folder.url.appendingPathComponent("server.key").path,
      ]
    }

    init(for name: String) async throws {
      folder = try TemporaryFolder()
      try await openssl(
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj",
        "/CN=Test Authority", "-keyout", "authority.key", "-out", "authority.pem")
      try await openssl(
        "req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj", "/CN=\(name)", "-keyout",
        "server.key", "-out", "server.csr")
      try Data("subjectAltName=DNS:\(name)\n".utf8).write(to: folder.url.appendingPathComponent("names"))
      try await openssl(
        "x509", "-req", "-in", "server.csr", "-CA", "authority.pem", "-CAkey", "authority.key", "-CAcreateserial",
        "-days", "2", "-extfile", "names", "-out", "server.pem")
    }

    /// The SHA-256 of the server's public key, as the command itself computes it.
    func pin() async throws -> [UInt8] {
      try await openssl("pkey", "-in", "server.key", "-pubout", "-outform", "DER", "-out", "public.der")
      try await openssl("dgst", "-sha256", "-binary", "-out", "pin", "public.der")
      return [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("pin")))
    }

    /// Makes a pair of keys for provider tokens.
    ///
    /// - returns: The paths of the private key, as the service hands it out, and of the public one.
    func providerKeys() async throws -> (private: String, public: String) {
      try await openssl(
        "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", "provider.p8")
      try await openssl("pkey", "-in", "provider.p8", "-pubout", "-out", "provider.pem")
      let path = folder.url.appendingPathComponent("provider.p8").path
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
      return (path, folder.url.appendingPathComponent("provider.pem").path)
    }

    private func openssl(_ arguments: String...) async throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["openssl"] + arguments
      process.currentDirectoryURL = folder.url
      process.standardError = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let status = await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: process.waitForEnd()) }
      }
      guard status == 0 else { throw Failed(arguments: arguments) }
    }

    private struct Failed: Error {
      let arguments: [String]
    }
  }
#endif
