public import ParlanceCore
internal import ParlanceEngine

/// Saved items: content that the user keeps for later, on all devices of this account. Other accounts do not see them.
extension MessagingClient {
  /// Saves an item.
  ///
  /// - parameter data: The content, in the app's form; 20 KB at most.
  /// - parameter type: The kind of item, a number of the app's choice, by which items can be fetched.
  /// - parameter note: A note of the app, 1 KB at most.
  /// - parameter uniqueID: The app's own name for what is saved, 1 KB at most. The item that has this name keeps its
  ///   time and takes the other values; without a name there is a new item each time.
  /// - returns: The item as it is then.
  /// - throws: `MessagingError` with code `messageTooLarge` for texts that are longer, `limitExceeded` if this account
  ///   has 5,000 items (unless the hub has other limits, `HubLimits`).
  @discardableResult
  public func saveItem(
    _ data: String, type: Int64, note: String? = nil, uniqueID: String? = nil
  ) async throws(MessagingError) -> SavedItem {
    try await result { $0.saveItem(type: type, data: data, note: note, uniqueID: uniqueID, completion: $1) }
  }

  /// Returns saved items, from the hub.
  ///
  /// - parameter query: Which items, and in which order; by default the newest 100.
  /// - throws: `MessagingError` with code `invalidArgument` for a limit that is not in 1 to 100.
  public func savedItems(_ query: SavedItemQuery = SavedItemQuery()) async throws(MessagingError) -> SavedItemPage {
    try await result { $0.fetchSavedItems(query, completion: $1) }
  }

  /// Changes the note of a saved item.
  ///
  /// - parameter item: The item; its time says which.
  /// - parameter note: The note, 1 KB at most; nil takes it away.
  /// - returns: The item as it is then; nil if it was removed.
  /// - throws: `MessagingError` with code `messageTooLarge`.
  @discardableResult
  public func updateSavedItem(_ item: SavedItem, note: String?) async throws(MessagingError) -> SavedItem? {
    try await result { $0.updateSavedItem(item.time, note: note, completion: $1) }
  }

  /// Removes saved items.
  ///
  /// - parameter items: The items, 500 at most; their times say which.
  /// - returns: The number of items that were there.
  /// - throws: `MessagingError` with code `limitExceeded` for more than 500.
  @discardableResult
  public func removeSavedItems(_ items: [SavedItem]) async throws(MessagingError) -> Int {
    try await result { $0.removeSavedItems(items.map(\.time), completion: $1) }
  }
}
