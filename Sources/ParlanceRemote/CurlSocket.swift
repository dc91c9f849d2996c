#if Remote && os(Linux)
  package import ParlanceCore

  /// A WebSocket over a connection of libcurl.
  ///
  /// It is only the app's end: the service keeps the connection until everything is written. The socket is closed when it is
  /// deallocated.
  package final class CurlSocket: WebSocket {
    private let connection: CurlConnection?
    private let queue: any SerialQueue
    private let handler: @Sendable (WebSocketEvent) -> Void

    /// - parameter queue: The queue on which the handler is called.
    package init(
      _ request: WebSocketRequest, queue: any SerialQueue, handler: @escaping @Sendable (WebSocketEvent) -> Void
    ) {
      self.queue = queue
      self.handler = handler
      connection = CurlService.shared.map { CurlConnection(request, $0, queue: queue, handler: handler) }
    }

    deinit { connection?.close(.normal) }

    package func open() {
      guard let connection else {
        return queue.perform { [handler] in
          handler(.closed(WebSocketEnd(reason: "the system has no descriptors left")))
        }
      }
      connection.open()
    }

    package func send(_ message: [UInt8]) { connection?.send(message) }
    package func ping() { connection?.ping() }
    package func close(_ code: WebSocketCloseCode?) { connection?.close(code) }
    package var backlog: Int { connection?.backlog ?? 0 }
  }
#endif
