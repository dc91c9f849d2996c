package import ParlanceCore

/// Rooms as the operator finds and ends them. Each call waits until it is durable.
extension HubLoop {
  /// Returns a room and those who are in it.
  package func room(_ id: String) throws(MessagingError) -> RoomReply {
    try perform { turn throws(MessagingError) in
      let room = try turn.roomManagement.administered(id)
      return RoomReply(room: room.info, members: turn.rooms.occupants(of: room.conversation))
    }
  }

  /// Dissolves a room in its owner's name. Its id stays taken.
  package func dismissRoom(_ id: String) throws(MessagingError) {
    try perform { turn throws(MessagingError) in
      let owner = try turn.roomManagement.administered(id).info.owner
      _ = try turn.administration.carryOut(DismissRoomCall(id: id), as: owner)
    }
  }

  /// Returns the rooms in which an account is with any of its devices, by their ids.
  package func rooms(of account: AccountID) throws(MessagingError) -> [RoomInfo] {
    try perform { turn throws(MessagingError) in try turn.rooms.rooms(of: account) }
  }
}

extension RoomRules {
  fileprivate func rooms(of account: AccountID) throws(MessagingError) -> [RoomInfo] {
    let account = try turn.lookup.existingAccount(account)
    let streams = turn.sessions.allSessions(of: account.number).flatMap { directory.places(of: $0.id) }
    var rooms: [RoomInfo] = []
    for stream in Set(streams).sorted() {
      guard let place = try self.place(stream), place.kind == .room else { continue }
      rooms.append(try information(place))
    }
    return rooms.sorted { $0.id < $1.id }
  }
}
