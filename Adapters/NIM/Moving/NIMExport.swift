#if Server
  package import ParlanceMoving

  /// Reads a back end's data from NIM: answers of the server API, and copies of messages, one JSON value a line.
  ///
  /// A line is an object with `path`, `parameters` and `answer`; or an answer alone, if it names the accounts it is about;
  /// or a copy, alone or with the headers of its request.
  package struct NIMExport: NodeConverter {
    /// The source, for the command.
    package static let source = ArchiveSource(
      name: "nim", summary: "Answers of NIM's server API and copies of its messages, one JSON value a line."
    ) { NIMExport() }

    package init() {}

    package func parse(_ line: [UInt8]) throws(RecordError) -> JSONNode {
      do throws(RecordError) { return try JSONParser.parse(line, replacesHalfPairs: true) } catch {
        guard let repaired = CopyRepair.repaired(line) else { throw error }
        return try JSONParser.parse(repaired, replacesHalfPairs: true)
      }
    }

    package mutating func convert(_ node: JSONNode, into output: inout ConvertedRecords) throws(RecordError) {
      if node["eventType"] != nil {
        try CopiedEvent(node).convert(into: &output)
      } else if node["headers"] != nil, let body = node["body"]?.text {
        // A request as a back end's log has it.
        try CopiedEvent(try parse(Array(body.utf8))).convert(into: &output)
      } else if let answer = node["answer"] {
        try ServerAnswer(path: node["path"]?.text, parameters: node["parameters"], answer).convert(into: &output)
      } else if node.object != nil {
        try ServerAnswer(path: nil, parameters: nil, node).convert(into: &output)
      } else {
        throw RecordError("not a JSON object")
      }
    }
  }

  /// Makes JSON of copies whose list of members has no quotation marks, neither around it nor around its names.
  enum CopyRepair {
    private static let name = Array(#""tMembers""#.utf8)

    /// Returns the line with quotation marks; nil if it has no such list.
    static func repaired(_ line: [UInt8]) -> [UInt8]? {
      // Within a text of JSON the name's own quotation marks have a backslash before them, which ends the search.
      guard let start = line.indices.first(where: { line[$0] == name[0] && line[$0...].starts(with: name) }),
        let colon = skippingSpace(line, from: start + name.count), line[colon] == UInt8(ascii: ":"),
        let open = skippingSpace(line, from: colon + 1), line[open] == UInt8(ascii: "["),
        let close = line[open...].firstIndex(of: UInt8(ascii: "]"))
      else { return nil }
      let names = line[(open + 1)..<close].split(separator: UInt8(ascii: ",")).map { name in
        let bare = name.drop { $0 == 0x20 }
        return bare[..<(bare.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? bare.startIndex)]
      }
      let forbidden = Set(#""\{}[:"#.utf8)
      guard !names.contains(where: { $0.contains { $0 < 0x20 || forbidden.contains($0) } }) else { return nil }
      let list = names.map { [UInt8(ascii: "\"")] + $0 + [UInt8(ascii: "\"")] }.joined(separator: [UInt8(ascii: ",")])
      return Array(line[...open]) + Array(list) + Array(line[close...])
    }

    private static func skippingSpace(_ line: [UInt8], from start: Int) -> Int? {
      line[min(start, line.count)...].firstIndex { $0 != 0x20 && $0 != 0x09 }
    }
  }
#endif
