internal import Foundation
internal import Parlance

/// One client: what the managers of one `NIMSDK` share.
final class NIMCore: @unchecked Sendable {
  // Safe to share: everything that changes is in `state`, and the lists of delegates lock themselves. The
  // configuration is the app's, read when the device is opened, and so are the scenes, read when a file is sent.

  /// The name of this style in the engine.
  static let style = "NIM"

  /// What changes.
  struct State {
    var environment: MessagingEnvironment?
    var device: Device?
    /// Whose device it is, or was until the logout: messages that the app holds still know whose they are.
    var account: AccountID?
    var teamReceiptsEnabled = false
    var login = LoginState()
    /// Messages whose objects the app gave, until they complete.
    var sending: [MessageID: NIMMessage] = [:]
    /// How much of the files of those was uploaded, from 0 to 1.
    var uploads: [MessageID: Float] = [:]
    /// Addresses that the app was told.
    var addresses = AddressBook()
    /// Attachments on their way to this device.
    var fetching: [MessagePlace: AttachmentFetch] = [:]
    /// `NIMSDKConfig.fetchAttachmentAutomaticallyAfterReceiving` as it was when the device was opened.
    var fetchesAttachments = false
    /// The same for chatrooms.
    var fetchesRoomAttachments = false
    /// Messages that the app saves, until they are announced.
    var saving: [MessageID: NIMMessage] = [:]
    /// Those who wait for commands to be accepted.
    var commands: [MessageID: PendingCommand] = [:]
  }

  /// A command on its way.
  struct PendingCommand {
    /// Whose it is.
    var account: AccountID
    var complete: ((any Error)?) -> Void
  }

  let config: NIMSDKConfig
  let deviceID: String
  let isShared: Bool
  /// `NIMSDK.sceneDict`.
  var scenes: NSMutableDictionary = [
    NIMNOSSceneTypeAvatar: 0, NIMNOSSceneTypeMessage: 0, NIMNOSSceneTypeSecurity: 0,
  ]
  let state: Lock<State>
  /// Held while a device is opened or given up, so that of several logins at once the client has one.
  let openings = Lock(())
  let chatDelegates = DelegateList<any NIMChatManagerDelegate>()
  let loginDelegates = DelegateList<any NIMLoginManagerDelegate>()
  let conversationDelegates = DelegateList<any NIMConversationManagerDelegate>()
  let teamDelegates = DelegateList<any NIMTeamManagerDelegate>()
  let chatroomDelegates = DelegateList<any NIMChatroomManagerDelegate>()
  let notificationDelegates = DelegateList<any NIMSystemNotificationManagerDelegate>()

  /// A client.
  ///
  /// - parameter environment: nil for the default one, bound at its first use.
  init(environment: MessagingEnvironment?, deviceID: String, config: NIMSDKConfig) {
    self.config = config
    self.deviceID = deviceID
    isShared = environment == nil
    state = Lock(State(environment: environment))
  }

  /// The engine.
  var environment: MessagingEnvironment {
    state.withLock { state in
      if let environment = state.environment { return environment }
      let environment = MessagingEnvironment.default
      state.environment = environment
      return environment
    }
  }

  /// The device, from login to logout.
  var device: Device? { state.withLock { $0.device } }
  /// Whose device it is, or was until the logout.
  var account: AccountID? { state.withLock { $0.account } }
  /// The time as the server has it; this machine's without a login.
  var now: Timestamp { device?.now ?? environment.clock.now() }
  /// `NIMSDKConfig.teamReceiptEnabled` as it was when the device was opened.
  var teamReceiptsEnabled: Bool { state.withLock { $0.teamReceiptsEnabled } }

  /// The device.
  ///
  /// - throws: Local error `userInfoNeeded` whenever there is no login.
  func requireDevice() throws -> Device {
    guard let device else { throw NSError.notLoggedIn }
    return device
  }

  // MARK: completions

  /// Runs a closure on the callback queue, after everything that was told so far.
  func afterCallbacks(_ body: @escaping () -> Void) {
    environment.callBack(after: device, body)
  }

  /// Runs a completion on the callback queue.
  func complete(_ completion: (((any Error)?) -> Void)?, _ error: (any Error)?) {
    guard let completion else { return }
    afterCallbacks { completion(error) }
  }

  /// Starts something that ends in a completion; what it throws goes there too.
  func perform(
    _ completion: (((any Error)?) -> Void)?, _ body: (Device, @escaping (NSError?) -> Void) throws -> Void
  ) {
    do {
      try body(try requireDevice()) { completion?($0) }
    } catch {
      complete(completion, device?.storageError?.nim ?? error.nimError)
    }
  }

  /// Starts something that ends in a completion with a value; what it throws goes there too.
  func fetch<Value>(
    _ completion: (((any Error)?, Value?) -> Void)?,
    _ body: (Device, @escaping (Result<Value, NSError>) -> Void) throws -> Void
  ) {
    do {
      try body(try requireDevice()) { result in
        switch result {
        case .success(let value): completion?(nil, value)
        case .failure(let error): completion?(error, nil)
        }
      }
    } catch {
      guard let completion else { return }
      let error = device?.storageError?.nim ?? error.nimError
      afterCallbacks { completion(error, nil) }
    }
  }

  // MARK: objects in flight

  /// What a message is sent with.
  ///
  /// - throws: Local errors: `userInfoNeeded` (no login), `sameOperationInProgress` (its object is being sent).
  func sendingContext(_ id: MessageID) throws -> (device: Device, countsReceipts: Bool) {
    let (device, countsReceipts, isSending) = state.withLock { state in
      (state.device, state.teamReceiptsEnabled, state.sending[id] != nil)
    }
    guard let device else { throw NSError.notLoggedIn }
    if isSending { throw MessagingError(.alreadyInProgress, id.string).nim }
    return (device, countsReceipts)
  }

  /// Remembers an object until its message completes.
  ///
  /// - returns: False if there is one for the message already; that one stays.
  func track(_ message: NIMMessage) -> Bool {
    let id = MessageID(message.messageId)
    return state.withLock { state in
      if state.sending[id] != nil { return false }
      state.sending[id] = message
      return true
    }
  }

  /// Forgets an object whose message was not sent.
  func untrack(_ message: NIMMessage) {
    let id = MessageID(message.messageId)
    _ = state.withLock { $0.sending.removeValue(forKey: id) }
  }
}

extension Result where Failure == MessagingError {
  /// The same with NIM's error.
  var nim: Result<Success, NSError> { mapError(\.nim) }
}
