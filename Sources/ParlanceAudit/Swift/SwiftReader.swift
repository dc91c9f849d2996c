internal import Foundation

/// Runs the program that reads Swift with the compiler's parser, over a list of files, and keeps what it writes in a file.
///
/// A crash or a hang ends the reading of one file, not that of the others: the program is started again with the rest.
final class SwiftReader: Sendable {
  let program: String
  /// The longest time without output of the program, in milliseconds.
  let patience: Int32

  init(program: String, patience: Int32 = 20_000) {
    self.program = program
    self.patience = patience
  }

  /// The files that could not be read, with what went wrong.
  struct Outcome: Sendable {
    var problems: [String: String] = [:]
    /// The path of the facts; the caller removes the file.
    var facts: String
  }

  /// Reads files.
  func read(_ paths: [String]) -> Outcome {
    let facts = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-audit-\(UUID().uuidString)")
      .path
    var outcome = Outcome(facts: facts)
    guard FileManager.default.createFile(atPath: facts, contents: nil), let output = FileHandle(forWritingAtPath: facts)
    else { return outcome }
    defer { try? output.close() }
    var rest = paths[...]
    while !rest.isEmpty {
      let run = run(rest, output)
      let read = run.finished
      rest = rest.dropFirst(read)
      // A program that cannot be started, or ends before its first file, does not do better the next time.
      guard let stuck = rest.first else { break }
      outcome.problems[stuck] = run.problem
      rest = rest.dropFirst()
      if !run.began {
        for path in rest { outcome.problems[path] = run.problem }
        break
      }
    }
    return outcome
  }
}

/// Counts the files that the program's output begins and ends, from lines such as `["end"]`.
struct LineCounter {
  private var start: [UInt8] = []
  private(set) var begins = 0
  private(set) var ends = 0

  var isInLine: Bool { !start.isEmpty }

  mutating func add(_ bytes: Data) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        if start.starts(with: "[\"file\"".utf8) { begins += 1 }
        if start.starts(with: "[\"end\"]".utf8) { ends += 1 }
        start.removeAll(keepingCapacity: true)
      } else if start.count < 8 {
        start.append(byte)
      }
    }
  }
}

/// The lines of a file of facts, one after the other.
struct FactLines {
  /// Calls a closure with each line that begins with one of the words.
  ///
  /// - parameter body: Receives nil for a line that cannot be read.
  static func forEach(in path: String, words: Set<String>, _ body: (Fact?) -> Void) {
    guard let file = FileHandle(forReadingAtPath: path) else { return }
    defer { try? file.close() }
    let starts = words.map { Array("[\"\($0)\"".utf8) }
    var rest: [UInt8] = []
    while let chunk = try? file.read(upToCount: 1 << 20), !chunk.isEmpty {
      rest.append(contentsOf: chunk)
      var begin = 0
      while let end = rest[begin...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[begin..<end]
        if starts.contains(where: { line.starts(with: $0) }) { body(Fact(line: line)) }
        begin = end + 1
      }
      rest.removeFirst(begin)
      // A line of an absurd length.
      if rest.count > 64 << 20 { return }
    }
  }
}
