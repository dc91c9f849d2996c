#if Server
  /// Joins the lines of a file of comma-separated values into rows (RFC 4180).
  ///
  /// A row ends with a line after which an even number of quotation marks has been read: within quoted fields lines go on. Nothing
  /// within quotation marks is ever taken for a row, also if the row is damaged.
  struct TableReader {
    /// The longest row, in bytes.
    let limit: Int
    private var waiting: [UInt8] = []
    private var isQuoted = false
    private var isLost = false

    init(limit: Int = MovingLimits().lineLength) { self.limit = limit }

    /// Adds a line.
    ///
    /// - returns: The fields of the row that ends with the line; nil if it goes on, or is empty.
    /// - throws: `RecordError` if the row is damaged. After a line or a row that is too long the rest of the file is passed
    ///   over, since what is inside quotation marks and what is outside is unknown then.
    mutating func append(_ line: LineReader.Line) throws(RecordError) -> [String]? {
      guard !isLost else { return nil }
      guard case .text(let bytes) = line, waiting.count + bytes.count < limit else {
        isLost = true
        waiting = []
        throw RecordError("the row is too long, or a quotation mark has no end: the rest of the file is not read")
      }
      if isQuoted { waiting.append(0x0A) }
      waiting += bytes
      for byte in bytes where byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted else { return nil }
      let row = waiting
      waiting = []
      return row.isEmpty ? nil : try Self.fields(row)
    }

    /// Ends the file.
    ///
    /// - throws: `RecordError` if a row has no end.
    func finish() throws(RecordError) {
      guard !isQuoted || isLost else { throw RecordError("a quotation mark has no end") }
    }

    private static func fields(_ row: [UInt8]) throws(RecordError) -> [String] {
      var fields: [String] = []
      var place = 0
      while true {
        var field: [UInt8] = []
        if place < row.count, row[place] == UInt8(ascii: "\"") {
          place += 1
          while true {
            guard place < row.count else { throw RecordError("a quotation mark has no end") }
            if row[place] == UInt8(ascii: "\"") {
              guard place + 1 < row.count, row[place + 1] == UInt8(ascii: "\"") else { break }
              place += 1
            }
            field.append(row[place])
            place += 1
          }
          place += 1
          guard place == row.count || row[place] == UInt8(ascii: ",") else {
            throw RecordError("a quotation mark within a field: it is doubled, and the field has others around it")
          }
        } else {
          while place < row.count, row[place] != UInt8(ascii: ",") {
            guard row[place] != UInt8(ascii: "\"") else {
              throw RecordError("a quotation mark within a field: it is doubled, and the field has others around it")
            }
            field.append(row[place])
            place += 1
          }
        }
        guard let text = String(validating: field, as: UTF8.self) else { throw RecordError("not valid UTF-8") }
        fields.append(text)
        guard place < row.count else { return fields }
        place += 1
      }
    }
  }
#endif
