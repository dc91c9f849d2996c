internal import ParlanceCore
internal import ParlanceEngine

// The members of a room as an app knows them: those that it fetched, with the entries and exits since.
extension Ledger {
  private static func roomKey(_ room: String, _ device: SimulatedDevice) -> String {
    "\(device.index) \(device.run) \(room)"
  }

  /// The app requested the members of a room that it has entered.
  func foundInRoom(_ room: String, _ members: [AccountID], at device: SimulatedDevice) {
    roomMembers[Self.roomKey(room, device)] = Set(members).subtracting([device.account])
  }

  /// The app asked to leave a room, or is in it no longer.
  func leftRoom(_ room: String, at device: SimulatedDevice) {
    roomMembers[Self.roomKey(room, device)] = nil
    told[device.index].shown[room] = nil
  }

  /// The app learned what its account shows of itself in a room.
  func noteShown(_ member: Member, in room: String, at device: SimulatedDevice) {
    guard switches.changesGroups else { return }
    device.note("shows \(member.appearance) in \(room) now")
    told[device.index].shown[room] = member.appearance
  }

  /// Checks, at rest, that an app knows what its account shows of itself in a room.
  func checkShown(in room: String, _ member: Member?, at device: SimulatedDevice) {
    guard device.device?.rooms.contains(room) == true, let known = told[device.index].shown[room], let member,
      known != member.appearance, !told[device.index].troubledRuns.contains(device.run)
    else { return }
    violate(.room, "\(device.name) shows \(known) in \(room), and the hub has \(member.appearance)")
  }

  // MARK: standings

  private static func standingKey(_ change: RoomStandingChange, _ account: AccountID, _ room: String) -> String? {
    switch change {
    case .regular: "\(room) \(account.folded) regular"
    case .allowed: "\(room) \(account.folded) allowed"
    case .manager: "\(room) \(account.folded) manager"
    default: nil
    }
  }

  /// Records that an account asked for a change of a standing.
  func begin(_ change: RoomStandingChange, of account: AccountID, in room: String) -> Int {
    let number = advance()
    var changes = [change]
    // A block ends the others.
    if case .blocked = change { changes = [.regular(false), .allowed(false), .manager(false)] }
    for change in changes {
      guard let key = Self.standingKey(change, account, room) else { continue }
      // Of two at the same time it is open which one was last, and stays so.
      let isOpen = standings[key].map { $0.value == nil } ?? false
      standings[key] = (isOpen ? -1 : number, nil)
    }
    return number
  }

  /// Records that the hub made a change of a standing; a later request makes it uncertain.
  func end(_ change: RoomStandingChange, _ number: Int, of account: AccountID, in room: String) {
    guard let key = Self.standingKey(change, account, room), standings[key]?.number == number else { return }
    switch change {
    case .regular(let value), .allowed(let value), .manager(let value): standings[key]?.value = value
    default: break
    }
  }

  /// Checks, at rest, that a room keeps what the hub acknowledged.
  func checkStandings(of room: String, _ there: [RoomStanding]) {
    let kept = Dictionary(there.map { ($0.account.folded, $0) }) { first, _ in first }
    for (key, standing) in standings.sorted(by: { $0.key < $1.key }) where key.hasPrefix(room + " ") {
      let parts = key.split(separator: " ")
      guard let value = standing.value, parts.count == 3 else { continue }
      let found = kept[String(parts[1])]
      let isSet =
        switch parts[2] {
        case "regular": found?.isRegular ?? false
        case "allowed": found?.isAllowed ?? false
        default: found?.role == .manager
        }
      if isSet != value { violate(.room, "the hub has \(isSet) of \(key), it acknowledged \(value)") }
    }
  }

  func roomChanged(_ room: String, entered: [AccountID], left: [AccountID], at device: SimulatedDevice) {
    let key = Self.roomKey(room, device)
    guard var known = roomMembers[key] else { return }
    for account in entered where account != device.account && !known.insert(account).inserted {
      violate(.room, "\(device.name) is told twice that \(account.name) entered \(room)")
    }
    for account in left where account != device.account && known.remove(account) == nil {
      violate(.room, "\(device.name) is told that \(account.name) left \(room), which it never entered")
    }
    roomMembers[key] = known
  }

  /// Checks, at rest, that an app knows the members of its rooms.
  func checkMembers(of room: String, _ there: Set<AccountID>, at device: SimulatedDevice) {
    guard device.device?.rooms.contains(room) == true, let known = roomMembers[Self.roomKey(room, device)]
    else { return }
    let others = there.subtracting([device.account])
    guard known != others else { return }
    violate(
      .room,
      "\(device.name) was told of \(known.map(\.name).sorted()) in \(room), where \(others.map(\.name).sorted()) are")
  }
}
