import Foundation

/// The compiler with which the tests were built, as far as it can be determined.
enum Compiler {
  /// Returns the compiler's tree of some files that import the adapters, with the types and the conformances.
  static func syntaxTree(of files: [URL]) throws -> String {
    let headers = try Repository.files(
      in: Repository.root.appendingPathComponent("Sources"), named: "module.modulemap")
    var arguments = ["-dump-ast", "-swift-version", "6", "-parse-as-library", "-module-name", "Spellings"]
    arguments += ["-I", try Repository.modules().path]
    arguments += headers.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
    return try run(arguments + files.map(\.path))
  }

  /// Runs the compiler; it writes the tree to one stream or the other, as it likes.
  private static func run(_ arguments: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spellings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command + arguments
    let outputs = try ["out", "err"].map { name in
      let file = folder.appendingPathComponent(name)
      try Data().write(to: file)
      return (file, try FileHandle(forWritingTo: file))
    }
    (process.standardOutput, process.standardError) = (outputs[0].1, outputs[1].1)
    try process.run()
    process.waitUntilExit()
    let texts = try outputs.map { try String(contentsOf: $0.0, encoding: .utf8) }
    guard process.terminationStatus == 0 else {
      let errors = texts.joined().split(separator: "\n").filter { $0.contains("error:") }.prefix(20)
      throw Failure(description: "swiftc: \(process.terminationStatus)\n" + errors.joined(separator: "\n"))
    }
    return texts.joined(separator: "\n")
  }

  /// The command line of the compiler. On Linux it is the one whose libraries this process runs with, for another could not read
  /// its modules; the one on the path if that cannot be determined.
  private static var command: [String] {
    #if os(macOS)
      return ["xcrun", "swiftc"]
    #else
      let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
      let library = "/lib/swift/linux/libswiftCore.so"
      for line in String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n") where line.hasSuffix(library) {
        let compiler = line.drop { $0 != "/" }.dropLast(library.count) + "/bin/swiftc"
        if FileManager.default.isExecutableFile(atPath: String(compiler)) { return [String(compiler)] }
      }
      return ["swiftc"]
    #endif
  }

  /// The compiler did not do it.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}
