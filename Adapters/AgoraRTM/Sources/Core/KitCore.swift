import Dispatch
import Foundation
import Parlance

/// What a kit and its channels share: the engine, the login, and what an app waits for.
///
/// Safe to share: what changes is in `state`, under its lock; `kit` is set once, before anybody else knows the core.
final class KitCore: @unchecked Sendable {
  /// The style's name, for devices and for what only this vendor's apps understand.
  static let style = "AgoraRTM"

  let appID: String
  let deviceID: DeviceID
  weak var kit: AgoraRtmKit?
  let log = LogFile()
  let state = Lock(KitState())
  private let chosenEnvironment: MessagingEnvironment?

  init(appID: String, environment: MessagingEnvironment?, device: DeviceID) {
    self.appID = appID
    chosenEnvironment = environment
    deviceID = device
  }

  /// Nobody holds the kit any more: it logs out, and whoever waits is told so.
  func close() {
    let ended = state.withLock { state in
      defer {
        state.end()
        // They hold the core, which would hold them for ever.
        state.channels = [:]
      }
      return state
    }
    for channel in ended.channels.values { channel.part() }
    if ended.isAwaited {
      environment.callBack(after: ended.device) {
        ended.loginCompletion?(.loginNotInitialized)
        ended.refuseAll()
      }
    }
    ended.device?.disconnect { _ in }
  }

  var environment: MessagingEnvironment { chosenEnvironment ?? .default }
  var now: Int64 { environment.clock.now().milliseconds }

  /// The time that lies so many milliseconds after another, or after now; the last one that there is if it is later.
  func time(_ milliseconds: Int64, after time: Int64? = nil) -> Int64 {
    Timestamp(milliseconds: time ?? now).advanced(byMilliseconds: milliseconds).milliseconds
  }
  var device: Device? { state.withLock { $0.phase == .connecting ? nil : $0.device } }

  var delegate: (any AgoraRtmDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  /// Counts a call; false if it comes too soon after others.
  func admits(_ rate: Rate) -> Bool {
    let now = now
    return state.withLock { $0.rates.admits(rate, at: now) }
  }

  /// Whether calls that need a login can be made.
  var canCall: Bool { !environment.isShutDown && device != nil }

  // MARK: calling back

  /// Runs a closure on the callback queue, after everything that was told so far.
  func callBack(_ body: @escaping () -> Void) {
    environment.callBack(after: state.withLock { $0.device }, body)
  }

  /// Runs a closure on the callback queue once the clock has reached a time, in milliseconds.
  func schedule(at time: Int64, _ body: @escaping () -> Void) {
    // Given away here and run once on the callback queue, where everything of a kit runs.
    nonisolated(unsafe) let body = body
    let queue = environment.callbackQueue
    environment.clock.schedule(at: Timestamp(milliseconds: time)) { queue.async { body() } }
  }

  // MARK: calls

  /// Makes a call that needs a login, and waits for the link, if it is broken, as long as for an answer.
  ///
  /// - parameter rate: What the vendor lets an app call only so often.
  /// - parameter codes: The call's codes.
  /// - parameter invalid: What is wrong with the arguments.
  /// - parameter begin: Runs before anything else happens, unless the call is refused at once.
  /// - parameter fail: Tells the app.
  /// - parameter body: Asks the device.
  func call<Code: Sendable>(
    _ rate: Rate, _ codes: CallCodes<Code>, invalid: Code?, begin: () -> Void = {},
    fail: @escaping (Code) -> Void, body: @escaping (Device, @escaping (MessagingError) -> Void) -> Void
  ) {
    if environment.isShutDown { return callBack { fail(codes.notInitialized) } }
    guard let device else { return callBack { fail(codes.notLoggedIn) } }
    if let invalid { return callBack { fail(invalid) } }
    guard admits(rate) else { return callBack { fail(codes.tooOften) } }
    begin()
    let run: (Device) -> Void = { device in body(device) { error in fail(codes.code(error)) } }
    if device.isConnected { return run(device) }
    let number = state.withLock { state in
      state.lastCall += 1
      state.waiting[state.lastCall] = WaitingCall(run: run) { fail(codes.notLoggedIn) }
      return state.lastCall
    }
    schedule(at: time(codes.patience)) { [weak self] in
      if self?.state.withLock({ $0.waiting.removeValue(forKey: number) }) != nil { fail(codes.timeout) }
    }
    // The link may have come back in between.
    if device.isConnected { runWaitingCalls(device) }
  }

  /// Makes the calls that waited for the link.
  func runWaitingCalls(_ device: Device) {
    let calls = state.withLock { state in
      defer { state.waiting = [:] }
      return state.waiting.sorted { $0.key < $1.key }.map(\.value)
    }
    for call in calls { call.run(device) }
  }

  // MARK: channels

  func channel(_ id: String) -> AgoraRtmChannel? { state.withLock { $0.channels[id] } }

  var joinedChannelCount: Int {
    state.withLock { Array($0.channels.values) }.count { $0.isTaken }
  }
}
