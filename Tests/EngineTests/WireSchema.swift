import Foundation
import Testing

/// The tables of `PROTOCOL.md`, and a reader of bytes that knows no more than they say.
struct WireSchema {
  /// A type as the document writes it.
  indirect enum Form: Equatable {
    case named(String)
    case optional(Form)
    case array(Form)
    case dictionary(Form)
    case nested(Form)
  }

  struct Field: Equatable {
    var name: String
    var form: Form
  }

  /// A row of a union, or a call.
  struct Row: Equatable {
    var number: Int
    var name: String
    var fields: [Field]
    /// The reply to a call.
    var reply: Form?
  }

  private(set) var records: [String: [Field]] = [:]
  private(set) var unions: [String: [Row]] = [:]
  /// The names by value of each enumeration, and by bit of each set of bits, in the order of the rows.
  private(set) var values: [String: [Row]] = [:]
  private(set) var bits: [String: [Row]] = [:]
  private(set) var calls: [Row] = []
  private(set) var errors: [String] = []
  /// The codes that tables outside the section on errors name again.
  private(set) var mentionedErrors: Set<String> = []
  /// The bytes of the examples, by name.
  private(set) var examples: [String: [UInt8]] = [:]

  /// The number of rows that say something of the encoding.
  var size: Int {
    records.values.reduce(0) { $0 + $1.count } + calls.count + errors.count
      + [unions, values, bits].reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } }
  }

  /// Returns the text of the document.
  static func document() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("PROTOCOL.md"), encoding: .utf8)
  }

  init(_ text: String) throws {
    var heading: String?
    var section = ""
    var header: [String]?
    var example: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        example = line.hasPrefix("```hex ") ? String(line.dropFirst(7)) : nil
        continue
      }
      if let example {
        let digits = (line.range(of: "  ").map { line[..<$0.lowerBound] } ?? line[...]).split(separator: " ")
        examples[example, default: []] += try digits.map { try #require(UInt8($0, radix: 16), "\(example): \($0)") }
      } else if line.hasPrefix("#") {
        heading = Self.code(in: line).first
        header = nil
        if line.hasPrefix("## ") { section = line }
      } else if line.hasPrefix("|") {
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
          .map { $0.trimmingCharacters(in: .whitespaces) }
        guard let columns = header else {
          header = cells
          continue
        }
        if !cells.allSatisfy({ $0.hasPrefix("---") }) { try take(cells, of: heading, in: section, columns) }
      } else {
        header = nil
      }
    }
  }

  private mutating func take(
    _ cells: [String], of heading: String?, in section: String, _ columns: [String]
  ) throws {
    switch columns.prefix(2) {
    case ["number", "call"]:
      var row = try row(cells)
      row.reply = try Self.form(try #require(Self.code(in: cells[3]).first, "the reply of \(row.name)"))
      calls.append(row)
    case ["code", "meaning"]:
      if section == "## Errors" {
        errors += Self.code(in: cells[0])
      } else {
        mentionedErrors.formUnion(Self.code(in: cells[0]))
      }
    case ["field", "type"]:
      let field = Field(
        name: try #require(Self.code(in: cells[0]).first),
        form: try Self.form(try #require(Self.code(in: cells[1]).first)))
      records[try #require(heading), default: []].append(field)
    case ["tag", "name"]: unions[try #require(heading), default: []].append(try row(cells))
    case ["value", "name"]: values[try #require(heading), default: []].append(try row(Array(cells.prefix(2))))
    case ["bit", "name"]: bits[try #require(heading), default: []].append(try row(Array(cells.prefix(2))))
    default: break
    }
  }

  private func row(_ cells: [String]) throws -> Row {
    let fields = try cells.dropFirst(2).first.map { cell in
      try Self.code(in: cell).map { text in
        let parts = text.components(separatedBy: ": ")
        return Field(name: parts[0], form: try Self.form(parts.dropFirst().joined(separator: ": ")))
      }
    }
    return Row(
      number: try #require(Int(cells[0]), "\(cells)"), name: try #require(Self.code(in: cells[1]).first),
      fields: fields ?? [])
  }

  /// The pieces of a text that are set as code.
  private static func code(in text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }

  /// Returns a type from its spelling.
  static func form(_ text: String) throws -> Form {
    if text.hasSuffix("?") { return .optional(try form(String(text.dropLast()))) }
    let inner = String(text.dropFirst().dropLast())
    if text.hasPrefix("<") && text.hasSuffix(">") { return .nested(try form(inner)) }
    if text.hasPrefix("[") && text.hasSuffix("]") { return .array(try form(inner)) }
    if text.hasPrefix("{string: ") && text.hasSuffix("}") { return .dictionary(try form(String(inner.dropFirst(8)))) }
    try #require(!text.isEmpty && text.allSatisfy(\.isLetter), "\(text) is not a type")
    return .named(text)
  }
}
