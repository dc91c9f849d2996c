#if Server
  internal import Dispatch
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceTokens

  /// The API for app back ends: the operator's requests to the hub, as JSON over HTTP.
  final class AdminAPI: Sendable {
    let hub: HubLoop
    /// The keys that verify tokens and sign issued ones; nil if requests need no token.
    let keys: TokenKeySet?
    let clock: any MessagingClock
    /// Requests wait here for the hub, one at a time, so that they are carried out in the order in which they came.
    private let queue = DispatchQueue(label: "parlance.gateway.api")

    init(_ hub: HubLoop, keys: TokenKeySet?, clock: any MessagingClock) {
      self.hub = hub
      self.keys = keys
      self.clock = clock
    }

    /// Everything that the API offers.
    static let routes =
      accountRoutes + standingRoutes + batchRoutes + contactRoutes + conversationRoutes + pushTokenRoutes + groupRoutes
      + groupRightRoutes + groupDetailRoutes + groupRequestRoutes + roomRoutes + messageRoutes + receiptRoutes
      + editRoutes + fileRoutes
      + moderationRoutes + sessionLogRoutes + callRoutes + bulletinRoutes
      + importRoutes + exportRoutes

    /// The routes for a gateway.
    var httpRoutes: [HTTPRoute] {
      Self.routes.map { route in
        let handler: HTTPRoute.Handler = { [self] request, responder in
          queue.async { [self] in responder.complete(answer(request, route)) }
        }
        if let limit = route.fileLimit { return HTTPRoute(route.method, route.path, takesUpTo: limit, handler) }
        var served = HTTPRoute(route.method, route.path, takesBody: route.body != nil, handler)
        served.bodyLimit = route.bodyLimit
        return served
      }
    }

    private func answer(_ request: HTTPRequest, _ route: APIRoute) -> HTTPResponse {
      var response: HTTPResponse
      do throws(HTTPError) {
        try authorize(request, for: route.scope)
        let result = try route.action(self, try APIRequest(request, route))
        response = try Self.response(result)
      } catch {
        response = HTTPResponse(error)
      }
      response.headers.append(HTTPParameter(name: "cache-control", value: "no-store"))
      return response
    }

    private func authorize(_ request: HTTPRequest, for scope: TokenClaims.Scope) throws(HTTPError) {
      guard let keys else { return }
      let parts = (request.authorization ?? "").split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw .unauthorized }
      let claims: TokenClaims
      do throws(TokenError) {
        claims = try keys.verify(String(parts[1]), at: clock.now())
      } catch {
        throw .invalidToken
      }
      guard claims.scope == scope else { throw .wrongScope(scope) }
      try checkBearer(claims)
    }

    private static func response(_ result: APIResult) throws(HTTPError) -> HTTPResponse {
      guard let members = result.members else { return HTTPResponse(result.status) }
      do throws(MessagingError) {
        let text = try JSONValue.object(members).text()
        return HTTPResponse(result.status, text: text + "\n", type: "application/json")
      } catch {
        throw .internal
      }
    }
  }

  /// Asks the hub, and turns its errors into refusals.
  func asking<Value>(_ body: () throws(MessagingError) -> Value) throws(HTTPError) -> Value {
    do throws(MessagingError) {
      return try body()
    } catch {
      throw HTTPError(error)
    }
  }
#endif
