public import Foundation
internal import Suggestions

/// The options of a sample.
public struct Options: Sendable {
  /// The account that logs in.
  public var account: String
  /// The password or token that it shows.
  public var token: String
  /// The address of a gateway; nil for none.
  public var endpoint: URL?
  /// The folder of this account.
  public var folder: URL
  /// The folder for the data of the account's device.
  public var dataFolder: URL { folder.appendingPathComponent("Data", isDirectory: true) }
  /// The folder for the files that the account receives.
  public var filesFolder: URL { folder.appendingPathComponent("Files", isDirectory: true) }

  /// Arguments that cannot be used.
  struct Invalid: Error {
    var reason = Options.usage
  }

  /// The options, in one line.
  private static let usage = "usage: --account NAME [--token TOKEN] [--endpoint ws://HOST:PORT] [--folder PATH]"

  /// The text of `--help`.
  static let help = """
    \(usage)

      --account NAME   the account that logs in
      --token TOKEN    the password or token that it shows; none unless given
      --endpoint URL   the gateway, as ws://127.0.0.1:7788; that of PARLANCE_ENDPOINT unless given, and without either the
                       engine is in the app
      --folder PATH    the folder of the account's data
      --help           print this help

    Commands of the app:

    \(Command.summary)

    """

  /// Reads the arguments of the process, or ends it with an explanation.
  public static func parse() -> Options {
    let process = ProcessInfo.processInfo
    if process.arguments.dropFirst().contains(where: { $0 == "--help" || $0 == "-h" }) {
      FileHandle.standardOutput.write(Data(help.utf8))
      exit(0)
    }
    do throws(Invalid) {
      return try Options(process.arguments.dropFirst(), variables: process.environment, program: process.processName)
    } catch {
      FileHandle.standardError.write(Data("\(process.processName): \(error.reason)\n".utf8))
      exit(2)
    }
  }

  /// The options that have a value.
  private static let names = ["--account", "--token", "--endpoint", "--folder"]

  /// Reads arguments.
  ///
  /// - parameter variables: The variables of the process; `PARLANCE_ENDPOINT` is the endpoint unless an argument is.
  /// - parameter program: The name of the sample, each of which has a folder of its own.
  init(_ arguments: some Sequence<String>, variables: [String: String], program: String) throws(Invalid) {
    var account: String?
    var folder: URL?
    var endpoint = variables["PARLANCE_ENDPOINT"]
    token = ""
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      guard Self.names.contains(argument) else {
        let question = Suggestion.question(argument, among: Self.names) ?? Self.usage
        throw Invalid(reason: "\(argument): there is no such option; \(question)")
      }
      guard let value = arguments.next() else { throw Invalid(reason: "\(argument) needs a value; \(Self.usage)") }
      switch argument {
      case "--account": account = value
      case "--token": token = value
      case "--endpoint": endpoint = value
      default: folder = URL(fileURLWithPath: value, isDirectory: true)
      }
    }
    guard let account else { throw Invalid() }
    guard Self.isName(account) else { throw Invalid(reason: "\"\(account)\" is not a valid account name") }
    self.account = account
    if let endpoint {
      guard let url = URL(string: endpoint), url.host != nil, ["ws", "wss"].contains(url.scheme?.lowercased()) else {
        throw Invalid(reason: "\"\(endpoint)\" is not the address of a gateway, such as ws://127.0.0.1:7788")
      }
      self.endpoint = url
      #if !Remote
        throw Invalid(reason: "an endpoint needs the package trait Remote, which this build lacks")
      #endif
    }
    // The data of two accounts, or of two gateways, are not mixed.
    let place = self.endpoint.map { "\($0.host ?? "") \($0.port ?? 0)" } ?? "here"
    self.folder = folder ?? Self.baseFolder.appendingPathComponent("\(program)/\(place)/\(account)", isDirectory: true)
  }

  /// Returns whether an account's name can be that of a folder.
  private static func isName(_ account: String) -> Bool {
    !account.isEmpty && !account.hasPrefix(".") && !account.contains("/")
  }

  private static var baseFolder: URL {
    let files = FileManager.default
    let base = files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? files.temporaryDirectory
    return base.appendingPathComponent("Parlance samples", isDirectory: true)
  }
}
