/// Changes what this account shows of itself in a room, and what reaches it there; the reply has its own place alone.
package struct UpdateRoomMemberCall: HubCall {
  package typealias Reply = RoomReply
  package static var kind: CallKind { .updateRoomMember }
  package var id: String
  package var change: RoomAppearance
  /// The room keeps the name, the picture and the text, if the account is its owner, a manager or a regular member.
  package var isKept: Bool
  /// Text of the app for those who are notified.
  package var note: String?
  /// Notifies those who are in the room.
  package var announces: Bool

  package init(
    id: String, change: RoomAppearance, isKept: Bool = false, note: String? = nil, announces: Bool = true
  ) {
    self.id = id
    self.change = change
    self.isKept = isKept
    self.note = note
    self.announces = announces
  }
}

/// Forbids those in a room that have a tag to write, up to a time.
package struct MuteRoomTagCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .muteRoomTag }
  package var id: String
  package var tag: String
  /// The end; nil lets them write again.
  package var until: Timestamp?
  /// The `TagExpression` for those who are notified; nil for all.
  package var audience: String?
  /// Text of the app for those who are notified.
  package var note: String?
  /// Notifies those who are in the room.
  package var announces: Bool

  package init(
    id: String, tag: String, until: Timestamp?, audience: String? = nil, note: String? = nil, announces: Bool = true
  ) {
    self.id = id
    self.tag = tag
    self.until = until
    self.audience = audience
    self.note = note
    self.announces = announces
  }
}
