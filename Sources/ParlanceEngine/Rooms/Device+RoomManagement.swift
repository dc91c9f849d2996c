public import ParlanceCore

/// Roles in rooms, who may write and enter there, and the rooms' properties. Those in a room are notified with a message whose content
/// is a `GroupNotification`.
extension Device {
  /// Changes a room's properties. The owner and managers may.
  ///
  /// - parameter id: The room.
  /// - parameter changes: New values by the names in `GroupInfo.Property` and `RoomInfo.Property`; an empty one removes a property.
  ///   "true" as `muted` silences all but the owner, managers and those who are allowed to write.
  /// - parameter note: Text of the app for those who are notified.
  /// - parameter announces: Notifies those who are in the room.
  /// - parameter completion: Receives nil, or the reason why nothing was changed: `roomNotFound`, `forbidden`, `invalidArgument`,
  ///   `limitExceeded`, `messageTooLarge`.
  public func updateRoom(
    _ id: String, _ changes: [String: String], note: String? = nil, announces: Bool = true,
    completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(UpdateRoomCall(id: id, changes: changes, note: note, announces: announces), completion: completion)
  }

  /// Changes the standing of accounts, in the room or not. The owner and managers may, of accounts of a lower role.
  ///
  /// - parameter accounts: The accounts.
  /// - parameter id: The room.
  /// - parameter change: The change; what is so already is not reported again.
  /// - parameter note: Text of the app for those who are notified.
  /// - parameter announces: Notifies those who are in the room.
  /// - parameter completion: Receives nil, or the reason why nothing was changed: `roomNotFound`, `forbidden`, `accountNotFound`,
  ///   `invalidArgument` without accounts, `limitExceeded`.
  public func changeStandings(
    of accounts: [AccountID], inRoom id: String, _ change: RoomStandingChange, note: String? = nil,
    announces: Bool = true, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(
      ChangeRoomStandingsCall(id: id, accounts: accounts, change: change, note: note, announces: announces),
      completion: completion)
  }

  /// Hands a room to another account that is in it. The owner alone may.
  ///
  /// - parameter id: The room.
  /// - parameter account: The new owner.
  /// - parameter completion: Receives nil, or the reason why nothing was changed: `roomNotFound`, `forbidden`, `notMember`.
  public func transferRoom(
    _ id: String, to account: AccountID, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(TransferRoomCall(id: id, account: account), completion: completion)
  }

  /// Fetches the accounts of which a room keeps something, whether they are in it or not: owner, managers, then the others, each by name.
  /// An account that is neither owner nor manager receives these, the regular members and its own.
  public func fetchStandings(
    ofRoom id: String,
    completion: @escaping (Result<(room: RoomInfo, standings: [RoomStanding]), MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in
      core.rosters.fetchStandings(of: id, then: end)
    }
  }
}

extension DeviceRosters {
  /// Fetches the standings in a room, in as many pieces as the hub wants.
  fileprivate func fetchStandings(
    of id: String, after: AccountID? = nil, _ known: [RoomStanding] = [],
    then end: @escaping (DeviceCore, Result<(room: RoomInfo, standings: [RoomStanding]), MessagingError>) -> Void
  ) {
    core.request(RoomStandingsCall(id: id, after: after)) { core, result in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let reply):
        let all = known + reply.standings
        guard let next = reply.next, next != after else { return end(core, .success((reply.room, all))) }
        core.rosters.fetchStandings(of: id, after: next, all, then: end)
      }
    }
  }
}
