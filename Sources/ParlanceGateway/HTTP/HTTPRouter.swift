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

    /// Creates a route whose handler reads the bodies of its requests piece by piece.
    init(receiving method: HTTPMethod, _ template: String, _ handler: @escaping Handler) {
      self.init(method, template, handler)
      body = .pieces
    }
  }

  /// The routes of a gateway.
  struct HTTPRouter: Sendable {
    let routes: [HTTPRoute]
    /// The largest body, in bytes.
    let bodySize: Int
    /// The names and pages with which requests may come.
    let visitors: VisitorRules

    /// The decision on a request whose header is complete.
    enum Decision {
      case accept(HTTPRoute, parameters: [String: String])
      /// The route is nil if the path or the method has none.
      case refuse(HTTPError, HTTPRoute?)
    }

    init(_ routes: [HTTPRoute], bodySize: Int, visitors: VisitorRules = VisitorRules()) {
      self.routes = routes
      self.bodySize = bodySize
      self.visitors = visitors
    }

    /// Decides on a request before its body is read.
    func decide(_ request: HTTPRequest) -> Decision {
      if let error = visitors.refusal(host: request.host, origin: request.origin) { return .refuse(error, nil) }
      let segments = request.segments
      let known = routes.compactMap { route in route.template.match(segments).map { (route, $0) } }
      guard !known.isEmpty else { return .refuse(.notFound, nil) }
      var allowed = Set(known.map(\.0.method))
      let method = request.method == .head && !allowed.contains(.head) ? HTTPMethod.get : request.method
      guard let (route, parameters) = known.first(where: { $0.0.method == method }) else {
        if allowed.contains(.get) { allowed.insert(.head) }
        return .refuse(.methodNotAllowed(HTTPMethod.allCases.filter(allowed.contains)), nil)
      }
      if let error = refusal(of: request, route) { return .refuse(error, route) }
      return .accept(route, parameters: parameters)
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
