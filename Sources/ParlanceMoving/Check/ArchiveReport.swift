#if Server
  /// The outcome of a check.
  package struct ArchiveReport: Sendable {
    /// An id that is referred to and not in the archive.
    package struct Missing: Hashable, Sendable {
      package var kind: String
      package var source: String
      package var id: String
      /// The place of the first reference.
      package var file: String
      package var line: Int
      /// The number of references.
      package var count: Int
    }

    /// The most damages, and the most missing ids of a kind, that are listed; all are counted.
    package static let listLimit = 100

    /// The number of records by kind.
    package var counts: [String: Int] = [:]
    /// The number of records that occur again, with equal content.
    package var repeated = 0
    package var damageCount = 0
    /// The first damages.
    package var damages: [ArchiveDamage] = []
    /// The number of ids that are missing, by kind.
    package var missingCounts: [String: Int] = [:]
    /// The first missing ids of each kind.
    package var missing: [Missing] = []

    package init() {}

    /// A Boolean value that indicates whether no line is damaged; missing ids are allowed.
    package var isValid: Bool { damageCount == 0 }

    mutating func add(_ damage: ArchiveDamage) {
      damageCount += 1
      if damages.count < Self.listLimit { damages.append(damage) }
    }

    mutating func add(_ missing: Missing) {
      let count = missingCounts[missing.kind, default: 0] + 1
      missingCounts[missing.kind] = count
      if count <= Self.listLimit { self.missing.append(missing) }
    }

    /// The report for people.
    package var text: String {
      var lines = ArchiveKind.allCases.compactMap { kind in counts[kind.rawValue].map { "\(kind.rawValue)  \($0)" } }
      if repeated > 0 { lines.append("repeated  \(repeated)") }
      for kind in missingCounts.keys.sorted() {
        lines.append("missing \(kind)  \(missingCounts[kind, default: 0])")
      }
      lines += missing.map {
        "\($0.file):\($0.line): \($0.kind) \"\($0.id)\" is not in the archive (\($0.count) references)"
      }
      if damageCount > 0 { lines.append("damaged lines  \(damageCount)") }
      lines += damages.map(\.description)
      return lines.map { $0 + "\n" }.joined()
    }

    /// The report for programs.
    package var node: JSONNode {
      func numbers(_ counts: [String: Int]) -> JSONNode { .object(counts.mapValues { .integer(Int64($0)) }) }
      return [
        "valid": .flag(isValid), "counts": numbers(counts), "repeated": .integer(Int64(repeated)),
        "missingCounts": numbers(missingCounts), "damageCount": .integer(Int64(damageCount)),
        "missing": .list(
          missing.map {
            [
              "kind": .text($0.kind), "source": .text($0.source), "id": .text($0.id), "file": .text($0.file),
              "line": .integer(Int64($0.line)), "count": .integer(Int64($0.count)),
            ]
          }),
        "damages": .list(
          damages.map {
            ["file": .text($0.file), "line": .integer(Int64($0.line)), "reason": .text($0.reason)]
          }),
      ]
    }
  }
#endif
