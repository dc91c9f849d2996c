internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// A client's data of a login.
struct LoginNotes {
  /// The password or token of the login.
  var token: String
  /// The app did not ask for this login: it was remembered.
  let isAutomatic: Bool
  /// The server has not answered yet to an automatic login.
  var awaitsFirstAnswer: Bool
  /// The conversations that were reported to the app.
  var listed: Set<ConversationID> = []
  /// The chat rooms that this device is in, by id, as their events left them.
  var rooms: [String: KnownRoom] = [:]
  /// The groups that the app removed from the list on this device, until it fetches them or a change arrives.
  var removedGroups: Set<String> = []

  init(token: String, isAutomatic: Bool) {
    self.token = token
    self.isAutomatic = isAutomatic
    awaitsFirstAnswer = isAutomatic
  }
}

typealias Login = ClientLogin<LoginNotes>

extension ClientCore {
  /// A login that cannot even be tried, with the vendor's number.
  struct Refusal: Error {
    let error: AgoraChatError
  }

  /// Opens the local database of an account, for a login whose answer is noted by `ended`.
  ///
  /// - throws: An error with the vendor's number: 101 and 105 for an invalid name, 200 and 218 for a client that is
  ///   logged in or being logged in, storage errors.
  func open(_ username: String, token: String, isAutomatic: Bool = false) throws(Refusal) -> Login {
    if let error = Self.error(inUsername: username) { throw Refusal(error: error) }
    let account = AccountID(username)
    let notes = LoginNotes(token: token, isAutomatic: isAutomatic)
    let login = try slot.open(configuration(account), isAwaited: !isAutomatic, details: notes) {
      former throws(Refusal) in
      guard let former, former.phase == .awaited || former.device.isOpen else { return }
      // An app that logs in by hand at each start need not know that it is logged in already.
      if !isAutomatic, former.details.withLock({ $0.isAutomatic }) { return }
      let code: AgoraChatErrorCode = former.account == account ? .userAlreadyLoginSame : .userAlreadyLoginAnother
      throw Refusal(error: AgoraChatError(description: "logged in already", code: code))
    } failure: {
      Refusal(error: AgoraChatError($0))
    } handler: { [weak self] login, events in
      for event in events { self?.handle(event, login) }
    }
    let listed = login.device.conversations().filter { isShown($0, login.device) }.map(\.conversation)
    login.details.withLock { $0.listed = Set(listed) }
    endSendings { $0 != account }
    return login
  }

  /// Notes that a login was answered. A refused one leaves no database to look into.
  func ended(_ login: Login, _ error: MessagingError?) {
    if let error {
      log(
        .error, "the login of \(login.account.name) failed: \(AgoraChatError(error).code.rawValue)",
        in: login.environment)
      return slot.leave(login)
    }
    log(.debug, "logged in: \(login.account.name)", in: login.environment)
    login.establish()
    remember(login)
  }

  /// The login whose token is to be replaced.
  ///
  /// - throws: An error with the vendor's number: 104 for an empty token, 201 without a login.
  func loginToRenew(with token: String) throws(Refusal) -> Login {
    guard let login = slot.current else { throw Refusal(error: AgoraChatError(MessagingError(.notLoggedIn))) }
    guard !token.isEmpty else { throw Refusal(error: AgoraChatError(description: "empty token", code: .invalidToken)) }
    return login
  }

  /// Returns the error in a user's name; nil for none.
  static func error(inUsername username: String) -> AgoraChatError? {
    if username.isEmpty { return AgoraChatError(description: "empty user name", code: .invalidUsername) }
    if username.utf8.count > AgoraLimits.userIDBytes {
      return AgoraChatError(
        description: "user names have at most \(AgoraLimits.userIDBytes) bytes", code: .usernameTooLong)
    }
    return nil
  }

  private func configuration(_ account: AccountID) -> DeviceConfiguration {
    let options = options
    var configuration = DeviceConfiguration(style: Self.style, account: account, device: deviceID)
    configuration.resumesStatusSubscriptions = true
    // Conversations show how they notify (`disturbType`) without the app having asked.
    configuration.keepsPushSettings = true
    configuration.login.opensThreads = true
    configuration.takesOperatorTexts = true
    configuration.tag = options.customDeviceName
    configuration.replacementNote = options.loginExtensionInfo.flatMap { $0.isEmpty ? nil : $0 }
    // Document 000: the app itself deletes a revoked message when it is notified.
    configuration.revocation = DeviceConfiguration.RevocationPolicy(removal: .afterReport, uncountsMessages: true)
    configuration.reading = DeviceConfiguration.ReadingPolicy(
      receiptScope: .singleMessage, listsMessages: true, confirmsDelivery: options.enableDeliveryAck,
      synchronization: .wholeConversations)
    configuration.grantsFriendRequests = options.autoAcceptFriendInvitation
    configuration.acceptsGroupInvitations = options.autoAcceptGroupInvitation
    configuration.showsMaskedContent = options.useReplacedMessageContents
    return configuration
  }

  /// Ends everything when the client is released.
  func abandon() {
    endSendings { _ in true }
    slot.end()
  }

  /// Completes pending messages with an error, since the client is no longer logged in as their accounts. The messages
  /// stay in those accounts' local databases.
  ///
  /// - parameter isOver: Returns whether an account's messages are affected.
  private func endSendings(_ isOver: (AccountID?) -> Bool) {
    let ended = sendings.removeAll { sending in isOver(sending.message.record.withLock { $0.account }) }
      .filter { $0.completion != nil }
    if ended.isEmpty { return }
    afterCallbacks {
      for sending in ended { sending.completion?(sending.message, AgoraChatError(MessagingError(.notLoggedIn))) }
    }
  }
}
