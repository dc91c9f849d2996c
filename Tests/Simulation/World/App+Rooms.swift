internal import ParlanceCore
internal import ParlanceEngine

extension App {
  /// Finds out who is in a room that the app has entered; from then on it is told who comes and goes.
  func followMembers(of room: String, _ node: SimulatedDevice, _ device: Device) {
    device.fetchRoom(room) { [ledger] result in
      guard case .success(let found) = result, device.rooms.contains(room) else { return }
      ledger.foundInRoom(room, found.members.map(\.account), at: node)
    }
  }
}
