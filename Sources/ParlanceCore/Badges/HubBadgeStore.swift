/// The part of a hub's store that keeps the numbers on the icons of devices.
package protocol HubBadgeStore: AnyObject {
  /// Returns the numbers of an account's devices, in the order of the bytes of their styles and ids.
  func badges(account: AccountNumber) throws(MessagingError) -> [BadgeRecord]
  /// Stores the number of a device, in place of the one that it had.
  func save(_ badge: BadgeRecord) throws(MessagingError)
  /// Removes the number of a device, if there is one.
  func removeBadge(account: AccountNumber, style: String, device: String) throws(MessagingError)
  /// Adds one to the numbers of all devices of some accounts, as long as a number is below the limit.
  ///
  /// - returns: The numbers as they are now, in the order of accounts and of the bytes of styles and ids.
  func raiseBadges(accounts: [AccountNumber], limit: Int64) throws(MessagingError) -> [BadgeRecord]
}

/// The number on the icon of a device.
package struct BadgeRecord: Hashable, Sendable {
  package var account: AccountNumber
  package var style: String
  package var device: String
  package var count: Int64
  /// The time at which the device set it.
  package var updated: Timestamp

  package init(account: AccountNumber, style: String, device: String, count: Int64, updated: Timestamp) {
    self.account = account
    self.style = style
    self.device = device
    self.count = count
    self.updated = updated
  }
}

extension HubTable {
  static let badge = HubTable(
    "badge", key: [("account", .int), ("style", .text), ("device", .text)], [("count", .int), ("updated", .int)])
}
