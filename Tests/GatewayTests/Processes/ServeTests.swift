#if Server && Remote
  import BuiltPrograms
  import Dispatch
  import Foundation
  import Parlance
  import TestSupport
  import Testing

  /// `parlance serve` as a process.
  @Suite struct ServeTests {
    @Test func aStoppedHubGoesOnWithTheSameData() async throws {
      let folder = try TemporaryFolder()
      let hub = try await ServedHub(folder.url.appendingPathComponent("hub"))
      let queue = DispatchQueue(label: "test.callbacks")
      let environment = try MessagingEnvironment.gateway(hub.url, callbackQueue: queue)
      let alice = MessagingClient(environment: environment, account: "alice", device: "phone")
      let bob = MessagingClient(environment: environment, account: "bob", device: "phone")
      try await alice.login()
      try await bob.login()
      let changes = bob.connection()
      try await alice.send(.text("before"), to: .direct("bob"))
      #expect(await hub.end(SIGTERM) == 0)
      _ = try await changes.first { $0 == .lost }
      try await hub.start()
      _ = try await changes.first { $0 == .synchronized }
      try await alice.send(.text("after"), to: .direct("bob"))
      let history = try await bob.history(HistoryQuery(conversation: .direct("alice"), limit: 10))
      #expect(history.map(\.body.content) == [.text("before"), .text("after")])
      environment.shutDown()
    }

    @Test func withoutRegistrationAnAccountIsNotKnown() async throws {
      let folder = try TemporaryFolder()
      let hub = try await ServedHub(folder.url.appendingPathComponent("hub"), options: [])
      let environment = try MessagingEnvironment.gateway(hub.url, callbackQueue: DispatchQueue(label: "test.callbacks"))
      let alice = MessagingClient(environment: environment, account: "alice", device: "phone")
      let error = await #expect(throws: MessagingError.self) { try await alice.login() }
      #expect(error?.code == .accountNotFound)
      environment.shutDown()
      #expect(await hub.end(SIGINT) == 0)
    }

    @Test func aFolderThatIsInUseIsRefused() async throws {
      let folder = try TemporaryFolder()
      let data = folder.url.appendingPathComponent("hub")
      let hub = try await ServedHub(data)
      let second = try await BuiltProgram.run("parlance", ["serve", "--data", data.path, "--listen", "127.0.0.1:0"])
      #expect(second.code == 1)
      #expect(second.output.isEmpty)
      #expect(second.error.hasPrefix("parlance: "))
      #expect(second.error.contains("storageLocked"))
      await hub.end(SIGTERM)
    }

    @Test func anAddressThatIsInUseIsRefused() async throws {
      let folder = try TemporaryFolder()
      let hub = try await ServedHub(folder.url.appendingPathComponent("hub"))
      let second = try await BuiltProgram.run(
        "parlance",
        ["serve", "--data", folder.url.appendingPathComponent("other").path, "--listen", "127.0.0.1:\(hub.port)"])
      #expect(second.code == 1)
      #expect(second.error.contains("cannot listen on 127.0.0.1:\(hub.port)"))
      await hub.end(SIGTERM)
    }

    @Test func aKeyForPushNotificationsMustBeUsable() async throws {
      let certificates = try await TestCertificates(for: "localhost")
      let key = try await certificates.providerKeys().private
      let options = ["--apns-key", key, "--apns-key-id", "KEY1", "--apns-team", "TEAM1", "--push", "log"]
      let data = certificates.folder.url.appendingPathComponent("hub")
      let hub = try await ServedHub(data, options: ["--open-registration"] + options)
      #expect(await hub.end(SIGTERM) == 0)

      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: key)
      let run = try await BuiltProgram.run(
        "parlance", ["serve", "--data", data.path, "--listen", "127.0.0.1:0"] + options)
      #expect(run.code == 1 && run.output.isEmpty)
      #expect(run.error.contains(key) && run.error.contains("make its mode 0600"))
      #expect(!run.error.contains("PRIVATE KEY"))
    }

    @Test func quotaOfUploadsIsThatOfTheOptions() async throws {
      let folder = try TemporaryFolder()
      let hub = try await ServedHub(
        folder.url.appendingPathComponent("hub"), options: ["--open-registration", "--media-quota", "10"])
      let environment = try MessagingEnvironment.gateway(hub.url, callbackQueue: DispatchQueue(label: "test.callbacks"))
      let alice = MessagingClient(environment: environment, account: "alice", device: "phone")
      try await alice.login()
      _ = try await alice.upload(.data([1, 2, 3, 4, 5, 6]))
      let error = await #expect(throws: MessagingError.self) { try await alice.upload(.data([1, 2, 3, 4, 5])) }
      #expect(error?.code == .limitExceeded)
      environment.shutDown()
      #expect(await hub.end(SIGTERM) == 0)
    }

    @Test func otherMachinesAreNotLetInByMistake() async throws {
      let folder = try TemporaryFolder()
      let run = try await BuiltProgram.run("parlance", ["serve", "--data", folder.url.path, "--listen", "0.0.0.0:0"])
      #expect(run.code == 2)
      #expect(run.error.contains("--insecure"))
    }
  }
#endif
