internal import ParlanceCore

extension DeviceRunner {
  /// Logs in.
  ///
  /// - parameter eventually: Tries again until the hub can be reached.
  func connect(token: String, eventually: Bool, completion: ((MessagingError?) -> Void)?) {
    // A closed device can never log in again.
    let fail = completion.map { completion in
      { (error: MessagingError) in
        completion(error.code == .notLoggedIn ? MessagingError(.sessionEnded) : error)
      }
    }
    begin(failing: fail) { core, isWaiting throws(MessagingError) in
      try core.login.begin(token: token, eventually: eventually, isWaiting: isWaiting, completion: completion)
    }
  }

  /// Shows the hub another token, or logs in with it if the login ended.
  func renewToken(_ token: String, completion: @escaping (MessagingError?) -> Void) {
    if read({ $0.streams.isKnown && $0.connection.state == .idle }) == true {
      return connect(token: token, eventually: false, completion: completion)
    }
    ask(RenewTokenCall(token: token), completion: completion, apply: { core in core.login.use(token: token) })
  }
}

extension DeviceLogin {
  /// Begins a login, or joins the one that is under way.
  fileprivate func begin(
    token: String, eventually: Bool, isWaiting: Bool, completion: ((MessagingError?) -> Void)?
  ) throws(MessagingError) {
    if let damage = core.damage { throw damage }
    if core.connection.state == .idle && !core.configuration.retention.resumesSending {
      try core.sending.dropOutbox()
    }
    if core.connection.state == .idle {
      use(token: token)
      setCall(completion.map { (isWaiting, $0) })
      do throws(MessagingError) {
        try perform(core.connection.login(eventually: eventually))
      } catch {
        // The caller reports it, once.
        setCall(nil)
        throw error
      }
    } else if let completion {
      for action in core.connection.login(eventually: eventually) {
        if case .complete(let error) = action {
          core.turn.end(isImmediate: isWaiting) { completion(error) }
        }
      }
    }
  }
}
