/// Follows the types through a file's expressions, and notes the symbols of the SDKs that they use.
struct Resolver {
  let tables: [SymbolTable]
  let modules: [Set<String>]
  let app: AppTypes
  var findings: [Findings]
  /// The file that is read, and the SDKs that it imports.
  var file = ""
  var sdks: [Int] = []
  var variables: [Int: TypeText] = [:]
  /// The types of the parameters of the calls that have closures.
  var calls: [Int: [TypeText]] = [:]
  private var parsed: [String: TypeText] = [:]
  /// Properties of the app whose types are being derived, which may refer to each other.
  var pending: Set<String> = []
  /// Those that were derived in this file: each may stand in the values of several others.
  var derived: [String: TypeText] = [:]
  var isQuiet = false

  init(tables: [SymbolTable], modules: [Set<String>], app: AppTypes) {
    self.tables = tables
    self.modules = modules
    self.app = app
    findings = tables.map { _ in Findings() }
  }

  mutating func begin(file: String, sdks: [Int]) {
    self.file = file
    self.sdks = sdks
    variables.removeAll(keepingCapacity: true)
    calls.removeAll(keepingCapacity: true)
    derived.removeAll(keepingCapacity: true)
  }

  /// Reads a fact of a body.
  mutating func add(_ fact: Fact) {
    switch fact[0].text {
    case "use": _ = type(of: fact[1], hint: type(fact[2].text))
    case "ref": refer(to: fact[1].text, line: fact[2].number)
    case "let":
      // A variable whose value comes from branches is declared by each.
      let type = variable(fact)
      if type != .unknown || variables[fact[1].number] == nil { variables[fact[1].number] = type }
    default: break
    }
  }

  private mutating func variable(_ fact: Fact) -> TypeText {
    let written = type(fact[2].text)
    if written != .unknown { return written }
    // The value's symbols are noted where it is used.
    switch fact[3].text {
    case "v": return quietly { $0.type(of: fact[4], hint: .unknown) }
    case "e": return quietly { $0.type(of: fact[4], hint: .unknown) }.element
    case "t", "et":
      var value = quietly { $0.type(of: fact[4], hint: .unknown) }
      if fact[3].text == "et" { value = value.element }
      if case .tuple(let parts) = value, parts.indices.contains(fact[5].number) { return parts[fact[5].number] }
      return value == .foreign ? .foreign : .unknown
    case "c":
      guard let parameters = calls[fact[4].number], parameters.indices.contains(fact[5][0].number) else {
        return .unknown
      }
      let parameter = resolved(parameters[fact[5][0].number])
      guard case .function(let inputs, _) = parameter else { return parameter == .foreign ? .foreign : .unknown }
      // A closure with several names may take one tuple apart.
      if inputs.count == 1, fact[5][2].number > 1, case .tuple(let parts) = inputs[0] {
        return parts.indices.contains(fact[5][1].number) ? parts[fact[5][1].number] : .unknown
      }
      return inputs.indices.contains(fact[5][1].number) ? inputs[fact[5][1].number] : .unknown
    default: return .unknown
    }
  }

  mutating func quietly(_ body: (inout Resolver) -> TypeText) -> TypeText {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    return body(&self)
  }

  // MARK: names of types

  mutating func type(_ text: String) -> TypeText {
    if text.isEmpty { return .unknown }
    if let known = parsed[text] { return known }
    let type = TypeText(text)
    if parsed.count < 100_000 { parsed[text] = type }
    return type
  }

  /// Returns the type that a name stands for, through the aliases of the app and the SDKs.
  func resolved(_ type: TypeText) -> TypeText {
    guard case .named(let name) = type else { return type }
    if let target = app.aliases[name], !app.isDeclared(name) { return target == type ? type : resolvedOnce(target) }
    return resolvedOnce(type)
  }

  private func resolvedOnce(_ type: TypeText) -> TypeText {
    for sdk in sdks {
      let target = tables[sdk].resolved(type)
      if target != type { return target }
    }
    return type
  }

  /// Returns the SDK whose type a name is in this file; the app's own types hide them.
  func owner(of name: String) -> Int? {
    if app.isDeclared(name) { return nil }
    return sdks.first { tables[$0].type(name) != nil }
  }

  mutating func refer(to name: String, line: Int) {
    guard !isQuiet, let sdk = owner(of: name), let symbol = tables[sdk].type(name) else { return }
    findings[sdk].add(symbol, at: Place(file: file, line: line))
  }

  mutating func note(_ symbol: Symbol, _ sdk: Int, line: Int) {
    if !isQuiet { findings[sdk].add(symbol, at: Place(file: file, line: line)) }
  }
}
