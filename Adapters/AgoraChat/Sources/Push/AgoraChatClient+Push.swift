internal import Foundation
internal import Parlance

/// The settings for notifications where 3.x has them: on the client. `pushManager` is what later versions have.
extension AgoraChatClient {
  /// The settings of this account for its notifications, to be changed and sent with `updatePushOptionsToServer()`; the same
  /// object for as long as the login lasts, until settings are fetched. nil without a login, and before they are known.
  public var pushOptions: AgoraChatPushOptions! { heldPushOptions.options }

  /// Changes the name under which others see this account in their notifications, and waits for the hub.
  ///
  /// - returns: nil, or 201 without a login, 300.
  @discardableResult
  public func setApnsNickname(_ aNickname: String!) -> AgoraChatError! {
    waitForPushOptions { device, done in
      device.updatePushSettings(PushSettingsUpdate(displayName: aNickname ?? ""), completion: done)
    }
  }

  /// Changes the name under which others see this account in their notifications.
  ///
  /// - parameter aDisplayName: The name; empty or nil for the user name.
  /// - parameter aCompletionBlock: Receives the name, or an error as `setApnsNickname(_:)` returns it.
  public func updatePushNotifiationDisplayName(
    _ aDisplayName: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)!
  ) {
    core.fetch({ (options: AgoraChatPushOptions?, error) in aCompletionBlock?(options?.displayName, error) }) {
      [heldPushOptions] device, done in
      device.updatePushSettings(PushSettingsUpdate(displayName: aDisplayName ?? "")) { result in
        done(result.map { heldPushOptions.replace($0, device) })
      }
    }
  }

  /// Fetches the settings, which `pushOptions` is then, and waits for them.
  ///
  /// - parameter pError: 201 without a login, 300.
  @discardableResult
  public func getPushOptionsFromServerWithError(
    _ pError: UnsafeMutablePointer<AgoraChatError?>!
  ) -> AgoraChatPushOptions! {
    core.wait(pError) { [heldPushOptions] device, done in
      device.fetchPushSettings { result in done(result.map { heldPushOptions.replace($0.account, device) }) }
    }
  }

  /// Fetches the settings, which `pushOptions` is then.
  ///
  /// - parameter aCompletionBlock: Receives them, or 201 without a login, 300.
  public func getPushNotificationOptionsFromServer(
    completion aCompletionBlock: ((AgoraChatPushOptions?, AgoraChatError?) -> Void)!
  ) {
    core.fetch(aCompletionBlock) { [heldPushOptions] device, done in
      device.fetchPushSettings { result in done(result.map { heldPushOptions.replace($0.account, device) }) }
    }
  }

  /// Sends what the app changed in `pushOptions`, and waits for the hub.
  ///
  /// - returns: nil, or 201 without a login, 110 for an hour that there is not, 300.
  @discardableResult
  public func updatePushOptionsToServer() -> AgoraChatError! {
    waitForPushOptions { [heldPushOptions] device, done throws(MessagingError) in
      device.updatePushSettings(try heldPushOptions.changes(), completion: done)
    }
  }

  /// Sends what the app changed in `pushOptions`.
  ///
  /// - parameter aCompletionBlock: Receives nil, or an error as `updatePushOptionsToServer()` returns it.
  public func updatePushNotificationOptionsToServer(completion aCompletionBlock: ((AgoraChatError?) -> Void)!) {
    core.fetch({ (_: AgoraChatPushOptions?, error) in aCompletionBlock?(error) }) {
      [heldPushOptions] device, done throws(MessagingError) in
      device.updatePushSettings(try heldPushOptions.changes()) { result in
        done(result.map { heldPushOptions.replace($0, device) })
      }
    }
  }

  // MARK: older versions

  /// The name of `updatePushNotifiationDisplayName` in versions before 3.x.
  public func asyncSetApnsNickname(
    _ aNickname: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    updatePushNotifiationDisplayName(aNickname) { _, error in
      if let error { aFailureBlock?(error) } else { aSuccessBlock?() }
    }
  }

  /// The name of `getPushNotificationOptionsFromServer` in versions before 3.x.
  public func asyncGetPushOptions(
    fromServer aSuccessBlock: ((AgoraChatPushOptions?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    getPushNotificationOptionsFromServer { options, error in
      if let error { aFailureBlock?(error) } else { aSuccessBlock?(options) }
    }
  }

  /// The name of `updatePushNotificationOptionsToServer` in versions before 3.x.
  public func asyncUpdatePushOptions(
    toServer aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    updatePushNotificationOptionsToServer { error in
      if let error { aFailureBlock?(error) } else { aSuccessBlock?() }
    }
  }

  private func waitForPushOptions(
    _ call: (Device, @escaping (Result<PushSettings, MessagingError>) -> Void) throws(MessagingError) -> Void
  ) -> AgoraChatError? {
    var error: AgoraChatError?
    let options: AgoraChatPushOptions? = core.wait(&error) { [heldPushOptions] device, done throws(MessagingError) in
      try call(device) { result in done(result.map { heldPushOptions.replace($0, device) }) }
    }
    return options == nil ? error : nil
  }
}
