/// The symbols of an SDK, by name.
package struct SymbolTable: Sendable {
  package private(set) var symbols: [Symbol] = []
  /// The types by name.
  private var types: [String: Int] = [:]
  private var members: [String: [String: [Int]]] = [:]
  private var globals: [String: [Int]] = [:]
  /// The members of any type by name.
  private var byName: [String: [Int]] = [:]
  /// The names in the app's brand, by those of the types.
  private(set) var brandNames: [String: String] = [:]
  private var bySelector: [String: [Int]] = [:]

  /// Reads tables; a symbol that an earlier one has is not taken from a later one.
  package init(_ tables: [String]) {
    var known: Set<String> = []
    for (number, table) in tables.enumerated() {
      var added: Set<String> = []
      for row in table.split(separator: "\n") {
        guard var symbol = Symbol(row: row) else { continue }
        symbol.isBrand = number == 0 && tables.count > 1 && symbol.isOurs
        let title = symbol.title
        if known.contains(title) { continue }
        added.insert(title)
        add(symbol)
      }
      known.formUnion(added)
    }
    showBrand()
    // Members that a version of the SDK has of a type that is an alias here.
    for symbol in symbols where symbol.kind == .alias {
      guard case .named(let target) = symbol.result, target != symbol.name, let own = members[symbol.name] else {
        continue
      }
      for (name, indices) in own { members[target, default: [:]][name, default: []] += indices }
    }
  }

  /// Lets members show the names that a brand's aliases give their types; the longest of several.
  private mutating func showBrand() {
    var names: [String: String] = [:]
    for symbol in symbols where symbol.kind == .alias && symbol.isBrand {
      guard case .named(let target) = symbol.result, (names[target]?.count ?? 0) < symbol.name.count else { continue }
      names[target] = symbol.name
    }
    if names.isEmpty { return }
    brandNames = names
    for index in symbols.indices { symbols[index].shownOwner = names[symbols[index].owner] }
  }

  private mutating func add(_ symbol: Symbol) {
    let index = symbols.count
    symbols.append(symbol)
    switch symbol.kind {
    case .member:
      members[Self.short(symbol.owner), default: [:]][symbol.name, default: []].append(index)
      byName[symbol.name, default: []].append(index)
    case .global: globals[symbol.name, default: []].append(index)
    default:
      // A type in another one is known by its own name, and so is an alias of it.
      let name = Self.short(symbol.name)
      if types[name] == nil || symbol.kind != .alias { types[name] = index }
    }
    if !symbol.selector.isEmpty { bySelector[symbol.selector, default: []].append(index) }
  }

  private static func short(_ name: String) -> String {
    name.split(separator: ".").last.map { String($0) } ?? name
  }

  package func type(_ name: String) -> Symbol? { types[name].map { symbols[$0] } }

  package func globals(_ name: String) -> [Symbol] { (globals[name] ?? []).map { symbols[$0] } }

  /// The members of that name of any type.
  package func members(named name: String) -> [Symbol] { (byName[name] ?? []).map { symbols[$0] } }

  package func symbols(selector: String) -> [Symbol] { (bySelector[selector] ?? []).map { symbols[$0] } }

  /// Returns the names of a type, its supertypes, and what an alias stands for.
  package func lineage(of name: String) -> [String] {
    var found = [name]
    var index = 0
    while index < found.count, found.count < 64 {
      for parent in type(found[index])?.parents ?? [] where !found.contains(parent) { found.append(parent) }
      index += 1
    }
    return found
  }

  /// Returns the members of that name of a type and its supertypes.
  package func members(of type: String, named name: String) -> [Symbol] {
    lineage(of: type).flatMap { (members[$0]?[name] ?? []).map { symbols[$0] } }
  }

  /// Returns the methods of a type and its supertypes.
  package func methods(of type: String) -> [Symbol] {
    lineage(of: type).flatMap { owner in
      (members[owner] ?? [:]).values.flatMap { $0 }.map { symbols[$0] }.filter { $0.labels != nil }
    }
  }

  /// Returns whether a type is a protocol that apps' objects conform to.
  package func isDelegate(_ name: String) -> Bool {
    lineage(of: name).contains { type($0)?.kind == .delegate }
  }

  /// Returns the type that a name stands for, through aliases.
  func resolved(_ type: TypeText) -> TypeText {
    var current = type
    for _ in 0..<8 {
      guard case .named(let name) = current, let symbol = self.type(name), symbol.kind == .alias else { break }
      current = symbol.result
    }
    return current
  }
}
