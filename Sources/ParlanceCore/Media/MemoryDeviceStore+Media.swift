/// The knowledge of a device's store in memory about files.
private struct MemoryFiles: MemoryPart {
  var attachments: [MemoryMessageKey: [MediaPart: AttachmentRecord]] = [:]
  var paths: [MediaID: String] = [:]
}

extension MemoryDeviceStore {
  private var files: MemoryFiles {
    get { parts[MemoryFiles.self] }
    _modify { yield &parts[MemoryFiles.self] }
  }

  package func attachments(_ message: MessageKey) throws(MessagingError) -> [AttachmentRecord] {
    guard let key = storedKey(message), let known = files.attachments[key] else { return [] }
    return known.values.sorted { $0.part.rawValue < $1.part.rawValue }.map { record in
      var record = record
      // A conversation may have been renamed since.
      record.message = message
      return record
    }
  }

  package func save(_ attachment: AttachmentRecord) throws(MessagingError) {
    let key = try requireKey(attachment.message)
    let known = files.attachments[key]
    files.attachments[key, default: [:]][attachment.part] = attachment
    undo.note { $0.files.attachments[key] = known }
  }

  package func removeAttachments(_ message: MessageKey) throws(MessagingError) {
    guard let key = storedKey(message), let known = files.attachments.removeValue(forKey: key) else { return }
    undo.note { $0.files.attachments[key] = known }
  }

  package func usedMedia(among ids: Set<MediaID>) throws(MessagingError) -> Set<MediaID> {
    var used: Set<MediaID> = []
    for entry in stored.values where MessageKind.media.contains(entry.message.kind) {
      used.formUnion(MessageBody.mediaIDs(in: entry.message.encodedBody).filter(ids.contains))
    }
    return used
  }

  package func mediaPath(_ id: MediaID) throws(MessagingError) -> String? { files.paths[id] }

  package func saveMediaPath(_ id: MediaID, _ path: String?) throws(MessagingError) {
    let known = files.paths[id]
    files.paths[id] = path
    undo.note { $0.files.paths[id] = known }
  }
}
