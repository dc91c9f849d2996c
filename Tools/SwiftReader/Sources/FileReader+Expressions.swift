import SwiftSyntax

/// A closure that is read after the expression in which it stands.
struct PendingClosure {
  var node: ClosureExprSyntax
  /// The number of the call that it is an argument of, and its place there; nil for a closure that is not an argument.
  var call: (number: Int, argument: Int)?
}

extension FileReader {
  /// Writes an expression, then reads its closures.
  func use(_ node: ExprSyntax, hint: String = "") {
    if readCompound(node) { return }
    var closures: [PendingClosure] = []
    writer.write("\"use\"", expression(node, &closures), quoted(hint))
    read(closures)
  }

  /// Reads `if` and `switch`, which are expressions to the parser; false for any other.
  private func readCompound(_ node: ExprSyntax) -> Bool {
    if let condition = node.as(IfExprSyntax.self) {
      inScope {
        self.walk(condition.conditions)
        self.walk(condition.body)
      }
      walk(condition.elseBody)
      return true
    }
    guard let choice = node.as(SwitchExprSyntax.self) else { return false }
    var closures: [PendingClosure] = []
    let subject = expression(choice.subject, &closures)
    writer.write("\"use\"", subject, "\"\"")
    read(closures)
    readCases(choice.cases, subject)
    return true
  }

  private func readCases(_ cases: SwitchCaseListSyntax, _ subject: String) {
    for element in cases {
      switch element {
      case .switchCase(let item):
        inScope {
          if let label = item.label.as(SwitchCaseLabelSyntax.self) {
            for entry in label.caseItems {
              self.match(entry.pattern, subject)
              self.walk(entry.whereClause)
            }
          }
          self.walk(item.statements)
        }
      case .ifConfigDecl(let condition):
        for clause in condition.clauses {
          if case .switchCases(let inner)? = clause.elements { readCases(inner, subject) }
        }
      @unknown default: break
      }
    }
  }

  /// Reads closures, with their parameters in scope.
  func read(_ closures: [PendingClosure]) {
    let outer = branchValue
    branchValue = nil
    defer { branchValue = outer }
    for closure in closures {
      results.append(nil)
      inScope {
        let call = closure.call.map { "\($0.number)" } ?? "0"
        var names: [(name: String, type: String)] = []
        switch closure.node.signature?.parameterClause {
        case .simpleInput(let list): names = list.map { ($0.name.text, "") }
        case .parameterClause(let clause):
          names = clause.parameters.map { (($0.secondName ?? $0.firstName).text, text(of: $0.type)) }
          for parameter in clause.parameters { self.refer(parameter.type) }
        case nil: names = (0..<4).map { ("$\($0)", "") }
        @unknown default: break
        }
        self.walk(closure.node.signature?.capture)
        for (index, parameter) in names.enumerated() {
          self.declare(
            parameter.name, type: parameter.type, mode: "c", call,
            "[\(closure.call?.argument ?? 0),\(index),\(names.count)]")
        }
        self.walkChildren(Syntax(closure.node.statements))
      }
      results.removeLast()
    }
  }

  func nameExpression(_ name: String, _ node: some SyntaxProtocol) -> String {
    "[\"n\",\(quoted(name)),\(line(node)),\(quoted(types.last ?? ""))]"
  }

