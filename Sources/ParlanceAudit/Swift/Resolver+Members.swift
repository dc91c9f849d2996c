extension Resolver {
  /// Members that every object, structure or enumeration has, which no table lists.
  private static let common: Set<String> = [
    "self", "description", "debugDescription", "hash", "hashValue", "isEqual", "copy", "mutableCopy", "init",
    "rawValue",
    "allCases", "perform", "responds", "isKind", "isMember", "conforms", "setValue", "value", "superclass", "Type",
    "addObserver", "removeObserver", "observe", "isProxy", "forwardingTarget", "localizedDescription", "code", "domain",
    "userInfo", "contains", "insert", "remove", "union", "subtracting", "intersection", "isEmpty", "map", "flatMap",
    "some", "none",
    "init(rawValue:)", "publisher", "className", "classForCoder", "dictionaryWithValues", "willChangeValue",
    "didChangeValue",
    "encode", "load", "initialize", "alloc", "new", "keyPath", "awakeFromNib", "classForKeyedArchiver",
  ]

  /// Returns the type of `base.name`, and notes it.
  mutating func member(_ node: Fact, hint: TypeText) -> TypeText {
    let name = node[2].text
    guard node[1].isList else {
      if case .named(let type) = resolved(hint) { return member(name, of: .meta(type), line: node[3].number) }
      if hint == .unknown { ambiguous(name, line: node[3].number) }
      return hint == .foreign ? .foreign : .unknown
    }
    let base = type(of: node[1], hint: hint)
    // `Module.Type`.
    if node[1][0].text == "n", sdks.contains(where: { modules[$0].contains(node[1][1].text) }),
      let sdk = owner(of: name), let symbol = tables[sdk].type(name)
    {
      note(symbol, sdk, line: node[3].number)
      return .meta(name)
    }
    return member(name, of: base, line: node[3].number)
  }

  /// Returns the type of a member that is not called.
  mutating func member(_ name: String, of base: TypeText, line: Int) -> TypeText {
    let base = resolved(base)
    switch base {
    case .named(let type), .meta(let type):
      if name == "self" { return base }
      if name == "init", case .meta = base { return .named(type) }
      if case .meta = base, app.isDeclared(name), app.types[type]?.members[name] == nil { return .meta(name) }
      if let own = appMember(type, name) { return value(of: own, key: "\(type).\(name)").bound(to: type) }
      if let (sdk, symbols) = vendorMembers(type, name), let symbol = best(of: symbols, base) {
        note(symbol, sdk, line: line)
        let result = symbol.result.bound(to: type)
        // A case of an enumeration with values, as a pattern names it.
        let isValue = symbol.labels == nil || result == .named(type) && symbol.isStatic
        return isValue ? result : .function(symbol.parameters, result)
      }
      // A type in a type.
      if case .meta = base, let sdk = owner(of: name), let symbol = tables[sdk].type(name) {
        note(symbol, sdk, line: line)
        return .meta(name)
      }
      return missing(name, type, line: line)
    case .list(let element): return Standard.property(name, of: .list(element))
    case .map(let key, let value): return Standard.property(name, of: .map(key, value))
    case .tuple(let parts):
      if let index = Int(name), parts.indices.contains(index) { return parts[index] }
      // The parts of a dictionary's elements, and of `enumerated()`.
      if parts.count == 2, name == "key" || name == "offset" { return parts[0] }
      if parts.count == 2, name == "value" || name == "element" { return parts[1] }
      return .unknown
    case .foreign: return .foreign
    case .function: return .unknown
    case .unknown:
      ambiguous(name, line: line)
      return .unknown
    }
  }

  /// Prefers static members for a type, and others for an object.
  private func best(of symbols: [Symbol], _ base: TypeText) -> Symbol? {
    let wantsStatic = if case .meta = base { true } else { false }
    return symbols.first { $0.isStatic == wantsStatic && $0.labels == nil } ?? symbols.first {
      $0.isStatic == wantsStatic
    }
      ?? symbols.first
  }

  func appMember(_ type: String, _ name: String) -> AppTypes.Member? {
    for owner in app.lineage(of: type) {
      if let member = app.types[owner]?.members[name]?.first { return member }
    }
    return nil
  }

  /// Returns the members of an SDK's type, also of one that an app's type inherits from.
  func vendorMembers(_ type: String, _ name: String) -> (sdk: Int, symbols: [Symbol])? {
    for owner in app.lineage(of: type) where !app.isDeclared(owner) {
      for sdk in sdks where tables[sdk].type(owner) != nil {
        let found = tables[sdk].members(of: owner, named: name)
        if !found.isEmpty { return (sdk, found) }
      }
    }
    return nil
  }

  func members(of type: String, _ name: String) -> [Symbol] { vendorMembers(type, name)?.symbols ?? [] }

  /// Returns whether a type is of neither the app nor an SDK that the file imports.
  func isForeign(_ name: String) -> Bool {
    app.lineage(of: name).allSatisfy { !app.isDeclared($0) && owner(of: $0) == nil }
  }

  /// Notes a member that an SDK's type does not have.
  mutating func missing(_ name: String, _ type: String, line: Int) -> TypeText {
    guard !app.isDeclared(type), let sdk = owner(of: type) else { return isForeign(type) ? .foreign : .unknown }
    if Self.common.contains(name) { return .foreign }
    if !isQuiet, let symbol = tables[sdk].type(type) {
      findings[sdk].add(
        title: "\(type).\(name)", status: .absent,
        note: symbol.status == .absent ? "" : "not a member in the versions of the SDK that the tables have",
        at: Place(file: file, line: line))
    }
    return .unknown
  }

  /// Notes a member's name whose owner is unknown, if SDKs that the file imports have such members and the app has none.
  mutating func ambiguous(_ name: String, line: Int) {
    guard !isQuiet, !app.memberNames.contains(name), !Standard.names.contains(name) else { return }
    for sdk in sdks {
      let owners = Set(tables[sdk].members(named: name).map(\.owner))
      if owners.isEmpty { continue }
      findings[sdk].addAmbiguity(name, owners: owners.sorted(), at: Place(file: file, line: line))
      return
    }
  }
}
