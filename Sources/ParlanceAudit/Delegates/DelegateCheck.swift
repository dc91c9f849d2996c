internal import Foundation

/// Finds the methods of an app's types that look like those of a delegate and are not called.
struct DelegateCheck {
  let tables: [SymbolTable]
  let app: AppTypes
  /// The names that types have in the brands of the SDKs.
  private let brand: [String: String]

  init(tables: [SymbolTable], app: AppTypes) {
    self.tables = tables
    self.app = app
    brand = tables.reduce(into: [:]) { names, table in names.merge(table.brandNames) { first, _ in first } }
  }

  /// A type's conformance to a delegate.
  private struct Conformance: Hashable {
    var sdk: Int
    var delegate: String
    /// The type that declares it: this one or one that it inherits from.
    var declaredBy: String
  }

  /// Checks all types.
  ///
  /// - parameter findings: One for each SDK. The requirements that are implemented are noted there as uses, too.
  func run(_ findings: inout [Findings]) {
    for name in app.types.keys.sorted() {
      guard let type = app.types[name], !type.isProtocol else { continue }
      let conformances = conformances(of: name)
      if conformances.isEmpty { continue }
      for members in type.members.values {
        for member in members where member.kind == "f" && !member.isStatic && !member.hasSelector {
          check(member, of: name, conformances, &findings)
        }
      }
    }
  }

  private func conformances(of name: String) -> [Conformance] {
    var found: [Conformance] = []
    for owner in app.lineage(of: name) {
      for (written, _) in app.types[owner]?.parents ?? [] where !app.isDeclared(written) {
        var parent = written
        if case .named(let target)? = app.aliases[written] { parent = target }
        for (sdk, table) in tables.enumerated() where table.type(parent) != nil && table.isDelegate(parent) {
          // A protocol of the app's that inherits from the delegate is declared by the type that conforms.
          let declarer = app.types[owner]?.isProtocol == true ? name : owner
          let entry = Conformance(sdk: sdk, delegate: parent, declaredBy: declarer)
          if !found.contains(entry) { found.append(entry) }
        }
      }
    }
    return found
  }

  private func check(
    _ member: AppTypes.Member, of type: String, _ conformances: [Conformance], _ findings: inout [Findings]
  ) {
    var near: Candidate?
    var same: Candidate?
    for conformance in conformances {
      for symbol in tables[conformance.sdk].methods(of: conformance.delegate) {
        guard let labels = symbol.labels else { continue }
        if symbol.name == member.name && labels == member.labels {
          if symbol.status != .absent, hasTypes(member, of: symbol) {
            findings[conformance.sdk].add(symbol, at: member.place)
            let reason = hindrance(member, type, conformance)
            if let reason { add(member, type, conformance, reason, nearest: "", &findings) }
            return
          }
          // Prefer a requirement of the protocol here to an absent one.
          let rank = symbol.status == .absent ? 1 : 0
          same = nearer(same, Candidate(conformance: conformance, symbol: symbol, score: rank), member)
        } else if !member.isOverride, let score = score(of: member, symbol, labels) {
          near = nearer(near, Candidate(conformance: conformance, symbol: symbol, score: score), member)
        }
      }
    }
    if let same {
      let (conformance, symbol) = (same.conformance, same.symbol)
      if symbol.status == .absent {
        findings[conformance.sdk].add(symbol, at: member.place)
        add(member, type, conformance, "the delegate here has no such method", nearest: "", &findings)
      } else {
        add(
          member, type, conformance, "its types differ from the delegate's", nearest: spelling(of: symbol), &findings)
      }
    } else if let near {
      let (conformance, symbol) = (near.conformance, near.symbol)
      add(
        member, type, conformance, "the delegate has no method of this name", nearest: spelling(of: symbol), &findings)
    }
  }

  /// A requirement that a method may be meant to be.
  private struct Candidate {
    var conformance: Conformance
    var symbol: Symbol
    /// The distance of the names.
    var score: Int
  }

  /// Returns the nearer of two candidates: by name, then by types, so that of several spellings the most similar one is named.
  private func nearer(_ first: Candidate?, _ second: Candidate, _ member: AppTypes.Member) -> Candidate {
    guard let first else { return second }
    if first.score != second.score { return first.score < second.score ? first : second }
    let (one, other) = (typeDistance(member, first.symbol), typeDistance(member, second.symbol))
    if one != other { return one < other ? first : second }
    return spelling(of: first.symbol) <= spelling(of: second.symbol) ? first : second
  }

