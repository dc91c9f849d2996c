/// Reports a message to the operator; has no effect if the operator closed a report of it by the account before.
package struct ReportMessageCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .reportMessage }
  package var conversation: ConversationID
  package var id: MessageID
  package var tag: String
  package var reason: String

  package init(conversation: ConversationID, id: MessageID, tag: String, reason: String) {
    self.conversation = conversation
    self.id = id
    self.tag = tag
    self.reason = reason
  }
}

/// Asks for the operator's list of words, unless the device has it. The reply is empty if it does.
package struct WordListCall: HubCall {
  package typealias Reply = [WordList]
  package static var kind: CallKind { .wordList }
  /// The number of the list that the device has; nil for none.
  package var known: Int64?

  package init(known: Int64?) { self.known = known }
}
