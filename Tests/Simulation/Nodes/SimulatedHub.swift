internal import HubModel
internal import ParlanceCore
internal import ParlanceEngine

/// A hub's process. Its commits are on the disk of its world, which hubs may share.
final class SimulatedHub {
  private let scheduler: Scheduler
  private let settings: HubSettings
  private let trace: Trace
  private let world: SimulatedStore
  let name: String
  let clock: MachineClock
  /// Receives a description of each entry that the hub should not have pushed.
  let wrongPush: (String) -> Void
  private(set) var life = Life()
  private(set) var loop: HubLoop?
  /// The live state of logins, as this process knows it.
  private(set) var directory: any SessionDirectory = MemorySessionDirectory()
  private(set) var restarts = 0
  private var queue: SimulatedQueue?
  private var disk: FailingStore?
  private var connections: [SimulatedConnection] = []
  /// The point of the next commit at which the process ends; nil if it does not.
  private var fatalCommit: FatalCommit?
  /// The error of the next commit; nil if it does not fail.
  private var failingCommit: MessagingError.Code?

  enum FatalCommit { case before, after }

  init(
    _ name: String, _ scheduler: Scheduler, settings: HubSettings, store: SimulatedStore, clock: MachineClock,
    trace: Trace, wrongPush: @escaping (String) -> Void
  ) {
    self.wrongPush = wrongPush
    self.name = name
    self.scheduler = scheduler
    self.settings = settings
    world = store
    self.clock = clock
    self.trace = trace
    life.end()
  }

  var isRunning: Bool { loop != nil && life.isAlive }
  var isFrozen: Bool { queue?.isHeld == true }
  var store: MemoryHubStore { world.store }

  func note(_ connection: SimulatedConnection) { connections.append(connection) }

  // MARK: the process

  func start() throws(MessagingError) {
    guard !isRunning else { return }
    life = Life()
    (fatalCommit, failingCommit) = (nil, nil)
    let disk = FailingStore(store)
    disk.whenCommitting = { [unowned self] () throws(MessagingError) in
      if let code = failingCommit {
        failingCommit = nil
        throw MessagingError(code)
      }
      guard fatalCommit == .before else { return }
      kill("in a commit, before it was done")
      throw MessagingError(.storageFailed)
    }
    disk.whenCommitted = { [unowned self] in if fatalCommit == .after { kill("in a commit, after it was done") } }
    self.disk = disk
    let processClock = SimulatedClock(clock, scheduler, life)
    let media = HubMedia(blobs: world.blobs, queue: SimulatedQueue(scheduler, life))
    var ports = Hub.Ports(store: disk, clock: processClock, media: media)
    if world.isShared {
      let shared = SharedSessionDirectory(disk, lease: SimulatedStore.lease) { [scheduler] in scheduler.now }
      ports = Hub.Ports(
        store: disk, clock: processClock, shared: shared, bus: world.bus.connect(life), media: media)
    }
    directory = ports.directory
    let queue = SimulatedQueue(scheduler, life)
    self.queue = queue
    let generations = try store.generations().count
    loop = HubLoop(hub: try Hub(ports, settings: settings), clock: processClock, queue: queue)
    world.noteStart(of: name, life, generations: generations)
    trace.note("\(scheduler.now) \(name) starts")
  }

  /// Stops the process for a while; everything else continues.
  func freeze(for time: Int64) {
    guard isRunning, let queue else { return }
    trace.note("\(scheduler.now) \(name) freezes for \(time) ms")
    queue.isHeld = true
    scheduler.after(time, of: life) { queue.isHeld = false }
  }

  func thaw() { queue?.isHeld = false }

  /// Ends the process. It starts again after a while.
  func kill(_ place: String, restartAfter delay: Int64 = 500) {
    guard isRunning else { return }
    trace.note("\(scheduler.now) \(name) dies \(place)")
    life.end()
    // Later calls of the process in the same step do not reach the disk.
    disk?.fail()
    store.rollback()
    loop = nil
    for connection in connections { connection.cut() }
    connections.removeAll()
    scheduler.removeDead()
    restarts += 1
    scheduler.after(delay) { [self] in
      guard (try? start()) != nil else { preconditionFailure("a hub in memory does not open") }
    }
  }

  func killAtNextCommit(_ place: FatalCommit) { fatalCommit = place }

  // MARK: the disk

  /// Lets the next calls of the disk fail.
  func fail(call number: Int, isLasting: Bool, code: MessagingError.Code) {
    disk?.fail(call: number, isLasting: isLasting, code: code)
    world.blobs.fail(isLasting ? .max : number % 5, code: code)
  }

  func failNextCommit(code: MessagingError.Code) { failingCommit = code }

  func repair() {
    (fatalCommit, failingCommit) = (nil, nil)
    world.blobs.repair()
    if isRunning { disk?.repair() }
  }

  /// The members of a group, as the disk has them.
  func members(of group: String) -> Set<AccountID> {
    guard let stream = (try? store.stream(key: .conversation(group)))??.number,
      let members = try? store.members(stream: stream)
    else { return [] }
    return Set(members.compactMap { (try? store.account(number: $0.account))??.id })
  }
}
