import Foundation
import Testing

/// `PROTOCOL.md` says what the code does: every number, name, field and type, and the examples byte for byte.
@Suite struct ProtocolDocumentTests {
  @Test func documentIsTheProtocol() throws {
    let schema = try WireSchema(WireSchema.document())
    #expect(ProtocolDocumentChecks(schema).problems == [])
  }

  /// A document that lacks any row of a table about the encoding is noticed.
  @Test func missingRowsAreNoticed() throws {
    let lines = try WireSchema.document().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let whole = try WireSchema(lines.joined(separator: "\n"))
    var rows = 0
    // Without the heads, of which that of a table of one row would count as the row.
    let rules = Set(lines.indices.filter { lines[$0].hasPrefix("|---") })
    for index in lines.indices
    where lines[index].hasPrefix("|") && !rules.contains(index) && !rules.contains(index + 1) {
      var rest = lines
      rest.remove(at: index)
      // A table that says nothing of the encoding is not looked at.
      guard let schema = try? WireSchema(rest.joined(separator: "\n")), schema.size == whole.size - 1 else { continue }
      rows += 1
      let checks = ProtocolDocumentChecks(schema, comparesValues: false)
      #expect(!checks.problems.isEmpty, "nobody misses \(lines[index])")
    }
    #expect(rows == whole.size)
  }

  /// A wrong number, name, type or order is noticed.
  @Test(arguments: [
    ("| 12 | `revoke` |", "| 16 | `revoke` |"), ("| 12 | `revoke` |", "| 12 | `takeBack` |"),
    ("`revokes: string?`, `resumes: bool`", "`resumes: bool`, `revokes: string?`"),
    ("`sequence: int`, `scope:", "`sequence: uint`, `scope:"),
    ("`ids: [string]`, `note: string?` | `[<string>]`", "`ids: [string]`, `note: string?` | `[string]`"),
    ("`account: string`, `token: string`", "`token: string`, `account: string`"),
    ("| `login` | `int` |", "| `login` | `uint` |"),
    ("| `readers` | `[GroupReader]` |", "| `readers` | `[<GroupReader>]` |"),
    ("| 5 | `pushes` |", "| 5 | `rings` |"), ("| 2 | `iOS` |", "| 2 | `phone` |"), ("| `muted` |", "| `silenced` |"),
    ("03 61 6e 6e ", "03 61 6e 6f "),
  ]) func mistakesAreNoticed(_ right: String, _ wrong: String) throws {
    let document = try WireSchema.document()
    let range = try #require(document.range(of: right), "the document does not say \(right)")
    let schema = try WireSchema(document.replacingCharacters(in: range, with: wrong))
    #expect(!ProtocolDocumentChecks(schema).problems.isEmpty)
  }
}
