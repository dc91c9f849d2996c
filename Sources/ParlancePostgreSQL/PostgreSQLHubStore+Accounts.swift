#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func account(folded: String) throws(MessagingError) -> AccountRecord? {
      account(try rows(AccountStatements.byFolded, [.text(folded)]))
    }

    package func account(number: AccountNumber) throws(MessagingError) -> AccountRecord? {
      account(try rows(AccountStatements.byNumber, [.int(number)]))
    }

    private func account(_ rows: PostgreSQLRows) -> AccountRecord? {
      rows.isEmpty ? nil : AccountRecord(number: rows.number(0, 0), id: AccountID(rows.text(0, 1)))
    }

    package func insertAccount(name: AccountID) throws(MessagingError) -> AccountNumber {
      let rows = try rows(AccountStatements.insert, [.text(name.name), .text(name.folded)], writes: true)
      guard !rows.isEmpty else { throw fail(MessagingError(.accountExists, name.name)) }
      return rows.number(0, 0)
    }

    package func devices(account: AccountNumber) throws(MessagingError) -> [DeviceRecord] {
      let rows = try rows(AccountStatements.devices, [.int(account)])
      return (0..<rows.count).map { row in
        DeviceRecord(
          account: account, id: DeviceID(rows.text(row, 0)), style: rows.text(row, 1),
          registered: rows.timestamp(row, 2), lastSeen: rows.timestamp(row, 3))
      }
    }

    package func lastSeenTime() throws(MessagingError) -> Timestamp {
      try rows(AccountStatements.lastSeen, []).timestamp(0, 0)
    }

    package func save(_ device: DeviceRecord) throws(MessagingError) {
      try run(
        AccountStatements.saveDevice,
        [
          .int(device.account), .text(device.style), .text(device.id.string), .time(device.registered),
          .time(device.lastSeen),
        ])
    }
  }

  /// The statements about accounts and their devices.
  enum AccountStatements {
    static let byFolded = PostgreSQLStatement(
      "account_by_folded", [.bytes], "SELECT number, name FROM account WHERE folded = $1")
    static let byNumber = PostgreSQLStatement(
      "account_by_number", [.int], "SELECT number, name FROM account WHERE number = $1")
    /// Numbers have no gaps: a transaction that is rolled back gives its numbers back.
    static let insert = PostgreSQLStatement(
      "account_insert", [.bytes, .bytes],
      """
      WITH given AS (
        UPDATE counter SET value = value + 1
        WHERE kind = 1 AND NOT EXISTS(SELECT 1 FROM account WHERE folded = $2) RETURNING value)
      INSERT INTO account(number, name, folded) SELECT value, $1, $2 FROM given RETURNING number
      """)
    static let devices = PostgreSQLStatement(
      "devices", [.int], "SELECT id, style, registered, last_seen FROM device WHERE account = $1 ORDER BY row")
    static let lastSeen = PostgreSQLStatement(
      "device_last_seen", [],
      "SELECT coalesce((SELECT last_seen FROM device ORDER BY last_seen DESC LIMIT 1), 0)")
    static let saveDevice = PostgreSQLStatement(
      "device_save", [.int, .bytes, .bytes, .int, .int],
      """
      INSERT INTO device(account, style, id, registered, last_seen) VALUES($1, $2, $3, $4, $5)
      ON CONFLICT(account, style, id) DO UPDATE SET registered = excluded.registered, last_seen = excluded.last_seen
      """)

    static let all = [byFolded, byNumber, insert, devices, lastSeen, saveDevice]
  }

  extension PostgreSQLSchema {
    /// Accounts and their devices.
    static let accounts = """
      CREATE TABLE account(number bigint PRIMARY KEY, name bytea NOT NULL, folded bytea NOT NULL UNIQUE);
      CREATE TABLE device(
        row bigint GENERATED ALWAYS AS IDENTITY, account bigint NOT NULL, registered bigint NOT NULL,
        last_seen bigint NOT NULL, style bytea NOT NULL, id bytea NOT NULL, PRIMARY KEY(account, style, id));
      CREATE INDEX device_by_time ON device(last_seen);
      """
  }
#endif
