#if Server
  import ParlanceCore
  import Testing

  /// The log that counts repeated entries.
  @Suite struct PacedLogTests {
    private let clock = ManualClock()
    private let entries = Lock<[EngineLogEntry]>([])

    private func makeLog(most: Int = 1, kinds: Int = 16) -> PacedLog {
      PacedLog({ [entries] entry in entries.withLock { $0.append(entry) } }, clock: clock, most: most, kinds: kinds)
    }

    private func entry(_ detail: String) -> EngineLogEntry { EngineLogEntry(level: .error, event: "e", detail: detail) }
    private var details: [String] { entries.withLock { $0.map(\.detail) } }

    @Test func repeatedEntriesAreCountedEachMinute() {
      let log = makeLog()
      for number in 0..<4052 { log.write(entry("full \(number)"), kind: "full") }
      #expect(details == ["full 0"])
      clock.advance(bySeconds: 60)
      #expect(details == ["full 0", "4051 more within 60 s, the last: full 4051"])
      // The limit continues: still one line a minute.
      log.write(entry("full again"), kind: "full")
      #expect(details.count == 2)
      clock.advance(bySeconds: 60)
      #expect(details.last == "1 more within 60 s, the last: full again" && details.count == 3)
      // A minute without any ends it.
      clock.advance(bySeconds: 60)
      log.write(entry("full anew"), kind: "full")
      #expect(details.last == "full anew" && details.count == 4)
    }

    @Test func differentEntriesAreWrittenEach() {
      let log = makeLog()
      for detail in ["a", "b", "a"] { log.write(entry(detail)) }
      #expect(details == ["a", "b"])
    }

    @Test func someOfAKindAreWritten() {
      let log = makeLog(most: 3)
      for number in 0..<5 { log.write(entry("\(number)"), kind: "k") }
      #expect(details == ["0", "1", "2"])
      log.flush()
      #expect(details.last == "2 more within 60 s, the last: 4")
    }

    @Test func manyKindsAreCountedTogether() {
      let log = makeLog(kinds: 2)
      for number in 0..<10_000 { log.write(entry("\(number)")) }
      #expect(details == ["0", "1"])
      clock.advance(bySeconds: 60)
      #expect(details == ["0", "1", "9998 more within 60 s, the last: 9999"])
    }

    @Test func entriesWithoutRepetitionAreWrittenOnce() {
      let log = makeLog()
      log.write(entry("a"))
      clock.advance(bySeconds: 120)
      log.flush()
      #expect(details == ["a"])
    }

    @Test func namesOfStrangersStayWithinTheirQuotes() {
      #expect(EngineLogEntry.quoted("anna") == "\"anna\"")
      #expect(EngineLogEntry.quoted("é安娜 \u{1F600}") == "\"é安娜 \u{1F600}\"")
      let hostile = "bob\", from 9.9.9.9\\\n\u{1B}[2J\u{202E}\u{2028}"
      #expect(EngineLogEntry.quoted(hostile) == #""bob\", from 9.9.9.9\\\u{a}\u{1b}[2J\u{202e}\u{2028}""#)
      #expect(EngineLogEntry.quoted(String(repeating: "x", count: 10_000)).count == 67)
    }
  }
#endif
