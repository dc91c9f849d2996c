#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceEngine
  import ParlanceMoving
  import TestSupport

  /// Exports of hubs, and imports of them.
  struct ArchivedHub {
    private let folder: TemporaryFolder
    private let header = ArchiveHeader(source: "hub", zone: "UTC")

    init() throws { folder = try TemporaryFolder() }

    /// Exports a hub.
    ///
    /// - parameter limit: The number of entries that a turn looks at.
    /// - returns: The lines of the archive, sorted.
    func export(
      _ environment: MessagingEnvironment, to name: String, limit: Int = 1000, bytes: Int = 1 << 20
    ) throws -> [String] {
      let path = path(name)
      try? FileManager.default.removeItem(atPath: path)
      let report = try ArchiveExport.run(
        Origin(hub: try environment.hubLoop(), limit: limit, bytes: bytes), to: path, header: header)
      guard report.isComplete else { throw MessagingError(.malformedData, report.text) }
      let lines = try lines(of: path)
      guard lines.count == report.count + 1 else { throw MessagingError(.malformedData, "\(report.counts)") }
      return lines.sorted()
    }

    /// Imports an archive that was exported before.
    func add(_ name: String, to environment: MessagingEnvironment) throws -> ImportReport {
      try ArchiveImport.run([path(name)], into: Target(hub: try environment.hubLoop()))
    }

    /// Returns the report of a check of an archive.
    func check(_ name: String) throws -> ArchiveReport { try ArchiveCheck.run([path(name)], isStrict: true) }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    private func lines(of path: String) throws -> [String] {
      let reader = try ArchiveReader(path: path)
      var lines: [String] = []
      while let item = try reader.next() {
        switch item {
        case .header(let header): lines.append(header.line)
        case .record(let record): lines.append(record.line)
        case .damage(let damage): throw MessagingError(.malformedData, damage.description)
        }
      }
      return lines
    }

    private struct Origin: ExportOrigin {
      let hub: HubLoop
      let limit: Int
      let bytes: Int

      func page(from place: String?) throws(MessagingError) -> ArchivePage {
        let place = place.map { ExportPlace(text: $0) } ?? .beginning
        guard let place else { throw MessagingError(.invalidArgument, "cursor") }
        return ArchivePage(try hub.exportRecords(from: place, limit: limit, bytes: bytes), source: "hub")
      }
    }

    private struct Target: ImportTarget {
      let hub: HubLoop
      let recordsAtOnce = 50
      let bytesAtOnce = 1 << 20
      let longestRecord = Int.max

      func add(_ records: [ArchiveLine], options: ImportOptions) throws(MessagingError) -> [ImportOutcome] {
        try hub.importRecords(records.map(\.record), options: options)
      }

      func add(_ files: [ImportedFile], options: ImportOptions) throws(MessagingError) -> [ImportedFileState] {
        try files.map { (file) throws(MessagingError) in try hub.importFile(file, options: options) }
      }
    }
  }

  extension [String] {
    /// Returns the lines of a kind.
    func ofKind(_ kind: ArchiveKind) -> [String] { filter { $0.contains("\"kind\":\"\(kind.rawValue)\"") } }
  }
#endif
