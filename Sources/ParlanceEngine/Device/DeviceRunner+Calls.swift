internal import Dispatch
internal import ParlanceCore

/// The calls of the app: their ends, and the requests that they make.
extension DeviceRunner {
  /// A Boolean value that indicates whether calls made in this scope complete where the turn ends, not on the callback
  /// queue.
  @TaskLocal static var isWaiting = false

  /// Makes a call and waits, on the caller's thread, for its end.
  ///
  /// May be used on any thread, the callback queue's too: other events of the meantime are delivered there afterwards.
  ///
  /// - parameter call: Makes one call of a device and passes the completion to it.
  /// - returns: The value that the completion received.
  static func wait<Value>(for call: (@escaping (Value) -> Void) -> Void) -> Value {
    let done = DispatchSemaphore(value: 0)
    let result = Lock<Value?>(nil)
    $isWaiting.withValue(true) {
      call { value in
        result.withLock { $0 = value }
        done.signal()
      }
    }
    done.wait()
    guard let value = result.withLock({ $0 }) else { preconditionFailure("a completion ran without a value") }
    return value
  }

  // MARK: asking the hub

  /// Completes a call of the app, in its turn; right away on the callback queue if the device is closed.
  func complete(_ body: @escaping () -> Void) {
    if Self.isWaiting { return body() }
    let isQueued: Bool
    do throws(MessagingError) {
      isQueued = try change { core throws(MessagingError) in
        guard !core.isClosed else { return false }
        // Report the changes of earlier calls first, also those in the same turn.
        try core.conversations.reportConversations()
        core.turn.end(body)
        return true
      }
    } catch {
      isQueued = false
    }
    if isQueued { return }
    var delivery = Delivery()
    delivery.callbacks.end(body)
    callbackQueue.perform { [delivery] in delivery.callbacks.run { _ in } }
  }

  /// Sends a call and reports its end.
  ///
  /// - parameter apply: Runs under the lock when the answer arrived, to update the local database, and returns what the app
  ///   receives.
  func ask<Call: HubCall, Value>(
    _ call: Call,
    for purpose: @escaping (@escaping PendingRequest.Answer) -> PendingRequest.Purpose = { .other($0) },
    completion: @escaping (Result<Value, MessagingError>) -> Void,
    check: ((DeviceCore) throws(MessagingError) -> Void)? = nil,
    apply: @escaping (DeviceCore, Call.Reply) throws(MessagingError) -> Value
  ) {
    ask(completion: completion) { core, end throws(MessagingError) in
      try check?(core)
      core.request(call, for: purpose) { core, result in
        end(core, result.applied(in: core) { reply throws(MessagingError) in try apply(core, reply) })
      }
    }
  }

  /// Sends a call whose answer the app receives.
  func ask<Call: HubCall>(_ call: Call, completion: @escaping (Result<Call.Reply, MessagingError>) -> Void) {
    ask(call, completion: completion) { _, reply in reply }
  }

  /// Sends a call that is merely carried out or refused.
  func ask<Call: HubCall>(
    _ call: Call,
    for purpose: @escaping (@escaping PendingRequest.Answer) -> PendingRequest.Purpose = { .other($0) },
    completion: @escaping (MessagingError?) -> Void,
    check: ((DeviceCore) throws(MessagingError) -> Void)? = nil,
    apply: ((DeviceCore) throws(MessagingError) -> Void)? = nil
  ) where Call.Reply == Done {
    ask(call, for: purpose, completion: Self.outcome(completion), check: check) { core, _ throws(MessagingError) in
      try apply?(core)
    }
  }

