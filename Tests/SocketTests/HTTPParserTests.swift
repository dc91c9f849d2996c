#if Server || (Remote && os(Linux))
  import ParlanceSockets
  import Testing

  /// Messages of HTTP, in whatever pieces their bytes come.
  @Suite struct HTTPParserTests {
    /// A message whose bytes arrive in pieces; unused bytes are passed again with the next piece.
    private func parse(
      _ kind: HTTPParser.Kind, _ pieces: [[UInt8]], headerLimit: Int = 4096
    ) throws -> (head: HTTPHead, body: [UInt8], rest: [UInt8], parser: HTTPParser) {
      let parser = HTTPParser(kind, headerLimit: headerLimit)
      var (waiting, body): ([UInt8], [UInt8]) = ([], [])
      for piece in pieces {
        waiting += piece
        while !parser.isDone, !waiting.isEmpty {
          let wasHeaderDone = parser.isHeaderDone
          let used = try waiting.withUnsafeBytes { try parser.put($0) }
          waiting.removeFirst(used)
          body += parser.takeBody()
          if used == 0, parser.isHeaderDone == wasHeaderDone { break }
        }
      }
      return (parser.head, body, waiting, parser)
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private func divisions(_ bytes: [UInt8]) -> [[[UInt8]]] {
      [[bytes], bytes.map { [$0] }] + (1..<bytes.count).map { [Array(bytes[..<$0]), Array(bytes[$0...])] }
    }

    @Test func aRequestIsTheSameHoweverItsBytesAreDivided() throws {
      let request = bytes(
        "POST /v1/a?b=c HTTP/1.1\r\nHost: example\r\nX-Two:  a b \r\nX-Two: c\r\nContent-Length: 5\r\n\r\nhello")
      for division in divisions(request + bytes("GET /")) {
        let (head, body, rest, parser) = try parse(.request, division)
        #expect(parser.isDone && parser.isHeaderDone && parser.keepsAlive)
        #expect(head.method == "POST" && head.target == "/v1/a?b=c" && head.version == 11)
        #expect(head.value(of: "host") == "example" && head.values(of: "x-two") == ["a b", "c"])
        #expect(body == bytes("hello") && rest == bytes("GET /"))
      }
    }

    @Test func aBodyInChunksIsTheSameHoweverItsBytesAreDivided() throws {
      let request = bytes(
        "PUT /a HTTP/1.1\r\nHost: example\r\nTransfer-Encoding: chunked\r\n\r\n"
          + "5;x=\"y\"\r\nhello\r\n1\r\n,\r\n6\r\n world\r\n0\r\nX-Late: 1\r\n\r\n")
      for division in divisions(request) {
        let (head, body, rest, parser) = try parse(.request, division)
        #expect(parser.isDone && body == bytes("hello, world") && rest.isEmpty)
        #expect(head.value(of: "x-late") == nil && head.fields.count == 2)
      }
    }

    @Test(arguments: [HTTPParser.Kind.request, .answerHeader])
    func theLimitOfAHeaderIsTheSameHoweverItsBytesAreDivided(_ kind: HTTPParser.Kind) throws {
      let first = kind == .request ? "GET / HTTP/1.1\r\n" : "HTTP/1.1 200 OK\r\n"
      let header = bytes(first + "Host: example\r\nX-Two: a\r\n\r\n")
      for division in divisions(header) {
        #expect(try parse(kind, division, headerLimit: header.count).parser.isHeaderDone)
        for limit in header.count - first.utf8.count..<header.count {
          #expect(throws: HTTPParser.Failure.headerTooLarge) { _ = try parse(kind, division, headerLimit: limit) }
        }
      }
    }

    @Test func behindAnAnswersHeaderIsAnotherProtocol() throws {
      let answer = bytes("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nX-Empty:\r\n\r\n")
      for division in divisions(answer + [0x82, 0]) {
        let (head, body, rest, parser) = try parse(.answerHeader, division)
        #expect(parser.isHeaderDone && head.status == 101 && head.version == 11)
        #expect(head.fields.map(\.name) == ["upgrade", "x-empty"] && head.value(of: "x-empty") == "")
        #expect(body.isEmpty && rest == [0x82, 0])
      }
    }

    @Test func bodyOfAnAnswerIsNotParsed() throws {
      let (head, body, rest, parser) = try parse(
        .answerHeader, [bytes("HTTP/1.0 404 Not Found\r\nContent-Length: 5\r\n\r\nnope!")])
      #expect(parser.isHeaderDone && head.status == 404 && head.version == 10)
      #expect(body.isEmpty && rest == bytes("nope!"))
    }

    @Test(arguments: [
      "GET /heal thz HTTP/1.1\r\nHost: a\r\n\r\n", "GET\t/ HTTP/1.1\r\nHost: a\r\n\r\n", "GET /\r\nHost: a\r\n\r\n",
      "G(T / HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/11\r\nHost: a\r\n\r\n", "GET / HTTP/1.1x\r\nHost: a\r\n\r\n",
      "GET / HTTP/1.1\r\nHost : a\r\n\r\n", "GET / HTTP/1.1\r\nX A: a\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n",
      "GET / HTTP/1.1\r\nXA\r\n\r\n", "GET / HTTP/1.1\r\nX: a\0b\r\n\r\n", "GET / HTTP/1.1\r\nX: a\u{1}b\r\n\r\n",
      "GET / HTTP/1.1\r\nX\0: a\r\n\r\n", "GET / HTTP/1.1\r\nX: a\rY: b\r\n\r\n", "GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
      "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: +5\r\n\r\nhello",
      "POST / HTTP/1.1\r\nContent-Length: 0x5\r\n\r\nhello", "POST / HTTP/1.1\r\nContent-Length: \r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: 18446744073709551621\r\n\r\nhello",
      "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\ng\r\nhello\r\n",
      "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n-5\r\nhello\r\n",
      "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n10000000000000005\r\nhello\r\n",
      "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhelloXX0\r\n\r\n",
      "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhello\r\n0\r\n\r\n",
    ])
    func invalidRequestIsRefused(_ text: String) {
      let error = #expect(throws: HTTPParser.Failure.self) { try parse(.request, [bytes(text)]) }
      #expect(error == .malformed)
    }

    @Test(arguments: [
      "nonsense\r\n\r\n", "HTTP/1.1\r\n\r\n", "HTTP/1.1 1x1 Yes\r\n\r\n", "HTTP/1.1 101 Yes\r\nX: a\0b\r\n\r\n",
      "HTTP/1.1 101 Yes\r\n: b\r\n\r\n", "HTTP/1.1 101 Yes\r\nX Y: b\r\n\r\n",
    ])
    func invalidAnswerIsRefused(_ text: String) {
      let error = #expect(throws: HTTPParser.Failure.self) { try parse(.answerHeader, [bytes(text)]) }
      #expect(error == .malformed)
    }

    @Test(arguments: [true, false])
    func aHeaderAboveTheLimitIsRefusedWholeOrNot(_ isWhole: Bool) {
      let text = "GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 5000) + (isWhole ? "\r\n\r\n" : "")
      let error = #expect(throws: HTTPParser.Failure.self) { try parse(.request, [bytes(text)]) }
      #expect(error == .headerTooLarge)
    }

    @Test func aHeaderWithinTheLimitIsTaken() throws {
      let text = "GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 4000) + "\r\n\r\n"
      #expect(try parse(.request, [bytes(text)]).head.value(of: "x")?.count == 4000)
    }
  }
#endif
