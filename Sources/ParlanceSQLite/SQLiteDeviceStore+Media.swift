package import ParlanceCore

extension SQLiteDeviceStore {
  package func attachments(_ message: MessageKey) throws(MessagingError) -> [AttachmentRecord] {
    guard let conversation = try number(of: message.conversation) else { return [] }
    let cursor = try mediaStatements.attachments.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: message.id.string)
    cursor.bind(2, conversation)
    var records: [AttachmentRecord] = []
    while try cursor.next() {
      guard let part = MediaPart(rawValue: cursor.uint8(2)) else { throw damage("attachment") }
      records.append(
        AttachmentRecord(
          message: message, part: part, media: MediaID(cursor.text(3)), path: cursor.text(4), size: cursor.int64(5),
          modified: cursor.int64(6), lifetime: cursor.isNull(7) ? nil : cursor.int64(7),
          isUploaded: cursor.uint8(8) != 0))
    }
    return records
  }

  package func save(_ attachment: AttachmentRecord) throws(MessagingError) {
    let conversation = try requireNumber(of: attachment.message.conversation)
    let cursor = try mediaStatements.saveAttachment.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: attachment.message.id.string)
    cursor.bind(2, conversation)
    cursor.bind(3, attachment.part.rawValue)
    cursor.bind(4, copiedText: attachment.media.string)
    cursor.bind(5, copiedText: attachment.path)
    cursor.bind(6, attachment.size)
    cursor.bind(7, attachment.modified)
    if let lifetime = attachment.lifetime { cursor.bind(8, lifetime) } else { cursor.bindNull(8) }
    cursor.bind(9, attachment.isUploaded ? 1 as UInt8 : 0)
    try cursor.finish()
  }

  package func removeAttachments(_ message: MessageKey) throws(MessagingError) {
    guard let conversation = try number(of: message.conversation) else { return }
    let cursor = try mediaStatements.removeAttachments.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: message.id.string)
    cursor.bind(2, conversation)
    try cursor.finish()
  }

  package func usedMedia(among ids: Set<MediaID>) throws(MessagingError) -> Set<MediaID> {
    // A few are looked for among the bytes; of many, every message is read once.
    if ids.count > 4 { return try allUsedMedia().intersection(ids) }
    var used: Set<MediaID> = []
    for id in ids where try isUsed(id) { used.insert(id) }
    return used
  }

  private func isUsed(_ id: MediaID) throws(MessagingError) -> Bool {
    let cursor = try mediaStatements.mediaUse.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedBytes: Array(id.string.utf8))
    return try cursor.next()
  }

  private func allUsedMedia() throws(MessagingError) -> Set<MediaID> {
    let cursor = try mediaStatements.mediaBodies.use()
    defer { cursor.reset() }
    var used: Set<MediaID> = []
    while try cursor.next() { used.formUnion(MessageBody.mediaIDs(in: cursor.bytes(0))) }
    return used
  }

  package func mediaPath(_ id: MediaID) throws(MessagingError) -> String? {
    let cursor = try mediaStatements.mediaPath.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    return try cursor.next() ? cursor.text(0) : nil
  }

  package func saveMediaPath(_ id: MediaID, _ path: String?) throws(MessagingError) {
    let statement = path == nil ? mediaStatements.removeMediaPath : mediaStatements.saveMediaPath
    let cursor = try statement.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    if let path { cursor.bind(2, copiedText: path) }
    try cursor.finish()
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

extension Schema {
  /// The files of messages that are being sent, and those of media that the device has.
  static let deviceMedia = """
    CREATE TABLE attachment(
      row INTEGER PRIMARY KEY, message TEXT NOT NULL, conversation INTEGER NOT NULL, part INTEGER NOT NULL,
      media TEXT NOT NULL, path TEXT NOT NULL, size INTEGER NOT NULL, modified INTEGER NOT NULL, lifetime INTEGER,
      is_uploaded INTEGER NOT NULL, UNIQUE(message, conversation, part));
    CREATE TABLE media_file(row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, path TEXT NOT NULL);
    """
}
