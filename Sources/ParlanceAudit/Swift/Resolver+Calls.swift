extension Resolver {
  /// Returns the result of a call, and notes what is called; `calls` has the types of its parameters then.
  mutating func call(_ node: Fact, hint: TypeText) -> TypeText {
    let (callee, labels, arguments) = (node[1], node[2].list.map(\.text), node[3].list)
    let (closures, line, number) = (node[4].number, node[5].number, node[6].number)
    var target: (parameters: [TypeText], result: TypeText)
    switch callee[0].text {
    case ".":
      let name = callee[2].text
      var base: TypeText
      if callee[1].isList {
        base = type(of: callee[1], hint: hint)
      } else if case .named(let type) = resolved(hint) {
        base = .meta(type)
      } else {
        base = hint == .foreign ? .foreign : .unknown
      }
      base = resolved(base)
      if callee[1][0].text == "n", sdks.contains(where: { modules[$0].contains(callee[1][1].text) }),
        owner(of: name) != nil
      {
        refer(to: name, line: callee[3].number)
        target = construct(name, labels, closures, line: callee[3].number)
      } else {
        target = method(name, of: base, labels, closures, line: callee[3].number)
      }
    case "n":
      let name = callee[1].text
      if !callee[3].text.isEmpty,
        let found = ownMethod(name, in: callee[3].text, labels, closures, line: callee[2].number)
      {
        target = found
      } else {
        switch self.name(name, line: callee[2].number, in: callee[3].text) {
        case .meta(let type): target = construct(type, labels, closures, line: line)
        case .function(let parameters, let result): target = (parameters, result)
        case .foreign: target = ([], .foreign)
        default: target = ([], .unknown)
        }
      }
    case "self": target = construct(callee[1].text, labels, closures, line: line)
    default:
      switch resolved(type(of: callee, hint: .unknown)) {
      case .function(let parameters, let result): target = (parameters, result)
      case .meta(let type): target = construct(type, labels, closures, line: line)
      case .foreign: target = ([], .foreign)
      default: target = ([], .unknown)
      }
    }
    if number > 0 { calls[number] = target.parameters }
    for (index, argument) in arguments.enumerated() {
      let hint = target.parameters.indices.contains(index) ? resolved(target.parameters[index]) : .unknown
      _ = type(of: argument, hint: target.result == .foreign && hint == .unknown ? .foreign : hint)
    }
    return target.result
  }

  /// Calls a method of a type.
  private mutating func method(
    _ name: String, of base: TypeText, _ labels: [String], _ closures: Int, line: Int
  ) -> (parameters: [TypeText], result: TypeText) {
    switch base {
    case .named(let type), .meta(let type):
      if name == "init" { return construct(type, labels, closures, line: line) }
      for owner in app.lineage(of: type) {
        if let members = app.types[owner]?.members[name], var found = fitting(members, labels, closures) {
          found.result = found.result.bound(to: type)
          return found
        }
        if case .meta = base, app.types[name] != nil, app.isDeclared(name) {
          return construct(name, labels, closures, line: line)
        }
      }
      if let (sdk, symbols) = vendorMembers(type, name) {
        return choose(symbols, labels, closures, sdk, type, line: line)
      }
      if isForeign(type) || Standard.optional.contains(name) {
        return Standard.call(name, of: base)
      }
      return ([], missing(name, type, line: line))
    case .list, .map: return Standard.call(name, of: base)
    case .foreign: return ([.foreign, .foreign, .foreign, .foreign], .foreign)
    default:
      ambiguous(name, line: line)
      return ([], .unknown)
    }
  }

  /// Calls a method of the type around the call; nil if it has none.
  private mutating func ownMethod(
    _ name: String, in type: String, _ labels: [String], _ closures: Int, line: Int
  ) -> (parameters: [TypeText], result: TypeText)? {
    for owner in app.lineage(of: type) {
      if let members = app.types[owner]?.members[name], let found = fitting(members, labels, closures) { return found }
      if !app.isDeclared(owner), let sdk = sdks.first(where: { tables[$0].type(owner) != nil }) {
        let symbols = tables[sdk].members(of: owner, named: name)
        if !symbols.isEmpty { return choose(symbols, labels, closures, sdk, owner, line: line) }
      }
    }
    return nil
  }

  /// Returns the places of functions among parameters.
  private func functions(_ parameters: [TypeText]) -> [Int] {
    parameters.indices.filter { if case .function = resolved(parameters[$0]) { true } else { false } }
  }

  private mutating func fitting(
    _ members: [AppTypes.Member], _ labels: [String], _ closures: Int
  ) -> (parameters: [TypeText], result: TypeText)? {
    let ranked = members.map { (member) -> (member: AppTypes.Member, order: Overload?) in
      let functions = closures > 0 ? self.functions(member.parameters.map { type($0) }) : []
      return (member: member, order: Overload.order(member.labels, functions: functions, labels, closures: closures))
    }
    guard let best = ranked.min(by: { ($0.order?.cost ?? 99) < ($1.order?.cost ?? 99) }) else { return nil }
    let member = best.member
    if member.kind == "v" || member.kind == "case" {
      if case .function(let parameters, let result) = resolved(value(of: member, key: member.name)) {
        return (parameters, result)
      }
      return ([], member.kind == "case" ? type(member.result) : .unknown)
    }
    var types = member.parameters.map { type($0) }
    var result = member.result.isEmpty ? TypeText.tuple([]) : type(member.result)
    // Where overloads differ, the types of the arguments decide, which are not compared.
    for other in ranked where other.member.place != member.place && other.order?.cost == best.order?.cost {
      for (index, text) in other.member.parameters.enumerated() where types.indices.contains(index) {
        if type(text) != types[index] { types[index] = .foreign }
      }
      if type(other.member.result) != type(member.result) { result = .foreign }
    }
    return ((best.order?.places ?? []).map { types.indices.contains($0) ? types[$0] : .unknown }, result)
  }

  /// Makes an object.
  private mutating func construct(
    _ type: String, _ labels: [String], _ closures: Int, line: Int
  ) -> (parameters: [TypeText], result: TypeText) {
    if app.isDeclared(type) {
      let app = app
      let members = app.lineage(of: type).lazy.compactMap { app.types[$0]?.members["init"] }.first ?? []
      return (fitting(members, labels, closures)?.parameters ?? [], .named(type))
    }
    guard let sdk = owner(of: type) else { return ([], isForeign(type) ? .named(type) : .unknown) }
    let symbols = tables[sdk].members(of: type, named: "init").filter { $0.owner == type || !labels.isEmpty }
    if symbols.isEmpty || labels.isEmpty {
      if let plain = symbols.first(where: { $0.labels == [] }) { note(plain, sdk, line: line) }
      return ([], .named(type))
    }
    if labels == ["rawValue"], !symbols.contains(where: { $0.labels == labels }) { return ([], .named(type)) }
    var found = choose(symbols, labels, closures, sdk, type, line: line)
    found.result = .named(type)
    return found
  }

  /// Chooses among overloads by labels; a call that fits none is noted as absent.
  private mutating func choose(
    _ symbols: [Symbol], _ labels: [String], _ closures: Int, _ sdk: Int, _ type: String, line: Int
  ) -> (parameters: [TypeText], result: TypeText) {
    var best: (symbol: Symbol, order: Overload)?
    for symbol in symbols {
      guard let names = symbol.labels else { continue }
      let functions = closures > 0 ? self.functions(symbol.parameters) : []
      guard let order = Overload.order(names, functions: functions, labels, closures: closures) else { continue }
      // A parameter may be left out where it is ours to say so, or a completion in its asynchronous form.
      if best == nil || order.cost < best?.order.cost ?? 0 { best = (symbol, order) }
    }
    if let (symbol, order) = best {
      note(symbol, sdk, line: line)
      return (
        order.places.map { symbol.parameters.indices.contains($0) ? symbol.parameters[$0] : .unknown },
        symbol.result.bound(to: type)
      )
    }
    // A property whose value is called.
    if let property = symbols.first(where: { $0.labels == nil }) {
      note(property, sdk, line: line)
      if case .function(let parameters, let result) = resolved(property.result) { return (parameters, result) }
      return ([], property.result.bound(to: type))
    }
    if !isQuiet, let first = symbols.first {
      let title = "\(type).\(first.name)(" + labels.map { "\($0):" }.joined() + ")"
      let near = symbols.map(\.title).sorted().prefix(3).joined(separator: ", ")
      findings[sdk].add(
        title: title, status: .absent, note: "no such labels; there is \(near)", at: Place(file: file, line: line))
    }
    return ([], .unknown)
  }
}

