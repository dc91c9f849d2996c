public import ParlanceCore

/// Searching the local database.
///
/// The first search of a device begins an index of its messages, which is built in the background in small steps and
/// kept up to date by later searches. Messages that are not indexed yet are found nevertheless. An app that does not search has
/// no index.
extension Device {
  /// Returns the messages of the local database that a search finds, oldest first.
  ///
  /// If they end at messages that the device lacks (`ConversationSummary.lacksMessages`), it begins to fetch them, so
  /// that the next call finds them; their conversation is reported as changed when they are here.
  ///
  /// - parameter search: The messages to look for.
  /// - throws: `MessagingError` with code `storageDamaged` or `storageFailed` if the database cannot be read,
  ///   `notLoggedIn` for a closed device.
  public func search(_ search: MessageSearch) throws(MessagingError) -> [Message] {
    try MessageLookup(runner).messages(search)
  }

  /// Passes on the messages of the local database that a search finds, oldest first, once what is missing among them
  /// was fetched from the hub.
  ///
  /// - parameter search: The messages to look for.
  /// - parameter completion: Receives the messages; without a connection, those that the device has. Errors:
  ///   `storageDamaged` or `storageFailed` if the database cannot be read, `notLoggedIn` for a closed device.
  public func search(_ search: MessageSearch, completion: @escaping (Result<[Message], MessagingError>) -> Void) {
    MessageLookup(runner).messages(search, completion: completion)
  }

  /// Brings the index up to date, in small steps between which other callbacks come. A last step of fewer messages than
  /// one has stays for later.
  ///
  /// - parameter completion: Receives nil; or `storageDamaged` or `storageFailed` if the database cannot be read or
  ///   written, `notLoggedIn` for a closed device.
  public func updateIndex(completion: @escaping (MessagingError?) -> Void) {
    MessageLookup(runner).updateIndex(completion: completion)
  }

  /// Discards the index; the next search begins a new one.
  ///
  /// - parameter completion: Receives nil; or `storageDamaged` or `storageFailed` if the database cannot be written,
  ///   `notLoggedIn` for a closed device.
  public func discardIndex(completion: @escaping (MessagingError?) -> Void) {
    MessageLookup(runner).discardIndex(completion: completion)
  }
}
