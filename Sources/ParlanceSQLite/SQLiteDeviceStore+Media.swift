package import ParlanceCore

extension SQLiteDeviceStore {
  package func attachments(_ message: MessageID) throws(MessagingError) -> [AttachmentRecord] {
    let cursor = try mediaStatements.attachments.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: message.string)
    var records: [AttachmentRecord] = []
    while try cursor.next() {
      guard let part = MediaPart(rawValue: cursor.uint8(1)) else { throw damage("attachment") }
      records.append(
        AttachmentRecord(
          message: message, part: part, media: MediaID(cursor.text(2)), path: cursor.text(3), size: cursor.int64(4),
          modified: cursor.int64(5), lifetime: cursor.isNull(6) ? nil : cursor.int64(6),
          isUploaded: cursor.uint8(7) != 0))
    }
    return records
  }

  package func save(_ attachment: AttachmentRecord) throws(MessagingError) {
    let cursor = try mediaStatements.saveAttachment.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: attachment.message.string)
    cursor.bind(2, attachment.part.rawValue)
    cursor.bind(3, copiedText: attachment.media.string)
    cursor.bind(4, copiedText: attachment.path)
    cursor.bind(5, attachment.size)
    cursor.bind(6, attachment.modified)
    if let lifetime = attachment.lifetime { cursor.bind(7, lifetime) } else { cursor.bindNull(7) }
    cursor.bind(8, attachment.isUploaded ? 1 as UInt8 : 0)
    try cursor.finish()
  }

  package func removeAttachments(_ message: MessageID) throws(MessagingError) {
    let cursor = try mediaStatements.removeAttachments.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: message.string)
    try cursor.finish()
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
