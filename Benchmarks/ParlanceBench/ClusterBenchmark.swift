#if Cluster && Server && os(Linux)
  import Foundation
  import NATSServer
  import PostgreSQLServer

  /// Several gateways, each a process of its own, on one PostgreSQL server and one NATS server of this machine.
  ///
  /// Each pair's sender and receiver are at different gateways, so that every message crosses from one to the other. The
  /// processor time is that of the gateways, of PostgreSQL with all its processes, and of NATS together; PostgreSQL waits for
  /// the disk at each commit. The baseline is `COPY` of as many rows into the same table, so many with each commit as the
  /// pairs can have on their way.
  struct ClusterBenchmark {
    /// The number of messages of the pairs.
    var messages: Int
    var runs: Int

    static let pairs = 50
    static let outstanding = 8
    /// Messages a second.
    static let rate = 500
    /// The seconds for which the messages of that rate count.
    static let seconds = 10
    /// The numbers of gateways that are measured.
    static let sizes = [1, 2, 3]

    /// The result for one number of gateways: the run with the median number of messages per second of processor time.
    struct Size {
      var gateways: Int
      /// Messages per second of processor time: of all processes, of the gateways alone, of PostgreSQL and of NATS.
      var all: Double
      var ofGateways: Double
      var ofPostgreSQL: Double
      var ofNATS: Double
      /// Messages per second of elapsed time.
      var onClock: Double
    }

    /// The latency of messages between clients of two gateways, in milliseconds.
    struct Delay {
      var median: Double
      var percentile99: Double
      var longest: Double
    }

    func measure() throws -> ClusterReport {
      try Service.raiseFileLimit()
      var measured: [Int: [Size]] = [:]
      var baselines: [Double] = []
      var delays: [Delay] = []
      let batch = Self.pairs * Self.outstanding
      // By turns, so that a machine that grows slower slows all of them.
      for _ in 0..<runs {
        for size in Self.sizes { measured[size, default: []].append(try self.size(size)) }
        let turns = max(1, messages / batch)
        baselines.append(Double(turns * batch) / (try PostgreSQLBenchmark.copy(batch, turns).processor))
        delays.append(try delay())
      }
      return ClusterReport(
        sizes: Self.sizes.compactMap { measured[$0]?.sorted { $0.all < $1.all }[runs / 2] },
        baseline: baselines.sorted()[runs / 2], delay: delays.sorted { $0.percentile99 < $1.percentile99 }[runs / 2],
        runs: runs)
    }

    private func size(_ gateways: Int) throws -> Size {
      let load = try run(
        "pairs", ["--messages": messages, "--pairs": Self.pairs, "--outstanding": Self.outstanding], on: gateways)
      let count = try load.value("messages")
      let postgreSQL = try load.value("process\(gateways)ProcessorSeconds")
      let nats = try load.value("process\(gateways + 1)ProcessorSeconds")
      let all = try load.value("serverProcessorSeconds")
      return Size(
        gateways: gateways, all: count / all, ofGateways: count / (all - postgreSQL - nats),
        ofPostgreSQL: count / postgreSQL, ofNATS: count / max(nats, 0.01), onClock: count / (try load.value("seconds")))
    }

    private func delay() throws -> Delay {
      let load = try run(
        "latency", ["--rate": Self.rate, "--seconds": Self.seconds, "--idle": 1, "--pairs": Self.pairs], on: 2)
      return Delay(
        median: try load.value("medianMilliseconds"), percentile99: try load.value("percentile99Milliseconds"),
        longest: try load.value("longestMilliseconds"))
    }

    /// Starts everything, puts a load on it, and stops it.
    private func run(_ load: String, _ options: [String: Int], on count: Int) throws -> LoadResult {
      let database = try PrivateServer(isDurable: true)
      let bus = try PrivateNATSServer()
      var gateways: [Service] = []
      let result = Result {
        for _ in 0..<count {
          gateways.append(
            try Service(
              .gateway,
              store: ["--postgres", database.url("postgres"), "--nats", bus.url, "--bus-key", bus.keyFile]))
        }
        return try LoadResult(
          running: load, options, ports: gateways.map(\.port),
          processes: gateways.map(\.processIdentifier) + [
            try database.processIdentifier(), try bus.processIdentifier(),
          ])
      }
      for gateway in gateways { try gateway.stop() }
      return try result.get()
    }
  }
#endif
