internal import ParlanceCore
internal import ParlanceEngine

extension App {
  /// Silences or blocks an account in a room, or takes that back, as its owner.
  func moderate(_ room: String, _ node: SimulatedDevice, _ device: Device) {
    guard let account = generator.pickAny(accounts) else { return }
    // Mostly lift silences and blocks, so that accounts write in the rooms.
    let isSet = generator.chance(300)
    var change: RoomStandingChange = generator.chance(500) ? .muted(isSet) : .blocked(isSet)
    if changesGroups && generator.chance(600) { change = keptStanding() }
    node.note("changes \(account.name) in \(room): \(change)")
    let end = ledger.expectCompletion(node, "change standings")
    let number = ledger.begin(change, of: account, in: room)
    device.changeStandings(of: [account], inRoom: room, change) { [ledger] error in
      end(error)
      if error == nil { ledger.end(change, number, of: account, in: room) }
    }
  }

  /// Returns a change of a standing that a room keeps of an account, in the room or not.
  private func keptStanding() -> RoomStandingChange {
    let isSet = generator.chance(600)
    return generator.pick([.regular(isSet), .manager(isSet), .allowed(isSet)])
  }

  /// Changes what this account shows of itself in a room that it is in.
  func changeAppearance(_ node: SimulatedDevice, _ device: Device) {
    guard let room = generator.pickAny(device.rooms) else { return }
    count += 1
    var change = RoomAppearance()
    switch generator.below(4) {
    case 0: change.nickname = "name \(count)"
    case 1: change.tags = generator.pick([[], ["one"], ["one", "two"]])
    case 2: change.custom = generator.pick(["", "data \(count)"])
    default: (change.location, change.reach) = (RoomLocation(x: Double(count), y: 0), 10)
    }
    let isKept = generator.chance(300)
    node.note("shows \(change) in \(room)\(isKept ? ", for good" : "")")
    let end = ledger.expectCompletion(node, "change appearance")
    device.updateAppearance(change, inRoom: room, isKept: isKept, announces: generator.chance(700)) { [ledger] result in
      end(result.failure)
      guard case .success(let member) = result, device.rooms.contains(room) else { return }
      ledger.noteShown(member, in: room, at: node)
    }
  }

  /// Lists the rooms, page by page.
  func listRooms(_ node: SimulatedDevice, _ device: Device) {
    let known = ledger.rooms
    node.note("lists the rooms")
    listRooms(node, device, behind: nil, [], limit: 1 + generator.below(3)) { [ledger] found in
      guard !ledger.wasRestored else { return }
      if Set(found).count != found.count { ledger.violate(.twice, "\(node.name) finds a room twice in \(found)") }
      let missing = Set(known).subtracting(found)
      if !missing.isEmpty { ledger.violate(.room, "\(node.name) does not find \(missing.sorted()) in \(found)") }
    }
  }

  private func listRooms(
    _ node: SimulatedDevice, _ device: Device, behind cursor: String?, _ found: [String], limit: Int,
    then body: @escaping ([String]) -> Void
  ) {
    let end = ledger.expectCompletion(node, "list rooms")
    device.fetchRooms(after: cursor, limit: limit) { [self] result in
      end(result.failure)
      guard case .success(let page) = result else { return }
      let found = found + page.rooms.map(\.id)
      guard let next = page.next else { return body(found) }
      listRooms(node, device, behind: next, found, limit: limit, then: body)
    }
  }

  /// Creates a room, which all accounts visit from then on.
  func createRoom(_ node: SimulatedDevice, _ device: Device) {
    guard rooms.count < 5 else { return listRooms(node, device) }
    let name = newText("room")
    let properties = generator.chance(500) ? [RoomInfo.Property.occupantLimit: "2"] : [:]
    node.note("creates \(name)")
    let end = ledger.expectCompletion(node, "create room")
    device.createRoom(name: name, properties: properties) { [self] result in
      end(result.failure)
      guard case .success(let room) = result else { return }
      if room.owner != node.account || room.name != name {
        ledger.violate(.room, "\(node.name) created \(name), and got \(room)")
      }
      rooms.append(room.id)
      ledger.rooms.append(room.id)
    }
  }

  /// Fetches the members of a room that the app has entered; the app is notified of entries and exits from then on.
  func followMembers(of room: String, _ node: SimulatedDevice, _ device: Device) {
    device.fetchRoom(room) { [ledger] result in
      guard case .success(let found) = result, device.rooms.contains(room) else { return }
      ledger.foundInRoom(room, found.members.map(\.account), at: node)
    }
  }
}
