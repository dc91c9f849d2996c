internal import Foundation

/// Reads Swift without a parser: the names in it, the types that it declares, and their methods.
struct SwiftNames {
  private let tokens: [Lexer.Token]
  private var facts: [Fact] = []
  /// The types whose braces are open, with the depth of each.
  private var types: [(name: String, depth: Int)] = []
  private var depth = 0

  /// Returns the facts of a file, as the reader would write them, of imports, types, functions and names.
  static func facts(of bytes: [UInt8]) -> [Fact] {
    var names = SwiftNames(tokens: Lexer.tokens(of: bytes, .swift))
    names.read()
    return names.facts
  }

  private init(tokens: [Lexer.Token]) { self.tokens = tokens }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) && tokens[index].kind != .string ? tokens[index].text : ""
  }

  private mutating func read() {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .mark {
        if token.text == "{" { depth += 1 }
        if token.text == "}" {
          depth -= 1
          if types.last.map({ $0.depth > depth }) == true { types.removeLast() }
        }
      }
      guard token.kind == .word else {
        index += 1
        continue
      }
      let isMember = text(index - 1) == "."
      switch token.text {
      case "import" where !isMember: index = readImport(index)
      case "class", "struct", "enum", "protocol", "extension", "actor":
        if !isMember, text(index + 1) != "func", text(index + 1) != "var", tokens.indices.contains(index + 1) {
          index = readType(index)
        } else {
          index += 1
        }
      case "func" where !isMember: index = readFunction(index)
      default:
        facts.append(
          .list([.text(isMember ? "name" : "ref"), .text(token.text), .number(token.line)]))
        index += 1
      }
    }
  }

  private mutating func readImport(_ index: Int) -> Int {
    var next = index + 1
    if ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(text(next)) { next += 1 }
    let isExported = text(index - 1) == "_exported"
    facts.append(
      .list([.text("imp"), .text(text(next)), .number(tokens[index].line), .number(isExported ? 1 : 0)]))
    return next + 1
  }

  private mutating func readType(_ index: Int) -> Int {
    let name = text(index + 1)
    var next = index + 2
    var parents: [Fact] = []
    var word = ""
    var isInherited = false
    while next < tokens.count, text(next) != "{", text(next) != "}" {
      let part = text(next)
      if part == "where" { break }
      if part == ":" {
        isInherited = true
      } else if part == "," || part == "&" {
        if !word.isEmpty { parents.append(.text(word)) }
        word = ""
      } else if isInherited, tokens[next].kind == .word {
        word = part
        facts.append(.list([.text("ref"), .text(part), .number(tokens[next].line)]))
      }
      next += 1
    }
    if !word.isEmpty { parents.append(.text(word)) }
    while next < tokens.count, text(next) != "{", text(next) != "}" { next += 1 }
    facts.append(
      .list([
        .text("type"), .text(tokens[index].text), .text(name), .number(tokens[index].line), .list(parents), .text(""),
      ]))
    if text(next) == "{" {
      depth += 1
      types.append((name, depth))
      next += 1
    }
    return next
  }

  private mutating func readFunction(_ index: Int) -> Int {
    let name = text(index + 1)
    var next = index + 2
    while next < tokens.count, text(next) != "(", text(next) != "{", text(next) != "}" { next += 1 }
    guard text(next) == "(" else { return index + 2 }
    next += 1
    var labels: [Fact] = []
    var kinds: [Fact] = []
    var nesting = 0
    var parts: [String] = []
    func finish() {
      guard let colon = parts.firstIndex(of: ":") else { return }
      labels.append(.text(parts[0]))
      let type = parts[colon...].dropFirst().prefix { $0 != "=" }
      kinds.append(.text(type.joined(separator: " ").replacing(" ?", "?").replacing(" !", "!").replacing(" . ", ".")))
    }
    while next < tokens.count {
      let part = text(next)
      if "([<{".contains(part), part.count == 1 { nesting += 1 }
      if ")]}".contains(part), part.count == 1 || part == ">" && parts.last != "-" {
        if nesting == 0 { break }
        nesting -= 1
      }
      if part == ",", nesting == 0 {
        finish()
        parts = []
      } else {
        parts.append(part)
        if tokens[next].kind == .word, parts.contains(":") {
          facts.append(.list([.text("ref"), .text(part), .number(tokens[next].line)]))
        }
      }
      next += 1
    }
    finish()
    let flags =
      ["private", "fileprivate"].contains(text(index - 1))
      ? "p" : ["static", "class"].contains(text(index - 1)) ? "s" : ""
    var result = ""
    if text(next + 1) == "-", text(next + 2) == ">" { result = text(next + 3) }
    let isMember = types.last.map { $0.depth == depth } == true
    if isMember || types.isEmpty {
      facts.append(
        .list([
          .text("mem"), .text(types.last?.name ?? ""), .text("f"), .text(name), .number(tokens[index].line),
          .list(labels),
          .list(kinds), .text(result), .text(flags), .number(0),
        ]))
    }
    return next + 1
  }
}

extension String {
  /// The text with one text in place of another.
  fileprivate func replacing(_ old: String, _ new: String) -> String { replacingOccurrences(of: old, with: new) }
}
