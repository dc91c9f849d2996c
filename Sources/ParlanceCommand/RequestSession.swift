#if Server
  internal import Dispatch
  internal import Foundation
  internal import ParlanceCore

  #if canImport(FoundationNetworking)
    internal import FoundationNetworking
  #endif

  /// Requests over HTTP, one after the other.
  final class RequestSession {
    /// There was no answer.
    struct Failure: Error {
      /// The reason; empty if it is unknown.
      var words: String
    }

    private let session: URLSession

    init() {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.timeoutIntervalForRequest = 60
      session = URLSession(configuration: configuration)
    }

    deinit { session.invalidateAndCancel() }

    /// Sends a request and waits for the body and the status of its answer.
    func send(_ request: URLRequest) throws(Failure) -> (Data, Int) {
      let outcome = Lock<(data: Data?, status: Int?, words: String)>((nil, nil, ""))
      let done = DispatchSemaphore(value: 0)
      session.dataTask(with: request) { data, response, error in
        outcome.withLock {
          $0 = (data, (response as? HTTPURLResponse)?.statusCode, error?.localizedDescription ?? "")
        }
        done.signal()
      }.resume()
      done.wait()
      let (data, status, words) = outcome.withLock { $0 }
      guard let data, let status else { throw Failure(words: words) }
      return (data, status)
    }
  }
#endif
