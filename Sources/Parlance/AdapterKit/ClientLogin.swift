public import ParlanceCore
public import ParlanceEngine

/// A login of an adapter's client: its device, the engine that the device belongs to, and the adapter's own notes.
///
/// A `LoginSlot` makes logins.
public final class ClientLogin<Details>: Sendable {
  /// The progress of a login.
  public enum Phase: Sendable {
    /// A call of the app waits for the outcome. A refusal goes to that call alone.
    case awaited
    /// The hub accepted the login, or is to accept it as soon as it can be reached. A refusal is reported as an event.
    case standing
    /// The client gave the login up. Its device is about to close; refusals are no longer reported.
    case leaving
  }

  /// The device that the login opened.
  public let device: Device
  /// The engine of the device.
  public let environment: MessagingEnvironment
  /// The adapter's own notes about this login.
  public let details: Lock<Details>
  private let state: Lock<Phase>

  /// The account that is logged in.
  public var account: AccountID { device.account }

  /// The progress of the login.
  public var phase: Phase { state.withLock { $0 } }

  /// The hub's time while the device can be used; this machine's after that.
  public var now: Timestamp { device.isOpen ? device.now : environment.clock.now() }

  init(_ device: Device, _ environment: MessagingEnvironment, _ phase: Phase, _ details: Details) {
    self.device = device
    self.environment = environment
    self.details = Lock(details)
    state = Lock(phase)
  }

  /// Notes that the login for which a call waited has succeeded. Has no effect in other phases.
  public func establish() {
    state.withLock { if $0 == .awaited { $0 = .standing } }
  }

  func leave() { state.withLock { $0 = .leaving } }
}
