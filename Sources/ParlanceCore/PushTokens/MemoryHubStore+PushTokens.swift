/// The service and the text of a token.
private struct PushTokenKey: Hashable {
  let service: ExactString
  let token: ExactString

  init(_ service: String, _ token: String) {
    self.service = ExactString(service)
    self.token = ExactString(token)
  }
}

/// The push tokens of a hub's store in memory.
private struct MemoryPushTokens: MemoryPart {
  var byKey: [PushTokenKey: PushTokenRecord] = [:]
  var ofAccounts: [AccountNumber: Set<PushTokenKey>] = [:]
}

extension MemoryHubStore {
  private var pushTokens: [PushTokenKey: PushTokenRecord] {
    get { parts[MemoryPushTokens.self].byKey }
    _modify { yield &parts[MemoryPushTokens.self].byKey }
  }

  private var pushTokensOfAccounts: [AccountNumber: Set<PushTokenKey>] {
    get { parts[MemoryPushTokens.self].ofAccounts }
    _modify { yield &parts[MemoryPushTokens.self].ofAccounts }
  }

  package func pushTokens(account: AccountNumber) throws(MessagingError) -> [PushTokenRecord] {
    (pushTokensOfAccounts[account] ?? []).compactMap { pushTokens[$0] }.sorted {
      let (first, second) = ($0.service.utf8, $1.service.utf8)
      return first.elementsEqual(second)
        ? $0.token.utf8.lexicographicallyPrecedes($1.token.utf8) : first.lexicographicallyPrecedes(second)
    }
  }

  package func pushToken(service: String, token: String) throws(MessagingError) -> PushTokenRecord? {
    pushTokens[PushTokenKey(service, token)]
  }

  package func save(_ token: PushTokenRecord) throws(MessagingError) {
    set(token, PushTokenKey(token.service, token.token))
  }

  package func removePushToken(service: String, token: String) throws(MessagingError) {
    set(nil, PushTokenKey(service, token))
  }

  private func set(_ token: PushTokenRecord?, _ key: PushTokenKey) {
    let known = pushTokens[key]
    pushTokens[key] = token
    if let known { pushTokensOfAccounts[known.account]?.remove(key) }
    if let token { pushTokensOfAccounts[token.account, default: []].insert(key) }
    undo.note { $0.set(known, key) }
  }
}
