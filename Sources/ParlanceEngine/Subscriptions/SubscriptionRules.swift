internal import ParlanceCore

extension SubscribeCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> SubscribersReply {
    try turn.subscriptions.subscribe(to: id, creates: creates, context)
  }
}

extension UnsubscribeCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Done {
    guard let conversation = try turn.lookup.groupOrRoom(id),
      turn.subscriptions.isSubscribed(context.session, conversation)
    else {
      throw MessagingError(.notMember)
    }
    try turn.rooms.leavePlace(conversation.stream, context.login)
    return Done()
  }
}

extension SubscribersCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> SubscribersReply {
    guard let conversation = try turn.lookup.groupOrRoom(id),
      turn.subscriptions.isSubscribed(context.session, conversation)
    else {
      throw MessagingError(.notMember)
    }
    return try turn.subscriptions.reply(conversation, context, sequence: 0, after: after)
  }
}

extension SubscriberCountsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> [String: Int] {
    var counts: [String: Int] = [:]
    for id in ids {
      guard let record = try turn.store.stream(key: StreamKey.conversation(id)), !record.isDismissed else {
        counts[id] = 0
        continue
      }
      let conversation = try turn.lookup.conversation(record)
      // Only members may see the subscribers of a group that not anyone may join.
      let isHidden = conversation.group?.joinsFreely == false && conversation.members[context.account.number] == nil
      counts[id] = isHidden ? 0 : turn.directory.occupants(of: record.number).count
    }
    return counts
  }
}

/// Subscriptions: receiving the messages of a room, or the stream of a group, for as long as a login lasts.
struct SubscriptionRules: TurnPart {
  let turn: TurnContext

  func isSubscribed(_ session: SessionID, _ conversation: HubConversation) -> Bool {
    directory.places(of: session).contains(conversation.stream)
  }

  func subscribe(
    to id: String, creates: Bool, _ context: LoginContext
  ) throws(MessagingError) -> SubscribersReply {
    if try turn.lookup.groupOrRoom(id) == nil {
      guard creates else { throw MessagingError(.roomNotFound) }
      try checkHasPlace(context.session)
      _ = try turn.rooms.createRoom(id: id, name: id, owner: context.account.id, isOpen: true)
    }
    guard let conversation = try turn.lookup.groupOrRoom(id) else { throw MessagingError(.roomNotFound) }
    if conversation.kind == .room {
      try turn.attributes.clearIfAbandoned(conversation)
      _ = try turn.rooms.enter(conversation, context.login)
      directory.setEmptied(conversation.stream, nil)
    } else {
      try subscribe(conversation, context)
    }
    return try reply(conversation, context, sequence: try turn.lookup.lastSequence(conversation.stream))
  }

  func reply(
    _ conversation: HubConversation, _ context: LoginContext, sequence: Int64, after: AccountID? = nil
  ) throws(MessagingError) -> SubscribersReply {
    let room = conversation.kind == .room ? try turn.rooms.information(conversation) : nil
    var budget = PageBudget(limits, context.requester)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    budget.use(bytes: 256 + (room?.encodedSize ?? 0))
    var reply = SubscribersReply(
      subscribers: Subscribers(conversation: conversation.name(for: context.account.number), accounts: []),
      sequence: sequence, room: room, announcements: try turn.attributes.announcements(conversation.stream))
    // By name.
    let accounts = directory.occupants(of: conversation.stream).values.map(\.profile.account).filter { account in
      after.map { $0 < account } ?? true
    }
    for account in accounts.sorted() {
      guard try budget.takes(bytes: account.name.utf8.count + 4) else {
        reply.next = reply.subscribers.accounts.last ?? after
        break
      }
      reply.subscribers.accounts.append(account)
    }
    return reply
  }

  private func subscribe(_ group: HubConversation, _ context: LoginContext) throws(MessagingError) {
    guard let member = group.members[context.account.number] else { throw MessagingError(.notMember) }
    try checkHasPlace(context.session, in: group.stream)
    if directory.enter(group.stream, context.login, profile: member.profile) {
      turn.sessionLog.note(.joined, context.login, in: group)
      reportSubscribers(group, entered: [context.account.id], except: context.session)
    }
  }

  /// Checks that a login is in a place, or may enter one more.
  func checkHasPlace(_ session: SessionID, in stream: StreamNumber? = nil) throws(MessagingError) {
    let places = directory.places(of: session)
    if let stream, places.contains(stream) { return }
    guard places.count < limits.subscriptions else {
      throw MessagingError(.limitExceeded, "limit \(limits.subscriptions) rooms and groups")
    }
  }

  /// Ends a login's subscription to a group.
  func endSubscription(of group: HubConversation, _ login: SessionRecord) {
    if directory.leave(group.stream, login) {
      turn.sessionLog.note(.left, login, in: group)
      reportSubscribers(group, left: [login.account.id], except: login.id)
    }
  }

  /// Ends the subscriptions of all logins of an account that is no longer in a group, and notifies them.
  func endSubscriptions(of group: HubConversation, account: AccountNumber) {
    guard let occupant = directory.occupants(of: group.stream)[account] else { return }
    for session in occupant.sessions {
      guard let login = directory.session(session) else { continue }
      endSubscription(of: group, login)
      let change = SubscriberChange(
        conversation: group.name(for: account), entered: [], left: [login.account.id],
        count: directory.occupants(of: group.stream).count)
      turn.effects.push(.presence(.subscribers(change)), to: session)
    }
  }

  /// Notifies the subscribers of a group that others came or went; rooms do so themselves. Other hubs notify theirs.
  func reportSubscribers(
    _ group: HubConversation, entered: [AccountID] = [], left: [AccountID] = [], except origin: SessionID? = nil
  ) {
    let occupants = directory.occupants(of: group.stream)
    for (account, occupant) in occupants {
      let change = SubscriberChange(
        conversation: group.name(for: account), entered: entered, left: left, count: occupants.count)
      for session in occupant.sessions where session != origin && turn.isHere(session) {
        turn.effects.push(.presence(.subscribers(change)), to: session)
      }
    }
  }
}
