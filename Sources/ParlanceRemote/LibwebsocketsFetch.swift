#if Remote && os(Linux)
  internal import CWebSockets
  internal import Foundation
  package import ParlanceCore

  /// A request over HTTP by libwebsockets, on the thread that serves the sockets.
  package final class LibwebsocketsFetch: HTTPFetch, ServiceClient, @unchecked Sendable {
    // Safe to share: the first four never change; the rest belongs to the service thread.
    private let request: HTTPFetchRequest
    private let queue: any SerialQueue
    private let handler: @Sendable (HTTPFetchEvent) -> Void
    private let service = WebSocketService.shared

    /// The number of its connection; nil if there is none.
    private var number: Int?
    private var addresses: [String] = []
    private var isOver = false
    private var isReading = true
    /// The number of bytes of the body that left.
    private var sent = 0
    private var isAnswered = false

    /// The library writes a header before what it sends.
    private static let headroom = Int(lws_room_before)
    /// The most bytes that are read at once.
    private static let pieceSize = 64 << 10
    /// The most bytes that are handed to the library at once; they fit into one record of TLS.
    private static let writeSize = 8 << 10

    /// - parameter queue: The queue on which the handler is called.
    package init(
      _ request: HTTPFetchRequest, queue: any SerialQueue, handler: @escaping @Sendable (HTTPFetchEvent) -> Void
    ) {
      self.request = request
      self.queue = queue
      self.handler = handler
    }

    package func begin() {
      HostLookup.find(request.url.host ?? "") { [self] addresses in
        service.perform { [self] in connect(addresses) }
      }
    }

    package func setReading(_ isReading: Bool) {
      service.perform { [self] in
        guard self.isReading != isReading else { return }
        self.isReading = isReading
        if isReading, isAnswered, let connection = service.pointer(number) { lws_rx_flow_control(connection, 1) }
      }
    }

    package func cancel() {
      service.perform { [self] in
        isOver = true
        service.drop(number)
        number = nil
      }
    }

    // MARK: on the service thread

    private func connect(_ addresses: [String]) {
      guard !isOver else { return }
      self.addresses = addresses
      connectToNext(addresses.isEmpty ? "the host is not known" : "the connection failed")
    }

    /// Tries the host's next address.
    private func connectToNext(_ reason: String) {
      let target = ServiceTarget(
        url: request.url, certificateAuthorities: request.trust.certificateAuthorities, method: request.method)
      while !isOver, !addresses.isEmpty {
        number = service.connect(self, target, to: addresses.removeFirst())
        if number != nil { return }
      }
      finish(.failed(reason))
    }

    /// Ends the request, once. The library's further events find nothing.
    private func finish(_ event: HTTPFetchEvent) {
      guard !isOver else { return }
      isOver = true
      service.forget(number)
      number = nil
      report(event)
    }

    func ended(_ number: Int, _ end: ServiceEnd) {
      guard number == self.number else { return }
      self.number = nil
      switch end {
      case .failed:
        // An answer that cannot be understood is none of the address.
        if isAnswered || sent > 0 { addresses = [] }
        connectToNext("the connection failed")
      case .closed: finish(.failed("the connection was lost"))
      }
    }

    private func report(_ event: HTTPFetchEvent) {
      queue.perform { [handler] in handler(event) }
    }

    func handle(
      _ reason: lws_callback_reasons, _ connection: OpaquePointer, _ pointer: UnsafeMutableRawPointer?, _ length: Int
    ) -> Int32 {
      guard !isOver else { return lws_callback_http_dummy(connection, reason, nil, pointer, length) }
      switch reason {
      case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
        guard request.trust.isHonoured(by: connection) else {
          finish(.failed("the server's key is not among the pinned ones"))
          return -1
        }
        return appendHeaders(to: connection, pointer, length)
      case LWS_CALLBACK_CLIENT_HTTP_WRITEABLE: return write(to: connection)
      case LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP:
        isAnswered = true
        report(.answered(status: Int(lws_http_client_http_response(connection))))
      case LWS_CALLBACK_RECEIVE_CLIENT_HTTP:
        guard isReading else {
          lws_rx_flow_control(connection, 0)
          return 0
        }
        return read(from: connection)
      case LWS_CALLBACK_RECEIVE_CLIENT_HTTP_READ:
        report(.received(Array(UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : length))))
      case LWS_CALLBACK_COMPLETED_CLIENT_HTTP: finish(.finished)
      default: return lws_callback_http_dummy(connection, reason, nil, pointer, length)
      }
      return 0
    }

    private func appendHeaders(
      to connection: OpaquePointer?, _ place: UnsafeMutableRawPointer?, _ space: Int
    ) -> Int32 {
      var headers = request.headers
      if !request.body.isEmpty {
        headers["Content-Length"] = String(request.body.count)
        lws_client_http_body_pending(connection, 1)
        lws_callback_on_writable(connection)
      }
      return HeaderWriter.append(headers, to: connection, place, space)
    }

    /// Reads what the library has; it comes back with it.
    private func read(from connection: OpaquePointer?) -> Int32 {
      withUnsafeTemporaryAllocation(byteCount: Self.headroom + Self.pieceSize, alignment: 16) { buffer in
        var start: UnsafeMutablePointer<CChar>? = buffer.baseAddress?.advanced(by: Self.headroom)
          .assumingMemoryBound(to: CChar.self)
        var size = Int32(Self.pieceSize)
        return lws_http_client_read(connection, &start, &size) < 0 ? -1 : 0
      }
    }

    /// Writes of the body what the connection takes.
    private func write(to connection: OpaquePointer?) -> Int32 {
      while sent < request.body.count {
        let count = min(Self.writeSize, request.body.count - sent)
        let isLast = sent + count == request.body.count
        if isLast { lws_client_http_body_pending(connection, 0) }
        let written = withUnsafeTemporaryAllocation(byteCount: Self.headroom + count, alignment: 16) { buffer in
          let piece = UnsafeMutableRawBufferPointer(rebasing: buffer[Self.headroom...])
          piece.copyBytes(from: request.body[sent..<sent + count])
          let start = piece.baseAddress?.assumingMemoryBound(to: UInt8.self)
          return lws_write(connection, start, count, isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP)
        }
        guard written >= count else { return -1 }
        sent += count
        report(.sent)
        if !isLast, lws_send_pipe_choked(connection) != 0 {
          lws_callback_on_writable(connection)
          break
        }
      }
      return 0
    }
  }
#endif
