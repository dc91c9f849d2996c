/// The place of a backup of the account's messages, which its app noted at the hub for its other devices.
///
/// The hub keeps the texts as they are, reads nothing there, and makes no backup.
public struct MessageBackup: Hashable, Sendable {
  /// The address of the backup.
  public var address: String
  /// The key with which the app encrypted it.
  public var key: String
  /// The time at which it was noted, by the hub's clock.
  public var updated: Timestamp

  /// Creates a place.
  public init(address: String, key: String, updated: Timestamp = .zero) {
    self.address = address
    self.key = key
    self.updated = updated
  }
}
