import Foundation

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

  /// An option that is not known, or that has no value.
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
        guard let text = arguments.next(), let url = URL(string: text) else { throw Self.usage }
        endpoint = url
      default: throw Self.usage
      }
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

  private static let usage = Invalid(
    description: "usage: parlance-demo [--full] [--endpoint ws://HOST:PORT | --cluster]")
}
