#if Remote && os(Linux)
  internal import CWebSockets
  internal import Foundation
  package import ParlanceCore

  /// A WebSocket over libwebsockets.
  package final class LibwebsocketsSocket: WebSocket, ServiceClient, @unchecked Sendable {
    // Safe to share: what any thread may touch is guarded by the lock; `number` and what follows it belong to the service
    // thread.
    private struct Outgoing {
      var messages: [[UInt8]] = []
      /// The first of them that has not left.
      var next = 0
      var backlog = 0
      var mustPing = false
      var close: WebSocketCloseCode?
      /// The service thread was asked to look.
      var isWoken = false
    }

    let request: WebSocketRequest
    private let queue: any SerialQueue
    private let handler: @Sendable (WebSocketEvent) -> Void
    private let outgoing = Lock(Outgoing())
    private let service = WebSocketService.shared

    /// The number of its connection; nil if there is none.
    private var number: Int?
    private var addresses: [String] = []
    private var isOpen = false
    /// The end was reported. The connection may still be about to close.
    private var isOver = false
    /// The code with which the connection closes because of what came.
    private var farewell: WebSocketCloseCode?
    private var incoming: [UInt8] = []
    private var peerEnd: WebSocketEnd?

    /// The library writes a header before each message.
    private static let headroom = 32
    /// The time within which a socket that is being closed is done, in seconds.
    private static let closePatience: Int32 = 5

    /// - parameter queue: The queue on which the handler is called.
    package init(
      _ request: WebSocketRequest, queue: any SerialQueue, handler: @escaping @Sendable (WebSocketEvent) -> Void
    ) {
      self.request = request
      self.queue = queue
      self.handler = handler
    }

    package func open() {
      HostLookup.find(request.url.host ?? "") { [self] addresses in
        service.perform { [self] in begin(addresses) }
      }
    }

    package func send(_ message: [UInt8]) {
      wake { outgoing in
        outgoing.messages.append(message)
        outgoing.backlog += message.count
      }
    }

    package func ping() { wake { $0.mustPing = true } }

    package func close(_ code: WebSocketCloseCode?) {
      if let code { wake { $0.close = $0.close ?? code } } else { service.perform { [self] in abort() } }
    }

    package var backlog: Int { outgoing.withLock { $0.backlog } }

    private func wake(_ change: (inout Outgoing) -> Void) {
      let wakes = outgoing.withLock { outgoing in
        change(&outgoing)
        defer { outgoing.isWoken = true }
        return !outgoing.isWoken
      }
      if wakes { service.perform { [self] in look() } }
    }

    // MARK: on the service thread

    private func begin(_ addresses: [String]) {
      guard !isOver else { return }
      self.addresses = addresses
      connectToNext(addresses.isEmpty ? "the host is not known" : "the connection failed")
    }

    /// Tries the host's next address.
    private func connectToNext(_ reason: String) {
      let target = ServiceTarget(
        url: request.url, certificateAuthorities: request.certificateAuthorities, subprotocol: request.subprotocol)
      while !isOver, !addresses.isEmpty {
        number = service.connect(self, target, to: addresses.removeFirst())
        if number != nil { return }
      }
      finish(WebSocketEnd(reason: reason))
    }

    private func look() {
      let closes = outgoing.withLock { outgoing in
        outgoing.isWoken = false
        return outgoing.close != nil
      }
      guard !isOver else { return }
      guard isOpen, let connection = service.pointer(number) else {
        if closes { abort() }
        return
      }
      if closes { lws_set_timeout(connection, PENDING_TIMEOUT_USER_OK, Self.closePatience) }
      lws_callback_on_writable(connection)
    }

    /// Drops the connection.
    private func abort() {
      finish(WebSocketEnd())
      service.drop(number)
      number = nil
    }

    /// Reports the end, once.
    private func finish(_ end: WebSocketEnd) {
      guard !isOver else { return }
      isOver = true
      incoming = []
      report(.closed(end))
    }

    func ended(_ number: Int, _ end: ServiceEnd) {
      guard number == self.number else { return }
      self.number = nil
      guard !isOpen else { return finish(peerEnd ?? WebSocketEnd(reason: "the connection was lost")) }
      if case .failed(let words) = end { connectToNext(words) } else { connectToNext("the connection failed") }
    }

    private func report(_ event: WebSocketEvent) {
      queue.perform { [handler] in handler(event) }
    }

    func handle(
      _ reason: lws_callback_reasons, _ connection: OpaquePointer, _ pointer: UnsafeMutableRawPointer?, _ length: Int
    ) -> Int32 {
      guard !isOver else { return leave(reason, connection, pointer, length) }
      let input = UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : length)
      switch reason {
      case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
        guard request.trust.isHonoured(by: connection) else {
          finish(WebSocketEnd(reason: "the server's key is not among the pinned ones"))
          return -1
        }
        return appendHeaders(to: connection, pointer, length)
      case LWS_CALLBACK_CLIENT_FILTER_PRE_ESTABLISH:
        guard subprotocol(of: connection) == request.subprotocol else {
          finish(WebSocketEnd(reason: "the server does not speak " + request.subprotocol))
          return -1
        }
      case LWS_CALLBACK_CLIENT_ESTABLISHED:
        isOpen = true
        report(.opened)
        look()
      case LWS_CALLBACK_CLIENT_RECEIVE: receive(input, connection)
      case LWS_CALLBACK_CLIENT_RECEIVE_PONG: report(.pong)
      case LWS_CALLBACK_CLIENT_WRITEABLE: return write(to: connection)
      case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
        if input.count >= 2 {
          let code = WebSocketCloseCode(rawValue: UInt16(input[0]) << 8 | UInt16(input[1]))
          peerEnd = WebSocketEnd(code: code, reason: String(decoding: input.dropFirst(2), as: UTF8.self))
        }
      default: return lws_callback_http_dummy(connection, reason, nil, pointer, length)
      }
      return 0
    }

    private func receive(_ input: UnsafeRawBufferPointer, _ connection: OpaquePointer) {
      guard lws_frame_is_binary(connection) != 0 else {
        return refuse(.protocolError, "a message of text", connection)
      }
      guard incoming.count + input.count <= request.limit else {
        return refuse(.tooLarge, "a message that is too large", connection)
      }
      incoming += input
      guard lws_is_final_fragment(connection) != 0, lws_remaining_packet_payload(connection) == 0 else { return }
      report(.message(incoming))
      incoming = []
    }

    /// Ends the socket because of what came. The connection closes when it can next be written to, and what comes until
    /// then is discarded. Never from within the library's word that something came: it would keep what it has of that
    /// in its buffer, and write what follows behind the buffer's end.
    private func refuse(_ code: WebSocketCloseCode, _ reason: String, _ connection: OpaquePointer) {
      farewell = code
      finish(WebSocketEnd(code: code, reason: reason))
      lws_set_timeout(connection, PENDING_TIMEOUT_USER_OK, Self.closePatience)
      lws_callback_on_writable(connection)
    }

    /// Handles an event after the end.
    private func leave(
      _ reason: lws_callback_reasons, _ connection: OpaquePointer, _ pointer: UnsafeMutableRawPointer?, _ length: Int
    ) -> Int32 {
      guard reason == LWS_CALLBACK_CLIENT_WRITEABLE else {
        return lws_callback_http_dummy(connection, reason, nil, pointer, length)
      }
      if let farewell { lws_close_reason(connection, lws_close_status(rawValue: UInt32(farewell.rawValue)), nil, 0) }
      return -1
    }

    /// Writes what waits, as far as the connection takes it.
    private func write(to connection: OpaquePointer) -> Int32 {
      repeat {
        let (message, pings, close) = outgoing.withLock { outgoing -> ([UInt8]?, Bool, WebSocketCloseCode?) in
          if outgoing.mustPing {
            outgoing.mustPing = false
            return (nil, true, nil)
          }
          guard outgoing.next < outgoing.messages.count else { return (nil, false, outgoing.close) }
          let message = outgoing.messages[outgoing.next]
          outgoing.next += 1
          outgoing.backlog -= message.count
          if outgoing.next == outgoing.messages.count {
            outgoing.messages.removeAll()
            outgoing.next = 0
          }
          return (message, false, nil)
        }
        if let close {
          lws_close_reason(connection, lws_close_status(rawValue: UInt32(close.rawValue)), nil, 0)
          return -1
        }
        guard message != nil || pings else { return 0 }
        guard write(message ?? [], pings ? LWS_WRITE_PING : LWS_WRITE_BINARY, to: connection) else { return -1 }
      } while lws_send_pipe_choked(connection) == 0
      lws_callback_on_writable(connection)
      return 0
    }

    private func write(_ message: [UInt8], _ kind: lws_write_protocol, to connection: OpaquePointer) -> Bool {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.headroom + message.count, alignment: 16)
      defer { buffer.deallocate() }
      let body = UnsafeMutableRawBufferPointer(rebasing: buffer[Self.headroom...])
      body.copyBytes(from: message)
      let start = buffer.baseAddress!.advanced(by: Self.headroom).assumingMemoryBound(to: UInt8.self)
      return lws_write(connection, start, message.count, kind) >= 0
    }
  }
#endif
