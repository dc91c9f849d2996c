#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func saveRoster(_ message: EventPlace, _ accounts: [AccountNumber]) throws(MessagingError) {
      var writer = ByteWriter(capacity: 3 * accounts.count + 4)
      writer.write(array: accounts) { $0.write($1) }
      try run(ReceiptStatements.saveRoster, [.int(message.stream), .int(message.sequence), .bytes(writer.bytes)])
    }

    package func roster(_ message: EventPlace) throws(MessagingError) -> [AccountNumber]? {
      let rows = try rows(ReceiptStatements.roster, [.int(message.stream), .int(message.sequence)])
      guard !rows.isEmpty else { return nil }
      var reader = ByteReader(rows.bytes(0, 0))
      do {
        return try reader.readArray { reader throws(MessagingError) in try reader.readNumber() }
      } catch {
        throw damage("receipt_roster")
      }
    }

    package func addReader(_ message: EventPlace, _ reader: ReaderRecord) throws(MessagingError) -> Bool {
      try !rows(
        ReceiptStatements.addReader,
        [
          .int(message.stream), .int(message.sequence), .int(reader.account), .time(reader.time),
          .optional(reader.note),
        ], writes: true
      ).isEmpty
    }

    package func readers(_ message: EventPlace) throws(MessagingError) -> [ReaderRecord] {
      let rows = try rows(ReceiptStatements.readers, [.int(message.stream), .int(message.sequence)])
      return (0..<rows.count).map { row in
        ReaderRecord(account: rows.number(row, 0), time: rows.timestamp(row, 1), note: rows.optionalText(row, 2))
      }
    }

    package func readerCount(_ message: EventPlace) throws(MessagingError) -> Int {
      Int(try rows(ReceiptStatements.readerCount, [.int(message.stream), .int(message.sequence)]).int64(0, 0))
    }

    package func addDelivery(_ message: EventPlace, to account: AccountNumber) throws(MessagingError) -> Bool {
      try !rows(
        ReceiptStatements.addDelivery, [.int(message.stream), .int(message.sequence), .int(account)], writes: true
      ).isEmpty
    }

    package func deliveries(_ message: EventPlace) throws(MessagingError) -> [AccountNumber] {
      let rows = try rows(ReceiptStatements.deliveries, [.int(message.stream), .int(message.sequence)])
      return (0..<rows.count).map { rows.number($0, 0) }
    }
  }

  /// The statements about receipts.
  enum ReceiptStatements {
    static let saveRoster = PostgreSQLStatement(
      "roster_save", [.int, .int, .bytes],
      """
      INSERT INTO receipt_roster(stream, sequence, accounts) VALUES($1, $2, $3)
      ON CONFLICT(stream, sequence) DO UPDATE SET accounts = excluded.accounts
      """)
    static let roster = PostgreSQLStatement(
      "roster", [.int, .int], "SELECT accounts FROM receipt_roster WHERE stream = $1 AND sequence = $2")
    /// Adds a reader only if the message exists: the row of a removed message would never be deleted.
    static let addReader = PostgreSQLStatement(
      "reader_add", [.int, .int, .int, .int, .bytes],
      """
      INSERT INTO receipt_reader(stream, sequence, account, time, note)
      SELECT $1, $2, $3, $4, $5
      WHERE EXISTS(SELECT 1 FROM event WHERE stream = $1 AND sequence = $2 AND kind <> 3)
      ON CONFLICT(stream, sequence, account) DO NOTHING RETURNING account
      """)
    static let readers = PostgreSQLStatement(
      "readers", [.int, .int],
      "SELECT account, time, note FROM receipt_reader WHERE stream = $1 AND sequence = $2 ORDER BY row")
    static let readerCount = PostgreSQLStatement(
      "reader_count", [.int, .int], "SELECT count(*) FROM receipt_reader WHERE stream = $1 AND sequence = $2")
    /// Like a reader, only if the message exists.
    static let addDelivery = PostgreSQLStatement(
      "delivery_add", [.int, .int, .int],
      """
      INSERT INTO receipt_delivery(stream, sequence, account)
      SELECT $1, $2, $3 WHERE EXISTS(SELECT 1 FROM event WHERE stream = $1 AND sequence = $2 AND kind <> 3)
      ON CONFLICT(stream, sequence, account) DO NOTHING RETURNING account
      """)
    static let deliveries = PostgreSQLStatement(
      "deliveries", [.int, .int],
      "SELECT account FROM receipt_delivery WHERE stream = $1 AND sequence = $2 ORDER BY account")

    static let all = [saveRoster, roster, addReader, readers, readerCount, addDelivery, deliveries]
  }

  extension PostgreSQLSchema {
    /// The members who can confirm a message of a group, and those who have; the accounts that received a message.
    static let receipts = """
      CREATE TABLE receipt_roster(
        stream bigint NOT NULL, sequence bigint NOT NULL, accounts bytea NOT NULL, PRIMARY KEY(stream, sequence));
      CREATE TABLE receipt_reader(
        row bigint GENERATED ALWAYS AS IDENTITY, stream bigint NOT NULL, sequence bigint NOT NULL,
        account bigint NOT NULL, time bigint NOT NULL, note bytea, PRIMARY KEY(stream, sequence, account));
      CREATE TABLE receipt_delivery(
        stream bigint NOT NULL, sequence bigint NOT NULL, account bigint NOT NULL,
        PRIMARY KEY(stream, sequence, account));
      """
  }
#endif