  /// Returns an expression as JSON, and collects the closures in it.
  func expression(_ node: ExprSyntax, _ closures: inout [PendingClosure]) -> String {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      let word = name.baseName.text.filter { $0 != "`" }
      if word == "self" || word == "Self" { return "[\"self\",\(quoted(types.last ?? ""))]" }
      if let id = variable(word) { return "[\"v\",\(id)]" }
      return nameExpression(word, name)
    case .superExpr: return "[\"super\",\(quoted(types.last ?? ""))]"
    case .memberAccessExpr(let member):
      let base = member.base.map { expression($0, &closures) } ?? "0"
      let name = member.declName.baseName
      let word = name.text.filter { $0 != "`" }
      // The labels of a reference to a function, as in `#selector`, are not looked at.
      return "[\".\",\(base),\(quoted(word)),\(line(name))]"
    case .functionCallExpr(let call): return callExpression(call, &closures)
    case .subscriptCallExpr(let call):
      let base = expression(call.calledExpression, &closures)
      return "[\"i\",\(base),\(list(call.arguments.map { expression($0.expression, &closures) }))]"
    case .optionalChainingExpr(let inner): return expression(inner.expression, &closures)
    case .forceUnwrapExpr(let inner): return expression(inner.expression, &closures)
    case .tryExpr(let inner): return expression(inner.expression, &closures)
    case .awaitExpr(let inner): return expression(inner.expression, &closures)
    case .inOutExpr(let inner): return expression(inner.expression, &closures)
    case .prefixOperatorExpr(let inner): return expression(inner.expression, &closures)
    case .postfixOperatorExpr(let inner): return expression(inner.expression, &closures)
    case .asExpr(let cast):
      refer(cast.type)
      return "[\"as\",\(quoted(text(of: cast.type))),\(expression(cast.expression, &closures))]"
    case .sequenceExpr(let sequence): return sequenceExpression(Array(sequence.elements)[...], &closures)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let first = tuple.elements.first { return expression(first.expression, &closures) }
      return "[\"tuple\",\(list(tuple.elements.map { expression($0.expression, &closures) }))]"
    case .arrayExpr(let array):
      return "[\"a\",\(list(array.elements.map { expression($0.expression, &closures) }))]"
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return "[\"x\",[]]" }
      return "[\"x\",\(list(elements.flatMap { [expression($0.key, &closures), expression($0.value, &closures)] }))]"
    case .stringLiteralExpr(let literal):
      let parts = literal.segments.compactMap { $0.as(ExpressionSegmentSyntax.self) }
      let inner = parts.flatMap { part in part.expressions.map { expression($0.expression, &closures) } }
      return inner.isEmpty ? "[\"l\",\"String\"]" : "[\"l\",\"String\",\(list(inner))]"
    case .integerLiteralExpr: return "[\"l\",\"Int\"]"
    case .floatLiteralExpr: return "[\"l\",\"Double\"]"
    case .booleanLiteralExpr: return "[\"l\",\"Bool\"]"
    case .closureExpr(let closure):
      closures.append(PendingClosure(node: closure, call: nil))
      return "[\"fn\"]"
    case .keyPathExpr(let path):
      refer(path.root)
      let steps = path.components.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName }
      return "[\"kp\",\(quoted(text(of: path.root))),\(list(steps.map { "[\(quoted($0.text)),\(line($0))]" }))]"
    case .typeExpr(let type):
      refer(type.type)
      return "[\"x\",[]]"
    case .genericSpecializationExpr(let generic):
      walk(generic.genericArgumentClause)
      return expression(generic.expression, &closures)
    case .macroExpansionExpr(let macro):
      return "[\"x\",\(list(macro.arguments.map { expression($0.expression, &closures) }))]"
    case .ternaryExpr(let choice):
      return
        "[\"t\",\(list([choice.condition, choice.thenExpression, choice.elseExpression].map { expression($0, &closures) }))]"
    case .patternExpr(let pattern):
      bind(pattern.pattern)
      return "[\"x\",[]]"
    case .ifExpr, .switchExpr:
      let outer = branchValue
      let value = number()
      branchValue = value
      use(node)
      branchValue = outer
      return "[\"v\",\(value)]"
    case .postfixIfConfigExpr(let condition):
      walk(condition.config)
      return condition.base.map { expression($0, &closures) } ?? "[\"x\",[]]"
    default:
      walkChildren(Syntax(node))
      return "[\"x\",[]]"
    }
  }

  private func callExpression(_ call: FunctionCallExprSyntax, _ closures: inout [PendingClosure]) -> String {
    let id = number()
    let callee = expression(call.calledExpression, &closures)
    var labels: [String] = []
    var values: [String] = []
    func add(_ label: String, _ value: ExprSyntax) {
      if let closure = value.as(ClosureExprSyntax.self) {
        closures.append(PendingClosure(node: closure, call: (id, values.count)))
        values.append("[\"fn\"]")
      } else {
        values.append(expression(value, &closures))
      }
      labels.append(quoted(label))
    }
    for argument in call.arguments { add(argument.label?.text ?? "_", argument.expression) }
    var trailing = 0
    if let closure = call.trailingClosure {
      add("_", ExprSyntax(closure))
      trailing += 1
    }
    for closure in call.additionalTrailingClosures {
      add(closure.label.text, ExprSyntax(closure.closure))
      trailing += 1
    }
    return "[\"c\",\(callee),\(list(labels)),\(list(values)),\(trailing),\(line(call)),\(id)]"
  }
}
