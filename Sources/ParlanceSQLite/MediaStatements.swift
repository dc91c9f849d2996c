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

/// The device store's statements about files, each compiled at its first use.
struct DeviceMediaStatements {
  let attachments, saveAttachment, removeAttachments, mediaPath, saveMediaPath, removeMediaPath: SQLiteStatement
  let mediaUse, mediaBodies: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    let columns = "message, conversation, part, media, path, size, modified, lifetime, is_uploaded"
    attachments = connection.statement(
      "SELECT \(columns) FROM attachment WHERE message = ?1 AND conversation = ?2 ORDER BY part")
    saveAttachment = connection.statement(
      """
      INSERT INTO attachment(\(columns)) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
      ON CONFLICT(message, conversation, part) DO UPDATE SET
        media = excluded.media, path = excluded.path, size = excluded.size, modified = excluded.modified,
        lifetime = excluded.lifetime, is_uploaded = excluded.is_uploaded
      """)
    removeAttachments = connection.statement("DELETE FROM attachment WHERE message = ?1 AND conversation = ?2")
    mediaPath = connection.statement("SELECT path FROM media_file WHERE id = ?1")
    saveMediaPath = connection.statement(
      "INSERT INTO media_file(id, path) VALUES(?1, ?2) ON CONFLICT(id) DO UPDATE SET path = excluded.path")
    removeMediaPath = connection.statement("DELETE FROM media_file WHERE id = ?1")
    // The kinds of `MessageKind.media`, of which an index knows the messages.
    mediaUse = connection.statement(
      "SELECT 1 FROM message WHERE kind IN (8, 9, 10, 11) AND instr(body, ?1) > 0 LIMIT 1")
    mediaBodies = connection.statement("SELECT body FROM message WHERE kind IN (8, 9, 10, 11)")
  }
}
