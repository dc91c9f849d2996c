/// Sends a message.
package struct SubmitCall: HubCall {
  package typealias Reply = Acceptance
  package static var kind: CallKind { .submit }

  package var id: MessageID
  package var conversation: ConversationID
  package var options: MessageOptions
  package var kind: MessageKind
  package var body: [UInt8]
  /// With a command: the message to revoke instead, if the hub has it there.
  package var revokes: MessageID?
  /// The device knows that the hub could not take an earlier message, which comes again now. Until then the hub refuses
  /// the messages that were on their way behind that one, so that none overtakes it.
  package var resumes: Bool

  package init(
    id: MessageID, conversation: ConversationID, options: MessageOptions, kind: MessageKind, body: [UInt8],
    revokes: MessageID? = nil, resumes: Bool = false
  ) {
    self.resumes = resumes
    self.revokes = revokes
    self.id = id
    self.conversation = conversation
    self.options = options
    self.kind = kind
    self.body = body
  }

  package var approximateSize: Int { 96 + body.count }
}

/// The values that the hub gave an accepted message.
package struct Acceptance: Hashable, Sendable {
  package var id: MessageID
  /// 0 where the message is in no stream.
  package var sequence: Int64
  package var time: Timestamp
  package var number: Int64
  package var senderNumber: Int64
  /// The accounts that are to read it, where it asked for receipts.
  package var roster: [AccountID]
  /// It had been accepted before.
  package var isDuplicate: Bool
  /// No device of a direct conversation's peer is connected.
  package var isPeerAbsent: Bool
  /// It was a command that asked for a revocation, which was carried out; no device receives it as a command.
  package var isRevocation: Bool
  /// The peer of a direct conversation has blocked the sender, and does not receive it.
  package var isWithheld: Bool
  /// The conversation as the hub names it, if the device wrote its name otherwise; its peer's name is shown as
  /// registered.
  package var conversation: ConversationID?
  /// The encoded body with which the hub accepted it, where the hub masked words in it.
  package var maskedBody: [UInt8]?

  package init(
    id: MessageID, sequence: Int64, time: Timestamp, number: Int64, senderNumber: Int64, roster: [AccountID],
    isDuplicate: Bool, isPeerAbsent: Bool = false, isRevocation: Bool = false, isWithheld: Bool = false,
    conversation: ConversationID? = nil, maskedBody: [UInt8]? = nil
  ) {
    self.maskedBody = maskedBody
    self.conversation = conversation
    self.isWithheld = isWithheld
    self.isPeerAbsent = isPeerAbsent
    self.isRevocation = isRevocation
    self.id = id
    self.sequence = sequence
    self.time = time
    self.number = number
    self.senderNumber = senderNumber
    self.roster = roster
    self.isDuplicate = isDuplicate
  }
}

/// Fetches streams from where the device is.
package struct PullCall: HubCall {
  package typealias Reply = [PulledStream]
  package static var kind: CallKind { .pull }
  package var positions: [PullPosition]
  package init(_ positions: [PullPosition]) { self.positions = positions }
  package var approximateSize: Int { 32 + 48 * positions.count }
}

package struct PullPosition: Hashable, Sendable {
  package var stream: StreamName
  /// The last number that the device has.
  package var after: Int64
  /// With a hole to be filled: the first number behind it that the device has.
  package var before: Int64?

  package init(stream: StreamName, after: Int64, before: Int64? = nil) {
    self.before = before
    self.stream = stream
    self.after = after
  }
}

/// A part of a stream. A stream that is not in the reply, though its position was in the call, did not fit and is to be
/// asked for again; one that the account may not read comes without events.
package struct PulledStream: Sendable {
  package var stream: StreamName
  package var events: [StreamEvent]
  /// The device's position with these applied.
  package var upTo: Int64
  /// Entries between the device's position and the first event were left out: too many, or too old.
  package var isTruncated: Bool
  /// The reply was full: more follows behind `upTo`.
  package var hasMore: Bool
  /// The number of messages among what was left out that count as unread.
  package var omittedUnread: Int
  /// The changes of messages among what was left out, for the device may have these messages: revocations, then changes of
  /// reactions and pins, then edits.
  package var omittedChanges: [StreamEvent]

  package init(
    stream: StreamName, events: [StreamEvent], upTo: Int64, isTruncated: Bool, hasMore: Bool = false,
    omittedUnread: Int = 0, omittedChanges: [StreamEvent] = []
  ) {
    self.omittedChanges = omittedChanges
    self.omittedUnread = omittedUnread
    self.stream = stream
    self.events = events
    self.upTo = upTo
    self.isTruncated = isTruncated
    self.hasMore = hasMore
  }
}

/// Takes a message back.
package struct RevokeCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .revoke }
  package var conversation: ConversationID
  package var id: MessageID
  package var request: RevocationRequest
  /// The window for revocations applies to a manager's request for a message of another account, too.
  package var windowAppliesToManagers: Bool

  package init(
    conversation: ConversationID, id: MessageID, request: RevocationRequest, windowAppliesToManagers: Bool = false
  ) {
    self.conversation = conversation
    self.id = id
    self.request = request
    self.windowAppliesToManagers = windowAppliesToManagers
  }
}

/// Asks for messages of the past.
package struct HistoryCall: HubCall {
  package typealias Reply = HistoryPage
  package static var kind: CallKind { .history }
  package var query: HistoryQuery
  package init(_ query: HistoryQuery) { self.query = query }
}

/// Messages of the past, in the order in which the query asked for them: the oldest first if it said so, else the
/// newest first.
package struct HistoryPage: Sendable {
  package var messages: [HistoryMessage]
  /// The hub stopped looking here, though there may be more: the time to go on from, exclusive.
  package var next: Timestamp?

  package init(messages: [HistoryMessage], next: Timestamp? = nil) {
    self.messages = messages
    self.next = next
  }
}

package struct HistoryMessage: Hashable, Sendable {
  package var sequence: Int64
  package var time: Timestamp
  package var message: MessageEvent

  package init(sequence: Int64, time: Timestamp, message: MessageEvent) {
    self.sequence = sequence
    self.time = time
    self.message = message
  }
}

/// Deletes messages from the account's own history.
package struct DeleteMessagesCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .deleteMessages }
  package var conversation: ConversationID
  package var ids: [MessageID]
  package var note: String?

  package init(conversation: ConversationID, ids: [MessageID], note: String?) {
    self.conversation = conversation
    self.ids = ids
    self.note = note
  }
}

/// Clears the account's own history of a conversation.
package struct ClearHistoryCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .clearHistory }
  package var conversation: ConversationID
  package var note: String?
  package var everywhere: Bool

  package init(conversation: ConversationID, note: String?, everywhere: Bool) {
    self.conversation = conversation
    self.note = note
    self.everywhere = everywhere
  }
}
