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

    /// The outcome of the files of messages that are in the hub.
    package struct Files: Sendable {
      /// The number of files that came into the hub.
      package var stored = 0
      /// The number of files that messages have with their content.
      package var attached = 0
      /// The number of files of messages whose content is missing, by reason.
      package var missing: [String: Int] = [:]
      /// The first of them.
      package var losses: [Refusal] = []
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
    /// The outcome of files; nil if the import had no place from which to take them.
    package var files: Files?

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

    /// Counts the files of a message or an edit that is in the hub.
    mutating func add(filesOf line: ArchiveLine, _ losses: [FileImport.Key: MediaLoss]) {
      var lost = line.files.compactMap { file in losses[FileImport.Key(file, of: line)].map { (file.part, $0) } }
      files?.attached += line.files.count - lost.count
      // The archive says nothing of its content.
      if line.hasFile, !line.files.contains(where: { $0.part == .file }) {
        lost.append((.file, MediaLoss("the archive has no address of it")))
      }
      for (part, loss) in lost {
        if part == .file { filesLeftOut += 1 }
        files?.missing[loss.reason, default: 0] += 1
        guard let count = files?.losses.count, count < Self.listLimit else { continue }
        let kind = "\(part == .file ? "file" : "preview") of the \(line.record.content.kind)"
        files?.losses.append(Refusal(place: line.place, kind: kind, id: line.record.id, reason: loss.reason))
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
      if let files {
        lines.append("files  \(files.attached) with their content, \(files.stored) of them new")
        lines += files.missing.sorted { $0.key < $1.key }.map { "missing files  \($0.value): \($0.key)" }
        lines += files.losses.map(\.description)
      }
      lines += refusals.map(\.description)
      if damageCount > 0 { lines.append("damaged lines  \(damageCount)") }
      lines += damages.map(\.description)
      return lines.map { $0 + "\n" }.joined()
    }

    /// The report for programs.
    package var node: JSONNode {
      var node = records
      node["files"] = files?.node
      return .object(node)
    }

    private var records: [String: JSONNode] {
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
        "refusals": .list(refusals.map(\.node)),
        "filesLeftOut": .integer(Int64(filesLeftOut)), "damageCount": .integer(Int64(damageCount)),
        "damages": .list(
          damages.map { ["file": .text($0.file), "line": .integer(Int64($0.line)), "reason": .text($0.reason)] }),
      ]
    }
  }

  extension ImportReport.Refusal {
    fileprivate var node: JSONNode {
      [
        "file": .text(place.file), "line": .integer(Int64(place.line)), "kind": .text(kind), "id": .text(id),
        "reason": .text(reason),
      ]
    }
  }

  extension ImportReport.Files {
    fileprivate var node: JSONNode {
      [
        "stored": .integer(Int64(stored)), "attached": .integer(Int64(attached)),
        "missing": .object(missing.mapValues { .integer(Int64($0)) }), "losses": .list(losses.map(\.node)),
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
