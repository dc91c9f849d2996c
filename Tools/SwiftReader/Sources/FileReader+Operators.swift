import SwiftSyntax

extension FileReader {
  /// Returns operators with their operands, which the parser leaves in one row: `["o",…]` for operands of one type, `["b",…]`
  /// for those of a comparison, `["x",…]` for those of a logical operator, `["t",…]` for a choice.
  func sequenceExpression(_ elements: ArraySlice<ExprSyntax>, _ closures: inout [PendingClosure]) -> String {
    if let place = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) || isAssignment($0) }) {
      return parted(elements, at: place, "o", &closures)
    }
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let choice = elements[place].as(UnresolvedTernaryExprSyntax.self)
    {
      let condition = sequenceExpression(elements[..<place], &closures)
      let chosen = expression(choice.thenExpression, &closures)
      return "[\"t\",\(list([condition, chosen, sequenceExpression(elements[(place + 1)...], &closures)]))]"
    }
    if elements.contains(where: { isLogical($0) }) {
      let parts = elements.split(whereSeparator: { isLogical($0) }).map { sequenceExpression($0, &closures) }
      return "[\"x\",\(list(parts))]"
    }
    if let place = elements.firstIndex(where: {
      ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="].contains(name(of: $0))
    }) {
      return parted(elements, at: place, "b", &closures)
    }
    return operands(elements, &closures)
  }

  private func name(of element: ExprSyntax) -> String { element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "" }

  private func isLogical(_ element: ExprSyntax) -> Bool { ["||", "&&"].contains(name(of: element)) }

  private func isAssignment(_ element: ExprSyntax) -> Bool {
    let name = name(of: element)
    return name.count == 2 && name.hasSuffix("=") && !["==", "!=", "<=", ">=", "~="].contains(name)
  }

  private func parted(
    _ elements: ArraySlice<ExprSyntax>, at place: Int, _ tag: String, _ closures: inout [PendingClosure]
  ) -> String {
    let left = sequenceExpression(elements[..<place], &closures)
    let right = sequenceExpression(elements[(place + 1)...], &closures)
    return "[\"\(tag)\",\(list([left, right]))]"
  }

  private func operands(_ elements: ArraySlice<ExprSyntax>, _ closures: inout [PendingClosure]) -> String {
    var parts: [String] = []
    var index = elements.startIndex
    while index < elements.endIndex {
      let element = elements[index]
      if element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self),
        index + 1 < elements.endIndex,
        let type = elements[index + 1].as(TypeExprSyntax.self)
      {
        refer(type.type)
        if element.is(UnresolvedAsExprSyntax.self), let last = parts.popLast() {
          parts.append("[\"as\",\(quoted(text(of: type.type))),\(last)]")
        }
        index += 2
        continue
      }
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr, .assignmentExpr, .arrowExpr: break
      default: parts.append(expression(element, &closures))
      }
      index += 1
    }
    return parts.count == 1 ? parts[0] : "[\"o\",\(list(parts))]"
  }
}
