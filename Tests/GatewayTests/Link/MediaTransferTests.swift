#if Server && Remote
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import ParlanceRemote
  import TestSupport
  import Testing

  /// Files of apps beyond a gateway: their bytes are transferred over HTTP, separately from the link.
  @Suite struct MediaTransferTests {
    /// A hub, its gateway, and apps on both sides of it.
    private final class Bench {
      let hub = MessagingEnvironment.inMemory(callbackQueue: DispatchQueue(label: "test.callbacks"))
      let server: GatewayServer
      let proxy: CuttingProxy
      let far: MessagingEnvironment
      let alice: MessagingClient
      let bob: MessagingClient
      let file: [UInt8]

      init(
        size: Int, cut: CuttingProxy.Place? = nil, staysOpen: Bool = false, passesOnlyFirst: Bool = false
      ) async throws {
        server = try GatewayServer(hub)
        proxy = try CuttingProxy(
          to: server.port, cut: cut, connection: 1, staysOpen: staysOpen, passesOnlyFirst: passesOnlyFirst)
        far = try MessagingEnvironment.gateway(
          #require(URL(string: "ws://127.0.0.1:\(proxy.port)")), callbackQueue: DispatchQueue(label: "test.callbacks"))
        file = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) }
        alice = MessagingClient(environment: far, account: "alice", device: "phone")
        bob = MessagingClient(environment: hub, account: "bob", device: "phone")
        try await bob.login()
        try await alice.login()
      }

      deinit {
        far.shutDown()
        server.stop()
        hub.shutDown()
      }

      /// The bytes over the link, which is the first connection.
      var overLink: Int { proxy.passed[0].map { $0.toServer + $0.fromServer } ?? 0 }
      /// The bytes over all other connections.
      var beside: Int { proxy.passed.filter { $0.key > 0 }.values.reduce(0) { $0 + $1.toServer + $1.fromServer } }
    }

    @Test func theBytesOfAnUploadPassBesideTheLink() async throws {
      let bench = try await Bench(size: 3_000_001)
      let progress = Lock<[TransferProgress]>([])
      let media = try await bench.alice.upload(.data(bench.file)) { value in progress.withLock { $0.append(value) } }
      #expect(try await bench.bob.download(media, to: .memory).data == bench.file)
      #expect(bench.overLink < 100_000)
      #expect((3_000_001..<3_300_000).contains(bench.beside))
      let completed = progress.withLock { $0.map(\.completed) }
      #expect(completed == completed.sorted() && completed.last == 3_000_001)
      #expect(completed.count > 20)
    }

    @Test func theBytesOfADownloadPassBesideTheLink() async throws {
      let bench = try await Bench(size: 3_000_001)
      let media = try await bench.bob.upload(.data(bench.file))
      let progress = Lock<[TransferProgress]>([])
      let copy = try await bench.alice.download(media, to: .memory) { value in
        progress.withLock { $0.append(value) }
      }
      #expect(copy.data == bench.file)
      #expect(bench.overLink < 100_000)
      #expect((3_000_001..<3_300_000).contains(bench.beside))
      let completed = progress.withLock { $0.map(\.completed) }
      #expect(completed == completed.sorted() && completed.last == 3_000_001)
      #expect(completed.count > 20)
    }

    /// The authorities and the pins of the link also apply to transfers.
    @Test func theBytesPassThroughTLS() async throws {
      let certificates = try await TestCertificates(for: "localhost")
      var options = GatewayOptions()
      options.host = "127.0.0.1"
      options.certificate = certificates.folder.url.appendingPathComponent("server.pem").path
      options.privateKey = certificates.folder.url.appendingPathComponent("server.key").path
      let hub = MessagingEnvironment.inMemory(callbackQueue: DispatchQueue(label: "test.callbacks"))
      let server = try GatewayServer(hub, options: options)
      let proxy = try CuttingProxy(to: server.port, cut: nil)
      let pin = try await certificates.pin()
      let far = try MessagingEnvironment.gateway(
        #require(URL(string: "wss://localhost:\(proxy.port)")), callbackQueue: DispatchQueue(label: "test.callbacks"),
        certificateAuthorities: certificates.authority, pins: [Data(pin)])
      let alice = MessagingClient(environment: far, account: "alice", device: "phone")
      try await alice.login()
      let bytes = (0..<2_000_001).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) }
      let media = try await alice.upload(.data(bytes))
      #expect(try await alice.download(media, to: .memory).data == bytes)
      #expect(proxy.passed.filter { $0.key > 0 }.values.reduce(0) { $0 + $1.toServer } > 2_000_000)
      #expect(proxy.passed.filter { $0.key > 0 }.values.reduce(0) { $0 + $1.fromServer } > 2_000_000)

      let trusts = [
        ServerTrust(),
        ServerTrust(certificateAuthorities: certificates.authority, pins: [[UInt8](repeating: 7, count: 32)]),
      ]
      for trust in trusts {
        let request = HTTPFetchRequest(
          "GET", try #require(URL(string: "https://localhost:\(server.port)/healthz")), trust: trust)
        let events = EventBox<HTTPFetchEvent>("event of a request")
        let fetch = SystemHTTPFetch(request, queue: DispatchQueue(label: "test.fetch")) { events.add($0) }
        fetch.begin()
        guard case .failed = try await events.next() else {
          Issue.record("a server that is not trusted was asked")
          continue
        }
      }
      far.shutDown()
      server.stop()
      hub.shutDown()
    }

    @Test func smallFilesPassOverTheLink() async throws {
      let bench = try await Bench(size: 100_000)
      let media = try await bench.alice.upload(.data(bench.file))
      #expect(try await bench.alice.download(media, to: .memory).data == bench.file)
      #expect(bench.beside == 0)
    }

    /// The transfer's connection is cut; the bytes that arrived are not sent again.
    @Test(arguments: [0, 1, 100, 200, 1000, 130_000])
    func anUploadGoesOnWhereItWasCut(_ bytes: Int) async throws {
      let bench = try await Bench(size: 3_000_001, cut: CuttingProxy.Place(direction: .toServer, bytes: bytes))
      let media = try await bench.alice.upload(.data(bench.file))
      #expect(bench.proxy.wasCut)
      #expect(try await bench.bob.download(media, to: .memory).data == bench.file)
      // A request in which it was cut, and the headers.
      #expect(bench.beside < 3_000_001 + 800_000)
      #expect(bench.overLink < 100_000)
    }

    @Test(arguments: [0, 1, 100, 200, 1000, 130_000, 1_000_000, 2_900_000])
    func aDownloadGoesOnWhereItWasCut(_ bytes: Int) async throws {
      let bench = try await Bench(size: 3_000_001, cut: CuttingProxy.Place(direction: .fromServer, bytes: bytes))
      let media = try await bench.bob.upload(.data(bench.file))
      #expect(try await bench.alice.download(media, to: .memory).data == bench.file)
      #expect(bench.proxy.wasCut)
      // With a connection goes what of it was not read yet.
      if bytes < 500_000 {
        #expect(bench.beside < 3_000_001 + 800_000)
      } else {
        #expect(try #require(bench.proxy.passed[2]).fromServer < 3_000_001 - 200_000)
      }
      #expect(bench.overLink < 100_000)
    }

    /// A proxy that has nothing at these paths.
    @Test func invalidAnswerIsARefusal() async throws {
      let attempts = Lock<[String]>([])
      let request = WebSocketRequest(url: try GatewayAddress.parse("ws://127.0.0.1:1"))
      for status in [403, 404, 405] {
        let transport = HTTPMediaTransport(request, clock: SystemClock()) { request, queue, handler in
          attempts.withLock { $0.append(request.method) }
          return RefusedFetch(status: status, queue: queue, handler: handler)
        }
        let reads = EventBox<MediaTransportError>("refusal")
        let reader = transport.reader(of: .generate())
        reader.read(at: 0, count: 10) { if case .failure(let error) = $0 { reads.add(error) } }
        #expect(try await reads.next() == .refused)
        reader.close()
        let writer = transport.writer(of: .generate(), secret: "s")
        writer.write([1], at: 0) { if case .failure(let error) = $0 { reads.add(error) } }
        #expect(try await reads.next() == .refused)
        writer.close()
      }
      #expect(attempts.withLock { $0 } == ["GET", "PATCH", "GET", "PATCH", "GET", "PATCH"])
    }

    /// A network that lets the link through, and nothing else.
    @Test func aWayThatIsAlwaysLostIsGivenUp() async throws {
      let bench = try await Bench(size: 1_000_000, passesOnlyFirst: true)
      let media = try await bench.alice.upload(.data(bench.file))
      #expect(try await bench.alice.download(media, to: .memory).data == bench.file)
      #expect(bench.overLink > 2_000_000)
      #expect(bench.beside == 0)
    }

    /// The rest of the bytes never arrives, so that the transfer is under way when it is cancelled.
    @Test(arguments: [CuttingProxy.Place.Direction.toServer, .fromServer])
    func aTransferThatIsCancelledEndsItsConnection(_ direction: CuttingProxy.Place.Direction) async throws {
      let bench = try await Bench(
        size: 8_000_000, cut: CuttingProxy.Place(direction: direction, bytes: 1_000_000), staysOpen: true)
      let media = try await bench.bob.upload(.data(bench.file))
      let (alice, file) = (bench.alice, bench.file)
      let isKnown = EventBox<Void>("task")
      let transfer = Lock<Task<Void, any Error>?>(nil)
      // It is cancelled where it reports that it has begun: a test that waits for that would be late on a busy machine, where a
      // transfer that does not go on takes another way.
      let task = Task {
        try await isKnown.next()
        if direction == .toServer {
          _ = try await alice.upload(.data(file)) { _ in transfer.withLock { $0 }?.cancel() }
        } else {
          _ = try await alice.download(media, to: .memory) { _ in transfer.withLock { $0 }?.cancel() }
        }
      }
      transfer.withLock { $0 = task }
      isKnown.add(())
      let error = await #expect(throws: MessagingError.self) { try await task.value }
      #expect(error?.code == .cancelled)
      try await until("end of the connection") { bench.proxy.openCount == 1 }
      #expect(try await bench.alice.upload(.data(Array(bench.file[..<1000]))).size == 1000)
    }
  }

  /// A request that the other side refuses.
  private final class RefusedFetch: HTTPFetch {
    private let status: Int
    private let queue: any SerialQueue
    private let handler: @Sendable (HTTPFetchEvent) -> Void

    init(status: Int, queue: any SerialQueue, handler: @escaping @Sendable (HTTPFetchEvent) -> Void) {
      (self.status, self.queue, self.handler) = (status, queue, handler)
    }

    func begin() {
      queue.perform { [handler, status] in
        handler(.answered(status: status))
        handler(.finished)
      }
    }

    func setReading(_ isReading: Bool) {}
    func cancel() {}
  }
#endif
