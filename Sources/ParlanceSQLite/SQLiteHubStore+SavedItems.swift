package import ParlanceCore

extension SQLiteHubStore {
  var savedItemStatements: HubSavedItemStatements { groups[HubSavedItemStatements.self] }

  package func save(_ item: SavedItem, stream: StreamNumber) throws(MessagingError) {
    let cursor = try savedItemStatements.save.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, item.time)
    cursor.bind(3, item.type)
    cursor.bind(4, copiedText: item.data)
    cursor.bind(5, copiedText: item.note)
    cursor.bind(6, copiedText: item.uniqueID)
    cursor.bind(7, item.updated)
    try cursor.finish()
  }

  package func removeSavedItem(stream: StreamNumber, time: Timestamp) throws(MessagingError) -> Bool {
    let cursor = try savedItemStatements.remove.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, time)
    try cursor.finish()
    return connection.changes == 1
  }

  package func savedItem(stream: StreamNumber, time: Timestamp) throws(MessagingError) -> SavedItem? {
    let cursor = try savedItemStatements.item.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, time)
    return try cursor.next() ? savedItem(cursor) : nil
  }

  package func savedItem(stream: StreamNumber, uniqueID: String) throws(MessagingError) -> SavedItem? {
    let cursor = try savedItemStatements.named.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, copiedText: uniqueID)
    return try cursor.next() ? savedItem(cursor) : nil
  }

  package func savedItems(stream: StreamNumber, _ query: SavedItemQuery) throws(MessagingError) -> [SavedItem] {
    let cursor = try savedItemStatements.page(query).use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, query.after ?? Timestamp(milliseconds: .min))
    cursor.bind(3, query.before ?? Timestamp(milliseconds: .max))
    cursor.bind(4, Int64(max(0, query.limit)))
    if let type = query.type { cursor.bind(5, type) }
    var items: [SavedItem] = []
    while try cursor.next() { items.append(savedItem(cursor)) }
    return items
  }

  package func savedItemCount(stream: StreamNumber, type: Int64) throws(MessagingError) -> Int {
    let cursor = try savedItemStatements.count.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, type)
    return try cursor.next() ? Int(cursor.int64(0)) : 0
  }

  private func savedItem(_ cursor: SQLiteCursor) -> SavedItem {
    SavedItem(
      time: cursor.timestamp(0), type: cursor.int64(1), data: cursor.text(2), note: cursor.optionalText(3),
      uniqueID: cursor.optionalText(4), updated: cursor.timestamp(5))
  }
}

/// The hub store's statements about saved items, each compiled at its first use.
final class HubSavedItemStatements: StatementGroup {
  let save, remove, item, named, count: SQLiteStatement
  private let newest, oldest, newestOfType, oldestOfType: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    save = connection.statement(
      """
      INSERT INTO saved_item(stream, time, type, data, note, unique_id, updated) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)
      ON CONFLICT(stream, time) DO UPDATE SET type = excluded.type, data = excluded.data, note = excluded.note,
        unique_id = excluded.unique_id, updated = excluded.updated
      """)
    remove = connection.statement("DELETE FROM saved_item WHERE stream = ?1 AND time = ?2")
    let columns = "SELECT time, type, data, note, unique_id, updated FROM saved_item WHERE stream = ?1"
    item = connection.statement("\(columns) AND time = ?2")
    named = connection.statement("\(columns) AND unique_id = ?2")
    count = connection.statement("SELECT count(*) FROM saved_item WHERE stream = ?1 AND type = ?2")
    let between = "AND time > ?2 AND time < ?3 ORDER BY time"
    newest = connection.statement("\(columns) \(between) DESC LIMIT ?4")
    oldest = connection.statement("\(columns) \(between) LIMIT ?4")
    newestOfType = connection.statement("\(columns) AND type = ?5 \(between) DESC LIMIT ?4")
    oldestOfType = connection.statement("\(columns) AND type = ?5 \(between) LIMIT ?4")
  }

  /// Returns the statement that answers a query.
  func page(_ query: SavedItemQuery) -> SQLiteStatement {
    switch (query.type == nil, query.oldestFirst) {
    case (true, false): newest
    case (true, true): oldest
    case (false, false): newestOfType
    case (false, true): oldestOfType
    }
  }
}

extension Schema {
  /// The items that accounts saved.
  static let hubSavedItems = """
    CREATE TABLE saved_item(
      stream INTEGER NOT NULL, time INTEGER NOT NULL, type INTEGER NOT NULL, data TEXT NOT NULL, note TEXT,
      unique_id TEXT, updated INTEGER NOT NULL, PRIMARY KEY(stream, time)) WITHOUT ROWID;
    CREATE INDEX saved_item_by_type ON saved_item(stream, type, time);
    CREATE UNIQUE INDEX saved_item_by_name ON saved_item(stream, unique_id) WHERE unique_id IS NOT NULL;
    """
}
