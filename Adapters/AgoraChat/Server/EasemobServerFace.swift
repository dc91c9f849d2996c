#if Server
  internal import Parlance
  package import ParlanceCore
  package import ParlanceGateway

  /// The REST API of Easemob and Agora Chat, `/{org}/{app}/…`, spoken by a gateway for one app.
  ///
  /// A back end that was written for it changes its host name and its client's id and secret.
  package final class EasemobServerFace: ServerFace {
    package static let name = "easemob"

    private let app: EasemobApp
    private let pace: FacePace?
    private let numbers = EasemobNumbers()

    package init(_ settings: FaceSettings) throws(MessagingError) {
      app = try EasemobApp(settings)
      pace = app.limitsRates ? FacePace() : nil
    }

    package func grant(_ request: TokenRequest, _ host: FaceHost) throws(MessagingError) -> TokenGrant? {
      try EasemobLogin.grant(request, host)
    }

    package static var requests: [FaceRequest] {
      EasemobEndpoint.all.sorted { ($0.path, $0.method.rawValue) < ($1.path, $1.method.rawValue) }.map { endpoint in
        let path = "\(endpoint.method.rawValue) /{org}/{app}\(endpoint.path)"
        return switch endpoint.outcome {
        case .works: FaceRequest(path, refusal: nil)
        case .refused(let failure): FaceRequest(path, refusal: failure.text)
        }
      }
    }

    package func start(_ host: FaceHost, log: EngineLog?) throws(MessagingError) -> [HTTPRoute] {
      try startCallbacks(host, log)
      // A path with a name in a place comes behind one that has a word there.
      let endpoints = EasemobEndpoint.all.sorted { ($0.nameCount, $0.name) < ($1.nameCount, $1.name) }
      var routes = endpoints.map { endpoint in
        HTTPRoute(endpoint.method, "/{org}/{app}\(endpoint.path)", takesUpTo: endpoint.bodyLimit) {
          [self] request, responder in
          host.perform { [self] in responder.complete(response(to: request, endpoint, host)) }
        }
      }
      routes.append(
        HTTPRoute(.get, "/{org}/{app}/chatmessages/{hour}/{name}", takesUpTo: 0) { [self] request, responder in
          host.perform { [self] in responder.complete(exportedFile(request, host)) }
        })
      return routes + unknownRequests(host)
    }

    /// Begins to notify the back end of events.
    private func startCallbacks(_ host: FaceHost, _ log: EngineLog?) throws(MessagingError) {
      guard let url = app.callbackURL else { return try host.removeEvents() }
      var settings = FaceEvents.Settings(url: url, kinds: EasemobCallback.kinds)
      settings.tries = app.callbackTries
      let callback = EasemobCallback(app: app)
      try host.startEvents(settings, log: log) { callback.request(of: $0, at: $1) }
    }

    package func messageCheck(_ host: FaceHost, log: EngineLog?) throws(MessagingError) -> MessageCheck? {
      guard let url = app.presend.url else { return nil }
      let question = EasemobQuestion(app: app)
      let questions = try host.makeQuestions(url: url, patience: app.presend.timeout, log: log)
      return questions.check(
        concerns: { _, _ in true },
        request: { question.request(about: $0, at: host.clock.now()) },
        verdict: { question.verdict(on: $0, about: $1) }, otherwise: question.verdictWithoutAnswer)
    }

    /// The longest path of requests that do not exist, in parts.
    private static let unknownParts = 7

    /// Returns routes for requests that the vendor does not have, so that their refusals have its form.
    private func unknownRequests(_ host: FaceHost) -> [HTTPRoute] {
      let methods: [HTTPMethod] = [.get, .post, .put, .delete, .patch]
      return (1...Self.unknownParts).flatMap { count in
        let path = app.path + (1...count).map { "/{part\($0)}" }.joined()
        return methods.map { method in
          HTTPRoute(method, path, takesUpTo: 256 << 10) { _, responder in
            responder.complete(Self.response(500, EasemobFailure.wrongRequest.members(at: host.clock.now())))
          }
        }
      }
    }

    private func exportedFile(_ request: HTTPRequest, _ host: FaceHost) -> HTTPResponse {
      let address = app.address ?? "http://" + (request.field("host") ?? "")
      let name = request.parameters["name"] ?? ""
      if isApp(request), let response = EasemobExport.response(name, app, address, host) { return response }
      return Self.response(404, EasemobFailure.notFound.members(at: host.clock.now()))
    }

    private func isApp(_ request: HTTPRequest) -> Bool {
      request.parameters["org"] == app.organization && request.parameters["app"] == app.name
    }

    // MARK: answers

    package func response(to refusal: HTTPError, at time: Timestamp) -> HTTPResponse {
      let name =
        switch refusal.status {
        case 413: "request_entity_too_large"
        case 503, 408: "service_unavailable"
        default: "illegal_argument"
        }
      return Self.response(
        refusal.status, EasemobFailure(refusal.status, name, refusal.message).members(at: time))
    }

    private func response(to request: HTTPRequest, _ endpoint: EasemobEndpoint, _ host: FaceHost) -> HTTPResponse {
      let began = host.clock.now()
      do throws(EasemobFailure) {
        let request = try checked(request, endpoint, host, began)
        switch endpoint.outcome {
        case .works(let action):
          let answer = try action(request)
          return answer.response ?? Self.response(200, answer.members(request, began: began))
        case .refused(let failure): throw failure
        }
      } catch {
        return Self.response(error.status, error.members(at: host.clock.now()))
      }
    }

    /// Checks what is common to all requests.
    private func checked(
      _ http: HTTPRequest, _ endpoint: EasemobEndpoint, _ host: FaceHost, _ now: Timestamp
    ) throws(EasemobFailure) -> EasemobRequest {
      let path = http.path.split(separator: "/").dropFirst(2).joined(separator: "/")
      guard isApp(http) else {
        throw EasemobFailure(
          404, "organization_application_not_found",
          "Could not find application for \(http.parameters["org"] ?? "")/\(http.parameters["app"] ?? "") from URI: "
            + path)
      }
      let token = try token(http, endpoint.access, host, now)
      let body = try body(http, endpoint)
      if let pace {
        guard pace.accepts(endpoint.name, endpoint.rate, weight: endpoint.weight(body), at: now) else { throw .tooFast }
      }
      return EasemobRequest(
        http: http, app: app, host: host, numbers: numbers, body: body, token: token, path: path)
    }

    /// Returns what is known of a request's token; nil for a request that needs none and has none.
    private func token(
      _ http: HTTPRequest, _ access: EasemobEndpoint.Access, _ host: FaceHost, _ now: Timestamp
    ) throws(EasemobFailure) -> EasemobTokens.Kept? {
      let words = http.field("authorization")?.split(separator: " ") ?? []
      guard words.count == 2, words[0].lowercased() == "bearer" else {
        if access == .open { return nil }
        throw .unauthorized("Unable to authenticate")
      }
      let found = try asking { () throws(MessagingError) in try EasemobTokens.find(String(words[1]), host) }
      guard let token = found else { throw .badToken }
      if let expiry = token.expiry, expiry <= now {
        throw .unauthorized("Unable to authenticate due to expired access token")
      }
      guard let account = token.account else { return token }
      guard access == .appOrUser else {
        if access == .open { return nil }
        throw .badToken
      }
      let isValid = try asking { () throws(MessagingError) in
        try host.hub.checkBearer(account, issued: token.issued)
        return try EasemobUser.find(account, host).map { token.issued >= $0.tokensSince } ?? false
      }
      guard isValid else { throw .badToken }
      return token
    }

    /// Reads a body of JSON; an empty one has no members.
    private func body(_ http: HTTPRequest, _ endpoint: EasemobEndpoint) throws(EasemobFailure) -> JSONValue {
      guard endpoint.body == .json, !http.body.isEmpty else { return [:] }
      let type = http.contentType?.lowercased().split(separator: ";").first.map { $0.filter { !$0.isWhitespace } }
      guard type == "application/json" else { throw .mediaType }
      guard let text = String(validating: http.body, as: UTF8.self), let value = try? JSONValue(parsing: text) else {
        throw EasemobFailure(400, "json_parse", "Unexpected character: the body is not JSON")
      }
      return value
    }

    private static func response(_ status: Int, _ members: [String: JSONValue]) -> HTTPResponse {
      // Numbers, texts, and what requests brought in, which was not nested deeply: it can always be written.
      let text = (try? JSONValue.object(members).text()) ?? "{}"
      return HTTPResponse(status, text: text, type: "application/json;charset=utf-8")
    }
  }
#endif
