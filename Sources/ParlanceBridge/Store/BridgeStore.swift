#if Server
  package import ParlanceCore
  internal import ParlanceMoving

  /// Everything that a bridge keeps: the items that wait, in lines; those that failed; which message is which on both sides; the
  /// states of accounts; counts.
  package final class BridgeStore {
    package let database: BridgeDatabase

    /// Opens the store in a file.
    ///
    /// - throws: `storageFailed`; `unsupported` for a file of a later version.
    package init(path: String) throws(MessagingError) {
      database = try BridgeDatabase(path: path)
      let version = try database.rows("PRAGMA user_version").first?.first?.integer ?? 0
      guard version <= 1 else { throw MessagingError(.unsupported, "\(path) is of a later version") }
      guard version == 0 else { return }
      try database.transaction { () throws(MessagingError) in try database.execute(Self.tables) }
    }

    private static let tables = """
      CREATE TABLE item (
        number INTEGER PRIMARY KEY AUTOINCREMENT, side TEXT NOT NULL, key TEXT NOT NULL, line TEXT NOT NULL,
        event TEXT NOT NULL, received INTEGER NOT NULL, dead INTEGER NOT NULL DEFAULT 0,
        attempts INTEGER NOT NULL DEFAULT 0, strikes INTEGER NOT NULL DEFAULT 0, failed INTEGER NOT NULL DEFAULT 0,
        code TEXT, reason TEXT, progress TEXT NOT NULL DEFAULT '{}', UNIQUE (side, key));
      CREATE INDEX item_line ON item (side, line, dead, number);
      CREATE INDEX item_dead ON item (dead, number);
      CREATE TABLE line (
        side TEXT NOT NULL, name TEXT NOT NULL, due INTEGER NOT NULL, PRIMARY KEY (side, name)) WITHOUT ROWID;
      CREATE INDEX line_due ON line (side, due);
      CREATE TABLE done (
        side TEXT NOT NULL, key TEXT NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (side, key)) WITHOUT ROWID;
      CREATE INDEX done_time ON done (time);
      CREATE TABLE link (
        number INTEGER PRIMARY KEY, ours TEXT NOT NULL, line TEXT NOT NULL, theirs TEXT, origin TEXT NOT NULL,
        sender TEXT NOT NULL, server_id TEXT, server_time INTEGER, sequence INTEGER, recalled TEXT,
        UNIQUE (ours, line));
      CREATE INDEX link_theirs ON link (theirs);
      CREATE INDEX link_server ON link (server_id);
      CREATE INDEX link_line ON link (line, origin, server_time);
      CREATE TABLE grouping (ours TEXT PRIMARY KEY, theirs TEXT NOT NULL UNIQUE) WITHOUT ROWID;
      CREATE TABLE member (
        side TEXT NOT NULL, place TEXT NOT NULL, account TEXT NOT NULL, is_member INTEGER NOT NULL,
        PRIMARY KEY (side, place, account)) WITHOUT ROWID;
      CREATE TABLE reading (
        line TEXT NOT NULL, reader TEXT NOT NULL, sequence INTEGER NOT NULL, PRIMARY KEY (line, reader)) WITHOUT ROWID;
      CREATE TABLE account (name TEXT PRIMARY KEY, state TEXT NOT NULL, time INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE tally (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      PRAGMA user_version = 1;
      """

    // MARK: counts and notes

    /// Adds to a count.
    package func count(_ name: String, _ amount: Int64 = 1) throws(MessagingError) {
      try database.write(
        "INSERT INTO tally VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = value + ?2", .text(name),
        .integer(amount))
    }

    /// Returns all counts.
    package func counts() throws(MessagingError) -> [String: Int64] {
      var counts: [String: Int64] = [:]
      for row in try database.rows("SELECT name, value FROM tally") {
        counts[row[0].text ?? ""] = row[1].integer
      }
      return counts
    }

    /// Returns a note; nil if there is none.
    package func note(_ name: String) throws(MessagingError) -> String? {
      try database.rows("SELECT value FROM note WHERE name = ?1", .text(name)).first?.first?.text
    }

    /// Keeps a note in place of the one with its name.
    package func setNote(_ name: String, _ value: String) throws(MessagingError) {
      try database.write("INSERT OR REPLACE INTO note VALUES (?1, ?2)", .text(name), .text(value))
    }

    /// Returns a note that is a number.
    package func number(_ name: String) throws(MessagingError) -> Int64? { try note(name).flatMap { Int64($0) } }

    // MARK: accounts

    /// The state of an account.
    package enum AccountState: String, CaseIterable, Sendable {
      /// It was not seen at the hub yet.
      case old
      /// It was seen at the hub; its other devices may still use the service.
      case both
      /// The operator declared that it uses the hub alone.
      case moved
    }

    package func state(of account: String) throws(MessagingError) -> AccountState {
      let name = AccountID(account).folded
      let row = try database.rows("SELECT state FROM account WHERE name = ?1", .text(name)).first
      return row?.first?.text.flatMap(AccountState.init) ?? .old
    }

    package func setState(_ state: AccountState, of account: String, at time: Int64) throws(MessagingError) {
      try database.write(
        "INSERT OR REPLACE INTO account VALUES (?1, ?2, ?3)", .text(AccountID(account).folded), .text(state.rawValue),
        .integer(time))
    }

    /// Notes that an account is known, without changing the state that it has.
    package func noteAccount(_ account: String, at time: Int64) throws(MessagingError) {
      let name = AccountID(account).folded
      guard try database.rows("SELECT 1 FROM account WHERE name = ?1", .text(name)).isEmpty else { return }
      try setState(.old, of: account, at: time)
    }

    /// Returns the numbers of accounts by state.
    package func accountCounts() throws(MessagingError) -> [String: Int64] {
      var counts: [String: Int64] = [:]
      for row in try database.rows("SELECT state, count(*) FROM account GROUP BY state") {
        counts[row[0].text ?? ""] = row[1].integer
      }
      return counts
    }

    /// Returns the names of the accounts that are not declared moved.
    package func accountsInUse() throws(MessagingError) -> [String] {
      try database.rows("SELECT name FROM account WHERE state <> 'moved' ORDER BY name").compactMap { $0.first?.text }
    }
  }
#endif
