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
