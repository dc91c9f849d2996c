import Foundation
import ParlanceAudit
import ShippedAudits
import Testing

/// The tables against the lists of the modules' public declarations.
@Suite struct TableTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The public declarations of a module.
  private struct Surface {
    var paths: Set<String> = []
    private var parents: [String: [String]] = [:]

    init(_ module: String) throws {
      let text = try String(contentsOf: TableTests.root.appendingPathComponent("API/\(module).txt"), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let colon = try #require(line.range(of: ": "))
        let path = line[..<colon.lowerBound].filter { $0 != "`" }
        let declaration = line[colon.upperBound...]
        if declaration.hasPrefix("is ") {
          let parent = declaration.dropFirst(3).split(separator: ".").last.map(String.init) ?? ""
          parents[path, default: []].append(parent)
        } else {
          paths.insert(path)
          if declaration.contains("typealias "), let target = declaration.range(of: " = ") {
            parents[path, default: []].append(String(declaration[target.upperBound...]))
          }
        }
      }
    }

    /// Returns whether a type or one above it has a member, or a property that can be called instead.
    func has(_ owner: String, _ member: String) -> Bool {
      var waiting = [owner]
      var known: Set<String> = []
      while let type = waiting.popLast() {
        guard known.insert(type).inserted else { continue }
        if paths.contains("\(type).\(member)") { return true }
        if member.hasSuffix("()"), paths.contains("\(type).\(member.dropLast(2))"),
          paths.contains("\(type).callAsFunction()")
        {
          return true
        }
        waiting += parents[type] ?? []
      }
      return false
    }
  }

  /// The modules whose lists have what the tables of an SDK name, if they are not that of its name alone.
  private static let modules = ["HyphenateChat": ["HyphenateChat", "AgoraChat"]]

  @Test(arguments: ShippedAudits.all.filter { !$0.tables.isEmpty }.map(\.name).sorted())
  func statusesAreThoseOfTheLists(_ name: String) throws {
    let sdk = try #require(ShippedAudits.all.first { $0.name == name })
    let modules = Self.modules[name] ?? [name]
    #expect(sdk.tables.count >= 1)
    for (index, rows) in sdk.tables.enumerated() {
      // The second table of the other brand is that of the first.
      let surface = try Surface(modules.count > 1 ? modules[index] : modules[0])
      var (here, absent) = (0, 0)
      for row in rows.split(separator: "\n") {
        let symbol = try #require(Symbol(row: row), "\(row)")
        let member = String(symbol.title.dropFirst(symbol.kind == .member ? symbol.owner.count + 1 : 0))
        let exists =
          switch symbol.kind {
          case .member: surface.has(symbol.owner, member)
          default: surface.paths.contains(symbol.title)
          }
        if symbol.status == .absent { absent += 1 } else { here += 1 }
        // The lists are made on Linux.
        let isApples = symbol.status == .here && symbol.note == "on Apple's systems"
        #expect(exists == (symbol.status != .absent && !isApples), "\(symbol.status) \(symbol.title)")
      }
      #expect(here + absent > 100 || here > 50)
    }
  }

  @Test func everyTableHasRefusalsAndSettingsWithoutEffectThatExist() throws {
    let table = SymbolTable(try #require(ShippedAudits.all.first { $0.name == "NIMSDK" }).tables)
    let refusals = table.symbols.filter { $0.status == .refuses }
    #expect(refusals.count >= 5 && refusals.allSatisfy { !$0.note.isEmpty })
    #expect(table.symbols.contains { $0.title == "NIMSDKConfig.fcsUa" && $0.status == .kept })
  }

  @Test func featuresNameSymbolsOfTheTables() {
    for sdk in ShippedAudits.all {
      let titles = SymbolTable(sdk.tables).symbols.map(\.title)
      for feature in sdk.features {
        for pattern in feature.symbols {
          let single = AuditFeature("", "", [pattern])
          #expect(titles.contains { single.fits($0) }, "\(sdk.name): \(pattern)")
        }
      }
    }
  }
}
