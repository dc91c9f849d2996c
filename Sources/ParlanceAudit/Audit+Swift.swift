internal import Foundation

extension Audit {
  /// Notes a Swift file if it may import an SDK; the parser decides.
  mutating func noteSwift(_ file: SourceTree.File, _ bytes: [UInt8]) {
    var found: Set<Int> = []
    for entry in ImportScan.imports(in: bytes) {
      // `import class Module.Name`.
      let module = String(entry.name.prefix { $0 != "." })
      for (index, sdk) in sdks.enumerated() {
        if sdk.kits.contains(module) {
          findings[index].mentionKit(module, at: Place(file: file.name, line: entry.line))
        }
        guard sdk.modules.contains(module) else { continue }
        found.insert(index)
        if entry.isExported { bridged.insert(index) }
      }
    }
    if !found.isEmpty { swiftFiles.append((file, found)) }
  }

  /// Adds the Swift files that see an SDK without importing it.
  mutating func addBridged(_ files: [SourceTree.File]) {
    let known = Set(swiftFiles.map(\.file.path))
    for file in files where file.language == .swift && !known.contains(file.path) && report.problems[file.name] == nil {
      swiftFiles.append((file, bridged))
    }
  }

  mutating func readSwift() {
    guard !swiftFiles.isEmpty else {
      report.swiftReading = options.swiftReader == nil ? .names : .parser
      return
    }
    guard let program = options.swiftReader else {
      report.swiftReading = .names
      return readSwiftNames()
    }
    report.swiftReading = .parser
    let outcomes = Self.outcomes(SwiftReader(program: program, patience: options.patience), swiftFiles.map(\.file))
    defer { for outcome in outcomes { try? FileManager.default.removeItem(atPath: outcome.facts) } }
    let names = Dictionary(swiftFiles.map { ($0.file.path, $0.file.name) }) { first, _ in first }
    for outcome in outcomes {
      for (path, problem) in outcome.problems { report.problems[names[path] ?? path] = problem }
    }
    var (app, imports) = (AppTypes(), [String: Set<Int>]())
    for outcome in outcomes { declare(outcome, names, &app, &imports) }
    // Tables of SDKs that no file imports stay empty.
    let seen = imports.values.reduce(into: bridged) { $0.formUnion($1) }
    let tables = sdks.indices.map { seen.contains($0) ? knowledge.table($0) : SymbolTable([]) }
    app.joinExtensions { alias in
      for table in tables {
        if case .named(let target) = table.resolved(.named(alias)), target != alias { return target }
      }
      return alias
    }
    var resolver = Resolver(tables: tables, modules: sdks.map { Set($0.modules) }, app: app)
    for outcome in outcomes {
      var counts = false
      var name = ""
      FactLines.forEach(in: outcome.facts, words: ["file", "use", "let", "ref"]) { fact in
        guard let fact else { return noteDepth(name) }
        if fact[0].text == "file" {
          let seen = (imports[fact[1].text] ?? []).union(bridged)
          counts = !seen.isEmpty
          name = names[fact[1].text] ?? fact[1].text
          resolver.begin(file: name, sdks: seen.sorted())
        } else if counts {
          resolver.add(fact)
        }
      }
    }
    for index in findings.indices { findings[index].merge(resolver.findings[index]) }
    DelegateCheck(tables: tables, app: app).run(&findings)
  }

  /// Reads the declarations and imports of all files, before the bodies: types are used before they are declared.
  private mutating func declare(
    _ outcome: SwiftReader.Outcome, _ names: [String: String], _ app: inout AppTypes,
    _ imports: inout [String: Set<Int>]
  ) {
    var path = ""
    var pending: [Fact] = []
    var seen: Set<Int> = []
    func finish(_ audit: inout Audit) {
      let all = seen.union(audit.bridged)
      if !all.isEmpty { for fact in pending { app.add(fact, file: names[path] ?? path, sdks: all) } }
      for index in seen { audit.findings[index].files["Swift", default: 0] += 1 }
      imports[path] = seen
      (pending, seen) = ([], [])
    }
    FactLines.forEach(in: outcome.facts, words: ["file", "imp", "type", "mem", "alias", "broken", "end"]) { fact in
      guard let fact else { return noteDepth(names[path] ?? path) }
      switch fact[0].text {
      case "file":
        finish(&self)
        path = fact[1].text
      case "imp":
        seen.formUnion(noteImport(of: fact[1].text, at: Place(file: names[path] ?? path, line: fact[2].number)))
      case "broken": report.problems[names[path] ?? path] = fact[1].text
      case "end": break
      default: pending.append(fact)
      }
    }
    finish(&self)
  }

