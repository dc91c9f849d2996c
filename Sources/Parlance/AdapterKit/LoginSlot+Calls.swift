public import ParlanceCore
public import ParlanceEngine

/// The calls of an adapter's client, in the same words for all adapters: `read` and `change` concern this device's database and are done
/// at once, `request` asks the hub for what is answered with an error or nothing, `fetch` for what is answered with a value, which can be
/// what became of a change, and `wait` does so on a thread that waits for the answer.
///
/// Completions run on the callback queue, exactly once, and receive the engine's error; the adapter translates it. Without a login it is
/// `notLoggedIn`.
extension LoginSlot {
  /// Reads the local database, or does something with it, at once.
  ///
  /// - throws: `notLoggedIn`; the error of the database if it cannot be read, in place of what is missing for it.
  public func read<Value>(_ body: (Device) throws(MessagingError) -> Value) throws(MessagingError) -> Value {
    let device = try requireLogin().device
    return try device.reading { () throws(MessagingError) in try body(device) }
  }

  /// Changes the local database at once. The completion runs after everything that follows from it was reported.
  public func change(
    _ completion: ((MessagingError?) -> Void)?, _ body: (Login) throws(MessagingError) -> Void
  ) {
    perform(orFail: completion) { login throws(MessagingError) in
      try body(login)
      if let completion { login.device.afterCallbacks { completion(nil) } }
    }
  }

  /// Asks the hub for what is answered with an error or nothing.
  ///
  /// - parameter completion: Receives the error, nil once it is done.
  /// - parameter body: Asks, and passes the answer on. It does not do so after it has thrown.
  public func request(
    _ completion: ((MessagingError?) -> Void)?,
    _ body: (Login, @escaping (MessagingError?) -> Void) throws(MessagingError) -> Void
  ) {
    perform(orFail: completion) { login throws(MessagingError) in try body(login) { completion?($0) } }
  }

  /// Asks the hub for a value.
  ///
  /// - parameter completion: Receives the value or the error.
  /// - parameter body: Asks, and passes the answer on. It does not do so after it has thrown.
  public func fetch<Value>(
    _ completion: ((Result<Value, MessagingError>) -> Void)?,
    _ body: (Login, @escaping (Result<Value, MessagingError>) -> Void) throws(MessagingError) -> Void
  ) {
    perform(orFail: completion.map { completion in { completion(.failure($0)) } }) { login throws(MessagingError) in
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
}
