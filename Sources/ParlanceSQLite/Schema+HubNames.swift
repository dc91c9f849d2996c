internal import ParlanceCore

extension Schema {
  /// Brings the names by which accounts are found to the form of `CanonicalName.folded`.
  ///
  /// Two accounts whose names have become one cannot both be found by it. The account that has the name in this form
  /// already keeps it; else it goes to the older one. The other account keeps its number and all that refers to it,
  /// under a text that is not a valid name, so that its login is refused.
  @Sendable static func foldNames(_ connection: SQLiteConnection) throws(MessagingError) {
    var moved: [(number: Int64, folded: String)] = []
    let accounts = try connection.statement("SELECT number, name, folded FROM account ORDER BY number").use()
    defer { accounts.reset() }
    while try accounts.next() {
      let folded = CanonicalName.folded(accounts.text(1))
      if !folded.utf8.elementsEqual(accounts.text(2).utf8) { moved.append((accounts.int64(0), folded)) }
    }
    accounts.reset()
    // First out of the way of one another.
    let update = try connection.statement("UPDATE OR IGNORE account SET folded = ?2 WHERE number = ?1").use()
    defer { update.reset() }
    for account in moved {
      update.bind(1, account.number)
      update.bind(2, copiedText: unreachable(account.number))
      try update.finish()
      update.reset()
    }
    for account in moved {
      update.bind(1, account.number)
      update.bind(2, copiedText: account.folded)
      try update.finish()
      update.reset()
    }
  }

  /// Returns a text that no name folds to: it has a control character.
  private static func unreachable(_ account: Int64) -> String { "\u{7F}\(account)" }
}
