#if Server
  internal import Foundation
  internal import NIMMoving
  internal import ParlanceMoving
  internal import Testing

  /// Whole runs over files that a converter did not expect.
  @Suite struct HostileFileTests {
    private final class Folder {
      let path = FileManager.default.temporaryDirectory.appendingPathComponent("nim-\(UUID().uuidString)").path

      init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

      deinit { try? FileManager.default.removeItem(atPath: path) }

      func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
        return path + "/" + name
      }
    }

    private let folder: Folder

    init() throws { folder = try Folder() }

    private func run(
      _ files: [String], limits: MovingLimits = MovingLimits()
    ) throws -> (report: Conversion.Report, damages: [ArchiveDamage]) {
      var damages: [ArchiveDamage] = []
      let report = try Conversion.run(
        NIMExport.source, files: files, output: folder.path + "/out",
        header: ArchiveHeader(source: "old", zone: "UTC"), limits: limits
      ) { damages.append($0) }
      return (report, damages)
    }

    private static func copy(_ id: String, text: String = "x", time: String = "5") -> String {
      #"{"eventType":"1","convType":"PERSON","to":"ben","fromAccount":"ann","msgTimestamp":"\#(time)","msgType":"TEXT","#
        + #""msgidClient":"\#(id)","body":"\#(text)"}"#
    }

    @Test func eachDamagedLineIsReportedAndTheOthersAreConverted() throws {
      var bytes = Array((Self.copy("1") + "\n\r\n" + Self.copy("2", time: "253402300799999") + "\n").utf8)
      bytes += Array("{\"eventType\":\"1\",\"to\":\"".utf8) + [0xC3, 0x28] + Array("\"}\n".utf8)
      bytes += [UInt8](repeating: 0x5B, count: 1_000_000) + [0x0A]
      bytes += Array(Self.copy("3", text: String(repeating: "y", count: 5 << 20)).utf8) + [0x0A]
      bytes += Array(Self.copy(String(repeating: "i", count: 600)).utf8) + [0x0A]
      bytes += Array(Self.copy("4", text: String(repeating: "y", count: 2 << 20)).utf8) + [0x0A]
      bytes += Array(Self.copy("5").utf8)
      let (report, damages) = try run([try folder.write("1", bytes)])
      #expect(damages.map(\.line) == [3, 4, 5, 6, 7, 8])
      #expect(damages.first?.reason == "\"time\" is not a time in milliseconds from 1970 to 2100")
      #expect(report.counts == ["message": 2])
      #expect(report.damageCount == 6)
      #expect(try ArchiveCheck.run([folder.path + "/out"]).isValid)
    }

    @Test func collidingIDsAreForTheCheck() throws {
      let first = try folder.write("1", Array((Self.copy("1") + "\n" + Self.copy("1")).utf8))
      let second = try folder.write("2", Array(Self.copy("1", text: "other").utf8))
      #expect(try run([first, second]).report.counts == ["message": 3])
      let checked = try ArchiveCheck.run([folder.path + "/out"])
      #expect(checked.repeated == 1)
      #expect(checked.damages.map(\.reason) == ["another message has the same source and id"])
    }

    @Test func linesBeforeAGzipBombAreConverted() throws {
      let path = folder.path + "/bomb.gz"
      let writer = try ArchiveWriter(path: path, header: ArchiveHeader(source: "old", zone: "UTC"))
      let long = String(repeating: " ", count: 100_000)
      let record = try ArchiveRecord(.account, source: "old", id: "a", ["original": .text(long)])
      for _ in 0..<100 { try writer.append(record) }
      try writer.finish()
      var limits = MovingLimits()
      limits.ratioStart = 1 << 20
      let (report, damages) = try run([path, try folder.write("2", Array(Self.copy("1").utf8))], limits: limits)
      #expect(damages.last?.reason == "the compressed file becomes too large")
      // The other file is converted, too.
      #expect(report.counts == ["message": 1])
      #expect(damages.count < 50)
    }
  }
#endif
