package import Foundation

/// The cases of one enum, by name, as its vendor documents them.
package struct EnumFacts: Sendable, CustomStringConvertible {
  package let name: String
  package let cases: [String: Int]
  /// The name of the case that has a number, as the module has it.
  private let find: @Sendable (Int) -> String?

  package var description: String { name }

  /// - parameter cases: The cases that the vendor documents, by name at least.
  /// - parameter ours: The cases that the vendor does not document.
  package init<Value: RawRepresentable & Sendable>(
    _ type: Value.Type, _ cases: [String: Int] = [:], ours: [String: Int] = [:]
  ) where Value.RawValue: BinaryInteger & Sendable {
    name = "\(type)"
    self.cases = cases.merging(ours) { documented, _ in documented }
    find = { number in Value.RawValue(exactly: number).flatMap { Value(rawValue: $0) }.map { "\($0)" } }
  }

  /// The cases that have another number in the module, or none.
  package var mistaken: [String] {
    cases.filter { find($0.value) != $0.key }.keys.sorted()
  }

  /// The numbers that have a case in the module and none here.
  package var unknownNumbers: [Int] {
    let known = Set(cases.values)
    return (-1_000...50_000).filter { !known.contains($0) && find($0) != nil }
  }
}

/// Returns the enums with raw numbers that a module's sources declare.
///
/// - parameter sources: The folder of the sources.
/// - returns: The cases of each, by the enum's name.
package func declaredEnums(in sources: URL) throws -> [String: [String: Int]] {
  var declared: [String: [String: Int]] = [:]
  let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
  while let file = files?.nextObject() as? URL {
    guard file.pathExtension == "swift" else { continue }
    var current: String?
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if let match = try /^public enum (\w+): U?Int\b/.firstMatch(in: line) {
        current = String(match.1)
        declared[String(match.1)] = [:]
      } else if line.hasPrefix("}") {
        current = nil
      } else if let name = current, let match = try /^  case (.+)$/.firstMatch(in: line) {
        let parts = match.1.split(separator: " = ").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "`")) }
        guard let first = parts.first else { continue }
        declared[name]?[first] = parts.count == 2 ? Int(parts[1]) : nil
      }
    }
  }
  return declared
}
