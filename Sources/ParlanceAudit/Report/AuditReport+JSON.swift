internal import Foundation

extension AuditReport {
  /// The report as JSON, with members in order of their names.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Document(self)) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    struct Entry: Encodable {
      var symbol: String
      var status: String
      var note: String?
      var count: Int
      var places: [String]
    }
    struct Method: Encodable {
      var type, method, delegate, reason: String
      var nearest: String?
      var place: String
    }
    struct Ambiguity: Encodable {
      var name: String
      var candidates: [String]
      var count: Int
      var places: [String]
    }
    struct Feature: Encodable { var name, note: String; var symbols: [String] }
    struct Mention: Encodable { var name: String; var places: [String] }
    struct SDK: Encodable {
      var name, title: String
      var found, kits: [Mention]
      var counts: [String: Int]
      var symbols: [Entry]
      var neverCalled: [Method]
      var ambiguous: [Ambiguity]
      var features: [Feature]
      var notes: [String]
    }

    var format = 1
    var paths: [String]
    var swift: String
    var files: [String: Int]
    var lines: Int
    var problems: [String: String]
    var unreadable, skipped: [String]
    var links: Int
    var sdks: [SDK]
    var verdict: String

    init(_ report: AuditReport) {
      paths = report.paths
      swift = report.swiftReading.rawValue
      files = report.files
      lines = report.lines
      problems = report.problems
      unreadable = report.unreadable.sorted()
      skipped = report.skippedFolders.sorted()
      links = report.links
      verdict = report.verdict
      sdks = report.sdks.map { sdk in
        let found = sdk.findings
        var counts = Dictionary(uniqueKeysWithValues: SymbolStatus.allCases.map { ($0.rawValue, found.count($0)) })
        counts["neverCalled"] = found.neverCalled.count
        counts["ambiguous"] = found.ambiguities.count
        return SDK(
          name: sdk.sdk.name, title: sdk.sdk.title, found: Self.mentions(found.mentions),
          kits: Self.mentions(found.kits),
          counts: counts,
          symbols: found.uses.values.sorted { $0.shown < $1.shown }.map {
            Entry(
              symbol: $0.shown, status: $0.status.rawValue, note: $0.note.isEmpty ? nil : $0.note, count: $0.count,
              places: Self.texts($0.places))
          },
          neverCalled: sdk.neverCalled.map {
            Method(
              type: $0.type, method: $0.method, delegate: $0.delegate, reason: $0.reason,
              nearest: $0.nearest.isEmpty ? nil : $0.nearest, place: $0.place.text)
          },
          ambiguous: sdk.ambiguities.map {
            Ambiguity(name: $0.name, candidates: $0.owners, count: $0.count, places: Self.texts($0.places))
          },
          features: sdk.features.map { Feature(name: $0.feature.name, note: $0.feature.note, symbols: $0.symbols) },
          notes: sdk.sdk.notes)
      }
    }

    private static func texts(_ places: [Place]) -> [String] {
      places.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.map(\.text)
    }

    private static func mentions(_ mentions: [String: [Place]]) -> [Mention] {
      mentions.sorted { $0.key < $1.key }.map { Mention(name: $0.key, places: texts($0.value)) }
    }
  }
}
