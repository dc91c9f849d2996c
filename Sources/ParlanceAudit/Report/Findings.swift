/// The symbols of an SDK that an app uses, and what else was found of it.
package struct Findings: Sendable {
  /// A symbol in use.
  package struct Use: Sendable {
    package var title: String
    /// The symbol in the names of the app's brand.
    package var shown: String
    package var status: SymbolStatus
    package var note: String
    /// The first places, at most `Findings.placeLimit`.
    package var places: [Place]
    package var count: Int
  }

  /// A method that compiles and is not called.
  package struct NeverCalled: Hashable, Sendable {
    package var type: String
    package var method: String
    package var delegate: String
    package var reason: String
    /// The nearest method that is called; empty for none.
    package var nearest: String
    package var place: Place
  }

  /// A member's name whose owner is unknown.
  package struct Ambiguity: Sendable {
    package var name: String
    /// The types that have such a member.
    package var owners: [String]
    package var places: [Place]
    package var count: Int
  }

  package static let placeLimit = 20

  package var uses: [String: Use] = [:]
  package var ambiguities: [String: Ambiguity] = [:]
  package var neverCalled: Set<NeverCalled> = []
  /// The places of imports, manifests' entries and kits, by name.
  package private(set) var mentions: [String: [Place]] = [:]
  package private(set) var kits: [String: [Place]] = [:]
  /// The numbers of files by language.
  package var files: [String: Int] = [:]

  mutating func add(_ symbol: Symbol, at place: Place) {
    add(title: symbol.title, shown: symbol.shownTitle, status: symbol.status, note: symbol.note, at: place)
  }

  mutating func add(title: String, shown: String? = nil, status: SymbolStatus, note: String, at place: Place) {
    var use = uses[title] ?? Use(title: title, shown: shown ?? title, status: status, note: note, places: [], count: 0)
    use.count += 1
    if use.places.count < Self.placeLimit, use.places.last != place { use.places.append(place) }
    uses[title] = use
  }

  mutating func addAmbiguity(_ name: String, owners: [String], at place: Place) {
    var found = ambiguities[name] ?? Ambiguity(name: name, owners: owners, places: [], count: 0)
    found.count += 1
    if found.places.count < Self.placeLimit { found.places.append(place) }
    ambiguities[name] = found
  }

  mutating func mention(_ name: String, at place: Place) {
    if mentions[name, default: []].count < Self.placeLimit { mentions[name, default: []].append(place) }
  }

  mutating func mentionKit(_ name: String, at place: Place) {
    if kits[name, default: []].count < Self.placeLimit { kits[name, default: []].append(place) }
  }

  package var isEmpty: Bool { uses.isEmpty && mentions.isEmpty && kits.isEmpty && neverCalled.isEmpty }

  package func count(_ status: SymbolStatus) -> Int { uses.values.count { $0.status == status } }
}
