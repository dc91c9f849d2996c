/// The part of a hub's store that keeps pins of messages, by the messages' places.
package protocol HubMessagePinStore: AnyObject {
  /// Stores a pin in place of the one before.
  ///
  /// - returns: A Boolean value that indicates whether the message is there; nothing is stored otherwise.
  func save(_ pin: MessagePinRecord) throws(MessagingError) -> Bool
  /// Returns whether there was such a pin.
  func removePin(_ message: EventPlace) throws(MessagingError) -> Bool
  func pin(_ message: EventPlace) throws(MessagingError) -> MessagePinRecord?
  /// Returns the pins of a stream behind a position, in the order of the messages' positions, at most `limit`.
  func pins(stream: StreamNumber, after sequence: Int64, limit: Int) throws(MessagingError) -> [MessagePinRecord]
}

/// The pin of a message.
package struct MessagePinRecord: Hashable, Sendable {
  package var message: EventPlace
  package var account: AccountNumber
  package var note: String?
  package var time: Timestamp
  package var updated: Timestamp

  package init(message: EventPlace, account: AccountNumber, note: String? = nil, time: Timestamp, updated: Timestamp) {
    self.message = message
    self.account = account
    self.note = note
    self.time = time
    self.updated = updated
  }
}

extension HubTable {
  static let messagePin = HubTable(
    "message_pin", key: [("stream", .int), ("sequence", .int)],
    [("account", .int), ("note", .text), ("time", .int), ("updated", .int)])
}
