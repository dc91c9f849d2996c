#if Server
  internal import ParlanceCore

  /// The outcome of an import.
  package struct ImportReport: Sendable {
    /// A record that was not imported.
    package struct Refusal: Hashable, Sendable, CustomStringConvertible {
      package var place: ArchivePlace
      package var kind: String
      package var id: String
      package var reason: String

      package var description: String { "\(place): \(kind) \"\(id)\": \(reason)" }
    }

    /// The numbers of records of a kind.
    package struct Counts: Hashable, Sendable {
      package var imported = 0
      /// Those that were imported before.
      package var known = 0
      /// Those under whose id another content was imported before.
      package var conflicts = 0
      package var refused = 0
    }

    /// The most refusals, and the most damages, that are listed; all are counted.
    package static let listLimit = 100

    package var counts: [String: Counts] = [:]
    /// The number of refused records by kind and reason.
    package var reasons: [String: Int] = [:]
    /// The first records that were not imported.
    package var refusals: [Refusal] = []
    package var damageCount = 0
    /// The first damages.
    package var damages: [ArchiveDamage] = []
    /// The number of messages with a file whose content is not here.
    package var filesLeftOut = 0

    package init() {}

    mutating func add(_ damage: ArchiveDamage) {
      damageCount += 1
      if damages.count < Self.listLimit { damages.append(damage) }
    }

    mutating func add(_ outcome: ImportOutcome, of kind: String, _ id: String, at place: ArchivePlace) {
      switch outcome {
      case .imported: counts[kind, default: Counts()].imported += 1
      case .known: counts[kind, default: Counts()].known += 1
      case .conflict:
        counts[kind, default: Counts()].conflicts += 1
        note(kind, id, "another content was imported before, and stays", at: place)
      case .refused(let error):
        counts[kind, default: Counts()].refused += 1
        note(
          kind, id, error.detail.isEmpty ? error.code.rawValue : "\(error.code.rawValue): \(error.detail)", at: place)
      }
    }

    mutating func refuse(_ kind: String, _ id: String, _ reason: String, at place: ArchivePlace) {
      counts[kind, default: Counts()].refused += 1
      note(kind, id, reason, at: place)
    }

    private mutating func note(_ kind: String, _ id: String, _ reason: String, at place: ArchivePlace) {
      reasons["\(kind): \(reason)", default: 0] += 1
      if refusals.count < Self.listLimit {
        refusals.append(Refusal(place: place, kind: kind, id: id, reason: reason))
      }
    }

    /// A Boolean value that indicates whether every record is in the hub.
    package var isComplete: Bool {
      damageCount == 0 && counts.values.allSatisfy { $0.conflicts == 0 && $0.refused == 0 }
    }

    /// The report for people.
    package var text: String {
      var lines = ArchiveKind.allCases.compactMap { kind -> String? in
        guard let count = counts[kind.rawValue] else { return nil }
        var parts = ["\(count.imported) imported"]
        if count.known > 0 { parts.append("\(count.known) here already") }
        if count.conflicts > 0 { parts.append("\(count.conflicts) with another content") }
        if count.refused > 0 { parts.append("\(count.refused) refused") }
        return "\(kind.rawValue)  \(parts.joined(separator: ", "))"
      }
      if filesLeftOut > 0 { lines.append("messages without the content of their files  \(filesLeftOut)") }
      lines += refusals.map(\.description)
      if damageCount > 0 { lines.append("damaged lines  \(damageCount)") }
      lines += damages.map(\.description)
      return lines.map { $0 + "\n" }.joined()
    }

    /// The report for programs.
    package var node: JSONNode {
      [
        "complete": .flag(isComplete),
        "counts": .object(
          counts.mapValues { count in
            [
              "imported": .integer(Int64(count.imported)), "known": .integer(Int64(count.known)),
              "conflicts": .integer(Int64(count.conflicts)), "refused": .integer(Int64(count.refused)),
            ]
          }),
        "reasons": .object(reasons.mapValues { .integer(Int64($0)) }),
        "refusals": .list(
          refusals.map {
            [
              "file": .text($0.place.file), "line": .integer(Int64($0.place.line)), "kind": .text($0.kind),
              "id": .text($0.id), "reason": .text($0.reason),
            ]
          }),
        "filesLeftOut": .integer(Int64(filesLeftOut)), "damageCount": .integer(Int64(damageCount)),
        "damages": .list(
          damages.map { ["file": .text($0.file), "line": .integer(Int64($0.line)), "reason": .text($0.reason)] }),
      ]
    }
  }

  /// A line of an archive.
  package struct ArchivePlace: Hashable, Sendable, CustomStringConvertible {
    package var file: String
    /// The line's number, from 1.
    package var line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }

    package var description: String { "\(file):\(line)" }
  }
#endif
