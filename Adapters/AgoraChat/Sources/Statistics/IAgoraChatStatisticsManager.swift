public import Foundation

/// Counts the traffic of messages, as far as the local database has them: those of the last 30 days that were sent or
/// received, while `AgoraChatOptions.enableStatistics` is on.
///
/// Messages that were deleted or recalled no longer count, and commands, which are in no database, never do.
public protocol IAgoraChatStatisticsManager: NSObjectProtocol {
  /// Returns the traffic of a message.
  ///
  /// - parameter messageId: The message's id.
  /// - returns: nil for a message that does not count, without a login, and while the statistics are off.
  func getMessageStatistics(byId messageId: String) -> AgoraChatMessageStatistics?
  /// Returns the number of messages.
  ///
  /// - parameter startTimestamp: The earliest server's time, inclusive, in milliseconds since 1970.
  /// - parameter endTimestamp: The latest server's time, inclusive, in milliseconds since 1970.
  /// - parameter direction: Those that were sent, received, or both.
  /// - parameter type: The type of their bodies. Combined messages are of no type but `all`.
  /// - returns: 0 without a login, and while the statistics are off.
  func getMessageCount(
    withStart startTimestamp: Int, end endTimestamp: Int, direction: AgoraChatMessageStatisticsDirection,
    type: AgoraChatMessageStatisticsType
  ) -> Int
  /// Returns the traffic of messages, with their files and thumbnails, in bytes.
  ///
  /// - parameter startTimestamp: The earliest server's time, inclusive, in milliseconds since 1970.
  /// - parameter endTimestamp: The latest server's time, inclusive, in milliseconds since 1970.
  /// - parameter direction: Those that were sent, received, or both.
  /// - parameter type: The type of their bodies. Combined messages are of no type but `all`.
  /// - returns: 0 without a login, and while the statistics are off.
  func getMessageStatisticsSize(
    withStart startTimestamp: Int, end endTimestamp: Int, direction: AgoraChatMessageStatisticsDirection,
    type: AgoraChatMessageStatisticsType
  ) -> Int
}
