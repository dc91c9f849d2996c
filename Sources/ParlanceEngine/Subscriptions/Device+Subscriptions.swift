public import ParlanceCore

/// Subscriptions to rooms and the streams of groups.
extension Device {
  /// Subscribes to a room, or a group that this account is in, from now on until it leaves or the login ends.
  ///
  /// After a break of the link the device subscribes again by itself, and reports who came and went and what became of the
  /// attributes; what was sent meanwhile is history.
  ///
  /// - parameter id: The room's or group's id.
  /// - parameter createsRoom: Makes a room of this id if there is neither.
  /// - parameter completion: Receives the subscribers, this account among them, or `roomNotFound`, `groupNotFound`,
  ///   `notMember` of a group, `invalidArgument`, `notConnected`, `notLoggedIn`.
  public func subscribe(
    to id: String, createsRoom: Bool, completion: @escaping (Result<Subscribers, MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in
      core.places.subscribe(to: CanonicalName.normalized(id), createsRoom: createsRoom, then: end)
    }
  }

  /// Unsubscribes from a room or group; leaves no group.
  ///
  /// - parameter id: The room or group.
  /// - parameter isFinal: The device does not subscribe again after a break of the link even if the call fails, and
  ///   calls to subscribe that the hub has not answered yet end with it.
  /// - parameter completion: Receives nil, or `notMember` if the device is not subscribed to it, `notConnected`,
  ///   `notLoggedIn`.
  public func unsubscribe(
    from id: String, isFinal: Bool = false, completion: @escaping (MessagingError?) -> Void
  ) {
    let id = CanonicalName.normalized(id)
    // A closed device is subscribed to nothing; its error is reported below.
    runner.change(if: isFinal) { core in core.presence.session.endSubscriptionForGood(id) }
    runner.ask(
      UnsubscribeCall(id: id), for: { .session($0) }, completion: completion,
      apply: { core in core.presence.session.endSubscription(id, isFinal: isFinal) })
  }

  /// Fetches the subscribers of what this device is subscribed to.
  public func fetchSubscribers(
    of id: String, completion: @escaping (Result<Subscribers, MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in core.places.fetchSubscribers(of: id, then: end) }
  }

  /// Fetches the number of subscribers of rooms and groups; what does not exist has none.
  public func fetchSubscriberCounts(
    of ids: [String], completion: @escaping (Result<[String: Int], MessagingError>) -> Void
  ) {
    runner.ask(SubscriberCountsCall(ids: ids), completion: completion)
  }
}

extension DevicePlaces {
  fileprivate func subscribe(
    to id: String, createsRoom: Bool,
    then end: @escaping (DeviceCore, Result<Subscribers, MessagingError>) -> Void
  ) {
    let number = core.presence.session.beginSubscribing()
    core.request(SubscribeCall(id: id, creates: createsRoom), for: { .session($0) }) {
      core, result throws(MessagingError) in
      // The device is subscribed with the first page of the subscribers.
      let result = result.applied(in: core) { reply throws(MessagingError) in
        guard reply.subscribers.conversation.name == id else { throw MessagingError(.malformedData) }
        core.presence.session.subscribe(to: id, asked: number)
        let conversation = try core.conversations.conversation(reply.subscribers.conversation)
        conversation.cursor.advance(to: reply.sequence)
        try core.news.settle(conversation)
        core.turn.change(conversation)
        return reply
      }
      try core.rosters.follow(result, of: id, for: { .session($0) }) { core, result in
        if case .success(let reply) = result { core.places.noteSubscribed(reply, id) }
        end(core, result.map(\.subscribers))
      }
    }
  }

  fileprivate func fetchSubscribers(
    of id: String, then end: @escaping (DeviceCore, Result<Subscribers, MessagingError>) -> Void
  ) {
    let stay = self.stay(in: CanonicalName.normalized(id))
    core.request(SubscribersCall(id: id)) { core, result throws(MessagingError) in
      try core.rosters.follow(result, of: id, for: { .other($0) }) { core, result in
        if case .success(let reply) = result { core.places.noteListed(reply.subscribers, reply.room, in: stay) }
        end(core, result.map(\.subscribers))
      }
    }
  }
}
