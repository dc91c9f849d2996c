#if Cluster
  /// A statement that each session prepares when it begins.
  struct PostgreSQLStatement: Sendable {
    /// The types of values: what this code sends, whatever type a column has.
    enum ValueType: Sendable {
      case int, bytes, flag, ints, byteses

      /// The server's number of the type.
      var oid: UInt32 {
        switch self {
        case .int: 20
        case .bytes: 17
        case .flag: 16
        case .ints: 1016
        case .byteses: 1001
        }
      }

      /// The name of the type in SQL.
      var name: String {
        switch self {
        case .int: "bigint"
        case .bytes: "bytea"
        case .flag: "boolean"
        case .ints: "bigint[]"
        case .byteses: "bytea[]"
        }
      }
    }

    let name: String
    let types: [ValueType]
    let sql: String

    init(_ name: String, _ types: [ValueType], _ sql: String) {
      self.name = name
      self.types = types
      self.sql = sql
    }

    static let begin = PostgreSQLStatement("begin_turn", [], "BEGIN")
    static let commit = PostgreSQLStatement("commit_turn", [], "COMMIT")
    static let rollback = PostgreSQLStatement("rollback_turn", [], "ROLLBACK")
  }
#endif
