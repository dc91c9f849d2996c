#if Server
  /// A refusal of a request: `{"error":{"code":"…","message":"…"}}`.
  package struct HTTPError: Error, Hashable, Sendable {
    package var status: Int
    /// A word for programs.
    var code: String
    /// A sentence for people. Never a message's text or a token.
    package var message: String
    var headers: [HTTPParameter] = []
    /// A Boolean value that indicates whether the connection is closed after it: the rest of the request is not read.
    var closes = false

    package init(_ status: Int, _ code: String, _ message: String) {
      self.status = status
      self.code = code
      self.message = message
    }

    /// The JSON text.
    var text: String { "{\"error\":{\"code\":\(Self.quoted(code)),\"message\":\(Self.quoted(message))}}\n" }

    private static func quoted(_ text: String) -> String {
      var result = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\u{0}"..."\u{1f}", "\u{7f}", "\u{2028}", "\u{2029}":
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    }
  }

  extension HTTPError {
    package static let notFound = HTTPError(404, "notFound", "There is nothing at this path.")
    static let malformedRequest = HTTPError.malformed("This is not a request of HTTP/1.1.").closing
    static let headerTooLarge = HTTPError(
      431, "headerTooLarge", "The header has more than \(GatewayLimits.headerSize) bytes."
    ).closing
    static let unknownMethod = HTTPError(501, "unknownMethod", "There is no such method.").closing
    static let unmetExpectation = HTTPError(417, "expectationFailed", "This expectation cannot be met.").closing
    static var malformedHandshake: HTTPError {
      var error = HTTPError.malformed("This is not a request for a WebSocket of version 13.").closing
      error.headers = [HTTPParameter(name: "sec-websocket-version", value: "13")]
      return error
    }
    static let unknownSubprotocol = HTTPError.malformed(
      "The subprotocol is \(SocketServer.subprotocol)."
    ).closing
    static let timeout = HTTPError(408, "requestTimeout", "The request did not arrive in time.").closing
    static let lengthRequired = HTTPError(411, "lengthRequired", "The body needs a Content-Length.").closing
    static let unsupportedMediaType = HTTPError(
      415, "unsupportedMediaType", "The body must be JSON in UTF-8, with the Content-Type application/json.")
    static let misdirected = HTTPError(421, "misdirectedRequest", "This server is for this machine alone.").closing
    static let unknownHost = HTTPError(421, "misdirectedRequest", "This server has another name.").closing
    static let foreignOrigin = HTTPError(403, "foreignOrigin", "Pages of this origin may not ask here.").closing
    static let `internal` = HTTPError(500, "internal", "The request was not answered.")
    static let late = HTTPError(503, "busy", "The answer takes too long.").closing

    package static func malformed(_ message: String) -> HTTPError { HTTPError(400, "malformedRequest", message) }

    static func bodyTooLarge(limit: Int) -> HTTPError {
      HTTPError(413, "bodyTooLarge", "The body has more than \(limit) bytes.")
    }

    static func methodNotAllowed(_ allowed: [HTTPMethod]) -> HTTPError {
      let list = allowed.map(\.rawValue).joined(separator: ", ")
      var error = HTTPError(405, "methodNotAllowed", "This path has the methods \(list).")
      error.headers = [HTTPParameter(name: "allow", value: list)]
      return error
    }

    static var busy: HTTPError {
      var error = HTTPError(503, "busy", "Too many requests are under way.")
      error.headers = [HTTPParameter(name: "retry-after", value: "1")]
      return error
    }

    /// The same refusal, after which the connection is closed.
    var closing: HTTPError {
      var error = self
      error.closes = true
      return error
    }
  }
#endif
