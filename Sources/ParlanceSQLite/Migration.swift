internal import ParlanceCore

/// One step in the growth of a database; once released it is never edited.
struct Migration {
  /// The version that the database has afterwards.
  var version: Int64
  var sql: String
}

extension SQLiteConnection {
  /// Brings a database to the newest version.
  ///
  /// - throws: `storageFailed` whenever the file is another kind of database, or was written by a newer version of
  ///   this code; it is left as it is.
  func migrate(to schema: Schema) throws(MessagingError) {
    let newest = schema.migrations.last?.version ?? 0
    let version = try number("PRAGMA user_version")
    let applicationID = try number("PRAGMA application_id")
    let tables = try number("SELECT count(*) FROM sqlite_master")
    let isNew = version == 0 && applicationID == 0 && tables == 0
    guard isNew || applicationID == schema.applicationID else {
      throw MessagingError(.storageFailed, "\(path): not a \(schema.name) database")
    }
    // Settled before the file has its first page.
    if isNew && schema.givesSpaceBack {
      let pages = try number("PRAGMA page_count")
      if pages == 0 { try execute("PRAGMA auto_vacuum = INCREMENTAL") }
    }
    guard version <= newest else {
      throw MessagingError(.storageFailed, "\(path): version \(version) is newer than \(newest)")
    }
    for migration in schema.migrations where migration.version > version {
      try inTransaction { () throws(MessagingError) in
        try execute(migration.sql)
        try execute("PRAGMA application_id = \(schema.applicationID)")
        try execute("PRAGMA user_version = \(migration.version)")
      }
    }
  }
}
