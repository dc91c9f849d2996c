/// The members of the standard library's collections, as far as types travel through them.
enum Standard {
  private static let elementWise: Set<String> = [
    "first", "last", "randomElement", "min", "max", "popLast", "removeFirst", "removeLast", "remove", "popFirst",
  ]
  private static let sameKind: Set<String> = [
    "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled", "drop", "lazy", "union",
    "intersection", "subtracting",
  ]
  /// Calls on a value that may be nil, whose closure is given the value.
  static let optional: Set<String> = ["map", "flatMap"]

  /// Names of members that are common beyond any SDK.
  static let names: Set<String> = [
    "count", "isEmpty", "first", "last", "append", "map", "flatMap", "compactMap", "filter", "forEach", "sorted",
    "contains",
    "joined", "reduce", "init", "description", "self", "rawValue", "hash", "add", "remove", "removeAll", "insert",
    "index", "value",
    "key", "keys", "values", "main", "async", "now", "default", "shared", "none", "some", "success", "failure", "zero",
    "text", "name",
    "id", "type", "data", "path", "url", "error", "code", "message", "size", "width", "height", "title", "image",
    "frame", "send",
    "start", "stop", "pause", "update", "delete", "load", "save", "copy", "string", "object", "content", "status",
    "state", "body",
    "sink", "store", "resume", "cancel", "lowercased", "uppercased", "split", "replacingOccurrences", "offset",
    "element",
    "userInfo", "domain", "localizedDescription", "duration", "timestamp",
  ]

  static func property(_ name: String, of type: TypeText) -> TypeText {
    if elementWise.contains(name) { return type.element }
    if sameKind.contains(name) { return type }
    if case .map(let key, let value) = type {
      if name == "values" { return .list(value) }
      if name == "keys" { return .list(key) }
    }
    switch name {
    case "count", "startIndex", "endIndex", "isEmpty", "indices", "hashValue", "description": return .foreign
    default: return .unknown
    }
  }

  /// Returns the parameters and the result of a call.
  static func call(_ name: String, of type: TypeText) -> (parameters: [TypeText], result: TypeText) {
    switch type {
    case .list, .map:
      let element = type.element
      let one = TypeText.function([element], .unknown)
      let two = TypeText.function([element, element], .unknown)
      if ["sort", "sorted", "max", "min"].contains(name) {
        return ([two], elementWise.contains(name) ? element : type)
      }
      if name == "enumerated" { return ([], .list(.tuple([.foreign, element]))) }
      if name == "reduce" { return ([.unknown, .function([.unknown, element], .unknown)], .unknown) }
      if case .map(_, let value) = type, ["mapValues", "compactMapValues"].contains(name) {
        return ([.function([value], .unknown)], .unknown)
      }
      let parameter =
        ["append", "insert", "remove", "firstIndex", "contains", "removeAll"].contains(name) ? element : one
      // A closure is what these take where the argument is one.
      let first: TypeText = ["append", "insert", "remove"].contains(name) ? parameter : one
      if elementWise.contains(name) { return ([first], element) }
      if sameKind.contains(name) { return ([one], type) }
      return ([first, first], ["forEach", "append", "insert", "removeAll"].contains(name) ? .tuple([]) : .unknown)
    case .named where optional.contains(name): return ([.function([type], .unknown)], .unknown)
    default: return ([.foreign, .foreign, .foreign, .foreign], .foreign)
    }
  }
}
