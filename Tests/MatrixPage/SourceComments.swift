import Foundation

/// The documentation comments of source files, by declaration.
struct SourceComments {
  /// A declaration has no comment, or is not in the files.
  struct Missing: Error, CustomStringConvertible {
    var declaration: String
    var path: String

    var description: String { "\(path) documents no declaration that begins with “\(declaration)”" }
  }

  private let path: String
  private let lines: [String]

  /// Reads a file, or the files of a folder.
  ///
  /// - parameter path: The path of the file or folder in the repository.
  /// - throws: The error of the file system.
  init(path: String) throws {
    self.path = path
    let place = Repository.root.appendingPathComponent(path)
    let files =
      path.hasSuffix(".swift")
      ? [place] : try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
    lines = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Returns the first paragraph of the comment before a declaration, in one line.
  ///
  /// - parameter declaration: The beginning of the declaration, up to the end of a word.
  /// - throws: ``Missing``.
  func summary(of declaration: String) throws -> String {
    let matches = lines.indices.filter { lines[$0] == declaration || lines[$0].hasPrefix(declaration + ":") }
    guard let line = matches.first, matches.count == 1 else { throw Missing(declaration: declaration, path: path) }
    let comment = lines[..<line].reversed().prefix { $0.hasPrefix("///") }.reversed()
      .map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }
    let summary = comment.prefix { !$0.isEmpty }.joined(separator: " ")
    guard !summary.isEmpty else { throw Missing(declaration: declaration, path: path) }
    return summary
  }
}
