internal import AgoraChatCommon
internal import Foundation
internal import Parlance

extension ClientCore {
  /// A login that cannot even be tried, with the vendor's number.
  struct Refusal: Error {
    let error: AgoraChatError
  }

  /// Opens the local database of an account, for a login whose answer is noted by `endLogin`.
  ///
  /// - throws: An error with the vendor's number: 101 and 105 for a name that is none, 200 and 218 for a client that is
  ///   logged in or being logged in, storage errors.
  func open(_ username: String, token: String) throws(Refusal) -> Device {
    if let error = Self.error(inUsername: username) { throw Refusal(error: error) }
    let opened: Result<Device, Refusal> = openings.withLock { _ in
      do throws(Refusal) {
        return .success(try openAlone(AccountID(username), token: token))
      } catch {
        return .failure(error)
      }
    }
    return try opened.get()
  }

  private func openAlone(_ account: AccountID, token: String) throws(Refusal) -> Device {
    if let former = device {
      if former.isOpen || state.withLock({ $0.isLoggingIn }) {
        let code: AgoraChatErrorCode =
          former.account == account ? .userAlreadyLoginSame : .userAlreadyLoginAnother
        throw Refusal(error: AgoraChatError(description: "logged in already", code: code))
      }
      close(former) { _ in }
    }
    let generation = state.withLock { state in
      state.generation += 1
      return state.generation
    }
    do throws(MessagingError) {
      let device = try environment.openDevice(configuration(account)) { [weak self] events in
        self?.handle(events, generation: generation)
      }
      let listed = device.conversations().filter { isShown($0, device) }.map(\.conversation)
      state.withLock { state in
        state.device = device
        state.token = token
        state.isLoggingIn = true
        state.isEstablished = false
        state.listed = Set(listed)
      }
      endSendings { $0 != account }
      return device
    } catch {
      throw Refusal(error: AgoraChatError(error))
    }
  }

  /// Notes that a login was answered.
  func endLogin(of device: Device) {
    state.withLock { if $0.device === device { $0.isLoggingIn = false } }
  }

  /// The device whose token is to be replaced.
  ///
  /// - throws: An error with the vendor's number: 104 for an empty token, 201 without a login.
  func deviceToRenew(with token: String) throws(Refusal) -> Device {
    guard let device else { throw Refusal(error: AgoraChatError(MessagingError(.notLoggedIn))) }
    guard !token.isEmpty else { throw Refusal(error: AgoraChatError(description: "empty token", code: .invalidToken)) }
    return device
  }

  /// The token of the login that stands is another one now.
  func noteToken(_ token: String, of device: Device) {
    state.withLock { if $0.device === device { $0.token = token } }
  }

  /// What is wrong with a user's name; nil for nothing.
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
    configuration.tag = options.customDeviceName
    // Document 000: the app itself deletes what was taken back, when it is told.
    configuration.hidesRevokedMessages = false
    configuration.uncountsRevokedMessages = true
    configuration.treatsSingleReceiptsAsWatermarks = false
    configuration.listsReadMessages = true
    configuration.followsConversationReads = true
    configuration.confirmsDelivery = options.enableDeliveryAck
    return configuration
  }

  /// Ends a login and closes its local database. What the device still has to tell is told before the completion.
  ///
  /// Messages on their way stay so: they are sent at the account's next login, and their completions run then.
  func close(_ device: Device, completion: @escaping (MessagingError?) -> Void) {
    let generation = state.withLock { state -> Int? in
      // Another call has closed it already.
      guard state.device === device else { return nil }
      state.device = nil
      state.token = nil
      state.isLoggingIn = false
      state.isEstablished = false
      state.leaving[state.generation] = device
      return state.generation
    }
    device.disconnect { [weak self] error in
      if let generation { self?.state.withLock { $0.leaving[generation] = nil } }
      completion(error)
    }
  }

  /// Ends everything; the client is gone.
  func abandon() {
    endSendings { _ in true }
    if let device { close(device) { _ in } }
  }

  /// Tells whoever waits for messages that the client is not logged in as their accounts any more. The messages stay in
  /// those accounts' local databases.
  ///
  /// - parameter isOver: Of which accounts.
  private func endSendings(_ isOver: (AccountID?) -> Bool) {
    let ended = sendings.withLock { sendings in
      let ended = sendings.filter { isOver($0.value.message.record.withLock { $0.account }) }
      for id in ended.keys { sendings[id] = nil }
      return ended.values.filter { $0.completion != nil }
    }
    if ended.isEmpty { return }
    afterCallbacks {
      for sending in ended { sending.completion?(sending.message, AgoraChatError(MessagingError(.notLoggedIn))) }
    }
  }
}
