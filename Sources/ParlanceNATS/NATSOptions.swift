#if Cluster
  internal import Foundation
  internal import ParlanceCore

  /// The servers that carry a bus, and the bounds within which it works.
  package struct NATSOptions: Sendable {
    /// The addresses, separated by commas: `nats://HOST:PORT`, or `tls://HOST:PORT`, with `USER:PASSWORD@` or `TOKEN@`
    /// before the host.
    package var url: String
    /// The name of the cluster, which begins the subjects: letters, digits, hyphens and underscores.
    package var cluster: String
    /// The path of a file with certificates of authorities in PEM, in place of the system's.
    package var certificateAuthorities: String?
    /// The most messages that wait to be published; beyond it the oldest are discarded.
    package var queuedMessages = 65_536
    /// The most bytes of those messages, about.
    package var queuedBytes = 32 << 20
    /// The most bytes of others that wait to be taken; beyond it the newest are discarded.
    package var pendingBytes = 64 << 20
    /// The longest time to connect to one server, in milliseconds.
    package var connectPatience: Int64 = 2000
    /// The longest time for which the server may accept no bytes, in milliseconds.
    package var writePatience: Int64 = 2000
    /// The time between pings to the server, in milliseconds; after two without an answer the connection is closed.
    package var pingInterval: Int64 = 5000
    /// The shortest pause before a further attempt to connect, in milliseconds.
    package var shortestPause: Int64 = 100
    /// The longest pause before a further attempt to connect, in milliseconds.
    package var longestPause: Int64 = 5000

    /// - parameter url: The addresses of the servers, separated by commas.
    /// - parameter cluster: The name of the cluster.
    package init(url: String, cluster: String = "main") {
      self.url = url
      self.cluster = cluster
    }

    /// Returns the servers and the subjects.
    ///
    /// - throws: `invalidArgument` if an address or the name cannot be understood, or the certificates cannot be read.
    func resolved() throws(MessagingError) -> (servers: [NATSServerAddress], subjects: NATSSubjects) {
      if let certificateAuthorities {
        let pem = try? String(contentsOfFile: certificateAuthorities, encoding: .utf8)
        guard let pem, pem.contains("BEGIN CERTIFICATE") else {
          throw MessagingError(.invalidArgument, "no certificates in \(certificateAuthorities)")
        }
      }
      return (try NATSServerAddress.parse(url), try NATSSubjects(cluster: cluster))
    }
  }

  /// The subjects of a cluster's gateways.
  struct NATSSubjects: Sendable {
    private let prefix: String

    init(cluster: String) throws(MessagingError) {
      let isName = cluster.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
      guard isName, (1...64).contains(cluster.utf8.count) else {
        throw MessagingError(
          .invalidArgument, "the name of the cluster has up to 64 letters, digits, hyphens and underscores")
      }
      prefix = "parlance.\(cluster)"
    }

    /// Returns the subject to which a gateway listens; the one of all for 0.
    func subject(of gateway: HubNumber) -> String {
      gateway == .zero ? "\(prefix).all" : "\(prefix).gateway.\(gateway)"
    }
  }
#endif
