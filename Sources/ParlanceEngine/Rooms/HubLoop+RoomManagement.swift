package import ParlanceCore

/// The operator's changes of rooms. A call that changes nothing has no effect, so that those in a room are notified once when a back end
/// repeats a request.
extension HubLoop {
  /// Changes a room's properties.
  ///
  /// - parameter id: The room.
  /// - parameter changes: New values, by the names in `GroupInfo.Property` and `RoomInfo.Property`; an empty one removes a property.
  /// - parameter note: Text for those who are notified.
  /// - parameter announces: Notifies those who are in the room.
  /// - parameter actor: In whose name; the owner's if nil.
  /// - returns: The room as it is then.
  /// - throws: `roomNotFound`, `invalidArgument`, `messageTooLarge`, `limitExceeded`; `forbidden` for one that has no owner, and for an
  ///   actor who may not.
  package func changeRoom(
    _ id: String, _ changes: [String: String], note: String? = nil, announces: Bool = true,
    by actor: AccountID? = nil
  ) throws(MessagingError) -> RoomInfo {
    try perform { turn throws(MessagingError) in
      let call = UpdateRoomCall(id: id, changes: changes, note: note, announces: announces)
      _ = try turn.administration.carryOut(call, as: try turn.roomManagement.manager(actor, ofRoom: id))
      return try turn.roomManagement.administered(id).info
    }
  }

  /// Changes the standing of accounts in a room.
  ///
  /// - parameter actor: In whose name; the owner's if nil.
  /// - throws: `roomNotFound`, `accountNotFound`, `limitExceeded`; `forbidden` as for `changeRoom`.
  package func changeStandings(
    of accounts: [AccountID], inRoom id: String, _ changes: [RoomStandingChange], note: String? = nil,
    announces: Bool = true, by actor: AccountID? = nil
  ) throws(MessagingError) {
    try perform { turn throws(MessagingError) in
      try turn.roomManagement.change(
        changes, of: accounts, inRoom: id, note: note, announces: announces, by: actor)
    }
  }

  /// Hands a room to another account that is in it.
  ///
  /// - throws: `roomNotFound`, `notMember`; `forbidden` for a room that has no owner.
  package func transferRoom(_ id: String, to account: AccountID) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.roomManagement.transfer(id, to: account) }
  }

  /// Returns what a room keeps of accounts: the owner, managers, then the others, each by name.
  package func standings(ofRoom id: String) throws(MessagingError) -> [RoomStanding] {
    try perform { turn throws(MessagingError) in
      try turn.roomManagement.standings(of: try turn.roomManagement.administered(id).conversation)
    }
  }
}

extension RoomManagementRules {
  fileprivate func change(
    _ changes: [RoomStandingChange], of accounts: [AccountID], inRoom id: String, note: String?, announces: Bool,
    by actor: AccountID?
  ) throws(MessagingError) {
    let actor = try manager(actor, ofRoom: id)
    for change in changes {
      let call = ChangeRoomStandingsCall(id: id, accounts: accounts, change: change, note: note, announces: announces)
      _ = try turn.administration.carryOut(call, as: actor)
    }
  }

  fileprivate func transfer(_ id: String, to account: AccountID) throws(MessagingError) {
    let owner = try manager(nil, ofRoom: id)
    if owner == account.normalized { return }
    _ = try turn.administration.carryOut(TransferRoomCall(id: id, account: account), as: owner)
  }

  /// Returns a room as the administration names it.
  func administered(_ id: String) throws(MessagingError) -> (conversation: HubConversation, info: RoomInfo) {
    let conversation = try turn.lookup.room(CanonicalName.normalized(id))
    return (conversation, try turn.rooms.information(conversation))
  }

  /// Returns the account in whose name a room is changed.
  func manager(_ actor: AccountID?, ofRoom id: String) throws(MessagingError) -> AccountID {
    if let actor { return actor }
    let room = try administered(id)
    guard !room.conversation.isOpen else { throw MessagingError(.forbidden, "a room without an owner") }
    return room.info.owner
  }
}
