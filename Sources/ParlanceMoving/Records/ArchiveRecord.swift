#if Server
  /// One record of an archive, whose members are valid for its kind.
  package struct ArchiveRecord: Hashable, Sendable {
    package let kind: ArchiveKind
    /// The name that the operator gave the service from which the record is.
    package let source: String
    /// The id, which is unique among the source's records of the kind.
    package let id: String
    /// All members, the common ones included.
    package let members: [String: JSONNode]

    /// Creates a record of a line.
    ///
    /// - throws: `RecordError` if a member is missing, unknown or out of range.
    package init(_ node: JSONNode) throws(RecordError) {
      guard let members = node.object else { throw RecordError("not a JSON object") }
      guard let name = members["kind"]?.text else { throw RecordError("\"kind\" is missing") }
      guard let kind = ArchiveKind(rawValue: name) else { throw RecordError("unknown kind of record") }
      try ArchiveShape.whole(kind).check(members)
      guard let source = members["source"]?.text, let id = members["id"]?.text, !source.isEmpty, !id.isEmpty else {
        throw RecordError("\"source\" or \"id\" is empty")
      }
      self.kind = kind
      self.source = source
      self.id = id
      self.members = members
    }

    /// Creates a record of its parts; a member with the value `null` is left out.
    ///
    /// - throws: `RecordError` if a member is missing, unknown or out of range.
    package init(
      _ kind: ArchiveKind, source: String, id: String, _ members: [String: JSONNode?]
    ) throws(RecordError) {
      var all = members.compactMapValues { $0 }.filter { $0.value != .null }
      all["kind"] = .text(kind.rawValue)
      all["source"] = .text(source)
      all["id"] = .text(id)
      try self.init(.object(all))
    }

    /// The line of the record, without its end.
    package var line: String { JSONNode.object(members).jsonText() }

    /// The bytes of that line.
    var lineBytes: [UInt8] { JSONNode.object(members).jsonBytes() }

    /// The records of the same source to which the record refers.
    package var references: [(kind: ArchiveKind, id: String)] {
      var found: [(kind: ArchiveKind, id: String)] = []
      ArchiveShape.of(kind).collect(from: members, into: &found)
      if let body = members["body"]?.object, let type = body["type"]?.text.flatMap(ArchiveBodyType.init) {
        type.shape.collect(from: body, into: &found)
      }
      return found
    }
  }

  /// The first line of an archive.
  package struct ArchiveHeader: Hashable, Sendable {
    /// The version of the format that this code writes.
    package static let version: Int64 = 1
    /// The name that the operator gave the service.
    package var source: String
    /// The time zone in which the source's days and hours are, such as "UTC" or "+08:00".
    package var zone: String
    /// The time when the archive was written, in milliseconds since 1970.
    package var created: Int64?

    package init(source: String, zone: String, created: Int64? = nil) {
      self.source = source
      self.zone = zone
      self.created = created
    }

    package init(_ node: JSONNode) throws(RecordError) {
      guard let members = node.object, members["kind"]?.text == "header" else {
        throw RecordError("the first line is not a header")
      }
      try ArchiveShape.header.check(members)
      guard let source = members["source"]?.text, let zone = members["zone"]?.text, !source.isEmpty else {
        throw RecordError("\"source\" is empty")
      }
      self.init(source: source, zone: zone, created: members["created"]?.integer)
    }

    package var line: String {
      var members: [String: JSONNode] = [
        "kind": "header", "version": .integer(Self.version), "source": .text(source), "zone": .text(zone),
      ]
      if let created { members["created"] = .integer(created) }
      return JSONNode.object(members).jsonText()
    }
  }
#endif
