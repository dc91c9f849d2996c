import Foundation
import Testing

/// The cases of one enum, by name.
struct EnumFacts: Sendable, CustomTestStringConvertible {
  let name: String
  let cases: [String: Int]
  /// The name of the case that has a number, as the module has it.
  private let find: @Sendable (Int) -> String?

  var testDescription: String { name }

  init<Value: RawRepresentable & Sendable>(
    _ type: Value.Type, _ cases: [String: Int]
  ) where Value.RawValue: BinaryInteger & Sendable {
    name = "\(type)"
    self.cases = cases
    find = { number in Value.RawValue(exactly: number).flatMap { Value(rawValue: $0) }.map { "\($0)" } }
  }

  func caseName(_ number: Int) -> String? { find(number) }
}

/// Apps keep these numbers in databases and send them to servers, so they are the vendor's to the letter.
@Suite struct EnumTests {
  @Test(arguments: enumFacts) func everyCaseHasItsNumber(_ facts: EnumFacts) {
    for (name, number) in facts.cases { #expect(facts.caseName(number) == name, "\(facts.name) \(number)") }
  }

  @Test(arguments: enumFacts) func noOtherNumberHasACase(_ facts: EnumFacts) {
    let known = Set(facts.cases.values)
    let others = (-1_000...50_000).filter { !known.contains($0) && facts.caseName($0) != nil }
    #expect(others == [])
  }

  /// What the sources declare is what the facts cover, so that an enum or a case that is added has to be looked up.
  @Test func everyDeclaredCaseIsCovered() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let sources = tests.deletingLastPathComponent().appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var declared: [String: [String: Int]] = [:]
    for case let file as URL in files where file.pathExtension == "swift" {
      var current: String?
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let match = try /^public enum (\w+): U?Int\b/.firstMatch(in: line) {
          current = String(match.1)
          declared[String(match.1)] = [:]
        } else if line.hasPrefix("}") {
          current = nil
        } else if let name = current, let match = try /^  case (.+)$/.firstMatch(in: line) {
          let parts = match.1.split(separator: " = ").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "`")) }
          declared[name]?[try #require(parts.first)] = parts.count == 2 ? Int(parts[1]) : nil
        }
      }
    }
    #expect(declared == Dictionary(uniqueKeysWithValues: enumFacts.map { ($0.name, $0.cases) }))
  }
}
