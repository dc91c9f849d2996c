/// Something that the user of an account saved for later: a message, a link, a file, in the app's own form.
///
/// Saved items are visible to the account alone, on all of its devices.
public struct SavedItem: Hashable, Sendable {
  /// The time at which it was saved. No two items of an account have the same, so it names the item.
  public var time: Timestamp
  /// The kind of item, a number of the app's choice.
  public var type: Int64
  /// The content, in the app's form.
  public var data: String
  /// A note of the app; nil if there is none.
  public var note: String?
  /// The app's own name for what was saved; nil if it gave none. An account has one item of a name.
  public var uniqueID: String?
  /// The time of the last change, or of saving.
  public var updated: Timestamp

  /// Creates an item.
  public init(
    time: Timestamp, type: Int64, data: String, note: String? = nil, uniqueID: String? = nil, updated: Timestamp
  ) {
    self.time = time
    self.type = type
    self.data = data
    self.note = note
    self.uniqueID = uniqueID
    self.updated = updated
  }
}

/// A query for saved items of an account.
public struct SavedItemQuery: Hashable, Sendable {
  /// Only items saved later than this; nil for no bound.
  public var after: Timestamp?
  /// Only items saved earlier than this; nil for no bound.
  public var before: Timestamp?
  /// Only items of this type; nil for all.
  public var type: Int64?
  /// A Boolean value that indicates whether the oldest items come first.
  public var oldestFirst: Bool
  /// The largest number of items, 1 to 100.
  public var limit: Int

  /// Creates a query.
  public init(
    after: Timestamp? = nil, before: Timestamp? = nil, type: Int64? = nil, oldestFirst: Bool = false, limit: Int = 100
  ) {
    self.after = after
    self.before = before
    self.type = type
    self.oldestFirst = oldestFirst
    self.limit = limit
  }
}

/// Saved items of an account.
public struct SavedItemPage: Hashable, Sendable {
  /// The items, in the order that was asked for.
  public var items: [SavedItem]
  /// The number of all items of the type that was asked for, whenever they were saved.
  public var total: Int
  /// A Boolean value that indicates whether there are more behind the last one.
  public var hasMore: Bool

  /// Creates a page.
  public init(items: [SavedItem], total: Int, hasMore: Bool) {
    self.items = items
    self.total = total
    self.hasMore = hasMore
  }
}
