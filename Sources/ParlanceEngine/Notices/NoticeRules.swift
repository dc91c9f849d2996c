internal import ParlanceCore

/// Notices for other services. They join the turn, so that what was acknowledged has its notice.
struct NoticeRules: TurnPart {
  let turn: TurnContext

  /// Notes an event, if a service has registered for its kind.
  func note(_ kind: HubNotice.Kind, _ notice: () -> HubNotice) {
    guard turn.notes(kind) else { return }
    turn.effects.add(HubNoticeDraft(time: now, payload: notice().encoded()))
  }

  /// Sends a push notification when the turn is durable.
  func notify(_ notification: PushNotification) {
    turn.output.notifications.append(notification)
    note(.pushWanted) { .pushWanted(notification) }
  }

  /// A Boolean value that indicates whether the services know, or come to know in this turn, that the hub was opened.
  var isStartNoted: Bool { turn.hub.isStartNoted || turn.output.notesStart }

  func noteAcceptance(
    of message: MessageEvent, in conversation: HubConversation, sender: AccountNumber, sequence: Int64, time: Timestamp
  ) {
    note(.messageAccepted) {
      .messageAccepted(
        HistoryMessage(sequence: sequence, time: time, message: message),
        in: conversation.administered(first: sender))
    }
  }

  /// Stores the notices of the turn; the oldest ones go where too many wait.
  func storeNotices() throws(MessagingError) {
    if turn.keptNotices.contains(.hubStarted), !isStartNoted {
      turn.effects.add(HubNoticeDraft(time: now, payload: HubNotice.hubStarted.encoded()), isFirst: true)
      turn.effects.noteStart()
    }
    guard !turn.unreported.notices.isEmpty else { return }
    try store.append(turn.unreported.notices)
    let span = try store.noticeSpan()
    let dropped = max(0, span.count - turn.noticeLimit)
    if dropped > 0 { try store.removeNotices(through: span.before + Int64(dropped)) }
    turn.effects.report(
      NoticeChange(
        appended: turn.unreported.notices.count, dropped: dropped,
        span: HubNoticeSpan(before: span.before + Int64(dropped), last: span.last)))
  }

  /// Notices what other hubs stored, for the consumers of the one hub that hands notices out.
  func lookForNotices() throws(MessagingError) {
    guard let shared, turn.keptNotices.rawValue != 0, shared.isLeader else { return }
    let span = try store.noticeSpan()
    if span.last > span.before { turn.effects.report(NoticeChange(span: span, isForConsumers: true)) }
  }

  // MARK: consumers

  /// Registers a consumer of notices: one that is known goes on where it was, another one with what comes next.
  func registerNoticeConsumer(_ name: String, kinds: HubNoticeKinds) throws(MessagingError) {
    var consumers = try store.noticeConsumers()
    let span = try store.noticeSpan()
    if let index = consumers.firstIndex(where: { $0.name == name }) {
      if consumers[index].kinds != kinds {
        consumers[index].kinds = kinds
        try store.save(consumers[index])
      }
    } else {
      let consumer = HubNoticeConsumer(
        name: name, identity: .random(in: 1 ... .max), kinds: kinds, position: span.last)
      try store.save(consumer)
      consumers.append(consumer)
    }
    turn.effects.setNoticeConsumers(consumers)
    turn.effects.report(NoticeChange(span: span))
  }

  /// Removes a consumer, and the notices that no other one waits for.
  func removeNoticeConsumer(_ name: String) throws(MessagingError) {
    var consumers = try store.noticeConsumers()
    guard let index = consumers.firstIndex(where: { $0.name == name }) else { return }
    consumers.remove(at: index)
    try store.removeNoticeConsumer(name)
    turn.effects.setNoticeConsumers(consumers)
    try removeTakenNotices(consumers)
  }

  /// Moves a consumer to a position, and returns what follows.
  ///
  /// - throws: `MessagingError` with code `invalidArgument` if there is no such consumer.
  func notices(
    for name: String, taken: Int64?, limit: Int, bytes: Int
  ) throws(MessagingError) -> NoticeBatch {
    var consumers = try store.noticeConsumers()
    guard let index = consumers.firstIndex(where: { $0.name == name }) else {
      throw MessagingError(.invalidArgument, "no consumer of notices is named \(name)")
    }
    if let taken, taken > consumers[index].position {
      consumers[index].position = min(taken, try store.noticeSpan().last)
      try store.save(consumers[index])
      try removeTakenNotices(consumers)
    }
    let consumer = consumers[index]
    // One hub hands them out, so that they come in their order and once.
    guard shared?.isLeader ?? true else { return NoticeBatch(consumer: consumer, records: []) }
    return NoticeBatch(
      consumer: consumer, records: try store.notices(after: consumer.position, limit: limit, bytes: bytes))
  }

  /// Removes the notices that all consumers have taken.
  private func removeTakenNotices(_ consumers: [HubNoticeConsumer]) throws(MessagingError) {
    var span = try store.noticeSpan()
    let taken = min(span.last, consumers.map(\.position).min() ?? .max)
    if taken > span.before {
      try store.removeNotices(through: taken)
      span.before = taken
    }
    turn.effects.report(NoticeChange(span: span))
  }
}

extension HubConversation {
  /// Returns the conversation's name for those outside; of its two accounts, if it has two, with this one first.
  func administered(first account: AccountNumber) -> AdministeredConversation {
    switch naming {
    case .direct(let one, let other):
      one.number == account ? .direct(one.id, other.id) : .direct(other.id, one.id)
    case .group(let id): .group(id)
    case .room(let id): .room(id)
    // An account's own stream is not a conversation.
    case .account: .room("")
    }
  }
}
