// Lists the public API that symbol graphs describe: one file for each module, one line for each declaration and
// conformance, in order, so that two lists can be compared line by line.
//
// usage: swift Scripts/list-api.swift SYMBOL-GRAPHS OUTPUT     both are folders
//
// A requirement without a default ends with "[required]": types that conform to the protocol must implement it.
import Foundation

struct SymbolGraph: Decodable {
  struct Module: Decodable { var name: String }
  struct Fragment: Decodable { var spelling: String }
  struct Identifier: Decodable { var precise: String }
  struct Kind: Decodable { var identifier: String }
  struct Symbol: Decodable {
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
  }
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  var module: Module
  var symbols: [Symbol]
  var relationships: [Relationship]
}

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: swift Scripts/list-api.swift SYMBOL-GRAPHS OUTPUT\n".utf8))
  exit(2)
}
let (input, output) = (CommandLine.arguments[1], CommandLine.arguments[2])
let files = try FileManager.default.contentsOfDirectory(atPath: input).filter { $0.hasSuffix(".symbols.json") }
let graphs = try files.sorted().map { file in
  // The graph of a module's extensions of another is named MODULE@OTHER.
  let module = file.split(separator: ".")[0].split(separator: "@")[0]
  let data = try Data(contentsOf: URL(fileURLWithPath: "\(input)/\(file)"))
  return (module: String(module), graph: try JSONDecoder().decode(SymbolGraph.self, from: data))
}

var names: [String: String] = [:]
for (_, graph) in graphs {
  for symbol in graph.symbols { names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".") }
}
let relationships = graphs.flatMap(\.graph.relationships)
let requirements = Set(relationships.filter { $0.kind == "requirementOf" }.map(\.source))
let defaulted = Set(relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))

var lines: [String: Set<String>] = [:]
for (module, graph) in graphs {
  for symbol in graph.symbols {
    let precise = symbol.identifier.precise
    let path = symbol.pathComponents.joined(separator: ".")
    let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isRequired = requirements.contains(precise) && !defaulted.contains(precise)
    lines[module, default: []].insert("\(path): \(declaration)\(isRequired ? " [required]" : "")")
  }
  for relationship in graph.relationships where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
    guard let source = names[relationship.source] else { continue }
    let target = names[relationship.target] ?? relationship.targetFallback ?? relationship.target
    lines[module, default: []].insert("\(source): is \(target)")
  }
}
try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
for (module, text) in lines {
  try Data((text.sorted().joined(separator: "\n") + "\n").utf8)
    .write(to: URL(fileURLWithPath: "\(output)/\(module).txt"))
}
