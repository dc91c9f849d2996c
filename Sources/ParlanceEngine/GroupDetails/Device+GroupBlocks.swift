public import ParlanceCore

extension Device {
  /// Blocks a group for this account, on all of its devices, or ends that. While it blocks it, it receives no messages of the group;
  /// those of that time stay hidden from it. The setting is `ConversationSettings.isBlocked`.
  ///
  /// - parameter isBlocked: A Boolean value that indicates whether to block it.
  /// - parameter id: The group.
  /// - parameter completion: Receives nil, or `groupNotFound`, `notMember`, `forbidden` for the owner, `limitExceeded`.
  public func setBlocked(_ isBlocked: Bool, group id: String, completion: @escaping (MessagingError?) -> Void) {
    runner.ask(
      BlockGroupCall(id: id, isBlocked: isBlocked), completion: DeviceRunner.outcome(completion),
      apply: { core, settings throws(MessagingError) in _ = try core.conversations.taken(settings) })
  }
}
