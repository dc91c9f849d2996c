import Foundation

/// The locations of the sources and of the build's products.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folders of the programs with every method of every delegate: those of Agora Chat, which the tests here call, and those of
  /// the other adapters, beside their tests.
  static let programs: [URL] =
    [root.appendingPathComponent("Tests/SpellingTests/Programs")]
    + adapters.map { root.appendingPathComponent("Adapters/\($0)/Tests/Spellings") }.filter(isThere)

  /// The names of the adapters' folders.
  static let adapters: [String] = {
    let folder = root.appendingPathComponent("Adapters")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { isThere(folder.appendingPathComponent("\($0)/Sources")) }.sorted()
  }()

  private static func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

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
