internal import ParlanceCore
internal import ParlanceEngine

/// A device's way to the hub over a network that is slow, breaks, and is noticed to have broken late and at each end at
/// another time.
final class SimulatedLink: Link, @unchecked Sendable {
  // Safe to share: a world runs on one thread.
  private let scheduler: Scheduler
  private let life: Life
  private let hubs: [SimulatedHub]
  /// The hub to which the link leads now.
  private var hub: SimulatedHub
  private let network: Network
  private weak var receiver: (any LinkReceiver)?
  private var connection: SimulatedConnection?
  private var isClosed = false
  /// The device takes the link for up.
  private(set) var isReachable = false

  init(_ scheduler: Scheduler, _ life: Life, hubs: [SimulatedHub], network: Network) {
    self.scheduler = scheduler
    self.life = life
    self.hubs = hubs
    hub = hubs[0]
    self.network = network
    reconnect(after: network.delay())
  }

  func attach(_ receiver: any LinkReceiver) { self.receiver = receiver }

  func address(of media: MediaDescriptor) -> String? { nil }

  // MARK: the device's side

  func submit(_ frames: [OutboundFrame]) {
    guard life.isAlive, isReachable, !isClosed else { return }
    if connection == nil {
      connection = SimulatedConnection(scheduler, life, hub: hub, network: network) { [weak self] event in
        self?.take(event)
      }
    }
    connection?.submit(frames)
  }

  func interrupt() {
    connection?.closeByDevice()
    connection = nil
  }

  func close() {
    guard life.isAlive else { return }
    isClosed = true
    interrupt()
  }

  func setReachable(_ isReachable: Bool) {
    if isReachable { reconnect(after: 0) } else { cut() }
  }

  // MARK: the network's side

  /// Loses the connection, with everything that is on its way. Each end notices some time later.
  func cut() {
    let isNoticedBy = network.patience()
    if let connection {
      connection.cut()
    } else {
      scheduler.after(isNoticedBy, of: life) { [weak self] in self?.lose() }
    }
  }

  private func take(_ event: SimulatedConnection.Event) {
    switch event {
    case .frames(let frames): receiver?.receive(frames)
    case .ended: lose()
    }
  }

  private func lose() {
    connection = nil
    guard isReachable, life.isAlive, !isClosed else { return }
    isReachable = false
    receiver?.linkDidChange(isReachable: false)
    reconnect(after: network.delay())
  }

  /// Tries until the hub can be reached.
  private func reconnect(after delay: Int64) {
    scheduler.after(delay, of: life) { [weak self] in
      guard let self, !isReachable, !isClosed else { return }
      if hubs.count > 1 { hub = hubs[network.choose(among: hubs.count)] }
      guard network.isOnline, hub.isRunning else { return reconnect(after: 200 + network.delay()) }
      isReachable = true
      receiver?.linkDidChange(isReachable: true)
    }
  }
}

/// The state of a machine's network.
final class Network {
  var isOnline = true
  /// The usual delay, in milliseconds.
  private let usualDelay: Int64
  private var generator: SeededGenerator

  init(usualDelay: Int64, seed: UInt64) {
    self.usualDelay = usualDelay
    generator = SeededGenerator(seed: seed)
  }

  /// Returns how long something is on its way, in milliseconds.
  func delay() -> Int64 {
    generator.chance(20) ? generator.between(0, 40 * usualDelay) : generator.between(0, usualDelay)
  }

  /// Returns how long an end takes to notice that a connection is lost, in milliseconds.
  func patience() -> Int64 { generator.chance(300) ? generator.between(0, 30_000) : generator.between(0, 200) }

  /// Returns the number of one of several machines that answer.
  func choose(among count: Int) -> Int { generator.below(count) }

  /// Returns one of two things that may happen.
  func toss() -> Bool { generator.chance(500) }
}
