import Dispatch
import Parlance

/// The one answer of an asynchronous call.
///
/// An answer on the wrong queue, or a second one, is noted as a violation.
public final class Reply<Value: Sendable>: Sendable {
  private enum State {
    case open(CheckedContinuation<Value, any Error>)
    case answered
    case givenUp
  }

  private let state: Lock<State>
  private let log: ObservationLog
  private let call: String

  init(_ continuation: CheckedContinuation<Value, any Error>, log: ObservationLog, call: String) {
    state = Lock(.open(continuation))
    self.log = log
    self.call = call
  }

  /// Takes the answer; to be called from inside the call's completion.
  public func finish(_ result: Result<Value, any Error>) {
    if !log.queue.isCurrent { log.note(violation: "completion of \(call) beside the callback queue") }
    let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      switch state {
      case .open(let continuation):
        state = .answered
        return continuation
      case .answered:
        log.note(violation: "completion of \(call) ran twice")
        return nil
      case .givenUp: return nil
      }
    }
    continuation?.resume(with: result)
  }

  /// Takes a good answer.
  public func succeed(_ value: Value) { finish(.success(value)) }

  /// Takes an error.
  public func fail(_ error: any Error) { finish(.failure(VendorError.orFailure(error))) }

  func giveUp(after seconds: Double) {
    let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      guard case .open(let continuation) = state else { return nil }
      state = .givenUp
      return continuation
    }
    continuation?.resume(throwing: ConformanceFailure("\(log.name) got no completion of \(call) in \(seconds) s"))
  }
}

extension Reply<Void> {
  /// Takes the answer of a completion that has an error or nothing.
  public func finish(_ error: (any Error)?) {
    if let error { fail(error) } else { succeed(()) }
  }
}

extension ObservationLog {
  /// Makes a call on the callback queue and waits for its completion.
  ///
  /// - parameter call: The call's name, for failure texts.
  /// - parameter body: Makes the call and passes the result of its completion to the reply; an error that it throws is
  ///   the answer too.
  public func request<Value: Sendable>(
    _ call: String, _ body: @escaping @Sendable (Reply<Value>) throws -> Void
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let reply = Reply(continuation, log: self, call: call)
      queue.dispatchQueue.async {
        do { try body(reply) } catch { reply.fail(error) }
      }
      Deadline.after(Deadline.seconds) { [weak reply] in reply?.giveUp(after: Deadline.seconds) }
    }
  }
}