  private mutating func noteDepth(_ file: String) {
    report.problems[file] = "an expression is nested too deeply, and was left out"
  }

  private mutating func noteImport(of module: String, at place: Place) -> Set<Int> {
    var seen: Set<Int> = []
    for (index, sdk) in sdks.enumerated() where sdk.modules.contains(module) {
      findings[index].mention(module, at: place)
      seen.insert(index)
    }
    return seen
  }

  /// Reads without the parser: names, types and methods.
  private mutating func readSwiftNames() {
    var app = AppTypes()
    var files: [(name: String, sdks: Set<Int>, facts: [Fact])] = []
    for (file, _) in swiftFiles {
      guard let bytes = SourceText.read(file).bytes else { continue }
      let facts = SwiftNames.facts(of: bytes)
      var seen = bridged
      for fact in facts where fact[0].text == "imp" {
        seen.formUnion(noteImport(of: fact[1].text, at: Place(file: file.name, line: fact[2].number)))
      }
      if seen.isEmpty { continue }
      for index in seen { findings[index].files["Swift", default: 0] += 1 }
      for fact in facts { app.add(fact, file: file.name, sdks: seen) }
      files.append((file.name, seen, facts.filter { ["name", "ref"].contains($0[0].text) }))
    }
    let seen = files.reduce(into: Set<Int>()) { $0.formUnion($1.sdks) }
    let tables = sdks.indices.map { seen.contains($0) ? knowledge.table($0) : SymbolTable([]) }
    for (file, seen, facts) in files {
      for fact in facts { noteName(fact, Place(file: file, line: fact[2].number), seen.sorted(), app, tables) }
    }
    DelegateCheck(tables: tables, app: app).run(&findings)
  }

  private mutating func noteName(_ fact: Fact, _ place: Place, _ seen: [Int], _ app: AppTypes, _ tables: [SymbolTable])
  {
    let name = fact[1].text
    if fact[0].text == "ref" {
      guard !app.isDeclared(name) else { return }
      for sdk in seen {
        if let symbol = tables[sdk].type(name) ?? tables[sdk].globals(name).first {
          return findings[sdk].add(symbol, at: place)
        }
      }
    } else if !app.memberNames.contains(name), !Standard.names.contains(name) {
      for sdk in seen {
        let found = tables[sdk].members(named: name)
        let owners = Set(found.map(\.owner)).sorted()
        if owners.isEmpty { continue }
        if owners.count == 1, found.count == 1 {
          findings[sdk].add(found[0], at: place)
        } else {
          findings[sdk].addAmbiguity(name, owners: owners, at: place)
        }
        return
      }
    }
  }

  /// Reads the files with as many programs as there are processors, at most four.
  private static func outcomes(_ reader: SwiftReader, _ files: [SourceTree.File]) -> [SwiftReader.Outcome] {
    let width = max(1, min(4, ProcessInfo.processInfo.activeProcessorCount, files.count / 8 + 1))
    // Files of one size to each.
    var parts = [[String]](repeating: [], count: width)
    var sizes = [Int](repeating: 0, count: width)
    for file in files {
      let least = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0
      parts[least].append(file.path)
      sizes[least] += file.size + 1
    }
    let results = Results(count: width)
    let group = DispatchGroup()
    for (index, part) in parts.enumerated() {
      group.enter()
      let thread = Thread {
        results.set(reader.read(part), at: index)
        group.leave()
      }
      thread.start()
    }
    group.wait()
    return results.all
  }
}

/// The outcomes of threads.
private final class Results: @unchecked Sendable {
  // Guarded by the lock.
  private var outcomes: [SwiftReader.Outcome?]
  private let lock = NSLock()

  init(count: Int) { outcomes = Array(repeating: nil, count: count) }

  func set(_ outcome: SwiftReader.Outcome, at index: Int) {
    lock.lock()
    defer { lock.unlock() }
    outcomes[index] = outcome
  }

  var all: [SwiftReader.Outcome] {
    lock.lock()
    defer { lock.unlock() }
    return outcomes.compactMap { $0 }
  }
}
