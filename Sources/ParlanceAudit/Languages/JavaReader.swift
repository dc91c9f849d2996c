/// Reads Java and Kotlin by imports and names.
struct JavaReader {
  let table: SymbolTable
  let sdk: AuditedSDK
  let file: String
  let tokens: [Lexer.Token]
  var findings = Findings()
  /// The classes that the file imports, by the name in the file, and whether it imports a whole package.
  private var classes: [String: String] = [:]
  private var importsAll = false
  private var variables: [String: String] = [:]

  init(table: SymbolTable, sdk: AuditedSDK, file: String, tokens: [Lexer.Token]) {
    self.table = table
    self.sdk = sdk
    self.file = file
    self.tokens = tokens
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) && tokens[index].kind != .string ? tokens[index].text : ""
  }

  private func place(_ index: Int) -> Place { Place(file: file, line: tokens[index].line) }

  /// Returns the table's name of a class.
  private func tableName(_ name: String) -> String {
    if table.type(name) != nil { return name }
    for (prefix, other) in sdk.javaPrefixes.sorted(by: { $0.key > $1.key }) where name.hasPrefix(prefix) {
      let renamed = other + name.dropFirst(prefix.count)
      if table.type(renamed) != nil { return renamed }
    }
    return name
  }

  /// Reads the file; nothing is found in one that imports nothing of the SDK.
  mutating func read() -> Findings {
    var index = 0
    while index < tokens.count {
      if text(index) == "import" {
        index = readImport(index)
      } else {
        if !classes.isEmpty || importsAll { readName(index) }
        index += 1
      }
    }
    return findings
  }

  private mutating func readImport(_ start: Int) -> Int {
    var index = start + 1
    if text(index) == "static" { index += 1 }
    let line = index
    var path: [String] = []
    while tokens.indices.contains(index), tokens[index].kind == .word || text(index) == "*" {
      path.append(text(index))
      index += 1
      guard text(index) == "." else { break }
      index += 1
    }
    let full = path.joined(separator: ".")
    guard sdk.packages.contains(where: { full == $0 || full.hasPrefix($0 + ".") }) else { return index }
    findings.mention(full, at: place(min(line, tokens.count - 1)))
    guard let last = path.last else { return index }
    if last == "*" {
      importsAll = true
    } else if let name = path.first(where: { $0.first?.isUppercase == true }) {
      classes[name] = tableName(name)
      note(type: name, at: min(line, tokens.count - 1))
      // `import … as Other`.
      if text(index) == "as" { classes[text(index + 1)] = tableName(name) }
    }
    return index
  }

  private mutating func note(type name: String, at index: Int) {
    let known = classes[name] ?? tableName(name)
    if let symbol = table.type(known) {
      findings.add(symbol, at: place(index))
    } else {
      findings.add(title: name, status: .absent, note: "no such class here", at: place(index))
    }
  }

  private mutating func readName(_ index: Int) {
    guard tokens[index].kind == .word else { return }
    let name = text(index)
    if text(index - 1) == "." { return readMember(index) }
    let isKnown = classes[name] != nil || importsAll && table.type(tableName(name)) != nil
    guard isKnown else { return }
    note(type: name, at: index)
    // `Message message`, `message: Message`, `message = Message(…)`.
    let type = classes[name] ?? tableName(name)
    if tokens.indices.contains(index + 1), tokens[index + 1].kind == .word { variables[text(index + 1)] = type }
    if text(index - 1) == ":", tokens.indices.contains(index - 2) { variables[text(index - 2)] = type }
    if text(index - 1) == "=", text(index + 1) == "(", tokens.indices.contains(index - 2) {
      variables[text(index - 2)] = type
    }
  }

  private mutating func readMember(_ index: Int) {
    let name = text(index)
    var owner: String?
    let before = text(index - 2)
    if let type = classes[before] ?? variables[before] { owner = type }
    if before == ")" { owner = result(before: index - 2) }
    if owner == nil, importsAll, table.type(tableName(before)) != nil { owner = tableName(before) }
    if let owner {
      if let symbol = table.members(of: owner, named: name).first {
        findings.add(symbol, at: place(index))
      } else if table.type(owner) != nil, table.type(name) == nil, text(index + 1) == "(" {
        findings.add(title: "\(owner).\(name)", status: .absent, note: "", at: place(index))
      }
      return
    }
    let found = table.members(named: name)
    guard !found.isEmpty, text(index + 1) == "(", !Standard.names.contains(name) else { return }
    let owners = Set(found.map(\.owner)).sorted()
    if owners.count == 1 {
      findings.add(found[0], at: place(index))
    } else {
      findings.addAmbiguity(name, owners: owners, at: place(index))
    }
  }

  /// Returns the class of the call that ends with a parenthesis, such as `Client.getInstance()`.
  private func result(before close: Int) -> String? {
    var depth = 0
    var index = close
    while index > 0, close - index < 200 {
      if text(index) == ")" { depth += 1 }
      if text(index) == "(" { depth -= 1 }
      if depth == 0 { break }
      index -= 1
    }
    let name = text(index - 1)
    guard text(index - 2) == "." else { return classes[name] }
    let before = text(index - 3)
    let owner =
      before == ")"
      ? result(before: index - 3) : classes[before] ?? variables[before] ?? (importsAll ? tableName(before) : nil)
    guard let owner, let symbol = table.members(of: owner, named: name).first,
      case .named(let type) = table.resolved(symbol.result.bound(to: owner))
    else { return nil }
    return type
  }
}
