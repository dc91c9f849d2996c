internal import ParlanceCore

/// The inputs that wait for a turn of the hub.
///
/// A turn takes only so many requests of each session; a session of which too many wait is asked to pause, and closed if it
/// does not.
final class HubInbox: @unchecked Sendable {
  // Safe to share: `state` and the queues of sessions are guarded by the lock.
  private struct State {
    var inputs: [Hub.Input] = []
    var isScheduled = false
    var isStopped = false
    /// The number of requests of devices that came.
    var requests = 0
  }

  /// The decision on requests that came.
  struct Admission {
    /// A turn is to be run; otherwise one is scheduled already, or none is wanted.
    var mustStart = false
    /// The session is asked to pause.
    var pauses = false
    /// The session is closed.
    var isOverrun = false
  }

  private let state = Lock(State())

  /// The number of requests and other inputs that wait for a turn.
  var waiting: Int {
    state.withLock { state in
      state.inputs.reduce(0) { if case .frames(_, let frames) = $1 { $0 + frames.count } else { $0 + 1 } }
    }
  }

  /// The number of requests of devices that came since the hub was opened.
  var requestCount: Int { state.withLock { $0.requests } }
  /// A turn is scheduled or runs.
  var isScheduled: Bool { state.withLock { $0.isScheduled } }
  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Takes nothing more.
  func stop() { state.withLock { $0.isStopped = true } }

  /// Takes requests of a session.
  func add(_ frames: [ReceivedFrame], from session: HubSession, _ limits: HubLimits) -> Admission {
    var admission = Admission()
    let mustStart = state.withLock { state in
      guard !state.isStopped, !session.queue.isOverrun else { return false }
      state.requests += frames.count
      session.queue.frames += frames.count
      for frame in frames { session.queue.bytes += frame.size }
      if session.queue.isOver(limits, times: 2) {
        session.queue.isOverrun = true
        admission.isOverrun = true
        return false
      }
      if session.queue.isOver(limits, times: 1) && !session.queue.isPaused {
        session.queue.isPaused = true
        admission.pauses = true
      }
      state.inputs.append(.frames(session, frames))
      return Self.start(&state)
    }
    admission.mustStart = mustStart
    return admission
  }

  /// Takes any other input.
  ///
  /// - returns: A Boolean value that indicates whether a turn is to be run.
  func add(_ input: Hub.Input) -> Bool {
    state.withLock { state in
      guard !state.isStopped else { return false }
      state.inputs.append(input)
      return Self.start(&state)
    }
  }

  private static func start(_ state: inout State) -> Bool {
    defer { state.isScheduled = true }
    return !state.isScheduled
  }

  /// Takes out what is due in a turn.
  ///
  /// - returns: The inputs, and the sessions that may go on.
  func take(_ limits: HubLimits) -> (inputs: [Hub.Input], resumed: [HubSession]) {
    var resumed: [HubSession] = []
    let inputs = state.withLock { state in Self.takeShare(of: &state.inputs, limits, resuming: &resumed) }
    return (inputs, resumed)
  }

  /// Ends a turn.
  ///
  /// - parameter left: The inputs that the turn left, which come before all others.
  /// - returns: A Boolean value that indicates whether another turn is to be run.
  func endTurn(_ left: LeftInputs) -> Bool {
    state.withLock { state in
      if !left.isEmpty {
        for case .frames(let session, let frames) in left.inputs { session.queue.put(frames) }
        state.inputs = left.merged(with: state.inputs)
      }
      state.isScheduled = !state.inputs.isEmpty
      return state.isScheduled
    }
  }

  /// Takes what is due in a turn: of each session its share, and everything else. The rest keeps its order, but
  /// sessions that got nothing come first.
  private static func takeShare(
    of inputs: inout [Hub.Input], _ limits: HubLimits, resuming resumed: inout [HubSession]
  ) -> [Hub.Input] {
    let all = inputs
    inputs.removeAll(keepingCapacity: true)
    var taken: [Hub.Input] = []
    taken.reserveCapacity(all.count)
    var rests: [Hub.Input] = []
    /// The number of requests of each session that come in this turn; none of one that has to wait for the next.
    var shares: [SessionID: Int] = [:]
    var total = 0
    for input in all {
      switch input {
      case .frames(let session, let frames):
        let had = shares[session.id]
        let isWaiting = had == 0 || had == nil && total >= max(1, limits.requestsInTurn)
        let now = isWaiting ? 0 : min(max(0, max(1, limits.requestsPerTurn) - (had ?? 0)), frames.count)
        shares[session.id] = (had ?? 0) + now
        total += now
        if isWaiting {
          inputs.append(input)
          continue
        }
        if now == frames.count {
          taken.append(input)
        } else {
          if now > 0 { taken.append(.frames(session, Array(frames[..<now]))) }
          rests.append(.frames(session, Array(frames[now...])))
        }
        session.queue.take(frames[..<now])
        if session.queue.isPaused && !session.queue.isOver(limits, half: true) {
          session.queue.isPaused = false
          resumed.append(session)
        }
      case .closed(let session) where shares[session.id] != nil:
        // What it sent before comes first, and some of it may be left for the next turn.
        if shares[session.id] == 0 { inputs.append(input) } else { rests.append(input) }
      default: taken.append(input)
      }
    }
    inputs += rests
    return taken
  }
}

extension RequestQueue {
  func isOver(_ limits: HubLimits, times factor: Int) -> Bool {
    frames > limits.queuedRequests * factor || bytes > limits.queuedRequestBytes * factor
  }

  func isOver(_ limits: HubLimits, half: Bool) -> Bool {
    frames > limits.queuedRequests / 2 || bytes > limits.queuedRequestBytes / 2
  }

  mutating func take(_ taken: ArraySlice<ReceivedFrame>) {
    for frame in taken { bytes -= frame.size }
    frames -= taken.count
  }

  mutating func put(_ left: [ReceivedFrame]) {
    for frame in left { bytes += frame.size }
    frames += left.count
  }
}
