#if Cluster && Server && Remote && os(Linux)
  import BuiltPrograms
  import Foundation
  import NATSServer
  import PostgreSQLServer

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// PostgreSQL, NATS, three gateways and one address before them: all on this machine, and gone with this process.
  @MainActor
  final class DemoCluster {
    /// The time within which others take out the logins of a gateway that is gone, in seconds.
    private static let lease = 10
    /// The longest wait for something of the cluster, in seconds.
    private static let patience = 120

    private let database: PrivateServer
    private let bus: PrivateNATSServer
    private var gateways: [ServedHub] = []
    private var front: DemoFront

    init() async throws {
      database = try PrivateServer(isDurable: true)
      bus = try PrivateNATSServer()
      let options = [
        "--open-registration", "--postgres", database.url("postgres"), "--nats", bus.url, "--bus-key",
        bus.keyFile, "--lease", "\(Self.lease)", "--log-level", "warning",
      ]
      for _ in 0..<3 { gateways.append(try await ServedHub(nil, options: options)) }
      front = try DemoFront(to: gateways.map(\.port))
      try await Self.wait(for: "the gateways") {
        // Another process may have taken the port in the meantime.
        if !front.isRunning {
          front.end()
          front = try DemoFront(to: gateways.map(\.port))
        }
        return (try? await Self.text(of: "http://127.0.0.1:\(front.port)/readyz")) != nil
      }
    }

    /// The one address of the gateways.
    var endpoint: URL {
      get throws {
        guard let url = URL(string: "ws://127.0.0.1:\(front.port)") else { throw URLError(.badURL) }
        return url
      }
    }

    /// Kills one gateway that has devices, and waits until they are logged in at others.
    ///
    /// - returns: The number of those devices.
    func killGateway() async throws -> Int {
      let (victim, survivors) = (gateways[1], [gateways[0], gateways[2]])
      let before = try await Self.sum(of: "parlance_logins_total", at: survivors)
      let devices = try await Self.sum(of: "parlance_connections", at: [victim])
      guard devices > 0 else { throw Failure(description: "the gateway to be killed has no devices") }
      await victim.end(SIGKILL)
      gateways = survivors
      try await Self.wait(for: "the devices of the gateway that was killed") {
        try await Self.sum(of: "parlance_logins_total", at: survivors) >= before + devices
      }
      return devices
    }

    /// Ends everything.
    func end() async {
      front.end()
      for gateway in gateways { await gateway.end(SIGTERM) }
    }

    /// An error of the cluster itself.
    struct Failure: Error, CustomStringConvertible {
      let description: String
    }

    private static func wait(for what: String, until condition: () async throws -> Bool) async throws {
      let end = ContinuousClock.now + .seconds(patience)
      while try await !condition() {
        guard ContinuousClock.now < end else { throw Failure(description: "\(what): not within \(patience) seconds") }
        try await Task.sleep(for: .milliseconds(50))
      }
    }

    /// Adds up a number that gateways tell.
    private static func sum(of metric: String, at gateways: [ServedHub]) async throws -> Int {
      var sum = 0
      for gateway in gateways {
        let text = try await text(of: "http://127.0.0.1:\(gateway.port)/metrics")
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(metric + " ") }),
          let value = Double(line.dropFirst(metric.count + 1))
        else { throw Failure(description: "a gateway does not tell \(metric)") }
        sum += Int(value)
      }
      return sum
    }

    private static func text(of address: String) async throws -> String {
      guard let url = URL(string: address) else { throw URLError(.badURL) }
      let (data, response) = try await URLSession.shared.data(from: url)
      guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
      return String(decoding: data, as: UTF8.self)
    }
  }
#endif
