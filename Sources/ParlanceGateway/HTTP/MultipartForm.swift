#if Server
  /// A form with files in the body of a request, `multipart/form-data` (RFC 7578).
  package struct MultipartForm: Hashable, Sendable {
    /// A field of the form.
    package struct Part: Hashable, Sendable {
      package var name: String
      /// The name of the file; nil for a field that is not a file.
      package var fileName: String?
      /// The file's type as its sender gave it; empty if it did not.
      package var type: String
      package var bytes: [UInt8]
    }

    /// The fields in their order, without those that have no name.
    package private(set) var parts: [Part] = []

    /// Reads a request's body. What follows a part that does not end is left alone.
    ///
    /// - returns: nil for a body of another type, or one that does not begin with its delimiter.
    package init?(_ request: HTTPRequest) {
      guard let contentType = request.contentType, contentType.lowercased().hasPrefix("multipart/form-data"),
        let boundary = Self.parameter("boundary", of: contentType), (1...70).contains(boundary.utf8.count)
      else { return nil }
      let (body, delimiter) = (request.body, Array("\r\n--\(boundary)".utf8))
      // The first delimiter has no line before it.
      let first = Array(delimiter.dropFirst(2))
      guard body.starts(with: first) else { return nil }
      var start = first.count
      while start + 2 <= body.count, body[start] == 0x0D, body[start + 1] == 0x0A {
        guard let next = Self.find(delimiter, in: body, from: start) else { return }
        if let part = Self.part(body[(start + 2)..<next]) { parts.append(part) }
        start = next + delimiter.count
      }
    }

    /// The first field with a name.
    package subscript(name: String) -> Part? { parts.first { $0.name == name } }

    private static func part(_ part: ArraySlice<UInt8>) -> Part? {
      let part = Array(part)
      guard let end = find(Array("\r\n\r\n".utf8), in: part, from: 0),
        let head = String(validating: part[..<end], as: UTF8.self)
      else { return nil }
      var fields: [String: String] = [:]
      for line in head.split(separator: "\r\n") {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        fields[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
      }
      guard let disposition = fields["content-disposition"], let name = parameter("name", of: disposition) else {
        return nil
      }
      return Part(
        name: name, fileName: parameter("filename", of: disposition), type: fields["content-type"] ?? "",
        bytes: Array(part[(end + 4)...]))
    }

    /// Returns a parameter of a field of a header, without its quotes.
    private static func parameter(_ name: String, of field: String) -> String? {
      var isQuoted = false
      // A semicolon between quotes is a part of the value.
      let parts = field.unicodeScalars.split(omittingEmptySubsequences: true) { scalar in
        if scalar == "\"" { isQuoted.toggle() }
        return scalar == ";" && !isQuoted
      }
      for part in parts.dropFirst() {
        let words = String(part).split(separator: "=", maxSplits: 1)
        guard words.count == 2, words[0].filter({ $0 != " " }).lowercased() == name else { continue }
        let value = words[1].drop { $0 == " " }
        return value.hasPrefix("\"") && value.hasSuffix("\"") && value.count > 1
          ? String(value.dropFirst().dropLast()) : String(value)
      }
      return nil
    }

    private static func find(_ pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
      guard let first = pattern.first, bytes.count >= pattern.count else { return nil }
      var index = start
      let last = bytes.count - pattern.count
      while index <= last {
        if bytes[index] == first, bytes[index..<(index + pattern.count)].elementsEqual(pattern) { return index }
        index += 1
      }
      return nil
    }
  }
#endif
