/// The part of a hub's store that keeps accounts, their devices, and what is noted with accounts and conversations.
package protocol HubAccountStore: AnyObject {
  func account(folded: String) throws(MessagingError) -> AccountRecord?
  func account(number: AccountNumber) throws(MessagingError) -> AccountRecord?
  /// Stores a new account and returns its number.
  ///
  /// - throws: `accountExists` if there is one of the name.
  func insertAccount(name: AccountID) throws(MessagingError) -> AccountNumber
  func devices(account: AccountNumber) throws(MessagingError) -> [DeviceRecord]
  func save(_ device: DeviceRecord) throws(MessagingError)
  /// Returns the latest time at which any device was seen; zero if the store knows none.
  func lastSeenTime() throws(MessagingError) -> Timestamp

  /// Returns the attributes of a stream, in the order of their keys' bytes.
  func attributes(stream: StreamNumber) throws(MessagingError) -> [AttributeRecord]
  func save(_ attribute: AttributeRecord) throws(MessagingError)
  /// Removes some attributes, or all if `keys` is nil.
  func removeAttributes(stream: StreamNumber, keys: [String]?) throws(MessagingError)
}

package struct AccountRecord: Hashable, Sendable {
  package var number: AccountNumber
  package var id: AccountID

  package init(number: AccountNumber, id: AccountID) {
    self.number = number
    self.id = id
  }
}

/// An installation that has logged in to the hub.
package struct DeviceRecord: Hashable, Sendable {
  package var account: AccountNumber
  package var id: DeviceID
  package var style: String
  /// The first login.
  package var registered: Timestamp
  /// The time at which it was last known to be connected.
  package var lastSeen: Timestamp

  package init(account: AccountNumber, id: DeviceID, style: String, registered: Timestamp, lastSeen: Timestamp) {
    self.account = account
    self.id = id
    self.style = style
    self.registered = registered
    self.lastSeen = lastSeen
  }
}

/// Something noted with a stream's account or conversation.
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
  static let account = HubTable("account", key: [("number", .int)], [("name", .text), ("folded", .text)])
  static let device = HubTable(
    "device", key: [("account", .int), ("style", .text), ("id", .text)],
    [("row", .int), ("registered", .int), ("last_seen", .int)])
  static let attribute = HubTable(
    "attribute", key: [("stream", .int), ("key", .text)], [("value", .text), ("updater", .int), ("time", .int)])
}
