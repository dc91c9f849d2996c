#if Cluster
  import Foundation
  import NATSServer
  import ParlanceCore
  import TestNumbers
  import Testing

  @testable import ParlanceNATS

  /// Buses on a server of the test's own, and what they reported.
  final class NATSWorld {
    let server: PrivateNATSServer
    let cluster = BusBench.clusterName
    private var ends: [BusEnd] = []
    private var proxies: [TCPProxy] = []

    init(configuration: String = "", files: [String: String] = [:]) throws {
      server = try PrivateNATSServer(configuration: configuration, files: files)
    }

    deinit {
      for proxy in proxies { proxy.close() }
      for end in ends { end.bus.close() }
    }

    func proxy() throws -> TCPProxy {
      let proxy = try TCPProxy(to: server.port)
      proxies.append(proxy)
      return proxy
    }

    /// A bus, with short pauses, and a receiver of its messages.
    ///
    /// - parameter url: The address; nil for the server's.
    func open(
      as gateway: HubNumber, url: String? = nil, changes: BusChanges = BusChanges(), waits: Bool = true,
      seal: (any BusSeal)? = nil,
      _ answer: @escaping @Sendable (any Bus, Int64) -> Void = { _, _ in },
      options change: (inout NATSOptions) -> Void = { _ in }
    ) throws -> (end: BusEnd, bus: NATSBus) {
      var options = NATSOptions(url: url ?? server.url, cluster: cluster)
      options.shortestPause = 5
      options.longestPause = 50
      change(&options)
      let bus = try NATSBus(options, seal: seal) { changes.add($0) }
      let end = BusEnd(bus, as: gateway, answer)
      ends.append(end)
      if waits { try end.waitUntilConnected() }
      return (end, bus)
    }

    /// A client of the server that is not a gateway.
    func stranger(
      listeningTo subjects: [String] = [], _ packet: @escaping @Sendable ([UInt8]) -> Void = { _ in }
    ) throws -> NATSConnection {
      NATSLibrary.open()
      return try NATSConnection(
        NATSServerAddress.parse(server.url)[0], NATSOptions(url: server.url), subjects: subjects, name: "stranger",
        .init(packet: packet, ended: { _ in }))
    }

    func end(_ stranger: NATSConnection) { stranger.close() }
  }

  /// The connections of a bus and their ends, as it reported them.
  final class BusChanges: @unchecked Sendable {
    private let condition = NSCondition()
    // Under the condition's lock.
    private var changes: [NATSBusChange] = []

    func add(_ change: NATSBusChange) {
      condition.withLock {
        changes.append(change)
        condition.broadcast()
      }
    }

    /// Returns the changes once there are `count` of them.
    @discardableResult func wait(count: Int) throws -> [NATSBusChange] {
      let deadline = Date(timeIntervalSinceNow: BusInbox.patience)
      return try condition.withLock {
        while changes.count < count {
          guard condition.wait(until: deadline) else { throw BusEnd.Late(description: "only \(changes)") }
        }
        return changes
      }
    }

    /// The reason of the last end.
    var reason: String? {
      condition.withLock {
        guard case .disconnected(let reason)? = changes.last else { return nil }
        return reason
      }
    }
  }

  /// Waits until something is so.
  func waitUntil(_ what: String, _ isSo: () -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: BusInbox.patience)
    while !isSo() {
      guard Date() < deadline else { throw BusEnd.Late(description: "not in time: \(what)") }
      sched_yield()
    }
  }

  /// A message of a number of bytes, about.
  func payload(_ size: Int) -> EventPayload {
    .message(
      MessageEvent(
        id: "m", sender: "a", number: 1, senderNumber: 1, options: .ordinary, platform: .linux, kind: .text,
        body: [UInt8](repeating: 7, count: size)))
  }
#endif
