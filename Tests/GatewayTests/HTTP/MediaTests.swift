#if Server && Remote
  import Dispatch
  import Foundation
  import Parlance
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// Files over HTTP.
  @Suite struct MediaTests {
    /// A gateway, and media at its hub.
    private final class Bench {
      let environment = MessagingEnvironment.inMemory(callbackQueue: DispatchQueue(label: "test.callbacks"))
      let server: GatewayServer
      let bytes: [UInt8]
      let media: MediaDescriptor

      init(size: Int, type: String = "image/png") async throws {
        bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) }
        server = try GatewayServer(environment)
        let client = MessagingClient(environment: environment, account: "alice", device: "phone")
        try await client.login()
        var options = UploadOptions()
        options.descriptor.type = type
        media = try await client.upload(.data(bytes), options: options)
      }

      deinit {
        server.stop()
        environment.shutDown()
      }

      var path: String { "/v1/media/\(media.id.string)" }

      func request(_ method: String = "GET", _ headers: [String] = []) throws -> RawConnection.Response {
        try RawConnection(port: server.port).request(method, path, headers: headers)
      }
    }

    @Test func aFileComesWholeWithItsType() async throws {
      let bench = try await Bench(size: 300_001)
      let response = try bench.request()
      #expect(response.status == 200)
      #expect(response.body == bench.bytes)
      #expect(response.headers["content-type"] == "image/png")
      #expect(response.headers["etag"] == "\"\(bench.media.sha256)\"")
      #expect(response.headers["accept-ranges"] == "bytes")
      #expect(response.headers["x-content-type-options"] == "nosniff")
      let head = try bench.request("HEAD")
      #expect(head.status == 200)
      #expect(head.headers["content-length"] == "300001")
      let known = try bench.request("GET", ["If-None-Match: \"\(bench.media.sha256)\""])
      #expect(known.status == 304)
    }

    @Test(arguments: [
      ("bytes=0-0", 0..<1), ("bytes=10-19", 10..<20), ("bytes=99990-", 99_990..<100_000),
      ("bytes=-5", 99_995..<100_000), ("bytes=99999-200000", 99_999..<100_000), ("bytes=-200000", 0..<100_000),
      ("bytes=1-70000", 1..<70_001),
    ])
    func aPartComesAlone(_ range: String, _ part: Range<Int>) async throws {
      let bench = try await Bench(size: 100_000)
      let response = try bench.request("GET", ["Range: \(range)"])
      #expect(response.status == 206)
      #expect(response.body == Array(bench.bytes[part]))
      #expect(response.headers["content-range"] == "bytes \(part.lowerBound)-\(part.upperBound - 1)/100000")
    }

    @Test func rangeBeyondTheEndIsRefused() async throws {
      let bench = try await Bench(size: 100)
      for range in ["bytes=100-", "bytes=100-200", "bytes=-0"] {
        let response = try bench.request("GET", ["Range: \(range)"])
        #expect(response.status == 416)
        #expect(response.headers["content-range"] == "bytes */100")
      }
    }

    @Test(arguments: [
      "bytes=5-1", "bytes=0-1,5-6", "lines=1-2", "bytes=a-b", "bytes=", "bytes=-", "bytes=1", "bytes=+1-2",
    ])
    func invalidRangeIsIgnored(_ range: String) async throws {
      let bench = try await Bench(size: 100)
      let response = try bench.request("GET", ["Range: \(range)"])
      #expect(response.status == 200)
      #expect(response.body == bench.bytes)
    }

    @Test(arguments: ["", "0123456789abcdef0123456789abcdef", "..", "%2e%2e%2fhub.sqlite", "a/b"])
    func unknownIdIsNotFound(_ id: String) async throws {
      let bench = try await Bench(size: 100)
      let response = try RawConnection(port: bench.server.port).request("GET", "/v1/media/\(id)")
      #expect(response.status == 404)
    }

    @Test func requestsFollowOneAnotherOnOneConnection() async throws {
      let bench = try await Bench(size: 200_000)
      let connection = try RawConnection(port: bench.server.port)
      for _ in 0..<3 { #expect(try connection.request("GET", bench.path).body == bench.bytes) }
      #expect(try connection.request("GET", "/healthz").status == 200)
    }

    @Test func clientsThatGoInTheMiddleLeaveNothingBehind() async throws {
      let bench = try await Bench(size: 4_000_000)
      for _ in 0..<5 {
        let connection = try RawConnection(port: bench.server.port)
        try connection.send("GET \(bench.path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        connection.reset()
      }
      #expect(try bench.request().body == bench.bytes)
    }

    @Test func aTypeThatCannotStandInAHeaderIsLeftOut() async throws {
      let bench = try await Bench(size: 10, type: "text/html\r\nSet-Cookie: a=b")
      let response = try bench.request()
      #expect(response.status == 200)
      #expect(response.headers["content-type"] == "application/octet-stream")
      #expect(response.headers["set-cookie"] == nil)
    }

    /// A vendor's app opens the address itself.
    @Test func anAppBeyondTheGatewayIsGivenTheAddress() async throws {
      let bench = try await Bench(size: 1000)
      let url = try #require(URL(string: "ws://127.0.0.1:\(bench.server.port)"))
      let remote = try MessagingEnvironment.gateway(url, callbackQueue: DispatchQueue(label: "test.callbacks"))
      let bob = MessagingClient(environment: remote, account: "bob", device: "phone")
      try await bob.login()
      #expect(try bob.url(of: bench.media) == "http://127.0.0.1:\(bench.server.port)\(bench.path)")
      remote.shutDown()
    }
  }
#endif
