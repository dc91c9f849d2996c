internal import ParlanceCore

/// The database of one hub, or of several that share it.
final class SimulatedStore {
  /// The time in which a hub has to renew its membership, in milliseconds.
  static let lease: Int64 = 5000

  let isShared: Bool
  let blobs = SimulatedBlobs()
  let bus: SimulatedBus
  private(set) var store: MemoryHubStore
  /// Called when a hub begins a history beside others that run: by the database's clock, which was set, their leases are over.
  var whenHistoryBegins: (() -> Void)?
  /// The hubs' processes, by their names.
  private var lives: [String: Life] = [:]

  /// - parameter clock: The clock of the database, by which the leases of hubs end.
  init(isShared: Bool, clock: any MessagingClock, bus: SimulatedBus) {
    self.isShared = isShared
    self.bus = bus
    store = MemoryHubStore(clusterClock: clock)
  }

  /// Notes that a hub starts, and whether it begins a history beside others.
  ///
  /// - parameter generations: The number of generations before it did.
  func noteStart(of hub: String, _ life: Life, generations: Int) {
    let others = lives.filter { $0.key != hub && $0.value.isAlive }
    lives[hub] = life
    guard isShared, !others.isEmpty, (try? store.generations().count) != generations else { return }
    whenHistoryBegins?()
  }

  /// Returns a copy of the committed state.
  func backup() -> MemoryHubStore { store.copy() }

  /// Restores an older copy; no hub may run.
  func restore(_ backup: MemoryHubStore) { store = backup.copy() }
}

/// The bus between hubs: it is slow, and loses, repeats and reorders messages.
final class SimulatedBus: @unchecked Sendable {
  // Safe to share: a world runs on one thread.
  private struct Listener {
    let life: Life
    var hub: HubNumber
    var handler: @Sendable ([BusMessage]) -> Void
  }

  private let scheduler: Scheduler
  private var generator: SeededGenerator
  private var listeners: [Int: Listener] = [:]
  private var count = 0
  /// The number of messages of a thousand that are lost without a trace, and that come twice.
  private let lossRate: Int
  private let repetitionRate: Int
  private(set) var isBroken = false
  private var breaks = 0

  init(_ scheduler: Scheduler, seed: UInt64) {
    self.scheduler = scheduler
    generator = SeededGenerator(seed: seed)
    lossRate = generator.pick([0, 0, 20, 300])
    repetitionRate = generator.pick([0, 20, 300])
  }

  func connect(_ life: Life) -> Port {
    count += 1
    return Port(self, count, life)
  }

  /// Loses everything for a while, which hubs know.
  func stop(for time: Int64) {
    guard !isBroken else { return }
    isBroken = true
    breaks += 1
    scheduler.after(time) { [self] in isBroken = false }
  }

  func repair() { isBroken = false }

  private func pass(_ messages: [BusMessage], from place: Int, to hub: HubNumber) {
    guard !isBroken else { return }
    // What concerns different logins comes in any order, which must not change what happens to it.
    let messages = messages.enumerated().sorted {
      ($0.element.subject, $0.offset) < ($1.element.subject, $1.offset)
    }.map(\.element)
    for (other, listener) in listeners.sorted(by: { $0.key < $1.key }) {
      guard other != place, listener.life.isAlive, hub == .zero || listener.hub == hub else { continue }
      for message in messages where !generator.chance(lossRate) {
        for _ in 0..<(generator.chance(repetitionRate) ? 2 : 1) {
          let delay = generator.chance(900) ? generator.between(0, 5) : generator.between(0, 20_000)
          scheduler.after(delay, of: listener.life) { [self] in
            if !isBroken { listeners[other]?.handler([message]) }
          }
        }
      }
    }
  }

  /// The bus as one hub has it.
  final class Port: Bus, @unchecked Sendable {
    // Safe to share: a world runs on one thread.
    private let bus: SimulatedBus
    private let place: Int
    private let life: Life

    fileprivate init(_ bus: SimulatedBus, _ place: Int, _ life: Life) {
      self.bus = bus
      self.place = place
      self.life = life
    }

    func publish(_ messages: [BusMessage], to hub: HubNumber) { bus.pass(messages, from: place, to: hub) }

    func subscribe(as hub: HubNumber, _ handler: @escaping @Sendable ([BusMessage]) -> Void) {
      bus.listeners[place] = Listener(life: life, hub: hub, handler: handler)
    }

    var isConnected: Bool { !bus.isBroken }
    var lossCount: Int { bus.breaks }
    func close() { bus.listeners[place] = nil }
  }
}

extension BusMessage {
  /// The stream or the session of the message, as a number; 0 if it concerns neither.
  fileprivate var subject: UInt64 {
    switch self {
    case .announcement(let announcement): UInt64(bitPattern: announcement.stream.rawValue)
    case .frame(let session, _, _): session.number
    case .entry(let stream, _, _, _): UInt64(bitPattern: stream.rawValue)
    case .changed: 0
    }
  }
}
