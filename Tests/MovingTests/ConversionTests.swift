#if Server
  internal import Foundation
  internal import ParlanceCore
  internal import ParlanceMoving
  internal import Testing

  /// A converter whose lines are names of accounts.
  private struct NameConverter: ArchiveConverter {
    mutating func convert(_ node: JSONNode, into output: inout ConvertedRecords) throws(RecordError) {
      guard let name = node.text else { throw RecordError("not a name") }
      try output.add(.account, id: name, [:])
    }
  }

  @Suite struct ConversionTests {
    private static let source = ArchiveSource(name: "names", summary: "Names.") { NameConverter() }
    private static let header = ArchiveHeader(source: "old", zone: "UTC")

    @Test func damagedLinesDoNotEndTheRun() throws {
      let scratch = try Scratch()
      let files = [try scratch.write("1", "\"a\"\n1\n\"b\""), scratch.file("2")]
      _ = try scratch.write("2", "\"c\"\n{")
      var damages: [ArchiveDamage] = []
      let report = try Conversion.run(
        Self.source, files: files, output: scratch.file("out.gz"), header: Self.header
      ) { damages.append($0) }
      #expect(report.counts == ["account": 3])
      #expect(report.damageCount == 2)
      #expect(damages.map(\.line) == [2, 2])
      #expect(try ReadArchive(scratch.file("out.gz")).records.map(\.id) == ["a", "b", "c"])
    }

    @Test func strictRunEndsAtTheFirstDamageAndLeavesNoArchive() throws {
      let scratch = try Scratch()
      let file = try scratch.write("1", "\"a\"\n1\n")
      #expect(throws: MessagingError.self) {
        try Conversion.run(
          Self.source, files: [file], output: scratch.file("out"), header: Self.header, isStrict: true
        ) { _ in }
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["1"])
    }

    @Test func exportOf200000LinesIsConvertedAndChecked() throws {
      let scratch = try Scratch()
      let path = scratch.file("1")
      let file = fopen(path, "wb")
      for number in 0..<200_000 { fputs("\"account-\(number)-\(String(repeating: "x", count: 200))\"\n", file) }
      fclose(file)
      let report = try Conversion.run(
        Self.source, files: [path], output: scratch.file("out.gz"), header: Self.header
      ) { _ in }
      #expect(report.counts == ["account": 200_000])
      let checked = try ArchiveCheck.run([scratch.file("out.gz")])
      #expect(checked.counts == report.counts)
      #expect(checked.isValid)
    }
  }
#endif
