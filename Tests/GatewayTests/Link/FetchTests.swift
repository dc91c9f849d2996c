#if Server && Remote && os(Linux)
  import Dispatch
  import Foundation
  import ParlanceCore
  import ParlanceRemote
  import TestSupport
  import Testing

  /// Requests over HTTP to a server that the test controls.
  @Suite struct FetchTests {
    /// A request and its events.
    private final class Probe {
      let events = EventBox<HTTPFetchEvent>("event of a request")
      let fetch: any HTTPFetch

      init(
        _ server: ScriptedServer, _ method: String = "GET", headers: [String: String] = [:], body: [UInt8] = [],
        trust: ServerTrust = ServerTrust(), address: String? = nil
      ) throws {
        let events = events
        let url = try #require(URL(string: address ?? "http://127.0.0.1:\(server.port)/file?part=1"))
        fetch = SystemHTTPFetch(
          HTTPFetchRequest(method, url, headers: headers, body: body, trust: trust),
          queue: DispatchQueue(label: "test.fetch")
        ) { events.add($0) }
        fetch.begin()
      }

      /// Waits for the end.
      ///
      /// - returns: All events but those of the body, and the body.
      func end() async throws -> (events: [HTTPFetchEvent], body: [UInt8]) {
        var (seen, body): ([HTTPFetchEvent], [UInt8]) = ([], [])
        while true {
          let event = try await events.next()
          switch event {
          case .received(let bytes): body += bytes
          case .finished, .failed: return (seen + [event], body)
          case .sent, .answered: seen.append(event)
          }
        }
      }
    }

    @Test func requestHasItsHeadersAlone() async throws {
      let server = try await ScriptedServer(["answer": "HTTP/1.1 206 Part\r\ncontent-length: 5\r\n\r\nhello"])
      let probe = try Probe(server, headers: ["Range": "bytes=5-", "X-Empty": ""])
      guard case .request(_, let text) = try await server.events.next() else {
        Issue.record("no request came first")
        return
      }
      let lines = text.split(separator: "\r\n").map { $0.lowercased() }
      #expect(lines.first == "get /file?part=1 http/1.1")
      #expect(lines.contains("host: 127.0.0.1:\(server.port)") && lines.contains("range: bytes=5-"))
      #expect(lines.contains("x-empty:"))
      #expect(!lines.contains { $0.hasPrefix("accept-encoding") || $0.hasPrefix("expect") || $0.hasPrefix("upgrade") })
      #expect(try await probe.end() == ([.answered(status: 206), .finished], Array("hello".utf8)))
    }

    @Test(arguments: [1, 100_000, 3_000_001])
    func aBodyIsSentWhole(_ count: Int) async throws {
      let server = try await ScriptedServer(["body": true, "digests": true, "answer": "HTTP/1.1 204 Done\r\n\r\n"])
      let body = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) }
      let probe = try Probe(server, "PATCH", headers: ["Content-Type": "x/y"], body: body)
      guard case .request(_, let text) = try await server.events.next() else {
        Issue.record("no request came first")
        return
      }
      let lines = text.split(separator: "\r\n").map { $0.lowercased() }
      #expect(lines.first == "patch /file?part=1 http/1.1" && lines.contains("content-length: \(count)"))
      #expect(lines.contains("content-type: x/y") && !lines.contains { $0.hasPrefix("expect") })
      try await server.expectMessage(body)
      let (events, received) = try await probe.end()
      #expect(events.suffix(2) == [.answered(status: 204), .finished] && received.isEmpty)
      #expect(events.dropLast(2).allSatisfy { $0 == .sent })
      #expect(events.count - 2 >= max(1, count / 100_000))
    }

    @Test func interimResponsesAreSkipped() async throws {
      let server = try await ScriptedServer([
        "answer": "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Hints\r\nlink: a\r\n\r\nHTTP/1.1 200 OK\r\n"
          + "transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nx-late: 1\r\n\r\n"
      ])
      #expect(
        try await Probe(server).end() == ([.answered(status: 200), .finished], Array("hello".utf8)))
    }

    @Test(arguments: [301, 302, 307])
    func anotherAddressIsNotFollowed(_ status: Int) async throws {
      let server = try await ScriptedServer(["status": status])
      #expect(try await Probe(server).end().events == [.answered(status: status), .finished])
    }

    @Test func aBodyIsNotDecompressed() async throws {
      let server = try await ScriptedServer([
        "answer": "HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 4\r\n\r\nabcd"
      ])
      #expect(try await Probe(server).end().body == Array("abcd".utf8))
    }

    /// A head that is too large is refused: long lines or many, complete or not.
    @Test(arguments: [
      "HTTP/1.1 200 OK\r\nx: " + String(repeating: "a", count: 50_000) + "\r\n\r\n",
      "HTTP/1.1 200 OK\r\n" + String(repeating: "x: a\r\n", count: 5000) + "\r\n",
      "HTTP/1.1 200 OK\r\n" + String(repeating: "x: a\r\n", count: 5000),
      String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 1500),
    ])
    func aHeaderThatIsTooLargeIsAFailure(_ answer: String) async throws {
      let server = try await ScriptedServer(["answer": answer])
      #expect(try await Probe(server).end().events == [.failed("the header of the answer is too large")])
      _ = try await server.nextClose()
    }

    @Test func aHeaderWithoutAnEndIsAFailure() async throws {
      let server = try await ScriptedServer(["endless": true])
      guard case .failed = try await Probe(server).end().events.last else {
        Issue.record("it did not fail")
        return
      }
      _ = try await server.nextClose()
    }

    @Test(arguments: ["nonsense\r\n\r\n", "HTTP/1.1 abc\r\n\r\n", "\r\n\r\n"])
    func invalidAnswerIsAFailure(_ answer: String) async throws {
      let server = try await ScriptedServer(["answer": answer])
      let probe = try Probe(server)
      try await server.drop(try await server.nextOpen())
      let events = try await probe.end().events
      guard case .failed = events.last, events.count == 1 else {
        Issue.record("\(events)")
        return
      }
    }

    /// The remaining bytes stay with the server while nothing is read.
    @Test func aPausedRequestHoldsTheServerBack() async throws {
      let count = 256 << 20
      let server = try await ScriptedServer(["answer": "HTTP/1.1 200 OK\r\ncontent-length: \(count)\r\n\r\n"])
      let probe = try Probe(server)
      let number = try await server.nextOpen()
      #expect(try await probe.events.next() == .answered(status: 200))
      probe.fetch.setReading(false)
      try server.stuff(number, count: count)
      var taken = 0
      while taken == 0 { if case .stuffed(let count) = try await server.events.next() { taken = count } }
      #expect(taken < 64 << 20)
      let before = probe.events.takeAll().count
      #expect(before < 10)
      probe.fetch.setReading(true)
      var received = 0
      while received < taken / 2 {
        guard case .received(let bytes) = try await probe.events.next() else { break }
        received += bytes.count
      }
      #expect(received >= taken / 2)
      probe.fetch.cancel()
      _ = try await server.nextClose()
    }

    @Test func unreferencedRequestIsDropped() async throws {
      let server = try await ScriptedServer(["silent": true])
      var probe: Probe? = try Probe(server)
      _ = try await server.events.next()
      #expect(probe != nil)
      probe = nil
      _ = try await server.nextClose()
    }

    @Test func requestCancelledBeforeItsBeginIsNotSent() async throws {
      let server = try await ScriptedServer()
      let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
      let events = EventBox<HTTPFetchEvent>("event of a request")
      let fetch = SystemHTTPFetch(HTTPFetchRequest("GET", url), queue: DispatchQueue(label: "test.fetch")) {
        events.add($0)
      }
      fetch.cancel()
      fetch.begin()
      // A later request, by which an event of the cancelled one would have arrived.
      let other = try Probe(server)
      _ = try await server.nextOpen()
      other.fetch.cancel()
      #expect(events.pending.isEmpty)
    }

    @Test func aServerWithoutThePinnedKeyGetsNoRequest() async throws {
      let certificates = try await TestCertificates(for: "localhost")
      let secure = try await ScriptedServer(certificates.options)
      let plain = try await ScriptedServer()
      let trust = ServerTrust(
        certificateAuthorities: certificates.authority, pins: [[UInt8](repeating: 7, count: 32)])
      let failed: [HTTPFetchEvent] = [.failed("the server's key is not among the pinned ones")]
      #expect(
        try await Probe(secure, trust: trust, address: "https://localhost:\(secure.port)/").end().events == failed)
      #expect(try await Probe(plain, trust: trust).end().events == failed)
      guard case .closed = try await secure.events.next() else {
        Issue.record("the server got a request")
        return
      }
      #expect(plain.events.pending.isEmpty)
    }

    @Test func aHostThatIsNotKnownIsAFailure() async throws {
      let server = try await ScriptedServer()
      // The label is too long for DNS, so no server is asked for it.
      let probe = try Probe(server, address: "http://\(String(repeating: "a", count: 70)).invalid/")
      #expect(try await probe.end().events == [.failed("the host is not known")])
    }
  }
#endif
