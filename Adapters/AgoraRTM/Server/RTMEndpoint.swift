#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// A request of the vendor's API: its path below that of the project, its limit, and what carries it out.
  struct RTMEndpoint: Sendable {
    /// Carries out a request, and passes on its answer once, on any thread.
    typealias Action =
      @Sendable (_ request: RTMRequest, _ complete: @escaping @Sendable (Result<RTMAnswer, RTMFailure>) -> Void) -> Void

    /// The queue of the face that a request waits on.
    enum Queue: Sendable {
      /// Requests are carried out in the order in which they came.
      case ordered
      /// It may take long, and does not hold up those of the other queue.
      case slow
    }

    var method: HTTPMethod
    var path: String
    /// The name under which it is counted, with others that count with it.
    var counted: String
    var rate: FaceRate
    var hasBody: Bool
    /// A Boolean value that indicates whether it is for the app's back end alone, and not for users.
    var isForBackEnd: Bool
    var queue = Queue.ordered
    var action: Action

    /// Creates an endpoint whose answer is there at once.
    static func now(
      _ method: HTTPMethod, _ path: String, counted: String, _ rate: FaceRate, hasBody: Bool = false,
      isForBackEnd: Bool = true, queue: Queue = .ordered,
      _ body: @escaping @Sendable (_ request: RTMRequest) throws(RTMFailure) -> RTMAnswer
    ) -> RTMEndpoint {
      RTMEndpoint(
        method: method, path: path, counted: counted, rate: rate, hasBody: hasBody, isForBackEnd: isForBackEnd,
        queue: queue
      ) { request, complete in
        let result: Result<RTMAnswer, RTMFailure>
        do throws(RTMFailure) {
          result = .success(try body(request))
        } catch {
          result = .failure(error)
        }
        complete(result)
      }
    }

    static let all = messages + events + histories

    static let base = "/dev/v2/project/{app}"
  }
#endif
