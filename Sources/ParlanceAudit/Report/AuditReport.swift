/// The result of an audit.
package struct AuditReport: Sendable {
  package enum SwiftReading: String, Sendable {
    /// With the compiler's parser.
    case parser
    /// By names only.
    case names
  }

  package var paths: [String]
  package var swiftReading = SwiftReading.parser
  /// The numbers of files by language, and of their lines.
  package var files: [String: Int] = [:]
  package var lines = 0
  package var sdks: [SDKReport] = []
  /// The problems of single files.
  package var problems: [String: String] = [:]
  /// The paths and folders that cannot be read.
  package var unreadable: [String] = []
  package var skippedFolders: [String] = []
  package var links = 0
  package var isCut = false

  /// 0 if the app uses nothing that is absent, 1 if it does or if a delegate's method would not be called, 2 if a path
  /// cannot be read.
  package var exitCode: Int32 {
    if !unreadable.isEmpty { return 2 }
    return sdks.contains { $0.findings.count(.absent) > 0 || !$0.findings.neverCalled.isEmpty } ? 1 : 0
  }
}

/// The findings about one SDK.
package struct SDKReport: Sendable {
  package var sdk: AuditedSDK
  package var findings: Findings

  /// The uses of a status, by name.
  package func uses(_ status: SymbolStatus) -> [Findings.Use] {
    findings.uses.values.filter { $0.status == status }.sorted { $0.shown < $1.shown }
  }

  package var neverCalled: [Findings.NeverCalled] {
    findings.neverCalled.sorted {
      ($0.place.file, $0.place.line, $0.method) < ($1.place.file, $1.place.line, $1.method)
    }
  }

  package var ambiguities: [Findings.Ambiguity] { findings.ambiguities.values.sorted { $0.name < $1.name } }

  /// The capabilities that the app uses, with the symbols that show it.
  package var features: [(feature: AuditFeature, symbols: [String])] {
    sdk.features.compactMap { feature in
      let symbols = findings.uses.values.filter { feature.fits($0.title) }.map(\.shown).sorted()
      return symbols.isEmpty ? nil : (feature, symbols)
    }
  }
}

extension Findings {
  /// Adds what another reading found.
  mutating func merge(_ other: Findings) {
    for use in other.uses.values {
      var mine =
        uses[use.title]
        ?? Use(
          title: use.title, shown: use.shown, status: use.status, note: use.note, places: [], count: 0)
      mine.count += use.count
      mine.places = Array((mine.places + use.places).prefix(Self.placeLimit))
      uses[use.title] = mine
    }
    for found in other.ambiguities.values {
      var mine = ambiguities[found.name] ?? Ambiguity(name: found.name, owners: found.owners, places: [], count: 0)
      mine.count += found.count
      mine.places = Array((mine.places + found.places).prefix(Self.placeLimit))
      ambiguities[found.name] = mine
    }
    neverCalled.formUnion(other.neverCalled)
    for (name, places) in other.mentions { for place in places { mention(name, at: place) } }
    for (name, places) in other.kits { for place in places { mentionKit(name, at: place) } }
    for (language, count) in other.files { files[language, default: 0] += count }
  }
}
