#if Remote && os(Linux)
  internal import CCurl
  internal import Foundation
  internal import ParlanceCore
  internal import ParlanceSockets

  /// The service's end of a WebSocket: the library connects, and from then on handshake and frames are written and read here.
  final class CurlConnection: CurlServiceClient, @unchecked Sendable {
    // Safe to share: what any thread may touch is guarded by the lock; `phase` and what follows it belong to the service
    // thread.
    private struct Shared {
      /// The messages that the service did not take yet.
      var messages: [[UInt8]] = []
      var backlog = 0
      var mustPing = false
      var close: WebSocketCloseCode?
      /// The service thread was asked to look.
      var isWoken = false
      /// The size of the events that were reported and not handled.
      var unhandled = 0
      /// Nothing is read until some of them are handled.
      var isHeld = false
    }

    private enum Phase {
      case idle, connecting
      /// The server has the request, or some of it.
      case shaking
      case open
      /// The end was reported. What is to be written is, and what comes is discarded until the server closes.
      case leaving
      case over
    }

    let request: WebSocketRequest
    private let queue: any SerialQueue
    private let handler: @Sendable (WebSocketEvent) -> Void
    private let shared = Lock(Shared())
    private let service: CurlService

    private var phase = Phase.idle
    /// The number of its handle; nil if there is none.
    private var number: Int?
    private var handle: CurlHandle?
    private var key = ""
    private var parser: HTTPParser?
    /// The received bytes of the answer to the handshake.
    private var answer: [UInt8] = []
    private var reader: WebSocketReader
    /// The time at which the phase times out, in nanoseconds.
    private var deadline: UInt64?
    private var isReported = false

    /// The bytes that are being written, and how many of them are written. They keep their address until all are: the library
    /// must get the same bytes again if it could not write them.
    private var output: [UInt8] = []
    private var written = 0
    /// The bytes of messages that count as waiting, of the output.
    private var counted = 0
    private var messages: [[UInt8]] = []
    private var nextMessage = 0
    /// The bytes of the server's last ping that was not answered.
    private var pong: [UInt8]?
    /// The code with which the socket is left.
    private var farewell: UInt16?
    /// The app wants it closed.
    private var isClosing = false
    private var hasSaidGoodbye = false
    /// Nothing can be written any more. What the server said before it went can still be read.
    private var isMute = false

    /// The largest header of an answer, in bytes.
    private static let headerLimit = 16 << 10
    /// The size from which on messages wait for what is being written.
    private static let fillSize = 64 << 10
    /// The most pieces that are read before others have their turn.
    private static let piecesAtOnce = 16
    /// The size of the events that may wait to be handled before nothing more is read, in bytes.
    private static let unhandledLimit = 4 << 20
    /// The size of an event without its bytes.
    private static let eventSize = 128

    init(
      _ request: WebSocketRequest, _ service: CurlService, queue: any SerialQueue,
      handler: @escaping @Sendable (WebSocketEvent) -> Void
    ) {
      self.request = request
      self.service = service
      self.queue = queue
      self.handler = handler
      reader = WebSocketReader(from: .server, limit: request.limit)
    }

    // MARK: on any thread

    func open() { service.perform { [self] in begin() } }

    func send(_ message: [UInt8]) {
      wake { shared in
        shared.messages.append(message)
        shared.backlog += message.count
      }
    }

    func ping() { wake { $0.mustPing = true } }

    func close(_ code: WebSocketCloseCode?) {
      if let code { wake { $0.close = $0.close ?? code } } else { service.perform { [self] in abort() } }
    }

    var backlog: Int { shared.withLock { $0.backlog } }

    private func wake(_ change: (inout Shared) -> Void) {
      let wakes = shared.withLock { shared in
        change(&shared)
        defer { shared.isWoken = true }
        return !shared.isWoken
      }
      if wakes { service.perform { [self] in look() } }
    }

    /// Notes that an event was handled, on the queue.
    private func handled(_ size: Int) {
      let goesOn = shared.withLock { shared in
        shared.unhandled -= size
        guard shared.isHeld, shared.unhandled <= Self.unhandledLimit / 2 else { return false }
        shared.isHeld = false
        return true
      }
      if goesOn { service.perform { [self] in ready() } }
    }

    // MARK: beginning, on the service thread

    private func begin() {
      guard phase == .idle else { return }
      guard request.trust.canBeGiven(by: request.url) else { return end(ServerTrust.isNotPinned) }
      guard let address = CurlAddress(request.url), let handle = CurlHandle(address.text, request.trust),
        handle.set(CURLOPT_CONNECT_ONLY, 1)
      else { return end("the connection failed") }
      phase = .connecting
      self.handle = handle
      number = service.addSocket(self, handle)
      if number == nil { end("the connection failed") }
    }

    func done(_ code: CURLcode) {
      guard phase == .connecting, let handle else { return }
      guard code == CURLE_OK else { return end(handle.reason(of: code)) }
      key = WebSocketHandshake.makeKey()
      guard service.watch(number), let address = CurlAddress(request.url),
        let header = WebSocketHandshake.request(
          path: address.target, host: address.host, key: key, subprotocol: request.subprotocol,
          headers: request.headers)
      else { return end("the connection failed") }
      phase = .shaking
      parser = HTTPParser(.answerHeader, headerLimit: Self.headerLimit)
      output = header
      written = 0
      call(after: .handshake)
      ready()
    }

    private func look() {
      let closes = shared.withLock { shared in
        shared.isWoken = false
        return shared.close != nil
      }
      switch phase {
      case .idle, .connecting, .shaking: if closes { abort() }
      case .open:
        guard closes, !isClosing else { return write() }
        isClosing = true
        call(after: .close)
        ready()
      // What is still sent goes nowhere.
      case .leaving, .over: shared.withLock { $0.messages = [] }
      }
    }

    private func call(after patience: CurlService.Patience) {
      deadline = Moment.now + UInt64(patience.rawValue) * Moment.millisecond
      service.call(number, after: patience)
    }

    func timeIsUp() {
      // Times that are asked for later end later, so that this one may no longer count.
      guard let deadline, deadline <= Moment.now else { return }
      switch phase {
      case .shaking: end("the server did not answer in time")
      case .open: end("the server did not close the connection in time")
      case .idle, .connecting, .leaving, .over: drop()
      }
    }

    func ready() {
      write()
      read()
    }

    // MARK: ending

    /// Reports the end, once.
    private func finish(_ end: WebSocketEnd) {
      guard !isReported else { return }
      isReported = true
      report(.closed(end))
    }

    /// Reports the end and drops the connection.
    private func end(_ reason: String) {
      finish(WebSocketEnd(reason: reason))
      drop()
    }

    private func abort() {
      guard phase != .over else { return }
      finish(WebSocketEnd())
      drop()
    }

    private func drop() {
      phase = .over
      service.drop(number)
      number = nil
      handle = nil
      parser = nil
      (output, messages, answer, pong) = ([], [], [], nil)
      // With what it has of a message.
      reader = WebSocketReader(from: .server, limit: 0)
    }

    /// Ends the socket with a last word.
    private func leave(_ code: UInt16?) {
      phase = .leaving
      farewell = code
      (messages, nextMessage, pong) = ([], 0, nil)
      call(after: .close)
      write()
    }

    private func refuse(_ refusal: WebSocketRefusal) {
      let (code, reason) =
        switch refusal {
        case .malformed: (WebSocketCloseCode.protocolError, "malformed frame")
        case .text: (.protocolError, "text message")
        case .invalidText: (WebSocketCloseCode(rawValue: refusal.code), "invalid text")
        case .tooLarge: (.tooLarge, "message too large")
        }
      finish(WebSocketEnd(code: code, reason: reason))
      leave(code.rawValue)
    }

    private func lost() {
      switch phase {
      case .open: end("the connection was lost")
      case .idle, .connecting, .shaking: end("the connection failed")
      case .leaving, .over: drop()
      }
    }

    private func report(_ event: WebSocketEvent) {
      let bytes = if case .message(let message) = event { message.count } else { 0 }
      let size = Self.eventSize + bytes
      shared.withLock { $0.unhandled += size }
      queue.perform { [self] in
        handler(event)
        handled(size)
      }
    }

    // MARK: reading

    private func read() {
      for _ in 0..<Self.piecesAtOnce {
        guard let handle, !isHeld() else { return }
        var count = 0
        let code = curl_easy_recv(handle.pointer, service.buffer.baseAddress, service.buffer.count, &count)
        if code == CURLE_AGAIN, !isMute { return }
        guard code == CURLE_OK, count > 0 else { return lost() }
        take(UnsafeRawBufferPointer(rebasing: service.buffer[..<count]))
      }
      service.callAgain(number)
    }

    /// Returns whether reading is paused because too many bytes wait to be handled. Reading continues while the socket is being
    /// closed.
    private func isHeld() -> Bool {
      guard phase == .open, !isClosing else { return false }
      return shared.withLock { shared in
        shared.isHeld = shared.unhandled > Self.unhandledLimit
        return shared.isHeld
      }
    }

    private func take(_ bytes: UnsafeRawBufferPointer) {
      switch phase {
      case .shaking: takeAnswer(bytes)
      case .open: takeFrames(bytes)
      case .idle, .connecting, .leaving, .over: break
      }
    }

    private func takeAnswer(_ bytes: UnsafeRawBufferPointer) {
      guard let parser else { return }
      answer += bytes
      do {
        let used = try answer.withUnsafeBytes { try parser.put($0) }
        answer.removeFirst(used)
      } catch { return end("the server's answer cannot be understood") }
      guard parser.isHeaderDone else {
        if answer.count > Self.headerLimit { end("the server's answer cannot be understood") }
        return
      }
      guard parser.head.status == 101 else { return end("the server answered with status \(parser.head.status)") }
      guard WebSocketHandshake.isAgreement(parser.head, key: key) else {
        return end("the server does not agree to a WebSocket")
      }
      guard parser.head.values(of: "sec-websocket-protocol") == [request.subprotocol] else {
        return end("the server does not speak " + request.subprotocol)
      }
      let rest = answer
      (self.parser, answer, deadline) = (nil, [], nil)
      phase = .open
      report(.opened)
      look()
      rest.withUnsafeBytes { takeFrames($0) }
    }

    private func takeFrames(_ bytes: UnsafeRawBufferPointer) {
      var index = 0
      do {
        while phase == .open, let arrival = try reader.read(bytes, from: &index) { take(arrival) }
      } catch { return refuse(error) }
      if pong != nil { write() }
    }

    private func take(_ arrival: WebSocketArrival) {
      switch arrival {
      case .message(let bytes): if !isClosing { report(.message(bytes)) }
      case .ping(let bytes): pong = bytes
      case .pong: report(.pong)
      case .close(let code, let reason):
        finish(WebSocketEnd(code: code.map(WebSocketCloseCode.init), reason: reason))
        if hasSaidGoodbye { drop() } else { leave(code) }
      }
    }

    // MARK: writing

    /// Writes what waits, as far as the connection takes it.
    private func write() {
      while let handle, !isMute {
        if written == output.count { fill() }
        guard written < output.count else { return }
        var count = 0
        let code = output.withUnsafeBytes {
          // In pieces, so that those that left are seen to have.
          curl_easy_send(handle.pointer, $0.baseAddress! + written, min($0.count - written, Self.fillSize), &count)
        }
        if code == CURLE_AGAIN { return }
        guard code == CURLE_OK else {
          isMute = true
          return service.callAgain(number)
        }
        written += count
        discount(written == output.count ? counted : min(count, counted))
      }
    }

    private func discount(_ count: Int) {
      guard count > 0 else { return }
      counted -= count
      shared.withLock { $0.backlog -= count }
    }

    /// Puts what is to be written next into the output, which was written.
    private func fill() {
      output.removeAll(keepingCapacity: output.capacity <= 2 * Self.fillSize)
      written = 0
      if phase == .leaving, !hasSaidGoodbye {
        hasSaidGoodbye = true
        WebSocketFrame.appendClose(farewell, mask: Self.mask(), to: &output)
      }
      guard phase == .open, !hasSaidGoodbye else { return }
      if let pong { WebSocketFrame.append(.pong, pong, mask: Self.mask(), to: &output) }
      pong = nil
      let (pings, close) = shared.withLock { shared in
        if nextMessage == messages.count {
          (messages, shared.messages) = (shared.messages, [])
          nextMessage = 0
        }
        defer { shared.mustPing = false }
        return (shared.mustPing, shared.messages.isEmpty ? shared.close : nil)
      }
      if pings { WebSocketFrame.append(.ping, [], mask: Self.mask(), to: &output) }
      while nextMessage < messages.count, output.count < Self.fillSize {
        WebSocketFrame.append(.binary, messages[nextMessage], mask: Self.mask(), to: &output)
        counted += messages[nextMessage].count
        messages[nextMessage] = []
        nextMessage += 1
      }
      if let close, nextMessage == messages.count {
        hasSaidGoodbye = true
        WebSocketFrame.appendClose(close.rawValue, mask: Self.mask(), to: &output)
      }
    }

    /// Returns an unpredictable mask for a frame.
    private static func mask() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
  }

  /// The parts of an address that a request needs.
  struct CurlAddress {
    /// The address, of scheme `http` or `https`.
    let text: String
    /// The host, and its port if it is not the scheme's usual one.
    let host: String
    /// The path and the query.
    let target: String

    /// - returns: nil if the address cannot stand in a request.
    init?(_ url: URL) {
      let whole = url.absoluteString
      guard whole.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), let scheme = whole.range(of: "://") else { return nil }
      let isSecure = ["wss", "https"].contains(whole[..<scheme.lowerBound].lowercased())
      let rest = whole[scheme.upperBound...].prefix { $0 != "#" }
      let authority = rest.prefix { $0 != "/" && $0 != "?" }
      let target = rest[authority.endIndex...]
      guard !authority.isEmpty, !authority.contains("@") else { return nil }
      text = (isSecure ? "https://" : "http://") + rest
      let usual = isSecure ? ":443" : ":80"
      host = String(authority.hasSuffix(usual) ? authority.dropLast(usual.count) : authority)
      self.target = target.hasPrefix("/") ? String(target) : "/" + target
    }
  }
#endif