  /// Sends a call for many messages in as many pieces as the hub wants. Their end is reported to the app once; the
  /// first of the errors is the error of the whole.
  ///
  /// - parameter apply: Runs for each piece that succeeded.
  /// - parameter combine: Runs when all pieces succeeded, and returns what the app receives.
  func ask<Call: HubCall, Part, Value>(
    dividing ids: [MessageID], _ makeCall: @escaping ([MessageID]) -> Call,
    completion: @escaping (Result<Value, MessagingError>) -> Void,
    apply: @escaping (DeviceCore, [MessageID], Call.Reply) throws(MessagingError) -> Part,
    combine: @escaping (DeviceCore, [Part]) -> Value
  ) {
    ask(completion: completion) { core, end in
      let pieces = ids.isEmpty ? [[]] : ids.divided(by: core.login.limits.ids)
      // Touched under the device's lock only, where every answer is taken.
      var results: [Result<Part, MessagingError>?] = Array(repeating: nil, count: pieces.count)
      var left = pieces.count
      for (index, piece) in pieces.enumerated() {
        core.request(makeCall(piece)) { core, result in
          results[index] = result.applied(in: core) { reply throws(MessagingError) in try apply(core, piece, reply) }
          left -= 1
          guard left == 0 else { return }
          var parts: [Part] = []
          for result in results {
            switch result {
            case .success(let part): parts.append(part)
            case .failure(let error): return end(core, .failure(error))
            case nil: break
            }
          }
          end(core, .success(combine(core, parts)))
        }
      }
    }
  }

  /// Returns a completion that takes a result, for one that takes an error.
  static func outcome(
    _ completion: @escaping (MessagingError?) -> Void
  ) -> (Result<Void, MessagingError>) -> Void {
    { result in
      if case .failure(let error) = result { completion(error) } else { completion(nil) }
    }
  }

  /// Makes requests under the lock, and reports their end to the app where it waits for it.
  ///
  /// - parameter body: Makes them. What it is given is to be called once, under the lock.
  func ask<Value>(
    completion: @escaping (Result<Value, MessagingError>) -> Void,
    _ body: (DeviceCore, @escaping (DeviceCore, Result<Value, MessagingError>) -> Void) throws(MessagingError) -> Void
  ) {
    begin(failing: { completion(.failure($0)) }) { core, isWaiting throws(MessagingError) in
      try core.checkConnected()
      try body(core) { core, result in
        core.turn.end(isImmediate: isWaiting) { completion(result) }
      }
    }
  }

  /// Goes on with what another call received, or completes with its error.
  ///
  /// - parameter body: Makes the requests, as for `ask(completion:_:)`.
  func ask<Part, Value>(
    with result: Result<Part, MessagingError>, completion: @escaping (Result<Value, MessagingError>) -> Void,
    _ body: (
      DeviceCore, Part, @escaping (DeviceCore, Result<Value, MessagingError>) -> Void
    ) throws(MessagingError) -> Void
  ) {
    switch result {
    case .failure(let error): completion(.failure(error))
    case .success(let part):
      ask(completion: completion) { core, end throws(MessagingError) in try body(core, part, end) }
    }
  }

  /// Begins a call under the lock; an error is its end.
  ///
  /// - parameter fail: Reports the error to the app; nil if the app does not wait for the end.
  /// - parameter body: Receives whether the caller waits, for `TurnBuffer.end`.
  func begin(
    failing fail: ((MessagingError) -> Void)?, _ body: (DeviceCore, Bool) throws(MessagingError) -> Void
  ) {
    let isWaiting = Self.isWaiting
    do throws(MessagingError) {
      try change { core throws(MessagingError) in try body(core, isWaiting) }
    } catch {
      if let fail { complete { fail(error) } }
    }
  }

  /// Makes a call unless it is refused whatever the device's state is.
  func begin(unless refusal: MessagingError?, failing fail: @escaping (MessagingError) -> Void, _ call: () -> Void) {
    guard let refusal else { return call() }
    complete { fail(refusal) }
  }

  /// Completes a call of the app that was made in a scope that waits, or in one that does not.
  func complete(isWaiting: Bool, _ body: @escaping () -> Void) {
    Self.$isWaiting.withValue(isWaiting) { complete(body) }
  }

  /// Returns an id for a transfer that is about to begin.
  func makeTransferID() -> TransferID { core.withLock { $0.transfers.table.makeID() } }
}
