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

    /// The connection; nil once it is gone.
    weak var connection: HTTPConnection?
    var phase = Phase.reading
    var request: HTTPRequest
    /// The route; nil if the path or the method has none.
    var route: HTTPRoute?
    /// A Boolean value that indicates whether the exchange is one of those that wait for an answer, of which there is a limit.
    var isCounted = false
    /// The body of the answer that is on its way.
    var stream: HTTPStream?
    /// A Boolean value that indicates whether the connection ends behind the answer.
    var closes = false
    /// A Boolean value that indicates whether it counts towards the limit of uploads, or below, of downloads.
    var isUpload = false
    var isDownload = false
    let begun: Timestamp

    init(_ connection: HTTPConnection, _ request: HTTPRequest, begun: Timestamp) {
      self.connection = connection
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
