#if Server
  package import ParlanceCore

  /// A part of an export, as lines of an archive.
  package struct ArchivePage: Sendable {
    /// A record that no line can say.
    package struct Loss: Hashable, Sendable, CustomStringConvertible {
      package var kind: String
      package var id: String
      package var reason: String

      package init(kind: String, id: String, reason: String) {
        self.kind = kind
        self.id = id
        self.reason = reason
      }

      package var description: String { "\(kind) \"\(id)\": \(reason)" }
    }

    package var lines: [String]
    package var losses: [Loss]
    /// The place at which the next part begins, as text; nil if this is the last one.
    package var next: String?

    package init(lines: [String], losses: [Loss], next: String?) {
      self.lines = lines
      self.losses = losses
      self.next = next
    }

    /// Translates a part of an export.
    ///
    /// - parameter source: The name of the hub in the records.
    package init(_ page: ExportPage, source: String) {
      self.init(lines: [], losses: [], next: page.next?.text)
      for record in page.records {
        do throws(RecordError) { lines.append(try ArchiveRecord(record, source: source).line) } catch {
          losses.append(Loss(kind: record.content.kind, id: record.id, reason: error.description))
        }
      }
    }
  }
#endif
