internal import ParlanceCore

extension Migration {
  /// The sizes of media and of uploads, which add up to what an account has.
  static func mediaSizes(version: Int64) -> Migration {
    Migration(
      version: version,
      sql: """
        ALTER TABLE upload ADD COLUMN size INTEGER NOT NULL DEFAULT 0;
        DROP INDEX upload_by_account;
        CREATE INDEX upload_by_account ON upload(account, size);
        ALTER TABLE media ADD COLUMN size INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX media_by_account ON media(account, size) WHERE is_released = 0;
        """,
      apply: { connection throws(MessagingError) in
        try fillSizes(of: "upload", from: "options", connection)
        try fillSizes(of: "media", from: "descriptor", connection)
      })
  }

  /// Reads the sizes of a table's rows from what is encoded in a column, some rows at a time.
  private static func fillSizes(
    of table: String, from column: String, _ connection: SQLiteConnection
  ) throws(MessagingError) {
    let rows = try connection.statement(
      "SELECT row, \(column) FROM \(table) WHERE row > ?1 ORDER BY row LIMIT 1000"
    ).use()
    defer { rows.reset() }
    let update = try connection.statement("UPDATE \(table) SET size = ?2 WHERE row = ?1").use()
    defer { update.reset() }
    var last = Int64.min
    while true {
      var sizes: [(row: Int64, size: Int64)] = []
      rows.bind(1, last)
      while try rows.next() { sizes.append((rows.int64(0), MediaDescriptor.size(inEncoded: rows.bytes(1)))) }
      rows.reset()
      guard let end = sizes.last else { return }
      for (row, size) in sizes {
        update.bind(1, row)
        update.bind(2, size)
        try update.finish()
        update.reset()
      }
      last = end.row
    }
  }
}
