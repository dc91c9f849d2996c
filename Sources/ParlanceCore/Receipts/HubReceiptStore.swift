/// The part of a hub's store that keeps receipts of group messages, and what accounts deleted from their own history, by the
/// messages' places.
package protocol HubReceiptStore: AnyObject {
  func saveRoster(_ message: EventPlace, _ accounts: [Int64]) throws(MessagingError)
  func roster(_ message: EventPlace) throws(MessagingError) -> [Int64]?
  /// Returns whether the reader is new.
  func addReader(_ message: EventPlace, _ reader: ReaderRecord) throws(MessagingError) -> Bool
  /// Returns the readers of a message, in the order of reading.
  func readers(_ message: EventPlace) throws(MessagingError) -> [ReaderRecord]
  func readerCount(_ message: EventPlace) throws(MessagingError) -> Int
  func hide(account: Int64, stream: Int64, sequences: [Int64]) throws(MessagingError)
  /// Returns those of some positions in a stream that an account deleted from its history.
  func hidden(account: Int64, stream: Int64, among sequences: [Int64]) throws(MessagingError) -> Set<Int64>
  /// Returns the accounts that deleted a message from their history, or cleared that up to it or beyond.
  func deleters(of message: EventPlace) throws(MessagingError) -> Set<Int64>
}

/// An account that read a message of a group.
package struct ReaderRecord: Hashable, Sendable {
  package var account: Int64
  package var time: Timestamp
  /// The note of its app.
  package var note: String?

  package init(account: Int64, time: Timestamp, note: String? = nil) {
    self.account = account
    self.time = time
    self.note = note
  }
}

extension HubTable {
  static let receiptRoster = HubTable(
    "receipt_roster", key: [("stream", .int), ("sequence", .int)], [("accounts", .bytes)])
  static let receiptReader = HubTable(
    "receipt_reader", key: [("stream", .int), ("sequence", .int), ("account", .int)],
    [("row", .int), ("time", .int), ("note", .text)])
  static let hidden = HubTable("hidden", key: [("stream", .int), ("sequence", .int), ("account", .int)], [])
}
