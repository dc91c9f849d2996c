package import ParlanceCore

extension SQLiteDeviceStore {
  var contactStatements: DeviceContactStatements { groups[DeviceContactStatements.self] }

  package func contacts() throws(MessagingError) -> [Contact] {
    let cursor = try contactStatements.contacts.use()
    defer { cursor.reset() }
    var contacts: [Contact] = []
    while try cursor.next() {
      var reader = ByteReader(cursor.bytes(0))
      do {
        contacts.append(try Contact(from: &reader))
      } catch {
        throw damage("contact")
      }
    }
    return contacts
  }

  package func save(_ contact: Contact) throws(MessagingError) {
    let cursor = try (contact.isEmpty ? contactStatements.removeContact : contactStatements.saveContact).use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: contact.account.folded)
    if !contact.isEmpty {
      var writer = ByteWriter(capacity: 64)
      contact.write(to: &writer)
      cursor.bind(2, copiedBytes: writer.bytes)
    }
    try cursor.finish()
  }
}

/// The device store's statements about contacts, each compiled at its first use.
final class DeviceContactStatements: StatementGroup {
  let contacts, saveContact, removeContact: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    contacts = connection.statement("SELECT bytes FROM contact ORDER BY account")
    saveContact = connection.statement(
      """
      INSERT INTO contact(account, bytes) VALUES(?1, ?2)
      ON CONFLICT(account) DO UPDATE SET bytes = excluded.bytes
      """)
    removeContact = connection.statement("DELETE FROM contact WHERE account = ?1")
  }
}

extension Schema {
  /// The copies of contacts, by their names as they are compared.
  static let deviceContacts = """
    CREATE TABLE contact(row INTEGER PRIMARY KEY, account TEXT NOT NULL UNIQUE, bytes BLOB NOT NULL);
    """
}
