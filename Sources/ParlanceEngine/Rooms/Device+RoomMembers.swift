public import ParlanceCore

/// The appearances of accounts in rooms: names and data for the others, and the tags and places that decide which messages reach them.
extension Device {
  /// Changes the appearance of this account in a room that it is in. Other devices of the account report
  /// `DeviceEvent.roomMemberChanged`. An account that is not in the room may change the appearance that the room keeps of it (`isKept`).
  ///
  /// - parameter change: The change; what is nil stays.
  /// - parameter id: The room.
  /// - parameter isKept: The room keeps the name, the picture and the text for the next time, if the account is its owner, a manager or a
  ///   regular member.
  /// - parameter note: Text of the app for those who are notified.
  /// - parameter announces: Notifies those who are in the room of a new name, picture or text, and of new tags.
  /// - parameter completion: Receives this account's place in the room, or the reason why nothing was changed: `roomNotFound`,
  ///   `notMember`, `invalidArgument`, `messageTooLarge`, `limitExceeded`.
  public func updateAppearance(
    _ change: RoomAppearance, inRoom id: String, isKept: Bool = false, note: String? = nil, announces: Bool = true,
    completion: @escaping (Result<Member, MessagingError>) -> Void
  ) {
    let id = CanonicalName.normalized(id)
    let call = UpdateRoomMemberCall(id: id, change: change, isKept: isKept, note: note, announces: announces)
    runner.ask(completion: completion) { core, end in
      core.request(call) { core, result in
        end(
          core,
          result.applied(in: core) { reply throws(MessagingError) in try core.places.noteAppearance(reply, inRoom: id) }
        )
      }
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
  /// - parameter completion: Receives nil, or the reason why nothing was changed: `roomNotFound`, `forbidden`, `invalidArgument`,
  ///   `limitExceeded`.
  public func muteTag(
    _ tag: String, inRoom id: String, until end: Timestamp?, audience: String? = nil, note: String? = nil,
    announces: Bool = true, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(
      MuteRoomTagCall(id: id, tag: tag, until: end, audience: audience, note: note, announces: announces),
      completion: completion)
  }

  /// Fetches those in a room who have a tag.
  public func fetchMembers(
    ofRoom id: String, tag: String, completion: @escaping (Result<[Member], MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in
      core.rosters.fetchRoom(id, tag: tag) { core, result in end(core, result) }
    }
  }
}

extension DevicePlaces {
  /// Notes the appearance that the hub gave the account in a room.
  fileprivate func noteAppearance(_ reply: RoomReply, inRoom id: String) throws(MessagingError) -> Member {
    guard let member = reply.members.first else { throw MessagingError(.malformedData) }
    core.presence.session.note(member.appearance, inRoom: id)
    return member
  }
}
