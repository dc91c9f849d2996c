package import ParlanceCore

extension SQLiteHubStore {
  package func upload(_ id: MediaID) throws(MessagingError) -> UploadRecord? {
    let cursor = try mediaStatements.upload.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    guard try cursor.next() else { return nil }
    return UploadRecord(
      id: id, account: cursor.number(0), begun: cursor.timestamp(1), size: cursor.int64(2),
      options: cursor.bytes(3))
  }

  package func save(_ upload: UploadRecord) throws(MessagingError) {
    let cursor = try mediaStatements.saveUpload.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: upload.id.string)
    cursor.bind(2, upload.account)
    cursor.bind(3, upload.begun)
    cursor.bind(4, upload.size)
    cursor.bind(5, copiedBytes: upload.options)
    try cursor.finish()
  }

  package func removeUpload(_ id: MediaID) throws(MessagingError) {
    let cursor = try mediaStatements.removeUpload.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    try cursor.finish()
  }

  package func uploadCount(account: AccountNumber) throws(MessagingError) -> Int {
    let cursor = try mediaStatements.uploadCount.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    return try cursor.next() ? Int(cursor.int64(0)) : 0
  }

  package func mediaSize(account: AccountNumber) throws(MessagingError) -> Int64 {
    let cursor = try mediaStatements.mediaSize.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    return try cursor.next() ? cursor.int64(0) : 0
  }

  package func uploads(begunBefore time: Timestamp, limit: Int) throws(MessagingError) -> [MediaID] {
    let cursor = try mediaStatements.oldUploads.use()
    defer { cursor.reset() }
    cursor.bind(1, time)
    cursor.bind(2, Int64(max(0, limit)))
    var ids: [MediaID] = []
    while try cursor.next() { ids.append(MediaID(cursor.text(0))) }
    return ids
  }

  package func media(_ id: MediaID) throws(MessagingError) -> MediaRecord? {
    let cursor = try mediaStatements.media.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    return try cursor.next() ? record(cursor) : nil
  }

  private func record(_ cursor: SQLiteCursor) -> MediaRecord {
    MediaRecord(
      id: MediaID(cursor.text(0)), account: cursor.number(1), sha256: cursor.text(2),
      expires: cursor.isNull(3) ? nil : cursor.timestamp(3), isReleased: cursor.uint8(4) != 0,
      size: cursor.int64(5), descriptor: cursor.bytes(6))
  }

  package func insert(_ media: MediaRecord) throws(MessagingError) {
    let cursor = try mediaStatements.insertMedia.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: media.id.string)
    cursor.bind(2, media.account)
    cursor.bind(3, copiedText: media.sha256)
    if let expires = media.expires { cursor.bind(4, expires) } else { cursor.bindNull(4) }
    cursor.bind(5, media.isReleased ? 1 as UInt8 : 0)
    cursor.bind(6, media.size)
    cursor.bind(7, copiedBytes: media.descriptor)
    try cursor.finish()
  }

  package func isReferenced(sha256: String) throws(MessagingError) -> Bool {
    let cursor = try mediaStatements.isReferenced.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: sha256)
    return try cursor.next()
  }

  package func release(_ id: MediaID) throws(MessagingError) -> Bool {
    let cursor = try mediaStatements.release.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    try cursor.finish()
    return connection.changes == 1
  }

  package func media(expiringUpTo time: Timestamp, limit: Int) throws(MessagingError) -> [MediaRecord] {
    let cursor = try mediaStatements.expiring.use()
    defer { cursor.reset() }
    cursor.bind(1, time)
    cursor.bind(2, Int64(max(0, limit)))
    var records: [MediaRecord] = []
    while try cursor.next() { records.append(record(cursor)) }
    return records
  }

  package func nextMediaExpiry() throws(MessagingError) -> Timestamp? {
    let cursor = try mediaStatements.nextExpiry.use()
    defer { cursor.reset() }
    guard try cursor.next(), !cursor.isNull(0) else { return nil }
    return cursor.timestamp(0)
  }

  package func addUse(of media: MediaID, by message: EventPlace) throws(MessagingError) {
    let cursor = try mediaStatements.addUse.use()
    defer { cursor.reset() }
    cursor.bind(message)
    cursor.bind(3, copiedText: media.string)
    try cursor.finish()
  }

  package func removeUses(by message: EventPlace) throws(MessagingError) -> [MediaID] {
    try inTransaction { () throws(MessagingError) in
      let cursor = try mediaStatements.lastUses.use()
      defer { cursor.reset() }
      cursor.bind(message)
      var ids: [MediaID] = []
      while try cursor.next() { ids.append(MediaID(cursor.text(0))) }
      cursor.reset()
      let removal = try mediaStatements.removeUses.use()
      defer { removal.reset() }
      removal.bind(message)
      try removal.finish()
      return ids
    }
  }
}

