import Foundation
import ParlanceAudit
import ShippedAudits
import Testing

/// A folder with the sources of an app, which is removed with this object.
final class AuditedApp {
  /// The SDKs, with tables that all tests share.
  static let knowledge = AuditKnowledge(ShippedAudits.all)
  let folder: URL

  /// - parameter files: The texts by path.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("audited-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Audits the app, by default with the reader.
  func audit(_ reader: String? = Reader.program, patience: Int32 = 60_000, includesDependencies: Bool = false)
    -> AuditReport
  {
    var options = AuditOptions(paths: [folder.path], includesDependencies: includesDependencies, swiftReader: reader)
    options.patience = patience
    return Audit.run(options, Self.knowledge)
  }
}

/// The program that reads Swift, which `make swift-reader` builds.
enum Reader {
  static let program: String? = {
    if let named = ProcessInfo.processInfo.environment["PARLANCE_SWIFT_READER"] { return named }
    for place in [Bundle.main.executableURL]
      + CommandLine.arguments.filter({ $0.hasPrefix("/") }).map({ URL(fileURLWithPath: $0) })
    {
      guard var folder = place?.resolvingSymlinksInPath() else { continue }
      while folder.path != "/" {
        let program = folder.appendingPathComponent("parlance-swift-reader")
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: program.path, isDirectory: &isFolder)
        if exists, !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: program.path) {
          return program.path
        }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }()

  static var isThere: Bool { program != nil }

  /// The reason why tests are not run without it.
  static let reason: Comment = "make swift-reader builds the reader beside the tests; make test does"
}

extension AuditReport {
  /// The findings of an SDK.
  func findings(_ name: String) throws -> Findings {
    try #require(sdks.first { $0.sdk.name == name }, "\(text)").findings
  }
}

extension Findings {
  func titles(_ status: SymbolStatus) -> Set<String> { Set(uses.values.filter { $0.status == status }.map(\.title)) }

  /// The lines on which a symbol is used.
  func lines(_ title: String) -> [Int] { (uses[title]?.places ?? []).map(\.line).sorted() }

  var methodsNeverCalled: [String: String] {
    Dictionary(neverCalled.map { ("\($0.type).\($0.method)", $0.reason) }) { first, _ in first }
  }

  func nearest(_ method: String) -> String? { neverCalled.first { "\($0.type).\($0.method)" == method }?.nearest }
}

@Suite struct ReaderTests {
  /// `make test` builds the reader and sets the variable; without it the suites that need the reader are skipped.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PARLANCE_NEEDS_SWIFT_READER"] != nil))
  func theReaderIsBesideTheTests() { #expect(Reader.isThere) }
}
