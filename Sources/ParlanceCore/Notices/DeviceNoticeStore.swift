/// A device's list of notices; a part of `DeviceStore` and its transactions.
///
/// Notices are ordered by their time, and those of one time by their number.
package protocol DeviceNoticeStore: AnyObject {
  /// Stores a notice and returns its number, which was never given out before, unless the transaction that gave it out
  /// was rolled back. The oldest notices go until a number of them is left.
  func insert(_ notice: AccountNotice, limit: Int) throws(MessagingError) -> Int64
  func notice(id: Int64) throws(MessagingError) -> AccountNotice?
  /// Answers a query, newest first.
  func notices(_ query: AccountNoticeQuery) throws(MessagingError) -> [AccountNotice]
  /// Returns the number of notices that a filter chooses.
  func noticeCount(_ filter: AccountNoticeFilter) throws(MessagingError) -> Int
  /// Marks a notice as read. Returns whether it was unread before.
  func markNoticeRead(id: Int64) throws(MessagingError) -> Bool
  /// Marks the notices that a filter chooses as read. Returns the number of those that were unread.
  func markNoticesRead(_ filter: AccountNoticeFilter) throws(MessagingError) -> Int
  /// Sets the number that the app keeps with a notice. Returns whether it is stored.
  func setNoticeStatus(id: Int64, _ status: Int) throws(MessagingError) -> Bool
  /// Deletes a notice. Returns whether it was stored.
  func deleteNotice(id: Int64) throws(MessagingError) -> Bool
  /// Deletes the notices that a filter chooses. Returns their number.
  func deleteNotices(_ filter: AccountNoticeFilter) throws(MessagingError) -> Int
}
