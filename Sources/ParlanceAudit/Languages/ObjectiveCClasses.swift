/// The classes of an app in Objective-C: which protocols they have, and their methods.
struct ObjectiveCClasses {
  struct Method: Hashable {
    var selector: String
    var place: Place
  }

  private(set) var protocols: [String: Set<String>] = [:]
  private(set) var parents: [String: String] = [:]
  private(set) var methods: [String: Set<Method>] = [:]
  /// All selectors that the app implements.
  private(set) var selectors: Set<String> = []

  /// Reads `@interface A : B <C>`, `@interface A () <C>`, and the methods between `@implementation A` and `@end`.
  mutating func read(_ tokens: [Lexer.Token], file: String) {
    func text(_ index: Int) -> String {
      tokens.indices.contains(index) && tokens[index].kind != .string ? tokens[index].text : ""
    }
    var index = 0
    var current = ""
    var depth = 0
    while index < tokens.count {
      if text(index) == "@" {
        switch text(index + 1) {
        case "interface", "protocol":
          let name = text(index + 2)
          var next = index + 3
          if text(next) == ":" {
            parents[name] = text(next + 1)
            next += 2
          }
          if text(next) == "(" { while next < tokens.count, text(next) != ")" { next += 1 }; next += 1 }
          if text(next) == "<" {
            while next < tokens.count, text(next) != ">" {
              if tokens[next].kind == .word { protocols[name, default: []].insert(text(next)) }
              next += 1
            }
          }
          index = next
          continue
        case "implementation":
          current = text(index + 2)
          depth = 0
          index += 3
          continue
        case "end": current = ""
        default: break
        }
      }
      if text(index) == "{" { depth += 1 }
      if text(index) == "}" { depth -= 1 }
      if !current.isEmpty, depth == 0, text(index) == "-", text(index + 1) == "(" {
        index = readMethod(tokens, index, of: current, file)
        continue
      }
      index += 1
    }
  }

  private mutating func readMethod(_ tokens: [Lexer.Token], _ start: Int, of name: String, _ file: String) -> Int {
    var selector = ""
    var index = start + 1
    var nesting = 0
    while index < tokens.count {
      let text = tokens[index].kind == .string ? "" : tokens[index].text
      if text == "(" { nesting += 1 }
      if text == ")" { nesting -= 1 }
      if nesting == 0 {
        if text == "{" || text == ";" { break }
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        if tokens[index].kind == .word {
          if next == ":" { selector += text + ":" }
          if selector.isEmpty, next == "{" || next == ";" { selector = text }
        }
      }
      index += 1
    }
    methods[name, default: []].insert(Method(selector: selector, place: Place(file: file, line: tokens[start].line)))
    selectors.insert(selector)
    return index
  }

  /// Returns the protocols of a class and those above it.
  private func allProtocols(of name: String) -> Set<String> {
    var found = protocols[name] ?? []
    var next = parents[name]
    for _ in 0..<32 {
      guard let parent = next else { break }
      found.formUnion(protocols[parent] ?? [])
      next = parents[parent]
    }
    return found
  }

  /// Notes the methods of delegates, and those that are nearly one.
  func check(_ table: SymbolTable, _ findings: inout Findings) {
    for (name, methods) in methods {
      for delegate in allProtocols(of: name).sorted() where table.type(delegate) != nil && table.isDelegate(delegate) {
        let required = table.methods(of: delegate).filter { !$0.selector.isEmpty }
        for method in methods { check(method, of: name, delegate, required, &findings) }
      }
    }
  }

  private func check(
    _ method: Method, of name: String, _ delegate: String, _ required: [Symbol], _ findings: inout Findings
  ) {
    func add(_ reason: String, _ nearest: String) {
      findings.neverCalled.insert(
        Findings.NeverCalled(
          type: name, method: method.selector, delegate: delegate, reason: reason, nearest: nearest, place: method.place
        ))
    }
    if let symbol = required.first(where: { $0.selector == method.selector }) {
      findings.add(symbol, at: method.place)
      if symbol.status == .absent { add("the delegate here has no such method", "") }
      return
    }
    let selector = Array(method.selector.utf8)
    let near = required.filter { symbol in
      let bound = max(1, min(4, symbol.selector.utf8.count / 6))
      return symbol.selector.utf8.count >= 6
        && Nearness.distance(selector, Array(symbol.selector.utf8), bound: bound) <= bound
    }.map(\.selector).min()
    if let near { add("the delegate has no method of this name", near) }
  }
}
