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
      /// The number of answers and events that have nothing for an archive.
      package var skippedCount = 0
      /// The number of lines that could not be converted, and of such parts of lines that have several.
      package var damageCount = 0

      package init() {}

      /// The report for people.
      package var text: String {
        var lines = ArchiveKind.allCases.compactMap { kind in counts[kind.rawValue].map { "\(kind.rawValue)  \($0)" } }
        if unknownCount > 0 { lines.append("kept as custom content  \(unknownCount)") }
        if skippedCount > 0 { lines.append("skipped  \(skippedCount)") }
        if damageCount > 0 { lines.append("damaged  \(damageCount)") }
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
      for path in files {
        let lines = try LineReader(path: path, limits: limits, keepsEmptyLines: true)
        try convert(
          lines, &converter, source: header.source, limits: limits, report: &report,
          note: { (damage) throws(MessagingError) in
            guard !isStrict else { throw MessagingError(.malformedData, damage.description) }
            note(damage)
          },
          append: { (line) throws(MessagingError) in try writer.append(line: line) })
      }
      try writer.finish()
      return report
    }

    /// Converts one file.
    ///
    /// - parameter note: Called with each damage.
    /// - parameter append: Called with the line of each record.
    /// - throws: What the two throw.
    package static func convert(
      _ lines: LineReader, _ converter: inout any ArchiveConverter, source: String, limits: MovingLimits,
      report: inout Report, note: (ArchiveDamage) throws(MessagingError) -> Void,
      append: (String) throws(MessagingError) -> Void
    ) throws(MessagingError) {
      func damaged(_ error: RecordError) throws(MessagingError) {
        report.damageCount += 1
        try note(lines.damage(error))
      }
      converter.begin()
      while true {
        let line: LineReader.Line?
        do throws(MessagingError) { line = try lines.next() } catch {
          try damaged(RecordError(error.detail))
          return
        }
        var converted = ConvertedRecords(source: source)
        do throws(RecordError) {
          if let line {
            try converter.read(line, into: &converted)
          } else {
            try converter.end(into: &converted)
          }
        } catch {
          try damaged(error)
          if line == nil { return }
          continue
        }
        report.unknownCount += converted.unknownCount
        report.skippedCount += converted.skippedCount
        for error in converted.damages { try damaged(error) }
        for record in converted.records {
          let text = record.line
          // A longer line could not be read again: a part may be in a record twice, converted and as the source had it.
          guard text.utf8.count <= limits.lineLength else {
            try damaged(RecordError("the \(record.kind.rawValue) becomes too long"))
            continue
          }
          try append(text)
          report.counts[record.kind.rawValue, default: 0] += 1
        }
        if line == nil { return }
      }
    }
  }
#endif
