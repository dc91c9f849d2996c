public import ParlanceCore

/// Rooms. Refusals: `roomNotFound`, `notMember`, `forbidden`, `accountNotFound`, `invalidArgument`, `notConnected`, `notLoggedIn`.
extension Device {
  /// Enters a room; after a break of the link the device enters it again by itself, and reports who came and went.
  public func enterRoom(
    _ id: String, nickname: String?, custom: String?,
    completion: @escaping (Result<(room: RoomInfo, member: Member), MessagingError>) -> Void
  ) {
    enterRoom(id, as: RoomAppearance(nickname: nickname, custom: custom), completion: completion)
  }

  /// Enters a room; after a break of the link the device enters it again by itself, and reports who came and went.
  ///
  /// - parameter id: The room.
  /// - parameter appearance: What this account shows of itself there, and what reaches it.
  /// - parameter completion: Receives the room and this account's place in it, or the reason of the refusal.
  public func enterRoom(
    _ id: String, as appearance: RoomAppearance,
    completion: @escaping (Result<(room: RoomInfo, member: Member), MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in
      core.places.enterRoom(CanonicalName.normalized(id), as: appearance, then: end)
    }
  }

  /// The rooms that this device is in, or will be once the link is back.
  public var rooms: [String] { runner.read { $0.presence.session.rooms.keys.sorted() } ?? [] }

  /// Leaves a room. Nothing of it is reported from this call on, unless the hub refuses.
  public func leaveRoom(_ id: String, completion: @escaping (MessagingError?) -> Void) {
    runner.ask(completion: DeviceRunner.outcome(completion)) { core, end in
      core.places.leaveRoom(CanonicalName.normalized(id), then: end)
    }
  }

  /// Ends a room; its owner may, in it or not. Everyone else who is in it is notified.
  public func dismissRoom(_ id: String, completion: @escaping (MessagingError?) -> Void) {
    let id = CanonicalName.normalized(id)
    runner.ask(DismissRoomCall(id: id), completion: completion, apply: { core in core.presence.session.forget(id) })
  }

  /// Removes accounts from a room, into which they may come again; its owner may.
  ///
  /// - parameter accounts: The accounts to remove.
  /// - parameter id: The room.
  /// - parameter completion: Receives the room and the members that are still in it.
  public func removeMembers(
    _ accounts: [AccountID], fromRoom id: String,
    completion: @escaping (Result<(room: RoomInfo, members: [Member]), MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in
      core.request(RemoveRoomMembersCall(id: id, accounts: accounts)) { core, result in
        core.rosters.follow(result, of: id) { core, result in end(core, result.map { ($0.room, $0.members) }) }
      }
    }
  }

  /// Fetches a room and the members that are in it now.
  public func fetchRoom(
    _ id: String, completion: @escaping (Result<(room: RoomInfo, members: [Member]), MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in core.places.fetchRoom(id, then: end) }
  }
}

extension DevicePlaces {
  fileprivate func enterRoom(
    _ id: String, as appearance: RoomAppearance,
    then end: @escaping (DeviceCore, Result<(room: RoomInfo, member: Member), MessagingError>) -> Void
  ) {
    let number = core.presence.session.beginEntering()
    core.request(EnterRoomCall(id: id, as: appearance), for: { .session($0) }) { core, result in
      end(
        core,
        result.applied(in: core) { reply throws(MessagingError) in
          guard let member = reply.members.first else { throw MessagingError(.malformedData) }
          let profile = SessionState.RoomProfile(
            appearance: appearance, shown: member.appearance, owner: reply.room.owner)
          core.presence.session.enter(id, as: profile, asked: number)
          // A room's past is history, not news.
          let conversation = try core.conversations.conversation(.room(id))
          conversation.cursor.advance(to: reply.sequence)
          core.turn.change(conversation)
          core.places.noteEntered(reply, id)
          return (reply.room, member)
        })
    }
  }

  fileprivate func leaveRoom(
    _ id: String, then end: @escaping (DeviceCore, Result<Void, MessagingError>) -> Void
  ) {
    core.presence.session.leave(id)
    core.request(LeaveRoomCall(id: id), for: { .session($0) }) { core, result in
      // After a break of the link the device is out of the room as well. Without an answer in time it closes the link, because
      // the outcome is unknown. The hub's answer that the request came too late is an answer.
      var stays = false
      if case .failure(let error) = result {
        stays = core.connection.isConnected && core.lostLink == nil && error.code != .notMember
      }
      // Changes in the room in the meantime were not reported.
      if core.presence.session.endLeaving(id, stays: stays) { core.places.lookAround(id) }
      end(core, result.map { _ in () })
    }
  }

  fileprivate func fetchRoom(
    _ id: String, then end: @escaping (DeviceCore, Result<(room: RoomInfo, members: [Member]), MessagingError>) -> Void
  ) {
    let stay = self.stay(in: CanonicalName.normalized(id))
    core.rosters.fetchRoom(id) { core, result in
      if case .success(let reply) = result { core.places.noteListed(reply, in: stay) }
      end(core, result.map { ($0.room, $0.members) })
    }
  }
}
