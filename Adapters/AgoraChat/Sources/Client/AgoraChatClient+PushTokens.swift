public import Foundation
internal import Parlance

/// The addresses at which this installation is notified while it is not connected.
///
/// A token that was bound before the login, or while the server could not be reached, is bound as soon as a login reaches it,
/// although its call ended with an error. It stays bound when the client is closed without a logout; a logout unbinds it if
/// its parameter says so, and the next login binds it again.
extension AgoraChatClient {
  // MARK: notifications

  /// Binds this installation's token of APNs under the certificate's name of the options, and waits.
  ///
  /// - parameter aDeviceToken: The token as the system gave it to the app.
  /// - returns: nil, or 201 without a login, 211.
  @discardableResult
  public func bindDeviceToken(_ aDeviceToken: Data) -> AgoraChatError? {
    core.bind(.apns, aDeviceToken, core.options.apnsCertName)
  }

  /// The same without waiting.
  public func registerForRemoteNotifications(
    withDeviceToken aDeviceToken: Data, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil
  ) {
    core.bind(.apns, aDeviceToken, core.options.apnsCertName, aCompletionBlock)
  }

  /// The same under the name of a certificate, which becomes that of the options.
  public func registerForRemoteNotifications(
    withCertName aCertName: String, deviceToken aDeviceToken: Data,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil
  ) {
    core.options.apnsCertName = aCertName
    registerForRemoteNotifications(withDeviceToken: aDeviceToken, completion: aCompletionBlock)
  }

  /// Binds this installation's token of Firebase Cloud Messaging. The environment's `PushNotifier` sends there, if it does.
  ///
  /// - parameter aFCMToken: The token as the service gave it to the app.
  /// - parameter aCompletionBlock: Receives nil, or 201 without a login, 211.
  public func bindFCMToken(_ aFCMToken: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil) {
    core.bind(PushToken(service: .fcm, token: aFCMToken, topic: ""), aCompletionBlock)
  }

  // MARK: calls

  /// Binds this installation's token of PushKit under the certificate's name of the options, and waits.
  ///
  /// - parameter aPushToken: The token as the system gave it to the app.
  /// - returns: nil, or 201 without a login, 1501.
  @discardableResult
  public func bindPushKitToken(_ aPushToken: Data?) -> AgoraChatError? {
    core.bind(.voip, aPushToken, core.options.pushKitCertName)
  }

  /// The same without waiting.
  public func registerPushKitToken(
    _ aPushToken: Data?, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil
  ) {
    core.bind(.voip, aPushToken, core.options.pushKitCertName, aCompletionBlock)
  }

  /// Unbinds this installation's token of PushKit, and waits.
  ///
  /// - returns: nil, or 201 without a login, 1502.
  @discardableResult
  public func unBindPushKitToken() -> AgoraChatError? {
    guard let login = core.slot.current else { return AgoraChatError(MessagingError(.notLoggedIn)) }
    let error = Device.wait { core.slot.unregisterPushToken(.voip, of: login, completion: $0) }
    return core.unbindingError(.voip, error)
  }

  /// The same without waiting.
  public func unRegisterPushKitToken(completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil) {
    core.slot.unregisterPushToken(.voip) { [core] error in aCompletionBlock?(core.unbindingError(.voip, error)) }
  }

  // MARK: older versions

  /// The name of `registerForRemoteNotifications` in versions before 3.x.
  public func asyncBindDeviceToken(
    _ aDeviceToken: Data!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    registerForRemoteNotifications(withDeviceToken: aDeviceToken ?? Data()) { error in
      if let error { aFailureBlock?(error) } else { aSuccessBlock?() }
    }
  }
}

extension ClientCore {
  fileprivate func bind(_ service: PushToken.Service, _ bytes: Data?, _ certificate: String?) -> AgoraChatError? {
    let token = PushToken(service: service, bytes: bytes ?? Data(), certificate: certificate)
    do throws(MessagingError) {
      let login = try slot.keepPushToken(token)
      return bindingError(service, Device.wait { login.device.registerPushToken(token, completion: $0) })
    } catch {
      return bindingError(service, error)
    }
  }

  fileprivate func bind(
    _ service: PushToken.Service, _ bytes: Data?, _ certificate: String?, _ completion: ((AgoraChatError?) -> Void)?
  ) {
    bind(PushToken(service: service, bytes: bytes ?? Data(), certificate: certificate), completion)
  }

  fileprivate func bind(_ token: PushToken, _ completion: ((AgoraChatError?) -> Void)?) {
    slot.registerPushToken(token) { [self] error in completion?(bindingError(token.service, error)) }
  }

  private func bindingError(_ service: PushToken.Service, _ error: MessagingError?) -> AgoraChatError? {
    error.map { error in
      guard error.code != .notLoggedIn else { return AgoraChatError(error) }
      return AgoraChatError(
        description: "\(error)", code: service == .voip ? .pushBindFailed : .userBindDeviceTokenFailed)
    }
  }

  /// Returns the error of a token that could not be unbound.
  ///
  /// - parameter service: The service; nil for all of them, before a logout.
  func unbindingError(_ service: PushToken.Service?, _ error: MessagingError?) -> AgoraChatError? {
    error.map { error in
      guard error.code != .notLoggedIn else { return AgoraChatError(error) }
      return AgoraChatError(
        description: "\(error)", code: service == .voip ? .pushUnBindFailed : .userUnbindDeviceTokenFailed)
    }
  }
}
