public import ParlanceCore
internal import ParlanceEngine

/// Push settings: what this account is notified of while it is not connected, the same in all styles. `events()` reports
/// changes that other devices of the account make as `pushSettingsChanged`.
extension MessagingClient {
  /// Returns this device's copy of the account's push settings; nil if they were never fetched. The hub is not asked.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`.
  public func pushSettings() throws(MessagingError) -> AllPushSettings? { try read { $0.pushSettings() } }

  /// Fetches the account's push settings.
  ///
  /// - returns: Those of the account, and those of the conversations of which something is set.
  /// - throws: `MessagingError` with code `notLoggedIn` or `notConnected`.
  @discardableResult
  public func fetchPushSettings() async throws(MessagingError) -> AllPushSettings {
    try await result { $0.fetchPushSettings(completion: $1) }
  }

  /// Changes push settings of the account.
  ///
  /// ```swift
  /// try await client.updatePushSettings(
  ///   PushSettingsUpdate(quietInterval: .set(QuietInterval(start: 22 * 60, end: 8 * 60, timeZoneOffset: 60))))
  /// ```
  ///
  /// - parameter update: The settings to change.
  /// - returns: The settings as they are then.
  /// - throws: `MessagingError` with code `invalidArgument` for minutes that no day has and for a quiet time of more than 7
  ///   days, `messageTooLarge` if the texts would be longer than the hub keeps (`HubLimits.pushSettingsSize`).
  @discardableResult
  public func updatePushSettings(_ update: PushSettingsUpdate) async throws(MessagingError) -> PushSettings {
    try await result { $0.updatePushSettings(update, completion: $1) }
  }

  /// Changes the account's push settings of conversations: of all that are named, or of none.
  ///
  /// - parameter update: The settings to change.
  /// - parameter conversations: The conversations, 1 to 100.
  /// - returns: The settings of each as they are then, in this order.
  /// - throws: `MessagingError` with code `invalidArgument`, `unsupported` for a room, `notMember`, `groupNotFound`,
  ///   `accountNotFound`, or `limitExceeded` if there are settings of too many conversations
  ///   (`HubLimits.conversationSettings`).
  @discardableResult
  public func updatePushSettings(
    _ update: ConversationPushSettingsUpdate, of conversations: [ConversationID]
  ) async throws(MessagingError) -> [ConversationPushSettings] {
    try await result { $0.updatePushSettings(of: conversations, update, completion: $1) }
  }
}
