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
  ) throws(MessagingError) -> (_ account: Int64) -> Bool {
    let viewers = try viewers(of: record)
    let deleters = try store.deleters(of: record.place)
    return { account in
      viewers?.contains(account) != false && !deleters.contains(account)
        && conversation.members[account].map { PastPosition.floor($0.joinedSequence) < record.sequence }
          ?? (conversation.kind != .group)
    }
  }

  /// Sends an entry about a message to those who may read the message; the others receive an entry without content.
  ///
  /// - parameter account: The only account to notify; nil for all.
  func announce(
    _ payload: EventPayload, about record: EventRecord, onlyTo account: Int64? = nil, in conversation: HubConversation,
    sequence: Int64, time: Timestamp
  ) throws(MessagingError) {
    var accounts = Set(try readers(of: record, conversation).map(\.account))
    if let account { accounts.formIntersection([account]) }
    turn.audience.announce(payload, in: conversation, onlyTo: accounts, sequence: sequence, time: time)
  }

  // MARK: messages for some

  /// Returns whether an entry is for an account: a message, a command, or the revocation of one. An entry about another one is
  /// as visible as that.
  func isVisible(_ record: EventRecord, to account: Int64) throws(MessagingError) -> Bool {
    guard record.options.contains(.addressed), record.sender != account else { return true }
    return try addressees(of: record).contains(try turn.lookup.account(number: account).id)
  }

  /// Returns the accounts that may read an entry, with its sender; nil for everyone in its conversation.
  func viewers(of record: EventRecord) throws(MessagingError) -> Set<Int64>? {
    guard record.options.contains(.addressed) else { return nil }
    var viewers: Set<Int64> = [record.sender]
    for id in try addressees(of: record) {
      if let account = try turn.lookup.account(id) { viewers.insert(account.number) }
    }
    return viewers
  }

  /// Returns the addressees of an entry; none for a revoked message.
  private func addressees(of record: EventRecord) throws(MessagingError) -> [AccountID] {
    switch record.kind {
    case .revocation:
      var reader = ByteReader(record.payload)
      _ = try Revocation(from: &reader, conversation: .room(""))
      return reader.isAtEnd ? [] : try reader.readAccounts()
    case .message, .command, .senderOnly:
      // The store may have left the content out.
      let whole = record.payload.isEmpty ? try store.event(stream: record.stream, sequence: record.sequence) : record
      return MessageBody.addressees(of: whole?.payload ?? []) ?? []
    case .account, .tombstone, .groupChange, .reaction, .edit, .pin, .thread: return []
    }
  }

  /// Adds to a revocation's entry the accounts that may learn of it: those that could read the message.
  func write(viewers: Set<Int64>, to writer: inout ByteWriter) throws(MessagingError) {
    writer.write(try turn.lookup.accountIDs(viewers.sorted()))
  }

  // MARK: new messages

  /// Checks for whom a new message is, and notes it in its options. The names in its body become those that the hub has.
  ///
  /// - returns: The accounts that may read it, with its sender; nil for everyone in its conversation.
  /// - throws: `notMember` for an account that is not in the conversation; `unsupported` in a thread, of which everyone in its
  ///   group learns.
  func takeAddressees(
    of submission: inout SubmitCall, _ conversation: HubConversation, _ sender: Int64
  ) throws(MessagingError) -> Set<Int64>? {
    guard !MessageBody.isPlainText(submission.body) else { return nil }
    var body = MessageBody(decoding: submission.body)
    guard let named = body.addressees else { return nil }
    submission.options.insert(.addressed)
    var viewers: Set<Int64> = [sender]
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

  private func isIn(_ conversation: HubConversation, _ account: Int64) -> Bool {
    switch conversation.kind {
    case .group: conversation.members[account] != nil
    case .room: directory.occupants(of: conversation.stream)[account] != nil
    case .direct, .account: false
    }
  }

  /// Checks that a reply, which names the message that it is to, goes only to accounts that may read that message.
  func checkMayReply(to target: EventRecord, with reply: MessageBody) throws(MessagingError) {
    guard target.options.contains(.addressed) else { return }
    let known = Set(try addressees(of: target) + [try turn.lookup.account(number: target.sender).id])
    guard let addressees = reply.addressees, known.isSuperset(of: addressees) else {
      throw MessagingError(.forbidden, "a reply may go only to accounts that may read the message")
    }
  }
}

extension MessageOptions {
  /// The options as devices receive them.
  var withoutStored: MessageOptions { subtracting(.addressed) }
}
