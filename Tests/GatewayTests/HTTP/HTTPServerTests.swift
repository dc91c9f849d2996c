#if Server
  import Foundation
  import ParlanceCore
  import Testing

  @testable import ParlanceGateway

  /// A server's requests over HTTP, seen from the other end of a connection.
  @Suite struct HTTPServerTests {
    private static let echo = HTTPRoute(.post, "/echo", takesBody: true) { request, responder in
      responder.complete(HTTPResponse(200, headers: [], body: request.body))
    }
    private static let hello = HTTPRoute(.get, "/hello/{name}") { request, responder in
      let query = request.query.map { "\($0.name)=\($0.value);" }.joined()
      responder.complete(HTTPResponse(200, text: "\(request.parameters["name"] ?? "") \(query) \(request.peer)"))
    }

    @Test func aConnectionServesOneRequestAfterTheOther() throws {
      let server = try HTTPTestServer([Self.echo, Self.hello])
      let connection = try server.connect()
      let first = try connection.request("GET", "/hello/a%20%C3%A4?x=%26%3D&y")
      #expect(first.status == 200 && first.text == "a ä x=&=;y=; 127.0.0.1")
      #expect(try connection.request("POST", "/echo", body: "{}").text == "{}")
      #expect(try connection.request("GET", "/nothing").errorCode == "notFound")
      #expect(try connection.request("POST", "/hello/a", body: nil).status == 405)
    }

    @Test func aRequestWithoutABodyWhereOneIsTakenHasAnEmptyOne() throws {
      let server = try HTTPTestServer([Self.echo])
      let explicit = try server.connect()
      #expect(try explicit.request("POST", "/echo", headers: ["Content-Length: 0"]).status == 200)
      #expect(try explicit.request("POST", "/echo", body: "{}").text == "{}")
      let implicit = try server.connect()
      let response = try implicit.request("POST", "/echo")
      #expect(response.status == 200 && response.headers["connection"] == nil)
      #expect(try implicit.request("POST", "/echo", body: "{}").text == "{}")
    }

    @Test func pipelinedRequestsAreAnsweredInTheirOrder() async throws {
      let held = HeldRequests()
      let server = try HTTPTestServer([HTTPRoute(.get, "/later", held.handler), Self.hello])
      let connection = try server.connect()
      let paths = ["/later", "/hello/b", "/hello/c"]
      try connection.send(paths.map { "GET \($0) HTTP/1.1\r\nHost: x\r\n\r\n" }.joined())
      let first = try await held.next()
      DispatchQueue.global().async { first.responder.complete(HTTPResponse(202, text: "a")) }
      #expect(try connection.response().status == 202)
      #expect(try connection.response().text.hasPrefix("b "))
      #expect(try connection.response().text.hasPrefix("c "))
    }

    @Test func aBodyMayComeInParts() throws {
      let server = try HTTPTestServer([Self.echo])
      let connection = try server.connect()
      let body = "{\"a\":\"" + String(repeating: "x", count: 100_000) + "\"}"
      try connection.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
      try connection.send("Content-Length: \(body.utf8.count)\r\n\r\n{")
      try connection.send(Array(body.utf8.dropFirst()))
      #expect(try connection.response().text == body)
    }

    @Test func bodiesThatAreNotTakenAreNotRead() throws {
      var limits = GatewayLimits()
      limits.bodySize = 1000
      let server = try HTTPTestServer(limits: limits, [Self.echo])
      for size in [1001, 20_000_000] {
        // One that writes all of it first gets its answer, too.
        let large = try server.connect()
        try large.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
        try large.send("Content-Length: \(size)\r\n\r\n" + String(repeating: " ", count: size))
        let tooLarge = try large.response()
        #expect(tooLarge.status == 413 && tooLarge.errorCode == "bodyTooLarge")
        #expect(tooLarge.headers["connection"] == "close")
      }
      #expect(try server.request("POST", "/echo", body: String(repeating: " ", count: 1000)).status == 200)
      #expect(try server.request("POST", "/echo", headers: ["Content-Type: text/plain"], body: "{}").status == 415)
      let chunked = ["Transfer-Encoding: chunked", "Content-Type: application/json"]
      #expect(try server.request("POST", "/echo", headers: chunked).status == 411)
      for length in ["-1", "1x", "99999999999999999999999"] {
        #expect(try server.request("POST", "/echo", headers: ["Content-Length: \(length)"]).status == 400, "\(length)")
      }
      let twice = try server.request("POST", "/echo", headers: ["Content-Length: 2", "Content-Length: 2"])
      #expect(twice.status == 400)
    }

    @Test func headRequestIsAnsweredWithoutABody() throws {
      let server = try HTTPTestServer([Self.hello])
      let connection = try server.connect()
      let head = try connection.request("HEAD", "/hello/a")
      #expect(head.status == 200 && head.headers["content-length"] == "12")
      #expect(try connection.request("GET", "/hello/b").text.hasPrefix("b "))
    }

    @Test func aLargeAnswerArrivesWhole() throws {
      let body = [UInt8]((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
      let server = try HTTPTestServer([
        HTTPRoute(.get, "/large") { _, responder in responder.complete(HTTPResponse(200, body: body)) }, Self.hello,
      ])
      let connection = try server.connect()
      #expect(try connection.request("GET", "/large").body == body)
      #expect(try connection.request("GET", "/hello/a").status == 200)
    }

    @Test(arguments: [
      "\u{16}\u{3}\u{1} nonsense\r\n\r\n", "BREW /hello/a HTTP/1.1\r\nHost: x\r\n\r\n",
      "GET http://x/hello/a HTTP/1.1\r\nHost: x\r\n\r\n", "GET /hello/a%00 HTTP/1.1\r\nHost: x\r\n\r\n",
      "GET /hello/%zz HTTP/1.1\r\nHost: x\r\n\r\n", "GET /hello/%ff HTTP/1.1\r\nHost: x\r\n\r\n",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      "GET /hello/a HTTP/1.1\r\nHost: x\r\nX: " + String(repeating: "x", count: 40_000) + "\r\n\r\n",
    ])
    func invalidRequestEndsOnlyItsConnection(_ text: String) throws {
      let server = try HTTPTestServer([Self.hello])
      let connection = try server.connect()
      // The server may already have closed it while the bytes are in flight.
      try? connection.send(text)
      let answer = String(decoding: try connection.end(), as: UTF8.self)
      #expect(!answer.contains(" 200 "))
      #expect(try server.request("GET", "/hello/a").status == 200)
    }

    @Test func anotherProtocolThanWebSocketsIsPassedOver() throws {
      let server = try HTTPTestServer([Self.hello])
      let connection = try server.connect()
      try connection.send(
        "GET /hello/a HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"
          + "HTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n")
      #expect(try connection.response().status == 200)
      #expect(try connection.request("GET", "/hello/b").status == 200)
    }

    @Test func requestPipelinedAfterABodyIsAnsweredInOrder() async throws {
      let held = HeldRequests()
      let server = try HTTPTestServer([HTTPRoute(.post, "/held", takesBody: true, held.handler), Self.hello])
      let post = "POST /held HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
      let get = "GET /hello/a HTTP/1.1\r\nHost: x\r\n\r\n"
      let connection = try server.connect()
      try connection.send(get + post + get)
      #expect(try connection.response().status == 200)
      let entry = try await held.next()
      #expect(entry.request.body == Array("{}".utf8))
      entry.responder.complete(HTTPResponse(204))
      #expect(try connection.response().status == 204)
      #expect(try connection.response().text.hasPrefix("a "))
      #expect(await server.load().requests == 0)
    }

    @Test func aThousandRequestsAtOnceAreAnswered() throws {
      let server = try HTTPTestServer([Self.hello])
      let connection = try server.connect()
      try connection.send(String(repeating: "GET /hello/a HTTP/1.1\r\nHost: x\r\n\r\n", count: 1000))
      for _ in 0..<1000 { #expect(try connection.response().status == 200) }
    }

    @Test func expectHeaderIsAnsweredWithContinue() throws {
      let server = try HTTPTestServer([Self.echo])
      let connection = try server.connect()
      try connection.send(
        "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"
          + "Expect: 100-continue\r\n\r\n")
      #expect(try connection.response().status == 100)
      try connection.send("{}")
      #expect(try connection.response().text == "{}")
    }

    /// A field whose name is the beginning of another's is a field of its own, and does not hide the next.
    @Test(arguments: ["X", "A", "T", "If", "Ac", "Co", "Con", "Content", "Transfer"])
    func shortFieldNameDoesNotHideTheNextField(_ name: String) throws {
      let server = try HTTPTestServer([Self.echo, Self.hello])
      let inner = "GET /hello/smuggled HTTP/1.1\r\nHost: x\r\n\r\n"
      let connection = try server.connect()
      try connection.send(
        "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\(name): v\r\n"
          + "Content-Length: \(inner.utf8.count)\r\n\r\n\(inner)GET /hello/b HTTP/1.1\r\nHost: x\r\n\(name): v\r\n\r\n")
      #expect(try connection.response().text == inner)
      #expect(try connection.response().text.hasPrefix("b "))
    }

    @Test(arguments: [
      "Content-Length : 2\r\n", "Content-Length: 2\r\nContent-Length: 2\r\n",
      "Content-Length: 2\r\nContent-Length: 0\r\n",
      "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n", "Transfer-Encoding: xchunked\r\n",
      "Transfer-Encoding: chunked, identity\r\n", "Transfer-Encoding : chunked\r\n", "X\0: v\r\n", "X: \0\r\n",
      "X Y: v\r\n",
      ": v\r\n", "Host: y\r\n",
    ])
    func aHeaderThatCanBeReadInTwoWaysIsRefused(_ fields: String) throws {
      let server = try HTTPTestServer([Self.echo])
      let connection = try server.connect()
      try? connection.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\(fields)\r\n{}")
      #expect(try connection.response().status == 400)
      #expect(try connection.end().isEmpty)
    }

    @Test func aRequestWithoutAHostIsRefused() throws {
      let server = try HTTPTestServer([Self.hello])
      let connection = try server.connect()
      try connection.send("GET /hello/a HTTP/1.1\r\n\r\n")
      #expect(try connection.response().status == 400)
      // HTTP/1.0 does not require a host.
      let old = try server.connect()
      try old.send("GET /hello/a HTTP/1.0\r\n\r\n")
      #expect(try old.response().status == 200)
      #expect(try old.end().isEmpty)
    }
  }
#endif
