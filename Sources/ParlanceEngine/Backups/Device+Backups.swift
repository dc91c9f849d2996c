public import ParlanceCore

/// The place of a backup of the account's messages.
extension Device {
  /// Notes at the hub where a backup of the account's messages is, in place of what was noted before. The hub reads
  /// nothing there.
  ///
  /// - parameter address: The address of the backup.
  /// - parameter key: The key with which the app encrypted it; both are 4 KB together at most
  ///   (`HubLimits.backupNoteSize`).
  /// - parameter completion: Receives the note as it is kept, or `messageTooLarge`, `notConnected`, `notLoggedIn`.
  public func noteBackup(
    address: String, key: String, completion: @escaping (Result<MessageBackup, MessagingError>) -> Void
  ) {
    runner.ask(NoteBackupCall(address: address, key: key), completion: completion) { _, backup in backup }
  }

  /// Fetches the note of where a backup of the account's messages is.
  ///
  /// - parameter completion: Receives the note, nil if there is none, or `notConnected`, `notLoggedIn`.
  public func fetchBackup(completion: @escaping (Result<MessageBackup?, MessagingError>) -> Void) {
    runner.ask(NotedBackupCall(), completion: completion) { _, backups in backups.first }
  }
}
