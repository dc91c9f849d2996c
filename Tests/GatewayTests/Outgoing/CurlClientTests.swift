#if Server && Remote
  import Foundation
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// Requests of the gateway to a server over TLS, with certificates that the test makes, and in the clear.
  @Suite struct CurlClientTests {
    private typealias Answer = OutgoingTestServer.Answer

    /// A client that ends with its test.
    private final class Bench: Sendable {
      let client: CurlClient
      init(_ authorities: String? = nil, _ limits: CurlClient.Limits = .init()) {
        client = CurlClient(authorities: authorities, limits: limits)
      }
      deinit { client.stop() }

      func send(
        _ url: String, headers: [HTTPParameter] = [], body: String = "hello", patience: Int = Int(TestDeadline.seconds),
        requiresHTTP2: Bool = false, isRepeatable: Bool = true
      ) async -> Result<OutgoingResponse, OutgoingFailure> {
        var request = OutgoingRequest(
          url: url, headers: headers, body: Array(body.utf8), patience: patience * 1000, requiresHTTP2: requiresHTTP2)
        request.isRepeatable = isRepeatable
        let sent = request
        return await withCheckedContinuation { continuation in
          client.send(sent) { continuation.resume(returning: $0) }
        }
      }
    }

    private func isUnreachable(_ result: Result<OutgoingResponse, OutgoingFailure>) -> Bool {
      if case .failure(.unreachable(let reason)) = result { !reason.isEmpty } else { false }
    }

    private func isTooSlow(_ result: Result<OutgoingResponse, OutgoingFailure>) -> Bool {
      if case .failure(.tooSlow) = result { true } else { false }
    }

    private func isMalformed(_ result: Result<OutgoingResponse, OutgoingFailure>) -> Bool {
      if case .failure(.malformed) = result { true } else { false }
    }

    @Test func requestsShareAConnectionOfHTTP2() async throws {
      let certificates = try await TestCertificates(for: "localhost")
      let answers = [
        "a": [Answer(status: 418, headers: ["x-word": "tea"], size: 5)], "0": [Answer(deed: "held")],
      ]
      let server = try await OutgoingTestServer(certificates.options, answers: answers)
      let bench = Bench(certificates.authority.path)
      let url = "https://localhost:\(server.port)"
      let response = try await bench.send(
        url + "/a", headers: [HTTPParameter(name: "X-One", value: "1"), HTTPParameter(name: "x-empty", value: "")],
        requiresHTTP2: true
      ).get()
      #expect(response.status == 418 && response.body == Array("xxxxx".utf8))
      #expect(response.headers.contains(HTTPParameter(name: "x-word", value: "tea")))
      let request = try await server.requests.next()
      #expect(request.headers[":method"] == "POST" && request.body == "hello")
      #expect(request.headers["x-one"] == "1" && request.headers["x-empty"] == "")
      #expect(request.headers["content-type"] == nil && request.headers["expect"] == nil)
      // While the first one waits for its answer, the others have theirs, over the same connection.
      async let held = bench.send(url + "/0", requiresHTTP2: true)
      #expect(try await server.requests.next().name == "0")
      for number in 1...20 {
        #expect(try await bench.send(url + "/\(number)", body: "", requiresHTTP2: true).get().status == 200)
        let next = try await server.requests.next()
        #expect(next.name == "\(number)" && next.connection == request.connection && next.body == "")
      }
      try server.release("0")
      #expect(try await held.get().status == 200)
      #expect(bench.client.openCount == 0)
    }

    @Test func certificatesAreVerified() async throws {
      let certificates = try await TestCertificates(for: "localhost")
      let server = try await OutgoingTestServer(certificates.options)
      let url = "https://localhost:\(server.port)/a"
      #expect(isUnreachable(await Bench().send(url)))
      let others = try await TestCertificates(for: "localhost")
      #expect(isUnreachable(await Bench(others.authority.path).send(url)))
      #expect(isUnreachable(await Bench("/no/such/file").send(url)))
      // For another name than the certificate's.
      #expect(
        isUnreachable(await Bench(certificates.authority.path).send("https://127.0.0.1:\(server.port)/a")))
      #expect(server.requests.pending.isEmpty)
      #expect(try await Bench(certificates.authority.path).send(url).get().status == 200)
    }

    @Test func serverWithoutHTTP2IsRefusedIfItIsRequired() async throws {
      let certificates = try await TestCertificates(for: "localhost")
      var options = certificates.options
      options["protocol"] = "http/1.1"
      let server = try await OutgoingTestServer(options)
      let bench = Bench(certificates.authority.path)
      let url = "https://localhost:\(server.port)/a"
      #expect(try await bench.send(url).get().status == 200)
      #expect(isMalformed(await bench.send(url, requiresHTTP2: true)))
    }

    @Test func redirectsAreNotFollowed() async throws {
      let answers = ["a": [Answer(status: 307, headers: ["location": "/b"])]]
      let server = try await OutgoingTestServer(answers: answers)
      let response = try await Bench().send("http://127.0.0.1:\(server.port)/a").get()
      #expect(response.status == 307)
      #expect(try await server.requests.next().name == "a")
      #expect(server.requests.pending.isEmpty)
    }

    @Test func answersHaveABound() async throws {
      let answers = [
        "fits": [Answer(size: 64 * 1024)], "long": [Answer(size: 64 * 1024 + 1)],
        "header": [Answer(headers: ["x-long": String(repeating: "x", count: 66_000)])],
      ]
      let server = try await OutgoingTestServer(answers: answers)
      let bench = Bench()
      let url = "http://127.0.0.1:\(server.port)/"
      #expect(try await bench.send(url + "fits").get().body.count == 64 * 1024)
      #expect(isMalformed(await bench.send(url + "long")))
      #expect(isMalformed(await bench.send(url + "header")))
      #expect(try await bench.send(url + "again").get().status == 200)
    }

    @Test(arguments: ["https", "http"])
    func failuresAreNamed(_ scheme: String) async throws {
      let certificates = try await TestCertificates(for: "localhost")
      let answers = ["cut": [Answer(deed: "cut")], "silent": [Answer(deed: "silent")]]
      let server = try await OutgoingTestServer(scheme == "https" ? certificates.options : [:], answers: answers)
      let bench = Bench(certificates.authority.path)
      let url = "\(scheme)://localhost:\(server.port)/"
      #expect(isUnreachable(await bench.send(url + "cut")))
      #expect(isTooSlow(await bench.send(url + "silent", patience: 1)))
      #expect(try await bench.send(url + "again").get().status == 200)
      #expect(isUnreachable(await bench.send("\(scheme)://127.0.0.1:1/")))
      #expect(isUnreachable(await bench.send("\(scheme)://no-such-host.invalid/")))
    }

    /// The library sends again what left over a connection that was used before and closes without an answer.
    @Test(arguments: [true, false]) func repeatableRequestAloneIsRepeated(_ isRepeatable: Bool) async throws {
      let server = try await OutgoingTestServer(answers: ["cut": [Answer(deed: "cut")]])
      let bench = Bench()
      let url = "http://127.0.0.1:\(server.port)/"
      #expect(try await bench.send(url + "first").get().status == 200)
      #expect(isUnreachable(await bench.send(url + "cut", isRepeatable: isRepeatable)) == !isRepeatable)
      #expect(try await bench.send(url + "last").get().status == 200)
      for name in isRepeatable ? ["first", "cut", "cut", "last"] : ["first", "cut", "last"] {
        #expect(try await server.requests.next().name == name)
      }
    }

    @Test func malformedRequestIsNotSent() async throws {
      let server = try await OutgoingTestServer()
      let bench = Bench()
      let url = "http://127.0.0.1:\(server.port)/"
      for wrong in [
        "", "ftp://localhost/", "file:///etc/passwd", "localhost", url + "a b", url + "\r\nx: y", "http://",
      ] {
        #expect(isMalformed(await bench.send(wrong)), "\(wrong)")
      }
      for (name, value) in [
        ("a", "b\r\nc: d"), ("a\r\nb", "c"), ("", "a"), ("a:b", "c"), ("a", "b\0c"), ("a b", "c"),
      ] {
        #expect(isMalformed(await bench.send(url, headers: [HTTPParameter(name: name, value: value)])), "\(name)")
      }
      #expect(server.requests.pending.isEmpty)
      #expect(try await bench.send(url).get().status == 200)
    }

    @Test func moreThanMayBeUnderWayWait() async throws {
      let held = Answer(deed: "held")
      let server = try await OutgoingTestServer(answers: ["held": [held, held]])
      var limits = CurlClient.Limits()
      limits.inFlight = 2
      limits.waiting = 2
      let bench = Bench(nil, limits)
      let url = "http://127.0.0.1:\(server.port)/"
      async let first = bench.send(url + "held")
      async let second = bench.send(url + "held")
      _ = try await server.requests.next()
      _ = try await server.requests.next()
      async let third = bench.send(url + "third", patience: 1)
      #expect(isTooSlow(await third))
      let results = EventBox<Bool>("outcome of a request")
      for _ in 1...3 {
        bench.client.send(
          OutgoingRequest(url: url + "more", headers: [], body: [], patience: 60_000, requiresHTTP2: false)
        ) { result in results.add((try? result.get().status) == 200) }
      }
      // Two have room to wait; the third is refused at once.
      #expect(try await results.next() == false)
      #expect(results.pending.isEmpty && server.requests.pending.isEmpty)
      try server.release("held")
      #expect(try await first.get().status == 200)
      #expect(try await second.get().status == 200)
      #expect(try await results.next() == true)
      #expect(try await results.next() == true)
    }

    @Test func aStopEndsEverything() async throws {
      let silent = Answer(deed: "silent")
      let server = try await OutgoingTestServer(answers: ["a": [silent, silent]])
      var limits = CurlClient.Limits()
      limits.inFlight = 2
      let client = CurlClient(limits: limits)
      let results = EventBox<Bool>("outcome of a request")
      func send() {
        client.send(
          OutgoingRequest(
            url: "http://127.0.0.1:\(server.port)/a", headers: [], body: [], patience: 600_000, requiresHTTP2: false)
        ) { results.add(isUnreachable($0)) }
      }
      for _ in 1...5 { send() }
      _ = try await server.requests.next()
      _ = try await server.requests.next()
      client.stop()
      client.stop()
      for _ in 1...5 { #expect(try await results.next()) }
      send()
      #expect(try await results.next())
      #expect(client.openCount == 0)
    }
  }
#endif
