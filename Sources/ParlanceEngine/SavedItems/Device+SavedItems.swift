public import ParlanceCore

/// Saved items: what the user of the account keeps for later, on all of its devices. They are at the hub alone.
/// Refusals: `messageTooLarge` for texts that are too long, `limitExceeded` for too many items, `invalidArgument`,
/// `notConnected`, `notLoggedIn`.
extension Device {
  /// Saves an item. With the name of one that is saved already, that one keeps its time and takes the other values.
  ///
  /// - parameter type: The kind of item, a number of the app's choice.
  /// - parameter data: The content, 20 KB at most.
  /// - parameter note: A note of the app, 1 KB at most.
  /// - parameter uniqueID: The app's name for what is saved, 1 KB at most; nil for none.
  /// - parameter completion: Receives the item as it is then.
  public func saveItem(
    type: Int64, data: String, note: String? = nil, uniqueID: String? = nil,
    completion: @escaping (Result<SavedItem, MessagingError>) -> Void
  ) {
    runner.ask(SaveItemCall(type: type, data: data, note: note, uniqueID: uniqueID), completion: completion)
  }

  /// Fetches saved items.
  ///
  /// - parameter query: Which items, and in which order.
  /// - parameter completion: Receives as many as the query asks for.
  public func fetchSavedItems(
    _ query: SavedItemQuery, completion: @escaping (Result<SavedItemPage, MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in core.savedItems.fetchSavedItems(query, then: end) }
  }

  /// Changes the note of a saved item.
  ///
  /// - parameter time: The time at which it was saved.
  /// - parameter note: The note, 1 KB at most; nil takes it away.
  /// - parameter completion: Receives the item as it is then; nil if there is none.
  public func updateSavedItem(
    _ time: Timestamp, note: String?, completion: @escaping (Result<SavedItem?, MessagingError>) -> Void
  ) {
    runner.ask(UpdateSavedItemCall(time: time, note: note), completion: completion) { _, items in items.first }
  }

  /// Removes saved items.
  ///
  /// - parameter times: The times at which they were saved, 500 at most.
  /// - parameter completion: Receives the number of items that were there.
  public func removeSavedItems(
    _ times: [Timestamp], completion: @escaping (Result<Int, MessagingError>) -> Void
  ) {
    runner.ask(RemoveSavedItemsCall(times: times), completion: completion) { _, removed in removed.count }
  }
}

final class DeviceSavedItems: DeviceComponent {
  unowned let core: DeviceCore

  init(_ core: DeviceCore) { self.core = core }

  /// Fetches saved items, in as many pieces as the hub wants.
  func fetchSavedItems(
    _ query: SavedItemQuery, found: [SavedItem] = [],
    then end: @escaping (DeviceCore, Result<SavedItemPage, MessagingError>) -> Void
  ) {
    core.request(SavedItemsCall(query)) { core, result in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(var page):
        let count = page.items.count
        page.items = found + page.items
        guard page.hasMore, count < query.limit, let last = page.items.last else { return end(core, .success(page)) }
        // Each piece has something, or it would be asked for again and again.
        guard count > 0 else { return end(core, .failure(MessagingError(.malformedData))) }
        var rest = query
        rest.limit -= count
        if query.oldestFirst { rest.after = last.time } else { rest.before = last.time }
        core.savedItems.fetchSavedItems(rest, found: page.items, then: end)
      }
    }
  }
}
