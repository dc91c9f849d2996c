#if Server && Remote
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceEngine
  import TestSupport
  import Testing

  @testable import ParlanceGateway
  @testable import ParlanceSQLite

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// The metrics and the health checks of a gateway.
  @Suite struct ProbeTests {
    private func line(_ name: String, _ text: String) -> String? {
      text.split(separator: "\n").first { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
    }

    @Test func theMetricsCountWhatHappens() async throws {
      let environment = MessagingEnvironment.inMemory(callbackQueue: DispatchQueue(label: "test.callbacks"))
      defer { environment.shutDown() }
      let server = try GatewayServer(environment)
      defer { server.stop() }
      let url = try #require(URL(string: "ws://127.0.0.1:\(server.port)"))
      let apps = try MessagingEnvironment.gateway(url, callbackQueue: DispatchQueue(label: "test.apps"))
      defer { apps.shutDown() }
      let alice = MessagingClient(environment: apps, account: "alice", device: "phone")
      let bob = MessagingClient(environment: apps, account: "bob", device: "phone")
      try await alice.login()
      try await bob.login()
      try await alice.send(.text("hello"), to: .direct("bob"))
      let connection = try RawConnection(port: server.port)
      #expect(try connection.request("GET", "/healthz").text == "ok\n")
      #expect(try connection.request("GET", "/nowhere").status == 404)
      let response = try connection.request("GET", "/metrics")
      #expect(response.status == 200 && response.headers["content-type"] == Metrics.mediaType)
      #expect(line("parlance_connections", response.text) == "2")
      #expect(line("parlance_connections_accepted_total", response.text) == "2")
      #expect(line("parlance_logins_total", response.text) == "2")
      #expect(Int(line("parlance_packets_total{direction=\"in\"}", response.text) ?? "") ?? 0 >= 3)
      #expect(Int(line("parlance_packet_bytes_total{direction=\"out\"}", response.text) ?? "") ?? 0 > 0)
      #expect(line("parlance_refusals_total{code=\"1009\",reason=\"tooBig\"}", response.text) == "0")
      #expect(Int(line("parlance_hub_batch_events_sum", response.text) ?? "") ?? 0 >= 1)
      #expect(Int(line("parlance_hub_commit_seconds_count", response.text) ?? "") ?? 0 >= 1)
      #expect(line("parlance_hub_queue", response.text) != nil)
      #expect(Double(line("parlance_hub_seconds_total", response.text) ?? "") ?? 0 > 0)
      let probes = "parlance_http_requests_total{method=\"GET\",path=\"/healthz\",status=\"200\"}"
      #expect(line(probes, response.text) == "1")
      #expect(line("parlance_http_requests_total{method=\"GET\",path=\"\",status=\"404\"}", response.text) == "1")
      #expect(line("parlance_http_request_seconds_count", response.text) == "2")
      for word in ["alice", "hello", "nowhere"] { #expect(!response.text.contains(word)) }
    }

    @Test func aGatewayIsReadyWhileItsHubIs() async throws {
      let environment = MessagingEnvironment.inMemory()
      let server = try GatewayServer(environment)
      defer { server.stop() }
      let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/readyz"))
      let (data, response) = try await URLSession.shared.data(from: url)
      #expect(
        (response as? HTTPURLResponse)?.statusCode == 200
          && String(decoding: data, as: UTF8.self) == "store: ok\nmedia: ok\n")
      environment.shutDown()
      let connection = try RawConnection(port: server.port)
      let after = try connection.request("GET", "/readyz")
      #expect(after.status == 503 && after.text == "the hub is shut down\n")
      #expect(try connection.request("GET", "/healthz").status == 200)
      #expect(try connection.request("POST", "/healthz", body: nil).status == 405)
    }

    @Test func aHubThatTakesNothingIsNotReady() throws {
      let clock = SystemClock()
      let hub = HubLoop(
        hub: try Hub(Hub.Ports(store: MemoryHubStore(), clock: clock)), clock: clock, queue: DeviceLoop.makeQueue())
      let server = try HTTPTestServer(ProbeRoutes.routes(hub, Metrics()) { false })
      hub.stop()
      let response = try server.request("GET", "/readyz")
      #expect(response.status == 503 && response.text == "store: storageFailed\nmedia: ok\n")
    }

    /// A hub with a database and a folder of media, whose disks can fail.
    private final class Disks {
      let folder: TemporaryFolder
      let store: SQLiteHubStore
      let files = FaultyFiles()
      let log = Lock<[EngineLogEntry]>([])
      let clock = ManualClock()
      let hub: HubLoop

      init() throws {
        folder = try TemporaryFolder()
        store = try SQLiteHubStore(path: Self.path("hub.sqlite", folder))
        let media = HubMedia(blobs: FolderBlobStore(folder: Self.path("media", folder), files: files))
        hub = HubLoop(
          hub: try Hub(
            Hub.Ports(
              store: store, clock: clock, media: media, log: { [log] entry in log.withLock { $0.append(entry) } })),
          clock: clock, queue: DeviceLoop.makeQueue())
      }

      deinit {
        hub.stop()
        hub.closeHub()
      }

      func path(_ name: String) -> String { Self.path(name, folder) }

      private static func path(_ name: String, _ folder: TemporaryFolder) -> String {
        folder.url.appendingPathComponent(name).path
      }

      /// Lets the database be read alone, as on a disk without room.
      func fill(_ isFull: Bool) throws {
        try hub.onQueue { () throws(MessagingError) in
          try store.connection.execute("PRAGMA query_only = \(isFull ? 1 : 0)")
        }
      }
    }

    @Test func storeThatCannotBeWrittenIsNotReady() throws {
      let disks = try Disks()
      let server = try HTTPTestServer(ProbeRoutes.routes(disks.hub, Metrics(), clock: disks.clock) { false })
      #expect(try server.request("GET", "/readyz").text == "store: ok\nmedia: ok\n")
      try disks.fill(true)
      // An answer holds for a second.
      #expect(try server.request("GET", "/readyz").status == 200)
      disks.clock.advance(byMilliseconds: ReadinessCheck.validity)
      let response = try server.request("GET", "/readyz")
      #expect(response.status == 503 && response.text == "store: storageFailed\nmedia: ok\n")
      try disks.fill(false)
      disks.clock.advance(byMilliseconds: ReadinessCheck.validity)
      #expect(try server.request("GET", "/readyz").status == 200)
      // Nothing stays of the checks.
      try disks.hub.onQueue { () throws(MessagingError) in
        #expect(try disks.store.connection.number("SELECT count(*) FROM generation WHERE number < 1") == 0)
      }
    }

    @Test func mediaThatCannotBeWrittenAreNotReady() throws {
      let disks = try Disks()
      let server = try HTTPTestServer(ProbeRoutes.routes(disks.hub, Metrics(), clock: disks.clock) { false })
      disks.files.faults.withLock { $0.full = "media" }
      let response = try server.request("GET", "/readyz")
      #expect(response.status == 503 && response.text == "store: ok\nmedia: storageFull\n")
      disks.files.faults.withLock { $0.full = nil }
      disks.clock.advance(byMilliseconds: ReadinessCheck.validity)
      #expect(try server.request("GET", "/readyz").status == 200)
      #expect(try FileManager.default.contentsOfDirectory(atPath: disks.path("media/partial")) == [])
    }

    @Test func checkOfStoreIsDurableWrite() throws {
      let disks = try Disks()
      let log = disks.path("hub.sqlite-wal")
      try disks.hub.createAccount("anna")
      let before = try FileManager.default.attributesOfItem(atPath: log)[.size] as? Int ?? 0
      try disks.hub.checkStore()
      let after = try FileManager.default.attributesOfItem(atPath: log)[.size] as? Int ?? 0
      #expect(after > before)
    }

    @Test func failingStoreIsLoggedOnceAndCounted() throws {
      let disks = try Disks()
      try disks.hub.createAccount("anna")
      try disks.fill(true)
      for number in 0..<100 {
        #expect(throws: MessagingError.self) { try disks.hub.createAccount(AccountID("a\(number)")) }
      }
      let first = disks.log.withLock { $0 }
      #expect(first.map(\.event) == ["turn.failed"])
      disks.clock.advance(bySeconds: Double(PacedLog.period))
      // The hub's own turns fail as well.
      let last = try #require(disks.log.withLock { $0 }.dropFirst().first)
      let parts = last.detail.components(separatedBy: " more within 60 s, the last: ")
      #expect(last.event == "turn.failed" && parts.last == first.first?.detail)
      #expect(try #require(Int(parts[0])) >= 99)
      #expect(disks.log.withLock { $0.count } == 2)
    }

    @Test func aHubThatHangsIsNotReady() throws {
      let clock = SystemClock()
      let queue = DispatchQueue(label: "test.hub")
      let hub = HubLoop(
        hub: try Hub(Hub.Ports(store: MemoryHubStore(), clock: clock)), clock: clock, queue: queue)
      let release = DispatchSemaphore(value: 0)
      queue.async { release.wait() }
      defer { release.signal() }
      let server = try HTTPTestServer(ProbeRoutes.routes(hub, Metrics()) { false })
      #expect(try server.request("GET", "/readyz").status == 503)
      #expect(try server.request("GET", "/healthz").status == 200)
    }
  }
#endif
