#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func save(_ pin: MessagePinRecord) throws(MessagingError) -> Bool {
      try !rows(
        PinStatements.save,
        [
          .int(pin.message.stream), .int(pin.message.sequence), .int(pin.account), .optional(pin.note), .time(pin.time),
          .time(pin.updated),
        ], writes: true
      ).isEmpty
    }

    package func removePin(_ message: EventPlace) throws(MessagingError) -> Bool {
      try !rows(PinStatements.remove, [.int(message.stream), .int(message.sequence)], writes: true).isEmpty
    }

    package func pin(_ message: EventPlace) throws(MessagingError) -> MessagePinRecord? {
      pins(try rows(PinStatements.pin, [.int(message.stream), .int(message.sequence)]), message.stream).first
    }

    package func pins(
      stream: StreamNumber, after sequence: Int64, limit: Int
    ) throws(MessagingError) -> [MessagePinRecord] {
      pins(try rows(PinStatements.pins, [.int(stream), .int(sequence), .int(Int64(max(0, limit)))]), stream)
    }

    private func pins(_ rows: PostgreSQLRows, _ stream: StreamNumber) -> [MessagePinRecord] {
      (0..<rows.count).map { row in
        MessagePinRecord(
          message: EventPlace(stream: stream, sequence: rows.int64(row, 0)), account: rows.number(row, 1),
          note: rows.optionalText(row, 2), time: rows.timestamp(row, 3), updated: rows.timestamp(row, 4))
      }
    }
  }

  /// The statements about pins of messages.
  enum PinStatements {
    static let save = PostgreSQLStatement(
      "message_pin_save", [.int, .int, .int, .bytes, .int, .int],
      """
      INSERT INTO message_pin(stream, sequence, account, note, time, updated) SELECT $1, $2, $3, $4, $5, $6
      WHERE EXISTS(SELECT 1 FROM event WHERE stream = $1 AND sequence = $2 AND kind = 1)
      ON CONFLICT(stream, sequence) DO UPDATE SET account = excluded.account, note = excluded.note,
        time = excluded.time, updated = excluded.updated
      RETURNING sequence
      """)
    static let remove = PostgreSQLStatement(
      "message_pin_remove", [.int, .int],
      "DELETE FROM message_pin WHERE stream = $1 AND sequence = $2 RETURNING sequence")
    private static let columns = "SELECT sequence, account, note, time, updated FROM message_pin WHERE stream = $1"
    static let pin = PostgreSQLStatement("message_pin", [.int, .int], "\(columns) AND sequence = $2")
    static let pins = PostgreSQLStatement(
      "message_pins", [.int, .int, .int], "\(columns) AND sequence > $2 ORDER BY sequence LIMIT $3")

    static let all = [save, remove, pin, pins]
  }

  extension PostgreSQLSchema {
    /// The pins of messages.
    static let pins = """
      CREATE TABLE message_pin(
        stream bigint NOT NULL, sequence bigint NOT NULL, account bigint NOT NULL, note bytea, time bigint NOT NULL,
        updated bigint NOT NULL, PRIMARY KEY(stream, sequence));
      """
  }
#endif
