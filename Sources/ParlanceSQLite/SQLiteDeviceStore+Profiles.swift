package import ParlanceCore

extension SQLiteDeviceStore {
  var profileStatements: DeviceProfileStatements { groups[DeviceProfileStatements.self] }

  package func profile(_ account: AccountID) throws(MessagingError) -> Profile? {
    let cursor = try profileStatements.profile.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: account.folded)
    return try cursor.next() ? try profile(cursor.bytes(0)) : nil
  }

  package func profiles() throws(MessagingError) -> [Profile] {
    let cursor = try profileStatements.profiles.use()
    defer { cursor.reset() }
    var profiles: [Profile] = []
    while try cursor.next() { profiles.append(try profile(cursor.bytes(0))) }
    return profiles
  }

  package func save(_ profile: Profile) throws(MessagingError) {
    let cursor = try profileStatements.saveProfile.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: profile.account.folded)
    var writer = ByteWriter(capacity: 128)
    profile.write(to: &writer)
    cursor.bind(2, copiedBytes: writer.bytes)
    try cursor.finish()
  }

  private func profile(_ bytes: [UInt8]) throws(MessagingError) -> Profile {
    var reader = ByteReader(bytes)
    do {
      return try Profile(from: &reader)
    } catch {
      throw damage("profile")
    }
  }
}

/// The device store's statements about profiles, each compiled at its first use.
final class DeviceProfileStatements: StatementGroup {
  let profile, profiles, saveProfile: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    profile = connection.statement("SELECT bytes FROM profile WHERE account = ?1")
    profiles = connection.statement("SELECT bytes FROM profile ORDER BY account")
    saveProfile = connection.statement(
      """
      INSERT INTO profile(account, bytes) VALUES(?1, ?2)
      ON CONFLICT(account) DO UPDATE SET bytes = excluded.bytes
      """)
  }
}

extension Schema {
  /// The copies of profiles, by the names of their accounts as they are compared.
  static let deviceProfiles = """
    CREATE TABLE profile(row INTEGER PRIMARY KEY, account TEXT NOT NULL UNIQUE, bytes BLOB NOT NULL);
    """
}
