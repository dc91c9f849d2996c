internal import ParlanceCore

/// This device's list of notices.
final class DeviceNotices: TurnComponent {
  unowned let core: DeviceCore
  /// The number of unread notices that was last reported to the app; nil before the first report.
  private(set) var reportedCount: Int?

  init(_ core: DeviceCore) { self.core = core }

  func load() throws(MessagingError) -> () -> Void {
    let count = core.configuration.accountNoticeLimit > 0 ? try unreadNoticeCount() : nil
    return { [self] in
      reportedCount = count
    }
  }

  func prepareCommit() throws(MessagingError) { try reportNoticeCount() }

  /// Stores a notice and reports it, where the style keeps notices.
  func keep(_ notice: AccountNotice) throws(MessagingError) {
    guard core.configuration.accountNoticeLimit > 0 else { return }
    var notice = notice
    try core.begin(isDurable: false)
    notice.id = try core.store.insert(notice, limit: core.configuration.accountNoticeLimit)
    core.journal.note { JournalEntry.notice(id: notice.id).write(to: &$0) }
    core.turn.report(.accountNotice(notice), basis: .journal)
    core.turn.changeNotices()
  }

  /// Reports a notice that an earlier run stored, unless it was deleted since.
  func reportNotice(id: Int64) throws(MessagingError) {
    guard let notice = try core.store.notice(id: id) else { return }
    core.turn.report(.accountNotice(notice), basis: .journal)
    // The app may not know the count either.
    reportedCount = nil
    core.turn.changeNotices()
  }

  /// Reports the number of unread notices if the turn changed it.
  func reportNoticeCount() throws(MessagingError) {
    guard core.turn.takeNoticeChange() else { return }
    let count = try unreadNoticeCount()
    guard count != reportedCount else { return }
    reportedCount = count
    core.turn.report(.unreadAccountNotices(count))
  }

  func unreadNoticeCount() throws(MessagingError) -> Int {
    try core.store.noticeCount(AccountNoticeFilter(unreadOnly: true))
  }

  /// Changes the list for the app.
  ///
  /// - parameter body: Returns whether anything changed.
  func changeNotices(_ body: (any DeviceStore) throws(MessagingError) -> Bool) throws(MessagingError) {
    try core.checkOpen()
    try core.begin(isDurable: true)
    if try body(core.store) { core.turn.changeNotices() }
  }
}
