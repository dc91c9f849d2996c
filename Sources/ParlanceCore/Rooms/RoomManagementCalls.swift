/// Changes a room's properties, by the names in `GroupInfo.Property` and `RoomInfo.Property`.
package struct UpdateRoomCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .updateRoom }
  package var id: String
  /// New values; an empty one removes a property.
  package var changes: [String: String]
  /// Text of the app for those who are notified.
  package var note: String?
  /// Notifies those who are in the room.
  package var announces: Bool

  package init(id: String, changes: [String: String], note: String? = nil, announces: Bool = true) {
    self.id = id
    self.changes = changes
    self.note = note
    self.announces = announces
  }
}

/// Hands a room to another account that is in it.
package struct TransferRoomCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .transferRoom }
  package var id: String
  package var account: AccountID

  package init(id: String, account: AccountID) {
    self.id = id
    self.account = account
  }
}

/// Changes the standing of accounts in a room.
package struct ChangeRoomStandingsCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .changeRoomStandings }
  package var id: String
  package var accounts: [AccountID]
  package var change: RoomStandingChange
  /// Text of the app for those who are notified.
  package var note: String?
  /// Notifies those who are in the room.
  package var announces: Bool

  package init(
    id: String, accounts: [AccountID], change: RoomStandingChange, note: String? = nil, announces: Bool = true
  ) {
    self.id = id
    self.accounts = accounts
    self.change = change
    self.note = note
    self.announces = announces
  }
}

/// Asks for the accounts of which a room keeps something: its owner and managers, and this account; for the owner and managers all.
package struct RoomStandingsCall: HubCall {
  package typealias Reply = RoomStandingsReply
  package static var kind: CallKind { .roomStandings }
  package var id: String
  /// The account with which the reply before ended.
  package var after: AccountID?

  package init(id: String, after: AccountID? = nil) {
    self.id = id
    self.after = after
  }
}

/// A room and accounts of which it keeps something: owner, managers, then others, each by name.
package struct RoomStandingsReply: Sendable {
  package var room: RoomInfo
  package var standings: [RoomStanding]
  /// The last one, after which the call continues; nil if the list is complete.
  package var next: AccountID?

  package init(room: RoomInfo, standings: [RoomStanding], next: AccountID? = nil) {
    self.room = room
    self.standings = standings
    self.next = next
  }
}
