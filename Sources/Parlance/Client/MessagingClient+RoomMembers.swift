public import ParlanceCore
internal import ParlanceEngine

/// The appearances of accounts in rooms: names and data for the others, and the tags and places that decide which messages reach them. A
/// message with an audience (`MessageBody.audience`) or a place (`MessageBody.location`) reaches only some of those in a room. Calls throw
/// `roomNotFound`.
extension MessagingClient {
  /// Enters a room.
  ///
  /// - parameter id: The room.
  /// - parameter appearance: The account's name and data there, its tags and place.
  /// - returns: The room, and how this account appears in it.
  /// - throws: `MessagingError` with code `invalidArgument` for tags or an audience that are not valid, `limitExceeded` for too many rooms or
  ///   tags, `blocked`, besides the usual ones.
  @discardableResult
  public func enterRoom(
    _ id: String, as appearance: RoomAppearance
  ) async throws(MessagingError) -> (room: RoomInfo, member: Member) {
    try await result { $0.enterRoom(id, as: appearance, completion: $1) }
  }

  /// Changes what this account shows of itself in a room that it is in, and what reaches it there. Other devices of the account report
  /// `DeviceEvent.roomMemberChanged`.
  ///
  /// - parameter change: The change; what is nil stays.
  /// - parameter id: The room.
  /// - parameter isKept: The room keeps the name, the picture and the text for the next time, if the account is its owner, a manager or a
  ///   regular member; such an account need not be in the room.
  /// - parameter note: Text of the app for those who are notified.
  /// - parameter announces: Notifies those who are in the room of a new name, picture or text, and of new tags.
  /// - returns: This account's place in the room.
  /// - throws: `MessagingError` with code `notMember` if the account is not in the room, `invalidArgument`, `messageTooLarge` or
  ///   `limitExceeded` for a change that is not valid, besides the usual ones.
  @discardableResult
  public func updateAppearance(
    _ change: RoomAppearance, inRoom id: String, isKept: Bool = false, note: String? = nil, announces: Bool = true
  ) async throws(MessagingError) -> Member {
    try await result {
      $0.updateAppearance(change, inRoom: id, isKept: isKept, note: note, announces: announces, completion: $1)
    }
  }

  /// Forbids those in a room that have a tag to write, up to a time. The owner and managers may.
  ///
  /// - parameter tag: The tag.
  /// - parameter id: The room.
  /// - parameter end: The time up to which they may not write; nil lets them.
  /// - parameter audience: A `TagExpression` for those who are notified; nil for all.
  /// - parameter note: Text of the app for those who are notified.
  /// - parameter announces: Notifies those who are in the room.
  /// - throws: `MessagingError` with code `forbidden` for anyone else, `invalidArgument`, `limitExceeded` for more tags than a room mutes,
  ///   besides the usual ones.
  public func muteTag(
    _ tag: String, inRoom id: String, until end: Timestamp?, audience: String? = nil, note: String? = nil,
    announces: Bool = true
  ) async throws(MessagingError) {
    try await outcome {
      $0.muteTag(
        tag, inRoom: id, until: end, audience: audience, note: note, announces: announces, completion: $1)
    }
  }

  /// Returns those in a room who have a tag.
  public func fetchMembers(ofRoom id: String, tag: String) async throws(MessagingError) -> [Member] {
    try await result { $0.fetchMembers(ofRoom: id, tag: tag, completion: $1) }
  }
}
