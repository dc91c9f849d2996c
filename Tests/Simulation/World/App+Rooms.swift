internal import ParlanceCore
internal import ParlanceEngine

extension App {
  /// Fetches the members of a room that the app has entered; the app is notified of entries and exits from then on.
  func followMembers(of room: String, _ node: SimulatedDevice, _ device: Device) {
    device.fetchRoom(room) { [ledger] result in
      guard case .success(let found) = result, device.rooms.contains(room) else { return }
      ledger.foundInRoom(room, found.members.map(\.account), at: node)
    }
  }
}
