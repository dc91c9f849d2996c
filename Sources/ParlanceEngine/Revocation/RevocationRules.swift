package import ParlanceCore

extension RevokeCall: DecidedCall {
  func decide(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Decision<Done> {
    let conversation = try turn.lookup.conversation(conversation, context.requester)
    let purpose = windowAppliesToManagers ? MessagePurpose.revokeWithinWindow : .revoke
    let record = try turn.access.message(id, in: conversation, for: purpose, context.requester)
    // The revoker gets the reply before it is notified.
    return .replyFirst(Done()) { () throws(MessagingError) in
      try turn.revocations.revoke(record, id, conversation, revoker: context.account, scope: .everyone, request)
    }
  }
}

/// Revocation.
package struct RevocationRules: TurnPart {
  let turn: TurnContext

  /// Carries out the first half of "revoke this, else deliver the command".
  ///
  /// - returns: What becomes of the command; nil for an id that is not a message of the conversation, and for a resent command,
  ///   which is found by its own id.
  func revoke(
    _ id: MessageID, by submission: SubmitCall, _ conversation: HubConversation, _ context: RequestContext
  ) throws(MessagingError) -> Decision<Acceptance>? {
    guard try store.event(stream: conversation.stream, id: submission.id) == nil,
      let known = try store.event(stream: conversation.stream, id: id), known.isRevocable,
      try turn.visibility.isVisible(known, to: context.account.number)
    else { return nil }
    let record = try turn.access.message(id, in: conversation, for: .revoke, context.requester)
    var request = RevocationRequest()
    request.command = RevocationCommand(id: submission.id, encodedBody: submission.body)
    let (draft, report) = try prepare(
      record, id, conversation, revoker: context.account, scope: .everyone, request, except: context.session)
    return .append(draft) { outcome in
      guard case .appended(let sequence, let time, _, _) = outcome else { return .later }
      // To the device that sent it, it is an accepted command and nothing else.
      let acceptance = Acceptance(
        id: submission.id, sequence: sequence, time: time, number: 0, senderNumber: 0, roster: [], isDuplicate: false,
        isRevocation: true)
      return .replyFirst(acceptance) { () throws(MessagingError) in try report(sequence, time) }
    }
  }

  /// Takes a message back on behalf of its sender; the administration is bound to no window.
  ///
  /// - parameter sender: The message's sender, where several have the id.
  /// - parameter name: The message's conversation, where the id is used in several.
  package func revoke(
    _ id: MessageID, sender: AccountID?, in name: AdministeredConversation? = nil, scope: Revocation.Scope,
    _ request: RevocationRequest
  ) throws(MessagingError) {
    let message = try turn.administration.message(id, sender: sender, in: name)
    let revoker = try turn.lookup.account(number: message.record.sender)
    try revoke(message.record, id, message.conversation, revoker: revoker, scope: scope, request)
  }

  /// The maximum number of rooms in which one turn takes a broadcast back, and the most that may have it.
  private static let recalledRooms = (atOnce: 200, all: 100_000)

  /// Takes a broadcast back from rooms, on behalf of its sender.
  ///
  /// - parameter sender: The broadcast's sender, where several have the id.
  /// - returns: The number of rooms, and whether others are left.
  func revokeBroadcast(
    _ id: MessageID, sender: AccountID?, scope: Revocation.Scope, _ request: RevocationRequest
  ) throws(MessagingError) -> (count: Int, hasMore: Bool) {
    let sender = try sender.map { name throws(MessagingError) in try turn.erasure.registeredAccount(name).number }
    var count = 0
    for record in try store.events(id: id, limit: Self.recalledRooms.all)
    where record.kind == .message && (sender == nil || record.sender == sender) {
      guard MessageBody(decoding: record.payload).isBroadcast,
        let stream = try store.stream(number: record.stream), stream.kind == .room, !stream.isDismissed
      else { continue }
      if count == Self.recalledRooms.atOnce { return (count, true) }
      let revoker = try turn.lookup.account(number: record.sender)
      try revoke(record, id, try turn.lookup.conversation(stream), revoker: revoker, scope: scope, request)
      count += 1
    }
    return (count, false)
  }

  /// Takes a message back.
  func revoke(
    _ record: EventRecord, _ id: MessageID, _ conversation: HubConversation, revoker: AccountRecord,
    scope: Revocation.Scope, _ request: RevocationRequest = RevocationRequest()
  ) throws(MessagingError) {
    let (draft, report) = try prepare(record, id, conversation, revoker: revoker, scope: scope, request)
    turn.entries.append(draft) { outcome throws(MessagingError) in
      guard case .appended(let sequence, let time, _, _) = outcome else { return }
      try report(sequence, time)
    }
  }

  /// Takes a message back because its source says so. The message was imported, or was sent at this hub.
  ///
  /// A device that has the message removes it and reports that, as after any revocation. A device that does not have an imported message
  /// reports nothing, since its app never received it.
  ///
  /// - parameter revoker: The account that took it back there; nil if that is not known.
  /// - parameter time: The time at which it did; nil if that is not known.
  func revokeImported(
    _ record: EventRecord, revoker: AccountRecord?, at time: Timestamp?, note: String?
  ) throws(MessagingError) {
    guard let id = record.id, let stream = try store.stream(number: record.stream), !stream.isDismissed else {
      return try remove(record, for: .everyone)
    }
    let conversation = try turn.lookup.conversation(stream)
    guard try mayBeKnown(record, in: conversation) else { return try remove(record, for: .everyone) }
    let sender = try turn.lookup.account(number: record.sender)
    let (draft, report) = try prepare(
      record, id, conversation, revoker: revoker ?? sender, scope: .everyone, RevocationRequest(postscript: note),
      imported: time ?? now)
    turn.entries.append(draft) { outcome throws(MessagingError) in
      guard case .appended(let sequence, let time, _, _) = outcome else { return }
      try report(sequence, time)
    }
  }

  /// The largest number of accounts of which `mayBeKnown` looks for devices.
  private static let checkedAccounts = 100

  /// Returns whether a device may have a message. Where no account has ever logged in, none has fetched the past: an import needs no
  /// entries for devices, and leaves conversations at their places in lists.
  private func mayBeKnown(_ record: EventRecord, in conversation: HubConversation) throws(MessagingError) -> Bool {
    guard PastPosition.contains(record.sequence) else { return true }
    let accounts: [AccountNumber]
    switch conversation.kind {
    case .direct: accounts = conversation.pair.map { [$0.0.number, $0.1.number] } ?? []
    case .group: accounts = Array(conversation.members.keys)
    case .room, .account: return true
    }
    guard accounts.count <= Self.checkedAccounts else { return true }
    for account in accounts where try !store.devices(account: account).isEmpty { return true }
    return false
  }

  /// Takes a message out of the history, with what is kept beside it; no account is notified.
  func remove(_ record: EventRecord, for scope: Revocation.Scope) throws(MessagingError) {
    try store.revoke(
      stream: record.stream, sequence: record.sequence, as: scope == .everyone ? .tombstone : .senderOnly)
    try turn.messagePins.removePin(of: record.place)
    if MessageBody.thread(of: record.payload) != nil { try turn.replies.removeReply(record.place) }
    if scope == .everyone && MessageKind.media.contains(record.contentKind) { try turn.media.releaseMedia(of: record) }
  }

  /// Returns what a device that does not have a message must know of it, from the message as it is now.
  ///
  /// - parameter entry: The revocation's entry.
  /// - parameter member: The device's account in the conversation.
  func marks(
    of revocation: RevocationEvent, in entry: EventRecord, for member: MemberRecord
  ) throws(MessagingError) -> RevocationMarks {
    let message = try store.event(stream: entry.stream, sequence: revocation.messageSequence)
    let isInReach = revocation.messageSequence > max(0, member.joinedSequence, member.cleared)
    var marks: RevocationMarks = isInReach && message?.mayCountAsUnread == true ? [] : .uncounted
    if entry.options.contains(.reportedIfReceived) { marks.insert(.ifReceived) }
    return marks
  }

  /// Takes a message's content away.
  ///
  /// - parameter origin: The session that is not notified, since its command asked for it.
  /// - parameter imported: The time at which it was taken back at the service from which the revocation was imported, of which other
  ///   services are not notified; nil for one that was made here.
  /// - returns: The entry to append, and what notifies the others when it has its place.
  private func prepare(
    _ record: EventRecord, _ id: MessageID, _ conversation: HubConversation, revoker: AccountRecord,
    scope: Revocation.Scope, _ request: RevocationRequest, except origin: SessionID? = nil,
    imported: Timestamp? = nil
  ) throws(MessagingError) -> (
    draft: EventDraft, report: (_ sequence: Int64, _ time: Timestamp) throws(MessagingError) -> Void
  ) {
    let revocation = RevocationEvent(
      messageID: id, revoker: revoker.id, messageSender: try turn.lookup.account(number: record.sender).id,
      messageTime: record.time, messageSequence: record.sequence, time: imported ?? now, scope: scope, request: request)
    var marks: RevocationMarks = []
    // The hub does not keep which members met a condition, and they may not meet it any more: everyone in the room is notified.
    let hasCondition = try turn.visibility.hasCondition(record)
    let isQuiet = imported != nil && PastPosition.contains(record.sequence) || hasCondition
    if isQuiet { marks.insert(.ifReceived) }
    // A message that only its sender still has was taken from the others before.
    if record.kind != .message || PastPosition.contains(record.sequence) || !record.mayCountAsUnread {
      marks.insert(.uncounted)
    }
    let viewers = hasCondition ? nil : try turn.visibility.viewers(of: record)
    let receivers = turn.visibility.receivers(of: record, viewers: viewers, conversation)
    try remove(record, for: scope)
    if PastPosition.contains(record.sequence), imported == nil {
      try turn.imports.keepRevocation(of: record.place, at: now, by: revoker.number, note: request.postscript)
    }
    var writer = ByteWriter()
    revocation.write(to: &writer)
    if let viewers { try turn.visibility.write(viewers: viewers, to: &writer) }
    var options: MessageOptions = viewers == nil ? [] : .addressed
    // The peer that did not receive a message does not learn that it was taken back.
    let isWithheld = record.options.contains(.withheld)
    if isWithheld { options.insert(.withheld) }
    if isQuiet { options.insert(.reportedIfReceived) }
    // The entry about a withheld message is its sender's, whichever account took it back: the sender alone may fetch it.
    let draft = EventDraft(
      stream: conversation.stream, kind: .revocation, time: now, id: request.command?.id,
      sender: isWithheld ? record.sender : revoker.number,
      options: options, payload: writer.bytes, version: conversation.version)
    if turn.pushes, !isWithheld, let hints = request.push {
      try push(revocation, request, hints, record, conversation, revoker, receivers)
    }
    let report = { [marks] (sequence: Int64, time: Timestamp) throws(MessagingError) in
      turn.audience.announce(
        .revocation(revocation, marks), in: conversation, onlyTo: isWithheld ? [record.sender] : receivers,
        sequence: sequence, time: time, except: origin, hiddenFrom: scope == .receivers ? record.sender : nil)
      if imported == nil {
        turn.serviceEvents.note(.messageRevoked) {
          .messageRevoked(revocation, in: conversation.administered(first: record.sender))
        }
      }
      if record.kind == .message, let thread = conversation.thread {
        try turn.threads.noteRecall(in: conversation, thread, by: revoker.id)
      }
    }
    return (draft, report)
  }

  private func push(
    _ revocation: RevocationEvent, _ request: RevocationRequest, _ hints: PushHints, _ record: EventRecord,
    _ conversation: HubConversation, _ revoker: AccountRecord, _ viewers: Set<AccountNumber>?
  ) throws(MessagingError) {
    try turn.pushSettings.notifyAbsent(
      of: conversation, of: revoker.number,
      where: {
        viewers?.contains($0.number) != false && (revocation.scope == .everyone || $0.number != record.sender)
      }
    ) { account in
      PushNotification(
        subject: .revocation, recipient: account.id, messageID: revocation.messageID,
        conversation: conversation.name(for: account.number), sender: revoker.id, text: hints.text,
        payload: hints.payload, showsSender: hints.showsSender, countsAsUnread: request.countsAsUnread)
    }
  }
}

extension EventRecord {
  var isRevocable: Bool { kind == .message || kind == .senderOnly }
}
