#if Server || (Remote && os(Linux))
  import ParlanceSockets
  import Testing

  /// Both ends of a handshake.
  @Suite struct WebSocketHandshakeTests {
    /// The example of RFC 6455, 1.3.
    private let key = "dGhlIHNhbXBsZSBub25jZQ=="
    private let proof = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="

    private func head(_ kind: HTTPParser.Kind, _ bytes: [UInt8]) throws -> HTTPHead {
      let parser = HTTPParser(kind, headerLimit: 4096)
      #expect(try bytes.withUnsafeBytes { try parser.put($0) } == bytes.count)
      #expect(parser.isHeaderDone)
      return parser.head
    }

    private func request(_ change: (inout HTTPHead) -> Void = { _ in }) throws -> HTTPHead {
      let bytes = try #require(
        WebSocketHandshake.request(
          path: "/v1/link", host: "example:80", key: key, subprotocol: "parlance.1", headers: ["X-App": "till"]))
      var head = try head(.request, bytes)
      change(&head)
      return head
    }

    private func answer(_ change: (inout HTTPHead) -> Void = { _ in }) throws -> HTTPHead {
      var head = try head(.answerHeader, WebSocketHandshake.agreement(to: request(), subprotocol: "parlance.1"))
      change(&head)
      return head
    }

    @Test func aRequestHasAllThatTheServerNeeds() throws {
      let head = try request()
      #expect(head.method == "GET" && head.target == "/v1/link" && head.isPlainRequest)
      #expect(head.value(of: "host") == "example:80" && head.value(of: "x-app") == "till")
      #expect(head.values(of: "sec-websocket-protocol") == ["parlance.1"])
      #expect(WebSocketHandshake.isAskedFor(by: head) && WebSocketHandshake.isWhole(head))
    }

    @Test func theAnswerProvesThatTheKeyWasRead() throws {
      let head = try answer()
      #expect(head.status == 101 && head.values(of: "sec-websocket-accept") == [proof])
      #expect(head.values(of: "sec-websocket-protocol") == ["parlance.1"])
      #expect(WebSocketHandshake.isAgreement(head, key: key))
      #expect(!WebSocketHandshake.isAgreement(head, key: WebSocketHandshake.makeKey()))
    }

    @Test func anAnswerMayHaveNoSubprotocol() throws {
      let head = try head(.answerHeader, WebSocketHandshake.agreement(to: request(), subprotocol: nil))
      #expect(head.value(of: "sec-websocket-protocol") == nil && WebSocketHandshake.isAgreement(head, key: key))
    }

    @Test func keysAreSixteenBytesAndNeverTheSame() throws {
      let keys = (0..<100).map { _ in WebSocketHandshake.makeKey() }
      #expect(Set(keys).count == 100)
      for key in keys {
        let isWhole = WebSocketHandshake.isWhole(
          try request { head in head.set("sec-websocket-key", [key]) })
        #expect(isWhole, "\(key)")
      }
    }

    private static let brokenRequests: [@Sendable (inout HTTPHead) -> Void] = [
      { $0.set("upgrade", []) }, { $0.set("upgrade", ["h2c"]) }, { $0.set("connection", []) },
      { $0.set("connection", ["keep-alive"]) }, { $0.set("sec-websocket-version", []) },
      { $0.set("sec-websocket-version", ["8"]) }, { $0.set("sec-websocket-version", ["13", "13"]) },
      { $0.set("sec-websocket-key", []) }, { $0.set("sec-websocket-key", ["YWJj"]) },
      { $0.set("sec-websocket-key", ["!!!!!!!!!!!!!!!!!!!!!!=="]) },
      { $0.set("sec-websocket-key", ["dGhlIHNhbXBsZSBub25jZQAA"]) },
      { $0.set("sec-websocket-key", ["dGhlIHNhbXBsZSBub25jZQ==", "dGhlIHNhbXBsZSBub25jZQ=="]) },
      { $0.method = "POST" }, { $0.version = 10 }, { $0.set("content-length", ["0"]) },
      { $0.set("transfer-encoding", ["chunked"]) },
    ]

    @Test(arguments: 0..<brokenRequests.count)
    func aRequestThatIsNotWholeIsRefused(_ index: Int) throws {
      #expect(!WebSocketHandshake.isWhole(try request(Self.brokenRequests[index])))
    }

    @Test func aRequestForAWebSocketIsSeenAndOtherProtocolsArePassedOver() throws {
      #expect(WebSocketHandshake.isAskedFor(by: try request { _ in }))
      #expect(WebSocketHandshake.isAskedFor(by: try request { $0.set("connection", []) }))
      #expect(WebSocketHandshake.isAskedFor(by: try request { $0.set("upgrade", ["h2c, WebSocket"]) }))
      #expect(!WebSocketHandshake.isAskedFor(by: try request { $0.set("upgrade", []) }))
      #expect(!WebSocketHandshake.isAskedFor(by: try request { $0.set("upgrade", ["h2c"]) }))
    }

    private static let brokenAnswers: [@Sendable (inout HTTPHead) -> Void] = [
      { $0.status = 200 }, { $0.status = 102 }, { $0.version = 10 }, { $0.set("upgrade", []) },
      { $0.set("upgrade", ["h2c"]) }, { $0.set("connection", []) }, { $0.set("connection", ["close"]) },
      { $0.set("sec-websocket-accept", []) }, { $0.set("sec-websocket-accept", ["AAAAAAAAAAAAAAAAAAAAAAAAAAA="]) },
      { $0.set("sec-websocket-accept", ["s3pPLMBiTxaQ9kYGzzhZRbK+xOo=", "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="]) },
      { $0.set("sec-websocket-accept", ["S3pPLMBiTxaQ9kYGzzhZRbK+xOo="]) },
      { $0.set("sec-websocket-extensions", ["permessage-deflate"]) }, { $0.set("sec-websocket-extensions", [""]) },
    ]

    @Test(arguments: 0..<brokenAnswers.count)
    func anAnswerThatAgreesToAnythingElseIsRefused(_ index: Int) throws {
      #expect(!WebSocketHandshake.isAgreement(try answer(Self.brokenAnswers[index]), key: key))
    }

    @Test(arguments: [
      ["X": "a\r\nY: b"], ["X": "a\nb"], ["X": "a\0b"], ["X\r\n": "a"], ["X:": "a"], ["": "a"], ["X Y": "a"],
      ["X": "a\u{7F}"],
    ])
    func aHeaderThatCouldEndItsLineIsNotSent(_ headers: [String: String]) {
      #expect(
        WebSocketHandshake.request(path: "/", host: "a", key: key, subprotocol: "b", headers: headers) == nil)
    }
  }

  extension HTTPHead {
    /// Replaces the values of a field; an empty array removes it.
    fileprivate mutating func set(_ name: String, _ values: [String]) {
      fields.removeAll { $0.name == name }
      fields += values.map { Field(name: name, value: $0) }
    }
  }
#endif
