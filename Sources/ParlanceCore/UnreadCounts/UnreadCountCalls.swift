/// Marks this account's unread messages up to a position as read; only its own other devices are notified.
package struct MarkReadCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .markRead }
  package var conversation: ConversationID
  package var sequence: Int64

  package init(conversation: ConversationID, sequence: Int64) {
    self.conversation = conversation
    self.sequence = sequence
  }
}
