internal import ParlanceCore

/// Acts of the administration in the name of accounts, under the rules that hold for those.
struct AdministrationRules: TurnPart {
  let turn: TurnContext

  /// Carries out a call of any kind in the name of an account.
  func carryOut<Call: HubCall>(request call: Call, as account: AccountID) throws(MessagingError) -> Call.Reply {
    let decided = Call.kind.decision.cast(call)
    guard !(decided is any SessionCall), let reply = try carryOutAny(decided, as: account) as? Call.Reply else {
      throw MessagingError(.unsupported)
    }
    return reply
  }

  private func carryOutAny<Call: DecidedCall>(_ call: Call, as account: AccountID) throws(MessagingError)
    -> any Sendable
  {
    try carryOut(call, as: account)
  }

  /// Carries out a call of an account as if a device of it had made it.
  func carryOut<Call: DecidedCall>(_ call: Call, as account: AccountID) throws(MessagingError) -> Call.Reply {
    var call = call
    try call.check(Border(settings))
    let account = try turn.lookup.existingAccount(account)
    return try answer(as: account) { (context) throws(MessagingError) in try call.decide(turn, context) }
  }

  /// Carries out a call of an account by a rule other than that for calls of devices.
  func carryOut<Call: DecidedCall>(
    _ call: Call, as account: AccountID, by rule: (Call, RequestContext) throws(MessagingError) -> Call.Reply
  ) throws(MessagingError) -> Call.Reply {
    var call = call
    try call.check(Border(settings))
    let account = try turn.lookup.existingAccount(account)
    return try answer(as: account) { (context) throws(MessagingError) in .reply(try rule(call, context)) }
  }

  /// Sends a message in the name of an account.
  ///
  /// - parameter isForOperator: A Boolean value that indicates whether the account need not be in the group or room, nor be allowed
  ///   to write there.
  func submit(
    _ call: SubmitCall, as account: AccountID, isForOperator: Bool = false
  ) throws(MessagingError) -> Acceptance {
    var call = call
    try call.check(Border(settings))
    let account = try turn.lookup.existingAccount(account)
    return try answer(as: account) { (context) throws(MessagingError) in
      var context = context
      context.isForOperator = isForOperator
      return try turn.submissions.decide(call, context)
    }
  }

  /// Decides a request in the name of an account.
  ///
  /// - returns: The answer.
  /// - throws: The refusal; `unsupported` if the answer would come in a later turn.
  func answer<Reply>(
    as account: AccountRecord, _ decide: (RequestContext) throws(MessagingError) -> Decision<Reply>
  ) throws(MessagingError) -> Reply {
    let answer = KeptAnswer()
    let context = RequestContext(administrationOf: account, answer: answer)
    try turn.steps.carryOut(try decide(context), for: context.answer)
    try turn.entries.finishAppends()
    guard let reply = try answer.result?.get() as? Reply else { throw MessagingError(.unsupported) }
    return reply
  }

  // MARK: looking up

  /// Returns the message that has an id and is neither revoked nor in a conversation that ended.
  ///
  /// - parameter sender: The message's sender, where several have the id.
  /// - parameter name: The message's conversation, where the id is used in several.
  /// - throws: `messageNotFound`; `invalidArgument` if several messages have the id.
  func message(
    _ id: MessageID, sender: AccountID?, in name: AdministeredConversation?
  ) throws(MessagingError) -> (record: EventRecord, conversation: HubConversation) {
    let sender = try sender.map { name throws(MessagingError) in try turn.erasure.registeredAccount(name).number }
    if let name {
      let conversation = try conversation(name)
      guard let record = try store.event(stream: conversation.stream, id: id), record.isRevocable,
        sender == nil || record.sender == sender
      else { throw MessagingError(.messageNotFound) }
      return (record, conversation)
    }
    var found: [(record: EventRecord, conversation: HubConversation)] = []
    for record in try store.events(id: id, limit: 100)
    where record.isRevocable && (sender == nil || record.sender == sender) {
      // A dismissed conversation has no readers.
      guard let stream = try store.stream(number: record.stream), !stream.isDismissed else { continue }
      found.append((record, try turn.lookup.conversation(stream)))
    }
    guard let message = found.first else { throw MessagingError(.messageNotFound) }
    guard found.count == 1 else { throw MessagingError(.invalidArgument, "several messages have this id") }
    return message
  }

