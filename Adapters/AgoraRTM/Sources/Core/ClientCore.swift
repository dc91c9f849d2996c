import AgoraRtmCommon
import Dispatch
import Parlance

/// The state that a kit and its channels share: the engine, the login, and the operations that an app waits for.
///
/// Safe to share: what changes is in `state` and in the login, under their locks; `kit` is set once, before anybody
/// else knows the core.
final class ClientCore: @unchecked Sendable {
  /// The style's name, for devices and for data that only this vendor's apps understand.
  static let style = AgoraRtmStyle.name

  let appID: String
  let deviceID: DeviceID
  weak var kit: AgoraRtmKit?
  /// A Boolean value that indicates whether a kit was created with an app id; otherwise every call is refused.
  let isInitialized: Bool
  let log = LogFile()
  let state = Lock(KitState())
  /// Held while the channels that are joined are counted and another one begins to join.
  private let joining = Lock(())
  /// The peers to whose status calls that are under way subscribe, by the numbers of the calls.
  private let subscribing = Lock<[Int: Set<AccountID>]>([:])
  let slot: LoginSlot<LoginNotes>

  init(appID: String, environment: MessagingEnvironment?, device: DeviceID, isInitialized: Bool = true) {
    self.appID = appID
    self.isInitialized = isInitialized
    slot = LoginSlot(environment: environment)
    deviceID = device
  }

  /// Logs out when the kit is released, and completes pending requests.
  func close() {
    let channels = state.withLock { state in
      // They hold the core, which would hold them for ever.
      defer { state.channels = [:] }
      return state.channels.values
    }
    for channel in channels { channel.part() }
    guard let login = slot.current else { return }
    if let ended = login.end(), ended.isAwaited {
      login.device.afterCallbacks { [self] in
        ended.completion?(.loginNotInitialized)
        ended.refuseAll()
        failInvitations(of: ended)
      }
    }
    slot.leave(login)
  }

  /// Nothing can be asked of the engine any more.
  var isShutDown: Bool { !isInitialized || slot.environment.isShutDown }
  var now: Int64 { slot.environment.clock.now().milliseconds }

  /// The time that lies so many milliseconds after another, or after now; the last one that there is if it is later.
  func time(_ milliseconds: Int64, after time: Int64? = nil) -> Int64 {
    Timestamp(milliseconds: time ?? now).advanced(byMilliseconds: milliseconds).milliseconds
  }

  /// The login, once it has succeeded.
  var login: Login? { slot.current.flatMap { $0.isEstablished ? $0 : nil } }
  var device: Device? { login?.device }

  var delegate: (any AgoraRtmDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  /// Counts a call; false if it comes too soon after others.
  func admits(_ rate: Rate) -> Bool {
    let now = now
    return state.withLock { $0.rates.admits(rate, at: now) }
  }

  // MARK: calling back

  /// Runs a closure on the callback queue, after everything that was reported before.
  func afterCallbacks(_ body: @escaping () -> Void) {
    slot.afterCallbacks(body)
  }

  /// Runs a closure on the callback queue once the clock has reached a time, in milliseconds.
  func schedule(at time: Int64, _ body: @escaping () -> Void) {
    // Given away here and run once on the callback queue, where everything of a kit runs.
    nonisolated(unsafe) let body = body
    let environment = slot.environment
    let queue = environment.callbackQueue
    environment.clock.schedule(at: Timestamp(milliseconds: time)) { queue.async { body() } }
  }

  // MARK: calls

  /// Makes a call that needs a login. While the link is broken, the call waits for it as long as for an answer.
  ///
  /// - parameter rate: The vendor's rate limit that the call counts towards.
  /// - parameter invalid: The error of the arguments; nil if they are valid.
  /// - parameter reserve: Reserves the call's share of a limit, before anything else; returns the error if the limit is
  ///   reached. Calls on other threads reserve theirs before or after it.
  /// - parameter release: Releases the share if the call is refused at once. A call that fails later has to release it itself.
  /// - parameter fail: Reports the error to the app.
  /// - parameter body: Makes the request to the device.
  func request<Code: RefusalCode>(
    _ rate: Rate, invalid: Code?, reserve: () -> Code? = { nil }, release: () -> Void = {},
    fail: @escaping (Code) -> Void, body: @escaping (Device, @escaping (MessagingError) -> Void) -> Void
  ) {
    let refuse = { [self] (code: Code) in afterCallbacks { fail(code) } }
    if isShutDown { return refuse(Code(.notInitialized)) }
    slot.request({ error in if let error { fail(Code(error)) } }) { login, done in
      guard login.isEstablished else { return refuse(Code(.noLogin)) }
      if let invalid { return refuse(invalid) }
      if let refusal = reserve() { return refuse(refusal) }
      guard admits(rate) else {
        release()
        return refuse(Code(.tooOften))
      }
      let run: (Device) -> Void = { device in body(device) { error in done(error) } }
      if login.device.isConnected { return run(login.device) }
      let number = nextCall()
      login.details.withLock { $0.waiting[number] = WaitingCall(run: run) { fail(Code(.noLogin)) } }
      schedule(at: time(Code.patience)) {
        if login.details.withLock({ $0.waiting.removeValue(forKey: number) }) != nil { fail(Code(.timeout)) }
      }
      // The link may have come back in between.
      if login.device.isConnected { runWaitingCalls(login) }
    }
  }

  /// Makes the calls that waited for the link.
  func runWaitingCalls(_ login: Login) {
    let calls = login.details.withLock { state in
      defer { state.waiting = [:] }
      return state.waiting.sorted { $0.key < $1.key }.map(\.value)
    }
    for call in calls { call.run(login.device) }
  }

  // MARK: subscriptions

  /// A number for a call, which no other has.
  func nextCall() -> Int {
    state.withLock { state in
      state.lastCall += 1
      return state.lastCall
    }
  }

  /// Takes the share of a call in the peers that may be subscribed to; those of other calls that are under way count.
  ///
  /// - returns: A Boolean value that indicates whether there is room for them.
  func reserve(_ peers: [AccountID], for call: Int) -> Bool {
    subscribing.withLock { subscribing in
      // Held meanwhile: a call that ends now is either still here, or its peers are with the device.
      let others = subscribing.values.reduce(into: Set(device?.watchedAccounts ?? [])) { $0.formUnion($1) }
      guard others.union(peers).count <= Limits.subscribedPeers else { return false }
      subscribing[call] = Set(peers)
      return true
    }
  }

  /// Releases the peers that a call reserved.
  func release(_ call: Int) { subscribing.withLock { $0[call] = nil } }

  // MARK: channels

  func channel(_ id: String) -> AgoraRtmChannel? { state.withLock { $0.channels[id] } }

  /// Lets a channel begin to join, unless too many are joined or being joined. One channel at a time is let in.
  ///
  /// - returns: A Boolean value that indicates whether it may.
  func admitJoin(_ begin: () -> Void) -> Bool {
    joining.withLock { _ in
      let channels = state.withLock { Array($0.channels.values) }
      guard channels.count(where: \.isTaken) < Limits.joinedChannels else { return false }
      begin()
      return true
    }
  }
}
