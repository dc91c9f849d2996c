internal import ParlanceCore

extension NoteBackupCall: DecidedCall {
  func decide(_ turn: HubTurn, _ context: RequestContext) throws(MessagingError) -> MessageBackup? {
    try turn.noteBackup(address: address, key: key, of: context.account)
  }
}

extension NotedBackupCall: DecidedCall {
  func decide(_ turn: HubTurn, _ context: RequestContext) throws(MessagingError) -> [MessageBackup]? {
    try turn.keptBackup(of: context.account).value
  }
}

/// The place of a backup of an account's messages, which its app noted.
extension HubTurn {
  func noteBackup(address: String, key: String, of account: AccountRecord) throws(MessagingError) -> MessageBackup {
    var kept = try keptBackup(of: account)
    let backup = MessageBackup(address: address, key: key, updated: now)
    kept.value = [backup]
    try save(kept, .backup, of: account)
    return backup
  }

  func keptBackup(of account: AccountRecord) throws(MessagingError) -> KeptValue<[MessageBackup]> {
    try kept(.backup, of: account, initial: [])
  }
}
