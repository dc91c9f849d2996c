#if Server || Remote
  /// The header of one message of HTTP/1.1, as it came.
  package struct HTTPHead: Hashable, Sendable {
    /// One field of a header.
    package struct Field: Hashable, Sendable {
      /// The name, in lower case.
      package var name: String
      package var value: String

      package init(name: String, value: String) {
        self.name = name
        self.value = value
      }
    }

    /// The method of a request.
    package var method = ""
    /// The target of a request: a path and a query, encoded.
    package var target = ""
    /// The status of an answer.
    package var status = 0
    /// Ten times the version's first digit and its second.
    package var version = 11
    package var fields: [Field] = []

    package init() {}

    /// Returns the values of a field, in their order.
    ///
    /// - parameter name: The name, in lower case.
    package func values(of name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// Returns the first value of a field; nil if there is none.
    package func value(of name: String) -> String? { fields.first { $0.name == name }?.value }

    /// Returns whether a list that a field has, such as `keep-alive, Upgrade`, has a word, whatever its case.
    package func lists(_ word: String, in name: String) -> Bool {
      values(of: name).contains { value in
        value.split(separator: ",").contains { Self.trimmed($0).lowercased() == word }
      }
    }

    private static func trimmed(_ text: Substring) -> Substring {
      var text = text.drop { $0 == " " || $0 == "\t" }
      while text.last == " " || text.last == "\t" { text.removeLast() }
      return text
    }
  }

  extension HTTPHead {
    /// Returns whether a request can be understood in one way only, where its parser leaves that to others: the version is
    /// 1.0 or 1.1, one host is named, and the length of the body is given once (RFC 9112, 3.2 and 6.3).
    package var isPlainRequest: Bool {
      let hosts = values(of: "host").count
      guard version == 11 ? hosts == 1 : version == 10 && hosts <= 1 else { return false }
      let (lengths, encodings) = (values(of: "content-length"), values(of: "transfer-encoding"))
      guard lengths.count <= 1, encodings.count <= 1, lengths.isEmpty || encodings.isEmpty else { return false }
      guard let encoding = encodings.first else { return true }
      return version == 11 && encoding.lowercased() == "chunked"
    }
  }
#endif
