/// The part of a hub's store that keeps which messages are replies, by the messages' places.
package protocol HubReplyStore: AnyObject {
  /// Stores that a message is a reply in the thread that began at a position of its stream.
  func saveReply(_ message: EventPlace, thread: Int64) throws(MessagingError)
  func removeReply(_ message: EventPlace) throws(MessagingError)
  /// Returns the positions of replies in a thread between two positions, at most `limit`, in the order that was asked for.
  func replies(
    stream: StreamNumber, thread: Int64, after: Int64, before: Int64, newestFirst: Bool, limit: Int
  ) throws(MessagingError) -> [Int64]
  /// Returns the number of replies in a thread behind a position.
  func replyCount(stream: StreamNumber, thread: Int64, after: Int64) throws(MessagingError) -> Int
}

extension HubTable {
  static let messageReply = HubTable("message_reply", key: [("stream", .int), ("sequence", .int)], [("thread", .int)])
}
