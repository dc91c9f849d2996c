#if Server
  import Foundation
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// The limits of HTTP connections: their times, sizes and numbers.
  @Suite struct HTTPLimitTests {
    private func limits(_ change: (inout GatewayLimits) -> Void) -> GatewayLimits {
      var limits = GatewayLimits()
      change(&limits)
      return limits
    }

    @Test func aSlowBodyIsRefused() async throws {
      let held = HeldRequests()
      let server = try HTTPTestServer(
        limits: limits { $0.bodyTime = 1 }, [HTTPRoute(.post, "/held", takesBody: true, held.handler)])
      let connection = try server.connect()
      try connection.send(
        "POST /held HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\n{")
      let response = try connection.response()
      #expect(response.status == 408 && response.errorCode == "requestTimeout")
      #expect(try connection.end().isEmpty)
      #expect(await server.load().requests == 0)
    }

    @Test func aRefusedBodyIsNotWaitedForLonger() throws {
      let server = try HTTPTestServer(
        limits: limits {
          $0.bodyTime = 1
          $0.bodySize = 10
        }, [HTTPRoute(.post, "/held", takesBody: true) { _, _ in }])
      let connection = try server.connect()
      try connection.send(
        "POST /held HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{")
      #expect(try connection.response().status == 413)
      #expect(try connection.end().isEmpty)
    }

    @Test func aLateAnswerIsDropped() async throws {
      let held = HeldRequests()
      let server = try HTTPTestServer(
        limits: limits { $0.answerTime = 1 }, [HTTPRoute(.get, "/held", held.handler)])
      let connection = try server.connect()
      #expect(try connection.request("GET", "/held").status == 503)
      let entry = try await held.next()
      entry.responder.complete(HTTPResponse(200, text: "late"))
      #expect(try connection.end().isEmpty)
      #expect(server.records.withLock { $0.map(\.status) } == [503])
    }

    @Test func aRouteMayHaveATimeOfItsOwn() throws {
      let server = try HTTPTestServer([
        // It holds on to the responder for ever.
        HTTPRoute(.get, "/held", patience: 50, HeldRequests().keepingHandler)
      ])
      #expect(try server.request("GET", "/held").status == 503)
    }

    /// Refusals of the gateway itself have the form of the route's answers; what becomes of the connection does not depend on it.
    @Test func refusalsHaveTheFormOfTheirRoute() async throws {
      let held = HeldRequests()
      var route = HTTPRoute(.post, "/held", takesBody: true, held.handler)
      route.refusalForm = { HTTPResponse(200, text: "own \($0.status): \($0.message)") }
      let server = try HTTPTestServer(
        limits: limits {
          $0.requests = 1
          $0.bodySize = 10
        }, [route])
      func post(_ body: String, _ connection: RawConnection) throws {
        try connection.send(
          "POST /held HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        )
      }
      let large = try server.connect()
      try post("{\"a\":12345}", large)
      let tooLarge = try large.response()
      #expect(tooLarge.status == 200 && tooLarge.text == "own 413: The body has more than 10 bytes.")
      #expect(try large.end().isEmpty)
      let first = try server.connect()
      try post("{}", first)
      let entry = try await held.next()
      let second = try server.connect()
      try post("{}", second)
      let busy = try second.response()
      #expect(busy.status == 200 && busy.text == "own 503: Too many requests are under way.")
      #expect(busy.headers["retry-after"] == "1")
      entry.responder.complete(HTTPResponse(200, text: "done"))
      #expect(try first.response().text == "done")
    }

    @Test func missingAnswerIsAFailure() throws {
      let server = try HTTPTestServer([HTTPRoute(.get, "/lost") { _, _ in }])
      let connection = try server.connect()
      #expect(try connection.request("GET", "/lost").errorCode == "internal")
      #expect(try connection.request("GET", "/lost").status == 500)
    }

    @Test func anAnswerForAConnectionThatIsGoneIsDropped() async throws {
      let held = HeldRequests()
      let server = try HTTPTestServer([HTTPRoute(.get, "/held", held.handler)])
      for _ in 0..<20 {
        let connection = try server.connect()
        try connection.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\n")
        let entry = try await held.next()
        connection.reset()
        entry.responder.complete(HTTPResponse(200, body: [UInt8](repeating: 0, count: 100_000)))
      }
      let last = try server.connect()
      try last.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\n")
      try await held.next().responder.complete(HTTPResponse(204))
      #expect(try last.response().status == 204)
      #expect(await server.load().requests == 0)
    }

    @Test func aBoundedNumberIsUnderWay() async throws {
      let held = HeldRequests()
      let server = try HTTPTestServer(
        limits: limits { $0.requests = 2 },
        [HTTPRoute(.get, "/held", held.handler), HTTPRoute(.get, "/other") { $1.complete(HTTPResponse(200)) }])
      let first = try server.connect()
      let second = try server.connect()
      try first.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\n")
      try second.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\n")
      let entries = [try await held.next(), try await held.next()]
      let refused = try server.request("GET", "/other")
      #expect(refused.status == 503 && refused.errorCode == "busy" && refused.headers["retry-after"] == "1")
      for entry in entries { entry.responder.complete(HTTPResponse(200)) }
      #expect(try first.response().status == 200)
      #expect(try second.response().status == 200)
      #expect(try server.request("GET", "/other").status == 200)
    }

    @Test func nonDeviceConnectionsAreLimited() async throws {
      let held = HeldRequests()
      let server = try HTTPTestServer(
        limits: limits { $0.otherConnectionsPerAddress = 2 },
        [HTTPRoute(.get, "/held", held.handler), HTTPRoute(.get, "/other") { $1.complete(HTTPResponse(204)) }])
      let first = try server.connect()
      try first.send("GET /held HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      let entry = try await held.next()
      // A silent connection counts as well.
      let silent = try server.connect()
      #expect(try server.connect().end().isEmpty)
      entry.responder.complete(HTTPResponse(204))
      #expect(try first.response().status == 204)
      #expect(try first.end().isEmpty)
      // The client sees the end a moment before the place is free.
      let deadline = Date().addingTimeInterval(TestDeadline.seconds)
      while (try? server.request("GET", "/other").status) != 204 { try #require(Date() < deadline) }
      silent.reset()
    }

    @Test func aServerStopsWithRequestsUnderWay() async throws {
      let held = HeldRequests()
      let server = try HTTPTestServer([HTTPRoute(.get, "/held", held.handler)])
      let connection = try server.connect()
      try connection.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\n")
      let entry = try await held.next()
      server.server.stop()
      entry.responder.complete(HTTPResponse(200))
      #expect(try connection.end().isEmpty)
    }

    @Test func textsOfClientsAreNotRecorded() throws {
      let server = try HTTPTestServer([
        HTTPRoute(.post, "/v1/things/{thing}", takesBody: true) { $1.complete(HTTPResponse(200)) }
      ])
      _ = try server.request(
        "POST", "/v1/things/secret?secret=1", headers: ["Authorization: Bearer secret"], body: "{\"secret\":1}")
      _ = try server.request("GET", "/secret")
      let records = server.records.withLock { $0 }
      #expect(records.map(\.template) == ["/v1/things/{thing}", nil] && records.map(\.status) == [200, 404])
      #expect(!"\(records)".contains("secret"))
    }
  }

  extension HeldRequests {
    /// Keeps the requests for as long as their server exists.
    fileprivate var keepingHandler: HTTPRoute.Handler { { [self] in handler($0, $1) } }
  }
#endif
