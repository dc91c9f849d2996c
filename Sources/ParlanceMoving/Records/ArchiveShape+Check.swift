#if Server
  extension ArchiveShape {
    /// Checks the members of an object.
    ///
    /// - throws: `RecordError` if one is missing, unknown or out of range.
    func check(_ members: [String: JSONNode]) throws(RecordError) {
      var known = 0
      for field in fields {
        guard let value = members[field.name] else {
          guard !field.isRequired else { throw RecordError("\"\(field.name)\" is missing") }
          continue
        }
        known += 1
        guard try field.content.accepts(value) else {
          throw RecordError("\"\(field.name)\" is not \(field.content.phrase)")
        }
      }
      guard known == members.count else { throw RecordError("a member is unknown") }
      guard alternatives.isEmpty || alternatives.filter({ members[$0] != nil }).count == 1 else {
        throw RecordError("exactly one of \(alternatives.map { "\"\($0)\"" }.joined(separator: ", ")) is needed")
      }
    }

    /// Adds the references of an object's members.
    func collect(from members: [String: JSONNode], into found: inout [(kind: ArchiveKind, id: String)]) {
      for field in fields {
        switch (field.content, members[field.name]) {
        case (.reference(let kind), .text(let id)?): found.append((kind, id))
        case (.references(let kind), .list(let ids)?):
          for case .text(let id) in ids { found.append((kind, id)) }
        default: break
        }
      }
    }
  }

  extension ArchiveField.Content {
    /// The most elements of a list of references.
    package static let listLimit = 10_000

    fileprivate func accepts(_ value: JSONNode) throws(RecordError) -> Bool {
      switch self {
      case .text(let limit): return value.text.map { $0.utf8.count <= limit } ?? false
      case .choice(let words): return value.text.map(words.contains) ?? false
      case .integer(let range): return value.integer.map(range.contains) ?? false
      case .number(let range): return value.number.map(range.contains) ?? false
      case .flag: return value.flag != nil
      case .time: return Self.isTime(value)
      case .until: return value == "forever" || Self.isTime(value)
      case .reference: return Self.isID(value)
      case .references: return value.list.map { $0.count <= Self.listLimit && $0.allSatisfy(Self.isID) } ?? false
      case .path: return value.text.map(Self.isPath) ?? false
      case .object: return value.object != nil
      case .any: return true
      case .body:
        guard let members = value.object, let type = members["type"]?.text.flatMap(ArchiveBodyType.init) else {
          return false
        }
        try type.shape.check(members)
        return true
      }
    }

    private static func isTime(_ value: JSONNode) -> Bool {
      value.integer.map((0...ArchiveShape.latestTime).contains) ?? false
    }

    private static func isID(_ value: JSONNode) -> Bool {
      value.text.map { (1...ArchiveShape.idLimit).contains($0.utf8.count) } ?? false
    }

    private static func isPath(_ path: String) -> Bool {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      return path.utf8.count <= 1024 && !path.contains("\\") && !path.utf8.contains(0)
        && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }

    /// The type in words, for messages.
    fileprivate var phrase: String {
      switch self {
      case .text(let limit): "a text of at most \(limit) bytes"
      case .choice(let words): "one of \(words.joined(separator: ", "))"
      case .integer(let range): "an integer from \(range.lowerBound) to \(range.upperBound)"
      case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
      case .flag: "true or false"
      case .time: "a time in milliseconds from 1970 to 2100"
      case .until: "a time in milliseconds from 1970 to 2100, or \"forever\""
      case .reference: "an id"
      case .references: "a list of at most \(Self.listLimit) ids"
      case .path: "a relative path without \"..\""
      case .object: "an object"
      case .any: "a value"
      case .body: "the content of a message"
      }
    }
  }
#endif
