#if Server
  internal import Foundation
  package import ParlanceCore

  /// The hub of which everything is exported.
  package protocol ExportOrigin {
    /// Returns a part of the export.
    ///
    /// - parameter place: What the part before named as `next`; nil for the first part.
    func page(from place: String?) throws(MessagingError) -> ArchivePage
  }

  /// The export of a whole hub into an archive, a part at a time.
  package enum ArchiveExport {
    /// Writes an archive. An export that was interrupted leaves no archive, and is begun again.
    ///
    /// - parameter path: The file, which must not exist; compressed if it ends with ".gz".
    /// - parameter progress: Called with the number of records so far.
    /// - throws: `fileExists`, `fileNotWritable` with the system's reason, what `origin` throws, `malformedData` if one of its
    ///   lines is malformed. No file is written then.
    package static func run(
      _ origin: any ExportOrigin, to path: String, header: ArchiveHeader, progress: (Int) -> Void = { _ in }
    ) throws(MessagingError) -> ExportReport {
      let writer = try ArchiveWriter(path: path, header: header)
      var report = ExportReport()
      var place: String?
      repeat {
        let page = try origin.page(from: place)
        for line in page.lines {
          do throws(RecordError) {
            report.add(try ArchiveRecord(try JSONParser.parse(Array(line.utf8))).kind)
          } catch {
            throw MessagingError(.malformedData, "a record of the hub: \(error)")
          }
          try writer.append(line: line)
        }
        for loss in page.losses { report.add(loss) }
        // A place that repeats would never end.
        guard page.next == nil || page.next != place else { throw MessagingError(.malformedData, "the hub's cursor") }
        place = page.next
        progress(report.count)
      } while place != nil
      try writer.finish()
      return report
    }
  }

  /// The outcome of an export.
  package struct ExportReport: Sendable {
    /// The most losses that are listed; all are counted.
    package static let listLimit = 100

    /// The number of records by kind.
    package private(set) var counts: [ArchiveKind: Int] = [:]
    package private(set) var lossCount = 0
    /// The first records that no line can say.
    package private(set) var losses: [ArchivePage.Loss] = []

    package init() {}

    /// The number of records.
    package var count: Int { counts.values.reduce(0, +) }
    /// A Boolean value that indicates whether every record is in the archive.
    package var isComplete: Bool { lossCount == 0 }

    mutating func add(_ kind: ArchiveKind) { counts[kind, default: 0] += 1 }

    mutating func add(_ loss: ArchivePage.Loss) {
      lossCount += 1
      if losses.count < Self.listLimit { losses.append(loss) }
    }

    /// The report for people.
    package var text: String {
      var lines = ArchiveKind.allCases.compactMap { kind in counts[kind].map { "\(kind.rawValue)  \($0)" } }
      if lossCount > 0 { lines.append("left out  \(lossCount)") }
      lines += losses.map(\.description)
      return lines.map { $0 + "\n" }.joined()
    }

    /// The report for programs.
    package var node: JSONNode {
      [
        "complete": .flag(isComplete),
        "counts": .object(
          Dictionary(counts.map { ($0.key.rawValue, .integer(Int64($0.value))) }) { first, _ in first }),
        "leftOutCount": .integer(Int64(lossCount)),
        "leftOut": .list(
          losses.map { ["kind": .text($0.kind), "id": .text($0.id), "reason": .text($0.reason)] }),
      ]
    }
  }
#endif
