internal import ParlanceCore

extension SetBadgeCountCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Done {
    try turn.badges.setBadge(count, of: context.login.device)
    return Done()
  }
}

/// The numbers on the icons of devices. A device sets its own; each push notification that counts as unread adds one to
/// those of all devices of its recipient.
struct BadgeRules: TurnPart {
  let turn: TurnContext
  fileprivate let ownStore: any HubBadgeStore

  init(turn: TurnContext, ownStore: any HubBadgeStore) {
    self.turn = turn
    self.ownStore = ownStore
  }

  fileprivate func setBadge(_ count: Int64?, of device: DeviceRecord) throws(MessagingError) {
    let (account, style, id) = (device.account, device.style, device.id.string)
    guard let count else { return try ownStore.removeBadge(account: account, style: style, device: id) }
    try ownStore.save(BadgeRecord(account: account, style: style, device: id, count: count, updated: now))
    let others = try ownStore.badges(account: account).filter { $0.style != style || $0.device != id }
    let surplus = others.count + 1 - PushBadge.deviceLimit
    guard surplus > 0 else { return }
    for oldest in others.sorted(by: { $0.updated < $1.updated }).prefix(surplus) {
      try ownStore.removeBadge(account: account, style: oldest.style, device: oldest.device)
    }
  }

  /// Removes the numbers of all devices of an account.
  func removeBadges(of account: AccountNumber) throws(MessagingError) {
    for badge in try ownStore.badges(account: account) {
      try ownStore.removeBadge(account: account, style: badge.style, device: badge.device)
    }
  }

  /// Adds one to the numbers of the recipients of notifications that count as unread, and notes them in the notifications.
  ///
  /// - parameter notifications: Notifications with the accounts of their recipients, each of them once.
  func raiseBadges(
    _ notifications: inout [(account: AccountNumber, notification: PushNotification)]
  ) throws(MessagingError) {
    let accounts = notifications.filter(\.notification.countsAsUnread).map(\.account)
    guard !accounts.isEmpty else { return }
    let raised = try ownStore.raiseBadges(accounts: accounts, limit: Int64(PushBadge.limit))
    guard !raised.isEmpty else { return }
    let badges = Dictionary(grouping: raised, by: \.account)
    for index in notifications.indices where notifications[index].notification.countsAsUnread {
      notifications[index].notification.badges = (badges[notifications[index].account] ?? []).map { badge in
        PushBadge(style: badge.style, device: DeviceID(badge.device), count: Int(badge.count))
      }
    }
  }
}
