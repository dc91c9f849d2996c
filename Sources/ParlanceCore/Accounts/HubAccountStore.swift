/// The part of a hub's store that keeps accounts and their devices.
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

extension HubTable {
  static let account = HubTable("account", key: [("number", .int)], [("name", .text), ("folded", .text)])
  static let device = HubTable(
    "device", key: [("account", .int), ("style", .text), ("id", .text)],
    [("row", .int), ("registered", .int), ("last_seen", .int)])
}
