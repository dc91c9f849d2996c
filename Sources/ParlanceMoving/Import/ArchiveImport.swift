#if Server
  internal import Foundation
  package import ParlanceCore

  /// The hub to which records are imported.
  package protocol ImportTarget {
    /// The most records that it takes at once, and about the most bytes of their lines.
    var recordsAtOnce: Int { get }
    var bytesAtOnce: Int { get }
    /// The longest line of a record that it takes, in bytes.
    var longestRecord: Int { get }
    /// Imports records that become durable together.
    ///
    /// - returns: What became of each.
    func add(_ records: [ArchiveLine], options: ImportOptions) throws(MessagingError) -> [ImportOutcome]
    /// Adds parts of files to which messages refer, at most `recordsAtOnce`, or asks for their states.
    func add(_ files: [ImportedFile], options: ImportOptions) throws(MessagingError) -> [ImportedFileState]
  }

  /// A record on its way from an archive into a hub.
  package struct ArchiveLine: Sendable {
    package var record: ImportedRecord
    /// The bytes of the record's line in the archive's own form, without its end.
    private let bytes: [UInt8]
    package var place: ArchivePlace
    /// The files that it has.
    package var files: [ArchiveFile]

    /// Translates a record.
    ///
    /// - throws: `RecordError` for one that has no equal in a hub.
    package init(_ record: ArchiveRecord, at place: ArchivePlace) throws(RecordError) {
      bytes = record.lineBytes
      self.record = try ImportedRecord(record, line: bytes)
      self.place = place
      files = record.files
    }

    /// The record's line in the archive's own form, without its end.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The length of that line, in bytes.
    package var size: Int { bytes.count }

    /// Parses a line.
    ///
    /// - throws: `RecordError` if it is not a record of an archive, or has no equal in a hub.
    package init(parsing text: String, at place: ArchivePlace) throws(RecordError) {
      try self.init(try ArchiveRecord(try JSONParser.parse(Array(text.utf8))), at: place)
    }
  }

  /// The import of archives into a hub, in one pass.
  ///
  /// Records are imported as they come, some in each turn of the hub. The hub knows what it has: an import that was interrupted
  /// is begun again, and goes on where it ended. A record that needs another one which is not there yet waits in a temporary
  /// file, and has its turn again at the end.
  package struct ArchiveImport {

    private let target: any ImportTarget
    private var options: ImportOptions
    private let isStrict: Bool
    private let limits: MovingLimits
    private var report = ImportReport()
    private var batch: [ArchiveLine] = []
    private var batchSize = 0
    private var waiting: WaitingRecords
    private let files: FileImport?
    /// A Boolean value that indicates whether all archives were read.
    private var isRead = false

    /// Imports archives, which belong together.
    ///
    /// - parameter target: The hub.
    /// - parameter isStrict: A Boolean value that indicates whether the first damaged line ends the import; what came before it
    ///   stays imported.
    /// - parameter media: The places from which the content of files is taken; nil for messages with the names of their files
    ///   alone.
    /// - parameter progress: Called with the number of bytes that were read, and that of all.
    /// - throws: `fileNotReadable`, `malformedData` with the damage if the import is strict, one of the storage codes. The same
    ///   import goes on where it ended.
    package static func run(
      _ paths: [String], into target: any ImportTarget, options: ImportOptions = ImportOptions(),
      isStrict: Bool = false, media: MediaSettings? = nil, limits: MovingLimits = MovingLimits(),
      progress: (_ part: Int64, _ whole: Int64) -> Void = { _, _ in }
    ) throws(MessagingError) -> ImportReport {
      var run = try ArchiveImport(target, options, isStrict, media, limits)
      let sizes = try paths.map { path throws(MessagingError) in try size(path) }
      let whole = sizes.reduce(0, +)
      var part: Int64 = 0
      for (path, size) in zip(paths, sizes) {
        try run.read(path) { progress(part + $0, whole) }
        part += size
        progress(part, whole)
      }
      try run.finish()
      return run.report
    }

    private static func size(_ path: String) throws(MessagingError) -> Int64 {
      guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber else {
        throw MessagingError(.fileNotReadable, path)
      }
      return size.int64Value
    }

    private init(
      _ target: any ImportTarget, _ options: ImportOptions, _ isStrict: Bool, _ media: MediaSettings?,
      _ limits: MovingLimits
    ) throws(MessagingError) {
      self.target = target
      self.options = options
      self.isStrict = isStrict
      self.limits = limits
      waiting = try WaitingRecords()
      files = try media.map { (media) throws(MessagingError) in try FileImport(media) }
      if files != nil { report.files = ImportReport.Files() }
    }

    // MARK: reading

    private mutating func read(_ path: String, progress: (Int64) -> Void) throws(MessagingError) {
      let reader = try ArchiveReader(path: path, limits: limits)
      while true {
        let item: ArchiveReader.Item?
        do throws(MessagingError) { item = try reader.next() } catch {
          try note(ArchiveDamage(file: path, line: reader.number, reason: error.detail))
          break
        }
        guard let item else { break }
        switch item {
        case .header: continue
        case .damage(let damage): try note(damage)
        case .record(let record):
          try take(record, at: ArchivePlace(file: path, line: reader.number))
          guard isBatchFull else { continue }
          try apply()
          progress(reader.offset)
        }
      }
      try apply()
    }

    private mutating func note(_ damage: ArchiveDamage) throws(MessagingError) {
      guard !isStrict else { throw MessagingError(.malformedData, damage.description) }
      report.add(damage)
    }

    private mutating func take(_ record: ArchiveRecord, at place: ArchivePlace) throws(MessagingError) {
      // What it describes comes with the messages that have it.
      if record.kind == .media, let files { return try files.add(record) }
      let line: ArchiveLine
      do throws(RecordError) { line = try ArchiveLine(record, at: place) } catch {
        return report.refuse(record.kind.rawValue, record.id, error.description, at: place)
      }
      let size = line.size
      guard size <= target.longestRecord else {
        let reason = "the line has \(size) bytes; the limit is \(target.longestRecord)"
        return report.refuse(record.kind.rawValue, record.id, reason, at: place)
      }
      if batchSize + size > target.bytesAtOnce { try apply() }
      add(line)
    }

    private var isBatchFull: Bool { batch.count >= target.recordsAtOnce || batchSize >= target.bytesAtOnce }

    private mutating func add(_ line: ArchiveLine) {
      batch.append(line)
      batchSize += line.size
    }

    // MARK: applying

    /// Imports the records of the batch.
    private mutating func apply() throws(MessagingError) {
      guard !batch.isEmpty else { return }
      var (lines, losses) = (batch, [FileImport.Key: MediaLoss]())
      if let files {
        let states = try files.store(batch, into: target, options, isLast: isRead)
        report.files?.stored += states.stored
        losses = states.losses
        lines = []
        for line in batch {
          if line.files.contains(where: { states.isWaiting.contains(FileImport.Key($0, of: line)) }) {
            try waiting.add(line, MessagingError(.mediaNotFound))
          } else {
            lines.append(line)
          }
        }
      }
      let outcomes = try target.add(lines, options: options)
      for (line, outcome) in zip(lines, outcomes) {
        if case .refused(let error) = outcome, error.code.mayBeMissingYet {
          try waiting.add(line, error)
        } else {
          note(outcome, of: line, losses)
        }
      }
      batch.removeAll(keepingCapacity: true)
      batchSize = 0
    }

    private mutating func note(
      _ outcome: ImportOutcome, of line: ArchiveLine, _ losses: [FileImport.Key: MediaLoss] = [:]
    ) {
      report.add(outcome, of: line.record.content.kind, line.record.id, at: line.place)
      switch (outcome, files) {
      case (.imported, nil): if line.hasFile { report.filesLeftOut += 1 }
      case (.imported, _?), (.known, _?): report.add(filesOf: line, losses)
      default: break
      }
    }

    /// Imports the records that waited, again and again as long as one of them succeeds.
    private mutating func finish() throws(MessagingError) {
      isRead = true
      while waiting.count > 0 {
        let before = waiting
        waiting = try WaitingRecords()
        try before.forEach { (line, _) throws(MessagingError) in
          add(line)
          if isBatchFull { try apply() }
        }
        try apply()
        guard waiting.count == before.count else { continue }
        if options.allowsMissingReplies { break }
        options.allowsMissingReplies = true
      }
      // What they need is in none of the archives.
      try waiting.forEach { (line, error) throws(MessagingError) in note(.refused(error), of: line) }
    }
  }

  extension MessagingError.Code {
    /// A Boolean value that indicates whether what a record needs may come later in the archive.
    fileprivate var mayBeMissingYet: Bool {
      switch self {
      case .accountNotFound, .groupNotFound, .roomNotFound, .messageNotFound: true
      default: false
      }
    }
  }

  /// Records that wait for others, in a temporary file.
  private final class WaitingRecords {
    private(set) var count = 0
    private let file: UnsafeMutablePointer<FILE>

    init() throws(MessagingError) {
      guard let file = tmpfile() else { throw MessagingError(.fileNotWritable, "a temporary file") }
      self.file = file
    }

    deinit { fclose(file) }

    func add(_ line: ArchiveLine, _ error: MessagingError) throws(MessagingError) {
      var writer = ByteWriter(capacity: line.size + 64)
      writer.write(line.place.file)
      writer.write(Int64(line.place.line))
      writer.write(line.text)
      writer.write(error.code.rawValue)
      writer.write(error.detail)
      var size = UInt32(writer.bytes.count)
      guard fwrite(&size, 4, 1, file) == 1, fwrite(writer.bytes, 1, writer.bytes.count, file) == writer.bytes.count
      else {
        throw MessagingError(.fileNotWritable, "a temporary file")
      }
      count += 1
    }

    func forEach(
      _ body: (ArchiveLine, MessagingError) throws(MessagingError) -> Void
    ) throws(MessagingError) {
      rewind(file)
      for _ in 0..<count {
        var size: UInt32 = 0
        guard fread(&size, 4, 1, file) == 1 else { throw MessagingError(.fileNotReadable, "a temporary file") }
        var bytes = [UInt8](repeating: 0, count: Int(size))
        guard fread(&bytes, 1, bytes.count, file) == bytes.count else {
          throw MessagingError(.fileNotReadable, "a temporary file")
        }
        var reader = ByteReader(bytes)
        let place = ArchivePlace(file: try reader.readString(), line: Int(clamping: try reader.readSigned()))
        // What was written is a record.
        guard let line = try? ArchiveLine(parsing: try reader.readString(), at: place) else {
          throw MessagingError(.malformedData, "\(place)")
        }
        let code = MessagingError.Code(rawValue: try reader.readString())
        try body(line, MessagingError(code, try reader.readString()))
      }
    }
  }
#endif
