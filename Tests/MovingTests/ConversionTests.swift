#if Server
  internal import Foundation
  internal import ParlanceCore
  internal import ParlanceMoving
  internal import Testing

  /// A converter whose lines are names of accounts.
  private struct NameConverter: NodeConverter {
    mutating func convert(_ node: JSONNode, into output: inout ConvertedRecords) throws(RecordError) {
      guard let name = node.text else { throw RecordError("not a name") }
      try output.add(.account, id: name, [:])
    }
  }

  /// A converter whose lines are lists of names, or of values to be kept twice.
  private struct ListConverter: NodeConverter {
    mutating func convert(_ node: JSONNode, into output: inout ConvertedRecords) throws(RecordError) {
      for (index, element) in (node.list ?? []).enumerated() {
        output.attempt("[\(index)]") { (output) throws(RecordError) in
          output.countUnknown()
          let name = element.text ?? "other"
          try output.add(.account, id: name, [:])
          guard element.integer == nil else { throw RecordError("not a name") }
          if element.list != nil { try output.add(.account, id: "deep", ["original": [element]]) }
          if name.utf8.count > 100 { try output.add(.account, id: "long", ["original": .list([element, element])]) }
        }
      }
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

    @Test func damagedPartsOfALineLeaveTheOthers() throws {
      let scratch = try Scratch()
      var limits = MovingLimits()
      limits.lineLength = 700
      let deep = String(repeating: "[", count: 63) + String(repeating: "]", count: 63)
      let long = String(repeating: "x", count: 400)
      let file = try scratch.write("1", #"["a",1,"b",\#(deep),"\#(long)"]"# + "\n[\"c\"]\n")
      let source = ArchiveSource(name: "lists", summary: "Lists.") { ListConverter() }
      var damages: [ArchiveDamage] = []
      let report = try Conversion.run(
        source, files: [file], output: scratch.file("out"), header: Self.header, limits: limits
      ) { damages.append($0) }
      // A record is never such that the archive could not be read.
      #expect(
        damages.map(\.reason) == [
          "[1]: not a name", "[3]: nested deeper than 64 levels", "the account becomes too long",
        ])
      #expect(report.damageCount == 3)
      #expect(report.unknownCount == 4)
      #expect(try ReadArchive(scratch.file("out"), limits: limits).records.map(\.id) == ["a", "b", long, "c"])
      #expect(throws: MessagingError.self) {
        try Conversion.run(
          source, files: [file], output: scratch.file("strict"), header: Self.header, isStrict: true, limits: limits
        ) { _ in }
      }
    }

    @Test func bytesInMemoryAreReadAsAFile() throws {
      let reader = try LineReader(bytes: Array("a\r\n\nb".utf8), name: "bytes", keepsEmptyLines: true)
      #expect(try reader.next() == .text([0x61]))
      #expect(try reader.next() == .text([]))
      #expect(try reader.next() == .text([0x62]))
      #expect(try reader.next() == nil)
      #expect(reader.number == 3)
      #expect(try LineReader(bytes: [], name: "none").next() == nil)
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
