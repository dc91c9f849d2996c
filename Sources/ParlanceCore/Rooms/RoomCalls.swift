/// A room and who is in it.
package struct RoomReply: Sendable {
  package var room: RoomInfo
  package var members: [Member]
  /// The position of the room's stream.
  package var sequence: Int64
  /// In the reply to entering: the number of changes of the attributes that were announced so far; nil in other replies.
  package var announcements: Int64?
  /// In a list of members: the last one, after which `RoomMembersCall` continues; nil if the list is complete.
  package var next: AccountID?

  package init(
    room: RoomInfo, members: [Member] = [], sequence: Int64 = 0, announcements: Int64? = nil, next: AccountID? = nil
  ) {
    self.next = next
    self.room = room
    self.members = members
    self.sequence = sequence
    self.announcements = announcements
  }
}

/// Enters a room; the reply has this account's own place alone.
package struct EnterRoomCall: HubCall {
  package typealias Reply = RoomReply
  package static var kind: CallKind { .enterRoom }
  package var id: String
  package var nickname: String?
  package var custom: String?
  package var avatar: String?
  package var tags: [String]
  package var audience: String?
  package var location: RoomLocation?
  package var reach: Double?

  package init(
    id: String, nickname: String?, custom: String?, avatar: String? = nil, tags: [String] = [],
    audience: String? = nil, location: RoomLocation? = nil, reach: Double? = nil
  ) {
    self.id = id
    self.nickname = nickname
    self.custom = custom
    self.avatar = avatar
    self.tags = tags
    self.audience = audience
    self.location = location
    self.reach = reach
  }

  package init(id: String, as appearance: RoomAppearance) {
    self.init(
      id: id, nickname: appearance.nickname, custom: appearance.custom, avatar: appearance.avatar,
      tags: appearance.tags ?? [], audience: appearance.audience, location: appearance.location,
      reach: appearance.reach)
  }

  package var appearance: RoomAppearance {
    RoomAppearance(
      nickname: nickname, avatar: avatar, custom: custom, tags: tags, audience: audience, location: location,
      reach: reach)
  }
}

package struct LeaveRoomCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .leaveRoom }
  package var id: String
  package init(id: String) { self.id = id }
}

package struct DismissRoomCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .dismissRoom }
  package var id: String
  package init(id: String) { self.id = id }
}

/// Removes accounts; the reply has those who are still there.
package struct RemoveRoomMembersCall: HubCall {
  package typealias Reply = RoomReply
  package static var kind: CallKind { .removeRoomMembers }
  package var id: String
  package var accounts: [AccountID]

  package init(id: String, accounts: [AccountID]) {
    self.id = id
    self.accounts = accounts
  }
}

/// Asks who is in a room.
package struct RoomMembersCall: HubCall {
  package typealias Reply = RoomReply
  package static var kind: CallKind { .roomMembers }
  package var id: String
  /// The member with whom the reply before ended.
  package var after: AccountID?
  /// The tag of the members; nil for all of them.
  package var tag: String?

  package init(id: String, after: AccountID? = nil, tag: String? = nil) {
    self.id = id
    self.after = after
    self.tag = tag
  }
}
