#if Server && Remote
  import Foundation
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// A sender with a client that a test answers for, and a clock that a test moves.
  private final class SenderBench: Sendable {
    /// A request and the way back of its answer.
    struct Sent: Sendable {
      var request: OutgoingRequest
      var answer: @Sendable (Result<OutgoingResponse, OutgoingFailure>) -> Void

      var text: String { String(decoding: request.body, as: UTF8.self) }
      var authorization: String? { request.headers.first { $0.name == "authorization" }?.value }

      func answer(_ status: Int, _ reason: String? = nil, timestamp: Int64? = nil) {
        var members: [String] = []
        if let reason { members.append("\"reason\":\"\(reason)\"") }
        if let timestamp { members.append("\"timestamp\":\(timestamp)") }
        let body = "{\(members.joined(separator: ","))}"
        answer(.success(OutgoingResponse(status: status, headers: [], body: Array(body.utf8))))
      }
    }

    private final class Client: OutgoingRequests {
      let sent = EventBox<Sent>("request of the sender")
      func send(
        _ request: OutgoingRequest,
        completion: @escaping @Sendable (Result<OutgoingResponse, OutgoingFailure>) -> Void
      ) { sent.add(Sent(request: request, answer: completion)) }
    }

    let clock: BenchClock
    let shelf: TokenShelf
    let sender: APNsSender
    let metrics = Metrics()
    let log = Lock<[EngineLogEntry]>([])
    private let client = Client()
    private let certificates: TestCertificates

    init(
      _ tokens: [AccountID: [PushToken]] = ["bob": [.sample()]], limits: APNsSender.Limits = .init(),
      starts: Bool = true
    ) async throws {
      clock = BenchClock()
      shelf = TokenShelf(tokens)
      certificates = try await TestCertificates(for: "localhost")
      let options = APNsOptions(key: try await certificates.providerKeys().private, keyID: "KEY1", teamID: "TEAM1")
      let log = log
      sender = try APNsSender(options, client: client, clock: clock, limits: limits) { entry in
        log.withLock { $0.append(entry) }
      }
      if starts { start() }
    }

    func start() { sender.start(shelf, metrics) }

    func next() async throws -> Sent { try await client.sent.next() }
    var isIdle: Bool { client.sent.pending.isEmpty }

    /// Waits until the numbers are as they must be.
    func until(_ condition: @Sendable (PushCounts) -> Bool) async throws {
      try await TestSupport.until("such counts") { condition(sender.counts) }
    }
  }

  /// A clock that a test moves, and that tells when something waits for it.
  private final class BenchClock: MessagingClock {
    private let clock = ManualClock()
    /// The delays that were asked for, in milliseconds.
    let waits = EventBox<Int64>("wait")

    func now() -> Timestamp { clock.now() }
    func schedule(at deadline: Timestamp, _ action: @escaping @Sendable () -> Void) {
      clock.schedule(at: deadline, action)
      waits.add(deadline.milliseconds - clock.now().milliseconds)
    }
    func advance(byMilliseconds milliseconds: Int64) { clock.advance(byMilliseconds: milliseconds) }
  }

  /// The sender's handling of each answer of the service.
  @Suite struct APNsSenderTests {
    @Test func eachInstallationIsNotified() async throws {
      let bench = try await SenderBench(["bob": [.sample("aa11"), .sample("bb22", environment: .sandbox)]])
      bench.sender.notify([.sample(), .sample(to: "nobody")])
      let requests = [try await bench.next(), try await bench.next()]
      #expect(
        Set(requests.map(\.request.url)) == [
          "https://api.push.apple.com/3/device/aa11", "https://api.sandbox.push.apple.com/3/device/bb22",
        ])
      #expect(requests.allSatisfy { $0.request.requiresHTTP2 && $0.text.contains("alice: hello") })
      for request in requests { request.answer(200) }
      try await bench.until { $0[.delivered] == 2 && $0[.unaddressed] == 1 && $0.waiting == 0 }
      let text = bench.metrics.text()
      #expect(text.contains("parlance_push_total{service=\"apns\",outcome=\"delivered\"} 2"))
      #expect(text.contains("parlance_push_waiting{service=\"apns\"} 0"))
      #expect(bench.log.withLock { $0.isEmpty })
    }

    @Test func notificationsWaitForTheStart() async throws {
      let bench = try await SenderBench(starts: false)
      bench.sender.notify([.sample()])
      #expect(bench.sender.counts.waiting == 1 && bench.isIdle)
      bench.start()
      try await bench.next().answer(200)
      try await bench.until { $0[.delivered] == 1 }
    }

    @Test func expiredTokenIsRemoved() async throws {
      let bench = try await SenderBench(["bob": [.sample("aa1122334455"), .sample("bb22"), .sample("cc33")]])
      bench.sender.notify([.sample(text: "secret words")])
      for _ in 1...3 {
        let sent = try await bench.next()
        switch sent.request.url.suffix(2) {
        case "55": sent.answer(410, "Unregistered")
        // The installation registered again after the service lost it.
        case "22": sent.answer(410, "Unregistered", timestamp: 999)
        default: sent.answer(400, "BadDeviceToken")
        }
      }
      try await bench.until { $0[.unregistered] == 3 && $0.waiting == 0 }
      #expect(bench.shelf.all["bob"]?.map(\.token) == ["bb22"])
      let lines = bench.log.withLock { $0.map(\.detail) }
      #expect(lines.count == 3 && lines.contains { $0.contains("aa1122…") })
      #expect(!lines.contains { $0.contains("aa11223") || $0.contains("secret") || $0.contains("bearer") })
    }

    @Test func failuresAreRepeatedForATime() async throws {
      var limits = APNsSender.Limits()
      limits.attempts = 8
      let bench = try await SenderBench(limits: limits)
      bench.sender.notify([.sample()])
      var identifiers: Set<String> = []
      let failures: [Result<OutgoingResponse, OutgoingFailure>] = [
        .success(OutgoingResponse(status: 500, headers: [], body: [])), .failure(.unreachable("cut")),
        .failure(.tooSlow), .success(OutgoingResponse(status: 429, headers: [], body: [])),
      ]
      for (number, failure) in failures.enumerated() {
        let sent = try await bench.next()
        identifiers.insert(sent.request.headers.first { $0.name == "apns-id" }?.value ?? "")
        sent.answer(failure)
        let wait = try await bench.clock.waits.next()
        #expect((500 << number...1000 << number).contains(Int(wait)), "\(number)")
        #expect(bench.isIdle)
        bench.clock.advance(byMilliseconds: wait)
      }
      try await bench.next().answer(200)
      try await bench.until { $0[.delivered] == 1 && $0.retries == 4 && $0.waiting == 0 }
      #expect(identifiers.count == 1)

      // In the end it is given up.
      bench.sender.notify([.sample(id: "m2")])
      for number in 1...8 {
        try await bench.next().answer(503)
        if number < 8 { bench.clock.advance(byMilliseconds: try await bench.clock.waits.next()) }
      }
      try await bench.until { $0[.failed] == 1 && $0.waiting == 0 }
      #expect(bench.log.withLock { $0.map(\.event) } == ["push.failed"])
    }

    @Test func theServersPauseIsKept() async throws {
      let bench = try await SenderBench()
      bench.sender.notify([.sample()])
      let headers = [HTTPParameter(name: "retry-after", value: "30")]
      try await bench.next().answer(.success(OutgoingResponse(status: 503, headers: headers, body: [])))
      #expect(try await bench.clock.waits.next() == 30_000)
    }

    @Test func refusedNotificationIsNotRetried() async throws {
      let bench = try await SenderBench()
      bench.sender.notify([.sample()])
      try await bench.next().answer(400, "BadTopic")
      try await bench.until { $0[.refused] == 1 && $0.waiting == 0 }
      #expect(bench.shelf.all["bob"]?.count == 1 && bench.isIdle)
    }

    @Test func theProviderTokenIsRenewedOnceAndNotTooOften() async throws {
      let bench = try await SenderBench()
      bench.sender.notify([.sample(id: "m1")])
      let first = try await bench.next()
      // Refused at once: another one may not be asked for yet.
      first.answer(403, "InvalidProviderToken")
      try await bench.until { $0[.refused] == 1 }
      bench.clock.advance(byMilliseconds: 20 * 60_000)
      bench.sender.notify([.sample(id: "m2"), .sample(id: "m3")])
      let (second, third) = (try await bench.next(), try await bench.next())
      #expect(second.authorization == first.authorization && third.authorization == first.authorization)
      second.answer(403, "ExpiredProviderToken")
      let again = try await bench.next()
      #expect(again.authorization != first.authorization)
      // The other one, which was under way with the old one, goes again with the same new one.
      third.answer(403, "ExpiredProviderToken")
      let other = try await bench.next()
      #expect(other.authorization == again.authorization)
      other.answer(200)
      again.answer(403, "ExpiredProviderToken")
      try await bench.until { $0[.refused] == 2 && $0[.delivered] == 1 && $0.waiting == 0 }
      // Without a refusal it lasts for 45 minutes.
      bench.clock.advance(byMilliseconds: 45 * 60_000 - 1)
      bench.sender.notify([.sample(id: "m4")])
      let fourth = try await bench.next()
      #expect(fourth.authorization == again.authorization)
      fourth.answer(200)
      bench.clock.advance(byMilliseconds: 1)
      bench.sender.notify([.sample(id: "m5")])
      #expect(try await bench.next().authorization != again.authorization)
    }

    @Test func aRevocationIsNotOvertakenByItsMessage() async throws {
      let bench = try await SenderBench()
      bench.sender.notify([.sample(text: "one"), .sample(.revocation, text: "gone")])
      let message = try await bench.next()
      #expect(message.text.contains("alice: one") && bench.isIdle)
      message.answer(500)
      // Not the message again.
      let revocation = try await bench.next()
      #expect(revocation.text.contains("alice: gone"))
      revocation.answer(200)
      try await bench.until { $0[.superseded] == 1 && $0[.delivered] == 1 && $0.waiting == 0 }
    }

    @Test func notificationsBeyondTheLimitAreCounted() async throws {
      var limits = APNsSender.Limits()
      limits.notifications = 5
      limits.deliveries = 2
      limits.batch = 1
      let bench = try await SenderBench(limits: limits)
      bench.sender.notify([.sample(id: "m0"), .sample(id: "m1")])
      let first = [try await bench.next(), try await bench.next()]
      bench.sender.notify((2...9).map { .sample(id: MessageID("m\($0)")) })
      #expect(bench.sender.counts[.dropped] == 3)
      for sent in first { sent.answer(200) }
      for _ in 1...5 { try await bench.next().answer(200) }
      try await bench.until { $0[.delivered] == 7 && $0.waiting == 0 }
    }

    @Test func aStopForgetsTheRest() async throws {
      let bench = try await SenderBench()
      bench.sender.notify([.sample()])
      let sent = try await bench.next()
      bench.sender.stop()
      sent.answer(500)
      bench.sender.notify([.sample(id: "m2")])
      #expect(bench.isIdle && bench.clock.waits.pending.isEmpty)
    }

    @Test func aKeyThatCannotSignIsRefused() async throws {
      let certificates = try await TestCertificates(for: "localhost")
      let keys = try await certificates.providerKeys()
      func refuses(_ options: APNsOptions) -> Bool {
        do throws(MessagingError) {
          try APNsSender(options).stop()
          return false
        } catch {
          return error.code == .invalidArgument
        }
      }
      let good = APNsOptions(key: keys.private, keyID: "KEY1", teamID: "TEAM1")
      #expect(!refuses(good))
      #expect(refuses(APNsOptions(key: "/no/such/file", keyID: "KEY1", teamID: "TEAM1")))
      #expect(refuses(APNsOptions(key: keys.private, keyID: "KEY\"1", teamID: "TEAM1")))
      #expect(refuses(APNsOptions(key: keys.private, keyID: "KEY1", teamID: "")))
      for host in ["http://localhost", "https://", "https://a/b", "https://a b", "localhost"] {
        var options = good
        options.host = host
        #expect(refuses(options), "\(host)")
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: keys.private)
      #expect(refuses(good))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: keys.public)
      #expect(refuses(APNsOptions(key: keys.public, keyID: "KEY1", teamID: "TEAM1")))
    }
  }
#endif
