import Parlance

/// Everything that one client's callbacks reported, in order; scenarios wait on it.
public final class ObservationLog: Sendable {
  /// One callback.
  public struct Entry: Sendable {
    /// The observation that the callback reported.
    public var observation: Observation
    /// The same in the form of the style's own objects, for failure texts.
    public var raw: String
    /// The number of times that the client had been opened before.
    public var run: Int

    /// Returns what a callback of a capability reported; nil if the observation is of another type.
    public func observed<Observed: CapabilityObservation>(as type: Observed.Type) -> Observed? {
      guard case .capability(let observed) = observation else { return nil }
      return observed as? Observed
    }
  }

  private struct Waiter {
    /// Looks for what is waited for; the result resumes the wait.
    var look: ([Entry]) -> (() -> Void)?
    var giveUp: () -> Void
  }

  private struct State {
    var entries: [Entry] = []
    var violations: [String] = []
    var waiters: [Int: Waiter] = [:]
    var lastWaiter = 0
    var run = 0
  }

  /// The name of the client, for failure texts.
  public let name: String
  /// The queue on which every callback has to arrive.
  public let queue: CallbackQueue
  private let state = Lock(State())

  /// Creates an empty log.
  public init(name: String, queue: CallbackQueue) {
    self.name = name
    self.queue = queue
  }

  /// Notes what a callback reported; to be called from inside the callback.
  public func record(_ observation: Observation, raw: @autoclosure () -> String) {
    let raw = raw()
    if !queue.isCurrent { note(violation: "callback beside the callback queue: \(raw)") }
    let resumptions = state.withLock { state in
      state.entries.append(Entry(observation: observation, raw: raw, run: state.run))
      var resumptions: [() -> Void] = []
      for (number, waiter) in state.waiters {
        guard let resume = waiter.look(state.entries) else { continue }
        resumptions.append(resume)
        state.waiters[number] = nil
      }
      return resumptions
    }
    for resume in resumptions { resume() }
  }

  /// Notes what a callback of a capability reported; to be called from inside the callback.
  public func record(_ observation: some CapabilityObservation, raw: @autoclosure () -> String) {
    record(.capability(observation), raw: raw())
  }

  /// Notes that an API broke a general promise, as a callback on the wrong queue.
  public func note(violation: String) { state.withLock { $0.violations.append("\(name): \(violation)") } }

  /// The promises that were broken.
  public var violations: [String] { state.withLock { $0.violations } }

  /// The callbacks that were noted so far.
  public var entries: [Entry] { state.withLock { $0.entries } }

  /// Notes that the client was closed and opened again.
  public func beginRun() { state.withLock { $0.run += 1 } }

  /// Waits until the log holds something.
  ///
  /// - parameter what: A description of what is waited for, for the failure's text.
  /// - parameter seconds: The longest wait, in seconds of real time.
  /// - parameter file: The file of the caller, for the failure's text.
  /// - parameter line: The line of the caller.
  /// - parameter look: Finds it among the entries; called again with each new one.
  /// - throws: A ``ConformanceFailure`` if the deadline passes first.
  public func wait<Value: Sendable>(
    for what: String, within seconds: Double = Deadline.seconds, file: String = #fileID, line: Int = #line,
    _ look: @escaping @Sendable ([Entry]) throws -> Value?
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let attempt: @Sendable ([Entry]) -> (() -> Void)? = { entries in
        do {
          guard let value = try look(entries) else { return nil }
          return { continuation.resume(returning: value) }
        } catch {
          return { continuation.resume(throwing: error) }
        }
      }
      let giveUp: @Sendable () -> Void = {
        let text = "\(self.name) waited \(seconds) s for \(what)"
        continuation.resume(throwing: ConformanceFailure(text, file: file, line: line))
      }
      let (resume, number) = state.withLock { state -> ((() -> Void)?, Int) in
        if let resume = attempt(state.entries) { return (resume, 0) }
        state.lastWaiter += 1
        state.waiters[state.lastWaiter] = Waiter(look: attempt, giveUp: giveUp)
        return (nil, state.lastWaiter)
      }
      if let resume { return resume() }
      Deadline.after(seconds) { [weak self] in
        self?.state.withLock { $0.waiters.removeValue(forKey: number) }?.giveUp()
      }
    }
  }

  /// Waits until a callback of a capability reported an observation.
  ///
  /// - parameter expected: The observation.
  /// - parameter seconds: The longest wait, in seconds of real time.
  /// - parameter file: The file of the caller, for the failure's text.
  /// - parameter line: The line of the caller.
  /// - throws: A ``ConformanceFailure`` if the deadline passes first.
  public func wait<Observed: CapabilityObservation>(
    for expected: Observed, within seconds: Double = Deadline.seconds, file: String = #fileID, line: Int = #line
  ) async throws {
    _ = try await wait(for: "\(expected)", within: seconds, file: file, line: line) { entries -> Bool? in
      entries.contains { $0.observed(as: Observed.self) == expected } ? true : nil
    }
  }

  /// The whole log as text.
  public var text: String {
    state.withLock { state in
      let lines = state.entries.enumerated().map { index, entry in "    \(index) run \(entry.run): \(entry.raw)" }
      return (["  \(name):"] + lines).joined(separator: "\n")
    }
  }
}

extension Sequence<ObservationLog.Entry> {
  /// Returns what callbacks of a capability reported, in the order of the callbacks.
  func observations<Observed: CapabilityObservation>(of type: Observed.Type) -> [Observed] {
    compactMap { $0.observed(as: type) }
  }
}
