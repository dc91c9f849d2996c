#if Server
  internal import ParlanceCore

  /// One request and its answer on a connection. Touched on the service thread alone.
  final class HTTPExchange: @unchecked Sendable {
    // Safe to share: other threads only hold on to it.
    enum Phase {
      /// The body is on its way.
      case reading
      /// The handler has the request, and its body is on its way.
      case receiving
      /// The handler has the request.
      case handling
      /// The header of the answer is written, and its body is on its way.
      case streaming
      /// The answer is written, and the connection is about to be closed.
      case closing
      /// The answer is written, or the connection is gone.
      case over
    }

    /// The library's own object; nil once the connection is gone.
    var handle: OpaquePointer?
    var phase = Phase.reading
    var request: HTTPRequest
    /// The route; nil if the path or the method has none.
    var route: HTTPRoute?
    /// The library reports the end of a body that is said to be empty, too, once the request is on its way already.
    var expectsEmptyBody = false
    /// A Boolean value that indicates whether the exchange is one of those under way, of which there is a limit.
    var isCounted = false
    /// The body of the answer that is on its way.
    var stream: HTTPStream?
    var closesBehindStream = false
    let begun: Timestamp

    init(_ handle: OpaquePointer, _ request: HTTPRequest, begun: Timestamp) {
      self.handle = handle
      self.request = request
      self.begun = begun
    }
  }

  /// The little that is noted of a request: nothing that a client wrote.
  struct HTTPRecord: Sendable {
    var method: HTTPMethod
    /// The route's template; nil if the path or the method has none.
    var template: String?
    var status: Int
    /// The time from the end of the header to the answer.
    var milliseconds: Int64
  }
#endif
