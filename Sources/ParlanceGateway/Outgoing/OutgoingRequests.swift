#if Server
  /// The reasons why a request to another server has no answer.
  package enum OutgoingFailure: Error {
    /// The server or the network failed, with the reason, in a text that contains nothing of the request.
    case unreachable(String)
    /// The request timed out.
    case tooSlow
    /// The request cannot be sent, or its answer cannot be parsed.
    case malformed

    /// Returns what happened, for the operator.
    ///
    /// - parameter patience: The longest time that the request could take, in milliseconds.
    package func words(patience: Int) -> String {
      switch self {
      case .unreachable(let words): "unreachable: \(words)"
      case .tooSlow: "no answer in \(patience % 1000 == 0 ? "\(patience / 1000) s" : "\(patience) ms")"
      case .malformed: "no answer of HTTP"
      }
    }
  }

  /// A way for requests to other servers.
  package protocol OutgoingRequests: Sendable {
    /// Sends a request.
    ///
    /// - parameter completion: Takes the answer or the failure, once, on any thread, and never from within this call.
    func send(
      _ request: OutgoingRequest,
      completion: @escaping @Sendable (Result<OutgoingResponse, OutgoingFailure>) -> Void)
  }

  /// A client for requests to other servers, which works until it is stopped.
  package final class OutgoingClient: OutgoingRequests {
    private let client: CurlClient

    /// - parameter responseSize: The largest header and the largest body of an answer, in bytes. A larger one is a failure.
    package init(responseSize: Int) {
      var limits = CurlClient.Limits()
      limits.responseSize = responseSize
      client = CurlClient(limits: limits)
    }

    package func send(
      _ request: OutgoingRequest,
      completion: @escaping @Sendable (Result<OutgoingResponse, OutgoingFailure>) -> Void
    ) {
      client.send(request, completion: completion)
    }

    /// Ends all requests with a failure, and returns when the client's thread has ended.
    package func stop() { client.stop() }
  }
#endif
