import ParlanceSockets

/// The bytes of a connection before and after it is a WebSocket. Divided into pieces in any way, they mean the same.
extension FuzzTarget {
  // MARK: HTTP

  /// The result of a parser for some bytes.
  private struct Parsed: Equatable {
    var head: HTTPHead?
    var body: [UInt8] = []
    var isDone = false
    var failure: HTTPParser.Failure?

    /// Returns whether two ways of reading the same bytes agree. If the bytes are not a message and have no end yet, one way may
    /// notice sooner than the other; neither makes a message of them, and the header is the same.
    func isSame(as other: Parsed) -> Bool {
      if failure == nil && other.failure == nil { return self == other }
      return !isDone && !other.isDone && head == other.head
    }
  }

  static func parseRequest(_ bytes: [UInt8]) {
    let whole = parsed(bytes, .request, pieceSize: .max)
    precondition(parsed(bytes, .request, pieceSize: 1).isSame(as: whole))
    precondition(parsed(bytes, .request, pieceSize: 7).isSame(as: whole))
    guard let head = whole.head else { return }
    // One that passes for plain can be read in one way only.
    if head.isPlainRequest {
      precondition(head.values(of: "content-length").count + head.values(of: "transfer-encoding").count <= 1)
      precondition(head.version == 10 || head.values(of: "host").count == 1)
    }
    for field in head.fields {
      precondition(!(field.name + field.value).utf8.contains { $0 == 0 || $0 == 0x0A || $0 == 0x0D })
    }
    if WebSocketHandshake.isWhole(head) {
      precondition(head.isPlainRequest || head.values(of: "host").count != 1)
      precondition(WebSocketHandshake.isAskedFor(by: head))
    }
  }

  static func parseAnswer(_ bytes: [UInt8]) {
    let whole = parsed(bytes, .answerHeader, pieceSize: .max)
    precondition(parsed(bytes, .answerHeader, pieceSize: 1).isSame(as: whole))
    // No answer here was made for a key of ours.
    if let head = whole.head { precondition(!WebSocketHandshake.isAgreement(head, key: WebSocketHandshake.makeKey())) }
  }

  private static func parsed(_ bytes: [UInt8], _ kind: HTTPParser.Kind, pieceSize: Int) -> Parsed {
    let parser = HTTPParser(kind, headerLimit: 4096)
    var result = Parsed()
    var waiting: [UInt8] = []
    var rest = bytes[...]
    while result.failure == nil, !parser.isDone {
      let piece = rest.prefix(pieceSize)
      rest = rest.dropFirst(piece.count)
      waiting += piece
      var used = -1
      while used != 0, !waiting.isEmpty, result.failure == nil, !parser.isDone {
        do throws(HTTPParser.Failure) {
          used = try put(waiting, parser)
          waiting.removeFirst(used)
        } catch {
          result.failure = error
        }
        result.body += parser.takeBody()
      }
      if piece.isEmpty { break }
    }
    if parser.isHeaderDone { result.head = parser.head }
    result.isDone = parser.isDone
    return result
  }

  private static func put(_ bytes: [UInt8], _ parser: HTTPParser) throws(HTTPParser.Failure) -> Int {
    try bytes.withUnsafeBytes { bytes in Result { () throws(HTTPParser.Failure) in try parser.put(bytes) } }.get()
  }

  // MARK: frames

  private struct Read: Equatable {
    var arrivals: [WebSocketArrival] = []
    var refusal: WebSocketRefusal?
  }

  static func parseFramesOfSocket(_ bytes: [UInt8]) {
    for sender in [WebSocketReader.Sender.client, .server] {
      let whole = read(bytes, from: sender, pieceSize: .max)
      precondition(read(bytes, from: sender, pieceSize: 1) == whole)
      precondition(read(bytes, from: sender, pieceSize: 13) == whole)
      // What was read can be written, and is read as the same.
      var again: [UInt8] = []
      for arrival in whole.arrivals {
        let mask: UInt32? = sender == .client ? 0x1234_5678 : nil
        switch arrival {
        case .message(let message): WebSocketFrame.append(.binary, message, mask: mask, to: &again)
        case .ping(let content): WebSocketFrame.append(.ping, content, mask: mask, to: &again)
        case .pong: WebSocketFrame.append(.pong, [], mask: mask, to: &again)
        case .close(let code, let reason):
          let content = code.map { [UInt8($0 >> 8), UInt8($0 & 0xFF)] + Array(reason.utf8) } ?? []
          WebSocketFrame.append(.close, content, mask: mask, to: &again)
        }
      }
      precondition(read(again, from: sender, pieceSize: .max) == Read(arrivals: whole.arrivals))
    }
  }

  private static func read(_ bytes: [UInt8], from sender: WebSocketReader.Sender, pieceSize: Int) -> Read {
    var reader = WebSocketReader(from: sender, limit: 5000)
    var result = Read()
    var rest = bytes[...]
    while !rest.isEmpty, result.refusal == nil {
      let piece = Array(rest.prefix(pieceSize))
      rest = rest.dropFirst(piece.count)
      var index = 0
      do throws(WebSocketRefusal) {
        while let arrival = try next(piece, &index, &reader) { result.arrivals.append(arrival) }
      } catch {
        result.refusal = error
      }
      precondition(reader.heldBytes <= 2 * 5000 + 64)
    }
    return result
  }

  private static func next(
    _ bytes: [UInt8], _ index: inout Int, _ reader: inout WebSocketReader
  ) throws(WebSocketRefusal) -> WebSocketArrival? {
    try bytes.withUnsafeBytes { bytes in
      Result { () throws(WebSocketRefusal) in try reader.read(bytes, from: &index) }
    }.get()
  }

  // MARK: seeds

  static var requests: [[UInt8]] {
    let handshake =
      "GET /v1/link HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r\n"
      + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
      + "Sec-WebSocket-Protocol: parlance.1\r\n\r\n"
    return [
      "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n", "GET /a?b=%20c HTTP/1.0\r\n\r\n",
      "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
      "POST /a HTTP/1.1\r\nHost: a\r\nX: v\r\nTransfer-Encoding: chunked\r\n\r\n5;a=b\r\nhello\r\n0\r\nX-T: v\r\n\r\n",
      "POST /a HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\nContent-Length: 0\r\n\r\n", handshake,
    ].map { Array($0.utf8) }
  }

  static var answers: [[UInt8]] {
    [
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\nSec-WebSocket-Protocol: parlance.1\r\n\r\n",
      "HTTP/1.1 503 Busy\r\nContent-Length: 2\r\n\r\nno", "HTTP/1.0 200 OK\r\n\r\n",
    ].map { Array($0.utf8) }
  }

  static var frames: [[UInt8]] {
    [nil, 0x0403_0201].flatMap { (mask: UInt32?) in
      [0, 5, 125, 126, 300].map { size in
        var bytes: [UInt8] = []
        WebSocketFrame.append(.ping, [1, 2, 3], mask: mask, to: &bytes)
        WebSocketFrame.append(.binary, [UInt8](repeating: 7, count: size), mask: mask, to: &bytes)
        WebSocketFrame.appendClose(1000, mask: mask, to: &bytes)
        return bytes
      }
    } + [[0x02, 0x81, 0, 0, 0, 0, 1, 0x80, 0x81, 0, 0, 0, 0, 2], [0x02, 1, 1, 0x89, 0, 0x80, 1, 2]]
  }
}
