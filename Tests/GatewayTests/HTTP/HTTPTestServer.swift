#if Server
  import ParlanceCore

  @testable import ParlanceGateway

  /// The statuses of answers, in their order.
  final class AnswerList: Sendable {
    private let list = Lock<[Int]>([])
    var statuses: [Int] { list.withLock { $0 } }
    func add(_ status: Int) { list.withLock { $0.append(status) } }
  }

  /// A server with routes of a test.
  final class HTTPTestServer {
    let server: SocketServer
    /// The records that the server wrote of its requests.
    let records: Lock<[HTTPRecord]>

    /// - parameter opened: Takes the WebSockets that are opened.
    init(
      limits: GatewayLimits = GatewayLimits(), _ routes: [HTTPRoute],
      opened: @escaping (ServerSocket) -> (any ServerSocketOwner)? = { _ in nil }
    ) throws {
      var options = GatewayOptions()
      options.limits = limits
      let records = Lock<[HTTPRecord]>([])
      self.records = records
      server = try SocketServer(
        options,
        SocketServer.Handlers(
          opened: opened, router: HTTPRouter(routes, bodySize: limits.bodySize),
          answered: { record in records.withLock { $0.append(record) } }, refused: { _ in }))
    }

    deinit { server.stop() }

    func connect() throws -> RawConnection { try RawConnection(port: server.port) }

    /// Sends a request over a connection of its own.
    func request(
      _ method: String, _ path: String, headers: [String] = [], body: String? = nil
    ) throws -> RawConnection.Response {
      try connect().request(method, path, headers: headers, body: body)
    }

    /// The number of requests that the server holds on to.
    func load() async -> (exchanges: Int, requests: Int) {
      await withCheckedContinuation { continuation in
        server.perform { [server] in continuation.resume(returning: (server.exchangeCount, server.requestCount)) }
      }
    }
  }

  /// Requests that wait for a test's answer.
  final class HeldRequests: Sendable {
    private let (stream, continuation) = AsyncStream.makeStream(of: (HTTPRequest, HTTPResponder).self)

    var handler: HTTPRoute.Handler {
      { [continuation] request, responder in continuation.yield((request, responder)) }
    }

    /// Waits for the next one.
    func next() async throws -> (request: HTTPRequest, responder: HTTPResponder) {
      for await entry in stream { return entry }
      throw RawConnection.Failure(words: "no request came")
    }
  }
#endif
