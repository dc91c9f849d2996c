/// The types that an app declares, over all of its files.
struct AppTypes {
  struct Member {
    var name: String
    /// `f`, `i`, `s`, `v` or `case`.
    var kind: String
    var labels: [String]
    var parameters: [String]
    var result: String
    /// The expression of a property without a type.
    var value: Fact?
    var isPrivate = false
    var isStatic = false
    var isOverride = false
    var hasSelector = false
    var place: Place
    /// The SDKs that the file imports.
    var sdks: Set<Int>

    var title: String { name + "(" + labels.map { "\($0):" }.joined() + ")" }
  }

  struct AppType {
    /// A Boolean value that indicates whether the app declares the type itself, not an extension alone.
    var isDeclared = false
    var isClass = false
    var isProtocol = false
    /// The supertypes, each with the place that says so.
    var parents: [(name: String, place: Place)] = []
    var members: [String: [Member]] = [:]
  }

  private(set) var types: [String: AppType] = [:]
  private(set) var aliases: [String: TypeText] = [:]
  private(set) var globals: [String: [Member]] = [:]
  /// Every name that the app gives a member.
  private(set) var memberNames: Set<String> = []

  mutating func add(_ fact: Fact, file: String, sdks: Set<Int>) {
    switch fact[0].text {
    case "type":
      let name = fact[2].text
      var type = types[name] ?? AppType()
      let kind = fact[1].text
      if kind != "extension" { type.isDeclared = true }
      if kind == "class" { type.isClass = true }
      if kind == "protocol" { type.isProtocol = true }
      let place = Place(file: file, line: fact[3].number)
      for parent in fact[4].list {
        // `A & B` names two; `@MainActor A` one.
        for part in parent.text.split(separator: "&") {
          if case .named(let name) = TypeText(part.trimmingSpaces) { type.parents.append((name, place)) }
        }
      }
      types[name] = type
    case "mem":
      let flags = fact[8].text
      let member = Member(
        name: fact[3].text, kind: fact[2].text, labels: fact[5].list.map(\.text), parameters: fact[6].list.map(\.text),
        result: fact[7].text, value: fact[9].isList ? fact[9] : nil, isPrivate: flags.contains("p"),
        isStatic: flags.contains("s"), isOverride: flags.contains("o"), hasSelector: flags.contains("j"),
        place: Place(file: file, line: fact[4].number), sdks: sdks)
      memberNames.insert(member.name)
      if fact[1].text.isEmpty {
        globals[member.name, default: []].append(member)
      } else {
        types[fact[1].text, default: AppType()].members[member.name, default: []].append(member)
      }
    case "alias": aliases[fact[1].text] = TypeText(fact[2].text)
    default: break
    }
  }

  /// Joins extensions of a type under another of its names to those under the one that it has.
  ///
  /// - parameter name: Returns the name of the type behind an alias.
  mutating func joinExtensions(_ name: (String) -> String) {
    for (alias, type) in types where !type.isDeclared {
      let target = name(alias)
      if target == alias { continue }
      types[target, default: AppType()].parents += type.parents
      types[target, default: AppType()].members.merge(type.members) { $0 + $1 }
    }
  }

  /// Returns the names of a type and its supertypes, through the app's aliases.
  func lineage(of name: String) -> [String] {
    var found = [name]
    var index = 0
    while index < found.count, found.count < 256 {
      var parents = (types[found[index]]?.parents ?? []).map(\.name)
      if case .named(let target)? = aliases[found[index]] { parents.append(target) }
      for parent in parents where !found.contains(parent) { found.append(parent) }
      index += 1
    }
    return found
  }

  func isDeclared(_ name: String) -> Bool { types[name]?.isDeclared == true }
}

/// A line of a file.
package struct Place: Hashable, Sendable {
  package var file: String
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
