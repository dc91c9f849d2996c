public import ParlanceCore

/// The list of notices that this device keeps, where its configuration says so (`DeviceConfiguration.accountNoticeLimit`):
/// other accounts' friend requests, their answers, and ends of friendships.
///
/// A notice is stored together with what it is about, and reported as `accountNotice` before that; `unreadAccountNotices`
/// follows at the end of the turn, and after each change of the number by a call. The list and its marks belong to this
/// device: the hub and the account's other devices know nothing of them.
///
/// Calls that change the list throw `notLoggedIn` for a device that is closed, or an error of the local database.
extension Device {
  /// Returns a page of the list, newest first.
  ///
  /// - parameter query: The notices to return.
  public func accountNotices(_ query: AccountNoticeQuery = AccountNoticeQuery()) -> [AccountNotice] {
    runner.read { core throws(MessagingError) in try core.store.notices(query) } ?? []
  }

  /// Returns the notice with a number; nil if it is not in the list.
  public func accountNotice(_ id: Int64) -> AccountNotice? {
    runner.read { core throws(MessagingError) in try core.store.notice(id: id) } ?? nil
  }

  /// Returns the number of notices in the list.
  ///
  /// - parameter filter: The notices to count.
  public func accountNoticeCount(_ filter: AccountNoticeFilter = AccountNoticeFilter()) -> Int {
    runner.read { core throws(MessagingError) in try core.store.noticeCount(filter) } ?? 0
  }

  /// Marks a notice as read; has no effect on one that is not in the list.
  public func markAccountNoticeRead(_ id: Int64) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in
      try core.notices.changeNotices { store throws(MessagingError) in try store.markNoticeRead(id: id) }
    }
  }

  /// Marks notices as read.
  ///
  /// - parameter filter: The notices to mark.
  public func markAccountNoticesRead(
    _ filter: AccountNoticeFilter = AccountNoticeFilter()
  ) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in
      try core.notices.changeNotices { store throws(MessagingError) in try store.markNoticesRead(filter) > 0 }
    }
  }

  /// Sets the app's number of a notice (`AccountNotice.status`); has no effect on one that is not in the list.
  public func setStatus(_ status: Int, ofAccountNotice id: Int64) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in
      try core.notices.changeNotices { store throws(MessagingError) in
        _ = try store.setNoticeStatus(id: id, status)
        return false
      }
    }
  }

  /// Deletes a notice from the list; has no effect on one that is not in it.
  public func deleteAccountNotice(_ id: Int64) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in
      try core.notices.changeNotices { store throws(MessagingError) in try store.deleteNotice(id: id) }
    }
  }

  /// Deletes notices from the list.
  ///
  /// - parameter filter: The notices to delete.
  public func deleteAccountNotices(_ filter: AccountNoticeFilter = AccountNoticeFilter()) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in
      try core.notices.changeNotices { store throws(MessagingError) in try store.deleteNotices(filter) > 0 }
    }
  }
}
