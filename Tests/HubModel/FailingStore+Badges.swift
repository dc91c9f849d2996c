package import ParlanceCore

extension FailingStore {
  package func badges(account: AccountNumber) throws(MessagingError) -> [BadgeRecord] {
    try enter().badges(account: account)
  }
  package func save(_ badge: BadgeRecord) throws(MessagingError) { try enter().save(badge) }
  package func removeBadge(account: AccountNumber, style: String, device: String) throws(MessagingError) {
    try enter().removeBadge(account: account, style: style, device: device)
  }
  package func raiseBadges(accounts: [AccountNumber], limit: Int64) throws(MessagingError) -> [BadgeRecord] {
    try enter().raiseBadges(accounts: accounts, limit: limit)
  }
}
