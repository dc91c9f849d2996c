public import Foundation

/// Manages what this account is notified of while it is not connected. The settings are those of the account, also for its
/// devices of other styles. Quiet times of the account and of a conversation add up, and take precedence over the remind
/// type; the remind type of a conversation takes precedence over that of the account.
///
/// Errors of all calls: 300 (not connected), 201 (no login). Calls without a completion wait for the answer; those whose
/// result is not optional return an error with `noError` after a success. Completions run on the environment's callback
/// queue.
public protocol IAgoraChatPushManager: NSObjectProtocol {
  /// The account's settings, as this device knows them; nil without a login, and until the first one was synchronized.
  var pushOptions: AgoraChatPushOptions? { get }
  /// The users whose messages cause no notifications, as this device knows them.
  var noPushUIds: [Any] { get }
  /// The groups whose messages cause no notifications, as this device knows them.
  var noPushGroups: [Any] { get }
  /// Ends the part of each day without notifications.
  func enableOfflinePush() -> AgoraChatError
  /// Makes a part of each day one without notifications.
  ///
  /// Errors: 110 (an hour that there is not).
  ///
  /// - parameter aStartHour: The hour with which it begins, 0 to 24.
  /// - parameter aEndHour: The hour with which it ends, 0 to 24; the whole day if it is the same.
  func disableOfflinePushStart(_ aStartHour: Int32, end aEndHour: Int32) -> AgoraChatError
  /// Switches the notifications of groups off, or on.
  ///
  /// Errors: 606 (no such group), 602 (not a member).
  func updatePushService(forGroups aGroupIds: [Any], disablePush disable: Bool) -> AgoraChatError
  /// Switches the notifications of groups off, or on; the completion receives an error with `noError` after a success.
  func updatePushService(
    forGroups aGroupIds: [Any], disablePush disable: Bool,
    completion aCompletionBlock: @escaping (AgoraChatError) -> Void)
  /// Switches the notifications of users' messages off, or on, one after the other until one fails.
  ///
  /// Errors: 101 (no valid user name), 204 (no such user).
  func updatePushService(forUsers aUIds: [Any], disablePush disable: Bool) -> AgoraChatError
  /// Switches the notifications of users' messages off, or on; the completion receives an error with `noError` after a
  /// success.
  func updatePushService(
    forUsers aUIds: [Any], disablePush disable: Bool, completion aCompletionBlock: @escaping (AgoraChatError) -> Void)
  /// Changes what notifications show.
  func update(_ pushDisplayStyle: AgoraChatPushDisplayStyle) -> AgoraChatError
  /// Changes what notifications show.
  func update(
    _ pushDisplayStyle: AgoraChatPushDisplayStyle, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Changes the name under which others see this account in their notifications; an empty one removes it.
  func updatePushDisplayName(_ aDisplayName: String) -> AgoraChatError?
  /// Changes the name under which others see this account in their notifications. The completion receives the name.
  func updatePushDisplayName(
    _ aDisplayName: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
  /// Fetches the account's settings.
  func getPushOptionsFromServerWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatPushOptions?
  /// Fetches the account's settings.
  func getPushNotificationOptionsFromServer(
    completion aCompletionBlock: ((AgoraChatPushOptions?, AgoraChatError?) -> Void)?)
  /// Changes one part of the account's silent mode.
  ///
  /// Errors: 110 (no parameter, a duration of more than 7 days, a time of day that there is not).
  func setSilentModeForAll(
    _ aParam: AgoraChatSilentModeParam?,
    completion aCompletionBlock: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?)
  /// Fetches the account's silent mode.
  func getSilentModeForAll(completion aCompletionBlock: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?)
  /// Fetches the silent modes of all conversations, so that `AgoraChatConversation.disturbType` is that of the server.
  func syncSilentModeConversations(fromServerCompletion completionBlock: ((AgoraChatError?) -> Void)?)
  /// Changes one part of a conversation's silent mode.
  ///
  /// Errors: as `setSilentModeForAll(_:completion:)`; 204 (no such user), 606 (no such group), 602 (not a member).
  func setSilentModeForConversation(
    _ aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    params aParam: AgoraChatSilentModeParam?,
    completion aCompletionBlock: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?)
  /// Fetches the silent mode of a conversation.
  func getSilentMode(
    forConversation aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    completion aCompletionBlock: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?)
  /// Removes the remind type of a conversation, which has that of the account then.
  func clearRemindType(
    forConversation aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    completion aCompletionBlock: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?)
  /// Fetches the silent modes of conversations. The completion receives those of which something is set and in force, by the
  /// id of the conversation.
  ///
  /// Errors: 110 (more than 20 conversations).
  func getSilentMode(
    for aConversationArray: [AgoraChatConversation],
    completion aCompletionBlock: (([String: AgoraChatSilentModeResult]?, AgoraChatError?) -> Void)?)
  /// Changes the language that the account prefers for notifications; nil removes it. The engine translates nothing: the
  /// environment's `PushNotifier` receives the code.
  func setPreferredNotificationLanguage(
    _ aLaguangeCode: String?, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Fetches the code of the language; nil if there is none.
  func getPreferredNotificationLanguageCompletion(_ aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
  /// Changes the template for this account's notifications; nil removes it. The environment's `PushNotifier` receives the
  /// name.
  func setPushTemplate(_ aPushTemplateName: String?, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Fetches the name of the template; nil if there is none.
  func getPushTemplate(_ aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
}

extension IAgoraChatPushManager {
  /// Changes one part of the account's silent mode.
  public func setSilentModeForAll(_ aParam: AgoraChatSilentModeParam?) { setSilentModeForAll(aParam, completion: nil) }
  /// Fetches the account's settings, so that this device knows them.
  public func getPushNotificationOptionsFromServer() { getPushNotificationOptionsFromServer(completion: nil) }
  /// Fetches the account's settings, so that this device knows them.
  public func getSilentModeForAll() { getSilentModeForAll(completion: nil) }
  /// Fetches the silent modes of all conversations.
  public func syncSilentModeConversations() { syncSilentModeConversations(fromServerCompletion: nil) }
  /// Changes one part of a conversation's silent mode.
  public func setSilentModeForConversation(
    _ aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    params aParam: AgoraChatSilentModeParam?
  ) {
    setSilentModeForConversation(
      aConversationId, conversationType: aConversationType, params: aParam, completion: nil)
  }
  /// Removes the remind type of a conversation.
  public func clearRemindType(
    forConversation aConversationId: String, conversationType aConversationType: AgoraChatConversationType
  ) {
    clearRemindType(forConversation: aConversationId, conversationType: aConversationType, completion: nil)
  }
  /// Changes the language that the account prefers for notifications.
  public func setPreferredNotificationLanguage(_ aLaguangeCode: String?) {
    setPreferredNotificationLanguage(aLaguangeCode, completion: nil)
  }
  /// Changes the template for this account's notifications.
  public func setPushTemplate(_ aPushTemplateName: String?) { setPushTemplate(aPushTemplateName, completion: nil) }
}
