public import ParlanceCore
internal import ParlanceEngine

/// Notices: what other accounts did about friendships with this one. This device keeps a list of the newest 10,000 in its
/// local database, with marks of its own; `events()` reports new ones as `accountNotice`, and each change of the number of
/// unread ones as `unreadAccountNotices`. The hub is not asked.
///
/// Calls throw `notLoggedIn`.
extension MessagingClient {
  /// Returns a page of the list, newest first.
  ///
  /// ```swift
  /// let page = try client.accountNotices(AccountNoticeQuery(limit: 20))
  /// let older = try client.accountNotices(AccountNoticeQuery(after: page.last.map { .init($0) }, limit: 20))
  /// ```
  ///
  /// - parameter query: The notices to return.
  public func accountNotices(
    _ query: AccountNoticeQuery = AccountNoticeQuery()
  ) throws(MessagingError) -> [AccountNotice] {
    try read { $0.accountNotices(query) }
  }

  /// Returns the number of notices in the list.
  ///
  /// - parameter filter: The notices to count.
  public func accountNoticeCount(
    _ filter: AccountNoticeFilter = AccountNoticeFilter()
  ) throws(MessagingError) -> Int {
    try read { $0.accountNoticeCount(filter) }
  }

  /// Marks notices as read.
  ///
  /// - parameter filter: The notices to mark.
  public func markAccountNoticesRead(
    _ filter: AccountNoticeFilter = AccountNoticeFilter()
  ) throws(MessagingError) {
    try device.markAccountNoticesRead(filter)
  }

  /// Marks a notice as read; has no effect on one that is not in the list.
  ///
  /// - parameter notice: The notice.
  public func markRead(_ notice: AccountNotice) throws(MessagingError) { try device.markAccountNoticeRead(notice.id) }

  /// Sets the app's number of a notice; has no effect on one that is not in the list.
  ///
  /// - parameter status: The number.
  /// - parameter notice: The notice.
  public func setStatus(_ status: Int, of notice: AccountNotice) throws(MessagingError) {
    try device.setStatus(status, ofAccountNotice: notice.id)
  }

  /// Deletes a notice from the list; has no effect on one that is not in it.
  ///
  /// - parameter notice: The notice.
  public func delete(_ notice: AccountNotice) throws(MessagingError) { try device.deleteAccountNotice(notice.id) }

  /// Deletes notices from the list.
  ///
  /// - parameter filter: The notices to delete.
  public func deleteAccountNotices(
    _ filter: AccountNoticeFilter = AccountNoticeFilter()
  ) throws(MessagingError) {
    try device.deleteAccountNotices(filter)
  }
}
