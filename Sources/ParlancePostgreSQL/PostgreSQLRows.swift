#if Cluster
  internal import CPostgreSQL
  internal import ParlanceCore

  /// The result of one statement.
  final class PostgreSQLRows {
    private let result: OpaquePointer

    init(_ result: OpaquePointer) { self.result = result }

    deinit { PQclear(result) }

    private var status: ExecStatusType { PQresultStatus(result) }
    /// A Boolean value that indicates whether it ends a round trip.
    var isSync: Bool { status == PGRES_PIPELINE_SYNC }
    /// A Boolean value that indicates whether the statement was not run, since one before it failed.
    var isSkipped: Bool { status == PGRES_PIPELINE_ABORTED }
    var isFailed: Bool {
      !isSync && !isSkipped && status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK && status != PGRES_EMPTY_QUERY
    }

    /// The code and the words of the error. They name tables, never a value.
    var failure: (state: String, words: String) {
      // The macros are characters, which are not imported as numbers.
      let field = { (code: UInt8) in PQresultErrorField(self.result, Int32(code)).map { String(cString: $0) } }
      return (field(UInt8(ascii: "C")) ?? "", field(UInt8(ascii: "M")) ?? "the session ended")
    }

    /// The command that was run, such as `COMMIT`.
    var command: String { PQcmdStatus(result).map { String(cString: $0) } ?? "" }

    var count: Int { Int(PQntuples(result)) }
    var isEmpty: Bool { count == 0 }

    /// The values of a result in text.
    var texts: [[String?]] {
      (0..<PQntuples(result)).map { row in
        (0..<PQnfields(result)).map { column in
          PQgetisnull(result, row, column) == 1 ? nil : PQgetvalue(result, row, column).map { String(cString: $0) }
        }
      }
    }

    // MARK: values of a result in binary

    func isNull(_ row: Int, _ column: Int) -> Bool { PQgetisnull(result, Int32(row), Int32(column)) == 1 }

    private func value(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer {
      let start = PQgetvalue(result, Int32(row), Int32(column))
      return UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(result, Int32(row), Int32(column))))
    }

    /// Returns an integer of any width.
    func int64(_ row: Int, _ column: Int) -> Int64 {
      let bytes = value(row, column)
      guard let first = bytes.first else { return 0 }
      return bytes.dropFirst().reduce(Int64(Int8(bitPattern: first))) { $0 << 8 | Int64($1) }
    }

    func number<Number: IdentifyingNumber>(_ row: Int, _ column: Int) -> Number { Number(rawValue: int64(row, column)) }
    func flag(_ row: Int, _ column: Int) -> Bool { int64(row, column) != 0 }
    func timestamp(_ row: Int, _ column: Int) -> Timestamp { Timestamp(milliseconds: int64(row, column)) }
    func bytes(_ row: Int, _ column: Int) -> [UInt8] { Array(value(row, column)) }
    func text(_ row: Int, _ column: Int) -> String { String(decoding: value(row, column), as: UTF8.self) }
    func optionalText(_ row: Int, _ column: Int) -> String? { isNull(row, column) ? nil : text(row, column) }
  }
#endif
