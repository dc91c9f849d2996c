import SwiftSyntax

extension FileReader {
  /// Reads a statement that makes a scope or binds names; false for any other node.
  func readStatement(_ node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .codeBlockItemList(let items):
      // The value of a body with one expression, which needs no `return`.
      guard items.count == 1, case .expr(let value)? = items.first?.item else { return false }
      // The branches of a branch have the value, too.
      if let target = branchValue, !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self) {
        var closures: [PendingClosure] = []
        let expression = expression(value, &closures)
        writer.write("\"use\"", expression, "\"\"")
        writer.write("\"let\"", "\(target)", "\"\"", "\"v\"", expression, "0")
        read(closures)
        break
      }
      use(value, hint: (results.last ?? nil) ?? "")
    case .codeBlock(let block): inScope { self.walkChildren(Syntax(block)) }
    case .whileStmt(let loop):
      inScope {
        self.walk(loop.conditions)
        self.walk(loop.body)
      }
    case .forStmt(let loop):
      inScope {
        var closures: [PendingClosure] = []
        let value = self.expression(loop.sequence, &closures)
        self.writer.write("\"use\"", value, "\"\"")
        self.read(closures)
        self.refer(loop.typeAnnotation?.type)
        if let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
          self.declare(name, type: text(of: loop.typeAnnotation?.type), mode: "e", value)
        } else if let tuple = loop.pattern.as(TuplePatternSyntax.self) {
          for (index, element) in tuple.elements.enumerated() {
            if let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
              self.declare(name, mode: "et", value, "\(index)")
            }
          }
        } else {
          self.match(loop.pattern, "0")
        }
        self.walk(loop.whereClause)
        self.walk(loop.body)
      }
    case .optionalBindingCondition(let binding): readBinding(binding)
    case .matchingPatternCondition(let condition):
      match([condition.pattern], condition.initializer.value)
    case .returnStmt(let statement):
      guard let value = statement.expression else { break }
      use(value, hint: (results.last ?? nil) ?? "")
    case .catchClause(let clause):
      inScope {
        self.declare("error", type: "Error", mode: "p")
        self.walk(clause.catchItems)
        self.walk(clause.body)
      }
    default: return false
    }
    return true
  }

  private func readBinding(_ binding: OptionalBindingConditionSyntax) {
    let type = text(of: binding.typeAnnotation?.type)
    refer(binding.typeAnnotation?.type)
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return bind(binding.pattern)
    }
    if let value = binding.initializer?.value {
      var closures: [PendingClosure] = []
      let expression = expression(value, &closures)
      writer.write("\"use\"", expression, quoted(type))
      read(closures)
      if name != "self" { declare(name, type: type, mode: "v", expression) }
    } else if name != "self", let id = variable(name) {
      declare(name, mode: "v", "[\"v\",\(id)]")
    } else if name != "self" {
      declare(name, mode: "v", nameExpression(name, binding.pattern))
    }
  }

  /// Reads patterns against the value that they match, and binds their names.
  func match(_ patterns: [PatternSyntax], _ value: ExprSyntax) {
    var closures: [PendingClosure] = []
    let subject = expression(value, &closures)
    writer.write("\"use\"", subject, "\"\"")
    read(closures)
    for pattern in patterns { match(pattern, subject) }
  }

  func match(_ pattern: PatternSyntax, _ subject: String) {
    var closures: [PendingClosure] = []
    switch pattern.as(PatternSyntaxEnum.self) {
    case .expressionPattern(let node):
      if node.expression.is(SequenceExprSyntax.self) || node.expression.is(AsExprSyntax.self) {
        return use(node.expression)
      }
      if node.expression.is(FunctionCallExprSyntax.self) { return bindNames(in: node.expression, subject) }
      writer.write("\"use\"", "[\"o\",\(list([subject, expression(node.expression, &closures)]))]", "\"\"")
    case .valueBindingPattern(let binding):
      // `case let text as TextBody`, `case let x?`, `case let .some(x)`.
      if let inner = binding.pattern.as(ExpressionPatternSyntax.self) {
        bindNames(in: inner.expression, subject)
      } else {
        bind(binding.pattern, binding.pattern.is(IdentifierPatternSyntax.self) ? subject : "0")
      }
    default: bind(pattern)
    }
    read(closures)
  }

  private func bindNames(in expression: ExprSyntax, _ subject: String) {
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
      let parts = Array(sequence.elements)
      if parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self) {
        refer(type.type)
        if let pattern = parts[0].as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self) {
          return declare(pattern.identifier.text, type: text(of: type.type), mode: "p")
        }
      }
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      if let pattern = optional.expression.as(PatternExprSyntax.self)?.pattern { return bind(pattern, subject) }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      var closures: [PendingClosure] = []
      writer.write("\"use\"", "[\"o\",\(list([subject, self.expression(call.calledExpression, &closures)]))]", "\"\"")
      for argument in call.arguments { bindNames(in: argument.expression, "0") }
      return
    }
    if let pattern = expression.as(PatternExprSyntax.self)?.pattern { return bind(pattern) }
    use(expression)
  }
}
