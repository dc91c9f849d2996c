/// The style and the id of a device.
private struct BadgeKey: Hashable {
  let style: ExactString
  let device: ExactString

  init(_ style: String, _ device: String) {
    self.style = ExactString(style)
    self.device = ExactString(device)
  }
}

/// The badges of a hub's store in memory.
private struct MemoryBadges: MemoryPart {
  var byAccount: [AccountNumber: [BadgeKey: BadgeRecord]] = [:]
}

extension MemoryHubStore {
  private var badges: [AccountNumber: [BadgeKey: BadgeRecord]] {
    get { parts[MemoryBadges.self].byAccount }
    _modify { yield &parts[MemoryBadges.self].byAccount }
  }

  package func badges(account: AccountNumber) throws(MessagingError) -> [BadgeRecord] {
    (badges[account] ?? [:]).values.sorted {
      let (first, second) = ($0.style.utf8, $1.style.utf8)
      return first.elementsEqual(second)
        ? $0.device.utf8.lexicographicallyPrecedes($1.device.utf8) : first.lexicographicallyPrecedes(second)
    }
  }

  package func save(_ badge: BadgeRecord) throws(MessagingError) {
    set(badge, badge.account, BadgeKey(badge.style, badge.device))
  }

  package func removeBadge(account: AccountNumber, style: String, device: String) throws(MessagingError) {
    set(nil, account, BadgeKey(style, device))
  }

  package func raiseBadges(accounts: [AccountNumber], limit: Int64) throws(MessagingError) -> [BadgeRecord] {
    var raised: [BadgeRecord] = []
    for account in Set(accounts).sorted() {
      for var badge in try badges(account: account) {
        if badge.count < limit {
          badge.count += 1
          try save(badge)
        }
        raised.append(badge)
      }
    }
    return raised
  }

  private func set(_ badge: BadgeRecord?, _ account: AccountNumber, _ key: BadgeKey) {
    let known = badges[account]?[key]
    badges[account, default: [:]][key] = badge
    undo.note { $0.set(known, account, key) }
  }
}
