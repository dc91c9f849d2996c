#if Server
  package import ParlanceCore

  /// Answers requests over HTTP at an address, without a hub and its devices.
  package final class HTTPService: Sendable {
    private let server: SocketServer

    /// The port on which it listens.
    package var port: Int { server.port }

    /// Listens from now on.
    ///
    /// - parameter metrics: Takes the numbers that `/metrics` answers with.
    /// - throws: `invalidArgument` if the address, the certificate or its key cannot be used, or others can read the key.
    package init(
      _ options: GatewayOptions, routes: [HTTPRoute], metrics: Metrics
    ) throws(MessagingError) {
      try options.checkPrivateKey()
      var routes = routes
      routes.append(
        HTTPRoute(.get, "/metrics") { _, responder in
          responder.complete(HTTPResponse(200, text: metrics.text(), type: Metrics.mediaType))
        })
      let handlers = SocketServer.Handlers(
        opened: { socket in
          socket.close(.tryAgainLater, patience: 1)
          return nil
        }, router: HTTPRouter(routes, bodySize: options.limits.bodySize, visitors: VisitorRules()), answered: { _ in },
        refused: { _ in })
      server = try SocketServer(options, handlers)
    }

    /// Ends all connections, and returns when none is left.
    package func stop() { server.stop() }
  }
#endif
