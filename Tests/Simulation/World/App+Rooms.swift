internal import ParlanceCore
internal import ParlanceEngine

extension App {
  /// Silences or blocks an account in a room, or takes that back, as its owner.
  func moderate(_ room: String, _ node: SimulatedDevice, _ device: Device) {
    guard let account = generator.pickAny(accounts) else { return }
    // Most of the time nobody is silenced and nobody blocked, so that rooms are talked in.
    let isSet = generator.chance(300)
    let change: RoomStandingChange = generator.chance(500) ? .muted(isSet) : .blocked(isSet)
    node.note("changes \(account.name) in \(room): \(change)")
    device.changeStandings(
      of: [account], inRoom: room, change, completion: ledger.expectCompletion(node, "change standings"))
  }

  /// Fetches the members of a room that the app has entered; the app is notified of entries and exits from then on.
  func followMembers(of room: String, _ node: SimulatedDevice, _ device: Device) {
    device.fetchRoom(room) { [ledger] result in
      guard case .success(let found) = result, device.rooms.contains(room) else { return }
      ledger.foundInRoom(room, found.members.map(\.account), at: node)
    }
  }
}
