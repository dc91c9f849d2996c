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
  /// Held while a device is opened, so that of two logins at once one is refused.
  private let openings = Lock(())
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

  /// Ends everything; the manager is gone, and the device would keep its login and its database for nothing.
  func abandon() {
    endOutgoing { _ in true }
    if let session { close(session) { _ in } }
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

  /// Opens the local database of an account, for a login that is under way until `Session.isLoggingIn` is taken back.
  ///
  /// - throws: An error with the vendor's number: 110 for what cannot be a name, 200 and 218 with a login that stands or is
  ///   under way, of this account or another, storage errors.
  func open(_ account: AccountID) throws(EaseMobException) -> Session {
    guard account.isValid else { throw EaseMobException(MessagingError(.invalidArgument, "user name")) }
    let opened: Result<Session, EaseMobException> = openings.withLock { _ in
      do throws(EaseMobException) {
        if let former = session {
          if former.device.isLoggedIn || former.isLoggingIn {
            throw EaseMobException(former.account == account ? 200 : 218, "logged in already")
          }
          close(former) { _ in }
        }
        return .success(try openAlone(account))
      } catch {
        return .failure(error)
      }
    }
    return try opened.get()
  }

  private func openAlone(_ account: AccountID) throws(EaseMobException) -> Session {
    var configuration = DeviceConfiguration(style: Self.style, account: account, device: deviceID)
    configuration.hidesRevokedMessages = false
    configuration.uncountsRevokedMessages = true
    configuration.treatsSingleReceiptsAsWatermarks = false
    configuration.listsReadMessages = true
    configuration.confirmsDelivery = options.getRequireDeliveryAck()
    let opened: Session
    do throws(MessagingError) {
      opened = try Session.open(configuration, in: self)
    } catch {
      throw EaseMobException(error)
    }
    opened.isLoggingIn = true
    state.withLock { state in
      state.objects.removeAll()
      state.session = opened
    }
    endOutgoing { $0 != account }
    return opened
  }

  /// Tells whoever waits for messages that the manager is not logged in as their accounts any more. The messages stay in
  /// those accounts' local databases.
  ///
  /// - parameter isOver: Of which accounts.
  private func endOutgoing(_ isOver: (AccountID?) -> Bool) {
    let ended = state.withLock { state in
      let ended = state.outgoing.filter { isOver($0.value.message.fields.withLock { $0.account }) }
      for key in ended.keys { state.outgoing[key] = nil }
      return Array(ended.values)
    }
    if ended.isEmpty { return }
    let error = MessagingError(.notLoggedIn)
    afterCallbacks {
      for outgoing in ended { Self.report(outgoing, AgoraErrorNumber.number(error), error.description) }
    }
  }

  /// Ends a login and closes its local database.
  func close(_ session: Session, completion: @escaping (MessagingError?) -> Void) {
    session.isLoggingIn = false
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
