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
  func leftRoom(_ room: String, at device: SimulatedDevice) { roomMembers[Self.roomKey(room, device)] = nil }

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
