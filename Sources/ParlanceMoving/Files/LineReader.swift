#if Server
  internal import Foundation
  package import ParlanceCore

  /// Reads the lines of a file, plain or compressed with gzip, with bounded memory.
  package final class LineReader {
    /// A line of the file.
    package enum Line: Hashable, Sendable {
      case text([UInt8])
      /// A line that is longer than the limit and was passed over.
      case tooLong
    }

    /// The number of the line that `next` returned last, from 1.
    package private(set) var number = 0

    /// The name of what is read, for reports: the file's path.
    package let name: String

    private let file: UnsafeMutablePointer<FILE>
    /// The bytes of a file in memory.
    private var memory: UnsafeMutableBufferPointer<UInt8>?
    private let limits: MovingLimits
    private let keepsEmptyLines: Bool
    private var inflater: Inflater?
    private var splitter: LineSplitter
    private var isFirst = true
    private var isAtEnd = false
    private var failure: MessagingError?
    /// The number of the file's bytes that were read.
    package private(set) var offset: Int64 = 0

    /// Opens a file.
    ///
    /// - parameter keepsEmptyLines: A Boolean value that indicates whether `next` returns empty lines too.
    /// - throws: `fileNotReadable` if it cannot be read.
    package convenience init(
      path: String, limits: MovingLimits = MovingLimits(), keepsEmptyLines: Bool = false
    ) throws(MessagingError) {
      guard let file = fopen(path, "rb") else { throw MessagingError(.fileNotReadable, path) }
      self.init(file, path, limits, keepsEmptyLines)
    }

    /// Reads bytes in memory as those of a file.
    ///
    /// - throws: `fileNotReadable` if there is no memory for a copy of them.
    package convenience init(
      bytes: [UInt8], name: String, limits: MovingLimits = MovingLimits(), keepsEmptyLines: Bool = false
    ) throws(MessagingError) {
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
      _ = copy.initialize(from: bytes)
      // Some systems have no files in memory without a byte.
      guard let file = bytes.isEmpty ? fopen("/dev/null", "rb") : fmemopen(copy.baseAddress, copy.count, "rb") else {
        copy.deallocate()
        throw MessagingError(.fileNotReadable, name)
      }
      self.init(file, name, limits, keepsEmptyLines)
      memory = copy
    }

    private init(_ file: UnsafeMutablePointer<FILE>, _ name: String, _ limits: MovingLimits, _ keepsEmptyLines: Bool) {
      self.file = file
      self.name = name
      self.limits = limits
      self.keepsEmptyLines = keepsEmptyLines
      splitter = LineSplitter(limit: limits.lineLength)
    }

    deinit {
      fclose(file)
      memory?.deallocate()
    }

    /// Returns the damage of the line that `next` returned last.
    package func damage(_ error: RecordError) -> ArchiveDamage {
      ArchiveDamage(file: name, line: number, reason: error.description)
    }

    /// Returns the next line; nil at the end. Empty lines are passed over unless they are kept.
    ///
    /// - throws: `malformedData` if compressed bytes are damaged or cut off, `limitExceeded` if they become too large,
    ///   `fileNotReadable`; lines before the damage are returned first.
    package func next() throws(MessagingError) -> Line? {
      while true {
        while let line = splitter.next() {
          number += 1
          if keepsEmptyLines || line != .text([]) { return line }
        }
        if let failure { throw failure }
        if isAtEnd { return nil }
        do throws(MessagingError) { try fill() } catch { failure = error }
      }
    }

    private func fill() throws(MessagingError) {
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = fread(&piece, 1, piece.count, file)
      guard count > 0 else {
        guard ferror(file) == 0 else { throw MessagingError(.fileNotReadable, "the file cannot be read") }
        guard inflater?.isComplete != false else {
          throw MessagingError(.malformedData, "the compressed file is cut off")
        }
        isAtEnd = true
        splitter.finish()
        return
      }
      piece.removeLast(piece.count - count)
      offset += Int64(count)
      if isFirst {
        isFirst = false
        if piece.starts(with: [0x1F, 0x8B]) { inflater = try Inflater(limits: limits) }
        if piece.starts(with: [0xEF, 0xBB, 0xBF]) { piece.removeFirst(3) }
      }
      guard let inflater else { return splitter.append(piece) }
      try inflater.append(piece) { splitter.append($0) }
    }
  }

  /// Divides bytes into lines.
  struct LineSplitter {
    private let limit: Int
    private var lines: [LineReader.Line] = []
    private var taken = 0
    private var current: [UInt8] = []
    private var isTooLong = false

    init(limit: Int) { self.limit = limit }

    mutating func next() -> LineReader.Line? {
      guard taken < lines.count else {
        lines = []
        taken = 0
        return nil
      }
      defer { taken += 1 }
      return lines[taken]
    }

    mutating func append(_ bytes: [UInt8]) {
      var rest = bytes[...]
      while let end = rest.firstIndex(of: 0x0A) {
        add(rest[..<end])
        endLine()
        rest = rest[(end + 1)...]
      }
      add(rest)
    }

    /// Ends the last line, which need not have an end.
    mutating func finish() {
      if !current.isEmpty || isTooLong { endLine() }
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>) {
      guard !isTooLong else { return }
      if current.count + bytes.count > limit {
        isTooLong = true
        current = []
      } else {
        current += bytes
      }
    }

    private mutating func endLine() {
      if current.last == 0x0D { current.removeLast() }
      lines.append(isTooLong ? .tooLong : .text(current))
      current = []
      isTooLong = false
    }
  }
#endif
