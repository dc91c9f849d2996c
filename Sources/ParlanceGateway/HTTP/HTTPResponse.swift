#if Server
  /// The answer to a request over HTTP.
  package struct HTTPResponse: Sendable {
    /// The status code.
    var status: Int
    /// The header's fields beside the length and those of the connection, by their names in lower case.
    var headers: [HTTPParameter]
    var body: [UInt8]
    /// The body, if it is a file's.
    var stream: HTTPStream?
    /// A Boolean value that indicates whether the connection is closed after it.
    var closes = false

    package init(_ status: Int, headers: [HTTPParameter] = [], body: [UInt8] = []) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    /// Creates an answer whose body is a file's.
    init(_ status: Int, headers: [HTTPParameter], stream: HTTPStream) {
      self.init(status, headers: headers)
      self.stream = stream
    }

    /// Creates an answer of text.
    package init(_ status: Int, text: String, type: String = "text/plain; charset=utf-8") {
      self.init(status, headers: [HTTPParameter(name: "content-type", value: type)], body: Array(text.utf8))
    }

    /// Creates a refusal in the form that all of them have.
    package init(_ error: HTTPError) {
      self.init(error.status, text: error.text, type: "application/json")
      headers += error.headers
      closes = error.closes
    }
  }
#endif
