/// Notes where a backup of the account's messages is, in place of what was noted before. The reply is the note as it is
/// kept.
package struct NoteBackupCall: HubCall {
  package typealias Reply = MessageBackup
  package static var kind: CallKind { .noteBackup }
  package var address: String
  package var key: String

  package init(address: String, key: String) {
    self.address = address
    self.key = key
  }

  package var approximateSize: Int { 64 + address.utf8.count + key.utf8.count }
}

/// Asks where a backup of the account's messages is. The reply is empty if nothing was noted.
package struct NotedBackupCall: HubCall {
  package typealias Reply = [MessageBackup]
  package static var kind: CallKind { .notedBackup }

  package init() {}
}
