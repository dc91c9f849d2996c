#if Cluster && Server && Remote
  import BuiltPrograms
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import PostgreSQLServer
  import TestSupport
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// `parlance serve --postgres` as a process.
  @Suite struct PostgreSQLServeTests {
    private func options(_ server: PrivateServer) -> [String] {
      ["--open-registration", "--postgres", server.url("postgres")]
    }

    @Test func aHubGoesOnAfterItsServerAndItselfWereKilled() async throws {
      let server = try PrivateServer(isDurable: true)
      let folder = try TemporaryFolder()
      let data = folder.url.appendingPathComponent("hub")
      let hub = try await ServedHub(data, options: options(server))
      let environment = try MessagingEnvironment.gateway(hub.url, callbackQueue: DispatchQueue(label: "test.callbacks"))
      let alice = MessagingClient(environment: environment, account: "alice", device: "phone")
      let bob = MessagingClient(environment: environment, account: "bob", device: "phone")
      try await alice.login()
      try await bob.login()
      let changes = bob.connection()
      try await alice.send(.text("one"), to: .direct("bob"))
      try server.kill()
      try server.start()
      try await alice.send(.text("two"), to: .direct("bob"))
      #expect(await hub.end(SIGKILL) != 0)
      _ = try await changes.first { $0 == .lost }
      try await hub.start()
      _ = try await changes.first { $0 == .synchronized }
      try await alice.send(.text("three"), to: .direct("bob"))
      let history = try await bob.history(HistoryQuery(conversation: .direct("alice"), limit: 10))
      #expect(history.map(\.body.content) == [.text("one"), .text("two"), .text("three")])
      environment.shutDown()
      #expect(await hub.end(SIGTERM) == 0)
      #expect(!FileManager.default.fileExists(atPath: data.appendingPathComponent("hub.sqlite").path))
    }

    /// Without a folder of its own: media go to the database, or to a folder of all gateways, through kills of the gateway
    /// and of its server, and come in parts.
    @Test(arguments: [false, true])
    func mediaAreWhereAllGatewaysFindThem(_ isInFolder: Bool) async throws {
      let server = try PrivateServer(isDurable: true)
      let folder = try TemporaryFolder()
      let shared = folder.url.appendingPathComponent("media")
      let hub = try await ServedHub(nil, options: options(server) + (isInFolder ? ["--media", shared.path] : []))
      let environment = try MessagingEnvironment.gateway(
        hub.url, callbackQueue: DispatchQueue(label: "test.callbacks"), thumbnailMaker: nil)
      let alice = MessagingClient(environment: environment, account: "alice", device: "phone")
      try await alice.login()
      let bytes = Data((0..<8_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) })
      let path = folder.url.appendingPathComponent("file").path
      let copy = folder.url.appendingPathComponent("copy").path
      try bytes.write(to: URL(fileURLWithPath: path))
      let progress = EventBox<Int64>("progress")
      let upload = Task { try await alice.upload(.file(path)) { progress.add($0.completed) } }
      while try await progress.next() < 2_000_000 {}
      await hub.end(SIGKILL)
      try server.kill()
      try server.start()
      try await hub.start()
      let media = try await upload.value
      _ = try await alice.download(media, to: .file(copy, replaces: false))
      #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == bytes)

      let address = try #require(URL(string: "http://127.0.0.1:\(hub.port)/v1/media/\(media.id.string)"))
      #expect(try await URLSession.shared.data(from: address).0 == bytes)
      var request = URLRequest(url: address)
      request.setValue("bytes=262140-524300", forHTTPHeaderField: "range")
      let (part, response) = try await URLSession.shared.data(for: request)
      #expect((response as? HTTPURLResponse)?.statusCode == 206)
      #expect(part == bytes[262_140...524_300])
      #expect(FileManager.default.fileExists(atPath: shared.appendingPathComponent("blobs").path) == isInFolder)
      environment.shutDown()
      #expect(await hub.end(SIGTERM) == 0)
    }

    @Test func aDatabaseBelongsToOneGateway() async throws {
      let server = try PrivateServer()
      let folder = try TemporaryFolder()
      let hub = try await ServedHub(folder.url.appendingPathComponent("hub"), options: options(server))
      let second = try await BuiltProgram.run(
        "parlance",
        ["serve", "--data", folder.url.appendingPathComponent("other").path, "--listen", "127.0.0.1:0"]
          + options(server))
      #expect(second.code == 1 && second.output.isEmpty)
      #expect(second.error.contains("storageLocked") && second.error.contains("another gateway uses the database"))
      await hub.end(SIGTERM)
    }

    @Test func databaseInTheFolderIsReportedWithPostgreSQL() async throws {
      let folder = try TemporaryFolder()
      let data = folder.url.appendingPathComponent("hub")
      let hub = try await ServedHub(data)
      await hub.end(SIGTERM)
      let run = try await BuiltProgram.run(
        "parlance",
        ["serve", "--data", data.path, "--listen", "127.0.0.1:0", "--postgres", "postgresql:///x?host=/nowhere"])
      #expect(run.code == 1)
      #expect(run.error.contains("hub.sqlite") && run.error.contains("would not be used with --postgres"))
    }
  }
#endif
