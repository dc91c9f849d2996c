internal import Dispatch
internal import ParlanceCore
internal import ParlanceEngine

/// The state of a client: its login, the calls that wait for messages to be sent, and its streams.
///
/// | state of a login | until |
/// |---|---|
/// | *reserved*: its device is being opened | `attach`: opening; `abandon`: none |
/// | *opening*: the hub has not answered | `establish`: established; `abandon`: none, the streams stay |
/// | *established* | `leave`: leaving; `end`: none, calls and streams end with an error |
/// | *leaving*: the app logged out | its database is closed: none, streams end |
///
/// Streams hold this object, and so does the handler of the device, but not the client: released, it ends its login.
final class ClientCore: Sendable {
  private struct Login {
    let number: Int
    var device: Device?
    var isEstablished = false
    var isLeaving = false
  }

  typealias Sending = Answer<Result<Message, MessagingError>>

  private struct State {
    var login: Login?
    var logins = 0
    var sending: [MessageKey: Sending] = [:]
    /// Receivers of the progress of messages' files.
    var followers: [MessageKey: @Sendable (TransferProgress) -> Void] = [:]
    var streams = EventStreams()
  }

  private let state = Lock(State())

  // MARK: the login

  /// Begins a login.
  ///
  /// - returns: Its number.
  /// - throws: `alreadyLoggedIn`, or `alreadyInProgress` while another begins or ends.
  func reserve() throws(MessagingError) -> Int {
    let result = state.withLock { state -> Result<Int, MessagingError> in
      if let login = state.login {
        let isInProgress = login.isLeaving || !login.isEstablished
        return .failure(MessagingError(isInProgress ? .alreadyInProgress : .alreadyLoggedIn))
      }
      state.logins += 1
      state.login = Login(number: state.logins)
      return .success(state.logins)
    }
    return try result.get()
  }

  /// Takes the device of a login.
  ///
  /// - parameter isEstablished: The login stands already, though the hub does not know it yet.
  /// - returns: False if the app has logged out meanwhile.
  func attach(_ device: Device, to number: Int, isEstablished: Bool) -> Bool {
    state.withLock { state in
      guard state.login?.number == number, state.login?.isLeaving == false else { return false }
      state.login?.device = device
      state.login?.isEstablished = isEstablished
      return true
    }
  }

  /// Notes that the hub let the device in.
  func establish(_ number: Int) {
    state.withLock { if $0.login?.number == number { $0.login?.isEstablished = true } }
  }

  /// Ends a login that did not come about.
  func abandon(_ number: Int) {
    let device = state.withLock { state -> Device? in
      guard let login = state.login, login.number == number else { return nil }
      state.login = nil
      return login.device
    }
    device?.disconnect { _ in }
  }

  /// Logs out.
  ///
  /// - parameter completion: Runs when the local database is closed.
  func leave(_ completion: @escaping @Sendable () -> Void) {
    let found = state.withLock { state -> (device: Device?, number: Int)? in
      guard let login = state.login, !login.isLeaving else { return nil }
      state.login?.isLeaving = true
      return (login.device, login.number)
    }
    guard let (device, number) = found else { return completion() }
    guard let device else {
      end(number, nil)
      return completion()
    }
    device.disconnect { [self] _ in
      end(number, nil)
      completion()
    }
  }

  /// Ends an established login for a reason other than a logout.
  func fail(_ number: Int, _ error: MessagingError) {
    let device = state.withLock { state -> Device? in
      guard let login = state.login, login.number == number, login.isEstablished, !login.isLeaving else { return nil }
      return login.device
    }
    guard let device else { return }
    end(number, error)
    device.disconnect { _ in }
  }

