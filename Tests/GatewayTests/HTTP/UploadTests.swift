#if Server && Remote
  import Foundation
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// Uploads over HTTP.
  @Suite struct UploadTests {
    @Test(arguments: [1, 1000, 128 << 10, 128 << 10 + 1, 700_001])
    func aFileArrivesInOneBody(_ size: Int) async throws {
      let bench = try await UploadBench(size: size)
      let answer = try bench.send(0..<size)
      #expect(answer.status == 204)
      #expect(answer.headers["upload-offset"] == String(size))
      #expect(try await bench.finish())
    }

    @Test func theStateSaysHowMuchTheHubHas() async throws {
      let bench = try await UploadBench(size: 1000)
      let before = try bench.state()
      #expect(before.status == 204)
      #expect(before.headers["upload-offset"] == "0")
      #expect(before.headers["upload-length"] == "1000")
      _ = try bench.send(0..<400)
      #expect(try bench.state().headers["upload-offset"] == "400")
    }

    @Test func bodiesFollowOneAnotherOnOneConnection() async throws {
      let bench = try await UploadBench(size: 600_000)
      let connection = try bench.connect()
      for part in [0..<1, 1..<200_000, 200_000..<200_000, 200_000..<599_999, 599_999..<600_000] {
        let answer = try bench.send(part, over: connection)
        #expect(answer.status == 204)
        #expect(answer.headers["upload-offset"] == String(part.upperBound))
      }
      #expect(try await bench.finish())
    }

    @Test(arguments: [0, 399, 401, 1000]) func bytesThatAreNotTheNextOnesAreRefused(_ offset: Int) async throws {
      let bench = try await UploadBench(size: 1000)
      _ = try bench.send(0..<400)
      let answer = try bench.send(0..<100, at: offset)
      #expect(answer.status == 409)
      #expect(answer.headers["upload-offset"] == "400")
      #expect(try bench.send(400..<1000).status == 204)
      #expect(try await bench.finish())
    }

    @Test(arguments: [["Upload-Offset: x"], ["Upload-Offset: -1"], ["Upload-Offset: "], []])
    func invalidOffsetIsRefused(_ headers: [String]) async throws {
      let bench = try await UploadBench(size: 10)
      let answer = try bench.connect().request(
        "PATCH", bench.path, headers: headers + ["Authorization: Bearer \(bench.secret)"], body: "0123456789")
      #expect(answer.status == 400)
      #expect(try bench.state().headers["upload-offset"] == "0")
    }

    @Test func bytesBeyondTheAnnouncedSizeAreRefused() async throws {
      let bench = try await UploadBench(size: 1000)
      let connection = try bench.connect()
      try connection.send(bench.header(at: 0, count: 900_000))
      try connection.send([UInt8](repeating: 1, count: 900_000))
      let answer = try connection.response()
      #expect(answer.status == 413)
      #expect(answer.headers["upload-offset"] == "0")
      #expect(try bench.state().headers["upload-offset"] == "0")
      #expect(try bench.send(0..<1000).status == 204)
    }

    @Test func aBodyWithoutALengthIsRefused() async throws {
      let bench = try await UploadBench(size: 10)
      for header in ["Transfer-Encoding: chunked\r\n", ""] {
        let connection = try bench.connect()
        try connection.send(
          "PATCH \(bench.path) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(bench.secret)\r\n"
            + "Upload-Offset: 0\r\n\(header)\r\n")
        #expect(try connection.response().status == 411)
      }
    }

    @Test func receivedPartOfACutBodyIsKept() async throws {
      let bench = try await UploadBench(size: 500_000)
      for part in [0..<3, 3..<100_000, 100_000..<400_001] {
        let connection = try bench.connect()
        try connection.send(bench.header(at: part.lowerBound, count: 500_000 - part.lowerBound))
        try connection.send(Array(bench.bytes[part]))
        connection.finishSending()
        try await bench.wait(for: part.upperBound)
      }
      #expect(try bench.send(400_001..<500_000).status == 204)
      #expect(try await bench.finish())
    }

    @Test func stalledBodyIsRefusedAndItsBytesAreKept() async throws {
      var limits = GatewayLimits()
      limits.bodyTime = 1
      let bench = try await UploadBench(size: 1000, limits: limits)
      let connection = try bench.connect()
      try connection.send(bench.header(at: 0, count: 1000))
      try connection.send(Array(bench.bytes[0..<300]))
      #expect(try connection.response().status == 408)
      #expect(try connection.end().isEmpty)
      try await bench.wait(for: 300)
      #expect(try bench.send(300..<1000).status == 204)
      #expect(try await bench.finish())
    }

    @Test func ofTwoWritersTheNewerGoesOn() async throws {
      let bench = try await UploadBench(size: 400_000)
      let (first, second) = (try bench.connect(), try bench.connect())
      for connection in [first, second] {
        try connection.send(bench.header(at: 0, count: 400_000))
        try connection.send(Array(bench.bytes[0..<1000]))
      }
      let answer = try first.response()
      #expect(answer.status == 409)
      #expect(answer.errorCode == "superseded")
      try second.send(Array(bench.bytes[1000...]))
      #expect(try second.response().status == 204)
      #expect(try await bench.finish())
    }

    @Test(arguments: ["", "Bearer", "Bearer x", "Basic abc"])
    func requestsWithoutTheSecretAreRefused(_ authorization: String) async throws {
      let bench = try await UploadBench(size: 10)
      let headers = authorization.isEmpty ? [] : ["Authorization: \(authorization)"]
      for method in ["HEAD", "PATCH"] {
        let answer = try bench.connect().request(
          method, bench.path, headers: headers + ["Upload-Offset: 0"], body: method == "PATCH" ? "0123456789" : nil)
        #expect(answer.status == 401)
        #expect(answer.headers["upload-offset"] == nil)
        #expect(answer.headers["www-authenticate"] == "Bearer")
      }
      #expect(try bench.state().headers["upload-offset"] == "0")
    }

    @Test func theSecretOfOneUploadIsNotThatOfAnother() async throws {
      let bench = try await UploadBench(size: 10)
      let mallory = try await HubCaller(bench.environment.hubLoop(), account: "mallory")
      let own = MediaID.generate()
      _ = try await mallory.ask(
        BeginUploadCall(id: own, options: UploadOptions(descriptor: MediaDescriptor(size: 10))))
      let secret = try await mallory.ask(UploadAccessCall(id: own)).secret
      #expect(secret != bench.secret)
      #expect(try bench.state(secret: secret).status == 401)
      let connection = try bench.connect()
      try connection.send(bench.header(at: 0, count: 10, secret: secret))
      try connection.send(bench.bytes)
      #expect(try connection.response().status == 401)
      // Nor is it handed out to others.
      await #expect(throws: MessagingError(.mediaNotFound, bench.id.string)) {
        try await mallory.ask(UploadAccessCall(id: bench.id))
      }
      mallory.leave()
    }

    @Test func anUploadThatIsOverIsNotFound() async throws {
      let bench = try await UploadBench(size: 10)
      _ = try bench.send(0..<10)
      #expect(try await bench.finish())
      #expect(try bench.state().status == 404)
      #expect(try bench.send(0..<10).status == 404)
      #expect(try bench.connect().request("HEAD", "/v1/uploads/x", headers: ["Authorization: Bearer y"]).status == 404)
    }

    @Test func anUploadGoesOnAtAHubThatWasStartedAnew() async throws {
      let folder = try TemporaryFolder()
      let place = folder.url.appendingPathComponent("hub")
      var bench: UploadBench? = try await UploadBench(size: 400_000, folder: place)
      let (id, secret) = try (#require(bench?.id), #require(bench?.secret))
      // The body ends with the gateway.
      let connection = try #require(try bench?.connect())
      try connection.send(try #require(bench?.header(at: 0, count: 400_000)))
      try connection.send(Array(try #require(bench?.bytes[..<200_000])))
      try await until { try #require(try bench?.state()).headers["upload-offset"] != "0" }
      bench = nil
      let next = try await UploadBench(size: 400_000, id: id, folder: place)
      #expect(try next.state(secret: secret).status == 401)
      let offset = try #require(try next.state().headers["upload-offset"].flatMap { Int($0) })
      #expect((128 << 10...200_000).contains(offset))
      #expect(try next.send(offset..<400_000).status == 204)
      #expect(try await next.finish())
    }

    @Test func moreUploadsThanTheLimitAreRefused() async throws {
      var limits = GatewayLimits()
      limits.uploads = 1
      let bench = try await UploadBench(size: 1000, limits: limits)
      let first = try bench.connect()
      try first.send(bench.header(at: 0, count: 1000))
      try first.send(Array(bench.bytes[0..<300]))
      try await until { try bench.send(0..<0).status == 503 }
      try first.send(Array(bench.bytes[300...]))
      #expect(try first.response().status == 204)
      #expect(try await bench.finish())
    }

    @Test func otherMethodsAreNotAllowed() async throws {
      let bench = try await UploadBench(size: 10)
      let answer = try bench.connect().request("GET", bench.path)
      #expect(answer.status == 405)
      #expect(answer.headers["allow"] == "PATCH, HEAD")
    }

    /// A body far larger than what a gateway may hold waits at its sender.
    @Test func aBodyIsNotReadBeforeItIsWanted() async throws {
      let held = HeldRequests()
      let server = try HTTPTestServer([HTTPRoute(receiving: .patch, "/held", held.handler)])
      let connection = try server.connect()
      let bytes = [UInt8](repeating: 7, count: 64 << 20)
      try connection.send("PATCH /held HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(bytes.count)\r\n\r\n")
      let (request, responder) = try await held.next()
      let body = try #require(request.pieces)
      let sent = connection.sendUntilHeld(bytes)
      // At most the contents of the system's buffers.
      #expect(sent < 32 << 20)
      let counted = EventBox<Int>("end of a body")
      PieceCounter(body, counted).next()
      try connection.send(Array(bytes[sent...]))
      #expect(try await counted.next() == bytes.count)
      responder.complete(HTTPResponse(200, text: "ok"))
      #expect(try connection.response().status == 200)
    }
  }

  /// Reads a body to its end and counts its bytes; no piece is much larger than it should be.
  private final class PieceCounter: @unchecked Sendable {
    // Safe to share: one step follows the other.
    private let body: HTTPBody
    private let end: EventBox<Int>
    private var count = 0

    init(_ body: HTTPBody, _ end: EventBox<Int>) { (self.body, self.end) = (body, end) }

    func next() {
      body.read { [self] piece in
        #expect(piece.bytes.count <= 2 * HTTPBody.pieceSize)
        count += piece.bytes.count
        if piece.isLast || piece.isCut { end.add(count) } else { next() }
      }
    }
  }
#endif
