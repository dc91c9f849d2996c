package import ParlanceCore

extension SQLiteDeviceStore {
  var revocationStatements: DeviceRevocationStatements { groups[DeviceRevocationStatements.self] }

  @discardableResult
  package func noteRevocation(of id: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Bool {
    let cursor = try revocationStatements.noteRevocation.use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    cursor.bind(2, copiedText: id.string)
    try cursor.finish()
    return connection.changes > 0
  }

  package func isNotedRevoked(_ id: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Bool {
    let cursor = try revocationStatements.revocation.use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    cursor.bind(2, copiedText: id.string)
    return try cursor.next()
  }
}

/// The device store's statements about revocations, each compiled at its first use.
final class DeviceRevocationStatements: StatementGroup {
  let noteRevocation, revocation: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    noteRevocation = connection.statement(
      "INSERT INTO revocation(conversation, id) VALUES(?1, ?2) ON CONFLICT(conversation, id) DO NOTHING")
    revocation = connection.statement("SELECT 1 FROM revocation WHERE conversation = ?1 AND id = ?2")
  }
}

extension Schema {
  /// The revocations that a device knows of, which an import asks for.
  static let deviceRevocations = """
    CREATE TABLE revocation(
      conversation INTEGER NOT NULL, id TEXT NOT NULL, PRIMARY KEY(conversation, id)) WITHOUT ROWID;
    """
}
