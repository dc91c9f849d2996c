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
