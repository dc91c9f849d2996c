#if Server
  /// Translates the lines of a service's export into records.
  package protocol ArchiveConverter {
    /// Begins a file.
    mutating func begin()

    /// Translates one line.
    ///
    /// - parameter line: The line; empty lines are passed on, too.
    /// - parameter output: The records of the line are added to it.
    /// - throws: `RecordError` if the line has nothing that can be kept, not even as custom content.
    mutating func read(_ line: LineReader.Line, into output: inout ConvertedRecords) throws(RecordError)

    /// Ends a file.
    ///
    /// - throws: `RecordError` if the file ends too early.
    mutating func end(into output: inout ConvertedRecords) throws(RecordError)
  }

  /// Translates files with one JSON value a line.
  package protocol NodeConverter: ArchiveConverter {
    /// Parses a line, which is not empty.
    ///
    /// - throws: `RecordError` if it is not JSON.
    func parse(_ line: [UInt8]) throws(RecordError) -> JSONNode

    /// Translates one value.
    ///
    /// - parameter output: The records of the value are added to it.
    /// - throws: `RecordError` if the value has nothing that can be kept, not even as custom content.
    mutating func convert(_ node: JSONNode, into output: inout ConvertedRecords) throws(RecordError)
  }

  extension NodeConverter {
    package mutating func begin() {}

    package func parse(_ line: [UInt8]) throws(RecordError) -> JSONNode {
      try JSONParser.parse(line, replacesHalfPairs: true)
    }

    package mutating func read(_ line: LineReader.Line, into output: inout ConvertedRecords) throws(RecordError) {
      switch line {
      case .tooLong: throw RecordError("the line is too long")
      case .text([]): break
      case .text(let bytes): try convert(try parse(bytes), into: &output)
      }
    }

    package mutating func end(into output: inout ConvertedRecords) {}
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
    /// The parts of the line that could not be converted.
    package private(set) var damages: [RecordError] = []

    package init(source: String) { self.source = source }

    /// Adds a record; members whose value is nil are left out.
    ///
    /// - throws: `RecordError` if a member is missing, unknown or out of range, or nested too deep to be read again.
    package mutating func add(
      _ kind: ArchiveKind, id: String, _ members: [String: JSONNode?]
    ) throws(RecordError) {
      let record = try ArchiveRecord(kind, source: source, id: id, members)
      // The parser's limit: content that was a text of JSON is deeper in the record than it was in the line.
      guard JSONNode.object(record.members).depth <= JSONParser.depthLimit else {
        throw RecordError("nested deeper than \(JSONParser.depthLimit) levels")
      }
      records.append(record)
    }

    /// Converts one part of a line that has many. If it fails, its records are removed and the damage is kept, and the line's
    /// other parts can go on.
    ///
    /// - parameter place: The part, such as "msgs[3]".
    package mutating func attempt(
      _ place: @autoclosure () -> String, _ body: (inout ConvertedRecords) throws(RecordError) -> Void
    ) {
      let before = (records.count, unknownCount, skippedCount)
      do throws(RecordError) { try body(&self) } catch {
        records.removeLast(records.count - before.0)
        (unknownCount, skippedCount) = (before.1, before.2)
        damages.append(RecordError("\(place()): \(error.description)"))
      }
    }

    /// Counts a part that became custom content with its original.
    package mutating func countUnknown() { unknownCount += 1 }

    /// Counts an answer that has nothing for an archive, such as one that only lists ids.
    package mutating func countSkipped() { skippedCount += 1 }
  }
#endif
