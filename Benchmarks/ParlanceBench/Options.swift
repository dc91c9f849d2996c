/// The command line.
struct Options {
  var messages = 20_000
  var runs = 5
  var printsJSON = false

  static let usage = """
    usage: parlance-bench embedded [--json] [--messages N] [--runs N]

      embedded      the whole path in one process: sender's database, hub at synchronous=FULL, receiver's database
      --json        print one JSON object instead of a table
      --messages N  messages for each workload (20000)
      --runs N      runs of each measurement, of which the median counts (5)

    """

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)
    guard !rest.isEmpty, rest.removeFirst() == "embedded" else { throw UsageError() }
    while !rest.isEmpty {
      switch rest.removeFirst() {
      case "--json": printsJSON = true
      case "--messages": messages = try Self.number(&rest)
      case "--runs": runs = try Self.number(&rest)
      default: throw UsageError()
      }
    }
  }

  private static func number(_ rest: inout [String]) throws(UsageError) -> Int {
    guard !rest.isEmpty, let number = Int(rest.removeFirst()), number > 0 else { throw UsageError() }
    return number
  }
}

/// The command line makes no sense.
struct UsageError: Error {}
