import Dispatch
import Foundation
import Parlance

/// What the managers of one client share: the environment, the login, and who is told.
final class ClientCore {
  /// The style's name, for devices and for what only QD understands.
  static let style = "QD"

  let deviceID: DeviceID
  let chatDelegates = DelegateList<any QDChatManagerDelegate>()
  let conversationDelegates = DelegateList<any QDConversationManagerDelegate>()
  let loginDelegates = DelegateList<any QDLoginManagerDelegate>()
  let groupDelegates = DelegateList<any QDGroupManagerDelegate>()
  let chatroomDelegates = DelegateList<any QDChatroomManagerDelegate>()

  private let encoder = Lock(MessagingEnvironment.standardPictureEncoder)
  private let chosenEnvironment: MessagingEnvironment?
  private let current = Lock<AccountConnection?>(nil)
  /// Held while a device is opened, so that of two logins at once the client has one.
  private let openings = Lock(())

  init(environment: MessagingEnvironment?, deviceID: DeviceID) {
    chosenEnvironment = environment
    self.deviceID = deviceID
  }

  deinit {
    // Nobody can ask for anything any more, so the device would keep its login and its database for nothing.
    let connection = current.withLock { $0 }
    connection?.forgetPending()
    connection?.device.disconnect { _ in }
  }

  /// What makes files of pixels, where the system does not.
  var pictureEncoder: (any PictureEncoder)? {
    get { encoder.withLock { $0 } }
    set { encoder.withLock { $0 = newValue } }
  }

  var environment: MessagingEnvironment { chosenEnvironment ?? .default }

  /// The login, if there is one or one is being tried.
  var connection: AccountConnection? { current.withLock { $0 } }

  /// The login.
  ///
  /// - throws: `notLoggedIn` if there is none.
  func connected() throws(MessagingError) -> AccountConnection {
    guard let connection else { throw MessagingError(.notLoggedIn) }
    return connection
  }

  /// Opens the local database of an account.
  ///
  /// - parameter isLoggingIn: The app waits for the login to succeed.
  /// - throws: `invalidArgument`, `alreadyLoggedIn`, `alreadyInProgress`, storage errors.
  func open(_ account: AccountID, isLoggingIn: Bool) throws(MessagingError) -> AccountConnection {
    guard account.isValid else { throw MessagingError(.invalidArgument, "account") }
    let opened: Result<AccountConnection, MessagingError> = openings.withLock { _ in
      do throws(MessagingError) {
        return .success(try openAlone(account, isLoggingIn))
      } catch {
        return .failure(error)
      }
    }
    return try opened.get()
  }

  private func openAlone(_ account: AccountID, _ isLoggingIn: Bool) throws(MessagingError) -> AccountConnection {
    if let former = connection {
      if former.device.isLoggedIn { throw MessagingError(.alreadyLoggedIn, former.account.name) }
      if former.isLoggingIn && former.account == account { throw MessagingError(.alreadyInProgress, account.name) }
      close(former) { _ in }
    }
    let configuration = DeviceConfiguration(style: Self.style, account: account, device: deviceID)
    let opened = try AccountConnection.open(configuration, in: self)
    opened.isLoggingIn = isLoggingIn
    current.withLock { $0 = opened }
    return opened
  }

  /// Ends a login and closes its local database; the completion keeps the login until what it had to tell was told.
  func close(_ connection: AccountConnection, completion: @escaping (MessagingError?) -> Void) {
    connection.isLoggingIn = false
    connection.device.disconnect { [weak self] error in
      connection.forgetPending()
      self?.current.withLock { if $0 === connection { $0 = nil } }
      completion(error)
    }
  }

  /// Does something in the local database and tells the completion, after everything that follows from it.
  func perform(_ completion: (((any Error)?) -> Void)?, _ body: (AccountConnection) throws(MessagingError) -> Void) {
    do throws(MessagingError) {
      let connection = try connected()
      try body(connection)
      if let completion { connection.device.afterCallbacks { completion(nil) } }
    } catch {
      let error = connection?.device.storageError ?? error
      if let completion { callBack { completion(error.qd) } }
    }
  }

  /// Asks the hub for something; `body` tells the completion itself unless it throws.
  func request(
    _ completion: (((any Error)?) -> Void)?,
    _ body: (AccountConnection, @escaping (MessagingError?) -> Void) throws(MessagingError) -> Void
  ) {
    do throws(MessagingError) {
      try body(try connected()) { error in completion?(error?.qd) }
    } catch {
      let error = connection?.device.storageError ?? error
      if let completion { callBack { completion(error.qd) } }
    }
  }

  /// Runs a closure on the callback queue.
  func callBack(_ body: @escaping () -> Void) {
    environment.callBack(after: nil, body)
  }
}
