#if Server && Remote
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import ParlanceRemote
  import TestSupport
  import Testing

  /// Environments whose hub is elsewhere.
  @Suite struct RemoteEnvironmentTests {
    private static func queue() -> DispatchQueue { DispatchQueue(label: "test.callbacks") }

    private static func environment(
      _ port: Int, clock: any MessagingClock, folder: URL? = nil, token: (@Sendable (AccountID) -> String)? = nil
    ) throws -> MessagingEnvironment {
      let url = try #require(URL(string: "ws://127.0.0.1:\(port)"))
      return try .gateway(url, token: token, folder: folder, clock: clock, callbackQueue: queue())
    }

    @Test func appsOfTwoEnvironmentsTalkOverAGateway() async throws {
      let clock = ManualClock()
      let hub = try HubBehindServer(try await ScriptedServer(), clock: clock)
      let here = try Self.environment(hub.server.port, clock: clock)
      let there = try Self.environment(hub.server.port, clock: clock)
      let alice = MessagingClient(environment: here, account: "alice", device: "phone")
      let bob = MessagingClient(environment: there, account: "bob", device: "phone")
      try await alice.login()
      try await bob.login()
      _ = try await alice.send(.text("hello"), to: .direct("bob"))
      #expect(try await bob.messages().next().body.content == .text("hello"))
      here.shutDown()
      there.shutDown()
      #expect(here.openDeviceCount == 0)
    }

    @Test func deviceFetchesMissedMessagesAfterALostConnection() async throws {
      // An attempt to connect that comes too late for a busy machine is followed by another one.
      let clock = SystemClock()
      let hub = try HubBehindServer(try await ScriptedServer(), clock: clock)
      let here = try Self.environment(hub.server.port, clock: clock)
      let there = try Self.environment(hub.server.port, clock: clock)
      let alice = MessagingClient(environment: here, account: "alice", device: "phone")
      let bob = MessagingClient(environment: there, account: "bob", device: "phone")
      try await bob.login()
      try await alice.login()
      let changes = bob.connection()
      // The first connection is bob's.
      try await hub.server.drop(1)
      _ = try await changes.first { $0 == .lost }
      _ = try await alice.send(.text("while you were away"), to: .direct("bob"))
      #expect(try await bob.messages().next().body.content == .text("while you were away"))
      here.shutDown()
      there.shutDown()
    }

    @Test func aDeviceConnectsAtOnceWhenANetworkBecomesAvailable() async throws {
      let (clock, linkClock) = (ManualClock(), ManualClock())
      let hub = try HubBehindServer(try await ScriptedServer(), clock: clock)
      let url = try #require(URL(string: "ws://127.0.0.1:\(hub.server.port)"))
      let environment = try MessagingEnvironment.gateway(
        url, clock: clock, linkClock: linkClock, callbackQueue: Self.queue())
      let alice = MessagingClient(environment: environment, account: "alice", device: "phone")
      try await alice.login()
      let changes = alice.connection()
      // While it is connected, a report has no effect: the first connection serves on.
      for _ in 0..<100 { environment.networkBecameAvailable() }
      _ = try await alice.serverTime()
      #expect(alice.isConnected)
      try await hub.server.drop(1)
      _ = try await changes.first { $0 == .lost }
      // The clock of the pause stands still.
      environment.networkBecameAvailable()
      environment.networkBecameAvailable()
      _ = try await changes.first { $0 == .synchronized }
      _ = try await alice.serverTime()
      // Nor has it after the end of the login, and of the environment.
      await alice.logout()
      environment.networkBecameAvailable()
      #expect(environment.openDeviceCount == 0)
      environment.shutDown()
      environment.networkBecameAvailable()
    }

    @Test func aLoginThatFindsNoGatewayFails() async throws {
      let server = try await ScriptedServer()
      try await server.stopListening()
      let environment = try Self.environment(server.port, clock: ManualClock())
      let client = MessagingClient(environment: environment, account: "alice", device: "phone")
      let error = await #expect(throws: MessagingError.self) { try await client.login() }
      #expect(error?.code == .notConnected)
      environment.shutDown()
    }

    @Test func aTokenOfTheEnvironmentIsShown() async throws {
      let clock = ManualClock()
      let check = refusing {
        $0.token == "pass of \($0.account.name)" ? nil : MessagingError(.invalidToken)
      }
      let hub = MessagingEnvironment.inMemory(clock: clock, callbackQueue: Self.queue(), tokenCheck: check)
      let server = try GatewayServer(hub)
      let with = try Self.environment(server.port, clock: clock, token: { "pass of \($0.name)" })
      let without = try Self.environment(server.port, clock: clock)
      try await MessagingClient(environment: with, account: "alice", device: "phone").login(token: "vendor's")
      let bob = MessagingClient(environment: without, account: "bob", device: "phone")
      let error = await #expect(throws: MessagingError.self) { try await bob.login(token: "vendor's") }
      #expect(error?.code == .invalidToken)
      with.shutDown()
      without.shutDown()
      server.stop()
      hub.shutDown()
    }

    @Test func shuttingDownClosesTheConnectionsAndFreesTheFolder() async throws {
      let server = try await ScriptedServer()
      let folder = try TemporaryFolder()
      let environment = try Self.environment(server.port, clock: ManualClock(), folder: folder.url)
      let locked = #expect(throws: MessagingError.self) {
        _ = try Self.environment(server.port, clock: ManualClock(), folder: folder.url)
      }
      #expect(locked?.code == .storageLocked)
      let client = MessagingClient(environment: environment, account: "alice", device: "phone")
      try client.start()
      _ = try await server.nextMessage()
      environment.shutDown()
      #expect(try await server.nextClose().code == 1000)
      try Self.environment(server.port, clock: ManualClock(), folder: folder.url).shutDown()
    }

    @Test func administrationIsTheGatewaysOwn() throws {
      let environment = try Self.environment(1, clock: ManualClock())
      let administration = environment.administration
      let errors = [
        #expect(throws: MessagingError.self) { try administration.createAccount("alice") },
        #expect(throws: MessagingError.self) {
          try administration.createGroup(name: "team", owner: "alice", members: [])
        },
        #expect(throws: MessagingError.self) { try administration.createRoom(name: "hall", owner: "alice") },
        #expect(throws: MessagingError.self) { try administration.revoke(MessageID("1"), scope: .everyone) },
        #expect(throws: MessagingError.self) { try administration.endSessions(of: "alice", reason: "") },
        #expect(throws: MessagingError.self) { _ = try administration.settings },
        #expect(throws: MessagingError.self) { try administration.updateSettings { _ in } },
      ]
      #expect(errors.allSatisfy { $0?.code == .unsupported && $0?.detail.contains("gateway") == true })
      environment.shutDown()
    }

    @Test(arguments: [
      "http://host", "host:80", "ws:", "ws://", "ws:///v1/link", "ws://a:b@host", "ws://host#part", "ws://host:0",
      "ws://host:70000", "",
    ])
    func anAddressThatCannotBeUsedIsRefused(_ text: String) throws {
      let error = #expect(throws: MessagingError.self) { _ = try GatewayAddress.parse(text) }
      #expect(error?.code == .invalidArgument)
      #expect(error?.detail.contains("a:b") == false)
    }

    @Test(arguments: [
      ("ws://host", "ws://host:80/v1/link"), ("wss://host/", "wss://host:443/v1/link"),
      ("WSS://host:8443", "wss://host:8443/v1/link"), ("ws://host:1/chat?app=1", "ws://host:1/chat?app=1"),
    ])
    func anAddressIsCompleted(_ text: String, _ complete: String) throws {
      #expect(try GatewayAddress.parse(text).absoluteString == complete)
    }

    /// Another user's app may have called the gateway by another name.
    @Test func mediaAreFoundAtAnyGatewaysAddress() throws {
      let id = MediaID.generate()
      let link = try GatewayAddress.parse("wss://chat.example:8443")
      let address = try #require(GatewayAddress.media(id, behind: link)).absoluteString
      #expect(address == "https://chat.example:8443/v1/media/\(id.string)")
      for known in [address, "http://127.0.0.1:7788/v1/media/\(id.string)", address + "?download=1"] {
        #expect(GatewayAddress.media(at: known) == id)
      }
      let others = [
        "", "https://chat.example/v1/media/", address + "/x", address.dropLast() + "g",
        "ftp://chat.example/v1/media/\(id.string)",
        "https://chat.example/v1/uploads/\(id.string)", "file:///v1/media/\(id.string)", id.string,
      ]
      for other in others { #expect(GatewayAddress.media(at: other) == nil) }
    }

    @Test func pinsMustBeWholeAndNeedEncryption() throws {
      let secure = try #require(URL(string: "wss://host"))
      let plain = try #require(URL(string: "ws://host"))
      for (url, count) in [(secure, 31), (plain, 32)] {
        let error = #expect(throws: MessagingError.self) {
          _ = try MessagingEnvironment.gateway(url, pins: [Data(repeating: 0, count: count)])
        }
        #expect(error?.code == .invalidArgument)
      }
    }

    // MARK: the default

    @Test func theVariablesOfAProcessChooseTheGatewayAndTheToken() async throws {
      let server = try await ScriptedServer()
      let folder = try TemporaryFolder()
      let environment = MessagingEnvironment.makeDefault(
        variables: ["PARLANCE_ENDPOINT": "ws://127.0.0.1:\(server.port)", "PARLANCE_TOKEN": "pass"], folder: folder.url)
      let client = MessagingClient(environment: environment, account: "alice", device: "phone")
      try client.start(token: "vendor's")
      let requests = try FrameCodec.decode(outbound: try await server.nextMessage().bytes, limit: .max)
      guard case .frame(let frame) = requests.first, let login = frame.call as? ConnectCall else {
        Issue.record("no login came first")
        return
      }
      #expect(login.token == "pass")
      #expect(FileManager.default.fileExists(atPath: folder.url.path + "/hub.sqlite") == false)
      environment.shutDown()
    }

    @Test(arguments: ["http://host", "nonsense", ""])
    func anEndpointThatCannotBeUnderstoodFailsEachLogin(_ endpoint: String) async throws {
      let folder = try TemporaryFolder()
      let environment = MessagingEnvironment.makeDefault(
        variables: ["PARLANCE_ENDPOINT": endpoint], folder: folder.url)
      let client = MessagingClient(environment: environment, account: "alice", device: "phone")
      for _ in 0..<2 {
        let error = await #expect(throws: MessagingError.self) { try await client.login() }
        #expect(error?.code == .invalidArgument)
        #expect(error?.detail.contains("PARLANCE_ENDPOINT") == true)
      }
    }

    @Test func withoutTheVariableTheDefaultIsEmbedded() throws {
      let folder = try TemporaryFolder()
      let environment = MessagingEnvironment.makeDefault(variables: [:], folder: folder.url)
      #expect(FileManager.default.fileExists(atPath: folder.url.path + "/hub.sqlite"))
      try environment.administration.createAccount("alice")
      environment.shutDown()
    }
  }
#endif
