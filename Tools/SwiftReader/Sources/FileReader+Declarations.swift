import SwiftSyntax

extension FileReader {
  /// Reads a declaration; false for any other node.
  func readDeclaration(_ node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .importDecl(let declaration):
      let exported = declaration.attributes.trimmedDescription.contains("@_exported")
      writer.write(
        "\"imp\"", quoted(declaration.path.first?.name.text ?? ""), line(declaration.importKeyword),
        exported ? "1" : "0")
    case .classDecl(let type): readType("class", type.name.text, type.name, type.inheritanceClause, Syntax(type))
    case .structDecl(let type): readType("struct", type.name.text, type.name, type.inheritanceClause, Syntax(type))
    case .enumDecl(let type): readType("enum", type.name.text, type.name, type.inheritanceClause, Syntax(type))
    case .actorDecl(let type): readType("class", type.name.text, type.name, type.inheritanceClause, Syntax(type))
    case .protocolDecl(let type): readType("protocol", type.name.text, type.name, type.inheritanceClause, Syntax(type))
    case .extensionDecl(let type):
      refer(type.extendedType)
      let name = text(of: type.extendedType).split(separator: ".").last.map(String.init) ?? ""
      readType("extension", name, type.extensionKeyword, type.inheritanceClause, Syntax(type))
    case .typeAliasDecl(let alias):
      refer(alias.initializer.value)
      writer.write("\"alias\"", quoted(alias.name.text), quoted(text(of: alias.initializer.value)))
    case .functionDecl(let function):
      readFunction(
        "f", function.name.text, function.name, function.signature.parameterClause,
        text(of: function.signature.returnClause?.type), function.modifiers, function.attributes)
      refer(function.signature.returnClause?.type)
      readBody(function.signature.parameterClause, text(of: function.signature.returnClause?.type)) {
        self.walk(function.body)
      }
    case .initializerDecl(let function):
      readFunction(
        "i", "init", function.initKeyword, function.signature.parameterClause, types.last ?? "", function.modifiers,
        function.attributes)
      readBody(function.signature.parameterClause, nil) { self.walk(function.body) }
    case .subscriptDecl(let function):
      readFunction(
        "s", "subscript", function.subscriptKeyword, function.parameterClause, text(of: function.returnClause.type),
        function.modifiers, function.attributes)
      refer(function.returnClause.type)
      readBody(function.parameterClause, text(of: function.returnClause.type)) { self.walk(function.accessorBlock) }
    case .deinitializerDecl(let function): readBody(nil, nil) { self.walk(function.body) }
    case .variableDecl(let variable): readVariable(variable)
    case .enumCaseDecl(let declaration):
      for element in declaration.elements {
        walk(element.parameterClause)
        writer.write(
          "\"mem\"", quoted(types.last ?? ""), "\"case\"", quoted(element.name.text), line(element.name), "[]", "[]",
          quoted(types.last ?? ""), "\"s\"", "0")
      }
    case .accessorDecl(let accessor):
      inScope {
        if let parameter = accessor.parameters?.name.text {
          self.declare(parameter, mode: "u")
        }
        self.walk(accessor.body)
      }
    default: return false
    }
    return true
  }

  private func readType(
    _ kind: String, _ name: String, _ place: TokenSyntax, _ parents: InheritanceClauseSyntax?, _ node: Syntax
  ) {
    let inherited = parents?.inheritedTypes.map { text(of: $0.type) } ?? []
    writer.write(
      "\"type\"", quoted(kind), quoted(name), line(place), list(inherited.map { quoted($0) }), quoted(types.last ?? ""))
    walk(parents)
    types.append(name)
    // The names of a function around a type are not those of its members.
    let outer = scopes
    scopes = [[:]]
    for child in node.children(viewMode: .sourceAccurate) {
      if let block = child.as(MemberBlockSyntax.self) { walkChildren(Syntax(block)) }
    }
    scopes = outer
    types.removeLast()
  }

  private func readFunction(
    _ kind: String, _ name: String, _ place: TokenSyntax, _ parameters: FunctionParameterClauseSyntax, _ result: String,
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
  ) {
    // A local function is not a member.
    if !results.isEmpty {
      declare(
        name,
        type:
          "(\(parameters.parameters.map { text(of: $0.type) }.joined(separator: ", "))) -> \(result.isEmpty ? "Void" : result)",
        mode: "p")
      return
    }
    let labels = parameters.parameters.map { quoted($0.firstName.text) }
    let kinds = parameters.parameters.map { quoted(text(of: $0.type)) }
    writer.write(
      "\"mem\"", quoted(types.last ?? ""), quoted(kind), quoted(name), line(place), list(labels), list(kinds),
      quoted(result), quoted(flags(modifiers, attributes)), "0")
  }

  private func flags(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> String {
    var flags = ""
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.private), .keyword(.fileprivate): if modifier.detail == nil { flags += "p" }
      case .keyword(.static), .keyword(.class): flags += "s"
      case .keyword(.override): flags += "o"
      default: break
      }
    }
    if attributes.trimmedDescription.contains("@objc(") { flags += "j" }
    return flags
  }

  /// Reads a function's body, with its parameters in scope.
  private func readBody(_ parameters: FunctionParameterClauseSyntax?, _ result: String?, _ body: @escaping () -> Void) {
    results.append(result)
    inScope {
      for parameter in parameters?.parameters ?? [] {
        self.refer(parameter.type)
        if let value = parameter.defaultValue?.value { self.use(value, hint: text(of: parameter.type)) }
        let isList = parameter.ellipsis != nil
        let type = isList ? "[\(text(of: parameter.type))]" : text(of: parameter.type)
        self.declare((parameter.secondName ?? parameter.firstName).text, type: type, mode: "p")
      }
      body()
    }
    results.removeLast()
  }

  private func readVariable(_ variable: VariableDeclSyntax) {
    walk(variable.attributes)
    for binding in variable.bindings {
      let type = text(of: binding.typeAnnotation?.type)
      refer(binding.typeAnnotation?.type)
      var value = "0"
      var closures: [PendingClosure] = []
      if let expression = binding.initializer?.value { value = self.expression(expression, &closures) }
      if value != "0" { writer.write("\"use\"", value, quoted(type)) }
      read(closures)
      let isMember = results.isEmpty && !types.isEmpty
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
        if isMember || results.isEmpty {
          writer.write(
            "\"mem\"", quoted(types.last ?? ""), "\"v\"", quoted(name), line(binding.pattern), "[]", "[]", quoted(type),
            quoted(flags(variable.modifiers, variable.attributes)), value)
        }
        if !isMember { declare(name, type: type, mode: "v", value) }
      } else {
        bind(binding.pattern, value)
      }
      if let accessors = binding.accessorBlock {
        results.append(type)
        inScope {
          self.declare("newValue", type: type, mode: "p")
          self.declare("oldValue", type: type, mode: "p")
          self.walkChildren(Syntax(accessors))
        }
        results.removeLast()
      }
    }
  }

  /// Declares the names of a pattern whose parts have no known type.
  func bind(_ pattern: PatternSyntax, _ value: String = "0") {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let name): declare(name.identifier.text, mode: value == "0" ? "u" : "v", value)
    case .tuplePattern(let tuple):
      for (index, element) in tuple.elements.enumerated() {
        if let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, value != "0" {
          declare(name, mode: "t", value, "\(index)")
        } else {
          bind(element.pattern)
        }
      }
    case .valueBindingPattern(let binding): bind(binding.pattern, value)
    case .expressionPattern(let expression): use(expression.expression)
    case .isTypePattern(let type): refer(type.type)
    default: walkChildren(Syntax(pattern))
    }
  }
}
