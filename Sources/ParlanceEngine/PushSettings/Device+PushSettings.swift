public import ParlanceCore

/// Push settings: what the account is notified of while it is not connected. Refusals: `invalidArgument`, `messageTooLarge`,
/// `limitExceeded`, `unsupported` for a room, `accountNotFound`, `groupNotFound`, `notMember`, `notConnected`,
/// `notLoggedIn`.
extension Device {
  /// Returns this device's copy of the account's push settings; nil if it has none. The hub is not asked.
  ///
  /// A device has a copy once it fetched them, and is notified of changes from then on.
  public func pushSettings() -> AllPushSettings? {
    runner.read { core throws(MessagingError) in core.pushSettings.settings } ?? nil
  }

  /// Fetches the account's push settings from the hub. A copy of them stays, and is not reported as a change.
  ///
  /// - parameter completion: Receives the settings.
  public func fetchPushSettings(completion: @escaping (Result<AllPushSettings, MessagingError>) -> Void) {
    runner.ask(PushSettingsCall(), completion: completion) { core, settings throws(MessagingError) in
      try core.pushSettings.take(settings)
      return settings
    }
  }

  /// Changes push settings of the account. Its other devices report `pushSettingsChanged`.
  ///
  /// - parameter update: The settings to change.
  /// - parameter completion: Receives the settings as they are then.
  public func updatePushSettings(
    _ update: PushSettingsUpdate, completion: @escaping (Result<PushSettings, MessagingError>) -> Void
  ) {
    runner.ask(UpdatePushSettingsCall(update: update), completion: completion) {
      core, settings throws(MessagingError) in
      try core.pushSettings.take(.account(settings))
      return settings
    }
  }

  /// Changes the account's push settings of conversations: of all that are named, or of none. Its other devices report
  /// `pushSettingsChanged`.
  ///
  /// - parameter conversations: The conversations, 1 to 100.
  /// - parameter update: The settings to change.
  /// - parameter completion: Receives the settings of each as they are then, in this order.
  public func updatePushSettings(
    of conversations: [ConversationID], _ update: ConversationPushSettingsUpdate,
    completion: @escaping (Result<[ConversationPushSettings], MessagingError>) -> Void
  ) {
    runner.ask(
      UpdateConversationPushSettingsCall(conversations: conversations, update: update), completion: completion
    ) { core, settings throws(MessagingError) in
      try core.pushSettings.taken(settings)
    }
  }
}

extension DevicePushSettings {
  /// Takes settings of conversations that the hub answered, and returns them.
  fileprivate func taken(_ settings: [ConversationPushSettings]) throws(MessagingError) -> [ConversationPushSettings] {
    for settings in settings { try take(.conversation(settings)) }
    return settings
  }
}
