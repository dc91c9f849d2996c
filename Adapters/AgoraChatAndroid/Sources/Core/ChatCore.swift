internal import AgoraChatCommon
internal import Dispatch
internal import Parlance

/// What the managers of one app share: the environment, the login, and who is told.
final class ChatCore: @unchecked Sendable {
  // Safe to share: everything that changes is in `state`, and the lists of listeners lock themselves.

  /// The style's name in the engine.
  static let style = "AgoraChatAndroid"

  private struct State {
    var environment: MessagingEnvironment?
    var session: Session?
    var options = AgoraChatOptions()
    /// The messages that are on their way to the hub. It outlives a logout, as the outbox does.
    var outgoing: [MessageKey: Outgoing] = [:]
    /// The objects that somebody holds.
    var objects: [MessageKey: WeakMessage] = [:]
    var objectsToPrune = 64
    /// The addresses that the app was told.
    var addresses = AddressBook()
  }

  /// A message on its way, and who is told what becomes of it.
  struct Outgoing {
    let message: AgoraMessage
    let callback: (any AgoraCallBack)?
    var upload = UploadProgress()

    /// Who is told.
    var callbacks: [(any AgoraCallBack)?] { [callback, message.fields.withLock { $0.statusCallback }] }
  }

  private struct WeakMessage {
    weak var message: AgoraMessage?
  }

  let deviceID: DeviceID
  private let state: Lock<State>
  /// Downloads of messages' files under way.
  let downloads = SharedDownloads<DownloadWaiter>()
  let eventListeners = ListenerList<any AgoraEventListener>()
  let connectionListeners = ListenerList<any AgoraConnectionListener>()
  let groupListeners = ListenerList<any AgoraGroupChangeListener>()
  let roomListeners = ListenerList<any AgoraChatRoomChangeListener>()

  /// - parameter environment: nil for the default one, as it is at each use.
  init(environment: MessagingEnvironment?, deviceID: DeviceID) {
    self.deviceID = deviceID
    state = Lock(State(environment: environment))
  }

  deinit {
    // Nobody can ask for anything any more, so the device would keep its login and its database for nothing.
    state.withLock { $0.session }?.device.disconnect { _ in }
  }

  var environment: MessagingEnvironment { state.withLock { $0.environment } ?? .default }

  var options: AgoraChatOptions {
    get { state.withLock { $0.options } }
    set { state.withLock { $0.options = newValue } }
  }

  // MARK: the login

  /// The login, if there is one or one is being tried.
  var session: Session? { state.withLock { $0.session } }

  /// The device of the login.
  ///
  /// - throws: `notLoggedIn` if there is none.
  func device() throws(MessagingError) -> Device {
    guard let session, session.device.isOpen else { throw MessagingError(.notLoggedIn) }
    return session.device
  }

  /// Opens the local database of an account.
  ///
  /// - throws: `invalidArgument`, `alreadyLoggedIn`, `alreadyInProgress`, storage errors.
  func open(_ account: AccountID) throws(MessagingError) -> Session {
    guard account.isValid else { throw MessagingError(.invalidArgument, "user name") }
    if let former = session {
      if former.device.isLoggedIn { throw MessagingError(.alreadyLoggedIn, former.account.name) }
      if former.isLoggingIn && former.account == account { throw MessagingError(.alreadyInProgress, account.name) }
      close(former) { _ in }
    }
    var configuration = DeviceConfiguration(style: Self.style, account: account, device: deviceID)
    configuration.hidesRevokedMessages = false
    configuration.uncountsRevokedMessages = true
    configuration.treatsSingleReceiptsAsWatermarks = false
    configuration.listsReadMessages = true
    configuration.confirmsDelivery = options.getRequireDeliveryAck()
    let opened = try Session.open(configuration, in: self)
    state.withLock { state in
      if state.outgoing.values.contains(where: { $0.message.fields.withLock { $0.account } != account }) {
        state.outgoing.removeAll()
      }
      state.objects.removeAll()
      state.session = opened
    }
    return opened
  }

