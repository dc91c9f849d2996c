public import ParlanceCore

extension Device {
  /// Blocks a group for this account, on all of its devices, or ends that. While it blocks it, it receives no messages of the group;
  /// those of that time stay hidden from it. The setting is `ConversationSettings.isBlocked`.
  ///
  /// - parameter isBlocked: A Boolean value that indicates whether to block it.
  /// - parameter id: The group.
  /// - parameter completion: Receives nil, or `groupNotFound`, `notMember`, `forbidden` for the owner, `limitExceeded`.
  public func setBlocked(_ isBlocked: Bool, group id: String, completion: @escaping (MessagingError?) -> Void) {
    ask(
      BlockGroupCall(id: id, isBlocked: isBlocked),
      completion: { (result: Result<[ConversationSettings], MessagingError>) in
        if case .failure(let error) = result { completion(error) } else { completion(nil) }
      },
      apply: { core, settings throws(MessagingError) in
        for settings in settings { try core.conversations.applySettings(settings, settings.updated, reports: false) }
        return settings
      })
  }
}
