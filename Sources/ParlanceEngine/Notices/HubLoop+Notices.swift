package import ParlanceCore

/// The queue of notices for other services. Each call returns once its change is durable.
///
/// Consumers and their positions are stored: until a consumer is removed, the hub keeps notices for it, also while it does not
/// read them and after the hub was closed and opened again.
extension HubLoop {
  /// Registers a consumer. One of this name that is known goes on where it was.
  ///
  /// - parameter kinds: The kinds of notices that are stored for it.
  /// - parameter limit: The maximum number of notices that are stored for all consumers. The oldest ones go first.
  /// - parameter whenAppended: Runs when notices were stored, for this or for another consumer, on the hub's queue; it must
  ///   not block.
  package func registerNoticeConsumer(
    _ name: String, kinds: HubNoticeKinds, limit: Int = NoticeBoard.usualLimit,
    whenAppended: @escaping @Sendable () -> Void
  ) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.notices.registerNoticeConsumer(name, kinds: kinds) }
    noticeBoard.setLimit(limit)
    noticeBoard.setListener(name, whenAppended)
  }

  /// Stops reports to a consumer, for which notices are stored nevertheless.
  package func detachNoticeConsumer(_ name: String) { noticeBoard.setListener(name, nil) }

  /// Removes a consumer with the notices that no other one waits for; does nothing if there is no such consumer.
  package func removeNoticeConsumer(_ name: String) throws(MessagingError) {
    noticeBoard.setListener(name, nil)
    try perform { turn throws(MessagingError) in try turn.notices.removeNoticeConsumer(name) }
  }

  /// Returns the notices that a consumer has not taken, of all kinds and oldest first.
  ///
  /// - parameter taken: The number up to which it has taken all; nil if that is as it was.
  /// - parameter limit: The maximum number of notices.
  /// - parameter bytes: The maximum number of bytes of their payloads; more if a single one is larger.
  /// - throws: `MessagingError` with code `invalidArgument` if there is no such consumer.
  package func notices(
    for name: String, taken: Int64?, limit: Int, bytes: Int
  ) throws(MessagingError) -> NoticeBatch {
    try perform { turn throws(MessagingError) in
      try turn.notices.notices(for: name, taken: taken, limit: limit, bytes: bytes)
    }
  }
}

/// Notices for one consumer.
package struct NoticeBatch: Sendable {
  /// The consumer as it is now.
  package var consumer: HubNoticeConsumer
  package var records: [HubNoticeRecord]
}
