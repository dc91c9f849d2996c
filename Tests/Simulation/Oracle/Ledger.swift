internal import ParlanceCore
internal import ParlanceEngine

/// The actions and events of apps, seen from outside the engine; rules are checked while the world runs, and at its end.
final class Ledger {
  var violation: Violation?
  /// Counts what happens, to distinguish before from after.
  private(set) var moment = 0
  /// In the order of sending.
  var messages: [SentMessage] = []
  /// By key: the common name of the conversation, and the message's ID.
  var indices: [String: Int] = [:]
  var told: [Told] = []
  /// The accounts of the devices.
  private(set) var accounts: [AccountID] = []
  var changes: [MembershipChange] = []
  /// The members of each group at the beginning.
  var firstMembers: [String: Set<AccountID>] = [:]
  /// The position to which a device's account has acknowledged a direct conversation, by account and peer; the next has those
  /// that the hub has confirmed.
  var acknowledging: [String: Int64] = [:]
  var acknowledged: [String: Int64] = [:]
  /// The messages of groups that an account has acknowledged: by account and message.
  var groupReads: Set<String> = []
  /// The pairs of accounts of which one has ever blocked or unblocked the other: the one, then the other.
  var blocking: Set<String> = []
  /// The items that apps saved, in that order.
  var items: [SavedByApp] = []
  /// The moments at which apps learned of their first subscription to a status: by both accounts and the type.
  var subscribed: [String: Int] = [:]
  /// The statuses from which an account has ever unsubscribed: by both accounts and the type.
  var unsubscribed: Set<String> = []
  /// The groups in which members were muted, or which the operator disabled: messages may have been refused there.
  var restricted: Set<String> = []
  /// The requests to become members of groups, by their texts.
  var requests: [String: RequestByApp] = [:]
  /// The files that groups keep, and their groups.
  var files: [MediaID: String] = [:]
  var bulletins: [SentBulletin] = []
  var expected: [ExpectedReport] = []
  /// The last change of a standing in a room by its owner, by room, account and kind; nil while its outcome is unknown.
  var standings: [String: (number: Int, value: Bool?)] = [:]
  var rooms: [String] = []
  /// The members of rooms, as apps know them, by ``roomKey(_:_:)``.
  var roomMembers: [String: Set<AccountID>] = [:]
  /// Rooms that an account has ever entered, by account and room.
  var entered: Set<String> = []
  /// The number of restorations of an older copy of the hub's disk: the hub may lack what was reported before the last one.
  var restorations = 0
  var wasRestored: Bool { restorations > 0 }
  /// The number of histories that a hub began although others ran: the database's clock was set, so that their leases seemed over.
  var historiesBegun = 0
  /// The moment of the last one. The members of groups before it are not certain.
  var restored = 0
  /// The first change of members since then.
  var firstChange = 0
  private var calls: [(device: Int, run: Int, name: String, count: Int)] = []
  let switches: WorldSwitches
  private let trace: Trace
  private(set) var deliveries = 0

  /// The largest number of revocations in a hole that the hub reports, and of entries of an account's stream that it delivers to
  /// a device after a break.
  let pullLimit: Int

  init(trace: Trace, switches: WorldSwitches, pullLimit: Int) {
    self.trace = trace
    self.switches = switches
    self.pullLimit = pullLimit
  }

  func noteDiskTrouble(_ device: SimulatedDevice) { told[device.index].troubledRuns.insert(max(0, device.run)) }

  /// Records that the login is being ended, or may be.
  func endLogin(_ device: SimulatedDevice) { told[device.index].lastLoginEnd = device.run }

  /// Records that the app was notified of its logout.
  func noteLogout(_ device: SimulatedDevice) { told[device.index].isOver = true }

  func advance() -> Int {
    moment += 1
    return moment
  }

  func violate(_ rule: Rule, _ detail: @autoclosure () -> String) {
    guard violation == nil else { return }
    violation = Violation(rule: rule, detail: detail())
    trace.note("VIOLATION \(violation?.description ?? "")")
  }

  // MARK: names

  /// The name of a conversation that is the same for all its accounts.
  static func place(_ conversation: ConversationID, of account: AccountID) -> String {
    switch conversation {
    case .direct(let peer): "d:" + [account.folded, peer.folded].sorted().joined(separator: "|")
    case .group(let id): "g:" + id
    case .room(let id): "r:" + id
    }
  }

  static func key(_ id: MessageID, _ conversation: ConversationID, of account: AccountID) -> String {
    place(conversation, of: account) + "#" + id.string
  }

  // MARK: runs

  func add(_ device: SimulatedDevice) {
    precondition(device.index == told.count)
    told.append(Told())
    accounts.append(device.account)
  }

  func begin(_ device: SimulatedDevice) {
    told[device.index].lastSequence.removeAll()
    told[device.index].statuses.removeAll()
    told[device.index].shown.removeAll()
    told[device.index].lastBulletin = 0
    told[device.index].isSynchronized = false
    told[device.index].isOver = false
  }

  func end(_ device: SimulatedDevice, _ end: RunEnd) {
    told[device.index].ends.append(end)
    told[device.index].isOver = true
    if end != .loggedOut {
      for index in messages.indices where messages[index].device == device.index && messages[index].outcomes == 0 {
        messages[index].isUncertain = true
      }
    } else {
      checkCompletions(of: device, run: device.run)
    }
  }

  // MARK: completions

  /// Expects a completion to run once, in this run of the device.
  ///
  /// - returns: A closure that the completion must call.
  func expectCompletion(_ device: SimulatedDevice, _ name: String) -> (MessagingError?) -> Void {
    let number = calls.count
    calls.append((device.index, device.run, name, 0))
    return { [self, unowned device] error in
      calls[number].count += 1
      device.note("\(name) #\(number) ends: \(error.map { "\($0.code)" } ?? "done")")
      if calls[number].count > 1 { violate(.completion, "\(name) #\(number) of \(device.name) ended twice") }
    }
  }

  /// Checks that every call of a run that has ended, or is idle, was completed once.
  func checkCompletions(of device: SimulatedDevice, run: Int) {
    for (number, call) in calls.enumerated()
    where call.device == device.index && call.run == run && call.count != 1 {
      violate(.completion, "\(call.name) #\(number) of \(device.name) ended \(call.count) times")
    }
  }

  func noteDelivery() { deliveries += 1 }
}
