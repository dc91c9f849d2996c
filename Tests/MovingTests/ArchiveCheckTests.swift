#if Server
  internal import Foundation
  internal import ParlanceCore
  internal import ParlanceMoving
  internal import Testing

  @Suite struct ArchiveCheckTests {
    private static let alice = #"{"kind":"account","source":"old","id":"alice"}"# + "\n"
    private static let message =
      #"{"kind":"message","source":"old","id":"m1","sender":"alice","group":"g1","time":1,"reply":"m0","#
      + #""body":{"type":"text","text":"x"}}"# + "\n"

    @Test func recordsAndMissingReferencesAreCounted() throws {
      let scratch = try Scratch()
      let first = try scratch.write("1", sampleHeader + Self.message)
      let second = try scratch.write("2", sampleHeader + Self.alice + Self.alice)
      let report = try ArchiveCheck.run([first, second])
      #expect(report.isValid)
      #expect(report.counts == ["account": 1, "message": 1])
      #expect(report.repeated == 1)
      #expect(report.missingCounts == ["group": 1, "message": 1])
      #expect(report.missing.first { $0.kind == "group" }?.id == "g1")
      #expect(report.missing.first { $0.kind == "group" }?.line == 2)
      #expect(report.text.contains("missing group  1\n"))
      #expect(report.node["counts"]?["account"] == 1)
    }

    @Test func sameIDOfAnotherSourceIsAnotherRecord() throws {
      let scratch = try Scratch()
      let other = #"{"kind":"account","source":"other","id":"alice"}"# + "\n"
      let report = try ArchiveCheck.run([try scratch.write("1", sampleHeader + other + Self.message)])
      #expect(report.missingCounts["account"] == 1)
    }

    @Test func collidingIDIsReported() throws {
      let scratch = try Scratch()
      let other = #"{"kind":"account","source":"old","id":"alice","created":1}"# + "\n"
      let path = try scratch.write("1", sampleHeader + Self.alice + other)
      let report = try ArchiveCheck.run([path])
      #expect(!report.isValid)
      #expect(report.damages.map(\.line) == [3])
      #expect(throws: MessagingError.self) { try ArchiveCheck.run([path], isStrict: true) }
    }

    @Test func fileThatIsNotAnArchiveIsReported() throws {
      let scratch = try Scratch()
      let report = try ArchiveCheck.run([
        try scratch.write("1", "x"), try scratch.write("2", sampleHeader + Self.alice),
      ])
      #expect(report.damageCount == 1)
      #expect(report.counts == ["account": 1])
    }

    @Test func listsAreBounded() throws {
      let scratch = try Scratch()
      let path = try scratch.write("1", sampleHeader + String(repeating: "{\n", count: 5000))
      let report = try ArchiveCheck.run([path])
      #expect(report.damageCount == 5000)
      #expect(report.damages.count == ArchiveReport.listLimit)
    }
  }
#endif
