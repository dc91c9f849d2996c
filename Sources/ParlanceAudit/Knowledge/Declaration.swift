internal import Foundation

/// The parts of a declaration that stands in a table: `func send(_ message: Message, to session: Session) throws`.
struct Declaration {
  var name: String
  var labels: [String]?
  var parameters: [TypeText] = []
  var result: TypeText = .unknown
  var isStatic = false
  var isCase = false
  /// The types of the parameters, and the result or `Void`, as they are written.
  var written: [String] = []

  /// Reads a declaration; nil for one of another form.
  init?(_ text: String) {
    var rest = text[...]
    var keyword = ""
    while true {
      let word = rest.prefix { $0 != " " && $0 != "(" && $0 != "?" && $0 != "!" && $0 != "<" }
      switch word {
      case "func", "var", "let", "case", "init", "subscript":
        keyword = String(word)
        rest = rest.dropFirst(word.count)
      case "static", "class":
        isStatic = true
        rest = rest.dropFirst(word.count)
      case "": return nil
      default:
        // Another modifier, perhaps with something in parentheses.
        rest = rest.dropFirst(word.count)
        if rest.first == "(", let end = rest.firstIndex(of: ")") { rest = rest[end...].dropFirst() }
        if rest.first == "?" || rest.first == "!" || rest.first == "<" { return nil }
      }
      rest = rest.drop { $0 == " " }
      if !keyword.isEmpty { break }
      if rest.isEmpty { return nil }
    }
    name = keyword
    if keyword != "init" && keyword != "subscript" {
      name = rest.prefix { $0 != " " && $0 != "(" && $0 != ":" && $0 != "<" && $0 != "=" }.filter { $0 != "`" }
      // Operators have these characters.
      if name.isEmpty { name = String(rest.prefix { $0 != " " && $0 != "(" }) }
      rest = rest.dropFirst(rest.prefix { $0 != " " && $0 != "(" && $0 != ":" && $0 != "<" && $0 != "=" }.count)
    }
    isCase = keyword == "case"
    isStatic = isStatic || keyword == "init"
    if let colon = rest.firstIndex(of: ":"), keyword == "var" || keyword == "let" {
      result = TypeText(String(rest[colon...].dropFirst().prefix { $0 != "{" && $0 != "=" }))
    } else if keyword != "var", keyword != "let", let open = rest.firstIndex(of: "(") {
      let (inside, after) = Self.balanced(rest[open...])
      labels = []
      for parameter in Self.parts(inside) { add(parameter) }
      if keyword == "func" || keyword == "subscript" {
        let text = after.range(of: "->").map { after[$0.upperBound...].prefix { $0 != "{" }.trimmingSpaces } ?? "Void"
        written.append(text)
        result = TypeText(text)
      }
    }
  }

  private mutating func add(_ parameter: Substring) {
    guard let colon = parameter.firstIndex(of: ":") else { return }
    let names = parameter[..<colon].split(separator: " ")
    labels?.append(names.first.map { $0.filter { $0 != "`" } } ?? "_")
    var type = parameter[colon...].dropFirst()
    if let value = type.range(of: " = ") { type = type[..<value.lowerBound] }
    written.append(type.trimmingSpaces)
    parameters.append(TypeText(String(type)))
  }

  /// Returns what stands between the first parenthesis and its partner, and what follows.
  private static func balanced(_ text: Substring) -> (inside: Substring, after: Substring) {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      guard text[index] == ")" else { continue }
      depth -= 1
      if depth == 0 { return (text[..<index].dropFirst(), text[text.index(after: index)...]) }
    }
    return (text.dropFirst(), "")
  }

  /// Returns the parts between commas.
  private static func parts(_ text: Substring) -> [Substring] {
    var (parts, start, depth, last): ([Substring], Substring.Index, Int, Character) = ([], text.startIndex, 0, " ")
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where last != "-": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
      last = text[index]
    }
    let rest = text[start...]
    return rest.allSatisfy(\.isWhitespace) ? parts : parts + [rest]
  }
}
