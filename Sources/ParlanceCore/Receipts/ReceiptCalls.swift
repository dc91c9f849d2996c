/// Reports that this account read its peer's messages up to a position, or one of them.
package struct ReadDirectCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .readDirect }
  package var conversation: ConversationID
  package var sequence: Int64
  package var scope: DirectReceipt.Scope

  package init(conversation: ConversationID, sequence: Int64, scope: DirectReceipt.Scope) {
    self.conversation = conversation
    self.sequence = sequence
    self.scope = scope
  }
}

/// Reports that this device has messages whose sender asked for a delivery receipt.
package struct DeliveredCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .delivered }
  package var conversation: ConversationID
  package var ids: [MessageID]

  package init(conversation: ConversationID, ids: [MessageID]) {
    self.conversation = conversation
    self.ids = ids
  }
}

/// Reports that this account read messages of a group, perhaps with a note.
package struct ReadGroupCall: HubCall {
  /// The messages for which it failed.
  package typealias Reply = [MessageID]
  package static var kind: CallKind { .readGroup }
  package var conversation: ConversationID
  package var ids: [MessageID]
  package var note: String?

  package init(conversation: ConversationID, ids: [MessageID], note: String?) {
    self.conversation = conversation
    self.ids = ids
    self.note = note
  }
}

/// Asks for the number of accounts that have read this account's messages in a group.
package struct ReceiptCountsCall: HubCall {
  package typealias Reply = [GroupRead]
  package static var kind: CallKind { .receiptCounts }
  package var conversation: ConversationID
  package var ids: [MessageID]

  package init(conversation: ConversationID, ids: [MessageID]) {
    self.conversation = conversation
    self.ids = ids
  }
}

/// Asks who has read one of this account's messages in a group.
package struct ReceiptDetailCall: HubCall {
  package typealias Reply = GroupReceiptDetail
  package static var kind: CallKind { .receiptDetail }
  package var conversation: ConversationID
  package var id: MessageID

  package init(conversation: ConversationID, id: MessageID) {
    self.conversation = conversation
    self.id = id
  }
}
