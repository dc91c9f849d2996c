package import ParlanceCore

/// Shows tokens to the environment's check, away from the hub's turns: a check may ask another machine.
final class TokenChecker: @unchecked Sendable {
  // Safe to share: everything mutable is guarded by the lock; `enqueue` is set once, before the first use.
  private struct State {
    /// The tokens to check, by session: a session's newest request takes the place of the one before.
    var waiting: [SessionID: TokenCheckRequest] = [:]
    /// The waiting sessions, in order, including some whose links are gone.
    var order: [SessionID] = []
    /// The lanes on which nothing runs.
    var free = Array(0..<TokenChecker.width)
    /// The number of each session's newest request.
    var latest: [SessionID: UInt64] = [:]

    mutating func next() -> TokenCheckRequest? {
      while let session = order.first {
        order.removeFirst()
        if let request = waiting.removeValue(forKey: session) { return request }
      }
      return nil
    }
  }

  private let check: TokenCheck
  private let state = Lock(State())
  /// One check runs on each at a time. Serial queues, as checks may block and so use up the threads of a concurrent
  /// one.
  let lanes: [any SerialQueue]
  private var enqueue: (@Sendable (TokenOutcome) -> Void)?

  /// The number of checks that run at a time.
  private static let width = 8

  /// - parameter makeQueue: Makes a queue of a given name.
  init(_ check: @escaping TokenCheck, makeQueue: (String) -> any SerialQueue) {
    self.check = check
    lanes = (0..<TokenChecker.width).map { makeQueue("parlance.tokens.\($0)") }
  }

  /// Sets the receiver of outcomes; called once, before anything else.
  func attach(_ enqueue: @escaping @Sendable (TokenOutcome) -> Void) { self.enqueue = enqueue }

  /// The number of sessions that have a request that is not concluded.
  var pendingCount: Int { state.withLock { $0.latest.count } }

  func run(_ request: TokenCheckRequest) {
    let replaced = state.withLock { state -> TokenCheckRequest? in
      state.latest[request.session] = request.number
      let replaced = state.waiting.updateValue(request, forKey: request.session)
      if replaced == nil { state.order.append(request.session) }
      return replaced
    }
    if let replaced { enqueue?(TokenOutcome(cancelling: replaced)) }
    startNext()
  }

  private func startNext() {
    let next = state.withLock { state -> (lane: Int, request: TokenCheckRequest)? in
      guard let lane = state.free.last, let request = state.next() else { return nil }
      state.free.removeLast()
      return (lane, request)
    }
    guard let next else { return }
    lanes[next.lane].perform { [self] in
      let result = Result { () throws(MessagingError) in try check(next.request.shown) }
      enqueue?(TokenOutcome(check: next.request, result: result))
      state.withLock { $0.free.append(next.lane) }
      startNext()
    }
  }

  /// Takes an outcome.
  ///
  /// - returns: A Boolean value that indicates whether it is that of the session's newest request.
  func conclude(_ outcome: TokenOutcome) -> Bool {
    state.withLock { state in
      guard state.latest[outcome.check.session] == outcome.check.number else { return false }
      state.latest[outcome.check.session] = nil
      return true
    }
  }

  /// Discards a session's request; it is answered as one whose place another took.
  func cancel(_ session: SessionID) {
    let waiting = state.withLock { state in
      state.latest[session] = nil
      return state.waiting.removeValue(forKey: session)
    }
    if let waiting { enqueue?(TokenOutcome(cancelling: waiting)) }
  }

  /// Waits until every check that was asked for so far has its outcome.
  func drain() {
    while let lane = state.withLock({ state in lanes.indices.first { !state.free.contains($0) } }) {
      lanes[lane].performAndWait {}
    }
  }

  /// Forgets a session whose link is gone.
  func forget(_ session: SessionID) {
    state.withLock { state in
      state.latest[session] = nil
      guard state.waiting.removeValue(forKey: session) != nil else { return }
      if state.order.count > 2 * state.waiting.count + 16 {
        state.order.removeAll { [waiting = state.waiting] in waiting[$0] == nil }
      }
    }
  }
}

/// A token to check, and what hangs on it.
struct TokenCheckRequest: Sendable {
  enum Purpose: Sendable {
    case login(ConnectCall)
    case renewal
  }

  var session: SessionID
  var number: UInt64
  var shown: TokenRequest
  var purpose: Purpose
}

/// The outcome of a check.
package struct TokenOutcome: Sendable {
  let check: TokenCheckRequest
  /// It counts if it is that of the session's newest request.
  let result: Result<TokenGrant, MessagingError>

  init(check: TokenCheckRequest, result: Result<TokenGrant, MessagingError>) {
    self.check = check
    self.result = result
  }

  /// The outcome of a request whose place another took.
  init(cancelling check: TokenCheckRequest) { self.init(check: check, result: .failure(MessagingError(.cancelled))) }

  package var session: SessionID { check.session }
  package var number: UInt64 { check.number }
}
