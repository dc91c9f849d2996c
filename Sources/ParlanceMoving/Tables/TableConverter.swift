#if Server
  /// Reads tables of accounts and of contacts as comma-separated values, whose first row has the names of the columns.
  ///
  /// A table with the column "contact" has contacts, another one accounts.
  package struct TableConverter: ArchiveConverter {
    /// The source, for the command.
    package static let source = ArchiveSource(
      name: "csv", summary: "Tables of accounts and of contacts as comma-separated values with a header."
    ) { TableConverter() }

    private var reader = TableReader()
    private var columns: TableColumns?
    private var isRefused = false

    package init() {}

    package mutating func begin() { self = TableConverter() }

    package mutating func read(_ line: LineReader.Line, into output: inout ConvertedRecords) throws(RecordError) {
      guard !isRefused, let fields = try row(line) else { return }
      guard let columns else {
        do throws(RecordError) { columns = try TableColumns(fields) } catch {
          // Without a header nothing after it can be understood.
          isRefused = true
          throw error
        }
        return
      }
      var row = try columns.row(fields)
      // A spreadsheet's empty rows have their commas.
      guard !row.isEmpty else { return }
      try columns.hasContacts ? row.addContact(to: &output) : row.addAccount(to: &output)
    }

    package func end(into output: inout ConvertedRecords) throws(RecordError) {
      guard !isRefused else { return }
      try reader.finish()
      guard columns != nil else { throw RecordError("the file has no header") }
    }

    private mutating func row(_ line: LineReader.Line) throws(RecordError) -> [String]? {
      do throws(RecordError) { return try reader.append(line) } catch {
        if columns == nil { isRefused = true }
        throw error
      }
    }
  }

  /// The columns of a table.
  struct TableColumns {
    private static let accounts: Set<String> = [
      "account", "nickname", "avatar", "gender", "birthday", "email", "phone", "signature", "created", "disabled",
    ]
    private static let contacts: Set<String> = ["account", "contact", "alias", "state", "note", "created"]
    /// The beginning of the names of columns whose values become attributes.
    static let attribute = "attribute."

    private let names: [String]

    /// Reads the header.
    ///
    /// - throws: `RecordError` if a name is unknown, occurs twice, or one that is needed is missing.
    init(_ fields: [String]) throws(RecordError) {
      names = fields.map { field in
        let bare = field.drop { $0 == " " }
        let isAttribute = bare.lowercased().hasPrefix(Self.attribute)
        return isAttribute ? Self.attribute + bare.dropFirst(Self.attribute.count) : bare.lowercased()
      }
      let known = names.contains("contact") ? Self.contacts : Self.accounts
      for name in names where !known.contains(name) && !(name.hasPrefix(Self.attribute) && name != Self.attribute) {
        let isOtherFormat = name.contains(";") || name.contains("\t")
        throw RecordError(
          isOtherFormat
            ? "the columns are not separated by commas"
            : "a column is unknown; there are \(known.sorted().joined(separator: ", ")), attribute.NAME")
      }
      guard Set(names).count == names.count else { throw RecordError("the header has a column twice") }
      guard names.contains("account") else { throw RecordError("the header has no column \"account\"") }
    }

    var hasContacts: Bool { names.contains("contact") }

    /// Returns a row by the names of its columns, without empty values.
    func row(_ fields: [String]) throws(RecordError) -> TableRow {
      guard fields.count == names.count else {
        throw RecordError("the row has \(fields.count) fields, and the header \(names.count)")
      }
      return TableRow(values: Dictionary(zip(names, fields).filter { !$0.1.isEmpty }) { first, _ in first })
    }
  }

  /// A row of a table.
  struct TableRow {
    var values: [String: String]

    var isEmpty: Bool { values.isEmpty }

    mutating func addAccount(to output: inout ConvertedRecords) throws(RecordError) {
      let account = try needed("account")
      try output.add(.account, id: account, ["created": try time("created"), "disabled": try flag("disabled")])
      let attributes = attributes()
      var members: [String: JSONNode?] = values.mapValues { .text($0) }
      members["attributes"] = attributes
      guard members.contains(where: { $0.value != nil }) else { return }
      members["account"] = .text(account)
      try output.add(.profile, id: account, members)
    }

    mutating func addContact(to output: inout ConvertedRecords) throws(RecordError) {
      let (account, contact) = (try needed("account"), try needed("contact"))
      let created = try time("created")
      let state = values.removeValue(forKey: "state") ?? "accepted"
      let attributes = attributes()
      guard state != "blocked", state != "muted" else {
        guard values.isEmpty, attributes == nil else {
          throw RecordError("\"\(state)\" has neither an alias nor a note nor attributes")
        }
        return try output.add(
          .block, id: "\(account)/\(contact)" + (state == "muted" ? "/mute" : ""),
          [
            "account": .text(account), "blocked": .text(contact), "list": state == "muted" ? "mute" : "block",
            "created": created,
          ])
      }
      var members: [String: JSONNode?] = values.mapValues { .text($0) }
      members["account"] = .text(account)
      members["contact"] = .text(contact)
      members["state"] = .text(state)
      members["created"] = created
      members["attributes"] = attributes
      try output.add(.contact, id: "\(account)/\(contact)", members)
    }

    private mutating func needed(_ name: String) throws(RecordError) -> String {
      guard let value = values.removeValue(forKey: name) else { throw RecordError("\"\(name)\" is empty") }
      return value
    }

    private mutating func time(_ name: String) throws(RecordError) -> JSONNode? {
      guard let value = values.removeValue(forKey: name) else { return nil }
      guard let milliseconds = Int64(value) else { throw RecordError("\"\(name)\" is not a time in milliseconds") }
      return .integer(milliseconds)
    }

    private mutating func flag(_ name: String) throws(RecordError) -> JSONNode? {
      guard let value = values.removeValue(forKey: name) else { return nil }
      switch value.lowercased() {
      case "true", "1": return true
      case "false", "0": return false
      default: throw RecordError("\"\(name)\" is neither true nor false")
      }
    }

    /// Removes the attributes and returns them; nil if there are none.
    private mutating func attributes() -> JSONNode? {
      let found = values.filter { $0.key.hasPrefix(TableColumns.attribute) }
      for name in found.keys { values[name] = nil }
      guard !found.isEmpty else { return nil }
      let pairs = found.map { (String($0.key.dropFirst(TableColumns.attribute.count)), JSONNode.text($0.value)) }
      return .object(Dictionary(pairs) { first, _ in first })
    }
  }
#endif
