/// The part of a hub's store that keeps the attributes of accounts, groups and rooms.
package protocol HubAttributeStore: AnyObject {
  /// Returns the attributes of a stream, in the order of their keys' bytes.
  func attributes(stream: StreamNumber) throws(MessagingError) -> [AttributeRecord]
  func save(_ attribute: AttributeRecord) throws(MessagingError)
  /// Removes some attributes, or all if `keys` is nil.
  func removeAttributes(stream: StreamNumber, keys: [String]?) throws(MessagingError)
}

/// An attribute of a stream's account or conversation.
package struct AttributeRecord: Hashable, Sendable {
  package var stream: StreamNumber
  package var key: String
  package var value: String
  /// The account that wrote it last.
  package var updater: AccountNumber
  package var time: Timestamp

  package init(stream: StreamNumber, key: String, value: String, updater: AccountNumber, time: Timestamp) {
    self.stream = stream
    self.key = key
    self.value = value
    self.updater = updater
    self.time = time
  }
}

extension HubTable {
  static let attribute = HubTable(
    "attribute", key: [("stream", .int), ("key", .text)], [("value", .text), ("updater", .int), ("time", .int)])
}
