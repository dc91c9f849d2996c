#if Server
  internal import Dispatch
  internal import ParlanceCore
  internal import ParlanceEngine

  /// Hands the events of a hub on to one receiver, in order and one batch at a time.
  ///
  /// The hub keeps the events and the position of the receiver. A batch whose delivery fails is handed on again, as it was,
  /// after a pause that grows, until it succeeds; what comes after it waits. The position moves once a batch was taken, so
  /// that after a crash the last batch may come again, and none is left out.
  final class ServiceEventQueue: @unchecked Sendable {
    // Safe to share: what changes is touched on `queue` alone, but for `counts`, which has a lock.

    /// The properties of a queue.
    struct Settings: Sendable {
      /// The name under which the hub knows the receiver. The names of the log's lines begin with it.
      var name: String
      /// The kinds of events that the receiver wants.
      var kinds = ServiceEventKinds.all
      /// The most events that the hub stores.
      var limit = ServiceEventBoard.usualLimit
      /// The most events in a batch.
      var batchSize = 100
      /// The most bytes in a batch, as the hub stores them; more if a single event is larger.
      var batchBytes = 256 * 1024
      var pauses = RetryPauses()
    }

    /// Counts since the queue was made.
    struct Counts: Hashable, Sendable {
      /// Events that the receiver took.
      var delivered = 0
      /// Deliveries that failed.
      var failures = 0
      /// The number up to which the receiver has taken all events.
      var position = ServiceEventNumber.zero
    }

    private struct Batch {
      var events: [NumberedServiceEvent]
      /// The number of the last event, those that the receiver does not want included.
      var last: ServiceEventNumber
    }

    private enum Phase {
      /// There was nothing to hand on.
      case idle
      case delivering
      /// The last delivery failed; nil if it was the hub that could not be asked.
      case pausing(Batch?)
      case stopped
    }

    private let hub: HubLoop
    private let clock: any MessagingClock
    private let settings: Settings
    private let receiver: any ServiceEventReceiver
    private let log: EngineLog?
    /// The log for entries that every event can repeat; failures have pauses between them.
    private let pacedLog: PacedLog?
    /// Waiting for this queue waits for everything that happened before.
    let queue: DispatchQueue
    private let state = Lock(Counts())
    private var phase = Phase.idle
    /// The number up to which the receiver has taken all, if the hub does not know it yet.
    private var taken: ServiceEventNumber?
    /// The failures since the last success.
    private var failures = 0

    init(
      _ hub: HubLoop, _ settings: Settings, receiver: any ServiceEventReceiver, clock: any MessagingClock,
      log: EngineLog?
    ) {
      self.hub = hub
      self.settings = settings
      self.receiver = receiver
      self.clock = clock
      self.log = log
      pacedLog = log.map { PacedLog($0, clock: SystemClock()) }
      queue = DispatchQueue(label: "parlance.events.\(settings.name)")
    }

    /// Registers the receiver at the hub and begins.
    ///
    /// - throws: One of the storage codes if the hub cannot store that.
    func start() throws(MessagingError) {
      try hub.registerServiceEventConsumer(settings.name, kinds: settings.kinds, limit: settings.limit) { [weak self] in
        self?.wake()
      }
      wake()
    }

    /// Ends handing on. The hub goes on to store events for the receiver.
    func stop() {
      hub.detachServiceEventConsumer(settings.name)
      queue.sync { phase = .stopped }
    }

    var counts: Counts { state.withLock { $0 } }

    /// The number of stored events that the receiver has not taken.
    var depth: Int {
      max(0, Int(clamping: hub.serviceEventBoard.counts.span.last.rawValue - counts.position.rawValue))
    }

    // MARK: on the queue

    private func wake() { queue.async { [weak self] in self?.goOn() } }

    private func goOn() {
      guard case .idle = phase else { return }
      do throws(MessagingError) {
        guard let batch = try nextBatch() else { return }
        deliver(batch)
      } catch {
        pause(nil, "the hub: \(error.code.rawValue)")
      }
    }

    /// Returns the next batch with something for the receiver.
    private func nextBatch() throws(MessagingError) -> Batch? {
      while true {
        let page = try hub.serviceEvents(
          for: settings.name, taken: taken, limit: settings.batchSize, bytes: settings.batchBytes)
        taken = nil
        state.withLock { $0.position = page.consumer.position }
        guard let last = page.records.last?.number else { return nil }
        let events = page.records.compactMap { event($0, of: page.consumer) }
        if !events.isEmpty { return Batch(events: events, last: last) }
        taken = last
      }
    }

    private func event(_ record: ServiceEventRecord, of consumer: ServiceEventConsumer) -> NumberedServiceEvent? {
      do throws(MessagingError) {
        let event = try ServiceEvent(decoding: record.payload)
        guard settings.kinds.contains(event.kind) else { return nil }
        return NumberedServiceEvent(
          queue: UInt64(bitPattern: consumer.identity), number: record.number, time: record.time, event: event)
      } catch {
        // A later version stored it.
        pacedLog?.write(
          EngineLogEntry(
            level: .error, event: "\(settings.name).unreadable",
            detail: "event \(record.number): \(error.code.rawValue)"), kind: error.code.rawValue)
        return nil
      }
    }

    private func deliver(_ batch: Batch) {
      phase = .delivering
      receiver.deliver(batch.events) { [weak self] failure in
        self?.queue.async { [weak self] in self?.end(batch, failure) }
      }
    }

    private func end(_ batch: Batch, _ failure: ServiceEventFailure?) {
      guard case .delivering = phase else { return }
      if let failure {
        state.withLock { $0.failures += 1 }
        return pause(batch, failure.words)
      }
      state.withLock {
        $0.delivered += batch.events.count
        $0.position = batch.last
      }
      if failures > 0 {
        log?(
          EngineLogEntry(
            level: .notice, event: "\(settings.name).recovered", detail: "after \(failures) failures"))
      }
      failures = 0
      taken = batch.last
      phase = .idle
      goOn()
    }

    private func pause(_ batch: Batch?, _ words: String) {
      failures += 1
      let pause = settings.pauses.pause(after: failures, chance: .random(in: 0..<1))
      phase = .pausing(batch)
      clock.schedule(at: clock.now().advanced(byMilliseconds: pause)) { [weak self] in
        self?.queue.async { [weak self] in self?.endPause() }
      }
      log?(
        EngineLogEntry(
          level: .error, event: "\(settings.name).failed",
          detail: "\(words); failure \(failures) in a row, again in \(pause) ms"))
    }

    private func endPause() {
      guard case .pausing(let batch) = phase else { return }
      if let batch { return deliver(batch) }
      phase = .idle
      goOn()
    }
  }
#endif
