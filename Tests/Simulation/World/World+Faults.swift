internal import ParlanceCore

// What goes wrong.
extension World {
  func injectFault() {
    guard let fault = generator.pickAny(plan.faults) else { return }
    faults += 1
    let device = generator.pick(devices)
    let hub = generator.pick(hubs)
    switch fault {
    case .cutLink:
      device.note("loses its link")
      device.link?.cut()
    case .offline:
      device.note("is offline")
      device.network.isOnline = false
      device.link?.cut()
      scheduler.after(generator.between(100, 20_000)) { device.network.isOnline = true }
    case .killDevice: device.kill("", restartAfter: pause())
    case .killDeviceInCommit:
      device.note("is to die in a commit")
      device.disk.killAtNextCommit(generator.chance(500) ? .before : .after)
    case .powerCut:
      withUnsafeMutablePointer(to: &generator) { device.kill("without power", powerCut: $0, restartAfter: 700) }
    case .killHub: hub.kill("", restartAfter: pause())
    case .killHubInCommit: hub.killAtNextCommit(generator.chance(500) ? .before : .after)
    case .deviceDisk:
      device.note("has a failing disk")
      ledger.noteDiskTrouble(device)
      // Where every call fails, a device cannot read again what its failed transaction changed.
      let isLong = generator.chance(300)
      device.disk.fail(after: generator.below(30), count: isLong ? 1 + generator.below(40) : 1, code: code())
    case .deviceCommit:
      device.note("has a disk that fails in a commit")
      ledger.noteDiskTrouble(device)
      device.disk.failCommit(after: generator.below(5), code: code())
    case .hubDisk:
      trace.note("\(scheduler.now) the hub has a failing disk")
      let isLasting = generator.chance(300)
      hub.fail(call: generator.below(60), isLasting: isLasting, code: code())
      if isLasting { scheduler.after(generator.between(0, 5000)) { hub.repair() } }
    case .hubCommit:
      trace.note("\(scheduler.now) the hub has a disk that fails in a commit")
      hub.failNextCommit(code: code())
    case .deviceClock:
      device.note("has its clock set")
      device.clock.set(by: generator.between(-300_000, 300_000))
    case .hubClock: hub.clock.set(by: generator.between(-300_000, 300_000))
    case .restoreHub: restoreHub()
    case .freezeHub: if hubs.count > 1 { hub.freeze(for: generator.between(0, 4 * SimulatedStore.lease)) }
    case .stopBus: store.bus.stop(for: generator.between(0, 20_000))
    }
  }

  private func pause() -> Int64 { generator.chance(700) ? generator.between(0, 1000) : generator.between(0, 20_000) }

  private func code() -> MessagingError.Code { generator.chance(500) ? .storageFailed : .storageFull }

  /// Takes a copy of the hub's disk, or puts one back.
  private func restoreHub() {
    if backups.isEmpty || generator.chance(600) {
      if !ledger.switches.copiesRunningHub { for hub in hubs { hub.kill("to be copied") } }
      return backups.append(store.backup())
    }
    for hub in hubs { hub.kill("to have an older copy restored") }
    store.restore(generator.pick(backups))
    var members: [String: Set<AccountID>] = [:]
    for group in app.groups { members[group] = hubs[0].members(of: group) }
    ledger.noteRestoration(members)
  }
}
