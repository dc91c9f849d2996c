import Dispatch
import Parlance

/// The state that a kit and its channels share: the engine, the login, and the operations that an app waits for.
///
/// Safe to share: what changes is in `state` and in the login, under their locks; `kit` is set once, before anybody
/// else knows the core.
final class KitCore: @unchecked Sendable {
  /// The style's name, for devices and for data that only this vendor's apps understand.
  static let style = "AgoraRTM"

  let appID: String
  let deviceID: DeviceID
  weak var kit: AgoraRtmKit?
  let log = LogFile()
  let state = Lock(KitState())
  let slot: LoginSlot<LoginState>

  init(appID: String, environment: MessagingEnvironment?, device: DeviceID) {
    self.appID = appID
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
  var isShutDown: Bool { slot.environment.isShutDown }
  var now: Int64 { slot.environment.clock.now().milliseconds }

  /// The time that lies so many milliseconds after another, or after now; the last one that there is if it is later.
  func time(_ milliseconds: Int64, after time: Int64? = nil) -> Int64 {
    Timestamp(milliseconds: time ?? now).advanced(byMilliseconds: milliseconds).milliseconds
  }

  /// The login, once it has succeeded.
  var login: Login? {
    guard let login = slot.current else { return nil }
    let phase = login.details.withLock { $0.phase }
    return phase == .connected || phase == .aborted ? login : nil
  }
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

  /// A Boolean value that indicates whether calls that need a login can be made.
  var canCall: Bool { !isShutDown && login != nil }

  // MARK: calling back

  /// Runs a closure on the callback queue, after everything that was reported before.
  func callBack(_ body: @escaping () -> Void) {
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

  /// Makes a call that needs a login, and waits for the link, if it is broken, as long as for an answer.
  ///
  /// - parameter rate: The calls that the vendor lets an app make only so often.
  /// - parameter invalid: The fault of the arguments.
  /// - parameter begin: Runs before anything else happens, unless the call is refused at once.
  /// - parameter fail: Notifies the app.
  /// - parameter body: Asks the device.
  func call<Code: RefusalCode>(
    _ rate: Rate, invalid: Code?, begin: () -> Void = {},
    fail: @escaping (Code) -> Void, body: @escaping (Device, @escaping (MessagingError) -> Void) -> Void
  ) {
    if isShutDown { return callBack { fail(Code(.notInitialized)) } }
    guard let login else { return callBack { fail(Code(.noLogin)) } }
    if let invalid { return callBack { fail(invalid) } }
    guard admits(rate) else { return callBack { fail(Code(.tooOften)) } }
    begin()
    let run: (Device) -> Void = { device in body(device) { error in fail(Code(error)) } }
    if login.device.isConnected { return run(login.device) }
    let number = state.withLock { state in
      state.lastCall += 1
      return state.lastCall
    }
    login.details.withLock { $0.waiting[number] = WaitingCall(run: run) { fail(Code(.noLogin)) } }
    schedule(at: time(Code.patience)) {
      if login.details.withLock({ $0.waiting.removeValue(forKey: number) }) != nil { fail(Code(.timeout)) }
    }
    // The link may have come back in between.
    if login.device.isConnected { runWaitingCalls(login) }
  }

  /// Makes the calls that waited for the link.
  func runWaitingCalls(_ login: Login) {
    let calls = login.details.withLock { state in
      defer { state.waiting = [:] }
      return state.waiting.sorted { $0.key < $1.key }.map(\.value)
    }
    for call in calls { call.run(login.device) }
  }

  // MARK: channels

  func channel(_ id: String) -> AgoraRtmChannel? { state.withLock { $0.channels[id] } }

  var joinedChannelCount: Int {
    state.withLock { Array($0.channels.values) }.count { $0.isTaken }
  }
}
