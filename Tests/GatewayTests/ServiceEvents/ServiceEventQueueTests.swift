#if Server && Remote
  import Dispatch
  import Parlance
  import ParlanceCore
  import ParlanceEngine
  import TestNumbers
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// Queues of events, with receivers whose answers the test chooses.
  @Suite struct ServiceEventQueueTests {
    private let clock = ManualClock()
    private let environment: MessagingEnvironment
    private let hub: HubLoop
    private let log = Lock<[EngineLogEntry]>([])

    init() throws {
      environment = .inMemory(clock: clock, callbackQueue: DispatchQueue(label: "test.callbacks"))
      hub = try environment.hubLoop()
      try environment.administration.createAccount("alice")
    }

    private func send(_ text: String) throws {
      let call = SubmitCall(
        id: MessageID(text), conversation: .direct("alice"), options: .ordinary, kind: .text,
        body: MessageBody(content: .text(text)).encoded())
      _ = try hub.send(call, as: "alice")
    }

    private func queue(
      _ receiver: ScriptedReceiver, name: String = "test", batchSize: Int = 2, limit: Int = 1000
    ) throws -> ServiceEventQueue {
      var settings = ServiceEventQueue.Settings(name: name)
      settings.kinds = ServiceEventKinds([.messageAccepted])
      settings.batchSize = batchSize
      settings.limit = limit
      let queue = ServiceEventQueue(hub, settings, receiver: receiver, clock: clock) { [log] entry in
        log.withLock { $0.append(entry) }
      }
      try queue.start()
      return queue
    }

    @Test func batchesComeInOrder() async throws {
      let receiver = ScriptedReceiver()
      let queue = try queue(receiver)
      for number in 1...5 { try send("\(number)") }
      // The first was there before the others; the next ones waited for its answer.
      var texts: [String] = []
      var ids: [String] = []
      while texts.count < 5 {
        let delivery = try await receiver.next()
        #expect(delivery.events.count <= 2)
        texts += delivery.texts
        ids += delivery.events.map(\.id)
        delivery.answer(nil)
      }
      #expect(texts == ["1", "2", "3", "4", "5"] && Set(ids).count == 5)
      try await hub.waitUntil { $0.span == ServiceEventSpan(before: 5, last: 5) }
      #expect(queue.counts == ServiceEventQueue.Counts(delivered: 5, failures: 0, position: 5) && queue.depth == 0)
      queue.stop()
      environment.shutDown()
    }

    @Test func aBatchThatFailedComesAgainAfterGrowingPauses() async throws {
      let receiver = ScriptedReceiver()
      let queue = try queue(receiver)
      try send("1")
      var delivery = try await receiver.next()
      let events = delivery.events
      try send("2")
      for failure in 1...12 {
        let known = log.withLock { $0.count }
        delivery.answer(ServiceEventFailure(words: "status 500"))
        try await untilLogged(known + 1)
        let pause: Int64 = min(300_000, 1000 << Int64(failure - 1))
        // Not before three quarters of the pause are over.
        clock.advance(byMilliseconds: pause * 3 / 4 - 1)
        queue.queue.sync {}
        #expect(receiver.isWaiting)
        clock.advance(byMilliseconds: pause / 4 + 1)
        delivery = try await receiver.next()
        #expect(delivery.events == events)
      }
      #expect(queue.counts.failures == 12 && queue.depth == 2)
      delivery.answer(nil)
      delivery = try await receiver.next()
      #expect(delivery.texts == ["2"])
      #expect(log.withLock { $0.last?.event } == "test.recovered")
      // The pauses start from the shortest again.
      let known = log.withLock { $0.count }
      delivery.answer(ServiceEventFailure(words: "status 500"))
      try await untilLogged(known + 1)
      clock.advance(byMilliseconds: 1000)
      try await receiver.next().answer(nil)
      try await hub.waitUntil { $0.span.count == 0 }
      #expect(log.withLock { log in log.allSatisfy { !$0.detail.contains("127.0.0.1") } })
      queue.stop()
      environment.shutDown()
    }

    @Test func eachReceiverHasItsOwnPace() async throws {
      let (fast, slow) = (ScriptedReceiver(), ScriptedReceiver())
      let queues = try [queue(fast, name: "fast"), queue(slow, name: "slow")]
      try send("1")
      let waiting = try await slow.next()
      try await fast.next().answer(nil)
      try send("2")
      let second = try await fast.next()
      #expect(second.texts == ["2"])
      second.answer(nil)
      #expect(hub.serviceEventBoard.counts.span.before == 0)
      waiting.answer(nil)
      let last = try await slow.next()
      #expect(last.texts == ["2"])
      last.answer(nil)
      try await hub.waitUntil { $0.span == ServiceEventSpan(before: 2, last: 2) }
      for queue in queues { queue.stop() }
      environment.shutDown()
    }

    @Test func anotherQueueOfTheNameGoesOnWhereTheFirstStopped() async throws {
      let first = ScriptedReceiver()
      var queue = try queue(first)
      try send("1")
      let one = try await first.next()
      one.answer(nil)
      try send("2")
      let two = try await first.next()
      queue.stop()
      // Its answer came too late.
      two.answer(nil)
      try send("3")
      let second = ScriptedReceiver()
      queue = try self.queue(second)
      let again = try await second.next()
      #expect(again.texts == ["2", "3"] && again.events.first == two.events.first)
      again.answer(nil)
      #expect(first.isWaiting)
      queue.stop()
      environment.shutDown()
    }

    @Test func oldestEventsBeyondTheLimitAreDropped() async throws {
      let receiver = ScriptedReceiver()
      let queue = try queue(receiver, batchSize: 10, limit: 3)
      try send("1")
      let first = try await receiver.next()
      for number in 2...6 { try send("\(number)") }
      #expect(queue.depth == 6 && hub.serviceEventBoard.counts.dropped == 3)
      first.answer(nil)
      let rest = try await receiver.next()
      #expect(rest.texts == ["4", "5", "6"])
      rest.answer(nil)
      queue.stop()
      environment.shutDown()
    }

    @Test func lostHubIsRetried() async throws {
      let receiver = ScriptedReceiver()
      let queue = try queue(receiver)
      try send("1")
      let delivery = try await receiver.next()
      environment.shutDown()
      delivery.answer(nil)
      try await untilLogged(1)
      #expect(log.withLock { $0.last?.event } == "test.failed")
      #expect(queue.counts.delivered == 1)
      queue.stop()
    }

    @Test func pausesGrowUpToALimit() {
      let pauses = RetryPauses()
      #expect((1...4).map { pauses.pause(after: $0, chance: 0) } == [1000, 2000, 4000, 8000])
      #expect([9, 10, 1000].map { pauses.pause(after: $0, chance: 0) } == [256_000, 300_000, 300_000])
      #expect(pauses.pause(after: 1, chance: 0.999) > 750 && pauses.pause(after: 1000, chance: 0.5) == 262_500)
    }

    /// Waits until the log has a number of lines.
    private func untilLogged(_ count: Int) async throws {
      try await until { log.withLock { $0.count } >= count }
    }
  }
  extension HubLoop {
    /// Waits until the stored events are so.
    fileprivate func waitUntil(_ isSo: (ServiceEventBoard.Counts) -> Bool) async throws {
      try await until { isSo(serviceEventBoard.counts) }
    }
  }

  /// A receiver whose answers a test gives.
  final class ScriptedReceiver: ServiceEventReceiver {
    struct Delivery: Sendable {
      var events: [NumberedServiceEvent]
      var answer: @Sendable (ServiceEventFailure?) -> Void

      /// The texts of accepted messages.
      var texts: [String] {
        events.compactMap { event in
          guard case .messageAccepted(let message, _) = event.event,
            case .text(let text) = MessageBody(decoding: message.message.body).content
          else { return nil }
          return text
        }
      }
    }

    private let deliveries = EventBox<Delivery>("delivery")
    private let count = Lock(0)

    /// A Boolean value that indicates whether the test has taken all deliveries.
    var isWaiting: Bool { count.withLock { $0 == 0 } }

    func deliver(_ events: [NumberedServiceEvent], completion: @escaping @Sendable (ServiceEventFailure?) -> Void) {
      count.withLock { $0 += 1 }
      deliveries.add(Delivery(events: events, answer: completion))
    }

    func next() async throws -> Delivery {
      let delivery = try await deliveries.next()
      count.withLock { $0 -= 1 }
      return delivery
    }
  }
#endif
