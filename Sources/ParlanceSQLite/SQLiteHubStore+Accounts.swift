package import ParlanceCore

extension SQLiteHubStore {
  package func account(folded: String) throws(MessagingError) -> AccountRecord? {
    let cursor = try accountStatements.accountByFolded.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: folded)
    return try cursor.next() ? AccountRecord(number: cursor.number(0), id: AccountID(cursor.text(1))) : nil
  }

  package func account(number: AccountNumber) throws(MessagingError) -> AccountRecord? {
    let cursor = try accountStatements.accountByNumber.use()
    defer { cursor.reset() }
    cursor.bind(1, number)
    return try cursor.next() ? AccountRecord(number: cursor.number(0), id: AccountID(cursor.text(1))) : nil
  }

  package func insertAccount(name: AccountID) throws(MessagingError) -> AccountNumber {
    let cursor = try accountStatements.insertAccount.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: name.name)
    cursor.bind(2, copiedText: name.folded)
    try cursor.finish()
    guard connection.changes == 1 else {
      throw connection.fail(MessagingError(.accountExists, name.name))
    }
    return AccountNumber(rawValue: connection.lastInsertedRow)
  }

  package func devices(account: AccountNumber) throws(MessagingError) -> [DeviceRecord] {
    let cursor = try accountStatements.devices.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    var devices: [DeviceRecord] = []
    while try cursor.next() {
      devices.append(
        DeviceRecord(
          account: account, id: DeviceID(cursor.text(0)), style: cursor.text(1), registered: cursor.timestamp(2),
          lastSeen: cursor.timestamp(3)))
    }
    return devices
  }

  package func lastSeenTime() throws(MessagingError) -> Timestamp {
    let cursor = try accountStatements.lastSeenTime.use()
    defer { cursor.reset() }
    return try cursor.next() ? cursor.timestamp(0) : .zero
  }

  package func save(_ device: DeviceRecord) throws(MessagingError) {
    let cursor = try accountStatements.saveDevice.use()
    defer { cursor.reset() }
    cursor.bind(1, device.account)
    cursor.bind(2, copiedText: device.style)
    cursor.bind(3, copiedText: device.id.string)
    cursor.bind(4, device.registered)
    cursor.bind(5, device.lastSeen)
    try cursor.finish()
  }
}

/// The hub store's statements about accounts and their devices, each compiled at its first use.
struct HubAccountStatements {
  let accountByFolded, accountByNumber, insertAccount, devices, lastSeenTime, saveDevice: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    accountByFolded = connection.statement("SELECT number, name FROM account WHERE folded = ?1")
    accountByNumber = connection.statement("SELECT number, name FROM account WHERE number = ?1")
    insertAccount = connection.statement(
      "INSERT INTO account(name, folded) VALUES(?1, ?2) ON CONFLICT(folded) DO NOTHING")
    devices = connection.statement(
      "SELECT id, style, registered, last_seen FROM device WHERE account = ?1 ORDER BY row")
    lastSeenTime = connection.statement("SELECT max(last_seen) FROM device")
    saveDevice = connection.statement(
      """
      INSERT INTO device(account, style, id, registered, last_seen) VALUES(?1, ?2, ?3, ?4, ?5)
      ON CONFLICT(account, style, id) DO UPDATE SET registered = excluded.registered, last_seen = excluded.last_seen
      """)
  }
}

extension Schema {
  /// Accounts and their devices.
  static let hubAccounts = """
    CREATE TABLE account(
      number INTEGER PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE);
    CREATE TABLE device(
      row INTEGER PRIMARY KEY, account INTEGER NOT NULL, style TEXT NOT NULL, id TEXT NOT NULL,
      registered INTEGER NOT NULL, last_seen INTEGER NOT NULL, UNIQUE(account, style, id));
    CREATE INDEX device_by_time ON device(last_seen);
    """
}
