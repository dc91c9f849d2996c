public import Foundation

/// The asynchronous forms of calls: each returns what the completion receives. Calls with a blocking form of the same labels
/// have none. In `async` code, a call without a
/// completion is one of these and has to be awaited; with `completion: nil` it is the form that does not wait.
extension AgoraChatClient {
  /// Calls `getLoggedInDevicesFromServer` and waits for its completion.
  @discardableResult
  public nonisolated(nonsending) func loggedInDevicesFromServer(
    withUsername aUsername: String, password aPassword: String
  ) async -> ([AgoraChatDeviceConfig]?, AgoraChatError?) {
    await waitedForTwo { getLoggedInDevicesFromServer(withUsername: aUsername, password: aPassword, completion: $0) }
  }

  /// Calls `getLoggedInDevicesFromServer` and waits for its completion.
  @discardableResult
  public nonisolated(nonsending) func loggedInDevicesFromServer(withUserId aUserID: String, token aToken: String) async
    -> ([AgoraChatDeviceConfig]?, AgoraChatError?)
  {
    await waitedForTwo { getLoggedInDevicesFromServer(withUserId: aUserID, token: aToken, completion: $0) }
  }

  /// Calls `kickDevice` and waits for its completion.
  @discardableResult
  public nonisolated(nonsending) func kickDevice(
    withUserId aUserID: String, token aToken: String, resource aResource: String
  ) async -> AgoraChatError? {
    await waited { kickDevice(withUserId: aUserID, token: aToken, resource: aResource, completion: $0) }
  }

  /// Calls `kickAllDevices` and waits for its completion.
  @discardableResult
  public nonisolated(nonsending) func kickAllDevices(withUserId aUserID: String, token aToken: String) async
    -> AgoraChatError?
  {
    await waited { kickAllDevices(withUserId: aUserID, token: aToken, completion: $0) }
  }

  /// Calls `registerForRemoteNotifications` and waits for its completion.
  @discardableResult
  public nonisolated(nonsending) func registerForRemoteNotifications(withDeviceToken aDeviceToken: Data) async
    -> AgoraChatError?
  {
    await waited { registerForRemoteNotifications(withDeviceToken: aDeviceToken, completion: $0) }
  }

  /// Calls `registerForRemoteNotifications` and waits for its completion.
  @discardableResult
  public nonisolated(nonsending) func registerForRemoteNotifications(
    withCertName aCertName: String, deviceToken aDeviceToken: Data
  ) async -> AgoraChatError? {
    await waited { registerForRemoteNotifications(withCertName: aCertName, deviceToken: aDeviceToken, completion: $0) }
  }

  /// Binds this installation's token of Firebase Cloud Messaging.
  @discardableResult
  public nonisolated(nonsending) func bindFCMToken(_ aFCMToken: String) async -> AgoraChatError? {
    await waited { bindFCMToken(aFCMToken, completion: $0) }
  }

  /// Calls `registerPushKitToken` and waits for its completion.
  @discardableResult
  public nonisolated(nonsending) func registerPushKitToken(_ aPushToken: Data?) async -> AgoraChatError? {
    await waited { registerPushKitToken(aPushToken, completion: $0) }
  }

  /// Calls `unRegisterPushKitToken` and waits for its completion.
  @discardableResult
  public nonisolated(nonsending) func unRegisterPushKitToken() async -> AgoraChatError? {
    await waited { unRegisterPushKitToken(completion: $0) }
  }

  /// Passes the token that a login with a password shows to a completion.
  @discardableResult
  public nonisolated(nonsending) func fetchToken(withUsername aUsername: String, password aPassword: String) async -> (
    String?, AgoraChatError?
  ) {
    await waitedForTwo { fetchToken(withUsername: aUsername, password: aPassword, completion: $0) }
  }

  /// Checks the service.
  @discardableResult
  public nonisolated(nonsending) func serviceCheck(withUsername aUsername: String, password aPassword: String) async
    -> (AgoraChatServerCheckType, AgoraChatError?)
  {
    await waitedForTwo { serviceCheck(withUsername: aUsername, password: aPassword, completion: $0) }
  }

  /// Calls `getLogFilesPath` and waits for its completion.
  @discardableResult
  public nonisolated(nonsending) func logFilesPath() async -> (String?, AgoraChatError?) {
    await waitedForTwo { getLogFilesPath(completion: $0) }
  }

  /// Refuses to upload the log, as `uploadLogToServer()` does.
  @discardableResult
  public nonisolated(nonsending) func uploadDebugLogToServer() async -> AgoraChatError? {
    await waited { uploadDebugLogToServer(completion: $0) }
  }

  /// Changes the name under which others see this account in their notifications.
  @discardableResult
  public nonisolated(nonsending) func updatePushNotifiationDisplayName(_ aDisplayName: String!) async -> (
    String?, AgoraChatError?
  ) {
    await waitedForTwo { updatePushNotifiationDisplayName(aDisplayName, completion: $0) }
  }

  /// Fetches the settings, which `pushOptions` is then.
  @discardableResult
  public nonisolated(nonsending) func pushNotificationOptionsFromServer() async -> (
    AgoraChatPushOptions?, AgoraChatError?
  ) {
    await waitedForTwo { getPushNotificationOptionsFromServer(completion: $0) }
  }

  /// Sends what the app changed in `pushOptions`.
  @discardableResult
  public nonisolated(nonsending) func updatePushNotificationOptionsToServer() async -> AgoraChatError? {
    await waited { updatePushNotificationOptionsToServer(completion: $0) }
  }
}
