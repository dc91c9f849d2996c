internal import ParlanceCore

/// Acts of the administration in the name of accounts, under the rules that hold for those.
extension HubTurn {
  /// Carries out a call of an account as if a device of it had made it.
  func carryOut<Call: DecidedCall>(_ call: Call, as account: AccountID) throws(MessagingError) -> Call.Reply {
    var call = call
    try call.check(Border(settings))
    let context = try administration(of: account)
    if let reply = try call.decide(self, context) { return reply }
    return try answer(to: context)
  }

  /// Sends a message in the name of an account.
  func submit(_ call: SubmitCall, as account: AccountID) throws(MessagingError) -> Acceptance {
    var call = call
    try call.check(Border(settings))
    let context = try administration(of: account)
    try submit(call, context)
    return try answer(to: context)
  }

  /// Returns the answer that was given to a request in the way of those that come over a link.
  private func answer<Reply>(to context: RequestContext) throws(MessagingError) -> Reply {
    try finishAppends()
    for case .frame(context.session, .reply(context.number, let result)) in output.items {
      if let reply = try result.get() as? Reply { return reply }
    }
    throw MessagingError(.unsupported)
  }

  /// Returns the context of a request that does not arrive over a link. Its session belongs to no device, so that all devices
  /// of the account are notified.
  private func administration(of account: AccountID) throws(MessagingError) -> RequestContext {
    administration(of: try existingAccount(account))
  }

  func administration(of account: AccountRecord) -> RequestContext {
    let device = DeviceRecord(
      account: account.number, id: "administration", style: "administration", registered: now, lastSeen: now)
    let login = SessionRecord(
      id: SessionID(hub: shared?.hub ?? 0), account: account, device: device, platform: .server, tag: nil,
      exclusivity: nil, since: now, number: 0, stream: 0, followsGroups: true, waiting: nil,
      terms: ProtocolTerms(
        version: ProtocolOffer.current.newest, capabilities: .all, limits: limits.requests))
    return RequestContext(login: login, number: 1)
  }

  // MARK: looking up

  func administeredGroup(_ id: String) throws(MessagingError) -> (conversation: HubConversation, info: GroupInfo) {
    let conversation = try group(CanonicalName.normalized(id))
    guard let info = conversation.group else { throw MessagingError(.groupNotFound) }
    return (conversation, info)
  }

  func administeredRoom(_ id: String) throws(MessagingError) -> (conversation: HubConversation, info: RoomInfo) {
    let conversation = try room(CanonicalName.normalized(id))
    return (conversation, try information(conversation))
  }

  /// Returns accounts in the order of their numbers, which have no gaps: none is ever removed.
  func accounts(after position: Int64, limit: Int) throws(MessagingError) -> AdministeredAccounts {
    var accounts: [AccountID] = []
    var number = max(0, position)
    while accounts.count < limit {
      guard number < .max, let record = try store.account(number: number + 1) else {
        return AdministeredAccounts(accounts: accounts, next: nil)
      }
      number += 1
      // It cannot be reached after its name was given to another account.
      guard try store.account(folded: record.id.folded)?.number == number, try standing(of: record).erased == nil else {
        continue
      }
      accounts.append(record.id)
    }
    let hasMore = try store.account(number: number + 1) != nil
    return AdministeredAccounts(accounts: accounts, next: hasMore ? number : nil)
  }

  // MARK: history

  func export(
    _ name: AdministeredConversation, after position: Int64, limit: Int, bytes: Int
  ) throws(MessagingError) -> HistoryExport {
    let conversation = try conversation(name)
    guard conversation.stream != 0 else { return HistoryExport(messages: [], last: 0, next: nil) }
    let page = try store.events(
      PageQuestion(stream: conversation.stream, after: max(0, position), limit: limit, bytes: bytes))
    var messages: [HistoryMessage] = []
    for record in page.events where record.kind == .message {
      guard let id = record.id else { continue }
      messages.append(
        HistoryMessage(sequence: record.sequence, time: record.time, message: try messageEvent(record, id)))
    }
    return HistoryExport(
      messages: messages, last: try lastSequence(conversation.stream),
      next: page.hasMore ? page.events.last?.sequence : nil)
  }

  /// Returns the newest entries of a conversation's stream, oldest first.
  func entries(of name: AdministeredConversation, newest limit: Int) throws(MessagingError) -> [StreamEntry] {
    let conversation = try conversation(name)
    guard conversation.stream != 0 else { return [] }
    let last = try lastSequence(conversation.stream)
    let page = try store.events(
      PageQuestion(stream: conversation.stream, after: max(0, last - Int64(limit)), limit: limit))
    var entries: [StreamEntry] = []
    for record in page.events {
      // A change of a group that was not made by a request has no sender.
      let sender = record.sender == 0 ? nil : try account(number: record.sender).id
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
      try directConversation(try registeredAccount(first), try registeredAccount(second), isToBeWritten: false)
    case .group(let id): try administeredGroup(id).conversation
    case .room(let id): try administeredRoom(id).conversation
    }
  }
}
