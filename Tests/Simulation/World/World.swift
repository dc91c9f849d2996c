internal import HubModel
internal import ParlanceCore
internal import ParlanceEngine

/// The outcome of a world.
package struct WorldReport: Sendable {
  package let seed: UInt64
  /// The same for the same seed.
  package let fingerprint: UInt64
  /// The number of pieces of work that ran.
  package let steps: Int
  /// The number of events that apps received.
  package let events: Int
  package let messages: Int
  package let faults: Int
  package let violation: Violation?
  /// The last lines of the trace.
  package let tail: [String]
}

/// A hub, devices, and everything between them, on one thread and from one seed.
package final class World {
  let seed: UInt64
  let plan: WorldPlan
  let trace: Trace
  let scheduler: Scheduler
  let store: SimulatedStore
  let hubs: [SimulatedHub]
  let ledger: Ledger
  let app: App
  var devices: [SimulatedDevice] = []
  var generator: SeededGenerator
  var backups: [MemoryHubStore] = []
  var faults = 0

  /// Runs a world.
  ///
  /// - parameter sink: Takes each line of its trace.
  package static func run(
    seed: UInt64, switches: WorldSwitches = WorldSwitches(), sink: ((String) -> Void)? = nil
  ) -> WorldReport {
    let randomness = SeededRandomness(seed: seed)
    return SystemRandomness.$substitute.withValue(SubstituteRandomness { randomness.next() }) {
      let world = World(seed: seed, switches: switches, sink: sink)
      world.run()
      return world.report
    }
  }

  private init(seed: UInt64, switches: WorldSwitches, sink: ((String) -> Void)?) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    plan = WorldPlan(&generator, switches: switches)
    trace = Trace(sink: sink)
    scheduler = Scheduler(seed: generator.next(), trace: trace)
    ledger = Ledger(trace: trace, switches: switches, pullLimit: plan.pullLimit)
    let clock = MachineClock(scheduler, drift: 0, offset: 0)
    store = SimulatedStore(
      isShared: plan.hubs > 1, clock: SimulatedClock(clock, scheduler, Life()),
      bus: SimulatedBus(scheduler, seed: generator.next()))
    store.whenHistoryBegins = { [ledger] in ledger.noteHistoryBegun() }
    // Hubs that share a store have its time.
    hubs = (0..<plan.hubs).map { [scheduler, store, plan, trace, ledger] number in
      SimulatedHub(
        plan.hubs > 1 ? "hub \(number)" : "hub", scheduler, settings: plan.hubSettings, store: store, clock: clock,
        trace: trace
      ) { [ledger] push in ledger.violate(.pushes, push) }
    }
    let accounts = (0..<plan.accounts).map { AccountID("a\($0)") }
    app = App(
      ledger, accounts: accounts, groups: (0..<plan.groups).map { "g\($0)" },
      rooms: (0..<plan.rooms).map { "r\($0)" }, changing: Set(accounts.suffix(plan.accounts / 3)),
      changesAccounts: switches.changesAccounts, changesGroups: switches.changesGroups, fetches: switches.fetches,
      sendsFiles: plan.hasFiles, seed: generator.next())
    app.operated = { [unowned self] in hubs.first { $0.isRunning && !$0.isFrozen }?.loop }
    trace.note("world \(seed): \(plan)")
    for index in 0..<plan.devices { addDevice(index, accounts[index % accounts.count], switches) }
  }

  private func addDevice(_ index: Int, _ account: AccountID, _ switches: WorldSwitches) {
    var configuration = DeviceConfiguration(
      style: generator.pick(["A", "B"]), account: account, device: DeviceID("d\(index)"))
    configuration.revocation = DeviceConfiguration.RevocationPolicy(
      removal: generator.chance(600) ? .beforeReport : .afterReport, uncountsMessages: generator.chance(600))
    configuration.reading = DeviceConfiguration.ReadingPolicy(
      countsNotifications: generator.chance(200), receiptScope: generator.chance(700) ? .upToMessage : .singleMessage,
      listsMessages: generator.chance(300), confirmsDelivery: generator.chance(700))
    if generator.chance(400) { configuration.reading.synchronization.insert(.unreadCounts) }
    if generator.chance(300) { configuration.reading.synchronization.insert(.wholeConversations) }
    configuration.keepsProfiles = generator.chance(500)
    configuration.resumesStatusSubscriptions = switches.changesAccounts
    if switches.changesGroups { configuration.takesBulletins = generator.chance(800) }
    let clock = MachineClock(
      scheduler, drift: generator.between(-plan.maximumDrift, plan.maximumDrift),
      offset: plan.maximumDrift == 0 ? 0 : generator.between(-60_000, 60_000))
    let device = SimulatedDevice(
      index: index, configuration, scheduler: scheduler, hubs: hubs, clock: clock,
      network: Network(usualDelay: plan.usualDelay, seed: generator.next()), trace: trace, ledger: ledger)
    device.handler = { [unowned self] device, events in app.answer(device, events) }
    device.sabotage = index == 0 ? switches.sabotage : nil
    devices.append(device)
    ledger.add(device)
  }

  // MARK: a run

  private func run() {
    do throws(MessagingError) {
      try begin()
    } catch {
      ledger.violate(.stuck, "the world does not begin: \(error)")
    }
    var choices = 0
    while choices < plan.choices, ledger.violation == nil {
      choices += 1
      let choice = generator.below(1000)
      if choice < plan.actionRate {
        app.act(generator.pick(devices))
      } else if choice < plan.actionRate + plan.faultRate {
        injectFault()
      } else {
        _ = scheduler.step()
      }
    }
    comeToRest()
    ledger.compareReading(devices)
    for device in devices { if let engine = device.device { app.sendText(device, engine) } }
    comeToRest()
    ledger.compareReading(devices)
    ledger.compareCopies(devices)
    ledger.compareAccounts(devices)
    ledger.compareGroups(devices, app.groups)
    comeToRest()
    ledger.compareReading(devices)
    if ledger.violation == nil { ledger.check(devices, hubs, isWhole: faults == 0) }
  }

  private func begin() throws(MessagingError) {
    for hub in hubs { try hub.start() }
    guard let loop = hubs[0].loop else { return }
    for account in app.accounts { try loop.createAccount(account) }
    for group in app.groups {
      let members = app.accounts.filter { _ in generator.chance(700) }
      let owner = app.accounts[0]
      _ = try loop.createGroup(id: group, name: group, owner: owner, members: members.filter { $0 != owner })
      ledger.firstMembers[group] = Set(members + [owner])
      guard ledger.switches.changesGroups else { continue }
      ledger.firstMembers[Ledger.hearing(group)] = Set(app.accounts)
      // A part of the groups can be joined by anyone, the others ask and are asked.
      if generator.chance(300) { continue }
      _ = try loop.changeGroup(
        group,
        [
          GroupInfo.Property.joinsFreely: "false", GroupInfo.Property.takesJoinRequests: "true",
          GroupInfo.Property.asksInvitees: "true",
        ])
    }
    ledger.rooms = app.rooms
    for room in app.rooms { _ = try loop.createRoom(id: room, name: room, owner: app.accounts[0]) }
    for device in devices { device.startLater(after: generator.chance(700) ? 0 : generator.between(0, 20_000)) }
  }

  /// Repairs everything, and lets all devices reconnect and finish their work.
  private func comeToRest() {
    guard ledger.violation == nil else { return }
    trace.note("\(scheduler.now) everything is repaired")
    for hub in hubs {
      hub.repair()
      hub.thaw()
    }
    store.bus.repair()
    for device in devices {
      device.disk.repair()
      device.network.isOnline = true
    }
    // Longer than the patience of any request, and than an app stays away.
    let end = scheduler.now + 240_000
    while ledger.violation == nil, scheduler.step(until: end) {}
  }

  private var report: WorldReport {
    WorldReport(
      seed: seed, fingerprint: trace.fingerprint, steps: scheduler.steps, events: ledger.deliveries,
      messages: ledger.messages.count, faults: faults, violation: ledger.violation, tail: trace.tail)
  }
}

extension WorldPlan {
  fileprivate var hubSettings: HubSettings {
    var settings = HubSettings()
    settings.pullLimit = pullLimit
    settings.catchUpLimit = catchUpLimit
    settings.roomCreation = .everyone
    // A login then fetches its first data in several pages, between which the world continues.
    if pullLimit < 100 { settings.limits.entriesPerPage = 2 }
    // The results of requests must not depend on the machine's speed.
    settings.limits.timePerRequest = 1_000_000
    settings.limits.timePerTurn = 1_000_000
    settings.limits.longestTurn = 1_000_000
    return settings
  }
}

/// The engine's random numbers, which depend on the seed only.
private final class SeededRandomness: @unchecked Sendable {
  // Safe to share: a world runs on one thread.
  private var generator: SeededGenerator
  init(seed: UInt64) { generator = SeededGenerator(seed: ~seed) }
  func next() -> UInt64 { generator.next() }
}
