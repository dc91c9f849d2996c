import Foundation
import Testing

/// The promise of the samples: a vendor's app has two lines of Parlance.
@Suite struct SourceTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The paths of the samples, each in its vendor's folder.
  private static let samples: [String] = names(in: "Adapters").flatMap { vendor in
    names(in: "Adapters/\(vendor)").filter { $0.hasSuffix("Sample") }.map { "Adapters/\(vendor)/\($0)" }
  }

  /// The names in a folder, in order; none if it is not a folder.
  private static func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(path).path)
    return (names ?? []).sorted()
  }

  /// Returns whether a module of a sample's vendor has this name: the documentation lies beside its sources.
  private static func hasModule(_ name: String, beside path: String) -> Bool {
    let vendor = path.split(separator: "/").dropLast().joined(separator: "/")
    return names(in: vendor).contains { names(in: "\(vendor)/\($0)").contains("\(name).docc") }
  }

  /// The lines of a folder's sources, by file.
  private func sources(_ path: String) throws -> [String: [String]] {
    let folder = Self.root.appendingPathComponent(path, isDirectory: true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        return (name, text.components(separatedBy: "\n"))
      })
  }

  /// The modules that lines import.
  private func imports(_ lines: [String]) -> Set<String> {
    Set(
      lines.compactMap { line in
        let words = line.split(separator: " ").drop { $0 == "public" || $0 == "internal" }
        return words.first == "import" ? words.dropFirst().first.map(String.init) : nil
      })
  }

  @Test(arguments: samples)
  func aSampleNamesTheEngineWhereItBeginsAndNowhereElse(_ path: String) throws {
    var sources = try sources(path)
    let main = sources.removeValue(forKey: "main.swift")
    let beginning = try #require(main)
    let module = try #require(imports(beginning).subtracting(["Parlance", "SampleTerminal"]).first)
    #expect(Self.hasModule(module, beside: path))
    #expect(imports(beginning) == [module, "Parlance", "SampleTerminal"])
    #expect(beginning.filter { $0.contains("// Parlance: ") }.count == 2)
    #expect(beginning.filter { $0.contains("MessagingEnvironment") }.count == 1)
    #expect(!sources.isEmpty)
    for (name, lines) in sources {
      let others = imports(lines).subtracting(["Foundation", "FoundationNetworking", "SampleTerminal"])
      #expect(others == [module], "\(name)")
      #expect(!lines.contains { $0.contains("MessagingEnvironment") }, "\(name)")
    }
  }

  @Test func theTerminalKnowsNeitherVendorNorEngine() throws {
    let sources = try sources("Examples/Samples/Terminal")
    #expect(!sources.isEmpty && !Self.samples.isEmpty)
    for (name, lines) in sources { #expect(imports(lines).isSubset(of: ["Foundation", "Suggestions"]), "\(name)") }
  }
}
