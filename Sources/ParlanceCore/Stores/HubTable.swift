/// A table of a hub's database, in the form in which it moves from one kind of database to another.
///
/// The values of a row come in the order of the columns, those of the key first.
package struct HubTable: Hashable, Sendable {
  package struct Column: Hashable, Sendable {
    package enum Kind: Sendable {
      case int, flag, text, bytes
    }

    package var name: String
    package var kind: Kind
  }

  package var name: String
  package var columns: [Column]
  /// The number of columns at the beginning that are the key, by which rows are ordered.
  package var keyLength: Int

  /// The columns that are the key.
  package var key: ArraySlice<Column> { columns.prefix(keyLength) }

  private init(_ name: String, key: [(String, Column.Kind)], _ rest: [(String, Column.Kind)]) {
    self.name = name
    columns = (key + rest).map { Column(name: $0.0, kind: $0.1) }
    keyLength = key.count
  }

  /// All that a hub knows.
  ///
  /// The table of counters has the last numbers that were given to accounts, to streams and to notices; that of gateways
  /// one row, with the time of the newest event. The arrival of an event is the number by which it is pruned.
  package static let all = [
    HubTable("account", key: [("number", .int)], [("name", .text), ("folded", .text)]),
    HubTable(
      "device", key: [("account", .int), ("style", .text), ("id", .text)],
      [("row", .int), ("registered", .int), ("last_seen", .int)]),
    HubTable(
      "stream", key: [("number", .int)],
      [
        ("last_sequence", .int), ("last_number", .int), ("last_time", .int), ("version", .int), ("kind", .int),
        ("key", .text), ("profile", .bytes),
      ]),
    HubTable("sender_count", key: [("stream", .int), ("account", .int)], [("sent", .int)]),
    HubTable(
      "event", key: [("stream", .int), ("sequence", .int)],
      [
        ("time", .int), ("sender", .int), ("number", .int), ("sender_number", .int), ("options", .int), ("kind", .int),
        ("platform", .int), ("content_kind", .int), ("id", .text), ("payload", .bytes), ("arrival", .int),
      ]),
    HubTable(
      "member", key: [("stream", .int), ("account", .int)],
      [
        ("joined_sequence", .int), ("acknowledged", .int), ("read", .int), ("cleared", .int), ("role", .int),
        ("profile", .bytes),
      ]),
    HubTable("receipt_roster", key: [("stream", .int), ("sequence", .int)], [("accounts", .bytes)]),
    HubTable(
      "receipt_reader", key: [("stream", .int), ("sequence", .int), ("account", .int)],
      [("row", .int), ("time", .int), ("note", .text)]),
    HubTable(
      "reaction", key: [("stream", .int), ("sequence", .int), ("text", .text), ("account", .int)],
      [("row", .int), ("time", .int), ("note", .text)]),
    HubTable(
      "message_pin", key: [("stream", .int), ("sequence", .int)],
      [("account", .int), ("note", .text), ("time", .int), ("updated", .int)]),
    HubTable("message_reply", key: [("stream", .int), ("sequence", .int)], [("thread", .int)]),
    HubTable(
      "saved_item", key: [("stream", .int), ("time", .int)],
      [("type", .int), ("updated", .int), ("data", .text), ("note", .text), ("unique_id", .text)]),
    HubTable(
      "report", key: [("number", .int)],
      [
        ("stream", .int), ("sequence", .int), ("reporter", .int), ("sender", .int), ("time", .int),
        ("message_time", .int), ("content_kind", .int), ("message_id", .text), ("text", .text), ("tag", .text),
        ("reason", .text), ("closed", .int), ("note", .text),
      ]),
    HubTable("hidden", key: [("stream", .int), ("sequence", .int), ("account", .int)], []),
    HubTable("discarded", key: [("row", .int)], [("stream", .int), ("sequence", .int)]),
    HubTable(
      "attribute", key: [("stream", .int), ("key", .text)], [("value", .text), ("updater", .int), ("time", .int)]),
    HubTable(
      "conversation_settings", key: [("account", .int), ("stream", .int)],
      [
        ("pinned", .int), ("pin_updated", .int), ("marks", .int), ("updated", .int), ("delisted", .int),
        ("pin_note", .text), ("note", .text),
      ]),
    HubTable(
      "upload", key: [("id", .text)], [("account", .int), ("begun", .int), ("size", .int), ("options", .bytes)]),
    HubTable(
      "media", key: [("id", .text)],
      [
        ("account", .int), ("expires", .int), ("is_released", .flag), ("size", .int), ("sha256", .text),
        ("descriptor", .bytes),
      ]),
    HubTable("media_use", key: [("stream", .int), ("sequence", .int), ("media", .text)], []),
    HubTable("notice", key: [("number", .int)], [("time", .int), ("payload", .bytes)]),
    HubTable("notice_consumer", key: [("name", .text)], [("identity", .int), ("kinds", .int), ("position", .int)]),
    HubTable(
      "push_token", key: [("service", .text), ("token", .text)],
      [
        ("account", .int), ("registered", .int), ("topic", .text), ("environment", .text), ("style", .text),
        ("device", .text),
      ]),
    HubTable(
      "badge", key: [("account", .int), ("style", .text), ("device", .text)], [("count", .int), ("updated", .int)]),
    HubTable("face_value", key: [("face", .text), ("key", .text)], [("expires", .int), ("value", .bytes)]),
    HubTable("counter", key: [("kind", .int)], [("value", .int)]),
    HubTable("gateway", key: [("id", .int)], [("turn", .int), ("newest", .int)]),
    HubTable("generation", key: [("number", .int)], [("id", .int), ("begun", .int)]),
  ]
}

/// A value of such a table: a number, which a flag is too, or bytes, which a text is too.
package enum HubValue: Hashable, Sendable {
  case null
  case int(Int64)
  case bytes([UInt8])
}

/// A database with the tables of a hub.
package protocol HubTableReader: AnyObject {
  /// Returns the number of rows of a table.
  func count(_ table: HubTable) throws(MessagingError) -> Int64
  /// Returns the rows that follow a key in the order of keys, as many as one step takes; none after the last.
  ///
  /// - parameter key: The values of the key; nil for the first rows.
  func rows(_ table: HubTable, after key: [HubValue]?) throws(MessagingError) -> [[HubValue]]
}

/// The digest of the rows of a table, in their order.
package struct HubTableDigest: Equatable {
  package private(set) var rows: Int64 = 0
  private var digest = BlockDigest<SHA256Function>()

  package init() {}

  /// In lower-case hexadecimal digits.
  package var sha256: String { hexadecimal(digest.value) }

  /// Takes the next row.
  package mutating func update(_ row: [HubValue]) {
    var writer = ByteWriter(capacity: 256)
    for value in row {
      switch value {
      case .null: writer.write(byte: 0)
      case .int(let value):
        writer.write(byte: 1)
        writer.write(value)
      case .bytes(let bytes):
        writer.write(byte: 2)
        writer.write(bytes)
      }
    }
    digest.update(writer.bytes)
    rows += 1
  }

  /// Reads a whole table.
  ///
  /// - parameter progress: Called with the number of rows so far.
  package init(
    of table: HubTable, in reader: any HubTableReader, progress: (Int64) -> Void = { _ in }
  ) throws(MessagingError) {
    var key: [HubValue]?
    while true {
      let rows = try reader.rows(table, after: key)
      guard let last = rows.last else { return }
      for row in rows { update(row) }
      key = Array(last.prefix(table.keyLength))
      progress(self.rows)
    }
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.rows == second.rows && first.sha256 == second.sha256
  }
}
