/// The fate of a vendor's symbol in this package.
package enum SymbolStatus: String, CaseIterable, Sendable {
  case here
  /// It is here and refuses with a documented error.
  case refuses
  /// It can be set or called, and does nothing.
  case kept
  case absent
}

/// A row of a table: a type, a member or a global name of an SDK.
package struct Symbol: Sendable {
  package enum Kind: String, Sendable {
    case type = "c"
    case delegate = "p"
    case structure = "s"
    case enumeration = "e"
    case alias = "t"
    case member = "m"
    case global = "g"
  }

  package var status: SymbolStatus
  package var kind: Kind
  /// The type; empty for a global name.
  package var owner: String
  /// The name without labels; that of the type for a type.
  package var name: String
  /// The labels of a function's parameters, with `_` for none; nil for anything else.
  package var labels: [String]?
  /// The types of the parameters.
  var parameters: [TypeText] = []
  /// The type of a property, the result of a function, or what an alias stands for.
  var result: TypeText = .unknown
  /// The types of the parameters and the result of a method as they are written.
  var written: [String] = []
  /// The supertypes of a type.
  var parents: [String] = []
  package var selector: String
  package var note: String
  package var isStatic = false
  /// A Boolean value that indicates whether the vendor's SDK does not have it.
  package var isOurs: Bool

  /// A Boolean value that indicates whether an alias is the name of a type in a further brand of the SDK.
  var isBrand = false
  /// The name of the owner in a further brand of the SDK; nil for the same.
  var shownOwner: String?

  /// The symbol with its owner and its labels.
  package var title: String { title(owner) }

  /// The symbol as reports write it, in the names of the app's brand.
  var shownTitle: String { title(shownOwner ?? owner) }

  private func title(_ owner: String) -> String {
    let member = name + (labels.map { "(" + $0.map { "\($0):" }.joined() + ")" } ?? "")
    return kind == .member ? "\(owner).\(member)" : member
  }

  /// Reads a row; nil for one that is damaged.
  package init?(row: some StringProtocol) {
    let cells = row.split(separator: "\t" as Character, omittingEmptySubsequences: false).map { String($0) }
    guard cells.count == 6, let kind = Kind(rawValue: cells[1]) else { return nil }
    self.kind = kind
    isOurs = cells[0] == "o"
    note = cells[5]
    switch cells[0] {
    case "h", "o": status = .here
    case "r": status = .refuses
    case "k": status = .kept
    case "a": status = .absent
    default: return nil
    }
    if isOurs, let limit = Self.limit(in: note) { (status, note) = limit }
    owner = cells[2]
    selector = cells[4]
    switch kind {
    case .member, .global:
      guard let declaration = Declaration(cells[3]) else { return nil }
      name = declaration.name
      labels = declaration.labels
      parameters = declaration.parameters
      written = declaration.written
      result = declaration.name == "init" ? .named(owner) : declaration.result
      if declaration.isCase { result = .named(owner) }
      isStatic = declaration.isStatic || declaration.isCase
    case .alias:
      name = owner
      result = TypeText(cells[3])
      if case .named(let target) = result { parents = [target] }
    case .type, .delegate, .structure, .enumeration:
      name = owner
      parents = cells[3].split(separator: ",").map { $0.trimmingSpaces }
    }
  }

  private static func limit(in note: String) -> (SymbolStatus, String)? {
    if note.hasPrefix("r: ") { return (.refuses, String(note.dropFirst(3))) }
    return note.hasPrefix("k: ") ? (.kept, String(note.dropFirst(3))) : nil
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
