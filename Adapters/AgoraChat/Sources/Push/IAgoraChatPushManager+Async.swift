/// The asynchronous forms of calls: each returns what the completion receives. Calls with a blocking form of the same labels
/// have none. In `async` code, a call without a
/// completion is one of these and has to be awaited; with `completion: nil` it is the form that does not wait.
extension IAgoraChatPushManager {
  /// Fetches the account's settings.
  @discardableResult
  public nonisolated(nonsending) func pushNotificationOptionsFromServer() async -> (
    AgoraChatPushOptions?, AgoraChatError?
  ) {
    await waitedForTwo { getPushNotificationOptionsFromServer(completion: $0) }
  }

  /// Changes one part of the account's silent mode.
  @discardableResult
  public nonisolated(nonsending) func setSilentModeForAll(_ aParam: AgoraChatSilentModeParam?) async -> (
    AgoraChatSilentModeResult?, AgoraChatError?
  ) {
    await waitedForTwo { setSilentModeForAll(aParam, completion: $0) }
  }

  /// Fetches the account's silent mode.
  @discardableResult
  public nonisolated(nonsending) func silentModeForAll() async -> (AgoraChatSilentModeResult?, AgoraChatError?) {
    await waitedForTwo { getSilentModeForAll(completion: $0) }
  }

  /// Changes one part of a conversation's silent mode.
  @discardableResult
  public nonisolated(nonsending) func setSilentModeForConversation(
    _ aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    params aParam: AgoraChatSilentModeParam?
  ) async -> (AgoraChatSilentModeResult?, AgoraChatError?) {
    await waitedForTwo {
      setSilentModeForConversation(aConversationId, conversationType: aConversationType, params: aParam, completion: $0)
    }
  }

  /// Fetches the silent mode of a conversation.
  @discardableResult
  public nonisolated(nonsending) func silentMode(
    forConversation aConversationId: String, conversationType aConversationType: AgoraChatConversationType
  ) async -> (AgoraChatSilentModeResult?, AgoraChatError?) {
    await waitedForTwo {
      getSilentMode(forConversation: aConversationId, conversationType: aConversationType, completion: $0)
    }
  }

  /// Removes the remind type of a conversation, which has that of the account then.
  @discardableResult
  public nonisolated(nonsending) func clearRemindType(
    forConversation aConversationId: String, conversationType aConversationType: AgoraChatConversationType
  ) async -> (AgoraChatSilentModeResult?, AgoraChatError?) {
    await waitedForTwo {
      clearRemindType(forConversation: aConversationId, conversationType: aConversationType, completion: $0)
    }
  }

  /// Fetches the silent modes of conversations.
  @discardableResult
  public nonisolated(nonsending) func silentMode(for aConversationArray: [AgoraChatConversation]) async -> (
    [String: AgoraChatSilentModeResult]?, AgoraChatError?
  ) {
    await waitedForTwo { getSilentMode(for: aConversationArray, completion: $0) }
  }

  /// Changes the language that the account prefers for notifications.
  @discardableResult
  public nonisolated(nonsending) func setPreferredNotificationLanguage(_ aLaguangeCode: String?) async
    -> AgoraChatError?
  {
    await waited { setPreferredNotificationLanguage(aLaguangeCode, completion: $0) }
  }

  /// Changes the template for this account's notifications.
  @discardableResult
  public nonisolated(nonsending) func setPushTemplate(_ aPushTemplateName: String?) async -> AgoraChatError? {
    await waited { setPushTemplate(aPushTemplateName, completion: $0) }
  }
}
