#if Server
  import Foundation
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceMoving

  /// Files on their way into a hub, whose part a list plays here.
  @Suite(.timeLimit(.minutes(5))) struct FileImportTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// A hub that keeps files, and what it had when each message came.
    private final class Target: ImportTarget {
      let recordsAtOnce: Int
      let bytesAtOnce = 1 << 20
      let longestRecord = Int.max
      var files: [String: [UInt8]] = [:]
      var messages: [(id: String, files: [String])] = []
      /// The sizes of the pieces that came.
      var pieces: [Int] = []
      /// The references of files that it does not take.
      var refused: Set<String> = []
      private var partial: [String: [UInt8]] = [:]

      init(recordsAtOnce: Int = 100) { self.recordsAtOnce = recordsAtOnce }

      func add(_ records: [ArchiveLine], options: ImportOptions) -> [ImportOutcome] {
        records.map { line in
          guard !messages.contains(where: { $0.id == line.record.id }) else { return .known }
          messages.append((line.record.id, line.record.content.files.values.filter { files[$0] != nil }.sorted()))
          return .imported
        }
      }

      func add(_ parts: [ImportedFile], options: ImportOptions) -> [ImportedFileState] {
        parts.map { part in
          guard files[part.reference] == nil else { return .here }
          guard !part.bytes.isEmpty else { return .absent }
          guard !refused.contains(part.reference) else { return .refused(MessagingError(.fileTooLarge)) }
          pieces.append(part.bytes.count)
          if part.offset == 0 { partial[part.reference] = [] }
          partial[part.reference, default: []] += part.bytes
          let whole = partial[part.reference, default: []]
          guard whole.count == Int(part.descriptor.size) else { return .received(Int64(whole.count)) }
          files[part.reference] = whole
          return .here
        }
      }
    }

    private func message(_ id: String, _ body: String) -> String {
      #"{"kind":"message","source":"old","id":"\#(id)","sender":"a","recipient":"b","time":1,"body":{\#(body)}}"# + "\n"
    }

    private func media(_ id: String, _ members: String) -> String {
      #"{"kind":"media","source":"old","id":"\#(id)",\#(members)}"# + "\n"
    }

    private func run(
      _ lines: [String], _ target: Target, _ change: (inout MediaSettings) -> Void = { _ in }
    ) throws -> ImportReport {
      let archive = try scratch.write("archive", sampleHeader + lines.joined())
      var settings = MediaSettings()
      settings.folder = scratch.path
      settings.wait = MediaSettings.Wait(name: "none") { _ in }
      change(&settings)
      return try ArchiveImport.run([archive], into: target, media: settings)
    }

    /// Whatever the order of the lines.
    @Test func filesAreInTheHubBeforeTheirMessages() throws {
      _ = try scratch.write("one.txt", "one")
      _ = try scratch.write("two", String(repeating: "2", count: 1_200_000))
      let lines = [
        message("m1", #""type":"file","media":"f1","name":"one.txt""#),
        message("m2", #""type":"image","address":"https://a.test/two","thumbnail":"https://a.test/none""#),
        message("m3", #""type":"file","address":"https://a.test/two","name":"again""#),
        message("m4", #""type":"file","name":"nowhere""#), message("m5", #""type":"file","media":"none""#),
        message("m6", #""type":"text","text":"x""#), media("f1", #""path":"one.txt""#),
      ]
      let target = Target()
      let report = try run(lines, target)
      #expect(target.files.mapValues(\.count) == ["media:f1": 3, "address:https://a.test/two": 1_200_000])
      // In pieces, and once for two messages.
      #expect(target.pieces.sorted() == [3, 1_200_000 - 2 * 524_288, 524_288, 524_288])
      let files = Dictionary(uniqueKeysWithValues: target.messages.map { ($0.id, $0.files) })
      let two = ["address:https://a.test/two"]
      #expect(files == ["m1": ["media:f1"], "m2": two, "m3": two, "m4": [], "m5": [], "m6": []])
      #expect(report.isComplete && report.counts == ["message": ImportReport.Counts(imported: 6)])
      #expect(report.files?.stored == 2 && report.files?.attached == 3 && report.filesLeftOut == 2)
      #expect(
        report.files?.missing == [
          "the folder of media does not have it": 1, "the archive has no address of it": 1,
          "the archive has no record of it": 1,
        ])
      for line in [
        "files  3 with their content, 2 of them new\n", "missing files  1: the archive has no record of it\n",
        #":3: preview of the message "m2": the folder of media does not have it"#,
        "messages without the content of their files  2\n",
      ] { #expect(report.text.contains(line), "\(report.text)") }
      let json = report.node.jsonText()
      #expect(json.contains(#""attached":3"#) && json.contains(#""stored":2"#) && json.contains(#""losses":["#))
      // Files that the hub has are not read again.
      target.pieces = []
      let again = try run(lines, target)
      #expect(target.pieces.isEmpty && again.files?.stored == 0 && again.files?.attached == 3)
      #expect(again.filesLeftOut == 2 && again.counts["message"]?.known == 6)
    }

    @Test func refusedFileIsReported() throws {
      _ = try scratch.write("one", "one")
      let target = Target()
      target.refused = ["address:https://a.test/one"]
      let report = try run([message("m", #""type":"file","address":"https://a.test/one""#)], target)
      #expect(report.files?.missing == ["the hub does not take it: fileTooLarge": 1])
      #expect(target.messages.map(\.id) == ["m"] && report.isComplete)
    }

    @Test func importWithoutMediaOptionsLeavesFilesOut() throws {
      let archive = try scratch.write(
        "archive",
        sampleHeader + message("m", #""type":"file","address":"https://a.test/one""#) + media("f", #""path":"x""#))
      let target = Target()
      let report = try ArchiveImport.run([archive], into: target)
      #expect(report.files == nil && report.filesLeftOut == 1 && report.counts["media"]?.refused == 1)
    }

    /// As many as the option says, each of which waits for all others here.
    @Test func filesAreFetchedAtOnce() throws {
      let gathered = NSCondition()
      let count = Lock(0)
      let server = try MediaTestServer { request, _ in
        gathered.lock()
        defer { gathered.unlock() }
        count.withLock { $0 += 1 }
        gathered.broadcast()
        while count.withLock({ $0 }) < 6 { if !gathered.wait(until: Date(timeIntervalSinceNow: 60)) { break } }
        return .file(Array(request.path.utf8))
      }
      let lines = (0..<6).map {
        message("m\($0)", #""type":"file","address":"http://127.0.0.1:\#(server.port)/\#($0)""#)
      }
      let target = Target()
      let report = try run(lines, target) {
        ($0.folder, $0.hosts, $0.atOnce) = (nil, ["127.0.0.1:\(server.port)"], 6)
        ($0.allowsPlainHTTP, $0.allowsPrivateNetworks) = (true, true)
      }
      #expect(report.files?.stored == 6 && report.filesLeftOut == 0)
      #expect(Set(target.files.values.map { String(decoding: $0, as: UTF8.self) }) == Set((0..<6).map { "/\($0)" }))
    }
  }
#endif
