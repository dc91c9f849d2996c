#if Server
  internal import ParlanceCore
  internal import ParlanceEngine

  /// The numbers of a gateway.
  struct GatewayMetrics: Sendable {
    /// The method, path and status by which requests over HTTP are counted.
    private struct RequestKind: Hashable {
      var method: HTTPMethod
      var template: String?
      var status: Int
    }

    let metrics = Metrics()
    private let requestTimes: Histogram
    /// The counts that were registered, since to find one among all by its labels takes longer than to count.
    private let requestCounts = Lock<[RequestKind: Counter]>([:])

    /// Registers the numbers.
    ///
    /// - parameter counts: The gateway's own counts.
    /// - parameter hub: The hub behind it.
    init(_ counts: Lock<GatewayServer.Counts>, _ hub: HubLoop) {
      requestTimes = metrics.histogram(
        "parlance_http_request_seconds", "Time from the end of a request's header to its answer, in seconds.",
        bounds: [0.005, 0.025, 0.1, 0.5, 1, 5, 30])
      addConnections(counts)
      addHub(hub)
      if let bus = hub.bus { addBus(bus) }
    }

    private func addBus(_ bus: any Bus) {
      func read(_ value: @escaping @Sendable (BusCounts) -> Int64) -> @Sendable () -> Double {
        { Double(bus.counts.map(value) ?? 0) }
      }
      metrics.gauge("parlance_bus_connected", "1 while messages between gateways pass, else 0.") {
        bus.isConnected ? 1 : 0
      }
      let messages = "Messages to and from other gateways."
      metrics.counter(
        "parlance_bus_messages_total", messages, labels: ["direction": "out"], read: read(\.publishedMessages))
      metrics.counter(
        "parlance_bus_messages_total", messages, labels: ["direction": "in"], read: read(\.receivedMessages))
      let discarded = "Messages or packets that the bus discarded."
      metrics.counter("parlance_bus_discarded_total", discarded, labels: ["reason": "queue"], read: read(\.dropped))
      metrics.counter("parlance_bus_discarded_total", discarded, labels: ["reason": "size"], read: read(\.oversized))
      metrics.counter(
        "parlance_bus_discarded_total", discarded, labels: ["reason": "malformed"], read: read(\.malformed))
      metrics.counter("parlance_bus_discarded_total", discarded, labels: ["reason": "pace"], read: read(\.missed))
      metrics.counter("parlance_bus_discarded_total", discarded, labels: ["reason": "forged"], read: read(\.forged))
      metrics.counter("parlance_bus_discarded_total", discarded, labels: ["reason": "replayed"], read: read(\.replayed))
      metrics.counter(
        "parlance_bus_connections_total", "Connections to the servers of the bus.", read: read(\.connections))
    }

    private func addConnections(_ counts: Lock<GatewayServer.Counts>) {
      func read(_ value: @escaping @Sendable (GatewayServer.Counts) -> Int) -> @Sendable () -> Double {
        { Double(counts.withLock { value($0) }) }
      }
      metrics.gauge("parlance_connections", "Open connections of devices.", read: read(\.connections))
      metrics.counter(
        "parlance_connections_accepted_total", "Connections of devices that were accepted.", read: read(\.accepted))
      metrics.counter("parlance_logins_total", "Connections whose device the hub let in.", read: read(\.logins))
      let packets = "Packets to and from devices."
      metrics.counter("parlance_packets_total", packets, labels: ["direction": "in"], read: read(\.packetsIn))
      metrics.counter("parlance_packets_total", packets, labels: ["direction": "out"], read: read(\.packetsOut))
      let bytes = "Bytes of the packets to and from devices."
      metrics.counter("parlance_packet_bytes_total", bytes, labels: ["direction": "in"], read: read(\.bytesIn))
      metrics.counter("parlance_packet_bytes_total", bytes, labels: ["direction": "out"], read: read(\.bytesOut))
      for status in CloseStatus.allCases {
        metrics.counter(
          "parlance_refusals_total", "Connections that the gateway closed or refused.",
          labels: ["code": String(status.code), "reason": status.rawValue],
          read: read { $0.refused[status.rawValue] ?? 0 })
      }
    }

    private func addHub(_ hub: HubLoop) {
      let statistics = hub.statistics
      let commitTimes = metrics.histogram(
        "parlance_hub_commit_seconds", "Time that the store took to make a turn of the hub durable, in seconds.",
        bounds: [0.0005, 0.002, 0.005, 0.02, 0.1, 0.5, 2])
      let batches = metrics.histogram(
        "parlance_hub_batch_events", "Messages and events that a turn of the hub stored together.",
        bounds: [1, 4, 16, 64, 256, 1024, 4096])
      statistics.watchHubCommits { commit in
        commitTimes.observe(Double(commit.time) / 1e9)
        batches.observe(Double(commit.events))
      }
      metrics.counter("parlance_hub_seconds_total", "Processor time of the hub's turns, in seconds.") {
        Double(statistics.counts.hubTime) / 1e9
      }
      for code in MessagingError.Code.allCases {
        metrics.counter(
          "parlance_refused_requests_total", "Requests of devices that the hub refused.",
          labels: ["code": code.rawValue]
        ) { Double(statistics.counts.refusals[code] ?? 0) }
      }
      metrics.gauge("parlance_hub_queue", "Requests that wait for a turn of the hub.") { [weak hub] in
        Double(hub?.waiting ?? 0)
      }
    }

    /// Counts a request over HTTP.
    func note(_ record: HTTPRecord) {
      // Templates and methods come from the code, and so do statuses: their number is bounded.
      let kind = RequestKind(method: record.method, template: record.template, status: record.status)
      let count = requestCounts.withLock { counts in
        if let known = counts[kind] { return known }
        let count = metrics.counter(
          "parlance_http_requests_total", "Requests over HTTP.",
          labels: ["method": kind.method.rawValue, "path": kind.template ?? "", "status": String(kind.status)])
        counts[kind] = count
        return count
      }
      count.increment()
      requestTimes.observe(Double(record.milliseconds) / 1000)
    }
  }
#endif
