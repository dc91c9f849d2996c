import SwiftSyntax

/// Reads one file's tree: what it declares, and its expressions with what is known of each name.
final class FileReader {
  let tree: SourceFileSyntax
  let lines: SourceLocationConverter
  var writer: FactWriter
  /// The names in scope, the innermost scope last.
  var scopes: [[String: Int]] = [[:]]
  /// The types around the place that is read, the innermost last.
  var types: [String] = []
  /// The result types of the functions around it; nil in a closure.
  var results: [String?] = []
  /// The variable whose value is that of the branches that are read; nil where branches have no value.
  var branchValue: Int?
  private var lastNumber = 0

  init(_ tree: SourceFileSyntax, _ writer: FactWriter) {
    self.tree = tree
    self.writer = writer
    lines = SourceLocationConverter(fileName: "", tree: tree)
  }

  func read() -> FactWriter {
    walk(Syntax(tree))
    return writer
  }

  /// Returns the line of a token or a node as JSON.
  func line(_ node: some SyntaxProtocol) -> String {
    "\(lines.location(for: node.positionAfterSkippingLeadingTrivia).line)"
  }

  /// Returns a new number for a variable or a call.
  func number() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Declares a variable in the innermost scope.
  func declare(_ name: String, type: String = "", mode: String, _ value: String = "0", _ index: String = "0") {
    let id = number()
    scopes[scopes.count - 1][name] = id
    writer.write("\"let\"", "\(id)", quoted(type), quoted(mode), value, index)
  }

  func variable(_ name: String) -> Int? {
    for scope in scopes.reversed() { if let id = scope[name] { return id } }
    return nil
  }

  func inScope(_ body: () -> Void) {
    scopes.append([:])
    body()
    scopes.removeLast()
  }

  /// Reads a node that has no meaning of its own, or the one that its kind has.
  func walk(_ node: Syntax) {
    if let expression = node.as(ExprSyntax.self) { return use(expression) }
    if let type = node.as(TypeSyntax.self) { return refer(type) }
    if readDeclaration(node) || readStatement(node) { return }
    walkChildren(node)
  }

  func walkChildren(_ node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) where child.kind != .token { walk(child) }
  }

  func walk(_ node: (some SyntaxProtocol)?) {
    if let node { walk(Syntax(node)) }
  }

  /// Notes the names in a type.
  func refer(_ type: TypeSyntax?) {
    guard let type else { return }
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let name):
      writer.write("\"ref\"", quoted(name.name.text), line(name.name))
      walk(name.genericArgumentClause)
    case .memberType(let member):
      refer(member.baseType)
      writer.write("\"ref\"", quoted(member.name.text), line(member.name))
      walk(member.genericArgumentClause)
    default: walkChildren(Syntax(type))
    }
  }
}

/// Returns a type's text on one line.
func text(of type: (some SyntaxProtocol)?) -> String {
  guard let type else { return "" }
  return type.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
