import Foundation

/// The locations of the sources and of the build's products.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The programs with every method of every delegate.
  static let programs = root.appendingPathComponent("Tests/SpellingTests/Programs")

  /// The folders of the adapters.
  static let adapters = ["AgoraChat", "AgoraChatAndroid", "AgoraRTM", "NIM", "QD"]

  /// Returns the files of a folder, at any depth, whose names end with `suffix`.
  static func files(in folder: URL, named suffix: String) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(suffix) }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  /// The folder of the compiled modules, which is that of the tests, wherever the build put them.
  static func modules() throws -> URL {
    final class Anchor {}
    let places = [Bundle.main.bundleURL, Bundle.main.executableURL, Bundle(for: Anchor.self).bundleURL]
    for place in places.compactMap({ $0?.resolvingSymlinksInPath() }) + arguments {
      var folder = place
      while folder.path != "/" {
        let modules = folder.appendingPathComponent("Modules")
        if FileManager.default.fileExists(atPath: modules.appendingPathComponent("AgoraChat.swiftmodule").path) {
          return modules
        }
        folder.deleteLastPathComponent()
      }
    }
    throw Missing(what: "the folder Modules of the build, beside any of \(places)")
  }

  /// Paths among the arguments: where a runner is given the tests as a file.
  private static var arguments: [URL] {
    CommandLine.arguments.filter { $0.hasPrefix("/") }.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
  }

  /// A file that a test needs does not exist.
  struct Missing: Error, CustomStringConvertible {
    var what: String
    var description: String { "missing: \(what)" }
  }
}
