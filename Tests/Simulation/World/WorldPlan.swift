internal import ParlanceCore

/// What a world consists of, and what happens in it how often. A seed decides; each kind of fault happens in some worlds
/// and not in others, so that one does not always hide another.
struct WorldPlan {
  /// What may go wrong.
  enum Fault: String, CaseIterable {
    case cutLink, offline, killDevice, killDeviceInCommit, powerCut, killHub, killHubInCommit, deviceDisk
    case deviceCommit, hubDisk, hubCommit, deviceClock, hubClock
    /// An older copy of the hub's disk is restored, or an empty one.
    case restoreHub
  }

  var accounts = 0
  var devices = 0
  var groups = 0
  var rooms = 0
  /// How many choices the world is given before it is left to come to rest.
  var choices = 0
  /// How many of a thousand choices are an app's action, and a fault.
  var actionRate = 0
  var faultRate = 0
  var faults: [Fault] = []
  /// How many entries a device that was away gets of a stream at most.
  var pullLimit = 500
  var usualDelay: Int64 = 0
  var maximumDrift: Int64 = 0

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
    pullLimit = switches.shortPulls && generator.chance(200) ? 4 : 500
    usualDelay = generator.pick([1, 20, 200])
    maximumDrift = generator.pick([0, 100, 10_000])
  }
}

/// What worlds are not made of until the engine copes with it.
package struct WorldSwitches: Sendable {
  /// A hub is restored from an older copy, or emptied, under devices that are ahead.
  package var restoresHub = false
  /// A device that was away gets so few entries of a stream that a power cut reaches further back.
  package var shortPulls = false
  /// An app ends its process as soon as it is told that it is logged out, and is told nothing afterwards.
  package var strictLogout = false
  /// What a device could not fetch because the hub's disk failed it fetches by itself afterwards.
  package var fetchesAgain = false
  /// Commands that the hub does not keep are told once, even if their sender did not get the reply and sends them again.
  package var transientCommandsOnce = false
  /// A device's disk fails for so long that the device cannot read either.
  package var longDiskFailures = false
  /// What an app was told survives a power cut even where the device cannot fetch it again.
  package var keepsWhatWasTold = false
  /// Messages keep their order when the hub's disk fails in between.
  package var ordersRetries = false

  /// What the first device's app is told is spoilt.
  package var sabotage: Sabotage?

  package init() {}

  /// Faults that are no engine's, to show that the oracle notices them.
  package enum Sabotage: Sendable, CaseIterable {
    /// The app is not told of messages.
    case loses
    /// The app is told of messages twice.
    case repeats
    /// The app is told of messages newest first.
    case reverses
    /// The app is not told of revocations.
    case keepsRevoked
    /// The app is told other texts than were sent.
    case garbles
  }
}
