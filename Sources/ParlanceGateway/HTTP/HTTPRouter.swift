#if Server
  /// A method of a path, and what answers it.
  package struct HTTPRoute: Sendable {
    /// Answers a request, at once or later, on any thread; called on the service thread, which it must not hold up.
    package typealias Handler = @Sendable (_ request: HTTPRequest, _ responder: HTTPResponder) -> Void

    var method: HTTPMethod
    var template: HTTPTemplate
    /// The form of the requests' bodies.
    enum Body: Sendable {
      case none
      /// JSON, handed over with the request.
      case json
      /// Bytes of any type, handed over with the request.
      case bytes
      /// Bytes of any number, which the handler reads piece by piece (`HTTPRequest.pieces`).
      case pieces
    }

    var body: Body
    /// The longest time until the answer, in milliseconds; nil for the gateway's limit.
    var patience: Int64?
    /// The largest body, in bytes; nil for the gateway's limit.
    var bodyLimit: Int?
    /// A Boolean value that indicates whether it monitors the gateway: it is answered however many other requests wait.
    var isProbe = false
    /// The form of refusals of the gateway itself, such as that of a body that is too large; nil for the gateway's own.
    var refusalForm: (@Sendable (HTTPError) -> HTTPResponse)?
    var handler: Handler

    /// Creates a route.
    ///
    /// - parameter template: The path, with names in braces in the place of some of its parts.
    /// - parameter takesBody: A Boolean value that indicates whether its requests have a body of JSON.
    package init(
      _ method: HTTPMethod, _ template: String, takesBody: Bool = false, patience: Int64? = nil,
      _ handler: @escaping Handler
    ) {
      self.method = method
      self.template = HTTPTemplate(template)
      body = takesBody ? .json : .none
      self.patience = patience
      self.handler = handler
    }

    /// Creates a route that takes bodies of any type.
    ///
    /// - parameter limit: The largest body, in bytes.
    package init(_ method: HTTPMethod, _ template: String, takesUpTo limit: Int, _ handler: @escaping Handler) {
      self.init(method, template, handler)
      body = .bytes
      bodyLimit = limit
    }

    /// Returns the answer that refuses a request. Whether the connection stays open is the gateway's decision in every form.
    func response(_ error: HTTPError) -> HTTPResponse {
      guard let refusalForm else { return HTTPResponse(error) }
      var response = refusalForm(error)
      response.headers += error.headers
      response.closes = error.closes
      return response
    }

    /// Creates a route whose handler reads the bodies of its requests piece by piece.
    init(receiving method: HTTPMethod, _ template: String, _ handler: @escaping Handler) {
      self.init(method, template, handler)
      body = .pieces
    }
  }

  /// The routes of a gateway.
  struct HTTPRouter: Sendable {
    let routes: [HTTPRoute]
    /// The numbers of the routes whose path has no names, by that path.
    private let literals: [String: [Int]]
    /// The numbers of the others, by the form of their path.
    private let patterns: [PathForm: [Int]]
    /// The largest body, in bytes.
    let bodySize: Int
    /// The names and pages with which requests may come.
    let visitors: VisitorRules

    /// The form by which a path is found before it is compared: the number of its parts, and the first of them; nil for a name.
    private struct PathForm: Hashable {
      var count: Int
      var first: String?
    }

    /// The decision on a request whose header is complete.
    enum Decision {
      case accept(HTTPRoute, parameters: [String: String])
      /// The route is nil if the path or the method has none.
      case refuse(HTTPError, HTTPRoute?)
    }

    init(_ routes: [HTTPRoute], bodySize: Int, visitors: VisitorRules = VisitorRules()) {
      self.routes = routes
      var (literals, patterns): ([String: [Int]], [PathForm: [Int]]) = ([:], [:])
      for (number, route) in routes.enumerated() {
        if route.template.names.isEmpty {
          literals[route.template.description, default: []].append(number)
        } else {
          let form = PathForm(count: route.template.count, first: route.template.firstText)
          patterns[form, default: []].append(number)
        }
      }
      self.literals = literals
      self.patterns = patterns
      self.bodySize = bodySize
      self.visitors = visitors
    }

    /// Decides on a request before its body is read.
    func decide(_ request: HTTPRequest) -> Decision {
      if let error = visitors.refusal(host: request.host, origin: request.origin) { return .refuse(error, nil) }
      let known = matches(request)
      guard !known.isEmpty else { return .refuse(.notFound, nil) }
      func isKnown(_ method: HTTPMethod) -> Bool { known.contains { routes[$0.number].method == method } }
      let method = request.method == .head && !isKnown(.head) ? HTTPMethod.get : request.method
      guard let (number, parameters) = known.first(where: { routes[$0.number].method == method }) else {
        var allowed = Set(known.map { routes[$0.number].method })
        if allowed.contains(.get) { allowed.insert(.head) }
        return .refuse(.methodNotAllowed(HTTPMethod.allCases.filter(allowed.contains)), nil)
      }
      let route = routes[number]
      if let error = refusal(of: request, route) { return .refuse(error, route) }
      return .accept(route, parameters: parameters)
    }

    /// Returns the routes of a request's path in their order, and the values of the names in it.
    private func matches(_ request: HTTPRequest) -> [(number: Int, parameters: [String: String])] {
      var known = (literals[request.path] ?? []).map { (number: $0, parameters: [String: String]()) }
      let segments = request.segments
      for first in [segments.first.map { String($0) }, nil] {
        for number in patterns[PathForm(count: segments.count, first: first)] ?? [] {
          if let parameters = routes[number].template.match(segments) { known.append((number, parameters)) }
        }
      }
      return known.sorted { $0.number < $1.number }
    }

    private func refusal(of request: HTTPRequest, _ route: HTTPRoute) -> HTTPError? {
      switch request.length {
      // Without a length, the end of the body could not be distinguished from a broken connection.
      case .none: return route.body == .pieces ? .lengthRequired : nil
      case .bytes(0): return nil
      case .malformed: return .malformed("The Content-Length is not a number of bytes.").closing
      case .encoded: return .lengthRequired
      case .bytes(let count):
        if route.body == .pieces { return nil }
        let limit = route.bodyLimit ?? bodySize
        guard route.body != .none else { return .malformed("\(request.method.rawValue) has no body here.").closing }
        guard count <= limit else { return .bodyTooLarge(limit: limit).closing }
        return route.body == .bytes || request.hasJSONContentType ? nil : .unsupportedMediaType.closing
      }
    }
  }
#endif
