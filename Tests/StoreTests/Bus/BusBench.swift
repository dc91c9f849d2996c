import Foundation
import ParlanceCore
import TestNumbers
import Testing

#if Cluster
  import NATSServer
  import ParlanceNATS
#endif
#if Server
  import ParlanceTokens
#endif

/// The buses that every scenario runs on.
enum BusKind: String, CaseIterable, CustomTestStringConvertible {
  case memory
  #if Cluster
    case nats
    #if Server
      /// NATS, with packets that strangers cannot read.
      case sealed
    #endif
  #endif

  var testDescription: String { rawValue }
}

/// One bus, and the ends that hubs have of it.
final class BusBench {
  private let makeBus: () throws -> any Bus
  private var ends: [BusEnd] = []

  init(_ kind: BusKind) throws {
    switch kind {
    case .memory:
      let bus = MemoryBus()
      makeBus = { bus.connect() }
    #if Cluster
      case .nats:
        let server = try PrivateNATSServer.shared.get()
        let options = NATSOptions(url: server.url, cluster: Self.clusterName)
        makeBus = { try NATSBus(options) }
      #if Server
        case .sealed:
          let server = try PrivateNATSServer.shared.get()
          let options = NATSOptions(url: server.url, cluster: Self.clusterName)
          let keys = try BusKeys(contentsOf: server.keyFile)
          makeBus = { try NATSBus(options, seal: BusCipher(keys, cluster: options.cluster)) }
      #endif
    #endif
    }
  }

  /// A cluster's name that no other test has.
  static var clusterName: String { "t" + String(UInt64.random(in: 0 ... .max), radix: 36) }

  deinit { for end in ends { end.bus.close() } }

  /// Connects another hub, and returns when messages reach it.
  ///
  /// - parameter answer: The handler's further work with each message of a stream.
  func connect(as gateway: HubNumber, _ answer: @escaping @Sendable (any Bus, Int64) -> Void = { _, _ in }) throws
    -> BusEnd
  {
    let end = BusEnd(try makeBus(), as: gateway, answer)
    ends.append(end)
    try end.waitUntilConnected()
    return end
  }
}

/// A hub's end of a bus, and the messages that came to it.
final class BusEnd: Sendable {
  /// An event did not come before the deadline.
  struct Late: Error, CustomStringConvertible {
    let description: String
  }

  let bus: any Bus
  let inbox = BusInbox()

  init(
    _ bus: any Bus, as gateway: HubNumber, _ answer: @escaping @Sendable (any Bus, Int64) -> Void = { _, _ in }
  ) {
    self.bus = bus
    let inbox = inbox
    bus.subscribe(as: gateway) { [weak bus] messages in
      inbox.add(messages)
      guard let bus else { return }
      for case .announcement(let announcement) in messages { answer(bus, announcement.stream.rawValue) }
    }
  }

  /// Publishes an announcement for each stream.
  func publish(_ streams: Int64..., to gateway: HubNumber) { publish(streams, to: gateway) }
  func publish(_ streams: some Sequence<Int64>, to gateway: HubNumber) {
    bus.publish(streams.map { BusInbox.announcement(of: $0) }, to: gateway)
  }

  func waitUntilConnected(_ isConnected: Bool = true) throws {
    let deadline = Date(timeIntervalSinceNow: BusInbox.patience)
    while bus.isConnected != isConnected {
      guard Date() < deadline else { throw Late(description: "connected: \(bus.isConnected)") }
      sched_yield()
    }
  }
}

/// The messages that came to a hub.
final class BusInbox: @unchecked Sendable {
  /// The longest wait, in seconds; only one for what never comes takes so long.
  static let patience = ProcessInfo.processInfo.environment["PARLANCE_DEADLINE"].flatMap(Double.init) ?? 60

  private let condition = NSCondition()
  // Under the condition's lock.
  private var received: [BusMessage] = []

  static func announcement(of stream: Int64, sequence: Int64 = 1, payload: EventPayload = .nothing) -> BusMessage {
    .announcement(
      Announcement(
        stream: StreamNumber(rawValue: stream), sequence: sequence, time: .zero, payload: payload, naming: .account,
        audience: []))
  }

  func add(_ messages: [BusMessage]) {
    condition.withLock {
      received += messages
      condition.broadcast()
    }
  }

  var messages: [BusMessage] { condition.withLock { received } }
  /// The streams of which announcements or entries came.
  var streams: [Int64] { Self.streams(messages) }

  private static func streams(_ messages: [BusMessage]) -> [Int64] {
    messages.compactMap { message in
      switch message {
      case .announcement(let announcement): announcement.stream.rawValue
      case .entry(let stream, _, _, _): stream.rawValue
      case .frame, .changed: nil
      }
    }
  }

  /// Returns the streams once this one is among them.
  @discardableResult func wait(for stream: Int64) throws -> [Int64] { try wait { $0.contains(stream) } }

  /// Returns the streams once there are at least `count` of them.
  func wait(count: Int) throws -> [Int64] { try wait { $0.count >= count } }

  private func wait(_ isEnough: ([Int64]) -> Bool) throws -> [Int64] {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    return try condition.withLock {
      while true {
        let streams = Self.streams(received)
        if isEnough(streams) { return streams }
        guard condition.wait(until: deadline) else { throw BusEnd.Late(description: "only \(streams) came") }
      }
    }
  }
}
