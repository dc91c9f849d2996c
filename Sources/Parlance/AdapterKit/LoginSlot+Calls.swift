public import ParlanceCore
public import ParlanceEngine

/// The calls of an adapter's client, in the same words for all adapters: `read` and `change` concern this device's database and are done
/// at once, `request` asks the hub for what is answered with an error or nothing, `fetch` for what is answered with a value, which can be
/// what became of a change, and `wait` does so on a thread that waits for the answer.
///
/// Completions run on the callback queue, exactly once, and receive the engine's error; the adapter translates it. Without a login it is
/// `notLoggedIn`. An adapter whose own checks throw errors of its vendor passes `failure`, which translates the engine's: its closures
/// throw, and its completions receive, the vendor's errors alone.
extension LoginSlot {
  // MARK: the local database

  /// Reads the local database, at once.
  ///
  /// - throws: `notLoggedIn`; the error of the database if it cannot be read, in place of what is missing for it.
  public func read<Value>(_ body: (Device) throws(MessagingError) -> Value) throws(MessagingError) -> Value {
    let device = try requireLogin().device
    return try device.reading { () throws(MessagingError) in try body(device) }
  }

  /// Changes the local database, at once.
  ///
  /// - throws: `notLoggedIn`; the error of the database if it cannot be read, in place of what is missing for it.
  public func change(_ body: (Device) throws(MessagingError) -> Void) throws(MessagingError) { try read(body) }

  /// Changes the local database at once. The completion runs after everything that follows from it was reported.
  public func change(
    _ completion: ((MessagingError?) -> Void)?, _ body: (Login) throws(MessagingError) -> Void
  ) {
    change(completion, failure: { $0 }, body)
  }

  /// Changes the local database at once. The completion runs after everything that follows from it was reported.
  ///
  /// - parameter completion: Receives the error, nil once it is done.
  /// - parameter failure: Makes the vendor's error of the engine's.
  /// - parameter body: Changes the database.
  public func change<Failure: Error>(
    _ completion: ((Failure?) -> Void)?, failure: (MessagingError) -> Failure, _ body: (Login) throws(Failure) -> Void
  ) {
    perform(completion.map { completion in { (error: Failure) in completion(error) } }, failure: failure) {
      login throws(Failure) in
      try body(login)
      if let completion { login.device.afterCallbacks { completion(nil) } }
    }
  }

  // MARK: the hub

  /// Asks the hub for what is answered with an error or nothing.
  ///
  /// - parameter completion: Receives the error, nil once it is done.
  /// - parameter body: Asks, and passes the answer on. It does not do so after it has thrown.
  public func request(
    _ completion: ((MessagingError?) -> Void)?,
    _ body: (Login, @escaping (MessagingError?) -> Void) throws(MessagingError) -> Void
  ) {
    request(completion, failure: { $0 }, body)
  }

  /// Asks the hub for what is answered with an error or nothing.
  ///
  /// - parameter completion: Receives the error, nil once it is done.
  /// - parameter failure: Makes the vendor's error of the engine's.
  /// - parameter body: Asks, and passes the answer on. It does not do so after it has thrown.
  public func request<Failure: Error>(
    _ completion: ((Failure?) -> Void)?, failure: (MessagingError) -> Failure,
    _ body: (Login, @escaping (Failure?) -> Void) throws(Failure) -> Void
  ) {
    perform(completion.map { completion in { (error: Failure) in completion(error) } }, failure: failure) {
      login throws(Failure) in
      try body(login) { completion?($0) }
    }
  }

  /// Asks the hub for a value.
  ///
  /// - parameter completion: Receives the value or the error.
  /// - parameter body: Asks, and passes the answer on. It does not do so after it has thrown.
  public func fetch<Value>(
    _ completion: ((Result<Value, MessagingError>) -> Void)?,
    _ body: (Login, @escaping (Result<Value, MessagingError>) -> Void) throws(MessagingError) -> Void
  ) {
    fetch(completion, failure: { $0 }, body)
  }

  /// Asks the hub for a value.
  ///
  /// - parameter completion: Receives the value or the error.
  /// - parameter failure: Makes the vendor's error of the engine's.
  /// - parameter body: Asks, and passes the answer on. It does not do so after it has thrown.
  public func fetch<Value, Failure: Error>(
    _ completion: ((Result<Value, Failure>) -> Void)?, failure: (MessagingError) -> Failure,
    _ body: (Login, @escaping (Result<Value, Failure>) -> Void) throws(Failure) -> Void
  ) {
    perform(completion.map { completion in { (error: Failure) in completion(.failure(error)) } }, failure: failure) {
      login throws(Failure) in
      try body(login) { completion?($0) }
    }
  }

  /// Asks the hub for a value and waits for it on the caller's thread, which is not one that runs callbacks.
  ///
  /// - parameter body: Asks, and passes the answer on. It does not do so after it has thrown.
  public func wait<Value>(
    _ body: (Login, @escaping (Result<Value, MessagingError>) -> Void) throws(MessagingError) -> Void
  ) throws(MessagingError) -> Value {
    let login = try requireLogin()
    let result: Result<Value, MessagingError> = Device.wait { completion in
      do throws(MessagingError) { try body(login, completion) } catch { completion(.failure(error)) }
    }
    return try result.get()
  }

  // MARK: failures

  /// Calls a closure with the login. A failure is reported on the callback queue.
  ///
  /// - parameter fail: Receives the error; nil to ignore it. If the local database cannot be read, that error takes
  ///   precedence over its consequences.
  /// - parameter failure: Makes the vendor's error of the engine's.
  /// - parameter body: The closure.
  private func perform<Failure: Error>(
    _ fail: ((Failure) -> Void)?, failure: (MessagingError) -> Failure, _ body: (Login) throws(Failure) -> Void
  ) {
    do throws(Failure) {
      guard let current else { throw failure(MessagingError(.notLoggedIn)) }
      try body(current)
    } catch {
      guard let fail else { return }
      let damage = device?.storageError
      let cause = damage.map(failure) ?? error
      afterCallbacks { fail(cause) }
    }
  }
}
