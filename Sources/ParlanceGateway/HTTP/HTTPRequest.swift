#if Server
  /// One request over HTTP: what of it is used, and nothing else.
  package struct HTTPRequest: Sendable {
    package var method: HTTPMethod
    /// The path, as it came: encoded.
    package var path: String
    /// The parts of the query in their order, decoded.
    package var query: [HTTPParameter] = []
    /// The fields of the header in their order, their names in lower case.
    package var fields: [HTTPParameter] = []
    /// The value of `Host`; empty if there is none.
    var host = ""
    /// The value of `Origin`: the page of a browser from which the request comes.
    var origin: String?
    /// The value of `Content-Type`.
    package var contentType: String?
    /// The value of `Authorization`.
    var authorization: String?
    /// The value of `Range`.
    var range: String?
    /// The value of `Upload-Offset`.
    var uploadOffset: String?
    /// The value of `If-None-Match`.
    package var knownTag: String?
    /// The length of the body, as the header announces it.
    var length = HTTPBodyLength.none
    package var body: [UInt8] = []
    /// The body, if the route takes it piece by piece.
    var pieces: HTTPBody?
    /// The address of the other end.
    var peer = ""
    /// The parts of the path that stand for names in the route's template.
    package var parameters: [String: String] = [:]

    /// Returns the value of a field of the header; nil if there is none, or more than one.
    ///
    /// - parameter name: The name, in lower case.
    package func field(_ name: String) -> String? {
      var value: String?
      for field in fields where field.name == name {
        guard value == nil else { return nil }
        value = field.value
      }
      return value
    }

    /// The parts of the path between its slashes, encoded. A proxy that decides by the path sees the same.
    var segments: [Substring] { path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { $0 } }

    /// A Boolean value that indicates whether the body is said to be JSON in UTF-8.
    var hasJSONContentType: Bool {
      guard let contentType else { return false }
      let parts = contentType.lowercased().split(separator: ";").map { $0.trimmingPrefix(while: \.isWhitespace) }
      guard let type = parts.first, Self.trimmed(type) == "application/json" else { return false }
      return parts.dropFirst().allSatisfy { ["charset=utf-8", "charset=\"utf-8\""].contains(Self.trimmed($0)) }
    }

    /// The token that the request shows; nil if it shows none.
    var bearerToken: String? {
      guard let authorization else { return nil }
      let parts = authorization.split(separator: " ", omittingEmptySubsequences: true)
      return parts.count == 2 && parts[0].lowercased() == "bearer" ? String(parts[1]) : nil
    }

    private static func trimmed(_ text: Substring) -> String {
      var text = text
      while text.last?.isWhitespace == true { text.removeLast() }
      return String(text)
    }
  }

  extension HTTPRequest {
    /// Creates a request of its parts.
    ///
    /// - parameter fields: The fields of the header, their names in lower case.
    package init(_ method: HTTPMethod, path: String, fields: [HTTPParameter], body: [UInt8]) {
      self.init(method: method, path: path, fields: fields, body: body)
    }
  }

  /// A part of a query.
  package struct HTTPParameter: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The length of a body, as the header of its request announces it.
  enum HTTPBodyLength: Hashable, Sendable {
    /// The header announces no body.
    case none
    /// A number of bytes.
    case bytes(Int)
    /// The body has a form of its own, such as `chunked`.
    case encoded
    /// The header's value is not a valid length.
    case malformed

    init(contentLength: String?, transferEncoding: String?) {
      if transferEncoding != nil {
        self = .encoded
      } else if let contentLength {
        // Strictly: two lengths, or one with a sign, could be read otherwise by a proxy in between.
        let isNumber = !contentLength.isEmpty && contentLength.utf8.allSatisfy { (0x30...0x39).contains($0) }
        self = isNumber ? Int(contentLength).map(Self.bytes) ?? .malformed : .malformed
      } else {
        self = .none
      }
    }
  }
#endif
