internal import ParlanceCore

extension NoteBackupCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    let limit = border.limits.backupNoteSize
    guard address.utf8.count + key.utf8.count <= limit else {
      throw MessagingError(.messageTooLarge, "backup: limit \(limit) bytes")
    }
  }
}

extension NotedBackupCall {
  mutating func check(_ border: Border) throws(MessagingError) {}
}
