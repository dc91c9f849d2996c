package import ParlanceCore

extension SQLiteHubStore {
  package func badges(account: Int64) throws(MessagingError) -> [BadgeRecord] {
    let cursor = try badgeStatements.ofAccount.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    var badges: [BadgeRecord] = []
    while try cursor.next() {
      badges.append(
        BadgeRecord(
          account: account, style: cursor.text(0), device: cursor.text(1), count: cursor.int64(2),
          updated: cursor.timestamp(3)))
    }
    return badges
  }

  package func save(_ badge: BadgeRecord) throws(MessagingError) {
    let cursor = try badgeStatements.save.use()
    defer { cursor.reset() }
    cursor.bind(1, badge.account)
    cursor.bind(2, copiedText: badge.style)
    cursor.bind(3, copiedText: badge.device)
    cursor.bind(4, badge.count)
    cursor.bind(5, badge.updated)
    try cursor.finish()
  }

  package func removeBadge(account: Int64, style: String, device: String) throws(MessagingError) {
    let cursor = try badgeStatements.remove.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    cursor.bind(2, copiedText: style)
    cursor.bind(3, copiedText: device)
    try cursor.finish()
  }

  package func raiseBadges(accounts: [Int64], limit: Int64) throws(MessagingError) -> [BadgeRecord] {
    var raised: [BadgeRecord] = []
    for account in Set(accounts).sorted() {
      var badges = try badges(account: account)
      for index in badges.indices where badges[index].count < limit {
        badges[index].count += 1
        try save(badges[index])
      }
      raised += badges
    }
    return raised
  }
}

/// The hub store's statements about the numbers on icons, each compiled at its first use.
struct HubBadgeStatements {
  let ofAccount, save, remove: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    ofAccount = connection.statement(
      "SELECT style, device, count, updated FROM badge WHERE account = ?1 ORDER BY style, device")
    save = connection.statement(
      """
      INSERT INTO badge(account, style, device, count, updated) VALUES(?1, ?2, ?3, ?4, ?5)
      ON CONFLICT(account, style, device) DO UPDATE SET count = excluded.count, updated = excluded.updated
      """)
    remove = connection.statement("DELETE FROM badge WHERE account = ?1 AND style = ?2 AND device = ?3")
  }
}
