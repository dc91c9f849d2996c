#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func save(_ item: SavedItem, stream: StreamNumber) throws(MessagingError) {
      try run(
        SavedItemStatements.save,
        [
          .int(stream), .time(item.time), .int(item.type), .text(item.data), .optional(item.note),
          .optional(item.uniqueID), .time(item.updated),
        ])
    }

    package func removeSavedItem(stream: StreamNumber, time: Timestamp) throws(MessagingError) -> Bool {
      try !rows(SavedItemStatements.remove, [.int(stream), .time(time)], writes: true).isEmpty
    }

    package func savedItem(stream: StreamNumber, time: Timestamp) throws(MessagingError) -> SavedItem? {
      savedItems(try rows(SavedItemStatements.item, [.int(stream), .time(time)])).first
    }

    package func savedItem(stream: StreamNumber, uniqueID: String) throws(MessagingError) -> SavedItem? {
      savedItems(try rows(SavedItemStatements.named, [.int(stream), .text(uniqueID)])).first
    }

    package func savedItems(stream: StreamNumber, _ query: SavedItemQuery) throws(MessagingError) -> [SavedItem] {
      let values: [PostgreSQLValue] = [
        .int(stream), .time(query.after ?? Timestamp(milliseconds: .min)),
        .time(query.before ?? Timestamp(milliseconds: .max)),
        .int(Int64(max(0, query.limit))),
      ]
      guard let type = query.type else {
        return savedItems(
          try rows(query.oldestFirst ? SavedItemStatements.oldest : SavedItemStatements.newest, values))
      }
      return savedItems(
        try rows(
          query.oldestFirst ? SavedItemStatements.oldestOfType : SavedItemStatements.newestOfType,
          values + [.int(type)]))
    }

    package func savedItemCount(stream: StreamNumber, type: Int64) throws(MessagingError) -> Int {
      Int(try rows(SavedItemStatements.count, [.int(stream), .int(type)]).int64(0, 0))
    }

    private func savedItems(_ rows: PostgreSQLRows) -> [SavedItem] {
      (0..<rows.count).map { row in
        SavedItem(
          time: rows.timestamp(row, 0), type: rows.int64(row, 1), data: rows.text(row, 2),
          note: rows.optionalText(row, 3), uniqueID: rows.optionalText(row, 4), updated: rows.timestamp(row, 5))
      }
    }
  }

  /// The statements about saved items.
  enum SavedItemStatements {
    static let save = PostgreSQLStatement(
      "saved_item_save", [.int, .int, .int, .bytes, .bytes, .bytes, .int],
      """
      INSERT INTO saved_item(stream, time, type, data, note, unique_id, updated) VALUES($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT(stream, time) DO UPDATE SET type = excluded.type, data = excluded.data, note = excluded.note,
        unique_id = excluded.unique_id, updated = excluded.updated
      """)
    static let remove = PostgreSQLStatement(
      "saved_item_remove", [.int, .int], "DELETE FROM saved_item WHERE stream = $1 AND time = $2 RETURNING time")
    private static let columns = "SELECT time, type, data, note, unique_id, updated FROM saved_item WHERE stream = $1"
    static let item = PostgreSQLStatement("saved_item", [.int, .int], "\(columns) AND time = $2")
    static let named = PostgreSQLStatement("saved_item_named", [.int, .bytes], "\(columns) AND unique_id = $2")
    static let count = PostgreSQLStatement(
      "saved_item_count", [.int, .int], "SELECT count(*) FROM saved_item WHERE stream = $1 AND type = $2")
    private static let between = "AND time > $2 AND time < $3 ORDER BY time"
    static let newest = PostgreSQLStatement(
      "saved_items_newest", [.int, .int, .int, .int], "\(columns) \(between) DESC LIMIT $4")
    static let oldest = PostgreSQLStatement(
      "saved_items_oldest", [.int, .int, .int, .int], "\(columns) \(between) LIMIT $4")
    static let newestOfType = PostgreSQLStatement(
      "saved_items_newest_of_type", [.int, .int, .int, .int, .int],
      "\(columns) AND type = $5 \(between) DESC LIMIT $4")
    static let oldestOfType = PostgreSQLStatement(
      "saved_items_oldest_of_type", [.int, .int, .int, .int, .int], "\(columns) AND type = $5 \(between) LIMIT $4")

    static let all = [save, remove, item, named, count, newest, oldest, newestOfType, oldestOfType]
  }

  extension PostgreSQLSchema {
    /// The saved items of accounts.
    static let savedItems = """
      CREATE TABLE saved_item(
        stream bigint NOT NULL, time bigint NOT NULL, type bigint NOT NULL, updated bigint NOT NULL,
        data bytea NOT NULL, note bytea, unique_id bytea, PRIMARY KEY(stream, time));
      CREATE INDEX saved_item_by_type ON saved_item(stream, type, time);
      CREATE UNIQUE INDEX saved_item_by_name ON saved_item(stream, unique_id) WHERE unique_id IS NOT NULL;
      """
  }
#endif
