#if Cluster && Server && os(Linux)
  import Foundation

  /// The figures of several gateways beside those of PostgreSQL alone.
  struct ClusterReport {
    /// Messages for each second of processor time that two gateways have to reach, PostgreSQL's and NATS's included.
    static let leastRate = 18_000.0

    let sizes: [ClusterBenchmark.Size]
    /// Rows for each second of processor time, PostgreSQL's and its client's.
    let baseline: Double
    let delay: ClusterBenchmark.Delay
    let runs: Int

    private func size(_ gateways: Int) -> ClusterBenchmark.Size? { sizes.first { $0.gateways == gateways } }

    var isSufficient: Bool { size(2).map { $0.all >= Self.leastRate } ?? false }

    var table: String {
      var lines = [
        "100-byte messages over loopback without TLS, each from one gateway to the next; median of \(runs) runs",
        "messages for each second of processor time: of all, of the gateways, of PostgreSQL, of NATS",
        Self.line(["gateways", "all", "gateways'", "PostgreSQL's", "NATS's", "share of COPY", "messages/s"]),
      ]
      lines += sizes.map { size in
        Self.line(
          [String(size.gateways)]
            + [size.all, size.ofGateways, size.ofPostgreSQL, size.ofNATS].map { String(format: "%.0f", $0) }
            + [String(format: "%.2f", size.all / baseline), String(format: "%.0f", size.onClock)])
      }
      lines.append("COPY of as many rows: \(String(format: "%.0f", baseline)) for each second of processor time")
      if let two = size(2), let three = size(3) {
        lines.append(
          String(
            format: "a third gateway: %.2f of the messages for each second of processor time of two, %.2f on the clock",
            three.all / two.all, three.onClock / two.onClock))
      }
      lines.append(
        String(
          format: "from one gateway to the other at %d/s: p50 %.2f ms, p99 %.2f ms, longest %.2f ms",
          ClusterBenchmark.rate, delay.median, delay.percentile99, delay.longest))
      let reached = size(2)?.all ?? 0
      lines.append(
        String(format: "required: messages/CPU-s over two gateways at least %.0f: %.0f, ", Self.leastRate, reached)
          + (isSufficient ? "reached" : "NOT REACHED"))
      return lines.joined(separator: "\n") + "\n"
    }

    func json() throws -> String {
      let object: [String: Any] = [
        "sizes": sizes.map {
          [
            "gateways": $0.gateways, "messagesPerProcessorSecond": $0.all,
            "messagesPerProcessorSecondOfGateways": $0.ofGateways,
            "messagesPerProcessorSecondOfPostgreSQL": $0.ofPostgreSQL,
            "messagesPerProcessorSecondOfNATS": $0.ofNATS, "messagesPerSecond": $0.onClock,
          ] as [String: Any]
        },
        "copyRowsPerProcessorSecond": baseline,
        "delayMilliseconds": [
          "median": delay.median, "percentile99": delay.percentile99, "longest": delay.longest,
        ],
        "required": Self.leastRate, "isMet": isSufficient,
      ]
      let data = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
      return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func line(_ columns: [String]) -> String {
      columns.map { String(repeating: " ", count: max(0, 14 - $0.count)) + $0 }.joined()
    }
  }
#endif
