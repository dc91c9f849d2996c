internal import ParlanceCore

extension WireSamples {
  static let backup = MessageBackup(address: "https://example.org/b", key: decomposed, updated: time)

  static let backups: [WireSample] = [
    WireSample(
      NoteBackupCall(address: "https://example.org/b", key: decomposed),
      bare: [NoteBackupCall(address: "", key: "")], replies: [backup],
      bareReplies: [MessageBackup(address: "", key: "")]),
    WireSample(NotedBackupCall(), replies: [[backup]], bareReplies: [[]]),
  ]
}
