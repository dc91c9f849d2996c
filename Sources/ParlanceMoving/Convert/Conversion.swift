#if Server
  package import ParlanceCore

  /// One run of a converter over files.
  package enum Conversion {
    /// The outcome of a run.
    package struct Report: Sendable {
      /// The number of records by kind.
      package var counts: [String: Int] = [:]
      /// The number of parts that became custom content with their original.
      package var unknownCount = 0
      /// The number of lines that have nothing for an archive.
      package var skippedCount = 0
      package var damageCount = 0

      /// The report for people.
      package var text: String {
        var lines = ArchiveKind.allCases.compactMap { kind in counts[kind.rawValue].map { "\(kind.rawValue)  \($0)" } }
        if unknownCount > 0 { lines.append("kept as custom content  \(unknownCount)") }
        if skippedCount > 0 { lines.append("skipped  \(skippedCount)") }
        if damageCount > 0 { lines.append("damaged lines  \(damageCount)") }
        return lines.map { $0 + "\n" }.joined()
      }
    }

    /// Converts files into one archive, in one pass.
    ///
    /// - parameter isStrict: A Boolean value that indicates whether the first damaged line ends the run.
    /// - parameter note: Called with each damage.
    /// - throws: `fileNotReadable`, `fileExists`, `fileNotWritable`, and `malformedData` with the damage if the run is
    ///   strict; no archive is left then.
    package static func run(
      _ source: ArchiveSource, files: [String], output: String, header: ArchiveHeader, isStrict: Bool = false,
      limits: MovingLimits = MovingLimits(), note: (ArchiveDamage) -> Void
    ) throws(MessagingError) -> Report {
      var report = Report()
      var converter = source.make()
      let writer = try ArchiveWriter(path: output, header: header)
      func damaged(_ damage: ArchiveDamage) throws(MessagingError) {
        guard !isStrict else { throw MessagingError(.malformedData, damage.description) }
        report.damageCount += 1
        note(damage)
      }
      for path in files {
        let reader = try NodeReader(path: path, limits: limits)
        while true {
          let item: NodeReader.Item?
          do throws(MessagingError) { item = try reader.next() } catch {
            try damaged(ArchiveDamage(file: path, line: reader.number, reason: error.detail))
            break
          }
          guard let item else { break }
          switch item {
          case .damage(let damage): try damaged(damage)
          case .node(let node):
            var converted = ConvertedRecords(source: header.source)
            do throws(RecordError) { try converter.convert(node, into: &converted) } catch {
              try damaged(reader.damage(error))
              continue
            }
            report.unknownCount += converted.unknownCount
            report.skippedCount += converted.skippedCount
            for record in converted.records {
              try writer.append(record)
              report.counts[record.kind.rawValue, default: 0] += 1
            }
          }
        }
      }
      try writer.finish()
      return report
    }
  }
#endif
