#if Server && Remote
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceEngine
  import Testing

  @testable import ParlanceGateway

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// What a gateway tells those who watch it.
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
      #expect((response as? HTTPURLResponse)?.statusCode == 200 && String(decoding: data, as: UTF8.self) == "ok\n")
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
      #expect(try server.request("GET", "/readyz").status == 200)
      hub.stop()
      let response = try server.request("GET", "/readyz")
      #expect(response.status == 503 && response.text == "the hub's store: storageFailed\n")
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
