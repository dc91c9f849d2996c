#if Server
  internal import ParlanceCore
  internal import ParlanceGateway

  /// The numbers with which a bridge is monitored.
  extension BridgeServer {
    func add(to metrics: Metrics) {
      let settings = settings
      func gauge(_ name: String, _ help: String, _ read: @escaping @Sendable (BridgeStatus) -> Double) {
        metrics.gauge("parlance_bridge_\(name)", help) { [weak self] in
          (try? self?.withStore { (store) throws(MessagingError) in
            try BridgeStatus(store, at: SystemClock().now().milliseconds)
          }).map(read) ?? 0
        }
      }
      gauge("in_queue", "Events of the service that wait.") { Double($0.incoming) }
      gauge("out_queue", "Events of the hub that wait.") { Double($0.outgoing) }
      gauge("in_lag_milliseconds", "The age of the service's oldest event that waits.") { Double($0.incomingAge) }
      gauge("out_lag_milliseconds", "The age of the hub's oldest event that waits.") { Double($0.outgoingAge) }
      gauge("dead", "Events that were set aside.") { Double($0.dead) }
      gauge("failures_total", "Requests that failed, and those that may have been taken.") { status in
        Double(status.counts.filter { $0.key.hasPrefix("failed.") }.values.reduce(0, +))
      }
      gauge("echoes_total", "Events that were the bridge's own.") { status in
        Double((status.counts["in.echo"] ?? 0) + (status.counts["out.echo"] ?? 0))
      }
      metrics.gauge("parlance_bridge_refused_total", "Callbacks that were refused.") { [weak self] in
        Double(self?.refusals.withLock { $0.values.reduce(0, +) } ?? 0)
      }
      metrics.gauge("parlance_bridge_only_counts", "1 if events are counted and nothing is sent.") {
        settings.onlyCounts ? 1 : 0
      }
    }
  }
#endif
