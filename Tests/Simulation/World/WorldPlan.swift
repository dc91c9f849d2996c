internal import ParlanceCore

/// The parts of a world, and how often each thing happens in it, as a seed decides. Each kind of fault happens in some worlds
/// and not in others, so that one does not always hide another.
struct WorldPlan {
  /// A kind of fault.
  enum Fault: String, CaseIterable {
    case cutLink, offline, killDevice, killDeviceInCommit, powerCut, killHub, killHubInCommit, deviceDisk
    case deviceCommit, hubDisk, hubCommit, deviceClock, hubClock
    /// One of several hubs stops for a while, then continues; or the bus between them loses everything.
    case freezeHub, stopBus
    /// An older copy of the hub's disk is made, or restored under devices that are ahead of it.
    case restoreHub
  }

  /// The number of hubs that share the store.
  var hubs = 1
  var accounts = 0
  var devices = 0
  var groups = 0
  var rooms = 0
  /// The number of choices before the world is left to come to rest.
  var choices = 0
  /// The number of actions of apps in a thousand choices; the next is that of faults.
  var actionRate = 0
  var faultRate = 0
  var faults: [Fault] = []
  /// The maximum number of entries of a stream in one fetch of a device.
  var pullLimit = 500
  /// The maximum number of missed entries of a stream that a device fetches; the rest is a hole.
  var catchUpLimit = 10_000
  var usualDelay: Int64 = 0
  var maximumDrift: Int64 = 0
  /// Messages may have files.
  var hasFiles = false

  init(_ generator: inout SeededGenerator, switches: WorldSwitches) {
    let isLarge = generator.chance(150)
    accounts = isLarge ? 12 : 2 + generator.below(4)
    devices = isLarge ? 20 : accounts + generator.below(3)
    groups = generator.below(3)
    rooms = generator.below(3)
    choices = isLarge ? 6000 : 1500 + generator.below(3000)
    actionRate = 20 + generator.below(100)
    faultRate = generator.chance(100) ? 0 : 1 + generator.below(12)
    faults = Fault.allCases.filter { fault in
      let isIn = generator.chance(350)
      return isIn && (fault != .restoreHub || switches.restoresHub)
    }
    hubs = generator.chance(350) ? 2 + generator.below(2) : 1
    pullLimit = generator.chance(200) ? 4 : 500
    usualDelay = generator.pick([1, 20, 200])
    maximumDrift = generator.pick([0, 100, 10_000])
    hasFiles = generator.chance(500)
    if switches.changesGroups {
      groups = 1 + generator.below(2)
      rooms = 1 + generator.below(2)
    }
    guard switches.fetches else { return }
    // Queries overtake entries where those come in parts, or over a bus.
    if generator.chance(500) { pullLimit = 4 }
    if generator.chance(250) { catchUpLimit = 12 }
    if generator.chance(400) { hubs = 2 + generator.below(2) }
  }
}

/// The options of a world besides its plan.
package struct WorldSwitches: Sendable {
  /// An older copy of the hub's disk is restored under devices that are ahead of it.
  package var restoresHub = false
  /// A message that an app received survives a power cut even where the device cannot fetch it again.
  package var keepsWhatWasTold = false
  /// Apps save items, change push settings, publish statuses and subscribe to them.
  package var changesAccounts = false
  /// Apps fetch pages of the history, replies, single messages, searches, pins and reactions at any moment.
  package var fetches = false
  /// Apps administer groups, ask to join them, invite and answer, block groups, keep files and attributes in them, show
  /// themselves in rooms, list and create rooms; the operator sends bulletins and disables groups.
  package var changesGroups = false
  /// The hub's disk is copied while the hub runs. Whether the copy has changes of the same millisecond is not determined.
  package var copiesRunningHub = false

  /// The fault in the events of the first device's app; nil for none.
  package var sabotage: Sabotage?

  package init() {}

  /// Faults outside the engine, to show that the oracle notices them.
  package enum Sabotage: Sendable, CaseIterable {
    /// The app does not receive messages.
    case loses
    /// The app receives messages twice.
    case repeats
    /// The app receives messages newest first.
    case reverses
    /// The app does not receive revocations.
    case keepsRevoked
    /// The app receives other texts than were sent.
    case garbles
    /// The app does not receive what groups keep, requests and bulletins.
    case losesRequests
    /// The app receives these twice.
    case repeatsRequests
  }
}