  func administeredGroup(_ id: String) throws(MessagingError) -> (conversation: HubConversation, info: GroupInfo) {
    let conversation = try turn.lookup.group(CanonicalName.normalized(id))
    guard let info = conversation.group else { throw MessagingError(.groupNotFound) }
    return (conversation, info)
  }

  /// Returns accounts in the order of their numbers, which have no gaps: none is ever removed.
  func accounts(after position: AccountNumber, limit: Int) throws(MessagingError) -> AdministeredAccounts {
    var accounts: [AccountID] = []
    var number = max(.zero, position)
    while accounts.count < limit {
      guard let record = try store.account(number: number.successor), record.number > number else {
        return AdministeredAccounts(accounts: accounts, next: nil)
      }
      number = record.number
      // It cannot be reached after its name was given to another account.
      guard try store.account(folded: record.id.folded)?.number == number,
        try turn.standing.standing(of: record).erased == nil
      else {
        continue
      }
      accounts.append(record.id)
    }
    let hasMore = try store.account(number: number.successor) != nil
    return AdministeredAccounts(accounts: accounts, next: hasMore ? number : nil)
  }

  // MARK: history

  func export(
    _ name: AdministeredConversation, after position: Int64, limit: Int, bytes: Int
  ) throws(MessagingError) -> HistoryExport {
    let conversation = try conversation(name)
    guard conversation.stream != .zero else { return HistoryExport(messages: [], last: 0, next: nil) }
    let page = try store.events(
      PageQuestion(stream: conversation.stream, after: max(0, position), limit: limit, bytes: bytes))
    var messages: [HistoryMessage] = []
    for record in page.events where record.kind == .message {
      guard let id = record.id else { continue }
      messages.append(
        HistoryMessage(sequence: record.sequence, time: record.time, message: try turn.pulls.messageEvent(record, id)))
    }
    return HistoryExport(
      messages: messages, last: try turn.lookup.lastSequence(conversation.stream),
      next: page.hasMore ? page.events.last?.sequence : nil)
  }

  /// Returns the newest entries of a conversation's stream, oldest first.
  func entries(of name: AdministeredConversation, newest limit: Int) throws(MessagingError) -> [StreamEntry] {
    let conversation = try conversation(name)
    guard conversation.stream != .zero else { return [] }
    let last = try turn.lookup.lastSequence(conversation.stream)
    let page = try store.events(
      PageQuestion(stream: conversation.stream, after: max(0, last - Int64(limit)), limit: limit))
    var entries: [StreamEntry] = []
    for record in page.events {
      // A change of a group that was not made by a request has no sender.
      let sender = record.sender == .zero ? nil : try turn.lookup.account(number: record.sender).id
      entries.append(
        StreamEntry(
          sequence: record.sequence, time: record.time, kind: record.kind, sender: sender,
          contentKind: record.contentKind, payload: record.payload))
    }
    return entries
  }

  /// Returns a conversation as the administration names it.
  func conversation(_ name: AdministeredConversation) throws(MessagingError) -> HubConversation {
    switch name {
    case .direct(let first, let second):
      try turn.lookup.directConversation(
        try turn.erasure.registeredAccount(first), try turn.erasure.registeredAccount(second), isToBeWritten: false)
    case .group(let id): try administeredGroup(id).conversation
    case .room(let id): try turn.roomManagement.administered(id).conversation
    }
  }
}
