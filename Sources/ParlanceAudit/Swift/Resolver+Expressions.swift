extension Resolver {
  /// Returns the type of an expression, and notes the symbols in it.
  ///
  /// - parameter hint: The type that is wanted, for `.member` without a base.
  mutating func type(of node: Fact, hint: TypeText) -> TypeText {
    switch node[0].text {
    case "v": return variables[node[1].number] ?? .unknown
    case "n": return name(node[1].text, line: node[2].number, in: node[3].text)
    case "self": return node[1].text.isEmpty ? .unknown : .named(node[1].text)
    case "super": return superType(of: node[1].text)
    case ".": return member(node, hint: hint)
    case "c": return call(node, hint: hint)
    case "i":
      let base = type(of: node[1], hint: .unknown)
      for argument in node[2].list { _ = type(of: argument, hint: .unknown) }
      switch resolved(base) {
      case .list(let element): return element
      case .map(_, let value): return value
      case .named(let name):
        if let found = members(of: name, "subscript").first?.result { return found }
        return isForeign(name) ? .foreign : .unknown
      case .foreign: return .foreign
      default: return .unknown
      }
    case "as":
      _ = type(of: node[2], hint: .unknown)
      return type(node[1].text)
    case "l":
      for part in node[2].list { _ = type(of: part, hint: .unknown) }
      return .named(node[1].text)
    case "a":
      var element = TypeText.unknown
      for item in node[1].list {
        let found = type(of: item, hint: resolved(hint).element)
        if element == .unknown { element = found }
      }
      return .list(element)
    case "o": return operands(node[1].list, hint: hint)
    case "b":
      _ = operands(node[1].list, hint: .unknown)
      return .named("Bool")
    case "t":
      let parts = node[1].list
      if let condition = parts.first { _ = type(of: condition, hint: .unknown) }
      return operands(Array(parts.dropFirst()), hint: hint)
    case "tuple": return .tuple(node[1].list.map { type(of: $0, hint: .unknown) })
    case "kp": return keyPath(node)
    case "x":
      for part in node[1].list { _ = type(of: part, hint: .unknown) }
      return .unknown
    default: return .unknown
    }
  }

  /// Evaluates operands; those that begin with a dot are looked up in the type of another one.
  private mutating func operands(_ parts: [Fact], hint: TypeText) -> TypeText {
    var found = TypeText.unknown
    for part in parts where !isImplicit(part) {
      let type = type(of: part, hint: hint)
      if found == .unknown { found = type }
    }
    for part in parts where isImplicit(part) {
      let type = type(of: part, hint: found == .unknown ? hint : found)
      if found == .unknown { found = type }
    }
    return found == .unknown ? hint : found
  }

  private func isImplicit(_ node: Fact) -> Bool {
    switch node[0].text {
    case ".": return node[1].isList ? isImplicit(node[1]) : true
    case "c": return isImplicit(node[1])
    case "t": return node[1].list.dropFirst().contains { isImplicit($0) }
    case "o": return node[1].list.allSatisfy { isImplicit($0) }
    default: return false
    }
  }

  private mutating func keyPath(_ node: Fact) -> TypeText {
    var base = type(node[1].text)
    for step in node[2].list {
      guard base != .unknown else { break }
      base = member(step[0].text, of: base, line: step[1].number)
    }
    return .foreign
  }

  func superType(of name: String) -> TypeText {
    guard let parent = app.types[name]?.parents.first?.name else { return .foreign }
    return .named(parent)
  }

  /// Returns the type of a name that is not a local variable.
  mutating func name(_ name: String, line: Int, in type: String) -> TypeText {
    if !type.isEmpty, let found = lookUp(name, in: type, line: line) { return found }
    if app.isDeclared(name) || app.aliases[name] != nil {
      if case .named(let target)? = app.aliases[name] { return .meta(target) }
      return .meta(name)
    }
    if let global = app.globals[name]?.first { return value(of: global, key: name) }
    if let sdk = owner(of: name), let symbol = tables[sdk].type(name) {
      note(symbol, sdk, line: line)
      if case .named(let target) = tables[sdk].resolved(.named(name)) { return .meta(target) }
      return .meta(name)
    }
    for sdk in sdks {
      if let symbol = tables[sdk].globals(name).first {
        note(symbol, sdk, line: line)
        return symbol.result
      }
      if modules[sdk].contains(name) { return .meta(name) }
    }
    // Names that neither the app nor the SDKs declare are the system's.
    return .foreign
  }

  /// Looks a name up among the members of a type around it; nil if there is none.
  private mutating func lookUp(_ name: String, in type: String, line: Int) -> TypeText? {
    for owner in app.lineage(of: type) {
      if let members = app.types[owner]?.members[name], let member = members.first {
        return value(of: member, key: "\(owner).\(name)")
      }
      if let (sdk, symbols) = vendorMembers(owner, name), let symbol = symbols.first {
        note(symbol, sdk, line: line)
        return symbol.labels == nil ? symbol.result : .function(symbol.parameters, symbol.result)
      }
    }
    return nil
  }

  /// Returns the type of an app's member.
  mutating func value(of member: AppTypes.Member, key: String) -> TypeText {
    if member.kind == "f" || member.kind == "i" {
      return .function(member.parameters.map { type($0) }, member.result.isEmpty ? .tuple([]) : type(member.result))
    }
    if !member.result.isEmpty { return type(member.result) }
    if let known = derived[key] { return known }
    guard let value = member.value, pending.count < 32, pending.insert(key).inserted else { return .unknown }
    defer { pending.remove(key) }
    // Local numbers of the other file mean nothing here.
    let (variables, calls) = (self.variables, self.calls)
    defer { (self.variables, self.calls) = (variables, calls) }
    (self.variables, self.calls) = ([:], [:])
    let result = quietly { $0.type(of: value, hint: .unknown) }
    derived[key] = result
    return result
  }
}