/// The hub store's statements about media, each compiled at its first use.
struct HubMediaStatements {
  let upload, saveUpload, removeUpload, uploadCount, mediaSize, oldUploads: SQLiteStatement
  let media, insertMedia, isReferenced, release, expiring, nextExpiry: SQLiteStatement
  let addUse, lastUses, removeUses: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    upload = connection.statement("SELECT account, begun, size, options FROM upload WHERE id = ?1")
    saveUpload = connection.statement(
      """
      INSERT INTO upload(id, account, begun, size, options) VALUES(?1, ?2, ?3, ?4, ?5)
      ON CONFLICT(id) DO UPDATE SET
        account = excluded.account, begun = excluded.begun, size = excluded.size, options = excluded.options
      """)
    removeUpload = connection.statement("DELETE FROM upload WHERE id = ?1")
    uploadCount = connection.statement("SELECT count(*) FROM upload WHERE account = ?1")
    // By indexes that have the sizes. `total` takes any sizes, where `sum` overflows.
    mediaSize = connection.statement(
      """
      SELECT CAST((SELECT total(size) FROM media WHERE account = ?1 AND is_released = 0)
        + (SELECT total(size) FROM upload WHERE account = ?1) AS INTEGER)
      """)
    oldUploads = connection.statement("SELECT id FROM upload WHERE begun < ?1 ORDER BY begun, id LIMIT ?2")
    let columns = "id, account, sha256, expires, is_released, size, descriptor"
    media = connection.statement("SELECT \(columns) FROM media WHERE id = ?1")
    insertMedia = connection.statement("INSERT INTO media(\(columns)) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)")
    isReferenced = connection.statement("SELECT 1 FROM media WHERE sha256 = ?1 AND is_released = 0 LIMIT 1")
    release = connection.statement("UPDATE media SET is_released = 1 WHERE id = ?1 AND is_released = 0")
    expiring = connection.statement(
      """
      SELECT \(columns) FROM media WHERE expires <= ?1 AND expires IS NOT NULL AND is_released = 0
      ORDER BY expires, id LIMIT ?2
      """)
    nextExpiry = connection.statement(
      "SELECT min(expires) FROM media WHERE expires IS NOT NULL AND is_released = 0")
    addUse = connection.statement(
      """
      INSERT INTO media_use(stream, sequence, media) VALUES(?1, ?2, ?3)
      ON CONFLICT(stream, sequence, media) DO NOTHING
      """)
    lastUses = connection.statement(
      """
      SELECT media FROM media_use AS own WHERE stream = ?1 AND sequence = ?2 AND NOT EXISTS(
        SELECT 1 FROM media_use AS other INDEXED BY media_use_by_media
        WHERE other.media = own.media AND (other.stream <> ?1 OR other.sequence <> ?2))
      ORDER BY media
      """)
    removeUses = connection.statement("DELETE FROM media_use WHERE stream = ?1 AND sequence = ?2")
  }
}

extension Schema {
  /// Uploads, media, and the messages that refer to media. Sizes add up to what an account has.
  static let hubMedia = """
    CREATE TABLE upload(
      row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, account INTEGER NOT NULL, begun INTEGER NOT NULL,
      options BLOB NOT NULL, size INTEGER NOT NULL);
    CREATE INDEX upload_by_account ON upload(account, size);
    CREATE INDEX upload_by_time ON upload(begun, id);
    CREATE TABLE media(
      row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, account INTEGER NOT NULL, sha256 TEXT NOT NULL,
      expires INTEGER, is_released INTEGER NOT NULL, descriptor BLOB NOT NULL, size INTEGER NOT NULL);
    CREATE INDEX media_by_account ON media(account, size) WHERE is_released = 0;
    CREATE INDEX media_by_content ON media(sha256) WHERE is_released = 0;
    CREATE INDEX media_by_expiry ON media(expires, id) WHERE expires IS NOT NULL AND is_released = 0;
    CREATE TABLE media_use(
      stream INTEGER NOT NULL, sequence INTEGER NOT NULL, media TEXT NOT NULL,
      PRIMARY KEY(stream, sequence, media)) WITHOUT ROWID;
    CREATE INDEX media_use_by_media ON media_use(media);
    """
}
