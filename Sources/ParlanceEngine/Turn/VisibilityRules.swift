internal import ParlanceCore

/// The rules of who receives a message. For the other accounts of its conversation it is an entry without content. What an account may
/// do with a message is decided in `MessageAccess`.
struct VisibilityRules: TurnPart {
  let turn: TurnContext

  // MARK: one message and everyone

  /// Returns the logins that follow a conversation and may read a message.
  func readers(of record: EventRecord, _ conversation: HubConversation) throws(MessagingError) -> [Recipient] {
    let followers = turn.audience.followers(of: conversation)
    guard !followers.isEmpty else { return [] }
    let mayRead = try readingRule(of: record, conversation)
    return followers.filter { mayRead($0.account) }
  }

  /// Returns the rule that says of each account in a conversation whether it may read a message.
  func readingRule(
    of record: EventRecord, _ conversation: HubConversation
  ) throws(MessagingError) -> (_ account: AccountNumber) -> Bool {
    let viewers = try viewers(of: record)
    let deleters = try turn.history.deleters(of: record.place)
    return { account in
      viewers?.contains(account) != false && !deleters.contains(account)
        && !(record.sender != account && record.contentKind != .notification
          && conversation.members[account]?.withholds(record.sequence) == true)
        && conversation.members[account].map { PastPosition.floor($0.joinedSequence) < record.sequence }
          ?? (conversation.kind != .group)
    }
  }

  /// Sends an entry about a message to those who may read the message; the others receive an entry without content.
  ///
  /// - parameter account: The only account to notify; nil for all.
  func announce(
    _ payload: EventPayload, about record: EventRecord, onlyTo account: AccountNumber? = nil,
    in conversation: HubConversation,
    sequence: Int64, time: Timestamp
  ) throws(MessagingError) {
    var accounts = Set(try readers(of: record, conversation).map(\.account))
    if let account { accounts.formIntersection([account]) }
    turn.audience.announce(payload, in: conversation, onlyTo: accounts, sequence: sequence, time: time)
  }

  // MARK: messages for some

  /// Returns whether an entry is for an account: a message, a command, or the revocation of one. An entry about another one is
  /// as visible as that.
  func isVisible(_ record: EventRecord, to account: AccountNumber) throws(MessagingError) -> Bool {
    if try isWithheldByBlock(record, from: account) { return false }
    guard record.options.contains(.addressed), record.sender != account else { return true }
    if let body = try body(of: record), body.hasCondition {
      guard let occupant = directory.occupants(of: record.stream)[account] else { return false }
      return isReached(occupant.profile, by: body)
    }
    return try addressees(of: record).contains(try turn.lookup.account(number: account).id)
  }

  /// Returns whether an entry is a message that was written while an account blocked the group, what a revocation left of one, or its
  /// revocation. Notifications of the group are not messages in this sense.
  private func isWithheldByBlock(_ record: EventRecord, from account: AccountNumber) throws(MessagingError) -> Bool {
    switch record.kind.sort {
    case .message, .command, .senderOnly, .tombstone:
      guard record.sender != account, record.contentKind != .notification else { return false }
      return try member(account, ofStream: record.stream)?.withholds(record.sequence) ?? false
    case .revocation:
      guard let member = try member(account, ofStream: record.stream), !member.blockedSpans.isEmpty else {
        return false
      }
      var reader = ByteReader(record.payload)
      let revocation = try RevocationEvent(from: &reader)
      return revocation.messageSender != member.profile.account && member.withholds(revocation.messageSequence)
    case .account, .change: return false
    }
  }

  /// Returns an account as a member of a group; nil for anything but a group.
  private func member(_ account: AccountNumber, ofStream stream: StreamNumber) throws(MessagingError) -> HubMember? {
    if let known = turn.cache.conversation(stream) { return known.members[account] }
    guard let record = try store.stream(number: stream), record.kind == .group, !record.isDismissed else { return nil }
    return try turn.lookup.conversation(record).members[account]
  }

  /// Returns the accounts that an entry about a message concerns, with the message's sender: those that may read it, without members
  /// that blocked the group when it was written; nil for everyone.
  func receivers(
    of record: EventRecord, viewers: Set<AccountNumber>?, _ conversation: HubConversation
  ) -> Set<AccountNumber>? {
    let hidden = conversation.members.filter { $0.key != record.sender && $0.value.withholds(record.sequence) }
    guard !hidden.isEmpty else { return viewers }
    return (viewers ?? Set(conversation.members.keys)).subtracting(hidden.keys)
  }

  /// Returns the accounts that may read an entry, with its sender; nil for everyone in its conversation.
  func viewers(of record: EventRecord) throws(MessagingError) -> Set<AccountNumber>? {
    guard record.options.contains(.addressed) else { return nil }
    if let body = try body(of: record), body.hasCondition {
      return reached(by: body, of: record.stream, record.sender)
    }
    var viewers: Set<AccountNumber> = [record.sender]
    for id in try addressees(of: record) {
      if let account = try turn.lookup.account(id) { viewers.insert(account.number) }
    }
    return viewers
  }

  /// Returns the addressees of an entry with the option `addressed`; none for a revoked message.
  private func addressees(of record: EventRecord) throws(MessagingError) -> [AccountID] {
    switch record.kind.sort {
    case .revocation:
      var reader = ByteReader(record.payload)
      _ = try RevocationEvent(from: &reader)
      return try reader.readAccounts()
    case .message, .command, .senderOnly: return try body(of: record)?.addressees ?? []
    case .account, .tombstone, .change: return []
    }
  }