  /// Forgets a login, and ends the calls and streams that waited for it.
  private func end(_ number: Int, _ error: MessagingError?) {
    let (sending, resumptions) = state.withLock { state -> ([Sending], [EventStreams.Resumption]) in
      guard state.login?.number == number else { return ([], []) }
      defer {
        state.login = nil
        state.sending.removeAll()
        state.followers.removeAll()
      }
      return (Array(state.sending.values), state.streams.finish(error))
    }
    // They stay in the outbox and go out with the next login.
    for answer in sending { answer.give(.failure(error ?? MessagingError(.notLoggedIn))) }
    Self.resume(resumptions)
  }

  /// The device of the login that stands.
  var device: Device? {
    state.withLock { state in
      guard let login = state.login, login.isEstablished, !login.isLeaving else { return nil }
      return login.device
    }
  }

  // MARK: events

  /// Takes what the device of a login reports, on the callback queue.
  func handle(_ events: [DeviceEvent], of number: Int) {
    for event in events { handle(event, of: number) }
  }

  private func handle(_ event: DeviceEvent, of number: Int) {
    var sent: (answer: Sending, result: Result<Message, MessagingError>)?
    var progress: (follower: @Sendable (TransferProgress) -> Void, value: TransferProgress)?
    let resumptions = state.withLock { state -> [EventStreams.Resumption] in
      guard state.login?.number == number else { return [] }
      switch event {
      case .sent(let message, let error):
        if let answer = state.sending.removeValue(forKey: message.key) {
          sent = (answer, error.map { .failure($0) } ?? .success(message))
        }
      case .uploading(let id, let conversation, .file, let value):
        progress = state.followers[MessageKey(id, in: conversation)].map { ($0, value) }
      default: break
      }
      return state.streams.add(event, isKept: !event.isStep && sent == nil)
    }
    if let sent { sent.answer.give(sent.result) }
    if let progress { progress.follower(progress.value) }
    // Before the streams deliver the event: an app may log in again at once.
    if case .connection(let change) = event { endLogin(number, at: change) }
    Self.resume(resumptions)
  }

  /// Ends the login that the hub refused or ended.
  private func endLogin(_ number: Int, at change: ConnectionChange) {
    switch change {
    case .refused(let error): fail(number, error)
    case .ended(.tokenExpired): fail(number, MessagingError(.tokenExpired))
    case .ended(let reason): fail(number, MessagingError(.sessionEnded, Self.text(of: reason)))
    default: break
    }
  }

  private static func text(of reason: SessionEnd) -> String {
    switch reason {
    case .replaced: "another login took its place"
    case .requested: "another device of the account ended it"
    case .administration(let reason): reason
    case .tokenExpired: "its token expired"
    }
  }

  // MARK: messages on their way

  /// Waits from now on for the end of a message.
  ///
  /// - returns: nil if another call waits for it.
  func expect(_ key: MessageKey, _ progress: (@Sendable (TransferProgress) -> Void)?) -> Sending? {
    state.withLock { state in
      guard state.sending[key] == nil else { return nil }
      let answer = Sending()
      state.sending[key] = answer
      state.followers[key] = progress
      return answer
    }
  }

  /// Waits no longer for the end of a message.
  func forget(_ key: MessageKey, _ answer: Sending) {
    state.withLock { state in
      guard state.sending[key] === answer else { return }
      state.sending[key] = nil
      state.followers[key] = nil
    }
  }

  // MARK: streams

  func openStream(_ topic: StreamTopic) -> Int { state.withLock { $0.streams.open(topic) } }

  func closeStream(_ number: Int) { state.withLock { $0.streams.close(number) } }

  /// Delivers the next element of a stream to a waiting task, at once or when it arrives.
  func next(of number: Int, _ waiter: EventStreams.Waiter) {
    if let step = state.withLock({ $0.streams.next(of: number, waiter) }) { waiter.answer.give(step) }
  }

  func cancel(_ waiter: EventStreams.Waiter, of number: Int) {
    if state.withLock({ $0.streams.cancel(waiter, of: number) }) { waiter.answer.give(.end(nil)) }
  }

  private static func resume(_ resumptions: [EventStreams.Resumption]) {
    for (waiter, step) in resumptions { waiter.answer.give(step) }
  }
}
