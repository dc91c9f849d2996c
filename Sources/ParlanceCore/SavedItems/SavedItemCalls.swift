/// Saves an item for the account. The reply is the item as it is then.
package struct SaveItemCall: HubCall {
  package typealias Reply = SavedItem
  package static var kind: CallKind { .saveItem }
  package var type: Int64
  package var data: String
  package var note: String?
  /// The item of this name takes the other values, if there is one.
  package var uniqueID: String?

  package init(type: Int64, data: String, note: String? = nil, uniqueID: String? = nil) {
    self.type = type
    self.data = data
    self.note = note
    self.uniqueID = uniqueID
  }
}

/// Asks for a page of the account's saved items.
package struct SavedItemsCall: HubCall {
  package typealias Reply = SavedItemPage
  package static var kind: CallKind { .savedItems }
  package var query: SavedItemQuery

  package init(_ query: SavedItemQuery) { self.query = query }
}

/// Changes the note of a saved item. The reply is the item as it is then; nothing if there is none.
package struct UpdateSavedItemCall: HubCall {
  package typealias Reply = [SavedItem]
  package static var kind: CallKind { .updateSavedItem }
  /// The time at which it was saved.
  package var time: Timestamp
  package var note: String?

  package init(time: Timestamp, note: String?) {
    self.time = time
    self.note = note
  }
}

/// Removes saved items.
package struct RemoveSavedItemsCall: HubCall {
  package typealias Reply = RemovedItems
  package static var kind: CallKind { .removeSavedItems }
  /// The times at which they were saved.
  package var times: [Timestamp]

  package init(times: [Timestamp]) { self.times = times }
}

/// The end of a removal.
package struct RemovedItems: Hashable, Sendable {
  /// The number of items that were there.
  package var count: Int

  package init(count: Int) { self.count = count }
}
