#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func badges(account: AccountNumber) throws(MessagingError) -> [BadgeRecord] {
      badges(try rows(BadgeStatements.ofAccount, [.int(account)]))
    }

    package func save(_ badge: BadgeRecord) throws(MessagingError) {
      try run(
        BadgeStatements.save,
        [.int(badge.account), .text(badge.style), .text(badge.device), .int(badge.count), .time(badge.updated)])
    }

    package func removeBadge(account: AccountNumber, style: String, device: String) throws(MessagingError) {
      try run(BadgeStatements.remove, [.int(account), .text(style), .text(device)])
    }

    package func raiseBadges(accounts: [AccountNumber], limit: Int64) throws(MessagingError) -> [BadgeRecord] {
      guard !accounts.isEmpty else { return [] }
      return badges(try rows(BadgeStatements.raise, [.ints(accounts), .int(limit)], writes: true))
    }

    private func badges(_ rows: PostgreSQLRows) -> [BadgeRecord] {
      (0..<rows.count).map { row in
        BadgeRecord(
          account: rows.number(row, 0), style: rows.text(row, 1), device: rows.text(row, 2), count: rows.int64(row, 3),
          updated: rows.timestamp(row, 4))
      }
    }
  }

  /// The statements about the numbers on icons.
  enum BadgeStatements {
    private static let columns = "account, style, device, count, updated"

    static let ofAccount = PostgreSQLStatement(
      "badges", [.int], "SELECT \(columns) FROM badge WHERE account = $1 ORDER BY style, device")
    static let save = PostgreSQLStatement(
      "badge_save", [.int, .bytes, .bytes, .int, .int],
      """
      INSERT INTO badge(\(columns)) VALUES($1, $2, $3, $4, $5)
      ON CONFLICT(account, style, device) DO UPDATE SET count = excluded.count, updated = excluded.updated
      """)
    static let remove = PostgreSQLStatement(
      "badge_remove", [.int, .bytes, .bytes], "DELETE FROM badge WHERE account = $1 AND style = $2 AND device = $3")
    /// Two hubs lock the rows in one order, so that neither waits for the other.
    static let raise = PostgreSQLStatement(
      "badges_raise", [.ints, .int],
      """
      WITH wanted AS MATERIALIZED (
        SELECT \(columns) FROM badge WHERE account = ANY($1) ORDER BY account, style, device FOR UPDATE),
      raised AS (
        UPDATE badge SET count = badge.count + 1 FROM wanted
        WHERE badge.account = wanted.account AND badge.style = wanted.style AND badge.device = wanted.device
          AND wanted.count < $2)
      SELECT account, style, device, CASE WHEN count < $2 THEN count + 1 ELSE count END, updated
      FROM wanted ORDER BY account, style, device
      """)

    static let all = [ofAccount, save, remove, raise]
  }

  extension PostgreSQLSchema {
    /// The numbers on the icons of devices, from which push notifications count on.
    static let badges = """
      CREATE TABLE badge(
        account bigint NOT NULL, count bigint NOT NULL, updated bigint NOT NULL, style bytea NOT NULL,
        device bytea NOT NULL, PRIMARY KEY(account, style, device)) WITH (fillfactor = 70);
      """
  }
#endif
