internal import ParlanceCore

/// This device's list of notices.
extension DeviceCore {
  /// Stores the notice of a change that another account made, and reports it, where the style keeps notices.
  func keepNotice(of change: ContactChange) throws(MessagingError) {
    guard configuration.accountNoticeLimit > 0, var notice = AccountNotice(change) else { return }
    try begin(isDurable: false)
    notice.id = try store.insert(notice, limit: configuration.accountNoticeLimit)
    journal.note { JournalEntry.notice(id: notice.id).write(to: &$0) }
    turn.report(.accountNotice(notice), basis: .journal)
    turn.changeNotices()
  }

  /// Reports a notice that an earlier run stored, unless it was deleted since.
  func reportNotice(id: Int64) throws(MessagingError) {
    guard let notice = try store.notice(id: id) else { return }
    turn.report(.accountNotice(notice), basis: .journal)
    // The app may not know the count either.
    reportedNoticeCount = nil
    turn.changeNotices()
  }

  /// Reports the number of unread notices if the turn changed it.
  func reportNoticeCount() throws(MessagingError) {
    guard turn.takeNoticeChange() else { return }
    let count = try unreadNoticeCount()
    guard count != reportedNoticeCount else { return }
    reportedNoticeCount = count
    turn.report(.unreadAccountNotices(count))
  }

  func unreadNoticeCount() throws(MessagingError) -> Int {
    try store.noticeCount(AccountNoticeFilter(unreadOnly: true))
  }

  /// Changes the list for the app.
  ///
  /// - parameter body: Returns whether anything changed.
  func changeNotices(_ body: (any DeviceStore) throws(MessagingError) -> Bool) throws(MessagingError) {
    try checkOpen()
    try begin(isDurable: true)
    if try body(store) { turn.changeNotices() }
  }
}
