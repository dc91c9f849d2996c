public import ParlanceCore
internal import ParlanceEngine

/// Groups that the account blocks: none of its devices receives their messages. It is still a member, and notified of changes.
///
/// `ConversationSettings.isBlocked` indicates whether it blocks a group; changes on its other devices are reported as
/// `DeviceEvent.conversationSettings`. Calls throw `groupNotFound` and `notMember`.
extension MessagingClient {
  /// Blocks a group. What is written from now on is not delivered, and stays hidden when the block ends. The owner may not.
  ///
  /// - parameter id: The group; one that is blocked stays so.
  /// - throws: `MessagingError` with code `forbidden` for the owner, `limitExceeded` for settings of too many conversations, besides the
  ///   usual ones.
  public func blockGroup(_ id: String) async throws(MessagingError) {
    try await outcome { $0.setBlocked(true, group: id, completion: $1) }
  }

  /// Ends the block of a group, so that its messages are delivered again.
  ///
  /// - parameter id: The group; one that is not blocked stays so.
  public func unblockGroup(_ id: String) async throws(MessagingError) {
    try await outcome { $0.setBlocked(false, group: id, completion: $1) }
  }
}
