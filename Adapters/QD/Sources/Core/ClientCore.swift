import Foundation
import Parlance

/// The state that the managers of one client share: the environment, the login, and the delegates.
final class ClientCore {
  /// The style's name, for devices and for data that only QD understands.
  static let style = "QD"

  let deviceID: DeviceID
  let chatDelegates = DelegateList<any QDChatManagerDelegate>()
  let conversationDelegates = DelegateList<any QDConversationManagerDelegate>()
  let loginDelegates = DelegateList<any QDLoginManagerDelegate>()
  let groupDelegates = DelegateList<any QDGroupManagerDelegate>()
  let chatroomDelegates = DelegateList<any QDChatroomManagerDelegate>()

  private let encoder = Lock(MessagingEnvironment.standardPictureEncoder)
  let slot: LoginSlot<LoginNotes>
  private let push = Lock<(token: Data?, environment: PushToken.Environment?)>((nil, nil))

  init(environment: MessagingEnvironment?, deviceID: DeviceID) {
    slot = LoginSlot(environment: environment)
    self.deviceID = deviceID
  }

  /// Ends the session: the client is released.
  func release() { if let login { close(login) { _ in } } }

  /// Registers a token of APNs in the environment that was chosen.
  func register(token: Data) { register { $0.token = token } }

  /// Registers the token that there is in another environment.
  func register(scene: Int) { register { $0.environment = scene == 0 ? .production : .sandbox } }

  private func register(_ change: (inout (token: Data?, environment: PushToken.Environment?)) -> Void) {
    let (token, environment) = push.withLock { push in
      change(&push)
      return push
    }
    guard let token else { return }
    slot.registerPushToken(PushToken(service: .apns, bytes: token, certificate: nil, environment: environment))
  }

  /// The encoder of pixels, where the system has none.
  var pictureEncoder: (any PictureEncoder)? {
    get { encoder.withLock { $0 } }
    set { encoder.withLock { $0 = newValue } }
  }

  /// The login, if there is one or one is being tried.
  var login: Login? { slot.current }

  /// The login.
  ///
  /// - throws: `notLoggedIn` without a login.
  func connected() throws(MessagingError) -> Login { try slot.requireLogin() }

  /// Opens the local database of an account.
  ///
  /// - parameter isAwaited: The app waits for the login to succeed.
  /// - throws: `invalidArgument`, `alreadyLoggedIn`, `alreadyInProgress`, storage errors.
  func open(_ account: AccountID, isAwaited: Bool) throws(MessagingError) -> Login {
    guard account.isValid else { throw MessagingError(.invalidArgument, "account") }
    var configuration = DeviceConfiguration(style: Self.style, account: account, device: deviceID)
    // The SDK has no call to accept an invitation into a group.
    configuration.acceptsGroupInvitations = true
    // The vendor has no callback for who comes and goes in chatrooms.
    configuration.login.followsRoomMembers = false
    return try slot.open(configuration, isAwaited: isAwaited, details: LoginNotes(core: self)) {
      former throws(MessagingError) in
      guard let former else { return }
      if former.device.isLoggedIn { throw MessagingError(.alreadyLoggedIn, former.account.name) }
      if former.phase == .awaited && former.account == account {
        throw MessagingError(.alreadyInProgress, account.name)
      }
    } failure: {
      $0
    } handler: { login, events in
      login.handle(events)
    }
  }

  /// Ends a login and closes its local database.
  ///
  /// - parameter isLogout: True if the app logs out, which also unregisters its push tokens.
  func close(
    _ login: Login, isLogout: Bool = false, completion: @escaping (MessagingError?) -> Void
  ) {
    slot.close(login, unregistersPushTokens: isLogout) { error in
      // This login reports nothing more of their messages.
      login.pending.removeAll()
      completion(error)
    }
  }

  /// Changes the local database and calls the completion, after everything that follows from it.
  func change(_ completion: (((any Error)?) -> Void)?, _ body: (Login) throws(MessagingError) -> Void) {
    slot.change(completion.map { completion in { completion($0?.qd) } }, body)
  }

  /// Asks the hub for something; `body` calls the completion itself unless it throws.
  func request(
    _ completion: (((any Error)?) -> Void)?,
    _ body: (Login, @escaping (MessagingError?) -> Void) throws(MessagingError) -> Void
  ) {
    slot.request(completion.map { completion in { completion($0?.qd) } }, body)
  }
}
