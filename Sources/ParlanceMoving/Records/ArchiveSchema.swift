#if Server
  /// The JSON Schema of the lines of an archive, made of the tables by which records are checked.
  package enum ArchiveSchema {
    /// Returns the schema, which the repository has as `archive.schema.json`.
    package static func node() -> JSONNode {
      let kinds = ArchiveKind.allCases.map { kind in
        var shape = ArchiveShape.of(kind)
        shape.fields += ArchiveShape.common.filter { $0.name != "kind" }
        shape.fields.append(.required("kind", .choice([kind.rawValue])))
        return (kind.rawValue, object(shape))
      }
      let bodies = ArchiveBodyType.allCases.map { ("body." + $0.rawValue, object($0.shape)) }
      let definitions = kinds + bodies + [("header", object(.header)), ("body", oneOf(bodies.map(\.0)))]
      return [
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line of an archive, version 1: the header first, then records",
        "oneOf": .list((["header"] + kinds.map(\.0)).map(pointer)),
        "$defs": .object(Dictionary(definitions) { first, _ in first }),
      ]
    }

    private static func pointer(_ name: String) -> JSONNode { ["$ref": .text("#/$defs/" + name)] }

    private static func oneOf(_ names: [String]) -> JSONNode { ["oneOf": .list(names.map(pointer))] }

    private static func object(_ shape: ArchiveShape) -> JSONNode {
      var members: [String: JSONNode] = [
        "type": "object", "additionalProperties": false,
        "properties": .object(Dictionary(shape.fields.map { ($0.name, type($0.content)) }) { first, _ in first }),
        "required": .list(shape.fields.filter(\.isRequired).map(\.name).sorted().map(JSONNode.text)),
      ]
      if !shape.alternatives.isEmpty {
        members["oneOf"] = .list(shape.alternatives.map { ["required": [.text($0)]] })
      }
      return .object(members)
    }

    private static func type(_ content: ArchiveField.Content) -> JSONNode {
      let time: JSONNode = ["type": "integer", "minimum": 0, "maximum": .integer(ArchiveShape.latestTime)]
      let id: JSONNode = ["type": "string", "minLength": 1, "maxLength": .integer(Int64(ArchiveShape.idLimit))]
      return switch content {
      case .text(let limit): ["type": "string", "maxLength": .integer(Int64(limit))]
      case .choice(let words): ["type": "string", "enum": .list(words.map(JSONNode.text))]
      case .integer(let range):
        ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)]
      case .number(let range):
        ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
      case .flag: ["type": "boolean"]
      case .time: time
      case .until: ["oneOf": [time, ["const": "forever"]]]
      case .reference(let kind):
        ["allOf": [id], "description": .text("The id of a record of the kind \(kind.rawValue).")]
      case .references(let kind):
        [
          "type": "array", "maxItems": .integer(Int64(ArchiveField.Content.listLimit)), "items": id,
          "description": .text("Ids of records of the kind \(kind.rawValue)."),
        ]
      case .path:
        ["type": "string", "maxLength": 1024, "pattern": "^(?!\\.{1,2}(/|$))[^/\\\\]+(/(?!\\.{1,2}(/|$))[^/\\\\]+)*$"]
      case .object: ["type": "object"]
      case .any: true
      case .body: ["$ref": "#/$defs/body"]
      }
    }
  }
#endif