  private func typeDistance(_ member: AppTypes.Member, _ symbol: Symbol) -> Int {
    let mine = member.parameters.map { normal($0) }
    let theirs = symbol.written.dropLast().map { normal($0) }
    let pairs = zip(mine, theirs).map { Nearness.distance(Array($0.utf8), Array($1.utf8), bound: 40) }
    return pairs.reduce(abs(mine.count - theirs.count) * 40, +)
  }

  private func score(of member: AppTypes.Member, _ symbol: Symbol, _ labels: [String]) -> Int? {
    if let score = Nearness.score(member.name, member.labels, to: symbol.name, labels) { return score }
    guard !symbol.selector.isEmpty else { return nil }
    let (name, written) = Nearness.parts(ofSelector: symbol.selector)
    return Nearness.score(member.name, member.labels, to: name, written)
  }

  /// Returns why a method that fits is never called; nil if it is called.
  private func hindrance(_ member: AppTypes.Member, _ type: String, _ conformance: Conformance) -> String? {
    if member.isPrivate { return "it is private" }
    guard conformance.declaredBy != type else { return nil }
    // Swift binds the requirement to what the class with the conformance has.
    let above = app.lineage(of: conformance.declaredBy)
    let isThere = above.contains { owner in
      app.types[owner]?.members[member.name]?.contains { $0.labels == member.labels && !$0.isPrivate } == true
    }
    return isThere ? nil : "\(conformance.declaredBy), which has the conformance, does not have it"
  }

  private func hasTypes(_ member: AppTypes.Member, of symbol: Symbol) -> Bool {
    let mine = member.parameters.map { normal($0) } + [member.result.isEmpty ? "Void" : normal(member.result)]
    let theirs = symbol.written.map { normal($0) }
    // What a protocol leaves to the type that conforms is of any type.
    return mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0 == $1 || $1.hasPrefix("Self.") }
  }

  /// Returns a type without what may be written in several ways.
  private func normal(_ type: String) -> String {
    SpelledType.renamed(SpelledType.normal(type)) { word in
      if case .named(let target)? = app.aliases[word], !app.isDeclared(word) { return original(target) }
      return original(word)
    }
  }

  /// Returns the name of a type behind the SDKs' aliases.
  private func original(_ name: String) -> String {
    for table in tables {
      if case .named(let target) = table.resolved(.named(name)), target != name { return target }
    }
    return name
  }

  private func spelling(of symbol: Symbol) -> String {
    let types = symbol.written.map { SpelledType.renamed($0) { brand[$0] ?? $0 } }
    let parameters = zip(symbol.labels ?? [], types).map { "\($0): \($1)" }.joined(separator: ", ")
    let result = types.last.map { $0 == "Void" ? "" : " -> \($0)" } ?? ""
    return "\(symbol.name)(\(parameters))\(result)"
  }

  private func add(
    _ member: AppTypes.Member, _ type: String, _ conformance: Conformance, _ reason: String, nearest: String,
    _ findings: inout [Findings]
  ) {
    findings[conformance.sdk].neverCalled.insert(
      Findings.NeverCalled(
        type: type, method: member.title, delegate: conformance.delegate, reason: reason, nearest: nearest,
        place: member.place))
  }
}

/// Types as they are spelled, with `?` and `!`.
enum SpelledType {
  /// Returns a type with other names in it.
  static func renamed(_ type: String, _ name: (String) -> String) -> String {
    var result = ""
    var word = ""
    for character in type {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        if !word.isEmpty { result += name(word) }
        word = ""
        result.append(character)
      }
    }
    return word.isEmpty ? result : result + name(word)
  }

  static func normal(_ type: String) -> String {
    var text = type
    for word in ["any ", "some ", "@escaping ", "@Sendable ", "@MainActor ", "Swift.", "Foundation.", "inout "] {
      text = text.replacingOccurrences(of: word, with: "")
    }
    text = text.filter { !$0.isWhitespace && $0 != "`" }
    // `(Error)?` is `Error?`.
    while text.hasPrefix("("), let close = text.firstIndex(of: ")"),
      text[close...].dropFirst().allSatisfy({ $0 == "?" || $0 == "!" }),
      !text[..<close].contains(where: { $0 == "," || $0 == ">" }), close > text.index(after: text.startIndex)
    {
      text = String(text[..<close].dropFirst()) + text[close...].dropFirst()
    }
    if text.hasPrefix("Array<"), text.hasSuffix(">") { text = "[" + text.dropFirst(6).dropLast() + "]" }
    if text.hasPrefix("Optional<"), text.hasSuffix(">") { text = text.dropFirst(9).dropLast() + "?" }
    if text == "()" { text = "Void" }
    return text
  }
}
