#if Server
  internal import CZlib
  internal import Foundation
  internal import ParlanceCore
  internal import ParlanceMoving
  internal import Testing

  @Suite struct ArchiveFileTests {
    private static func message(_ number: Int) throws -> ArchiveRecord {
      try ArchiveRecord(
        .message, source: "old", id: "m\(number)",
        [
          "sender": "alice", "recipient": "bob", "time": .integer(1_700_000_000_000 + Int64(number)),
          "body": ["type": "text", "text": .text("message \(number) 你好")],
        ])
    }

    private static func gzip(_ path: String, _ pieces: [[UInt8]]) {
      let file = gzopen(path, "wb")
      for piece in pieces { gzwrite(file, piece, UInt32(piece.count)) }
      gzclose(file)
    }

    private static func lines(_ count: Int) throws -> [[UInt8]] {
      [Array(sampleHeader.utf8)] + (try (0..<count).map { Array((try message($0).line + "\n").utf8) })
    }

    @Test(arguments: ["a.jsonl", "a.jsonl.gz"])
    func archiveIsReadAsWritten(_ name: String) throws {
      let scratch = try Scratch()
      let header = ArchiveHeader(source: "old", zone: "+08:00", created: 7)
      let writer = try ArchiveWriter(path: scratch.file(name), header: header)
      let records = try (0..<2000).map(Self.message)
      for record in records { try writer.append(record) }
      try writer.finish()
      let read = try ReadArchive(scratch.file(name))
      #expect(read.header == header)
      #expect(read.records == records)
      #expect(read.damages.isEmpty)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.file(name)))
      #expect(bytes.starts(with: [0x1F, 0x8B]) == name.hasSuffix(".gz"))
    }

    @Test func abandonedArchiveLeavesNoFile() throws {
      let scratch = try Scratch()
      var writer: ArchiveWriter? = try ArchiveWriter(
        path: scratch.file("a"), header: ArchiveHeader(source: "old", zone: "UTC"))
      try writer?.append(Self.message(1))
      writer = nil
      #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
    }

    @Test func existingFileIsKept() throws {
      let scratch = try Scratch()
      let path = try scratch.write("a", "mine")
      #expect(throws: MessagingError.self) {
        try ArchiveWriter(path: path, header: ArchiveHeader(source: "old", zone: "UTC"))
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    }

    @Test func damagedLinesAreReportedWithTheirPlace() throws {
      let scratch = try Scratch()
      let good = try Self.message(1).line
      var bytes = Array((sampleHeader + "\r\n" + good + "\r\n{\n" + good + "\n").utf8)
      bytes += [0x22, 0xFF, 0x22, 0x0A] + Array(good.utf8)
      let read = try ReadArchive(try scratch.write("a", bytes))
      #expect(read.records.count == 3)
      #expect(read.damages.map(\.line) == [4, 6])
      #expect(read.damages.first?.description.hasPrefix(scratch.file("a") + ":4: ") == true)
      #expect(read.damages.last?.reason.hasPrefix("not valid UTF-8") == true)
    }

    @Test func overlongLineIsPassedOver() throws {
      let scratch = try Scratch()
      var limits = MovingLimits()
      limits.lineLength = 1000
      let good = try Self.message(1).line
      let long = String(repeating: "x", count: 200_000)
      let read = try ReadArchive(
        try scratch.write("a", sampleHeader + long + "\n" + good + "\n" + long), limits: limits)
      #expect(read.records.count == 1)
      #expect(read.damages.map(\.line) == [2, 4])
    }

    @Test(arguments: ["", "{}\n", "x\n", #"{"kind":"header","source":"old","version":2,"zone":"UTC"}"#])
    func fileWithoutHeaderIsRefused(_ text: String) throws {
      let scratch = try Scratch()
      let path = try scratch.write("a", text)
      #expect(throws: MessagingError.self) { try ReadArchive(path) }
    }

    @Test func concatenatedGzipIsReadWhole() throws {
      let scratch = try Scratch()
      Self.gzip(scratch.file("1"), [Array(sampleHeader.utf8)])
      Self.gzip(scratch.file("2"), [Array(try Self.message(1).line.utf8)])
      let bytes = try ["1", "2"].flatMap { try Data(contentsOf: URL(fileURLWithPath: scratch.file($0))) }
      #expect(try ReadArchive(try scratch.write("3", bytes)).records.count == 1)
    }

    @Test func truncatedGzipGivesItsLinesThenAnError() throws {
      let scratch = try Scratch()
      Self.gzip(scratch.file("1"), try Self.lines(500))
      let whole = Array(try Data(contentsOf: URL(fileURLWithPath: scratch.file("1"))))
      let reader = try ArchiveReader(path: try scratch.write("2", Array(whole.dropLast(20))))
      var count = 0
      let error = #expect(throws: MessagingError.self) {
        while try reader.next() != nil { count += 1 }
      }
      #expect(error?.code == .malformedData)
      #expect(count > 100)
      #expect(count < 501)
    }

    @Test func damagedGzipIsRefused() throws {
      let scratch = try Scratch()
      let path = try scratch.write("a", [0x1F, 0x8B] + [UInt8](repeating: 0x41, count: 1000))
      #expect(throws: MessagingError.self) { try ReadArchive(path) }
    }

    @Test(arguments: [true, false])
    func gzipBombIsBounded(_ byRatio: Bool) throws {
      let scratch = try Scratch()
      Self.gzip(scratch.file("a"), [[UInt8]](repeating: [UInt8](repeating: 0x20, count: 1 << 20), count: 64))
      var limits = MovingLimits()
      if byRatio { limits.ratioStart = 1 << 20 } else { (limits.ratio, limits.inflatedSize) = (.max, 1 << 22) }
      let lines = try LineReader(path: scratch.file("a"), limits: limits)
      let error = #expect(throws: MessagingError.self) { _ = try lines.next() }
      #expect(error?.code == .limitExceeded)
    }

    @Test func recordOf100MegabytesIsPassedOver() throws {
      let scratch = try Scratch()
      let file = fopen(scratch.file("a"), "wb")
      fputs(sampleHeader, file)
      let piece = [UInt8](repeating: 0x78, count: 1 << 20)
      for _ in 0..<100 { fwrite(piece, 1, piece.count, file) }
      fputs("\n" + (try Self.message(1).line), file)
      fclose(file)
      let read = try ReadArchive(scratch.file("a"))
      #expect(read.damages.map(\.line) == [2])
      #expect(read.records.count == 1)
    }
  }
#endif
