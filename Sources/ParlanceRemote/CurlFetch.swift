#if Remote && os(Linux)
  package import ParlanceCore

  /// A request over HTTP by libcurl, on the thread that serves the sockets. It is cancelled when it is deallocated.
  package final class CurlFetch: HTTPFetch {
    private let transfer: CurlTransfer?
    private let queue: any SerialQueue
    private let handler: @Sendable (HTTPFetchEvent) -> Void

    /// - parameter queue: The queue on which the handler is called.
    package init(
      _ request: HTTPFetchRequest, queue: any SerialQueue, handler: @escaping @Sendable (HTTPFetchEvent) -> Void
    ) {
      self.queue = queue
      self.handler = handler
      transfer = CurlService.shared.map { CurlTransfer(request, $0, queue: queue, handler: handler) }
    }

    deinit { transfer?.cancel() }

    package func begin() {
      guard let transfer else {
        return queue.perform { [handler] in handler(.failed("the system has no descriptors left")) }
      }
      transfer.begin()
    }

    package func setReading(_ isReading: Bool) { transfer?.setReading(isReading) }
    package func cancel() { transfer?.cancel() }
  }
#endif
