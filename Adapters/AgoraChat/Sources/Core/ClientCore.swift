internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// The state that the managers of one client share: the environment, the login, and the delegates.
final class ClientCore: @unchecked Sendable {
  // Safe to share: the login, the options, what is in flight and the lists of delegates lock themselves.

  /// The name of this style in the engine, whatever the spelling: an app that changes from one to the other keeps its
  /// local database.
  static let style = AgoraStyle.name

  /// A message that waits for the hub, and who waits for it.
  struct Sending {
    var message: AgoraChatMessage
    var progress: ((Int32) -> Void)?
    var completion: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
    var upload = UploadProgress()
  }

  let deviceID: DeviceID
  /// The client is the app's one, in the default environment.
  let isShared: Bool
  let slot: LoginSlot<LoginNotes>
  let log: ClientLog
  private let chosenOptions = Lock(AgoraChatOptions(appkey: ""))
  /// Messages that are being sent, by id: callbacks pass the objects that the app passed.
  let sendings = ObjectsInFlight<MessageID, Sending>()
  /// Downloads under way.
  let downloads = SharedDownloads<DownloadWaiter>()
  let clientDelegates = DelegateList<any AgoraChatClientDelegate>()
  let chatDelegates = DelegateList<any AgoraChatManagerDelegate>()
  let groupDelegates = DelegateList<any AgoraChatGroupManagerDelegate>()
  let presenceDelegates = DelegateList<any AgoraChatPresenceManagerDelegate>()
  let contactDelegates = DelegateList<any AgoraChatContactManagerDelegate>()
  let roomDelegates = DelegateList<any AgoraChatroomManagerDelegate>()
  let multiDevicesDelegates = DelegateList<any AgoraChatMultiDevicesDelegate>()
  let threadDelegates = DelegateList<any AgoraChatThreadManagerDelegate>()
  let silentMessages = SilentMessageDelegate()

  /// Creates a client.
  ///
  /// - parameter environment: nil for the default one, as it is at each login.
  init(environment: MessagingEnvironment?, deviceID: DeviceID) {
    self.deviceID = deviceID
    isShared = environment == nil
    slot = LoginSlot(environment: environment)
    log = ClientLog(deviceID)
  }

  /// The settings of the client.
  var options: AgoraChatOptions {
    get { chosenOptions.withLock { $0 } }
    set { chosenOptions.withLock { $0 = newValue } }
  }

  /// The device, from login to logout.
  var device: Device? { slot.device }

  /// The device.
  ///
  /// - throws: `notLoggedIn` whenever there is no login.
  func requireDevice() throws(MessagingError) -> Device { try slot.requireLogin().device }

  // MARK: calls that end in a completion

  /// Asks the hub for a value.
  ///
  /// - parameter failure: Makes the vendor's error of the engine's.
  func fetch<Value>(
    _ completion: ((Value?, AgoraChatError?) -> Void)?, failure: @escaping (MessagingError) -> AgoraChatError,
    _ call: (Device, @escaping (Result<Value, MessagingError>) -> Void) throws(MessagingError) -> Void
  ) {
    let answer = completion.map { completion in
      { (result: Result<Value, MessagingError>) in
        switch result {
        case .success(let value): completion(value, nil)
        case .failure(let error): completion(nil, failure(error))
        }
      }
    }
    slot.fetch(answer) { login, done throws(MessagingError) in try call(login.device, done) }
  }

  /// Asks the hub for a value.
  ///
  /// - parameter kind: The kind of conversation that it concerns, for the numbers of errors.
  /// - parameter transfer: The number for a transfer that fails without a closer one.
  func fetch<Value>(
    in kind: ConversationKind = .direct, during transfer: AgoraChatErrorCode? = nil,
    _ completion: ((Value?, AgoraChatError?) -> Void)?,
    _ call: (Device, @escaping (Result<Value, MessagingError>) -> Void) throws(MessagingError) -> Void
  ) {
    fetch(completion, failure: { AgoraChatError($0, in: kind, during: transfer) }, call)
  }

  /// Asks the hub to do something.
  func request(
    in kind: ConversationKind = .direct, _ completion: ((AgoraChatError?) -> Void)?,
    _ call: (Device, @escaping (MessagingError?) -> Void) throws(MessagingError) -> Void
  ) {
    slot.request(completion.map { completion in { completion($0.map { AgoraChatError($0, in: kind) }) } }) {
      login, done throws(MessagingError) in try call(login.device, done)
    }
  }

  /// Runs a closure on the callback queue, after everything that was reported before.
  func afterCallbacks(_ body: @escaping () -> Void) {
    slot.afterCallbacks(body)
  }

  // MARK: calls that change the local database

  /// Performs an operation on the local database.
  ///
  /// - parameter pointer: The app's pointer for the error, nil after a success.
  /// - returns: A Boolean value that indicates whether it succeeded.
  @discardableResult
  func change(
    in kind: ConversationKind = .direct, _ pointer: UnsafeMutablePointer<AgoraChatError?>?,
    _ body: (Device) throws(MessagingError) -> Void
  ) -> Bool {
    do throws(MessagingError) {
      try slot.change(body)
      pointer?.pointee = nil
      return true
    } catch {
      pointer?.pointee = AgoraChatError(error, in: kind)
      return false
    }
  }

  /// Performs an operation on the local database and reports it on the callback queue, after everything that follows
  /// from it.
  func change(
    in kind: ConversationKind = .direct, then completion: ((AgoraChatError?) -> Void)?,
    _ body: (Device) throws(MessagingError) -> Void
  ) {
    slot.change(completion.map { completion in { completion($0.map { AgoraChatError($0, in: kind) }) } }) {
      login throws(MessagingError) in
      let device = login.device
      try device.reading { () throws(MessagingError) in try body(device) }
    }
  }

  // MARK: calls that wait

  /// Asks the hub and waits on the caller's thread.
  ///
  /// - parameter pointer: The app's pointer for the error, nil after a success.
  func wait<Value>(
    in kind: ConversationKind = .direct, _ pointer: UnsafeMutablePointer<AgoraChatError?>?,
    _ call: (Device, @escaping (Result<Value, MessagingError>) -> Void) throws(MessagingError) -> Void
  ) -> Value? {
    do throws(MessagingError) {
      let value: Value = try slot.wait { login, done throws(MessagingError) in try call(login.device, done) }
      pointer?.pointee = nil
      return value
    } catch {
      pointer?.pointee = AgoraChatError(error, in: kind)
      return nil
    }
  }
}

extension ClientCore: FileOwner {
  var currentDevice: Device? { device }
  func isDownloading(_ media: MediaID, on device: Device) -> Bool { downloads.contains(media, on: device) }
}
