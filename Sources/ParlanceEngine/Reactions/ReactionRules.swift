internal import ParlanceCore

extension AddReactionCall: DecidedCall {
  func decide(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Decision<ReactionAcceptance> {
    let conversation = try turn.lookup.conversation(conversation, context.requester)
    let record = try turn.access.message(id, in: conversation, for: .react, context.requester)
    let known = try turn.reactions.ownStore.reactions(record.place)
    let account = context.account.number
    guard !known.contains(where: { $0.account == account && $0.text == text }) else {
      throw MessagingError(.reactionExists)
    }
    let limit = turn.limits.reactionsPerMessage
    let texts = Set(known.map(\.text))
    guard texts.contains(text) || texts.count < limit else {
      throw MessagingError(.limitExceeded, "limit \(limit) texts")
    }
    // A request for the reactions is answered with all of them.
    guard known.count < turn.limits.rowsPerRequest else {
      throw MessagingError(.limitExceeded, "limit \(turn.limits.rowsPerRequest) reactions")
    }
    let reaction = ReactionRecord(account: account, text: text, time: turn.now, note: note)
    guard try turn.reactions.ownStore.add(reaction, to: record.place) else { throw MessagingError(.messageNotFound) }
    if turn.pushes, let push { try turn.reactions.push(push, countsAsUnread, id, record, conversation, context) }
    return turn.reactions.change(of: reaction, isRemoval: false, id, record, conversation, context)
  }
}

extension RemoveReactionCall: DecidedCall {
  func decide(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Decision<ReactionAcceptance> {
    let conversation = try turn.lookup.conversation(conversation, context.requester)
    let record = try turn.access.message(id, in: conversation, for: .removeReaction, context.requester)
    let account = context.account.number
    let known = try turn.reactions.records(of: record.place)
    guard var reaction = known.first(where: { $0.account == account && $0.text == text }),
      try turn.reactions.ownStore.removeReaction(text, account: account, from: record.place)
    else { throw MessagingError(.reactionNotFound) }
    reaction.time = turn.now
    return turn.reactions.change(of: reaction, isRemoval: true, id, record, conversation, context)
  }
}

extension ReactionsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> ReactionLists {
    let stream = try turn.lookup.conversation(conversation, context.requester)
    let member = try turn.lookup.membership(stream, context.requester)
    var budget = WorkBudget(turn.limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    let records = Dictionary(
      try turn.store.events(stream: stream.stream, ids: ids).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    budget.use(rows: ids.count)
    var lists: [MessageReactions] = []
    for (index, id) in ids.enumerated() {
      // The device requests the rest again.
      if budget.isSpent && !lists.isEmpty {
        return ReactionLists(
          sequence: try turn.lookup.lastSequence(stream.stream), lists: lists, remaining: Array(ids[index...]))
      }
      guard let record = records[id], stream.kind != .room,
        try turn.access.mayAccess(record, for: .readReactions, member)
      else { continue }
      let reactions = try turn.reactions.reactions(try turn.reactions.ownStore.reactions(record.place))
      budget.use(rows: reactions.count + 1, bytes: reactions.reduce(64) { $0 + $1.approximateSize })
      lists.append(MessageReactions(messageID: id, reactions: reactions))
    }
    return ReactionLists(sequence: try turn.lookup.lastSequence(stream.stream), lists: lists)
  }
}

extension ReactionPageCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> ReactionPage {
    let conversation = try turn.lookup.conversation(conversation, context.requester)
    let record = try turn.access.message(id, in: conversation, for: .readReactions, context.requester)
    // In the order of the accounts, in which everyone keeps the place.
    let found = try turn.reactions.ownStore.reactions(record.place).filter { $0.text == text }.sorted {
      $0.account < $1.account
    }
    let rest = found.filter { $0.account.rawValue > after ?? .min }
    let page = rest.prefix(limit)
    let reactions = try turn.reactions.reactions(Array(page))
    turn.noteAnswer(bytes: reactions.reduce(64) { $0 + $1.approximateSize })
    return ReactionPage(
      reactions: reactions, count: found.count,
      includesOwn: found.contains { $0.account == context.account.number },
      next: page.count < rest.count ? page.last?.account.rawValue : nil)
  }
}

/// Reactions.
struct ReactionRules: TurnPart {
  let turn: TurnContext
  fileprivate let ownStore: any HubReactionStore

  init(turn: TurnContext, ownStore: any HubReactionStore) {
    self.turn = turn
    self.ownStore = ownStore
  }

  func hasReactions(_ message: EventPlace) throws(MessagingError) -> Bool { try ownStore.hasReactions(message) }

  func records(of message: EventPlace) throws(MessagingError) -> [ReactionRecord] { try ownStore.reactions(message) }

  /// Adds a reaction to an imported message; no account is notified.
  func addImported(
    _ text: String, to message: EventPlace, by account: AccountNumber, note: String?, at time: Timestamp
  ) throws(MessagingError) {
    _ = try ownStore.add(ReactionRecord(account: account, text: text, time: time, note: note), to: message)
  }

  func reactions(_ records: [ReactionRecord]) throws(MessagingError) -> [Reaction] {
    var reactions: [Reaction] = []
    reactions.reserveCapacity(records.count)
    for record in records {
      reactions.append(
        Reaction(
          account: try turn.lookup.account(number: record.account).id, text: record.text, time: record.time,
          note: record.note))
    }
    return reactions
  }

  /// Appends a change to the conversation, answers, and notifies those who may read the message.
  func change(
    of reaction: ReactionRecord, isRemoval: Bool, _ id: MessageID, _ record: EventRecord,
    _ conversation: HubConversation, _ context: RequestContext
  ) -> Decision<ReactionAcceptance> {
    let change = ReactionEvent(
      messageID: id, messageSequence: record.sequence,
      reaction: Reaction(
        account: context.account.id, text: reaction.text, time: reaction.time, note: reaction.note),
      isRemoval: isRemoval)
    var writer = ByteWriter(capacity: 96)
    change.write(to: &writer)
    let draft = EventDraft(
      stream: conversation.stream, kind: .reaction, time: now, sender: context.account.number,
      payload: writer.bytes, version: conversation.version)
    return .append(draft) { outcome in
      guard case .appended(let sequence, let time, _, _) = outcome else { return .later }
      let acceptance = ReactionAcceptance(sequence: sequence, time: change.reaction.time)
      return .replyFirst(acceptance) { () throws(MessagingError) in
        try turn.visibility.announce(.reaction(change), about: record, in: conversation, sequence: sequence, time: time)
      }
    }
  }

  func push(
    _ hints: PushHints, _ countsAsUnread: Bool, _ id: MessageID, _ record: EventRecord,
    _ conversation: HubConversation, _ context: RequestContext
  ) throws(MessagingError) {
    let mayRead = try turn.visibility.readingRule(of: record, conversation)
    try turn.pushSettings.notifyAbsent(of: conversation, of: context.account.number, where: { mayRead($0.number) }) {
      account in
      PushNotification(
        subject: .reaction, recipient: account.id, messageID: id,
        conversation: conversation.name(for: account.number), sender: context.account.id, text: hints.text,
        payload: hints.payload, showsSender: hints.showsSender, countsAsUnread: countsAsUnread)
    }
  }
}

extension Reaction {
  /// The approximate number of bytes that it takes in an answer.
  fileprivate var approximateSize: Int { account.name.utf8.count + text.utf8.count + (note?.utf8.count ?? 0) + 16 }
}
