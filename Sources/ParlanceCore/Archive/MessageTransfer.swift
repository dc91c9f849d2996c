/// The outcome of an export of messages.
public struct ExportedMessages: Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The number of messages in it.
  public var count: Int

  /// Creates an outcome.
  public init(path: String, count: Int) {
    self.path = path
    self.count = count
  }
}

/// The outcome of an import of messages.
public struct ImportedMessages: Hashable, Sendable {
  /// The number of messages that were stored.
  public var storedCount: Int
  /// The number of messages that were left out: the device has them, they were revoked, or the app refused them.
  public var skippedCount: Int

  /// Creates an outcome.
  public init(storedCount: Int = 0, skippedCount: Int = 0) {
    self.storedCount = storedCount
    self.skippedCount = skippedCount
  }
}

/// A conversation of which a device lacks messages.
public struct IncompleteConversation: Hashable, Sendable {
  /// The conversation that lacks messages.
  public var conversation: ConversationID
  /// The oldest message that the device has after the gap: some messages before it are missing. nil if the device has none.
  public var oldest: Message?

  /// Creates one.
  public init(conversation: ConversationID, oldest: Message?) {
    self.conversation = conversation
    self.oldest = oldest
  }
}

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
