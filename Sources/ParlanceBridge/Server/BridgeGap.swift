#if Server
  internal import Dispatch
  internal import Foundation
  internal import ParlanceCore
  internal import ParlanceGateway
  internal import ParlanceMoving

  /// Fetches what callbacks did not bring: at the start, and from time to time, since callbacks can be lost.
  ///
  /// A fetch begins some minutes before the end of the one before, as the clocks of both sides differ. What is known changes
  /// nothing. A fetch that is interrupted goes on where its answers end.
  final class BridgeGap: @unchecked Sendable {
    // Safe to share: the closures are set once, before the queue works; the failures are counted on it; everything else is constant
    // or behind a lock.
    typealias StoreAccess =
      @Sendable (_ body: (BridgeStore) throws(MessagingError) -> String?) throws(MessagingError) -> String?

    /// The time by which fetches overlap, in milliseconds.
    private static let overlap: Int64 = 600_000
    /// The number of messages that are stored at once.
    private static let batch = 200
    /// The time after which a fetch that failed is tried again, in milliseconds; twice as long after each further failure.
    private static let pauseAfterFailure: Int64 = 30_000
    /// The longest time for a request, in milliseconds.
    private static let patience = 30_000

    private let file: String
    private let end: any BridgeEnd
    private let accounts: [String]
    private let interval: Int64
    private let clock: any MessagingClock
    private let client: any OutgoingRequests
    private let log: EngineLog?
    private let isStopped = Lock(false)
    /// A Boolean value that indicates whether the service's own address begins with `http://`.
    private let isPlain = Lock(false)
    /// Signaled at the end, so that no pause goes on.
    private let stopped = DispatchSemaphore(value: 0)
    private let queue = DispatchQueue(label: "parlance.bridge.fetch", qos: .utility)
    /// The number of scheduled fetches that failed since the last one that did not; on the queue.
    private var failures = 0
    private var store: StoreAccess?
    private var take: (@Sendable (BridgeCallback, Int64) throws(MessagingError) -> Void)?

    init(
      file: String, end: any BridgeEnd, accounts: [String], interval: Int64, clock: any MessagingClock,
      client: any OutgoingRequests, log: EngineLog?
    ) {
      self.file = file
      self.end = end
      self.accounts = accounts
      self.interval = interval
      self.clock = clock
      self.client = client
      self.log = log
    }

    func start(
      store: @escaping StoreAccess,
      take: @escaping @Sendable (BridgeCallback, Int64) throws(MessagingError) -> Void
    ) {
      (self.store, self.take) = (store, take)
      queue.async { [weak self] in self?.runAndSchedule() }
    }

    /// Ends a fetch that is under way, and returns when it has ended. The next one goes on from there.
    func stop() {
      isStopped.withLock { $0 = true }
      stopped.signal()
      queue.sync {}
    }

    /// Fetches now, and returns when it is stored.
    func run() throws(MessagingError) {
      let result = queue.sync { () -> Result<Void, MessagingError> in
        do throws(MessagingError) { return .success(try fetchAll()) } catch { return .failure(error) }
      }
      try result.get()
    }

    private func runAndSchedule() {
      guard !isStopped.withLock({ $0 }) else { return }
      var pause = interval
      do throws(MessagingError) {
        try fetchAll()
        failures = 0
      } catch {
        log?(EngineLogEntry(level: .error, event: "bridge.fetch", detail: error.description))
        pause = min(interval, Self.pauseAfterFailure << min(failures, 20))
        failures += 1
      }
      clock.schedule(at: clock.now().advanced(byMilliseconds: pause)) { [weak self] in
        self?.queue.async { [weak self] in self?.runAndSchedule() }
      }
    }

    // MARK: on the queue

    private func note(_ name: String) throws(MessagingError) -> String? {
      try store?({ (store) throws(MessagingError) in try store.note(name) })
    }

    private func set(_ notes: [String: String]) throws(MessagingError) {
      _ = try store? { (store) throws(MessagingError) in
        try store.database.transaction { () throws(MessagingError) in
          for (name, value) in notes { try store.setNote(name, value) }
        }
        return nil
      }
    }

    /// Fetches what is missing up to now. A fetch that was interrupted ends where it was to end then, so that another one follows it.
    private func fetchAll() throws(MessagingError) {
      let isResumed = try !(note("gap.until") ?? "").isEmpty
      try fetch()
      if isResumed { try fetch() }
    }

    private func fetch() throws(MessagingError) {
      let now = clock.now().milliseconds
      guard let since = try note("gap.next").flatMap({ Int64($0) }) else {
        // What was written before the bridge's first start comes with the import.
        return try set(["gap.next": String(now)])
      }
      if try (note("gap.until") ?? "").isEmpty {
        // What is newer is not in the history yet.
        let reach = now - end.historyDelay
        guard reach >= since else { return }
        let known = try store? { (store) throws(MessagingError) in
          try store.accountsInUse().joined(separator: "\n")
        }
        let names = Set((known ?? "").split(separator: "\n").map(String.init) + accounts.map { $0.lowercased() })
        try set(["gap.until": String(reach), "gap.accounts": names.sorted().joined(separator: "\n")])
      }
      let until = try note("gap.until").flatMap { Int64($0) } ?? now
      let names = try (note("gap.accounts") ?? "").split(separator: "\n").map(String.init)
      let begin = max(0, since - Self.overlap)
      guard var fetcher = end.fetcher(since: begin, until: max(until, begin + 1), accounts: names) else {
        return try set(["gap.next": String(until), "gap.until": ""])
      }
      let report = try FetchRun.run(&fetcher, output: file, surroundings)
      let files = try filesOfAnswers(fetcher)
      var count = 0
      for path in [file] + files { count += try takeAnswers(in: path, since: begin) }
      // The answers first: without them the files are not asked for again.
      for path in [file] + files { try? FileManager.default.removeItem(atPath: path) }
      try set(["gap.next": String(until), "gap.until": "", "gap.last": String(clock.now().milliseconds)])
      log?(
        EngineLogEntry(
          level: .notice, event: "bridge.fetched", detail: "\(report.fetched) answers with \(count) messages"))
    }

    private var surroundings: FetchRun.Surroundings {
      FetchRun.Surroundings(
        now: { [clock] in clock.now() },
        wait: { [stopped] milliseconds in
          guard stopped.wait(timeout: .now() + .milliseconds(Int(clamping: milliseconds))) == .success else { return }
          // For the pause after this one.
          stopped.signal()
        },
        send: { [self] (message) throws(MessagingError) in try send(message) },
        save: { [self] (named, path) throws(MessagingError) in
          guard !isStopped.withLock({ $0 }) else { throw MessagingError(.cancelled) }
          // The service names the address: it is as safe as its own.
          try FetchDownload.save(named, to: path, allowsPlainHTTP: isPlain.withLock { $0 })
        })
    }

    private func send(_ message: FetchMessage) throws(MessagingError) -> [UInt8] {
      guard !isStopped.withLock({ $0 }) else { throw MessagingError(.cancelled) }
      guard let method = HTTPMethod(rawValue: message.method) else { throw MessagingError(.invalidArgument) }
      isPlain.withLock { $0 = message.address.hasPrefix("http://") }
      let headers = message.headers.sorted { $0.key < $1.key }.map { HTTPParameter(name: $0.key, value: $0.value) }
      let (outcome, done) = (Lock<Result<OutgoingResponse, OutgoingFailure>?>(nil), DispatchSemaphore(value: 0))
      client.send(
        OutgoingRequest(
          method, url: message.address, headers: headers, body: message.body, patience: Self.patience)
      ) { result in
        outcome.withLock { $0 = result }
        done.signal()
      }
      done.wait()
      switch outcome.withLock({ $0 }) {
      case .success(let response)?:
        guard response.status == 200 || message.takesRefusals && (400..<600).contains(response.status) else {
          throw MessagingError(.notConnected, "the service answers with the status \(response.status)")
        }
        return response.body
      case .failure(let failure)?: throw MessagingError(.notConnected, failure.words(patience: Self.patience))
      case nil: throw MessagingError(.cancelled)
      }
    }

    private func reader(_ path: String) throws(MessagingError) -> LineReader {
      var limits = MovingLimits()
      limits.lineLength = 256 << 20
      return try LineReader(path: path, limits: limits, keepsEmptyLines: true)
    }

    /// Returns the paths of the files that the answers name, whose copies lie beside them.
    private func filesOfAnswers(_ fetcher: any ArchiveFetcher) throws(MessagingError) -> [String] {
      let reader = try reader(file)
      var paths: [String] = []
      while let line = try reader.next() {
        guard case .text(let bytes) = line, let node = try? JSONParser.parse(bytes), let path = node["path"]?.text,
          let answer = node["answer"], let named = fetcher.file(in: answer, to: FetchRequest(path))
        else { continue }
        paths.append("\(file).\(named.name)")
      }
      return paths
    }

    /// Stores the messages of a file.
    ///
    /// - returns: Their number.
    private func takeAnswers(in path: String, since: Int64) throws(MessagingError) -> Int {
      let reader = try reader(path)
      var converter = end.makeConverter()
      var (count, records): (Int, [ArchiveRecord]) = (0, [])
      while let line = try reader.next() {
        var output = ConvertedRecords(source: type(of: end).name)
        // An answer that has nothing to read, such as a refusal, is not damage to what others have.
        try? converter.read(line, into: &output)
        records += output.records.filter { record in
          record.kind == .message && record.members["time"]?.integer ?? 0 >= since || record.kind == .revocation
        }
        guard records.count >= Self.batch else { continue }
        count += try takeRecords(&records)
      }
      return try count + takeRecords(&records)
    }

    private func takeRecords(_ records: inout [ArchiveRecord]) throws(MessagingError) -> Int {
      defer { records = [] }
      if !records.isEmpty { try take?(BridgeCallback(records: records), clock.now().milliseconds) }
      return records.count
    }
  }
#endif
