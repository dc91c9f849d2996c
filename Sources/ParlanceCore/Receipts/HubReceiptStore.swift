/// The part of a hub's store that keeps receipts of messages, by the messages' places.
package protocol HubReceiptStore: AnyObject {
  func saveRoster(_ message: EventPlace, _ accounts: [AccountNumber]) throws(MessagingError)
  func roster(_ message: EventPlace) throws(MessagingError) -> [AccountNumber]?
  /// Returns whether the reader is new.
  func addReader(_ message: EventPlace, _ reader: ReaderRecord) throws(MessagingError) -> Bool
  /// Returns the readers of a message, in the order of reading.
  func readers(_ message: EventPlace) throws(MessagingError) -> [ReaderRecord]
  func readerCount(_ message: EventPlace) throws(MessagingError) -> Int
  /// Notes that a device of an account received a message.
  ///
  /// - returns: A Boolean value that indicates whether none had received it before.
  func addDelivery(_ message: EventPlace, to account: AccountNumber) throws(MessagingError) -> Bool
  /// Returns the accounts whose devices received a message, in the order of their numbers.
  func deliveries(_ message: EventPlace) throws(MessagingError) -> [AccountNumber]
}

/// An account that read a message.
package struct ReaderRecord: Hashable, Sendable {
  package var account: AccountNumber
  package var time: Timestamp
  /// The note of its app.
  package var note: String?

  package init(account: AccountNumber, time: Timestamp, note: String? = nil) {
    self.account = account
    self.time = time
    self.note = note
  }
}

extension HubTable {
  static let receiptRoster = HubTable(
    "receipt_roster", key: [("stream", .int), ("sequence", .int)], [("accounts", .bytes)],
    isKeptBesideMessages: true)
  static let receiptReader = HubTable(
    "receipt_reader", key: [("stream", .int), ("sequence", .int), ("account", .int)],
    [("row", .int), ("time", .int), ("note", .text)], isKeptBesideMessages: true)
  static let receiptDelivery = HubTable(
    "receipt_delivery", key: [("stream", .int), ("sequence", .int), ("account", .int)], [], isKeptBesideMessages: true)
}
