#if Server
  package import ParlanceCore

  /// Checks archives: each line, ids that collide, and references to what is not in any of the files.
  package enum ArchiveCheck {
    /// Checks files, which belong together.
    ///
    /// - parameter isStrict: A Boolean value that indicates whether the first damaged line ends the check.
    /// - throws: `fileNotReadable`, `storageFailed` of the temporary index, and `malformedData` with the damage if the
    ///   check is strict. A file that is not an archive or is cut off counts as a damage of its last line.
    package static func run(
      _ paths: [String], isStrict: Bool = false, limits: MovingLimits = MovingLimits()
    ) throws(MessagingError) -> ArchiveReport {
      let index = try ArchiveIndex()
      var report = ArchiveReport()
      for path in paths {
        let reader = try ArchiveReader(path: path, limits: limits)
        while true {
          let item: ArchiveReader.Item?
          do throws(MessagingError) { item = try reader.next() } catch {
            try note(ArchiveDamage(file: path, line: reader.number, reason: error.detail), isStrict, &report)
            break
          }
          guard let item else { break }
          switch item {
          case .header: break
          case .damage(let damage): try note(damage, isStrict, &report)
          case .record(let record):
            switch try index.add(record) {
            case .repeated: report.repeated += 1
            case .colliding:
              let reason = "another \(record.kind.rawValue) has the same source and id"
              try note(ArchiveDamage(file: path, line: reader.number, reason: reason), isStrict, &report)
            case .new:
              report.counts[record.kind.rawValue, default: 0] += 1
              for reference in record.references {
                try index.add(reference: reference, source: record.source, file: path, line: reader.number)
              }
            }
          }
        }
      }
      try index.forEachMissing { report.add($0) }
      return report
    }

    private static func note(
      _ damage: ArchiveDamage, _ isStrict: Bool, _ report: inout ArchiveReport
    ) throws(MessagingError) {
      guard !isStrict else { throw MessagingError(.malformedData, damage.description) }
      report.add(damage)
    }
  }
#endif
