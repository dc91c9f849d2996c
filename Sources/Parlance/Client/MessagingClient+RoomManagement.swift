public import ParlanceCore
internal import ParlanceEngine

/// Roles in rooms, who may write and enter there, and the rooms' properties. Those in a room are notified with a message whose content
/// is a `GroupNotification`. Calls throw `roomNotFound`, and `forbidden` for an account that may not.
extension MessagingClient {
  /// Changes a room's properties. The owner and managers may.
  ///
  /// - parameter id: The room.
  /// - parameter changes: New values by the names in `GroupInfo.Property` and `RoomInfo.Property`; an empty one removes a property.
  ///   "true" as `muted` silences all but the owner, managers and those who are allowed to write.
  /// - parameter note: Text of the app for those who are notified.
  /// - parameter announces: Notifies those who are in the room.
  /// - throws: `MessagingError` with code `invalidArgument` without changes or for a long name, `limitExceeded` or `messageTooLarge`
  ///   for too many or too long properties, besides the usual ones.
  public func updateRoom(
    _ id: String, _ changes: [String: String], note: String? = nil, announces: Bool = true
  ) async throws(MessagingError) {
    try await outcome { $0.updateRoom(id, changes, note: note, announces: announces, completion: $1) }
  }

  /// Changes the standing of accounts, in the room or not. The owner and managers may, of accounts of a lower role. What is so already is
  /// not reported again.
  ///
  /// - parameter accounts: The accounts.
  /// - parameter id: The room.
  /// - parameter change: The change.
  /// - parameter note: Text of the app for those who are notified.
  /// - parameter announces: Notifies those who are in the room.
  /// - throws: `MessagingError` with code `accountNotFound`, `invalidArgument` without accounts, `limitExceeded` for more accounts than a
  ///   room keeps something of, besides the usual ones.
  public func changeStandings(
    of accounts: [AccountID], inRoom id: String, _ change: RoomStandingChange, note: String? = nil,
    announces: Bool = true
  ) async throws(MessagingError) {
    try await outcome {
      $0.changeStandings(of: accounts, inRoom: id, change, note: note, announces: announces, completion: $1)
    }
  }

  /// Hands a room to another account that is in it. The owner alone may.
  ///
  /// - throws: `MessagingError` with code `notMember` if the account is not in the room, besides the usual ones.
  public func transferRoom(_ id: String, to account: AccountID) async throws(MessagingError) {
    try await outcome { $0.transferRoom(id, to: account, completion: $1) }
  }

  /// Returns the accounts with a standing in a room, whether they are in it or not: owner, managers, then the others, each by name.
  /// An ordinary account receives those of the owner, the managers and the regular members, and its own.
  public func fetchStandings(
    ofRoom id: String
  ) async throws(MessagingError) -> (room: RoomInfo, standings: [RoomStanding]) {
    try await result { $0.fetchStandings(ofRoom: id, completion: $1) }
  }
}
