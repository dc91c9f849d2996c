#if Server
  /// The reasons why a request to another server has no answer.
  enum OutgoingFailure: Error {
    /// The server or the network failed, with the reason, in a text that contains nothing of the request.
    case unreachable(String)
    /// The request timed out.
    case tooSlow
    /// The request cannot be sent, or its answer cannot be parsed.
    case malformed

    /// Returns what happened, for the operator.
    ///
    /// - parameter patience: The longest time that the request could take, in milliseconds.
    func words(patience: Int) -> String {
      switch self {
      case .unreachable(let words): "unreachable: \(words)"
      case .tooSlow: "no answer in \(patience % 1000 == 0 ? "\(patience / 1000) s" : "\(patience) ms")"
      case .malformed: "no answer of HTTP"
      }
    }
  }

  /// A way for requests to other servers.
  protocol OutgoingRequests: Sendable {
    /// Sends a request.
    ///
    /// - parameter completion: Takes the answer or the failure, once, on any thread, and never from within this call.
    func send(
      _ request: OutgoingRequest,
      completion: @escaping @Sendable (Result<OutgoingResponse, OutgoingFailure>) -> Void)
  }
#endif
