/// Changes the content of a message.
package struct EditMessageCall: HubCall {
  package typealias Reply = HistoryMessage
  package static var kind: CallKind { .editMessage }
  package var conversation: ConversationID
  package var id: MessageID
  /// A body of which the content and the fallback text take the place of the message's; nothing else of it counts.
  package var body: [UInt8]

  package init(conversation: ConversationID, id: MessageID, body: [UInt8]) {
    self.conversation = conversation
    self.id = id
    self.body = body
  }

  package var approximateSize: Int { 96 + body.count }
}
