import Suggestions

/// The command line.
struct Options {
  /// The measurements to choose from.
  enum Benchmark: String, CaseIterable {
    case embedded, gateway, postgres, cluster, login, search, `import`
  }

  var benchmark: Benchmark
  var messages: Int
  var runs: Int
  /// The numbers of accounts and conversations of an import; nil for those that follow from that of its messages.
  var accounts: Int?
  var conversations: Int?
  /// From which the archive of an import is made.
  var seed: UInt64 = 1
  var printsJSON = false

  static let usage = """
    usage: parlance-bench embedded|gateway|postgres|cluster|login|search|import [--json] [--messages N] [--runs N]

      embedded      the whole path in one process: sender's database, hub at synchronous=FULL, receiver's database
      gateway       parlance serve under the load of clients in a process of their own, against a service in C that does
                    the least; exits with an error below the required figures. On Linux, with the trait Server
      postgres      the hub's store in PostgreSQL against COPY of the same rows; the processor time is that of this process
                    and the server's. On Linux, with the trait Cluster
      cluster       two gateways, and then three, on one PostgreSQL server and one NATS server under that load, against COPY
                    of as many rows; exits with an error below the required figure. On Linux, with the traits Server
                    and Cluster
      login         logins of an account with many conversations; exits with an error if a turn of the hub takes too long
      search        searches of a device's database against a scan of its texts with LIKE
      import        parlance import of a made-up service against raw insertions of its rows, its memory, live messages
                    beside it, and logins afterwards; exits with an error if a required figure is missed. On Linux, with
                    the trait Server
      --json        print one JSON object instead of a table
      --messages N  messages for each workload (embedded: 20000; gateway: 100000, to the group a fiftieth of them;
                    postgres: 20000; cluster: 100000; login: 10000 conversations; search: 1000000, those that are
                    searched; import: 1000000)
      --accounts N, --conversations N, --seed N
                    import: the size of the service (a hundredth and a tenth of the messages), and what it is made
                    from (1)
      --help        print this help
      --runs N      runs of each measurement, of which the median counts (embedded: 5; gateway, postgres, cluster: 3; login: 9;
                    import: 1); search: searches for each keyword (200)

    """

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)
    guard !rest.isEmpty else { throw UsageError(reason: "no measurement is given") }
    let name = rest.removeFirst()
    guard let benchmark = Benchmark(rawValue: name) else {
      throw UsageError("\(name) is not a measurement", name, among: Benchmark.allCases.map(\.rawValue))
    }
    self.benchmark = benchmark
    switch benchmark {
    case .embedded: (messages, runs) = (20_000, 5)
    case .gateway, .cluster: (messages, runs) = (100_000, 3)
    case .postgres: (messages, runs) = (20_000, 3)
    case .login: (messages, runs) = (10_000, 9)
    case .search: (messages, runs) = (1_000_000, 200)
    case .import: (messages, runs) = (1_000_000, 1)
    }
    while !rest.isEmpty {
      let option = rest.removeFirst()
      switch option {
      case "--json": printsJSON = true
      case "--messages": messages = try Self.number(option, &rest)
      case "--runs": runs = try Self.number(option, &rest)
      case "--accounts" where benchmark == .import: accounts = try Self.number(option, &rest)
      case "--conversations" where benchmark == .import: conversations = try Self.number(option, &rest)
      case "--seed" where benchmark == .import: seed = UInt64(try Self.number(option, &rest))
      default:
        let known = ["--json", "--messages", "--runs", "--accounts", "--conversations", "--seed", "--help"]
        throw UsageError("\(option) is not an option", option, among: known)
      }
    }
  }

  private static func number(_ option: String, _ rest: inout [String]) throws(UsageError) -> Int {
    guard !rest.isEmpty, let number = Int(rest.removeFirst()), number > 0 else {
      throw UsageError(reason: "\(option) needs a number above 0")
    }
    return number
  }
}

/// The reason why the command line makes no sense.
struct UsageError: Error {
  var reason: String
}

extension UsageError {
  /// Creates the error for a word that is not known.
  init(_ complaint: String, _ word: String, among known: [String]) {
    reason = complaint + (Suggestion.question(word, among: known).map { "; \($0)" } ?? "")
  }
}
