#if Server && os(Linux)
  import Foundation

  /// `parlance serve` under load, against a service in C that does the least, under the same load in the same run.
  ///
  /// Each run has a process and a folder of its own. The two take turns, so that a machine that grows slower slows both.
  struct GatewayBenchmark {
    /// The number of messages of the pairs.
    var messages: Int
    var runs: Int

    static let pairs = 50
    static let outstanding = 8
    static let members = 200
    static let idle = 2000
    /// Messages a second.
    static let rate = 500
    /// The seconds for which the messages of that rate count.
    static let seconds = 10

    func measure() throws -> GatewayReport {
      try Service.raiseFileLimit()
      let pairs = try median("pairs", ["--messages": messages, "--pairs": Self.pairs]) { try $0.rate(of: "messages") }
      let latency = try median(
        "latency", ["--rate": Self.rate, "--seconds": Self.seconds, "--idle": Self.idle, "--pairs": Self.pairs]
      ) { try $0.value("percentile99Milliseconds") }
      let group = try median("group", ["--messages": max(1, messages / 50), "--members": Self.members]) {
        try $0.rate(of: "deliveries")
      }
      return try GatewayReport(pairs: pairs, latency: latency, group: group, face: try face(), runs: runs)
    }

    /// Sends messages over a face and over WebSockets, and returns the run whose ratio is the median.
    private func face() throws -> ComparedRates {
      var compared: [ComparedRates] = []
      for _ in 0..<runs {
        let options = ["--messages": messages, "--pairs": Self.pairs, "--outstanding": Self.outstanding]
        let sockets = try run("pairs", options, on: .gateway).rate(of: "messages")
        let service = try Service(.gateway, faces: ("nim", FaceLoad.settings, FaceLoad.secret))
        let result = Result {
          try FaceLoad(messages: max(1, messages / 20), port: service.port, process: service.processIdentifier)
        }
        try service.stop()
        compared.append(ComparedRates(face: try result.get().rate, sockets: sockets))
      }
      compared.sort { $0.ratio < $1.ratio }
      return compared[compared.count / 2]
    }

    /// Runs a load on both services, and returns the run whose ratio is the median.
    private func median(
      _ load: String, _ options: [String: Int], by figure: (LoadResult) throws -> Double
    ) throws -> ComparedLoad {
      var options = options
      if load != "latency" { options["--outstanding"] = Self.outstanding }
      var compared: [(ratio: Double, load: ComparedLoad)] = []
      for _ in 0..<runs {
        let gateway = try run(load, options, on: .gateway)
        let baseline = try run(load, options, on: .baseline)
        compared.append(
          (try figure(gateway) / figure(baseline), ComparedLoad(gateway: gateway, baseline: baseline)))
      }
      compared.sort { $0.ratio < $1.ratio }
      return compared[compared.count / 2].load
    }

    private func run(_ load: String, _ options: [String: Int], on service: Service.Kind) throws -> LoadResult {
      let service = try Service(service)
      let result = Result {
        try LoadResult(running: load, options, ports: [service.port], processes: [service.processIdentifier])
      }
      try service.stop()
      return try result.get()
    }
  }

  /// A load on the gateway, and the same one on the baseline.
  struct ComparedLoad {
    var gateway: LoadResult
    var baseline: LoadResult
  }

  /// The messages for each second of the gateway's processor time, over a face and over WebSockets.
  struct ComparedRates {
    var face: Double
    var sockets: Double

    var ratio: Double { face / sockets }
  }

  /// The figures that a load printed.
  struct LoadResult {
    private var values: [String: Double] = [:]

    /// Puts a load on servers, and waits until it is done.
    ///
    /// - parameter options: Options of `parlance-wire-load`, by name.
    /// - parameter ports: Where the servers listen.
    /// - parameter processes: The processes whose processor time counts, with that of their children.
    init(running load: String, _ options: [String: Int], ports: [Int], processes: [Int32]) throws {
      let process = Process()
      let output = Pipe()
      process.executableURL = try Service.program("parlance-wire-load")
      process.arguments =
        [load] + ports.flatMap { ["--port", String($0)] } + processes.flatMap { ["--server", String($0)] }
        + options.sorted { $0.key < $1.key }.flatMap { [$0.key, String($0.value)] }
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw BenchmarkError("the load \(load) failed") }
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count == 2, let value = Double(words[1]) else { throw BenchmarkError("the load printed \(line)") }
        values[String(words[0])] = value
      }
    }

    func value(_ name: String) throws -> Double {
      guard let value = values[name] else { throw BenchmarkError("the load printed no \(name)") }
      return value
    }

    /// The number of something for each second of the server's processor time.
    func rate(of name: String) throws -> Double { try value(name) / value("serverProcessorSeconds") }
  }
#endif
