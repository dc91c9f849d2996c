#if Server
  /// Translates the lines of a service's export into records.
  package protocol ArchiveConverter {
    /// Translates one line.
    ///
    /// - parameter node: The line.
    /// - parameter output: The records of the line are added to it.
    /// - throws: `RecordError` if the line has nothing that can be kept, not even as custom content.
    mutating func convert(_ node: JSONNode, into output: inout ConvertedRecords) throws(RecordError)
  }

  /// A source of archives that the command knows.
  package struct ArchiveSource: Sendable {
    /// The word by which the command is asked for it.
    package var name: String
    /// The export that it reads, in one sentence.
    package var summary: String
    package var make: @Sendable () -> any ArchiveConverter

    package init(name: String, summary: String, make: @escaping @Sendable () -> any ArchiveConverter) {
      self.name = name
      self.summary = summary
      self.make = make
    }
  }

  /// The records that a converter makes of one line.
  package struct ConvertedRecords {
    /// The name that the operator gave the service.
    package let source: String
    package private(set) var records: [ArchiveRecord] = []
    /// The number of parts that became custom content with their original.
    package private(set) var unknownCount = 0

    /// The number of answers that have nothing for an archive.
    package private(set) var skippedCount = 0

    package init(source: String) { self.source = source }

    /// Adds a record; members whose value is nil are left out.
    package mutating func add(
      _ kind: ArchiveKind, id: String, _ members: [String: JSONNode?]
    ) throws(RecordError) {
      records.append(try ArchiveRecord(kind, source: source, id: id, members))
    }

    /// Counts a part that became custom content with its original.
    package mutating func countUnknown() { unknownCount += 1 }

    /// Counts an answer that has nothing for an archive, such as one that only lists ids.
    package mutating func countSkipped() { skippedCount += 1 }
  }
#endif
