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
  /// A Boolean value that indicates whether each row belongs to a message, by the columns `stream` and `sequence`, and is removed by
  /// pruning after the message was revoked or pruned. The part of a store in memory is `KeptBesideMessages` then.
  ///
  /// The databases generate their statements from it, so the table has an index by these two columns. A step of pruning counts each
  /// row, except in a table that has at most one for each message: it is removed last, together with the note of the message.
  package var isKeptBesideMessages: Bool

  /// The columns that are the key.
  package var key: ArraySlice<Column> { columns.prefix(keyLength) }
  /// The columns of the key that distinguish the rows beside one message; none if there is one row at most.
  package var keyBesideMessage: [Column] { key.filter { $0.name != "stream" && $0.name != "sequence" } }

  init(
    _ name: String, key: [(String, Column.Kind)], _ rest: [(String, Column.Kind)], isKeptBesideMessages: Bool = false
  ) {
    self.name = name
    self.isKeptBesideMessages = isKeptBesideMessages
    columns = (key + rest).map { Column(name: $0.0, kind: $0.1) }
    keyLength = key.count
  }
}

extension HubTable {
  /// The last numbers that were given to accounts, to streams and to service events.
  static let counter = HubTable("counter", key: [("kind", .int)], [("value", .int)])
  static let gateway = HubTable("gateway", key: [("id", .int)], [("turn", .int), ("newest", .int)])
  static let generation = HubTable("generation", key: [("number", .int)], [("id", .int), ("begun", .int)])
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
