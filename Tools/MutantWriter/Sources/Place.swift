import SwiftSyntax

/// A part of a file that can have a changed copy of itself beside it: the body of a function or of an accessor, or the initial
/// value of a property.
struct Place {
  enum Kind: Equatable {
    /// The copy of a body returns after its last statement.
    case body(result: BodyResult)
    case value
  }

  var kind: Kind
  /// The text between a body's braces, or that of the value, in bytes.
  var range: Range<Int>
  /// The position of a body's only expression, whose value is the result without the word `return`.
  var implicitReturn: Int?
}

/// The result of a body.
enum BodyResult: Equatable {
  case nothing
  case value
  /// A failable initializer returns nil, or nothing.
  case failure
}

/// Finds the innermost place around a range of bytes.
final class PlaceFinder: SyntaxVisitor {
  private let start: Int
  private let end: Int
  private(set) var place: Place?

  init(_ tree: SourceFileSyntax, from start: Int, to end: Int) {
    (self.start, self.end) = (start, end)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  // Inner declarations are visited after the outer ones.

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    consider(node.body, node.signature.returnClause.map(\.type).result)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    consider(node.body, node.optionalMark == nil ? .nothing : .failure)
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { consider(node.body, .nothing) }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    consider(node.body, node.accessorSpecifier.tokenKind == .keyword(.get) ? .value : .nothing)
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter(let statements) = node.accessors {
      consider(statements, after: node.leftBrace, before: node.rightBrace, .value)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.initializer?.value, !isLocal(node) else { return .visitChildren }
    let range = value.positionAfterSkippingLeadingTrivia.utf8Offset..<value.endPositionBeforeTrailingTrivia.utf8Offset
    if contains(range) { place = Place(kind: .value, range: range) }
    return .visitChildren
  }

  private func consider(_ body: CodeBlockSyntax?, _ result: BodyResult) -> SyntaxVisitorContinueKind {
    if let body { consider(body.statements, after: body.leftBrace, before: body.rightBrace, result) }
    return .visitChildren
  }

  private func consider(
    _ statements: CodeBlockItemListSyntax, after left: TokenSyntax, before right: TokenSyntax, _ result: BodyResult
  ) {
    let range = left.endPositionBeforeTrailingTrivia.utf8Offset..<right.positionAfterSkippingLeadingTrivia.utf8Offset
    guard contains(range) else { return }
    place = Place(kind: .body(result: result), range: range, implicitReturn: statements.implicitReturn(of: result))
  }

  private func contains(_ range: Range<Int>) -> Bool { range.lowerBound <= start && end <= range.upperBound }

  /// Returns whether a variable is one of a function, closure or other block of statements.
  private func isLocal(_ node: PatternBindingSyntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if current.is(MemberBlockItemSyntax.self) { return false }
      if current.is(CodeBlockItemSyntax.self) { return current.parent?.parent?.is(SourceFileSyntax.self) != true }
      parent = current.parent
    }
    return false
  }
}

extension TypeSyntax? {
  /// The result of a body whose function has this type of result.
  fileprivate var result: BodyResult {
    guard let text = self?.trimmedDescription else { return .nothing }
    return ["Void", "()"].contains(text) ? .nothing : .value
  }
}

extension CodeBlockItemListSyntax {
  /// The position of the only expression of a body, if its value is the result.
  fileprivate func implicitReturn(of result: BodyResult) -> Int? {
    guard count == 1, let item = first?.item, let expression = item.expression else { return nil }
    switch result {
    case .nothing: return nil
    case .failure: guard expression.is(NilLiteralExprSyntax.self) else { return nil }
    case .value:
      let isBranching = expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
      // Branches that return are not values.
      if isBranching, ReturnFinder(expression).found { return nil }
    }
    return expression.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var expression: ExprSyntax? {
    switch self {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    default: nil
    }
  }
}

/// Looks for a `return` outside of closures and nested functions.
private final class ReturnFinder: SyntaxVisitor {
  private(set) var found = false

  init(_ node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
