/// Reads Objective-C: the classes of an SDK, the selectors of messages, and the methods of the app's classes.
struct ObjectiveCReader {
  let table: SymbolTable
  let file: String
  let tokens: [Lexer.Token]
  var findings = Findings()
  /// The classes of variables and properties, as far as the file says.
  var variables: [String: String] = [:]
  /// Names that the app gives its own methods.
  let own: Set<String>

  init(table: SymbolTable, file: String, tokens: [Lexer.Token], own: Set<String>) {
    self.table = table
    self.file = file
    // The names of headers are not uses.
    let imports = Set(
      tokens.indices.filter {
        ["import", "include"].contains(tokens[$0].text) && $0 > 0 && "#@".contains(tokens[$0 - 1].text)
      }
      .map { tokens[$0].line })
    self.tokens = imports.isEmpty ? tokens : tokens.filter { !imports.contains($0.line) }
    self.own = own
  }

  func text(_ index: Int) -> String {
    tokens.indices.contains(index) && tokens[index].kind != .string ? tokens[index].text : ""
  }

  func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  func place(_ index: Int) -> Place { Place(file: file, line: tokens[min(index, tokens.count - 1)].line) }

  /// Reads the file.
  mutating func read() -> Findings {
    collectVariables()
    var index = 0
    while index < tokens.count { index = step(index, 0) }
    return findings
  }

  /// Reads a message or a name with the properties after it.
  ///
  /// - returns: The index after it.
  private mutating func step(_ index: Int, _ depth: Int) -> Int {
    if text(index) == "[" {
      let (end, type) = message(index, depth)
      return properties(end, of: type).end
    }
    guard isWord(index), text(index - 1) != "." else { return index + 1 }
    readName(index)
    let name = text(index)
    return properties(index + 1, of: variables[name] ?? (table.type(name) == nil ? nil : name)).end
  }

  /// Reads `.property.property`.
  ///
  /// - returns: The index after them, and the class of the last one.
  private mutating func properties(_ start: Int, of type: String?) -> (end: Int, type: String?) {
    var (index, type) = (start, type)
    while text(index) == ".", isWord(index + 1) {
      type = type.flatMap { result(of: text(index + 1), in: $0, at: index + 1) }
      index += 2
    }
    return (index, type)
  }

  /// `Class *name` and `id<Protocol> name`.
  private mutating func collectVariables() {
    for index in tokens.indices where isWord(index) {
      var next = index + 1
      if text(next) == "<", let end = tokens[next...].prefix(12).firstIndex(where: { $0.text == ">" }) {
        next = end + 1
      }
      let type = text(index) == "id" ? text(index + 2) : text(index)
      guard table.type(type) != nil else { continue }
      while text(next) == "*" || text(next) == "_Nullable" || text(next) == "_Nonnull" || text(next) == "const"
        || text(next) == ")"
      {
        next += 1
      }
      if isWord(next), next > index + 1 { variables[text(next)] = type }
    }
  }

  /// Notes a type or a constant.
  private mutating func readName(_ index: Int) {
    let name = text(index)
    if let type = table.type(name) {
      findings.add(type, at: place(index))
    } else if let constant = table.symbols(selector: name).first(where: { $0.isStatic && $0.labels == nil }) {
      findings.add(constant, at: place(index))
    } else if let global = table.globals(name).first {
      findings.add(global, at: place(index))
    }
  }

  /// Reads a message from its bracket on.
  ///
  /// - returns: The index after it, and the class of its result, if that is known.
  private mutating func message(_ start: Int, _ depth: Int) -> (end: Int, type: String?) {
    guard depth < 64 else { return (start + 1, nil) }
    var index = start + 1
    var receiver: String?
    if text(index) == "[" {
      (index, receiver) = message(index, depth + 1)
    } else if isWord(index) {
      readName(index)
      receiver = variables[text(index)] ?? (table.type(text(index)) == nil ? nil : text(index))
      // `self.name`, a property of the app's class.
      if text(index) == "self", text(index + 1) == ".", let type = variables[text(index + 2)] {
        receiver = type
        index += 2
      }
      index += 1
    }
    (index, receiver) = properties(index, of: receiver)
    // The selector, and the arguments between its parts.
    var selector = ""
    let first = index
    while index < tokens.count, text(index) != "]" {
      if text(index) == "{" {
        index = block(index, depth + 1)
      } else if isWord(index), text(index + 1) == ":", text(index - 1) != "?" {
        selector += text(index) + ":"
        index += 2
      } else if isWord(index), selector.isEmpty, text(index + 1) == "]" {
        selector = text(index)
        index += 1
      } else {
        index = step(index, depth + 1)
      }
    }
    let type = selector.isEmpty ? nil : send(selector, to: receiver, at: min(first, tokens.count - 1))
    return (index + 1, type)
  }

  /// Reads the statements of a block, whose labels are not parts of the selector around it.
  private mutating func block(_ start: Int, _ depth: Int) -> Int {
    var braces = 0
    var index = start
    repeat {
      if text(index) == "{" { braces += 1 }
      if text(index) == "}" { braces -= 1 }
      index = depth < 64 ? step(index, depth) : index + 1
    } while braces > 0 && index < tokens.count
    return index
  }

  private mutating func result(of selector: String, in owner: String, at index: Int) -> String? {
    let lineage = table.lineage(of: owner)
    guard let symbol = table.symbols(selector: selector).first(where: { lineage.contains($0.owner) }) else {
      return nil
    }
    findings.add(symbol, at: place(index))
    return className(symbol, owner)
  }

  private func className(_ symbol: Symbol, _ owner: String) -> String? {
    if case .named(let name) = table.resolved(symbol.result) {
      return name == "instancetype" || name == "Self" ? owner : name
    }
    return nil
  }

  /// Notes the symbol of a selector.
  private mutating func send(_ selector: String, to receiver: String?, at index: Int) -> String? {
    if selector == "alloc" || selector == "init" || selector == "new" { return receiver }
    if let receiver {
      let lineage = table.lineage(of: receiver)
      let name = selector.hasPrefix("set") && selector.hasSuffix(":") ? setter(selector) : selector
      if let symbol = table.symbols(selector: selector).first(where: { lineage.contains($0.owner) })
        ?? table.symbols(selector: name).first(where: { lineage.contains($0.owner) })
      {
        findings.add(symbol, at: place(index))
        return className(symbol, receiver)
      }
      return nil
    }
    guard !own.contains(selector), !Standard.names.contains(selector) else { return nil }
    let found = table.symbols(selector: selector)
    let owners = Set(found.map(\.owner))
    if owners.count == 1, selector.contains(":"), let symbol = found.first {
      findings.add(symbol, at: place(index))
      return className(symbol, symbol.owner)
    }
    if owners.count > 1, selector.contains(":") {
      findings.addAmbiguity(selector, owners: owners.sorted(), at: place(index))
    }
    return nil
  }

  private func setter(_ selector: String) -> String {
    let name = selector.dropFirst(3).dropLast()
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
