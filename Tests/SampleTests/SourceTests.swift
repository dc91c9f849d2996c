import Foundation
import Testing

/// The promise of the samples: a vendor's app has two lines of Parlance.
@Suite struct SourceTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/Samples", isDirectory: true)

  /// The lines of a folder's sources, by file.
  private func sources(_ name: String) throws -> [String: [String]] {
    let folder = Self.folder.appendingPathComponent(name, isDirectory: true)
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

  @Test(arguments: [
    ("NIM", "NIMSDK"), ("QD", "QD_IMSDK"), ("AgoraChat", "AgoraChat"), ("Hyphenate", "HyphenateChat"),
    ("HyphenateAndroid", "AgoraChatAndroid"), ("AgoraRTM", "AgoraRtmKit"),
  ])
  func aSampleNamesTheEngineWhereItBeginsAndNowhereElse(_ folder: String, _ module: String) throws {
    var sources = try sources(folder)
    let main = sources.removeValue(forKey: "main.swift")
    let beginning = try #require(main)
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
    let sources = try sources("Terminal")
    #expect(!sources.isEmpty)
    for (name, lines) in sources { #expect(imports(lines).isSubset(of: ["Foundation", "Suggestions"]), "\(name)") }
  }
}
