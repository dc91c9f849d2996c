internal import Foundation
internal import Parlance

/// The list of system notifications.
extension SystemNotificationManager {
  func fetchSystemNotifications(_ notification: NIMSystemNotification?, limit: Int) -> [NIMSystemNotification]? {
    fetchSystemNotifications(notification, limit: limit, filter: nil)
  }

  func fetchSystemNotifications(
    _ notification: NIMSystemNotification?, limit: Int, filter: NIMSystemNotificationFilter?
  ) -> [NIMSystemNotification]? {
    guard let device = core.device else { return nil }
    // Nothing is older than an object without a time.
    if let notification, notification.notice == nil { return [] }
    let query = AccountNoticeQuery(
      after: notification?.notice.map { AccountNoticeQuery.Anchor($0) },
      filter: AccountNoticeFilter(kinds: filter?.kinds), limit: limit)
    return device.accountNotices(query).map { NIMSystemNotification($0, to: device.account, core: core) }
  }

  func allUnreadCount() -> Int { allUnreadCount(nil) }

  func allUnreadCount(_ filter: NIMSystemNotificationFilter?) -> Int {
    core.device?.accountNoticeCount(AccountNoticeFilter(kinds: filter?.kinds, unreadOnly: true)) ?? 0
  }

  // A list that cannot be written ends the login, or keeps what it has.

  func delete(_ notification: NIMSystemNotification) {
    guard let notice = notification.notice else { return }
    try? core.noticeDevice(of: notification)?.deleteAccountNotice(notice.id)
  }

  func deleteAllNotifications() { deleteAllNotifications(nil) }

  func deleteAllNotifications(_ filter: NIMSystemNotificationFilter?) {
    try? core.device?.deleteAccountNotices(AccountNoticeFilter(kinds: filter?.kinds))
  }

  func markNotifications(asRead notification: NIMSystemNotification) {
    guard let notice = notification.notice, let device = core.noticeDevice(of: notification) else { return }
    try? device.markAccountNoticeRead(notice.id)
    notification.read = true
  }

  func markAllNotificationsAsRead() { markAllNotifications(asRead: nil) }

  func markAllNotifications(asRead filter: NIMSystemNotificationFilter?) {
    try? core.device?.markAccountNoticesRead(AccountNoticeFilter(kinds: filter?.kinds))
  }
}

extension ClientCore {
  /// The number of system notifications that a client keeps; the vendor names none.
  static let noticeLimit = 10_000

  /// The device in whose list a notification is; nil without a login, or for the login of another account.
  func noticeDevice(of notification: NIMSystemNotification) -> Device? {
    guard let device, device.account == notification.receiver else { return nil }
    return device
  }

  func received(_ notice: AccountNotice, of login: Login) {
    guard !notificationDelegates.isEmpty else { return }
    let notification = NIMSystemNotification(notice, to: login.account, core: self)
    notificationDelegates.notify { $0.onReceive(notification) }
  }
}
