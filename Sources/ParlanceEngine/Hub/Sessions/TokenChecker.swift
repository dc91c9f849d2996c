internal import Dispatch
package import ParlanceCore

/// Shows tokens to the environment's check, away from the hub's turns: a check may ask another machine.
final class TokenChecker: @unchecked Sendable {
  // Safe to share: everything mutable is guarded by the lock; `enqueue` is set once, before the first use.
  private struct State {
    var waiting: [TokenCheckRequest] = []
    var running = 0
    /// The last request of each session; earlier ones are of no interest any more.
    var latest: [SessionID: UInt64] = [:]
  }

  private let check: TokenCheck
  private let state = Lock(State())
  private let queue = DispatchQueue(label: "parlance.tokens", qos: .userInitiated, attributes: .concurrent)
  private let running = DispatchGroup()
  private var enqueue: (@Sendable (TokenOutcome) -> Void)?

  /// So many checks run at a time.
  private static let width = 8

  init(_ check: @escaping TokenCheck) { self.check = check }

  /// Says where outcomes go; called once, before anything else.
  func attach(_ enqueue: @escaping @Sendable (TokenOutcome) -> Void) { self.enqueue = enqueue }

  /// How many requests are not concluded.
  var pendingCount: Int { state.withLock { $0.latest.count } }

  /// Checks a token.
  ///
  /// - returns: The session's earlier request, whose outcome is of no interest any more; nil if it has none.
  func run(_ request: TokenCheckRequest) -> UInt64? {
    let replaced = state.withLock { state in
      let replaced = state.latest.updateValue(request.number, forKey: request.session)
      // A session that asks again and again waits once.
      if replaced != nil { state.waiting.removeAll { $0.session == request.session } }
      state.waiting.append(request)
      return replaced
    }
    startNext()
    return replaced
  }

  private func startNext() {
    let request: TokenCheckRequest? = state.withLock { state in
      guard state.running < Self.width, !state.waiting.isEmpty else { return nil }
      state.running += 1
      return state.waiting.removeFirst()
    }
    guard let request else { return }
    queue.async(group: running) { [self] in
      let refusal = check(request.account, request.token)
      state.withLock { $0.running -= 1 }
      enqueue?(TokenOutcome(check: request, refusal: refusal))
      startNext()
    }
  }

  /// Takes an outcome.
  ///
  /// - returns: Whether it is that of the session's last request.
  func conclude(_ outcome: TokenOutcome) -> Bool {
    state.withLock { state in
      guard state.latest[outcome.check.session] == outcome.check.number else { return false }
      state.latest[outcome.check.session] = nil
      return true
    }
  }

  /// Waits until every check that was asked for so far has its outcome.
  func drain() { running.wait() }

  /// Forgets a session whose link is gone.
  func forget(_ session: SessionID) { state.withLock { $0.latest[session] = nil } }
}

/// A token to check, and what hangs on it.
struct TokenCheckRequest: Sendable {
  enum Purpose: Sendable {
    case login(ConnectCall)
    case renewal
  }

  var session: SessionID
  var number: UInt64
  /// The account's name as registered; as the device wrote it if nobody registered it yet.
  var account: AccountID
  var token: String
  var purpose: Purpose
}

/// What came of a check.
package struct TokenOutcome: Sendable {
  let check: TokenCheckRequest
  /// nil: the token is good.
  let refusal: MessagingError?

  package var session: SessionID { check.session }
  package var number: UInt64 { check.number }
}
