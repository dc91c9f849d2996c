#if Server
  /// The ways in which a request to another server can have no answer.
  enum OutgoingFailure: Error {
    /// The server, or the way there, failed; with the reason, in words that have nothing of the request.
    case unreachable(String)
    /// The time was over before the answer was there.
    case tooSlow
    /// The request is none that can be sent, or the answer none that can be read.
    case malformed
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
