internal import HubModel
internal import ParlanceCore
internal import ParlanceEngine

/// The hub's process and its disk, which keeps what was committed.
final class SimulatedHub {
  private let scheduler: Scheduler
  private let settings: HubSettings
  private let trace: Trace
  let clock: MachineClock
  private(set) var store = MemoryHubStore()
  private(set) var life = Life()
  private(set) var loop: HubLoop?
  /// Who is connected, and in which room; gone with the process.
  private(set) var directory = MemorySessionDirectory()
  private(set) var restarts = 0
  private var disk: FailingStore?
  private var connections: [SimulatedConnection] = []
  private var sessions: UInt64 = 0
  /// Where the next commit ends the process.
  private var fatalCommit: FatalCommit?
  /// How the next commit fails.
  private var failingCommit: MessagingError.Code?

  enum FatalCommit { case before, after }

  init(_ scheduler: Scheduler, settings: HubSettings, clock: MachineClock, trace: Trace) {
    self.scheduler = scheduler
    self.settings = settings
    self.clock = clock
    self.trace = trace
    life.end()
  }

  var isRunning: Bool { loop != nil && life.isAlive }

  func nextSession() -> SessionID {
    sessions += 1
    return SessionID(sessions)
  }

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
    directory = MemorySessionDirectory()
    let ports = Hub.Ports(store: disk, clock: processClock, directory: directory)
    loop = HubLoop(
      hub: try Hub(ports, settings: settings), clock: processClock, queue: SimulatedQueue(scheduler, life))
    trace.note("\(scheduler.now) hub starts")
  }

  /// Ends the process. It starts again after a while.
  func kill(_ place: String, restartAfter delay: Int64 = 500) {
    guard isRunning else { return }
    trace.note("\(scheduler.now) hub dies \(place)")
    life.end()
    // What the process does until the end of its step does not reach the disk.
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
  }

  func failNextCommit(code: MessagingError.Code) { failingCommit = code }

  func repair() {
    (fatalCommit, failingCommit) = (nil, nil)
    if isRunning { disk?.repair() }
  }

  /// A copy of what was committed.
  func backup() -> MemoryHubStore { store.copy() }

  /// The members of a group, as the disk has them.
  func members(of group: String) -> Set<AccountID> {
    guard let stream = (try? store.stream(key: "c:" + group))??.number,
      let members = try? store.members(stream: stream)
    else { return [] }
    return Set(members.compactMap { (try? store.account(number: $0.account))??.id })
  }

  /// Ends the process and puts an older copy in the place of its disk.
  func restore(_ backup: MemoryHubStore) {
    kill("to have an older copy restored")
    store = backup.copy()
  }
}
