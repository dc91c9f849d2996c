internal import ParlanceCore

/// Events for other services. They join the turn, so that what was acknowledged has its event.
struct ServiceEventRules: TurnPart {
  let turn: TurnContext
  fileprivate let ownStore: any HubServiceEventStore

  init(turn: TurnContext, ownStore: any HubServiceEventStore) {
    self.turn = turn
    self.ownStore = ownStore
  }

  /// Notes an event, if a service has registered for its kind.
  func note(_ kind: ServiceEvent.Kind, _ event: () -> ServiceEvent) {
    guard turn.notes(kind) else { return }
    turn.effects.add(ServiceEventDraft(time: now, payload: event().encoded()))
  }

  /// Sends a push notification when the turn is durable.
  func notify(_ notification: PushNotification) {
    turn.output.notifications.append(notification)
    note(.pushWanted) { .pushWanted(notification) }
  }

  /// A Boolean value that indicates whether the services know, or come to know in this turn, that the hub was opened.
  var isStartNoted: Bool { turn.isStartNoted || turn.output.notesStart }

  func noteAcceptance(
    of message: MessageEvent, in conversation: HubConversation, sender: AccountNumber, sequence: Int64, time: Timestamp
  ) {
    note(.messageAccepted) {
      .messageAccepted(
        HistoryMessage(sequence: sequence, time: time, message: message),
        in: conversation.administered(first: sender))
    }
  }

  /// Stores the events of the turn; the oldest ones go where too many wait.
  func storeEvents() throws(MessagingError) {
    if turn.keptServiceEvents.contains(.hubStarted), !isStartNoted {
      turn.effects.add(ServiceEventDraft(time: now, payload: ServiceEvent.hubStarted.encoded()), isFirst: true)
      turn.effects.noteStart()
    }
    guard !turn.unreported.serviceEvents.isEmpty else { return }
    try ownStore.append(turn.unreported.serviceEvents)
    var span = try ownStore.serviceEventSpan()
    let dropped = max(0, span.count - turn.serviceEventLimit)
    if dropped > 0 {
      span.before = span.before.advanced(by: Int64(dropped))
      try ownStore.removeServiceEvents(through: span.before)
    }
    turn.effects.report(
      ServiceEventChange(appended: turn.unreported.serviceEvents.count, dropped: dropped, span: span))
  }

  /// Looks for events that other hubs stored, for the consumers of the one hub that hands events out.
  func lookForEvents() throws(MessagingError) {
    guard let shared, turn.keptServiceEvents.rawValue != 0, shared.isLeader else { return }
    let span = try ownStore.serviceEventSpan()
    if span.last > span.before { turn.effects.report(ServiceEventChange(span: span, isForConsumers: true)) }
  }

  // MARK: consumers

  /// Registers a consumer of events: one that is known goes on where it was, another one with what comes next.
  func registerConsumer(_ name: String, kinds: ServiceEventKinds) throws(MessagingError) {
    var consumers = try ownStore.serviceEventConsumers()
    let span = try ownStore.serviceEventSpan()
    if let index = consumers.firstIndex(where: { $0.name == name }) {
      if consumers[index].kinds != kinds {
        consumers[index].kinds = kinds
        try ownStore.save(consumers[index])
      }
    } else {
      let consumer = ServiceEventConsumer(
        name: name, identity: .random(in: 1 ... .max), kinds: kinds, position: span.last)
      try ownStore.save(consumer)
      consumers.append(consumer)
    }
    turn.effects.setServiceEventConsumers(consumers)
    turn.effects.report(ServiceEventChange(span: span))
  }

  /// Removes a consumer, and the events that no other one waits for.
  func removeConsumer(_ name: String) throws(MessagingError) {
    var consumers = try ownStore.serviceEventConsumers()
    guard let index = consumers.firstIndex(where: { $0.name == name }) else { return }
    consumers.remove(at: index)
    try ownStore.removeServiceEventConsumer(name)
    turn.effects.setServiceEventConsumers(consumers)
    try removeTakenEvents(consumers)
  }

  /// Moves a consumer to a position, and returns what follows.
  ///
  /// - throws: `MessagingError` with code `invalidArgument` if there is no such consumer.
  func events(
    for name: String, taken: ServiceEventNumber?, limit: Int, bytes: Int
  ) throws(MessagingError) -> ServiceEventBatch {
    var consumers = try ownStore.serviceEventConsumers()
    guard let index = consumers.firstIndex(where: { $0.name == name }) else {
      throw MessagingError(.invalidArgument, "no consumer of events is named \(name)")
    }
    if let taken, taken > consumers[index].position {
      consumers[index].position = min(taken, try ownStore.serviceEventSpan().last)
      try ownStore.save(consumers[index])
      try removeTakenEvents(consumers)
    }
    let consumer = consumers[index]
    // One hub hands them out, so that they come in their order and once.
    guard shared?.isLeader ?? true else { return ServiceEventBatch(consumer: consumer, records: []) }
    return ServiceEventBatch(
      consumer: consumer, records: try ownStore.serviceEvents(after: consumer.position, limit: limit, bytes: bytes))
  }

  /// Removes the events that all consumers have taken.
  private func removeTakenEvents(_ consumers: [ServiceEventConsumer]) throws(MessagingError) {
    var span = try ownStore.serviceEventSpan()
    let taken = min(span.last, consumers.map(\.position).min() ?? .max)
    if taken > span.before {
      try ownStore.removeServiceEvents(through: taken)
      span.before = taken
    }
    turn.effects.report(ServiceEventChange(span: span))
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
