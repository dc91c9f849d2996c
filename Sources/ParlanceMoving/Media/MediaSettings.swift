#if Server
  internal import Foundation

  /// The places from which the content of files is taken, and its bounds.
  package struct MediaSettings: Hashable, Sendable {
    /// The folder of media.
    package var folder: String?
    /// The hosts from which files are fetched, in lower case, each with its port if that is not the usual one.
    package var hosts: [String] = []
    /// A Boolean value that indicates whether addresses may begin with `http://`.
    package var allowsPlainHTTP = false
    /// A Boolean value that indicates whether hosts may have addresses of private networks, and of this machine.
    package var allowsPrivateNetworks = false
    /// A Boolean value that indicates whether all hosts count as listed.
    package var allowsAllHosts = false
    /// A Boolean value that indicates whether a body that is sent encoded is kept as it is; it is refused otherwise.
    var keepsEncodedBodies = false
    /// The largest file, in bytes.
    package var sizeLimit: Int64 = 30 << 20
    /// The most files that are fetched at once.
    package var atOnce = 4
    /// The longest time that one attempt to fetch a file takes, in seconds.
    package var seconds = 120
    /// The most attempts to fetch a file.
    package var attempts = 4
    /// Waits for so many milliseconds before another attempt.
    package var wait: Wait = .sleeping

    package init() {}

    /// Returns the host of a service's address, in the form of `hosts`; none for what is not an address.
    package static func hosts(ofEndpoint address: String) -> [String] {
      let parts = address.split(separator: "/", maxSplits: 2).map { $0.lowercased() }
      guard parts.count > 1, ["https:", "http:"].contains(parts[0]) else { return [] }
      let usual = parts[0] == "https:" ? ":443" : ":80"
      return [parts[1].hasSuffix(usual) ? String(parts[1].dropLast(usual.count)) : parts[1]]
    }

    /// A way to wait.
    package struct Wait: Hashable, Sendable {
      package static let sleeping = Wait(name: "sleeping") { Thread.sleep(forTimeInterval: Double($0) / 1000) }

      private let name: String
      package let milliseconds: @Sendable (Int64) -> Void

      package init(name: String, _ milliseconds: @escaping @Sendable (Int64) -> Void) {
        self.name = name
        self.milliseconds = milliseconds
      }

      package static func == (left: Wait, right: Wait) -> Bool { left.name == right.name }

      package func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
  }

  /// A file that is not to be had.
  package struct MediaLoss: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, without anything that only one file has, so that reasons can be counted.
    package var reason: String
    /// A Boolean value that indicates whether another attempt may succeed.
    package var mayPass = false

    package init(_ reason: String, mayPass: Bool = false) {
      self.reason = reason
      self.mayPass = mayPass
    }

    package var description: String { reason }
  }
#endif
