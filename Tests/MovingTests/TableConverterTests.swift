#if Server
  internal import ParlanceCore
  internal import ParlanceMoving
  internal import Testing

  @Suite struct TableConverterTests {
    /// The lines of the records, and the damages, of a table.
    private static func convert(
      _ bytes: [UInt8], limits: MovingLimits = MovingLimits()
    ) throws -> (lines: [String], damages: [ArchiveDamage]) {
      var converter = TableConverter.source.make()
      var report = Conversion.Report()
      var (lines, damages): ([String], [ArchiveDamage]) = ([], [])
      try Conversion.convert(
        LineReader(bytes: bytes, name: "table", limits: limits, keepsEmptyLines: true), &converter, source: "old",
        limits: limits, report: &report, note: { damages.append($0) }, append: { lines.append($0) })
      #expect(report.damageCount == damages.count)
      return (lines, damages)
    }

    private static func convert(_ text: String) throws -> (lines: [String], damages: [ArchiveDamage]) {
      try convert(Array(text.utf8))
    }

    @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
    func accountsAreConverted(_ end: String, _ mark: String) throws {
      let rows = [
        "Account,nickname, created,disabled,gender,attribute.Shoe size", #"ann,"A, ""the first""",5,true,female,39"#,
        "ben,,,,,",
        ",,,,,", "",
      ]
      let (lines, damages) = try Self.convert(mark + rows.joined(separator: end))
      #expect(damages.isEmpty)
      #expect(
        lines == [
          #"{"created":5,"disabled":true,"id":"ann","kind":"account","source":"old"}"#,
          #"{"account":"ann","attributes":{"Shoe size":"39"},"gender":"female","id":"ann","kind":"profile","nickname":"A, \"the first\"","source":"old"}"#,
          #"{"id":"ben","kind":"account","source":"old"}"#,
        ])
    }

    @Test func contactsAreConverted() throws {
      let (lines, damages) = try Self.convert(
        "account,contact,alias,state,note,created\nann,ben,B,,\"hi\n\nthere\",5\nann,cy,,requested,,\n"
          + "ann,eve,,blocked,,6\nann,dan,,muted,,\n"
      )
      #expect(damages.isEmpty)
      #expect(
        lines == [
          #"{"account":"ann","alias":"B","contact":"ben","created":5,"id":"ann/ben","kind":"contact","note":"hi\n\nthere","source":"old","state":"accepted"}"#,
          #"{"account":"ann","contact":"cy","id":"ann/cy","kind":"contact","source":"old","state":"requested"}"#,
          #"{"account":"ann","blocked":"eve","created":6,"id":"ann/eve","kind":"block","list":"block","source":"old"}"#,
          #"{"account":"ann","blocked":"dan","id":"ann/dan/mute","kind":"block","list":"mute","source":"old"}"#,
        ])
    }

    @Test func damagedRowsAreReportedWithTheirLine() throws {
      let text =
        "account,created,disabled,gender\nann,x,,\nben,253402300799999,,\ncy,,maybe,\ndan,,,robot\n,1,,\nx,y\nfay,1,false,other\n"
      let (lines, damages) = try Self.convert(text)
      #expect(damages.map(\.line) == [2, 3, 4, 5, 6, 7])
      #expect(lines.count == 2)
      #expect(damages.last?.description == "table:7: the row has 2 fields, and the header 4")
    }

    @Test(arguments: [
      "account;nickname\n", "account\tnickname\n", "acount\n", "account,account\n", "nickname\n", "attribute.\n",
      "\"a\n", "",
      "\n", "account,contact,nickname\n", "a\"b\n",
    ])
    func unknownHeaderIsReportedOnce(_ text: String) throws {
      let (lines, damages) = try Self.convert(text.isEmpty ? "" : text + "ann,ben\nann,ben\n")
      #expect(lines.isEmpty)
      #expect(damages.count == 1)
    }

    /// Text within quotation marks is never taken for rows, wherever the damage is.
    @Test(arguments: [
      "account,nickname\nann,x\"\neve,injected\n\",y\n", "account,nickname\nann,\"a\"b\"\neve,injected\n\",c\n",
      "account,nickname\nann,\"a\neve,injected\n",
    ])
    func quotedTextOfADamagedRowIsNotConverted(_ text: String) throws {
      let (lines, damages) = try Self.convert(text)
      #expect(!lines.joined().contains("eve"))
      #expect(!damages.isEmpty)
    }

    @Test func overlongRowEndsTheFile() throws {
      var limits = MovingLimits()
      limits.lineLength = 1000
      let long = String(repeating: "x", count: 2000)
      let (lines, damages) = try Self.convert(
        Array("account,nickname\nann,A\nben,\"\(long)\neve,injected\n\"\n".utf8), limits: limits)
      #expect(lines.count == 2)
      #expect(damages.map(\.line) == [3])
      let open = "account,nickname\nann,\"" + String(repeating: "x\n", count: MovingLimits().lineLength)
      #expect(try Self.convert(open).damages.count == 1)
    }

    @Test func invalidUTF8IsReported() throws {
      let bytes = Array("account,nickname\nann,".utf8) + [0xC3, 0x0A] + Array("ben,B\n".utf8)
      let (lines, damages) = try Self.convert(bytes)
      #expect(damages.map(\.reason) == ["not valid UTF-8"])
      #expect(lines.count == 2)
    }

    @Test func eachFileHasAHeader() throws {
      let scratch = try Scratch()
      let files = [
        try scratch.write("1", "account\nann\n"), try scratch.write("2", "contact,account\nben,ann\n"),
        try scratch.write("3", "account\n\"cy"),
      ]
      let report = try Conversion.run(
        TableConverter.source, files: files, output: scratch.file("out"),
        header: ArchiveHeader(source: "old", zone: "UTC")
      ) { _ in }
      #expect(report.counts == ["account": 1, "contact": 1])
      #expect(report.damageCount == 1)
      #expect(try ArchiveCheck.run([scratch.file("out")]).isValid)
    }
  }
#endif