/// The parameters that a call's arguments fit.
struct Overload {
  /// The parameter of each argument.
  var places: [Int]
  /// The number of parameters without an argument, and more for those that take several.
  var cost: Int

  /// Matches arguments to parameters by their labels; nil if they do not fit.
  ///
  /// - parameter functions: The places of the parameters that are functions.
  /// - parameter closures: The number of trailing closures, which come last, the first without a label.
  static func order(
    _ parameters: [String], functions: [Int], _ labels: [String], closures: Int
  ) -> Overload? {
    var places: [Int] = []
    var next = 0
    var repeated = 0
    let written = labels.count - closures
    for (index, label) in labels.enumerated() {
      if index == written, closures > 0 {
        // The first trailing closure takes the next parameter that is a function.
        let place = functions.first { $0 >= next } ?? max(next, parameters.count - closures)
        guard place < parameters.count else { return nil }
        places.append(place)
        next = place + 1
        continue
      }
      var place = next
      while place < parameters.count, parameters[place] != label { place += 1 }
      guard place < parameters.count else {
        // Arguments of a parameter that takes several have no labels.
        if label == "_", let last = places.last {
          places.append(last)
          repeated += 1
          continue
        }
        return nil
      }
      places.append(place)
      next = place + 1
    }
    return Overload(places: places, cost: parameters.count - Set(places).count + 10 * repeated)
  }
}
