internal import AgoraChatCommon
internal import Dispatch
internal import Parlance

/// The state that the managers of one app share: the environment, the login, and the listeners.
final class ClientCore: @unchecked Sendable {
  // Safe to share: everything that changes is in `state`, and the lists of listeners lock themselves.

  /// The style's name in the engine.
  static let style = "AgoraChatAndroid"

  private struct State {
    var options = AgoraChatOptions()
    /// The message objects still in use, held weakly.
    var objects: [MessageKey: WeakMessage] = [:]
    var objectsToPrune = 64
  }

  /// A message that is being sent, and its callbacks.
  struct Outgoing {
    let message: AgoraMessage
    let callback: (any AgoraCallBack)?
    var upload = UploadProgress()

    /// The callbacks to notify.
    var callbacks: [(any AgoraCallBack)?] { [callback, message.fields.withLock { $0.statusCallback }] }
  }

  private struct WeakMessage {
    weak var message: AgoraMessage?
  }

  let deviceID: DeviceID
  private let state = Lock(State())
  let slot: LoginSlot<LoginNotes>
  /// The messages that are being sent to the hub. They outlive a logout, as the outbox does.
  let outgoing = ObjectsInFlight<MessageKey, Outgoing>()
  /// The addresses that the app received.
  let addresses = AddressBook.shared
  /// Downloads of messages' files under way.
  let downloads = SharedDownloads<DownloadWaiter>()
  let eventListeners = ListenerList<any AgoraEventListener>()
  let connectionListeners = ListenerList<any AgoraConnectionListener>()
  let groupListeners = ListenerList<any AgoraGroupChangeListener>()
  let roomListeners = ListenerList<any AgoraChatRoomChangeListener>()

  /// - parameter environment: nil for the default one, as it is at each login.
  init(environment: MessagingEnvironment?, deviceID: DeviceID) {
    self.deviceID = deviceID
    slot = LoginSlot(environment: environment)
  }

  /// Ends everything when the manager is released; otherwise the device would keep its login and its database.
  func abandon() {
    endOutgoing { _ in true }
    slot.end()
  }

  var options: AgoraChatOptions {
    get { state.withLock { $0.options } }
    set { state.withLock { $0.options = newValue } }
  }

  // MARK: the login

  /// The login, established or under way; nil if there is none.
  var login: Login? { slot.current }

  /// The device of the login.
  ///
  /// - throws: `notLoggedIn` without a login.
  func requireDevice() throws(MessagingError) -> Device {
    guard let login, login.device.isOpen else { throw MessagingError(.notLoggedIn) }
    return login.device
  }

  /// Opens the local database of an account, for a login that is under way until it is established.
  ///
  /// - throws: An error with the vendor's number: 110 for an invalid name, 200 and 218 if this account or another one is
  ///   logged in or logging in, storage errors.
  func open(_ account: AccountID) throws(EaseMobException) -> Login {
    guard account.isValid else { throw EaseMobException(MessagingError(.invalidArgument, "user name")) }
    let opened = try slot.open(configuration(account), isAwaited: true, details: LoginNotes()) {
      former throws(EaseMobException) in
      guard let former, former.phase == .awaited || former.device.isLoggedIn else { return }
      throw EaseMobException(former.account == account ? 200 : 218, "logged in already")
    } failure: {
      EaseMobException($0)
    } handler: { [weak self] login, events in
      self?.handle(events, login)
    }
    state.withLock { $0.objects.removeAll() }
    endOutgoing { $0 != account }
    return opened
  }

  private func configuration(_ account: AccountID) -> DeviceConfiguration {
    var configuration = DeviceConfiguration(style: Self.style, account: account, device: deviceID)
    // The SDK reports that the account was invited once it is a member.
    configuration.acceptsGroupInvitations = true
    configuration.revocation = DeviceConfiguration.RevocationPolicy(removal: .afterReport, uncountsMessages: true)
    configuration.reading = DeviceConfiguration.ReadingPolicy(
      receiptScope: .singleMessage, listsMessages: true, confirmsDelivery: options.getRequireDeliveryAck())
    return configuration
  }

  /// Fails the callbacks of outgoing messages whose accounts are no longer logged in. The messages stay in those accounts'
  /// local databases.
  ///
  /// - parameter isOver: Returns whether an account's messages are affected.
  private func endOutgoing(_ isOver: (AccountID?) -> Bool) {
    let ended = outgoing.removeAll { outgoing in isOver(outgoing.message.fields.withLock { $0.account }) }
    if ended.isEmpty { return }
    let error = MessagingError(.notLoggedIn)
    afterCallbacks {
      for outgoing in ended { Self.report(outgoing, AgoraErrorNumber.number(error), error.description) }
    }
  }

  // MARK: message objects

  /// Returns the object of a message: the one still in use, otherwise a new one.
  func object(for message: Message, _ login: Login) -> AgoraMessage {
    let key = message.key
    let known = outgoing[key]?.message ?? state.withLock { $0.objects[key]?.message }
    if let known {
      known.adopt(message)
      return known
    }
    let object = AgoraMessage(message, self, account: login.account)
    if message.row != .zero { keep(object, key) }
    return object
  }

  /// Updates the object of a message, if there is one, after an edit.
  func refresh(_ message: Message) {
    let key = message.key
    let known = outgoing[key]?.message ?? state.withLock { $0.objects[key]?.message }
    known?.adopt(message)
  }

  /// Returns this object for its message as long as it is in use.
  func keep(_ object: AgoraMessage, _ key: MessageKey) {
    state.withLock { state in
      if state.objects.count >= state.objectsToPrune {
        state.objects = state.objects.filter { $0.value.message != nil }
        state.objectsToPrune = max(64, state.objects.count * 2)
      }
      state.objects[key] = WeakMessage(message: object)
    }
  }

  // MARK: calls

  /// Runs a closure on the callback queue, after everything that was reported before.
  func afterCallbacks(_ body: @escaping () -> Void) {
    slot.afterCallbacks(body)
  }

  /// Asks the hub and waits on the caller's thread.
  func wait<Value>(
    in kind: ConversationKind = .direct,
    _ call: (Device, @escaping (Result<Value, MessagingError>) -> Void) -> Void
  ) throws(EaseMobException) -> Value {
    do throws(MessagingError) {
      return try slot.wait { login, done in call(login.device, done) }
    } catch {
      throw EaseMobException(error, in: kind)
    }
  }

  /// The same for a change without a result.
  func wait(
    in kind: ConversationKind = .direct, _ call: (Device, @escaping (MessagingError?) -> Void) -> Void
  ) throws(EaseMobException) {
    let _: Void = try wait(in: kind) { device, completion in
      call(device) { error in completion(error.map { .failure($0) } ?? .success(())) }
    }
  }
}

extension ClientCore: FileOwner {
  var currentDevice: Device? { login?.device }
  func isDownloading(_ media: MediaID, on device: Device) -> Bool { downloads.contains(media, on: device) }
}
