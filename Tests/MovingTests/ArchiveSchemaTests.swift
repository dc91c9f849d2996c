#if Server
  internal import Foundation
  internal import ParlanceMoving
  internal import Testing

  @Suite struct ArchiveSchemaTests {
    /// `archive.schema.json` is what the tables of the records say; `PARLANCE_UPDATE_SCHEMA=1` writes it.
    @Test func fileMatchesTheTables() throws {
      let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../archive.schema.json")
        .standardizedFileURL
      let text = try Self.indented(ArchiveSchema.node().jsonText())
      if ProcessInfo.processInfo.environment["PARLANCE_UPDATE_SCHEMA"] != nil {
        try Data(text.utf8).write(to: file)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    private static func indented(_ text: String) throws -> String {
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self) + "\n"
    }
  }
#endif
