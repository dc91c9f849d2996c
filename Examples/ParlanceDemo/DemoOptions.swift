import Foundation
import Suggestions

/// The options of the command.
struct DemoOptions {
  /// A Boolean value that indicates whether every callback is printed, and not only those of the vendors' documents.
  var isFull = false
  /// The gateway through which the apps talk, each in a process of its own; nil for one process with an engine.
  var endpoint: URL?
  /// A Boolean value that indicates whether the demo starts several gateways of its own and kills one of them.
  var isCluster = false
  /// The account of the only app of this process, which its parent drives; nil for the demo itself.
  var app: String?

  /// A Boolean value that indicates whether the help is asked for.
  var wantsHelp = false

  /// An option that is not known, or whose value cannot be used.
  struct Invalid: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads arguments.
  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--full": isFull = true
      case "--cluster": isCluster = true
      case "--app": app = arguments.next()
      case "--endpoint":
        guard let text = arguments.next() else {
          throw Invalid(description: "--endpoint needs the address of a gateway, as ws://127.0.0.1:7788")
        }
        endpoint = try Self.address(text)
      case "--help", "-h": wantsHelp = true
      default:
        let question = Suggestion.question(argument, among: ["--full", "--endpoint", "--cluster", "--help"])
        throw Invalid(description: "\(argument): there is no such option; \(question ?? Self.usage)")
      }
    }
    if wantsHelp { return }
    guard endpoint == nil || !isCluster else {
      throw Invalid(description: "--endpoint and --cluster exclude each other; \(Self.usage)")
    }
    #if !(Cluster && Server && Remote && os(Linux))
      if isCluster {
        throw Invalid(
          description: "--cluster needs Linux and the package traits Remote, Server and Cluster, which this build lacks"
        )
      }
    #endif
    #if !Remote
      if endpoint != nil {
        throw Invalid(description: "--endpoint needs the package trait Remote, which this build lacks")
      }
    #endif
  }

  /// Reads the address of a gateway.
  private static func address(_ text: String) throws(Invalid) -> URL {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), url.host?.isEmpty == false else {
      throw Invalid(description: "\"\(text)\" is not the address of a gateway, such as ws://127.0.0.1:7788")
    }
    guard scheme == "ws" || scheme == "wss" else {
      throw Invalid(
        description: "a gateway's address begins with ws:// or, with TLS, wss://; \"\(text)\" has \(scheme)://")
    }
    return url
  }

  private static let usage = "usage: parlance-demo [--full] [--endpoint ws://HOST:PORT | --cluster]"

  /// The text of `--help`.
  static let help = """
    \(usage)

    Plays the vendors' documents, and every style with every other, and checks every callback.

      --full           print every callback, and not only those of the vendors' documents
      --endpoint URL   play through this gateway, with each app in a process of its own
      --cluster        start PostgreSQL, NATS and three gateways, play over them, and kill one meanwhile
      --help           print this help

    """
}
