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
