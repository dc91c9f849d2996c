#if Cluster
  internal import ParlanceCore

  extension PostgreSQLConnection {
    /// Reads the sizes of a table's rows from what is encoded in a column, some rows at a time. Part of a migration.
    func fillSizes(of table: String, from column: String) throws(MessagingError) {
      var last: String?
      while true {
        let place = last.map { "WHERE id > decode('\($0)', 'hex') " } ?? ""
        let rows = try execute(
          "SELECT encode(id, 'hex'), encode(\(column), 'hex') FROM \(table) \(place)ORDER BY id LIMIT 1000"
        ).map { (id: ($0.first ?? nil) ?? "", encoded: ($0.last ?? nil) ?? "") }
        guard let end = rows.last else { return }
        let sizes = rows.map {
          "(decode('\($0.id)', 'hex'), \(MediaDescriptor.size(inEncoded: Self.bytes(hexadecimal: $0.encoded))))"
        }
        try execute(
          """
          UPDATE \(table) SET size = new.size FROM (VALUES \(sizes.joined(separator: ", "))) AS new(id, size)
          WHERE \(table).id = new.id
          """)
        last = end.id
      }
    }

    private static func bytes(hexadecimal text: String) -> [UInt8] {
      let digits = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
      return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
  }
#endif
