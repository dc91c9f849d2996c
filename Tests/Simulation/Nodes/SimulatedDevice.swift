internal import ParlanceCore
internal import ParlanceEngine

/// A machine with one installation of an app: its process comes and goes, its disk and its clock stay.
final class SimulatedDevice {
  let index: Int
  let configuration: DeviceConfiguration
  let disk = SimulatedDisk()
  let files = SimulatedFiles()
  let clock: MachineClock
  let network: Network
  private let scheduler: Scheduler
  private let hubs: [SimulatedHub]
  private let trace: Trace
  private let ledger: Ledger
  private(set) var life = Life()
  private(set) var device: Device?
  private(set) var link: SimulatedLink?
  /// The app is logging out.
  private(set) var isLeaving = false
  /// Counts the runs of the process.
  private(set) var run = -1
  /// Receives the events for the app.
  var handler: ((SimulatedDevice, [DeviceEvent]) -> Void)?
  /// The fault in the events for this device's app, to show that the oracle notices it; nil for none.
  var sabotage: WorldSwitches.Sabotage?

  init(
    index: Int, _ configuration: DeviceConfiguration, scheduler: Scheduler, hubs: [SimulatedHub], clock: MachineClock,
    network: Network, trace: Trace, ledger: Ledger
  ) {
    self.index = index
    self.configuration = configuration
    self.scheduler = scheduler
    self.hubs = hubs
    self.clock = clock
    self.network = network
    self.trace = trace
    self.ledger = ledger
    life.end()
    disk.kill = { [unowned self] in
      ledger.endLogin(self)
      kill("in a commit")
    }
    disk.failed = { [unowned self] in ledger.noteDiskTrouble(self) }
  }

  var account: AccountID { configuration.account }
  var name: String { "\(account.name)/\(configuration.device.string)" }
  var isRunning: Bool { device != nil && life.isAlive }

  func note(_ line: @autoclosure () -> String) { trace.note("\(scheduler.now) \(name) \(line())") }

  // MARK: the process

  /// Starts the process; again later if its database cannot be read.
  func start() {
    guard !isRunning else { return }
    life = Life()
    isLeaving = false
    let clock = SimulatedClock(clock, scheduler, life)
    let link = SimulatedLink(scheduler, life, hubs: hubs, network: network)
    let queue = SimulatedQueue(scheduler, life)
    let files = DeviceFiles(
      files: files, queue: SimulatedQueue(scheduler, life), previewQueue: SimulatedQueue(scheduler, life),
      folder: { "/device" })
    do throws(MessagingError) {
      let device = try Device(
        configuration: configuration, store: SimulatedDeviceStore(disk, life), clock: clock,
        loop: DeviceLoop(queue: queue), link: link, isLinkUp: false, callbackQueue: SimulatedQueue(scheduler, life),
        files: files
      ) { [unowned self] in report($0) }
      link.attach(device)
      self.device = device
      self.link = link
      run += 1
      ledger.begin(self)
      note("starts, run \(run)")
      logIn()
    } catch {
      note("cannot start: \(error.code)")
      life.end()
      scheduler.removeDead()
      startLater(after: 1000)
    }
  }

  func startLater(after delay: Int64) { scheduler.after(delay) { [self] in start() } }

  private func report(_ events: [DeviceEvent]) {
    guard life.isAlive else { return }
    ledger.report(self, sabotage?.spoil(events) ?? events)
    handler?(self, events)
  }

  /// Kills the process, which starts again after a while.
  ///
  /// - parameter generator: Chooses the state of the disk after a power cut; nil without one.
  func kill(
    _ place: String, powerCut generator: UnsafeMutablePointer<SeededGenerator>? = nil, restartAfter: Int64 = 800
  ) {
    guard isRunning else { return }
    life.end()
    link?.cut()
    disk.rollback()
    var lost = ""
    if let generator {
      lost = ", which takes \(disk.cutPower(&generator.pointee)) commits"
    }
    note("dies \(place)\(lost)")
    device = nil
    link = nil
    ledger.end(self, generator == nil ? .killed : .powerCut)
    scheduler.removeDead()
    startLater(after: restartAfter)
  }

  /// Logs the app out; the process ends after the completion.
  func logOut(restartAfter: Int64) {
    guard let device, !isLeaving else { return }
    isLeaving = true
    note("logs out")
    ledger.endLogin(self)
    let completion = ledger.expectCompletion(self, "disconnect")
    device.disconnect { [self] error in
      completion(error)
      note("is logged out")
      ledger.noteLogout(self)
      finishSoon(restartAfter: restartAfter)
    }
  }

  /// The app logs in; again later if the database cannot be read now.
  private func logIn() {
    guard let device, !isLeaving else { return }
    device.connectEventually(token: "")
    if !device.isOpen { logInAgain(after: 1000) }
  }

  /// The hub refused the login; the app tries again.
  func logInAgain(after delay: Int64) { scheduler.after(delay, of: life) { [self] in logIn() } }

  /// The hub ended the login; the app closes the device and logs in again later.
  func closeAfterEnd(restartAfter: Int64) {
    guard let device, !isLeaving else { return }
    isLeaving = true
    ledger.endLogin(self)
    device.disconnect { [self] _ in
      ledger.noteLogout(self)
      finishSoon(restartAfter: restartAfter)
    }
  }

  /// Ends the process after the logout: at once, or a while later, during which the app must receive nothing.
  private func finishSoon(restartAfter: Int64) {
    guard restartAfter % 2 == 0 else { return finish(.loggedOut, restartAfter: restartAfter) }
    scheduler.after(50, of: life) { [self] in finish(.loggedOut, restartAfter: restartAfter) }
  }

  private func finish(_ end: RunEnd, restartAfter: Int64) {
    guard life.isAlive else { return }
    life.end()
    link?.cut()
    device = nil
    link = nil
    ledger.end(self, end)
    scheduler.removeDead()
    startLater(after: restartAfter)
  }
}
