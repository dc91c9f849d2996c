internal import ParlanceCore

extension NoteBackupCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> MessageBackup {
    try turn.backups.noteBackup(address: address, key: key, of: context.account)
  }
}

extension NotedBackupCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> [MessageBackup] {
    try turn.backups.keptBackup(of: context.account).value
  }
}

/// The place of a backup of an account's messages, which its app noted.
struct BackupRules: TurnPart {
  let turn: TurnContext

  func noteBackup(address: String, key: String, of account: AccountRecord) throws(MessagingError) -> MessageBackup {
    var kept = try keptBackup(of: account)
    let backup = MessageBackup(address: address, key: key, updated: now)
    kept.value = [backup]
    try turn.keptValues.save(kept, .backup, of: account)
    return backup
  }

  func keptBackup(of account: AccountRecord) throws(MessagingError) -> KeptValue<[MessageBackup]> {
    try turn.keptValues.kept(.backup, of: account, initial: [])
  }
}
