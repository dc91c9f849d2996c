#if Server
  import ParlanceSockets
  import Testing

  @testable import ParlanceGateway

  /// The router's decisions, without a connection.
  @Suite struct HTTPRouterTests {
    private let router = HTTPRouter(
      [
        HTTPRoute(.get, "/v1/things") { _, _ in },
        HTTPRoute(.post, "/v1/things", takesBody: true) { _, _ in },
        HTTPRoute(.get, "/v1/things/{thing}") { _, _ in },
        HTTPRoute(.delete, "/v1/things/{thing}/parts/{part}") { _, _ in },
      ], bodySize: 100)

    private func decide(
      _ method: HTTPMethod, _ path: String, _ length: HTTPBodyLength = .none, type: String? = "application/json"
    ) -> HTTPRouter.Decision {
      var request = HTTPRequest(method: method, path: path)
      request.length = length
      request.contentType = type
      return router.decide(request)
    }

    private func error(_ decision: HTTPRouter.Decision) -> HTTPError? {
      if case .refuse(let error, _) = decision { error } else { nil }
    }

    private func parameters(_ decision: HTTPRouter.Decision) -> [String: String]? {
      if case .accept(_, let parameters) = decision { parameters } else { nil }
    }

    @Test func namesInPathsAreFound() {
      #expect(parameters(decide(.get, "/v1/things")) == [:])
      #expect(parameters(decide(.get, "/v1/things/a b")) == ["thing": "a b"])
      #expect(parameters(decide(.delete, "/v1/things/a/parts/ä")) == ["thing": "a", "part": "ä"])
      #expect(parameters(decide(.head, "/v1/things/a")) == ["thing": "a"])
    }

    @Test func namesThatAPathCannotCarryAreEncoded() {
      // "a/b", "..", "~".
      for (segment, name) in [("~YS9i", "a/b"), ("~Li4", ".."), ("~fg", "~")] {
        #expect(parameters(decide(.get, "/v1/things/" + segment)) == ["thing": name])
      }
      for segment in ["~", "~YS9", "~YS9i=", "~!!", "~_w"] {
        #expect(error(decide(.get, "/v1/things/" + segment))?.status == 404, "\(segment)")
      }
    }

    @Test(arguments: ["/", "", "/v1", "/v1/", "/v1/things/", "/v1/things/a/", "/v1/things/a/b", "/V1/things"])
    func otherPathsAreNotFound(_ path: String) {
      #expect(error(decide(.get, path)) == .notFound)
      #expect(error(decide(.post, path))?.status == 404)
    }

    @Test func otherMethodsReceiveTheAllowedOnes() {
      let both = error(decide(.patch, "/v1/things"))
      #expect(both?.status == 405 && both?.headers == [HTTPParameter(name: "allow", value: "GET, POST, HEAD")])
      let delete = error(decide(.get, "/v1/things/a/parts/b"))
      #expect(delete?.status == 405 && delete?.headers == [HTTPParameter(name: "allow", value: "DELETE")])
    }

    @Test func bodiesAreRefusedBeforeTheyAreRead() {
      #expect(error(decide(.post, "/v1/things", .bytes(100))) == nil)
      for (length, status) in [(HTTPBodyLength.bytes(101), 413), (.encoded, 411), (.malformed, 400)] {
        let error = error(decide(.post, "/v1/things", length))
        #expect(error?.status == status && error?.closes == true)
      }
      for type in [nil, "", "text/plain", "application/json; charset=latin1", "application/jsonp"] {
        #expect(error(decide(.post, "/v1/things", .bytes(1), type: type))?.status == 415)
      }
      for type in ["application/json", "Application/JSON ; Charset=\"UTF-8\"", "application/json;charset=utf-8"] {
        #expect(error(decide(.post, "/v1/things", .bytes(1), type: type)) == nil)
      }
      #expect(error(decide(.get, "/v1/things", .bytes(1)))?.status == 400)
      #expect(error(decide(.get, "/v1/things", .bytes(0))) == nil)
    }

    @Test func lengthsAreReadStrictly() {
      func length(_ text: String?, _ encoding: String? = nil) -> HTTPBodyLength {
        HTTPBodyLength(contentLength: text, transferEncoding: encoding)
      }
      #expect(length(nil) == .none && length("0") == .bytes(0) && length("17") == .bytes(17))
      for text in ["", "-1", "+1", "1,1", "1 ", "0x1", "99999999999999999999"] { #expect(length(text) == .malformed) }
      #expect(length("3", "chunked") == .encoded && length(nil, "identity") == .encoded)
    }

    @Test func refusalsAreJSONWhateverTheirWords() throws {
      let error = HTTPError(400, "a", "\"quotes\", \\, \n, \u{1}, \u{2028}, ü")
      let body = RawConnection.Response(status: 400, headers: [:], body: Array(error.text.utf8))
      let members = try #require(try body.json["error"] as? [String: String])
      #expect(members == ["code": "a", "message": error.message])
    }

    private func read(_ target: String, _ fields: [HTTPHead.Field] = []) -> HTTPRequest? {
      var head = HTTPHead()
      head.method = "GET"
      head.target = target
      head.fields = fields
      return HTTPRequest(head, peer: "")
    }

    @Test func queriesAreNamesAndValues() {
      #expect(read("/?a=b=c&a&=b")?.query.map(\.name) == ["a", "a", ""])
      #expect(read("/?a=b=c&a&=b")?.query.map(\.value) == ["b=c", "", "b"])
      #expect(read("/?a=%26+%2B&%C3%A4=%F0%9F%8E%B8")?.query.map(\.value) == ["& +", "🎸"])
      #expect(read("/a?")?.query.isEmpty == true && read("/a?&&")?.query.isEmpty == true)
    }

    @Test(arguments: [
      "", "a", "http://x/a", "*", "/a#b", "/%", "/%4", "/%zz", "/%ff", "/%00", "/a%0ab", "/a%7F", "/?%", "/?a=%ff",
      "/?a=%0d%0a", "/ä", "/a b",
    ])
    func otherTargetsAreRefused(_ target: String) {
      #expect(read(target) == nil)
    }

    @Test func partsOfAPathAreComparedAsTheyCame() {
      // A proxy that forbids a path sees them so, too.
      #expect(error(router.decide(read("/v1/%74hings")!))?.status == 404)
      for path in ["//v1/things", "/v1//things", "/./v1/things", "/v1/../v1/things", "/v1/things/.", "/v1/things/.."] {
        #expect(error(router.decide(read(path)!))?.status == 404, "\(path)")
      }
      #expect(parameters(router.decide(read("/v1/things/%74%2Fa%20b")!)) == ["thing": "t/a b"])
    }

    @Test func aTokenIsShownOnce() {
      let token = HTTPHead.Field(name: "authorization", value: "Bearer a")
      #expect(read("/", [token])?.bearerToken == "a")
      #expect(read("/", [token, token]) == nil)
    }

    @Test func aResponderAnswersOnce() {
      let answers = AnswerList()
      do {
        let responder = HTTPResponder { answers.add($0.status) }
        responder.complete(HTTPResponse(200))
        responder.complete(HTTPResponse(201))
      }
      #expect(answers.statuses == [200])
      do { _ = HTTPResponder { answers.add($0.status) } }
      #expect(answers.statuses == [200, 500])
    }
  }
#endif
