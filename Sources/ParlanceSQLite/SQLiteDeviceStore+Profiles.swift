package import ParlanceCore

extension SQLiteDeviceStore {
  package func profile(_ account: AccountID) throws(MessagingError) -> Profile? {
    let cursor = try statements.profile.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: account.folded)
    return try cursor.next() ? try profile(cursor.bytes(0)) : nil
  }

  package func profiles() throws(MessagingError) -> [Profile] {
    let cursor = try statements.profiles.use()
    defer { cursor.reset() }
    var profiles: [Profile] = []
    while try cursor.next() { profiles.append(try profile(cursor.bytes(0))) }
    return profiles
  }

  package func save(_ profile: Profile) throws(MessagingError) {
    let cursor = try statements.saveProfile.use()
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
