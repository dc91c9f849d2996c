#if Remote && canImport(Darwin)
  package import Foundation
  package import ParlanceCore

  /// A WebSocket over the system's `URLSession`.
  package final class URLSessionSocket: NSObject, WebSocket, @unchecked Sendable {
    // Safe to share: everything mutable is guarded by the lock.
    private struct State {
      var session: URLSession?
      var task: URLSessionWebSocketTask?
      /// Messages that were handed to the system and have not left.
      var sending = 0
      var backlog = 0
      /// The code with which the socket is closed once nothing is being sent.
      var close: WebSocketCloseCode?
      var peerEnd: WebSocketEnd?
      var isOver = false
    }

    let request: WebSocketRequest
    private let queue: any SerialQueue
    private let handler: @Sendable (WebSocketEvent) -> Void
    private let state = Lock(State())

    /// - parameter queue: The queue on which the handler is called.
    package init(
      _ request: WebSocketRequest, queue: any SerialQueue, handler: @escaping @Sendable (WebSocketEvent) -> Void
    ) {
      self.request = request
      self.queue = queue
      self.handler = handler
    }

    package func open() {
      var address = URLRequest(url: request.url)
      for (name, value) in request.headers { address.setValue(value, forHTTPHeaderField: name) }
      address.setValue(request.subprotocol, forHTTPHeaderField: "Sec-WebSocket-Protocol")
      // The session holds its delegate until it is invalidated, which `finish` does.
      let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
      let task = session.webSocketTask(with: address)
      task.maximumMessageSize = request.limit
      let begins = state.withLock { state in
        guard !state.isOver else { return false }
        (state.session, state.task) = (session, task)
        return true
      }
      if begins { task.resume() } else { session.invalidateAndCancel() }
    }

    package func send(_ message: [UInt8]) {
      let task = state.withLock { state in
        state.sending += 1
        state.backlog += message.count
        return state.task
      }
      task?.send(.data(Data(message))) { [self] _ in
        let (close, task) = state.withLock { state in
          state.sending -= 1
          state.backlog -= message.count
          return (state.sending == 0 ? state.close : nil, state.task)
        }
        if let close { cancel(task, close) }
      }
    }

    package func ping() {
      let task = state.withLock { $0.task }
      task?.sendPing { [self] error in if error == nil { report(.pong) } }
    }

    package func close(_ code: WebSocketCloseCode?) {
      let (task, closesNow) = state.withLock { state in
        state.close = code
        return (state.task, state.sending == 0)
      }
      guard let code else { return finish(WebSocketEnd()) }
      if task == nil { finish(WebSocketEnd()) } else if closesNow { cancel(task, code) }
    }

    package var backlog: Int { state.withLock { $0.backlog } }

    private func cancel(_ task: URLSessionWebSocketTask?, _ code: WebSocketCloseCode) {
      task?.cancel(with: URLSessionWebSocketTask.CloseCode(rawValue: Int(code.rawValue)) ?? .normalClosure, reason: nil)
    }

    private func report(_ event: WebSocketEvent) {
      queue.perform { [handler] in handler(event) }
    }

    /// Reports the end, once, and gives the system's session back.
    private func finish(_ end: WebSocketEnd) {
      let (isFirst, session) = state.withLock { state in
        defer {
          state.isOver = true
          (state.task, state.session) = (nil, nil)
        }
        return (!state.isOver, state.session)
      }
      session?.invalidateAndCancel()
      if isFirst { report(.closed(end)) }
    }

    private func receive(from task: URLSessionWebSocketTask) {
      task.receive { [self] result in
        switch result {
        case .success(.data(let data)):
          report(.message([UInt8](data)))
          receive(from: task)
        case .success:
          cancel(task, .protocolError)
          finish(WebSocketEnd(code: .protocolError, reason: "text message"))
        case .failure(let error):
          if (error as NSError).code == Int(EMSGSIZE) {
            cancel(task, .tooLarge)
            finish(WebSocketEnd(code: .tooLarge, reason: "message too large"))
          } else {
            // The delegate receives the end of the connection.
            task.cancel()
          }
        }
      }
    }
  }

  extension URLSessionSocket: URLSessionWebSocketDelegate {
    package func urlSession(
      _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol name: String?
    ) {
      guard name == request.subprotocol else {
        return finish(WebSocketEnd(reason: "the server does not speak " + request.subprotocol))
      }
      report(.opened)
      receive(from: webSocketTask)
    }

    package func urlSession(
      _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
      didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {
      let code = WebSocketCloseCode(rawValue: UInt16(clamping: closeCode.rawValue))
      let words = reason.map { String(decoding: $0, as: UTF8.self) } ?? ""
      state.withLock { $0.peerEnd = WebSocketEnd(code: code, reason: words) }
    }

    package func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      let end = state.withLock { $0.peerEnd }
      finish(end ?? WebSocketEnd(reason: error.map { $0.localizedDescription } ?? "the connection was lost"))
    }

    package func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      completionHandler(nil)
    }
  }
#endif
