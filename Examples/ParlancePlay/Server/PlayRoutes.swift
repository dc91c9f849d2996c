#if Server
  import Foundation
  import ParlanceGateway
  import PhoneApps

  /// The routes of the page and of what it asks.
  enum PlayRoutes {
    static func routes(_ server: PlayServer) -> [HTTPRoute] {
      [
        HTTPRoute(.get, "/") { [weak server] _, responder in
          responder.complete(server?.pageFile("index.html") ?? HTTPResponse(.notFound))
        },
        HTTPRoute(.get, "/page/{name}") { [weak server] request, responder in
          responder.complete(server?.pageFile(request.parameters["name"] ?? "") ?? HTTPResponse(.notFound))
        },
        HTTPRoute(.get, "/play/state") { [weak server] _, responder in
          Task { @MainActor in if let server { responder.complete(server.state()) } }
        },
        HTTPRoute(.get, "/play/events") { [weak server] request, responder in
          guard let position = position(request) else {
            return responder.complete(HTTPResponse(.malformed("after must be the number of an event.")))
          }
          Task { @MainActor in server?.events(after: position, responder) }
        },
        HTTPRoute(.post, "/play/actions", takesBody: true) { [weak server] request, responder in
          guard let action: PlayAction = decoded(request, responder) else { return }
          Task { @MainActor in await server?.perform(action, responder) }
        },
      ] + furtherRoutes(server)
    }

    private static func furtherRoutes(_ server: PlayServer) -> [HTTPRoute] {
      [
        HTTPRoute(.get, "/play/files/{phone}/{message}") { [weak server] request, responder in
          serveFile(server, request, responder) { $0.file }
        },
        HTTPRoute(.get, "/play/thumbnails/{phone}/{message}") { [weak server] request, responder in
          serveFile(server, request, responder) { $0.thumbnail }
        },
        HTTPRoute(.get, "/play/session") { [weak server] _, responder in
          Task { @MainActor in if let server { responder.complete(server.session()) } }
        },
        HTTPRoute(.post, "/play/session", takesBody: true) { [weak server] request, responder in
          guard let session: SessionRequest = decoded(request, responder) else { return }
          guard session.actions.count <= Playground.sessionLimit else {
            return responder.complete(HTTPResponse(.malformed("A session has too many actions.")))
          }
          Task { @MainActor in await server?.reset(session.actions, responder) }
        },
      ]
    }

    private static func serveFile(
      _ server: PlayServer?, _ request: HTTPRequest, _ responder: HTTPResponder,
      _ choose: @escaping @Sendable (MessagePaths) -> String?
    ) {
      let (phone, message) = (request.parameters["phone"] ?? "", request.parameters["message"] ?? "")
      Task { @MainActor in
        let path = server?.playground.phone(phone).flatMap { choose($0.app.paths(of: message)) }
        Task.detached { responder.complete(PhoneFiles.response(path)) }
      }
    }

    private static func position(_ request: HTTPRequest) -> Int? {
      guard let text = request.query.first(where: { $0.name == "after" })?.value, (1...15).contains(text.utf8.count),
        text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      else { return nil }
      return Int(text)
    }

    /// Decodes a request's JSON body; answers the request with an error if the body is invalid.
    private static func decoded<Value: Decodable>(_ request: HTTPRequest, _ responder: HTTPResponder) -> Value? {
      do {
        return try JSONDecoder().decode(Value.self, from: Data(request.body))
      } catch {
        responder.complete(HTTPResponse(.malformed("The body has another form.")))
        return nil
      }
    }
  }
#endif
