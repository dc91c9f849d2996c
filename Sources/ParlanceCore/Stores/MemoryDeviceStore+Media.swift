/// What a device's store in memory knows about files.
struct MemoryFiles {
  var attachments: [ExactString: [MediaPart: AttachmentRecord]] = [:]
  var paths: [MediaID: String] = [:]
}

extension MemoryDeviceStore {
  package func attachments(_ message: MessageID) throws(MessagingError) -> [AttachmentRecord] {
    files.attachments[ExactString(message.string), default: [:]].values.sorted { $0.part.rawValue < $1.part.rawValue }
  }

  package func save(_ attachment: AttachmentRecord) throws(MessagingError) {
    let key = ExactString(attachment.message.string)
    let known = files.attachments[key]
    files.attachments[key, default: [:]][attachment.part] = attachment
    undo.note { $0.files.attachments[key] = known }
  }

  package func removeAttachments(_ message: MessageID) throws(MessagingError) {
    let key = ExactString(message.string)
    guard let known = files.attachments.removeValue(forKey: key) else { return }
    undo.note { $0.files.attachments[key] = known }
  }

  package func mediaPath(_ id: MediaID) throws(MessagingError) -> String? { files.paths[id] }

  package func saveMediaPath(_ id: MediaID, _ path: String?) throws(MessagingError) {
    let known = files.paths[id]
    files.paths[id] = path
    undo.note { $0.files.paths[id] = known }
  }
}
