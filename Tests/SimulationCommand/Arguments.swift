import Simulation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The command's arguments.
struct Arguments {
  var seconds: Double = 60
  var seed: UInt64?
  var seeds: ClosedRange<UInt64>?
  var switches = WorldSwitches()
  var checksDeterminism = false
  /// The arguments that make a world another one.
  var options = ""

  private static let switches = ["--restore", "--accounts", "--groups", "--fetches", "--copy-running", "--keep-told"]

  init(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let argument = rest.popFirst() {
      if Self.switches.contains(argument) { options += argument + " " }
      switch argument {
      case "--seconds": seconds = rest.popFirst().flatMap { Double($0) } ?? seconds
      case "--seed": seed = rest.popFirst().flatMap { UInt64($0) }
      case "--seeds": seeds = rest.popFirst().flatMap { Self.range($0) }
      case "--restore": switches.restoresHub = true
      case "--accounts": switches.changesAccounts = true
      case "--groups": switches.changesGroups = true
      case "--fetches": switches.fetches = true
      case "--copy-running": switches.copiesRunningHub = true
      case "--keep-told": switches.keepsWhatWasTold = true
      case "--twice": checksDeterminism = true
      default:
        print("unknown: \(argument)")
        exit(2)
      }
    }
  }

  private static func range(_ text: String) -> ClosedRange<UInt64>? {
    let ends = text.split(separator: ".", omittingEmptySubsequences: true).compactMap { UInt64($0) }
    guard ends.count == 2, ends[0] <= ends[1] else { return nil }
    return ends[0]...ends[1]
  }

  /// Begins anew with the same order of sets and dictionaries in every run, unless that is so already.
  static func makeHashingDeterministic() {
    let name = "SWIFT_DETERMINISTIC_HASHING"
    guard getenv(name) == nil else { return }
    setenv(name, "1", 1)
    if let path = CommandLine.unsafeArgv[0] { execv(path, CommandLine.unsafeArgv) }
    print("cannot begin anew")
    exit(2)
  }
}