  /// Ends a login and closes its local database.
  func close(_ session: Session, completion: @escaping (MessagingError?) -> Void) {
    session.device.disconnect { [weak self] error in
      self?.state.withLock { if $0.session === session { $0.session = nil } }
      completion(error)
    }
  }

  // MARK: message objects

  /// Notes a message that goes to the hub, before the engine hears of it.
  ///
  /// - throws: `alreadyInProgress` while a message of this id is on its way.
  func track(_ outgoing: Outgoing, _ key: MessageKey) throws(MessagingError) {
    let isNew = state.withLock { state in
      if state.outgoing[key] != nil { return false }
      state.outgoing[key] = outgoing
      return true
    }
    if !isNew { throw MessagingError(.alreadyInProgress, key.id.string) }
  }

  /// Forgets a message that is no longer on its way.
  @discardableResult
  func settle(_ key: MessageKey) -> Outgoing? { state.withLock { $0.outgoing.removeValue(forKey: key) } }

  /// Notes how far the files of a message have come.
  ///
  /// - returns: Who is to be told and the percentage, if it is news.
  func noteUpload(_ key: MessageKey, _ part: MediaPart, _ progress: TransferProgress) -> (Outgoing, Int32)? {
    state.withLock { state in
      guard let percent = state.outgoing[key]?.upload.note(part, progress), let outgoing = state.outgoing[key] else {
        return nil
      }
      return (outgoing, percent)
    }
  }

  /// The object of a message: the one that somebody holds, else a new one.
  func object(for message: Message, _ session: Session) -> AgoraMessage {
    let key = message.key
    let known = state.withLock { $0.outgoing[key]?.message ?? $0.objects[key]?.message }
    if let known {
      known.adopt(message)
      return known
    }
    let object = AgoraMessage(message, self, account: session.account)
    if message.row != 0 { keep(object, key) }
    return object
  }

  /// Gives this object back for its message as long as somebody holds it.
  func keep(_ object: AgoraMessage, _ key: MessageKey) {
    state.withLock { state in
      if state.objects.count >= state.objectsToPrune {
        state.objects = state.objects.filter { $0.value.message != nil }
        state.objectsToPrune = max(64, state.objects.count * 2)
      }
      state.objects[key] = WeakMessage(message: object)
    }
  }

  // MARK: addresses

  /// Notes an address that the app is told.
  func note(_ address: String, _ media: MediaDescriptor) { state.withLock { $0.addresses.note(address, media) } }

  /// What an address leads to that the app was told; nil for any other.
  func media(at address: String) -> MediaDescriptor? { state.withLock { $0.addresses[address] } }

  // MARK: calls

  /// Runs a closure on the callback queue, after everything that was told so far.
  func afterCallbacks(_ body: @escaping () -> Void) {
    environment.callBack(after: session?.device, body)
  }

  /// Asks the hub and waits on the caller's thread.
  func wait<Value>(
    in kind: ConversationKind = .direct,
    _ call: (Device, @escaping (Result<Value, MessagingError>) -> Void) -> Void
  ) throws(EaseMobException) -> Value {
    do throws(MessagingError) {
      let device = try device()
      let result: Result<Value, MessagingError> = Device.wait { completion in call(device, completion) }
      return try result.get()
    } catch {
      throw EaseMobException(error, in: kind)
    }
  }

  /// The same for something that is merely done or refused.
  func wait(
    in kind: ConversationKind = .direct, _ call: (Device, @escaping (MessagingError?) -> Void) -> Void
  ) throws(EaseMobException) {
    let _: Void = try wait(in: kind) { device, completion in
      call(device) { error in completion(error.map { .failure($0) } ?? .success(())) }
    }
  }
}

extension ChatCore: FileOwner {
  var currentDevice: Device? { session?.device }
  func isDownloading(_ media: MediaID, on device: Device) -> Bool { downloads.contains(media, on: device) }
}
