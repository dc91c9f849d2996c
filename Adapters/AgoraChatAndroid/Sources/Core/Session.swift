internal import Parlance

/// One login: the device, and what is known of it while it lasts.
final class Session: @unchecked Sendable {
  // Safe to share: what changes is behind locks.
  let device: Device
  var account: AccountID { device.account }

  private let loggingIn = Lock(false)
  private let catchingUp = Lock(false)

  private init(_ device: Device) { self.device = device }

  /// Whether the app waits for the login to succeed.
  var isLoggingIn: Bool {
    get { loggingIn.withLock { $0 } }
    set { loggingIn.withLock { $0 = newValue } }
  }

  /// Whether what comes now came while this device was away.
  var isCatchingUp: Bool {
    get { catchingUp.withLock { $0 } }
    set { catchingUp.withLock { $0 = newValue } }
  }

  private struct Receiver {
    weak var core: ChatCore?
    weak var session: Session?
  }

  /// Opens the local database of an account.
  static func open(_ configuration: DeviceConfiguration, in core: ChatCore) throws(MessagingError) -> Session {
    let receiver = Lock(Receiver(core: core))
    // The device tells nothing before it is asked to connect, and by then the session is known.
    let device = try core.environment.openDevice(configuration) { events in
      let (core, session) = receiver.withLock { ($0.core, $0.session) }
      if let core, let session { core.handle(events, session) }
    }
    let session = Session(device)
    receiver.withLock { $0.session = session }
    return session
  }
}
