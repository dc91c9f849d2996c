import ParlanceCore

extension ForwardingStore {
  func badges(account: AccountNumber) throws(MessagingError) -> [BadgeRecord] { try base.badges(account: account) }
  func save(_ badge: BadgeRecord) throws(MessagingError) { try base.save(badge) }
  func removeBadge(account: AccountNumber, style: String, device: String) throws(MessagingError) {
    try base.removeBadge(account: account, style: style, device: device)
  }
  func raiseBadges(accounts: [AccountNumber], limit: Int64) throws(MessagingError) -> [BadgeRecord] {
    try base.raiseBadges(accounts: accounts, limit: limit)
  }
}
