import Foundation

/// Which methods of some classes fulfil which requirements of protocols, as the compiler sees it.
struct WitnessTable {
  /// A method of a class that conforms to a protocol of an adapter.
  struct Method: Hashable, CustomStringConvertible {
    var title: String
    /// File and line of its name.
    var place: String
    var description: String { "\(title) at \(place)" }
  }

  /// A method that a protocol asks for. Several may have the same title and different types.
  struct Requirement: Hashable, CustomStringConvertible {
    var protocolName: String
    var title: String
    /// Its place among those of the protocol.
    var ordinal: Int
    var description: String { "\(protocolName).\(title), the \(ordinal)." }
  }

  private(set) var methods: Set<Method> = []
  /// Places of what fulfils a requirement.
  private(set) var witnesses: Set<String> = []
  private(set) var requirements: Set<Requirement> = []
  /// Requirements that a class fulfils itself.
  private(set) var covered: Set<Requirement> = []
  private(set) var protocols: Set<String> = []
  /// Classes that say that they conform to something which the compiler does not show, for nothing uses it.
  private(set) var unseen: Set<String> = []

  /// Compiles the programs of some folders.
  init(programs: [URL]) throws {
    let files = try programs.flatMap { try Repository.files(in: $0, named: ".swift") }
    try read(try Compiler.syntaxTree(of: files), names: Set(files.map(\.lastPathComponent)))
  }

  /// The lines that matter in the compiler's dump:
  ///
  /// ```
  /// (class_decl … "Delegate" …
  ///   (func_decl … range=[a.swift:3:3 - line:3:9] "f(_:)" …
  ///   … (normal_conformance type="Delegate" protocol="P" explicit …
  ///       (value req="f(_:)" witness="Module.(file).Delegate.f@a.swift:3:8")
  /// ```
  private mutating func read(_ dump: String, names: Set<String>) throws {
    var stated: [String: Int] = [:]
    var shown: [String: Set<String>] = [:]
    var declared: [(owner: String, method: Method)] = []
    var owner: (name: String, depth: Int)?
    var enclosing: [(type: String, name: String, depth: Int, count: Int)] = []
    // Bytes are looked at first, for most of the many lines say something else.
    let kinds = ["(cl", "(fu", "(no", "(va"].map { Array($0.utf8) }
    for line in dump.utf8.split(separator: UInt8(ascii: "\n")) {
      let depth = line.prefix { $0 == UInt8(ascii: " ") }.count
      let bytes = line.dropFirst(depth)
      guard kinds.contains(where: { bytes.starts(with: $0) }) else { continue }
      let text = Substring(bytes)
      if text.hasPrefix("(class_decl ") {
        let name = Self.quoted(text)
        owner = (name, depth)
        let parents = Self.value(of: "inherits", in: text).components(separatedBy: ", ")
        stated[name] = parents.filter { $0 != "NSObject" && $0 != "Recorder" }.count
      } else if text.hasPrefix("(func_decl "), let current = owner, depth == current.depth + 2,
        !text.contains(" implicit"), let place = Self.place(ofRangeIn: text)
      {
        declared.append((current.name, Method(title: Self.quoted(text), place: place)))
      } else if text.hasPrefix("(normal_conformance ") {
        while let last = enclosing.last, last.depth >= depth { enclosing.removeLast() }
        let (type, name) = (Self.value(of: "type", in: text), Self.value(of: "protocol", in: text))
        enclosing.append((type, name, depth, 0))
        if text.contains(" explicit") { shown[type, default: []].insert(name) }
        if stated[type] != nil { protocols.insert(name) }
      } else if text.hasPrefix("(value req=") {
        while let last = enclosing.last, last.depth >= depth { enclosing.removeLast() }
        guard let index = enclosing.indices.last else { continue }
        enclosing[index].count += 1
        let conformance = enclosing[index]
        guard conformance.type != "NSObject" else { continue }
        let witness = Self.value(of: "witness", in: text)
        let requirement = Requirement(
          protocolName: conformance.name, title: Self.value(of: "req", in: text), ordinal: conformance.count)
        requirements.insert(requirement)
        let place = Self.place(witness)
        if names.contains(place.split(separator: ":").first.map(String.init) ?? "") {
          covered.insert(requirement)
          witnesses.insert(place)
        }
      }
    }
    let delegates = stated.filter { $0.value > 0 }
    unseen = Set(delegates.filter { shown[$0.key]?.count != $0.value }.keys)
    methods = Set(declared.filter { delegates[$0.owner] != nil }.map(\.method))
    if requirements.isEmpty || methods.isEmpty {
      throw Repository.Missing(what: "conformances in the compiler's dump, whose form may have changed")
    }
  }

  /// The value of an attribute.
  private static func value(of name: String, in text: Substring) -> String {
    guard let start = text.range(of: " \(name)=\"") else { return "" }
    return String(text[start.upperBound...].prefix { $0 != "\"" })
  }

  /// The first attribute without a name, which is the name of the declaration.
  private static func quoted(_ text: Substring) -> String {
    guard let start = text.range(of: "] \"") else { return "" }
    return String(text[start.upperBound...].prefix { $0 != "\"" })
  }

  /// File and line of `…@/folder/a.swift:3:8`.
  private static func place(_ witness: String) -> String {
    let parts = (witness.split(separator: "@").last ?? "").split(separator: "/").last?.split(separator: ":") ?? []
    return parts.prefix(2).joined(separator: ":")
  }

  /// File and line of `range=[/folder/a.swift:3:3 - line:3:9]`.
  private static func place(ofRangeIn text: Substring) -> String? {
    guard let start = text.range(of: "range=[") else { return nil }
    return place("@" + text[start.upperBound...].prefix { $0 != " " })
  }
}
