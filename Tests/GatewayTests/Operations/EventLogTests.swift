#if Server
  import Foundation
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// The log of events.
  @Suite struct EventLogTests {
    private let clock = ManualClock()
    private let pipe = LogPipe()

    private func makeLog(level: EventLevel = .debug, capacity: Int = 1 << 20) -> EventLog {
      EventLog(descriptor: pipe.writing, level: level, capacity: capacity, clock: clock)
    }

    /// Returns the lines of a log, which must not be used afterwards.
    private func lines(of log: EventLog) throws -> [String] {
      #expect(log.flush(within: TestDeadline.seconds))
      pipe.closeWriting()
      let text = String(decoding: pipe.rest(), as: UTF8.self)
      #expect(text.isEmpty || text.hasSuffix("\n"))
      return text.split(separator: "\n").map(String.init)
    }

    private func members(_ line: String) throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }

    @Test func eachEventIsALine() throws {
      let log = makeLog()
      log.write(.notice, "gateway.started", ["listen": "127.0.0.1:7788", "connections": 3, "tls": false])
      clock.advance(byMilliseconds: 1234)
      log.write(.error, "link.failed")
      #expect(
        try lines(of: log) == [
          #"{"time":"2024-01-01T00:00:00.000Z","level":"notice","event":"gateway.started","listen":"127.0.0.1:7788","#
            + #""connections":3,"tls":false}"#,
          #"{"time":"2024-01-01T00:00:01.234Z","level":"error","event":"link.failed"}"#,
        ])
    }

    @Test(arguments: EventLevel.allCases)
    func lessImportantEventsAreLeftOut(_ level: EventLevel) throws {
      let log = makeLog(level: level)
      for other in EventLevel.allCases { log.write(other, "event") }
      let levels = try lines(of: log).map { try members($0)["level"] as? String }
      #expect(levels == EventLevel.allCases.filter { $0 >= level }.map(\.name))
      #expect(EventLevel.allCases.map(\.name) == ["debug", "notice", "warning", "error"])
    }

    @Test func textsOfStrangersAreOneMemberOfOneLine() throws {
      let hostile = "a\"b\\c\nd\r\te\u{0}\u{1b}[31m\u{7f}\u{9b}\u{2028}é😀\",\"level\":\"error"
      let log = makeLog()
      log.write(.notice, "link.refused", ["agent": .text(hostile)])
      let lines = try lines(of: log)
      #expect(lines.count == 1)
      #expect(try members(lines[0])["agent"] as? String == hostile)
      #expect(try members(lines[0])["level"] as? String == "notice")
      let isPlain = lines[0].unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7f...0x9f).contains($0.value) }
      #expect(isPlain && !lines[0].contains("\u{2028}"))
    }

    @Test func longTextsAreCut() throws {
      let log = makeLog()
      log.write(.notice, "event", ["text": .text(String(repeating: "é", count: 5000))])
      let text = try members(lines(of: log)[0])["text"] as? String
      #expect(text == String(repeating: "é", count: 2048) + "…")
    }

    @Test(
      arguments: [
        (0, "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
        (951_782_400_007, "2000-02-29T00:00:00.007Z"),
        (253_402_300_799_999, "9999-12-31T23:59:59.999Z"), (253_402_300_800_000, "1970-01-01T00:00:00.000Z"),
        (.max, "1970-01-01T00:00:00.000Z"), (.min, "1970-01-01T00:00:00.000Z"),
      ] as [(Int64, String)])
    func timesAreThoseOfTheStandard(_ milliseconds: Int64, _ text: String) {
      #expect(LogLine.text(of: Timestamp(milliseconds: milliseconds)) == text)
    }

    @Test func entriesOfAnEngineAreLines() throws {
      let log = makeLog(level: .notice)
      log.engineLog(EngineLogEntry(level: .error, event: "storage.failed", detail: "hub.db"))
      log.engineLog(EngineLogEntry(level: .notice, event: "started", detail: ""))
      let lines = try lines(of: log).map(members)
      #expect(lines.map { $0["level"] as? String } == ["error", "notice"])
      #expect(lines.map { $0["event"] as? String } == ["storage.failed", "started"])
      #expect(lines.map { $0["detail"] as? String } == ["hub.db", ""])
    }

    @Test func droppedLinesAreCountedAndReported() throws {
      pipe.fill()
      let log = makeLog(capacity: 4096)
      // The pipe is not read, so that the first lines wait to be written, and the next ones fill the queue.
      var written = 0
      while log.droppedCount < 10 && written < 100_000 {
        log.write(.notice, "event", ["number": .number(Int64(written))])
        written += 1
      }
      #expect(log.droppedCount == 10)
      #expect(!log.flush(within: 0.01))
      let reader = pipe.startReading()
      #expect(log.flush(within: TestDeadline.seconds))
      log.write(.notice, "event", ["number": -1])
      #expect(log.flush(within: TestDeadline.seconds))
      pipe.closeWriting()
      let members = try reader.wait().split(separator: "\n").map { try self.members(String($0)) }
      let numbers = members.compactMap { $0["number"] as? Int }
      let reported = members.compactMap { $0["count"] as? Int }
      #expect(numbers.count == written - 10 + 1 && numbers.last == -1)
      #expect(zip(numbers.dropLast(), numbers.dropLast().dropFirst()).allSatisfy { $0 < $1 })
      #expect(reported.reduce(0, +) == 10)
      #expect(members.filter { $0["count"] != nil }.allSatisfy { $0["event"] as? String == "log.dropped" })
      #expect(log.droppedCount == 10)
    }

    @Test func aLineLargerThanTheQueueIsDropped() throws {
      let log = makeLog(capacity: 256)
      log.write(.notice, "long", ["text": .text(String(repeating: "x", count: 300))])
      #expect(log.droppedCount == 1)
      log.write(.notice, "short")
      let events = try lines(of: log).map { try members($0)["event"] as? String }
      #expect(events == ["short", "log.dropped"])
    }

    @Test func aReaderThatIsGoneDoesNotEndTheProcess() {
      let log = makeLog()
      pipe.closeReading()
      for _ in 0..<3 { log.write(.notice, "event") }
      #expect(log.flush(within: TestDeadline.seconds))
      #expect(log.droppedCount == 3)
      log.write(.notice, "event")
      #expect(log.flush(within: TestDeadline.seconds))
      #expect(log.droppedCount == 4)
    }

    @Test func aDescriptorThatDoesNotWaitIsWaitedFor() throws {
      #expect(fcntl(pipe.writing, F_SETFL, O_NONBLOCK) == 0)
      let log = makeLog()
      for number in 0..<5000 { log.write(.notice, "event", ["number": .number(Int64(number))]) }
      let reader = pipe.startReading()
      #expect(log.flush(within: TestDeadline.seconds))
      pipe.closeWriting()
      #expect(try reader.wait().split(separator: "\n").count == 5000)
      #expect(log.droppedCount == 0)
    }

    @Test func aLineThatWasCutOffDoesNotDamageTheNext() {
      let written = Lock((bytes: [UInt8](), room: 8))
      let output = LogOutput(descriptor: -1) { _, bytes in
        written.withLock { written in
          let count = min(bytes.count, written.room)
          written.bytes += bytes.prefix(count)
          written.room -= count
          errno = ENOSPC
          return count > 0 ? count : -1
        }
      }
      #expect(output.print(Array("first\nsecond\nthird\n".utf8)) == 2)
      #expect(output.print(Array("fourth\n".utf8)) == 1)
      written.withLock { $0.room = 100 }
      #expect(output.print(Array("fifth\n".utf8)) == 0)
      #expect(output.print(Array("sixth\n".utf8)) == 0)
      #expect(String(decoding: written.withLock { $0.bytes }, as: UTF8.self) == "first\nse\nfifth\nsixth\n")
    }
  }
#endif
