#if Server
  internal import ParlanceCore

  /// The way back of one answer, from any thread.
  ///
  /// The first answer counts. A responder that is released without one answers with the status 500.
  package final class HTTPResponder: Sendable {
    private let answer: Lock<(@Sendable (HTTPResponse) -> Void)?>

    init(_ answer: @escaping @Sendable (HTTPResponse) -> Void) { self.answer = Lock(answer) }

    deinit { complete(HTTPResponse(.internal)) }

    /// Answers. An answer for a connection that is gone is dropped.
    package func complete(_ response: HTTPResponse) {
      let answer = answer.withLock { answer in
        defer { answer = nil }
        return answer
      }
      answer?(response)
    }
  }
#endif