  /// Returns the body of an entry; nil for one that has none.
  private func body(of record: EventRecord) throws(MessagingError) -> MessageBody? {
    guard [.message, .command, .senderOnly].contains(record.kind) else { return nil }
    // The store may have left the content out.
    let whole = record.payload.isEmpty ? try store.event(stream: record.stream, sequence: record.sequence) : record
    return whole.map { MessageBody(decoding: $0.payload) }
  }

  // MARK: conditions

  /// Returns whether a message is for those in a room who fulfil a condition.
  func hasCondition(_ record: EventRecord) throws(MessagingError) -> Bool {
    guard record.options.contains(.addressed) else { return false }
    return try body(of: record)?.hasCondition ?? false
  }

  /// Returns the accounts in a room that a message reaches, with its sender; nil for everyone.
  func reached(by body: MessageBody, in room: HubConversation, _ sender: AccountNumber) -> Set<AccountNumber>? {
    guard body.hasCondition else { return nil }
    return reached(by: body, of: room.stream, sender)
  }

  private func reached(by body: MessageBody, of stream: StreamNumber, _ sender: AccountNumber) -> Set<AccountNumber> {
    var viewers: Set<AccountNumber> = [sender]
    let audience = body.audience.flatMap { TagExpression($0) }
    guard audience != nil || body.audience == nil else { return viewers }
    for (account, occupant) in directory.occupants(of: stream)
    where occupant.profile.isReached(audience, from: body.location) {
      viewers.insert(account)
    }
    return viewers
  }

  private func isReached(_ member: Member, by body: MessageBody) -> Bool {
    guard let text = body.audience else { return member.isReached(nil, from: body.location) }
    return TagExpression(text).map { member.isReached($0, from: body.location) } ?? false
  }

  /// Returns whether a message is for members with some tags.
  func isFor(_ tags: [String], _ record: EventRecord) -> Bool {
    guard record.options.contains(.addressed), let text = MessageBody(decoding: record.payload).audience else {
      return false
    }
    return TagExpression(text)?.matches(tags) ?? false
  }

  /// Adds to a revocation's entry the accounts that may learn of it: those that could read the message.
  func write(viewers: Set<AccountNumber>, to writer: inout ByteWriter) throws(MessagingError) {
    writer.write(try turn.lookup.accountIDs(viewers.sorted()))
  }

  // MARK: new messages

  /// Checks for whom a new message is, and notes it in its options. The names in its body become those that the hub has.
  ///
  /// - returns: The accounts that may read it, with its sender; nil for everyone in its conversation.
  /// - throws: `notMember` for an account that is not in the conversation; `unsupported` in a thread, of which everyone in its
  ///   group learns.
  func takeAddressees(
    of submission: inout SubmitCall, _ conversation: HubConversation, _ sender: AccountNumber
  ) throws(MessagingError) -> Set<AccountNumber>? {
    guard !MessageBody.isPlainText(submission.body) else { return nil }
    var body = MessageBody(decoding: submission.body)
    guard let named = body.addressees else {
      let viewers = reached(by: body, in: conversation, sender)
      if viewers != nil { submission.options.insert(.addressed) }
      return viewers
    }
    submission.options.insert(.addressed)
    var viewers: Set<AccountNumber> = [sender]
    var addressees: [AccountID] = []
    do throws(MessagingError) {
      guard conversation.thread == nil else {
        throw MessagingError(.unsupported, "a thread's messages are for everyone")
      }
      for name in named {
        guard let account = try turn.lookup.account(name), isIn(conversation, account.number) else {
          throw MessagingError(.notMember, "addressee")
        }
        viewers.insert(account.number)
        addressees.append(account.id)
      }
    } catch {
      // One that was accepted before is not new.
      guard !turn.entries.isFatal(error), try store.event(stream: conversation.stream, id: submission.id) != nil else {
        throw error
      }
      return viewers
    }
    if addressees.map({ ExactString($0.name) }) != named.map({ ExactString($0.name) }) {
      body.addressees = addressees
      submission.body = body.encoded()
    }
    return viewers
  }

  private func isIn(_ conversation: HubConversation, _ account: AccountNumber) -> Bool {
    switch conversation.kind {
    case .group: conversation.members[account] != nil
    case .room: directory.occupants(of: conversation.stream)[account] != nil
    case .direct, .account: false
    }
  }

  /// Checks that a reply, which names the message that it is to, goes only to accounts that may read that message.
  func checkMayReply(to target: EventRecord, with reply: MessageBody) throws(MessagingError) {
    guard target.options.contains(.addressed) else { return }
    // One for members with some tags, or at some place, is answered under the same condition.
    if let body = try body(of: target), body.hasCondition, reply.audience == body.audience,
      reply.location == body.location
    {
      return
    }
    let known = Set(try addressees(of: target) + [try turn.lookup.account(number: target.sender).id])
    guard let addressees = reply.addressees, known.isSuperset(of: addressees) else {
      throw MessagingError(.forbidden, "a reply may go only to accounts that may read the message")
    }
  }
}

extension MessageBody {
  /// A Boolean value that indicates whether the message is for those in a room who fulfil a condition.
  fileprivate var hasCondition: Bool { audience != nil || location != nil }
}

extension MessageOptions {
  /// The options as devices receive them.
  var withoutStored: MessageOptions { subtracting(.addressed) }
}
