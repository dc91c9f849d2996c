package import ParlanceCore

/// Bulletins and operator texts. Each call waits until it is durable.
extension HubLoop {
  package func sendBulletin(_ draft: BulletinDraft) throws(MessagingError) -> Bulletin {
    try perform { turn throws(MessagingError) in try turn.bulletins.send(draft) }
  }

  package func bulletin(_ id: Int64) throws(MessagingError) -> Bulletin {
    try perform { turn throws(MessagingError) in try turn.bulletins.bulletin(BulletinNumber(rawValue: id)) }
  }

  package func bulletins(before id: Int64?, kept: Bool?, limit: Int) throws(MessagingError) -> BulletinPage {
    try BulletinRules.check(limit: limit)
    return try perform { turn throws(MessagingError) in
      try turn.bulletins.bulletins(before: id.map { BulletinNumber(rawValue: $0) }, kept: kept, limit: limit)
    }
  }

  package func deleteBulletin(_ id: Int64) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.bulletins.delete(BulletinNumber(rawValue: id)) }
  }

  package func notify(_ account: AccountID, _ text: String, from sender: AccountID?) throws(MessagingError) -> Int {
    try perform { turn throws(MessagingError) in try turn.bulletins.notify(account, text, from: sender) }
  }
}

extension BulletinRules {
  fileprivate static func check(limit: Int) throws(MessagingError) {
    guard (1...500).contains(limit) else { throw MessagingError(.invalidArgument, "limit 1 to 500") }
  }
}
