#if Remote && canImport(Darwin)
  package import Foundation
  package import ParlanceCore

  /// A request over HTTP by the system's `URLSession`.
  package final class URLSessionFetch: NSObject, HTTPFetch, @unchecked Sendable {
    // Safe to share: everything mutable is guarded by the lock.
    private struct State {
      var session: URLSession?
      var task: URLSessionTask?
      var isOver = false
    }

    private let request: HTTPFetchRequest
    private let queue: any SerialQueue
    private let handler: @Sendable (HTTPFetchEvent) -> Void
    private let state = Lock(State())

    /// - parameter queue: The queue on which the handler is called.
    package init(
      _ request: HTTPFetchRequest, queue: any SerialQueue, handler: @escaping @Sendable (HTTPFetchEvent) -> Void
    ) {
      self.request = request
      self.queue = queue
      self.handler = handler
    }

    package func begin() {
      var address = URLRequest(url: request.url)
      address.httpMethod = request.method
      for (name, value) in request.headers { address.setValue(value, forHTTPHeaderField: name) }
      // The session holds its delegate until it is invalidated, which `finish` does.
      let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
      let task: URLSessionTask =
        if request.body.isEmpty {
          session.dataTask(with: address)
        } else {
          session.uploadTask(with: address, from: Data(request.body))
        }
      let begins = state.withLock { state in
        guard !state.isOver else { return false }
        (state.session, state.task) = (session, task)
        return true
      }
      if begins { task.resume() } else { session.invalidateAndCancel() }
    }

    package func setReading(_ isReading: Bool) {
      let task = state.withLock { $0.task }
      if isReading { task?.resume() } else { task?.suspend() }
    }

    package func cancel() { finish(nil) }

    private func report(_ event: HTTPFetchEvent) {
      queue.perform { [handler] in handler(event) }
    }

    /// Reports the end, once, and gives the system's session back.
    private func finish(_ event: HTTPFetchEvent?) {
      let (isFirst, session) = state.withLock { state in
        defer {
          state.isOver = true
          (state.task, state.session) = (nil, nil)
        }
        return (!state.isOver, state.session)
      }
      session?.invalidateAndCancel()
      if isFirst, let event { report(event) }
    }
  }

  extension URLSessionFetch: URLSessionDataDelegate {
    package func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      report(.answered(status: (response as? HTTPURLResponse)?.statusCode ?? 0))
      completionHandler(.allow)
    }

    package func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      report(.received([UInt8](data)))
    }

    package func urlSession(
      _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
      totalBytesExpectedToSend: Int64
    ) {
      report(.sent)
    }

    package func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      finish(error.map { .failed($0.localizedDescription) } ?? .finished)
    }

    package func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      completionHandler(nil)
    }

    package func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      request.trust.answer(challenge, completionHandler)
    }
  }
#endif
