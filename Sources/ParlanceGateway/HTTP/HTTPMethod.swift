#if Server
  /// The methods of HTTP that a gateway knows.
  package enum HTTPMethod: String, CaseIterable, Sendable {
    case get = "GET"
    case post = "POST"
    case options = "OPTIONS"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case connect = "CONNECT"
    case head = "HEAD"
  }
#endif
