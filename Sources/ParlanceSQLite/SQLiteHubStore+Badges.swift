package import ParlanceCore

extension SQLiteHubStore {
  var badgeStatements: HubBadgeStatements { groups[HubBadgeStatements.self] }

  package func badges(account: AccountNumber) throws(MessagingError) -> [BadgeRecord] {
    try badges(accounts: [account])
  }

  private func badges(accounts: [AccountNumber]) throws(MessagingError) -> [BadgeRecord] {
    let cursor = try badgeStatements.ofAccounts.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: "[" + accounts.map(String.init).joined(separator: ",") + "]")
    var badges: [BadgeRecord] = []
    while try cursor.next() {
      badges.append(
        BadgeRecord(
          account: cursor.number(0), style: cursor.text(1), device: cursor.text(2), count: cursor.int64(3),
          updated: cursor.timestamp(4)))
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

  package func removeBadge(account: AccountNumber, style: String, device: String) throws(MessagingError) {
    let cursor = try badgeStatements.remove.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    cursor.bind(2, copiedText: style)
    cursor.bind(3, copiedText: device)
    try cursor.finish()
  }

  package func raiseBadges(accounts: [AccountNumber], limit: Int64) throws(MessagingError) -> [BadgeRecord] {
    // One question for all recipients of a message, most of whom have no number.
    var raised = try badges(accounts: accounts)
    for index in raised.indices where raised[index].count < limit {
      raised[index].count += 1
      try save(raised[index])
    }
    return raised
  }
}

/// The hub store's statements about the numbers on icons, each compiled at its first use.
final class HubBadgeStatements: StatementGroup {
  let ofAccounts, save, remove: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    ofAccounts = connection.statement(
      """
      SELECT account, style, device, count, updated FROM badge
      WHERE account IN (SELECT value FROM json_each(?1)) ORDER BY account, style, device
      """)
    save = connection.statement(
      """
      INSERT INTO badge(account, style, device, count, updated) VALUES(?1, ?2, ?3, ?4, ?5)
      ON CONFLICT(account, style, device) DO UPDATE SET count = excluded.count, updated = excluded.updated
      """)
    remove = connection.statement("DELETE FROM badge WHERE account = ?1 AND style = ?2 AND device = ?3")
  }
}

extension Schema {
  /// The numbers on the icons of devices, from which push notifications count on.
  static let hubBadges = """
    CREATE TABLE badge(
      account INTEGER NOT NULL, style TEXT NOT NULL, device TEXT NOT NULL, count INTEGER NOT NULL,
      updated INTEGER NOT NULL, PRIMARY KEY(account, style, device)) WITHOUT ROWID;
    """
}
