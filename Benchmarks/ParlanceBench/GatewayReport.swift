#if Server && os(Linux)
  import Foundation

  /// The figures of the gateway beside those of the baseline.
  struct GatewayReport {
    /// One line.
    struct Row {
      var workload: String
      var figure: String
      var gateway: Double
      var baseline: Double
      var digits = 0

      var ratio: Double { gateway / baseline }
    }

    /// A figure that has to be reached.
    struct Requirement {
      var name: String
      var least: Double
      var reached: Double
      var digits: Int

      var isMet: Bool { reached >= least }
    }

    /// Messages of the pairs for each second of the server's processor time.
    static let leastRate = 45_000.0
    /// The same as a share of the baseline's.
    static let leastShare = 0.45
    /// Messages over a face for each second of the server's processor time, as a share of those over WebSockets.
    static let leastFaceShare = 0.2

    let rows: [Row]
    let requirements: [Requirement]
    let runs: Int

    var isSufficient: Bool { requirements.allSatisfy(\.isMet) }

    init(
      pairs: ComparedLoad, latency: ComparedLoad, group: ComparedLoad, face: ComparedRates, runs: Int
    ) throws {
      self.runs = runs
      var rows: [Row] = []
      func add(
        _ workload: String, _ figure: String, _ load: ComparedLoad, digits: Int = 0,
        _ value: (LoadResult) throws -> Double
      ) rethrows {
        rows.append(
          Row(
            workload: workload, figure: figure, gateway: try value(load.gateway), baseline: try value(load.baseline),
            digits: digits))
      }

      let pairsName = "\(GatewayBenchmark.pairs) pairs, \(GatewayBenchmark.outstanding) outstanding"
      try add(pairsName, "messages/s", pairs) { try $0.value("messages") / $0.value("seconds") }
      try add(pairsName, "messages/CPU-s", pairs) { try $0.rate(of: "messages") }
      let durable = rows[rows.count - 1]
      try add(pairsName, "server's µs/message", pairs, digits: 2) { try 1_000_000 / $0.rate(of: "messages") }
      try add(pairsName, "clients' µs/message", pairs, digits: 2) {
        try $0.value("clientProcessorSeconds") * 1_000_000 / $0.value("messages")
      }
      let latencyName = "\(GatewayBenchmark.rate)/s beside \(GatewayBenchmark.idle) idle"
      try add(latencyName, "p50, ms", latency, digits: 2) { try $0.value("medianMilliseconds") }
      try add(latencyName, "p99, ms", latency, digits: 2) { try $0.value("percentile99Milliseconds") }
      try add(latencyName, "longest, ms", latency, digits: 2) { try $0.value("longestMilliseconds") }
      try add(latencyName, "% of a processor", latency, digits: 1) {
        try $0.value("serverProcessorSeconds") / $0.value("seconds") * 100
      }
      try add(latencyName, "KiB/connection", latency, digits: 1) { try $0.value("bytesPerConnection") / 1024 }
      let groupName = "a group of \(GatewayBenchmark.members), \(GatewayBenchmark.outstanding) outstanding"
      try add(groupName, "deliveries/s", group) { try $0.value("deliveries") / $0.value("seconds") }
      try add(groupName, "deliveries/CPU-s", group) { try $0.rate(of: "deliveries") }
      rows.append(
        Row(
          workload: "a face against WebSockets", figure: "messages/CPU-s", gateway: face.face, baseline: face.sockets))
      self.rows = rows
      requirements = [
        Requirement(
          name: "messages/CPU-s of the pairs", least: Self.leastRate, reached: durable.gateway, digits: 0),
        Requirement(name: "their share of the baseline's", least: Self.leastShare, reached: durable.ratio, digits: 2),
        Requirement(
          name: "messages/CPU-s over a face, as a share of those over WebSockets", least: Self.leastFaceShare,
          reached: face.ratio, digits: 2),
      ]
    }

    var table: String {
      var lines = [
        "100-byte messages over loopback without TLS; CPU-s: of the server, all threads; baseline: the least, in C;",
        "face: one message with each request, its baseline those over WebSockets, 50 pairs;",
        "ms: from when a message was due to its push; KiB: resident, for each idle connection; median of \(runs) runs",
        Self.line("workload", "figure", "gateway", "baseline", "ratio"),
      ]
      lines += rows.map {
        Self.line(
          $0.workload, $0.figure, Self.text($0.gateway, $0.digits), Self.text($0.baseline, $0.digits),
          Self.text($0.ratio, 2))
      }
      lines += requirements.map {
        let verdict = $0.isMet ? "reached" : "NOT REACHED"
        return "required: \($0.name) at least \(Self.text($0.least, $0.digits)): "
          + "\(Self.text($0.reached, $0.digits)), \(verdict)"
      }
      return lines.joined(separator: "\n") + "\n"
    }

    func json() throws -> String {
      let object: [String: Any] = [
        "gateway": rows.map {
          [
            "workload": $0.workload, "figure": $0.figure, "gateway": $0.gateway, "baseline": $0.baseline,
            "ratio": $0.ratio,
          ] as [String: Any]
        },
        "required": requirements.map {
          ["figure": $0.name, "least": $0.least, "reached": $0.reached, "isMet": $0.isMet] as [String: Any]
        },
      ]
      let data = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
      return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func line(
      _ workload: String, _ figure: String, _ gateway: String, _ baseline: String, _ ratio: String
    ) -> String {
      func left(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
      }
      func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
      }
      return left(workload, 34) + left(figure, 22) + right(gateway, 12) + right(baseline, 12) + right(ratio, 8)
    }

    private static func text(_ value: Double, _ digits: Int) -> String {
      String(format: "%.\(digits)f", value)
    }
  }
#endif
