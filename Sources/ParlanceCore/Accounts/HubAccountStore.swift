/// The part of a hub's store that keeps accounts, their devices, and what is noted with accounts and conversations.
package protocol HubAccountStore: AnyObject {
  func account(folded: String) throws(MessagingError) -> AccountRecord?
  func account(number: Int64) throws(MessagingError) -> AccountRecord?
  /// Stores a new account and returns its number.
  ///
  /// - throws: `accountExists` if there is one of the name.
  func insertAccount(name: AccountID) throws(MessagingError) -> Int64
  func devices(account: Int64) throws(MessagingError) -> [DeviceRecord]
  func save(_ device: DeviceRecord) throws(MessagingError)
  /// Returns the latest time at which any device was seen; zero if the store knows none.
  func lastSeenTime() throws(MessagingError) -> Timestamp

  /// Returns the attributes of a stream, in the order of their keys' bytes.
  func attributes(stream: Int64) throws(MessagingError) -> [AttributeRecord]
  func save(_ attribute: AttributeRecord) throws(MessagingError)
  /// Removes some attributes, or all if `keys` is nil.
  func removeAttributes(stream: Int64, keys: [String]?) throws(MessagingError)
}

package struct AccountRecord: Hashable, Sendable {
  package var number: Int64
  package var id: AccountID

  package init(number: Int64, id: AccountID) {
    self.number = number
    self.id = id
  }
}

/// An installation that has logged in to the hub.
package struct DeviceRecord: Hashable, Sendable {
  package var account: Int64
  package var id: DeviceID
  package var style: String
  /// The first login.
  package var registered: Timestamp
  /// The time at which it was last known to be connected.
  package var lastSeen: Timestamp

  package init(account: Int64, id: DeviceID, style: String, registered: Timestamp, lastSeen: Timestamp) {
    self.account = account
    self.id = id
    self.style = style
    self.registered = registered
    self.lastSeen = lastSeen
  }
}

/// Something noted with a stream's account or conversation.
package struct AttributeRecord: Hashable, Sendable {
  package var stream: Int64
  package var key: String
  package var value: String
  /// The account that wrote it last.
  package var updater: Int64
  package var time: Timestamp

  package init(stream: Int64, key: String, value: String, updater: Int64, time: Timestamp) {
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
